#include "lang/codegen/module_gen.h"

#include <algorithm>
#include <bit>

#include "lang/codegen/body_gen.h"
#include "lang/codegen/codegen.h"
#include "lang/signatures.h"

namespace braid::lang {

vm::Module generate(Context& context, std::span<CompilationUnit* const> units) {
  return ModuleGen(context).run(units);
}

namespace {

// "a/b/Main.java" -> "Main.java".
std::string base_name(const std::string& path) {
  size_t slash = path.find_last_of("/\\");
  return slash == std::string::npos ? path : path.substr(slash + 1);
}

bool is_main(const vm::MethodDef& m) {
  constexpr uint32_t kFlags = vm::kPublic | vm::kStatic;
  return m.name == "main" && m.descriptor == "([Ljava/lang/String;)V" &&
         (m.flags & kFlags) == kFlags;
}

}  // namespace

vm::Module ModuleGen::run(std::span<CompilationUnit* const> units) {
  for (const CompilationUnit* unit : units) {
    unit_ = unit;
    for (const ClassDecl* decl : unit->types) {
      need_class(*decl->symbol);
      while (!pending_.empty()) {
        ClassSymbol* c = pending_.front();
        pending_.pop_front();
        generate_class(*c);
      }
    }
  }
  for (const auto& c : module_.classes) {
    if (module_.main_class.empty() && std::any_of(c.methods.begin(), c.methods.end(), is_main)) {
      module_.main_class = c.name;
    }
  }
  return std::move(module_);
}

// ---- Names and descriptors.

std::string ModuleGen::descriptor_of(Type* t) { return descriptor(context_, t); }

// Constants of the enum with a body are of classes of their own, made like the others.
bool ModuleGen::is_enum_like(const ClassSymbol& c) const {
  return c.is_enum() || (c.is_anonymous && c.superclass && c.superclass->symbol->is_enum());
}

std::string ModuleGen::method_descriptor(const MethodSymbol& m) {
  const ClassSymbol& c = *m.owner;
  if (!m.is_constructor() || !c.decl) return descriptor(context_, m);
  std::string before;
  if (c.has_outer_this) before += "L" + c.outer->binary_name + ";";
  const New* creation = anonymous_creation(c);
  if (creation && creation->outer) {
    before += "L" + c.superclass->symbol->outer->binary_name + ";";
  }
  if (is_enum_like(c)) before += "Ljava/lang/String;I";
  std::string after;
  for (const VarSymbol* v : c.captured) after += descriptor_of(v->type);
  return descriptor(context_, m, before, after);
}

std::string ModuleGen::class_name_of(Type* t) {
  Type* erased = types_.erasure(t);
  if (erased->kind == TypeKind::kArray) return descriptor_of(erased);
  return types_.erased_class(erased)->binary_name;
}

std::string ModuleGen::captured_field(const std::vector<VarSymbol*>& captured, const VarSymbol& v) {
  size_t same = 0;  // variables of different bodies may have the same name
  for (const VarSymbol* other : captured) {
    if (other == &v) break;
    if (other->name == v.name) ++same;
  }
  return "val$" + v.name + (same == 0 ? "" : "$" + std::to_string(same));
}

const New* ModuleGen::anonymous_creation(const ClassSymbol& c) const {
  auto it = creations_.find(&c);
  return it == creations_.end() ? nullptr : it->second;
}

void ModuleGen::need_class(ClassSymbol& c, const New* creation) {
  if (creation) creations_[&c] = creation;
  if (!needed_.insert(&c).second) return;
  pending_.push_back(&c);
}

void ModuleGen::too_large(SourcePos pos) { context_.diags.error(pos, "code too large"); }

// The constructor of the superclass that takes `params`, as seen from `c`.
MethodSymbol* ModuleGen::super_constructor(const ClassSymbol& c, const std::vector<Type*>& params) {
  MethodSymbol* varargs = nullptr;
  MethodSymbol* same_count = nullptr;
  for (MethodSymbol* m : types_.constructors(c.superclass->symbol)) {
    if (params.empty() && m->params.size() == 1 && m->is_varargs()) varargs = m;
    if (m->params.size() != params.size()) continue;
    same_count = m;
    std::vector<Type*> seen = types_.member_type(c.superclass, m).params;
    bool same = std::equal(seen.begin(), seen.end(), params.begin(), [&](Type* a, Type* b) {
      return types_.same_type(types_.erasure(a), types_.erasure(b));
    });
    if (same) return m;
  }
  return same_count ? same_count : varargs;
}

// ---- Classes.

void ModuleGen::generate_class(ClassSymbol& c) {
  vm::ClassDef def = class_header(c);
  number_lambdas(c);
  fields(c, def);
  methods(c, def);
  lambda_bodies(c, def);
  static_initializer(c, def);
  bridges(c, def);
  const std::string source_file = def.source_file;
  module_.classes.push_back(std::move(def));
  std::vector<const Lambda*> lambdas = std::move(pending_lambdas_);
  pending_lambdas_.clear();
  for (const Lambda* lambda : lambdas) {
    lambda_class(*lambda);
    // What a reference calls is called in the reference's line.
    if (lambda->is_direct) module_.classes.back().source_file = source_file;
  }
  for (const Member& member : c.decl->members) {
    if (member.type) need_class(*member.type->symbol);
  }
}

vm::ClassDef ModuleGen::class_header(ClassSymbol& c) {
  vm::ClassDef def;
  def.flags = c.flags;
  if (c.is_anonymous) def.flags |= vm::kAnonymous;
  if (c.is_local && !c.is_anonymous) def.flags |= vm::kLocal;
  if (c.has_outer_this) def.flags |= vm::kInner;
  def.name = c.binary_name;
  if (c.superclass) {
    def.super = c.superclass->symbol->binary_name;
  } else if (c.binary_name != "java/lang/Object") {
    def.super = "java/lang/Object";
  }
  for (const ClassType* i : c.interfaces) def.interfaces.push_back(i->symbol->binary_name);
  def.signature = class_signature(context_, c);
  def.source_file = base_name(context_.sources.file(c.decl->pos.file).path());
  if (c.outer) def.outer = c.outer->binary_name;
  def.simple_name = c.is_anonymous ? "" : c.name;
  for (const ClassSymbol* m : c.member_classes) def.member_classes.push_back(m->binary_name);
  annotations(*c.decl, def);
  return def;
}

// The full name of an annotation's class if it is one of package braid or a package in it.
std::string ModuleGen::braid_annotation(const std::string& written) const {
  std::string name = written;
  std::replace(name.begin(), name.end(), '.', '/');
  if (name.rfind("braid/", 0) == 0) return name;
  if (name.find('/') != std::string::npos) return {};
  for (const Import& import : unit_->imports) {
    if (import.is_static || import.path.empty() || import.path[0] != "braid") continue;
    std::string path;
    for (const std::string& part : import.path) path += (path.empty() ? "" : "/") + part;
    if (import.on_demand) {
      path += "/" + name;
      if (context_.classes.find(path)) return path;
    } else if (import.path.back() == name) {
      return path;
    }
  }
  if (!unit_->package.empty() && unit_->package[0] == "braid") {
    std::string path;
    for (const std::string& part : unit_->package) path += part + "/";
    path += name;
    if (context_.classes.find(path)) return path;
  }
  return {};
}

void ModuleGen::annotations(const ClassDecl& decl, vm::ClassDef& def) const {
  for (const Annotation& a : decl.modifiers.annotations) {
    if (a.name == "FunctionalInterface" || a.name == "java.lang.FunctionalInterface") {
      def.flags |= vm::kFunctional;
    }
    std::string name = braid_annotation(a.name);
    if (!name.empty()) def.annotations.push_back(std::move(name));
  }
}

// ---- Fields.

void ModuleGen::fields(ClassSymbol& c, vm::ClassDef& def) {
  for (VarSymbol* f : c.fields) field(*f, def);
  synthetic_fields(c, def);
}

void ModuleGen::field(VarSymbol& f, vm::ClassDef& def) {
  vm::FieldDef field;
  field.flags = f.flags;
  field.name = f.name;
  field.descriptor = descriptor_of(f.type);
  field.signature = field_signature(context_, f);
  field.annotations = f.annotations;
  if (is_constant(f.constant)) {
    field.has_constant = true;
    field.constant = constant_def(f.constant);
  }
  def.fields.push_back(std::move(field));
}

vm::Const ModuleGen::constant_def(const Constant& value) {
  vm::Const c;
  if (const auto* i = std::get_if<int32_t>(&value)) {
    c.kind = vm::ConstKind::kInt;
    c.bits = static_cast<uint64_t>(static_cast<int64_t>(*i));
  } else if (const auto* l = std::get_if<int64_t>(&value)) {
    c.kind = vm::ConstKind::kLong;
    c.bits = static_cast<uint64_t>(*l);
  } else if (const auto* f = std::get_if<float>(&value)) {
    c.kind = vm::ConstKind::kFloat;
    c.bits = std::bit_cast<uint32_t>(*f);
  } else if (const auto* d = std::get_if<double>(&value)) {
    c.kind = vm::ConstKind::kDouble;
    c.bits = std::bit_cast<uint64_t>(*d);
  } else {
    c.kind = vm::ConstKind::kString;
    c.string = std::get<std::u16string>(value);
  }
  return c;
}

void ModuleGen::synthetic_fields(ClassSymbol& c, vm::ClassDef& def) {
  auto add = [&](uint32_t flags, std::string name, std::string type) {
    vm::FieldDef field;
    field.flags = flags | vm::kFinal | vm::kSynthetic;
    field.name = std::move(name);
    field.descriptor = std::move(type);
    def.fields.push_back(std::move(field));
  };
  if (c.has_outer_this) add(0, "this$0", "L" + c.outer->binary_name + ";");
  for (const VarSymbol* v : c.captured)
    add(0, captured_field(c.captured, *v), descriptor_of(v->type));
  if (c.decl->kind == ClassDecl::Kind::kEnum) {
    add(vm::kPrivate | vm::kStatic, "$VALUES", "[L" + c.binary_name + ";");
  }
}

// ---- Methods.

void ModuleGen::methods(ClassSymbol& c, vm::ClassDef& def) {
  for (MethodSymbol* m : c.methods) method(*m, def);
}

vm::MethodDef ModuleGen::method_header(MethodSymbol& m) {
  vm::MethodDef def;
  def.flags = m.flags;
  def.name = m.name;
  def.descriptor = method_descriptor(m);
  def.signature = method_signature(context_, m);
  for (Type* t : m.thrown) def.thrown.push_back(types_.erased_class(t)->binary_name);
  if (m.decl) {
    for (const Annotation& a : m.decl->modifiers.annotations) {
      if (braid_annotation(a.name) == "braid/internal/Hidden") def.flags |= vm::kHidden;
    }
  }
  return def;
}

void ModuleGen::method(MethodSymbol& m, vm::ClassDef& def) {
  vm::MethodDef method = method_header(m);
  ClassSymbol& c = *m.owner;
  bool has_code = (m.flags & (vm::kAbstract | vm::kNative)) == 0;
  if (has_code) {
    BodyGen body(*this, c);
    if (m.is_constructor()) {
      body.constructor_body(m);
    } else if (m.decl) {
      body.method_body(m);
    } else if (c.is_record) {
      body.record_member_body(m);
    } else if (m.name == "values") {
      body.enum_values_body();
    } else {
      body.enum_value_of_body();
    }
    body.finish(method, m.pos);
  }
  def.methods.push_back(std::move(method));
}

namespace {

bool needs_static_initializer(const ClassDecl& decl) {
  if (decl.kind == ClassDecl::Kind::kEnum) return true;
  for (const Member& member : decl.members) {
    if (member.initializer && member.initializer->is_static) return true;
    if (!member.field) continue;
    for (const VariableDeclarator* v : member.field->vars) {
      if ((v->symbol->flags & vm::kStatic) && v->init && !is_constant(v->symbol->constant)) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace

void ModuleGen::static_initializer(ClassSymbol& c, vm::ClassDef& def) {
  if (!needs_static_initializer(*c.decl)) return;
  vm::MethodDef method;
  method.flags = vm::kStatic;
  method.name = "<clinit>";
  method.descriptor = "()V";
  BodyGen body(*this, c);
  body.static_initializer_body();
  body.finish(method, c.decl->pos);
  def.methods.push_back(std::move(method));
}

}  // namespace braid::lang
