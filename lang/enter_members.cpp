// Members of classes: fields, methods, constructors, and the implicit ones.
#include <fmt/format.h>

#include <algorithm>

#include "lang/checks_annotations.h"
#include "lang/context.h"
#include "lang/enter.h"

namespace braid::lang {

namespace {
constexpr uint32_t kAccess = vm::kPublic | vm::kProtected | vm::kPrivate;
}

void Enter::enter_members(ClassSymbol& c) {
  Env& env = *class_envs_[&c];
  for (EnumConstant* constant : c.decl->constants) enter_enum_constant(*constant, c);
  for (Member& member : c.decl->members) {
    if (member.field) enter_field(*member.field, c, env);
    if (member.method) enter_method(*member.method, c, env);
  }
  if (c.is_enum()) add_enum_members(c);
  if (c.is_record) add_record_members(c);
  bool has_constructor = std::any_of(c.methods.begin(), c.methods.end(),
                                     [](const MethodSymbol* m) { return m->is_constructor(); });
  if (!has_constructor && !c.is_interface() && !c.is_anonymous) add_default_constructor(c);
}

// ---- Fields -----------------------------------------------------------------------------------

bool Enter::declare_field(VarSymbol& f, ClassSymbol& c) {
  for (VarSymbol*& other : c.fields) {
    if (other->name != f.name) continue;
    context_.diags.error(f.pos, fmt::format("variable {} is already defined in {} {}", f.name,
                                            Types::kind_name(c), context_.types.to_string(c)));
    // The consequences are then the ones that javac reports.
    if (f.flags & (vm::kPrivate | vm::kFinal | vm::kPublic | vm::kStatic)) other = &f;
    return false;
  }
  f.owner = &c;
  c.fields.push_back(&f);
  return true;
}

void Enter::enter_field(FieldDecl& decl, ClassSymbol& c, Env& env) {
  uint32_t flags = decl.modifiers.flags;
  if (c.is_interface()) flags |= vm::kPublic | vm::kStatic | vm::kFinal;
  Env* level = resolver_.nested(env, Env::Kind::kBlock);
  level->is_static = flags & vm::kStatic;
  check_annotations(context_, decl.modifiers, kOnField, *level);
  for (VariableDeclarator* d : decl.vars) {
    Type* type = resolver_.resolve(*d->type_node, *level);
    VarSymbol* f = context_.make_variable(VarSymbol::Where::kField, d->name, type, d->pos);
    f->flags = flags;
    f->field_decl = &decl;
    f->declarator = d;
    f->owner = &c;
    f->annotations = braid_annotations(decl.modifiers, *level);
    d->symbol = f;
    declare_field(*f, c);
  }
}

void Enter::enter_enum_constant(EnumConstant& constant, ClassSymbol& c) {
  VarSymbol* f =
      context_.make_variable(VarSymbol::Where::kField, constant.name, c.this_type, constant.pos);
  f->flags = vm::kPublic | vm::kStatic | vm::kFinal | vm::kEnum;
  f->owner = &c;
  constant.symbol = f;
  declare_field(*f, c);
}

// ---- Methods ----------------------------------------------------------------------------------

uint32_t Enter::method_flags(const MethodDecl& decl, const ClassSymbol& c) const {
  uint32_t flags = decl.modifiers.flags;
  if (c.is_interface()) {
    if (!(flags & vm::kPrivate)) flags |= vm::kPublic;
    bool has_code = flags & (vm::kDefault | vm::kStatic | vm::kPrivate);
    if (!has_code) flags |= vm::kAbstract;
  }
  if (c.is_enum() && decl.name == "<init>") flags |= vm::kPrivate;
  if (!decl.params.empty() && decl.params.back().varargs) flags |= vm::kVarargs;
  return flags;
}

void Enter::enter_method(MethodDecl& decl, ClassSymbol& c, Env& env) {
  auto* m = context_.arena.make<MethodSymbol>();
  decl.symbol = m;
  m->decl = &decl;
  m->name = decl.name;
  m->pos = decl.pos;
  m->owner = &c;
  m->flags = method_flags(decl, c);
  make_type_params(decl.type_params, nullptr, m, m->type_params);
  Env* level = resolver_.nested(env, Env::Kind::kMethod);
  level->is_static = m->is_static();
  level->type_vars = m->type_params;
  resolve_bounds(decl.type_params, *level);
  m->return_type =
      decl.return_type ? resolver_.resolve(*decl.return_type, *level) : context_.types.void_type();
  for (Parameter& p : decl.params) enter_parameter(p, *m, *level);
  if (decl.receiver) check_receiver(decl, c, *level);
  for (TypeNode* node : decl.thrown) {
    Type* t = resolver_.resolve_reference(*node, *level);
    if (!t->is_error()) m->thrown.push_back(t);
  }
  std::vector<std::string> annotations = braid_annotations(decl.modifiers, *level);
  const auto has = [&](const char* name) {
    return std::find(annotations.begin(), annotations.end(), name) != annotations.end();
  };
  if (has("braid/internal/Hidden")) m->flags |= vm::kHidden;
  if (has("braid/internal/NotAtomic")) m->flags |= vm::kNotAtomic;
  check_annotations(context_, decl.modifiers, m->is_constructor() ? kOnConstructor : kOnMethod,
                    *level);
  check_duplicate(*m, c);
  c.methods.push_back(m);
}

// `T this` as the first parameter of an instance method, or `Outer Outer.this` of a constructor of
// an inner class (JLS 8.4).
void Enter::check_receiver(MethodDecl& decl, ClassSymbol& c, Env& level) {
  const bool constructor = decl.name == "<init>";
  ClassSymbol* of = constructor ? c.outer : &c;
  const bool has_one = constructor ? c.has_outer_this : !(decl.symbol->flags & vm::kStatic);
  if (!has_one || !of) {
    context_.diags.error(decl.receiver_pos,
                         "non-static variable this cannot be referenced from a static context");
    return;
  }
  Type* type = resolver_.resolve(*decl.receiver, level);
  if (type->is_error() || context_.types.same_type(context_.types.erasure(type),
                                                   context_.types.erasure(of->this_type))) {
    return;
  }
  context_.diags.error(decl.receiver->pos,
                       "the receiver type does not match the enclosing class type");
}

void Enter::enter_parameter(Parameter& p, MethodSymbol& m, Env& level) {
  Type* type = p.type_node ? resolver_.resolve(*p.type_node, level) : context_.types.error_type();
  if (type->kind == TypeKind::kVoid) {
    context_.diags.error(p.type_node->pos, "'void' type not allowed here");
  }
  if (p.varargs && !type->is_error()) type = context_.types.array_of(type);
  VarSymbol* v = context_.make_variable(VarSymbol::Where::kParameter, p.name, type, p.pos);
  v->flags = p.modifiers.flags;
  v->body_class = m.owner;
  p.symbol = v;
  check_annotations(context_, p.modifiers, kOnParameter, level);
  for (const VarSymbol* other : m.param_vars) {
    if (other->name != p.name) continue;
    context_.diags.error(p.pos, fmt::format("variable {} is already defined in {} {}", p.name,
                                            m.is_constructor() ? "constructor" : "method",
                                            m.is_constructor() ? m.owner->name : m.name));
  }
  m.param_vars.push_back(v);
  m.params.push_back(type);
}

void Enter::check_duplicate(MethodSymbol& m, ClassSymbol& c) {
  Types& types = context_.types;
  for (const Type* p : m.params) {
    if (p->is_error()) return;
  }
  for (const MethodSymbol* other : c.methods) {
    if (other->name != m.name || other->params.size() != m.params.size()) continue;
    if (types.same_signature(&m, other)) {
      if (m.is_varargs() != other->is_varargs()) {
        context_.diags.error(
            m.pos, fmt::format("cannot declare both {} and {} in {}", types.to_string(*other),
                               types.to_string(m), types.to_string(c)));
        return;
      }
      context_.diags.error(
          m.pos, fmt::format("{} {} is already defined in {} {}",
                             m.is_constructor() ? "constructor" : "method", types.to_string(m),
                             Types::kind_name(c), types.to_string(c)));
      return;
    }
    bool same = true;
    for (size_t i = 0; i < m.params.size(); i++) {
      same = same && types.same_type(types.erasure(m.params[i]), types.erasure(other->params[i]));
    }
    if (!same) continue;
    context_.diags.error(m.pos, fmt::format("name clash: {} and {} have the same erasure",
                                            types.to_string(m), types.to_string(*other)));
    return;
  }
}

// ---- Implicit members -------------------------------------------------------------------------

MethodSymbol* Enter::add_implicit(ClassSymbol& c, std::string name, uint32_t flags, Type* result) {
  auto* m = context_.arena.make<MethodSymbol>();
  m->name = std::move(name);
  m->owner = &c;
  m->pos = c.pos;
  m->flags = flags;
  m->return_type = result;
  c.methods.push_back(m);
  return m;
}

void Enter::add_enum_members(ClassSymbol& c) {
  Types& types = context_.types;
  add_implicit(c, "values", vm::kPublic | vm::kStatic, types.array_of(c.this_type));
  MethodSymbol* value_of = add_implicit(c, "valueOf", vm::kPublic | vm::kStatic, c.this_type);
  value_of->params.push_back(types.string());
  for (const MethodSymbol* m : c.methods) {
    if (m->decl && m->name == "values" && m->params.empty()) {
      context_.diags.error(
          m->pos, fmt::format("method values() is already defined in enum {}", types.to_string(c)));
    }
    if (m->is_abstract()) c.flags |= vm::kAbstract;
  }
}

void Enter::add_default_constructor(ClassSymbol& c) {
  uint32_t flags = c.is_enum() ? static_cast<uint32_t>(vm::kPrivate) : c.flags & kAccess;
  add_implicit(c, "<init>", flags, context_.types.void_type());
}

}  // namespace braid::lang
