#include "lang/class_table.h"

#include <bit>

#include "lang/context.h"
#include "lang/signatures.h"

namespace braid::lang {

namespace {

Constant constant_from(const vm::Const& c) {
  switch (c.kind) {
    case vm::ConstKind::kInt:
      return static_cast<int32_t>(c.bits);
    case vm::ConstKind::kLong:
      return static_cast<int64_t>(c.bits);
    case vm::ConstKind::kFloat:
      return std::bit_cast<float>(static_cast<uint32_t>(c.bits));
    case vm::ConstKind::kDouble:
      return std::bit_cast<double>(c.bits);
    case vm::ConstKind::kString:
      return c.string;
    default:
      return {};
  }
}

}  // namespace

std::string_view package_of(std::string_view binary_name) {
  size_t slash = binary_name.rfind('/');
  return slash == std::string_view::npos ? std::string_view() : binary_name.substr(0, slash);
}

ClassTable::ClassTable(Context& context, ClassProvider provider)
    : context_(context), provider_(std::move(provider)) {}

ClassSymbol* ClassTable::find(std::string_view binary_name) {
  std::string key(binary_name);
  auto found = classes_.find(key);
  if (found != classes_.end()) return found->second;
  const vm::ClassDef* def = provider_.find_class ? provider_.find_class(binary_name) : nullptr;
  ClassSymbol* made = def && !(def->flags & vm::kSynthetic) ? make_module_class(*def) : nullptr;
  classes_.emplace(std::move(key), made);
  return made;
}

ClassSymbol* ClassTable::require(std::string_view binary_name) {
  if (ClassSymbol* c = find(binary_name)) return c;
  return make_missing(binary_name);
}

bool ClassTable::is_missing(const ClassSymbol& c) const {
  auto found = missing_.find(c.binary_name);
  return found != missing_.end() && found->second == &c;
}

bool ClassTable::define(ClassSymbol& c) {
  ClassSymbol*& slot = classes_[c.binary_name];
  if (slot && slot->decl) return false;
  slot = &c;
  source_classes_.push_back(&c);
  return true;
}

PackageSymbol* ClassTable::package(std::string_view name) {
  PackageSymbol*& slot = packages_[std::string(name)];
  if (!slot) {
    slot = context_.arena.make<PackageSymbol>();
    slot->name = std::string(name);
  }
  return slot;
}

bool ClassTable::package_exists(std::string_view name) {
  auto [at, fresh] = package_exists_.try_emplace(std::string(name), false);
  if (fresh && provider_.has_package) at->second = provider_.has_package(name);
  return at->second;
}

void ClassTable::define_package(std::string_view name) {
  while (!name.empty()) {
    package_exists_[std::string(name)] = true;
    name = package_of(name);
  }
}

ClassSymbol* ClassTable::make_missing(std::string_view binary_name) {
  ClassSymbol*& slot = missing_[std::string(binary_name)];
  if (slot) return slot;
  auto* c = context_.arena.make<ClassSymbol>();
  slot = c;
  c->binary_name = std::string(binary_name);
  c->package = package(package_of(binary_name));
  c->name = c->binary_name.substr(binary_name.find_last_of("/$") + 1);
  c->flags = vm::kPublic;
  c->this_type = context_.arena.make<ClassType>(c);
  if (binary_name != "java/lang/Object") c->superclass = context_.types.object();
  return c;
}

ClassSymbol* ClassTable::make_module_class(const vm::ClassDef& def) {
  auto* c = context_.arena.make<ClassSymbol>();
  c->binary_name = def.name;
  c->name = def.simple_name;
  c->flags = def.flags;
  c->package = package(package_of(def.name));
  c->is_anonymous = def.flags & vm::kAnonymous;
  c->is_local = c->is_anonymous || (def.flags & vm::kLocal);
  c->has_outer_this = def.flags & vm::kInner;
  c->completer = [this, &def](ClassSymbol& self) { complete_from_module(self, def); };
  return c;
}

void ClassTable::complete_from_module(ClassSymbol& c, const vm::ClassDef& def) {
  if (!def.outer.empty()) c.outer = find(def.outer);
  if (c.outer) c.outer->complete();
  if (!def.signature.empty()) {
    SignatureReader reader(context_, def.signature, &c);
    reader.read_class(c.type_params, c.superclass, c.interfaces);
  } else {
    if (!def.super.empty()) c.superclass = context_.arena.make<ClassType>(require(def.super));
    for (const std::string& name : def.interfaces) {
      c.interfaces.push_back(context_.arena.make<ClassType>(require(name)));
    }
  }
  if (c.is_interface()) c.superclass = nullptr;
  c.this_type = context_.arena.make<ClassType>(
      &c, std::vector<Type*>(c.type_params.begin(), c.type_params.end()));
  if (c.has_outer_this && !c.is_local && c.outer && c.outer->this_type &&
      context_.types.is_parameterized(c.outer->this_type)) {
    c.this_type->enclosing = c.outer->this_type;
  }
  for (const std::string& name : def.member_classes) {
    if (ClassSymbol* member = find(name)) c.member_classes.push_back(member);
  }
  read_fields(c, def);
  read_methods(c, def);
}

void ClassTable::read_fields(ClassSymbol& c, const vm::ClassDef& def) {
  for (const vm::FieldDef& f : def.fields) {
    if (f.flags & vm::kSynthetic) continue;
    const std::string& text = f.signature.empty() ? f.descriptor : f.signature;
    VarSymbol* v = context_.make_variable(VarSymbol::Where::kField, f.name,
                                          SignatureReader(context_, text, &c).read_field(), {});
    v->flags = f.flags;
    v->owner = &c;
    if (f.has_constant) v->constant = constant_from(f.constant);
    c.fields.push_back(v);
  }
}

void ClassTable::read_methods(ClassSymbol& c, const vm::ClassDef& def) {
  for (const vm::MethodDef& m : def.methods) {
    if ((m.flags & (vm::kSynthetic | vm::kBridge)) || m.name == "<clinit>") continue;
    auto* method = context_.arena.make<MethodSymbol>();
    method->name = m.name;
    method->flags = m.flags;
    method->owner = &c;
    method->erased_descriptor = m.descriptor;
    SignatureReader reader(context_, m.signature.empty() ? m.descriptor : m.signature, &c);
    reader.read_method(*method);
    // A constructor without a signature shows its outer instance among the parameters.
    bool shows_outer = method->is_constructor() && c.has_outer_this && m.signature.empty();
    if (shows_outer && !method->params.empty()) method->params.erase(method->params.begin());
    if (method->thrown.empty()) {
      for (const std::string& name : m.thrown) {
        method->thrown.push_back(context_.arena.make<ClassType>(require(name)));
      }
    }
    c.methods.push_back(method);
  }
}

}  // namespace braid::lang
