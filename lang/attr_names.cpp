// What names mean: variables, classes, packages (JLS 6.5), and which instance a member is reached
// through.
#include <fmt/format.h>

#include "lang/attr_const.h"
#include "lang/attr_impl.h"
#include "lang/jdk_names.h"

namespace braid::lang {

// Arguments of this(...) or super(...): static as to the class itself only.
bool Attr::is_prologue(const Env& env) {
  return env.is_static && env.method && env.method->is_constructor();
}

bool Attr::no_outer_instance(const ClassSymbol& c) {
  return (c.is_static() && !c.is_local) || c.is_interface() || c.is_enum() || c.is_record;
}

// ---- Members -----------------------------------------------------------------------------------

VarSymbol* Attr::field_of(ClassSymbol& c, std::string_view name) {
  auto [entry, fresh] = fields_[&c].try_emplace(std::string(name));
  if (fresh) entry->second = types_.find_field(&c, name);
  return entry->second;
}

VarSymbol* Attr::field_of(Type* site, std::string_view name) {
  if (site->kind == TypeKind::kClass) return field_of(*static_cast<ClassType*>(site)->symbol, name);
  return types_.find_field(site, name);
}

// May `member` be named through `site`? Private members are not inherited, even where they are
// accessible.
bool Attr::accessible(const Symbol& member, ClassSymbol& owner, Type* site, Env& env) {
  if (site && site->kind == TypeKind::kArray) return true;  // clone() of arrays is public
  if ((member.flags & vm::kPrivate) && site) {
    const bool own =
        site->kind == TypeKind::kClass && static_cast<ClassType*>(site)->symbol == &owner;
    if (!own) return false;
  }
  return resolver_.is_accessible(member, owner, site, env);
}

// ---- Variables ---------------------------------------------------------------------------------

Attr::Found Attr::find_variable(std::string_view name, Env& env) {
  Found found;
  Found inaccessible;
  bool outer_static = false;  // a static class or method lies between
  for (Env* e = &env; e && e->kind != Env::Kind::kUnit;) {
    if (VarSymbol* local = resolver_.find_local(name, *e)) {
      found.var = local;
      found.from_static = outer_static;
      return found;
    }
    Env* level = class_level(*e);
    if (!level) break;
    if (VarSymbol* field = field_of(*level->cls, name)) {
      found.var = field;
      found.at = level;
      found.from_static = outer_static || e->is_static;
      found.in_prologue = !outer_static && is_prologue(*e);
      if (accessible(*field, *field->owner, level->cls->this_type, env)) return found;
      if (!inaccessible.var) inaccessible = found;
      found = {};
    }
    outer_static |= (e->is_static && !is_prologue(*e)) || no_outer_instance(*level->cls);
    e = level->outer;
  }
  found.var = resolver_.find_static_import_field(name, env);
  return found.var ? found : inaccessible;
}

Type* Attr::attr_name(Name& e, Env& env, int kinds) {
  if (kinds & kValue) {
    const Found found = find_variable(e.name, env);
    if (found.var) return variable_name(e, env, found);
  }
  if (kinds & kType) {
    const TypeName type = resolver_.find_type(e.name, env);
    if (type.cls) {
      e.symbol = type.cls;
      return e.type = types_.raw_type(type.cls);
    }
    if (type.var) return e.type = type.var;
  }
  if (kinds & kPackage) {
    e.symbol = context_.classes.package(e.name);
    e.type = nullptr;
    return nullptr;
  }
  if (kinds == kType) {
    resolver_.report_missing_type(e.pos, e.name, resolver_.find_type(e.name, env), env);
  } else {
    report_missing_variable(e.pos, e.name, env);
  }
  return e.type = error_type();
}

void Attr::report_missing_variable(SourcePos pos, std::string_view name, Env& env) {
  resolver_.report_missing(pos, "variable", name, resolver_.find_type(name, env), env);
}

Type* Attr::variable_name(Name& e, Env& env, const Found& found) {
  VarSymbol& v = *found.var;
  e.symbol = &v;
  if (v.where != VarSymbol::Where::kField) {
    if (found.from_static) {
      error(e.pos, fmt::format("non-static variable {} cannot be referenced from a static context",
                               v.name));
    }
    if (!v.type) {
      error(e.pos, "cannot use 'var' on self-referencing variable");
      return e.type = error_type();
    }
    use_local(v, env);
    e.constant = constant_of(v);
    return e.type = v.type ? v.type : error_type();
  }
  if (found.at && !accessible(v, *v.owner, found.at->cls->this_type, env)) {
    error(e.pos, access_error(v, *v.owner));
  }
  const bool is_static = v.flags & vm::kStatic;
  if (!is_static) {
    if (found.in_prologue) {
      error(e.pos, fmt::format("cannot reference {} before supertype constructor has been called",
                               v.name));
    } else if (found.from_static) {
      error(e.pos, fmt::format("non-static variable {} cannot be referenced from a static context",
                               v.name));
    }
    e.implicit_this = found.at ? found.at->cls : nullptr;
    use_this(env);
  }
  if (found.at && found.at->cls == env.cls) check_forward_reference(e, v, env);
  check_enum_initializer(e.pos, v, env);
  check_rival(e.pos, v, found.at ? found.at->cls : nullptr);
  e.constant = constant_of(v);
  if (is_static || !found.at) return e.type = v.type;
  return e.type = types_.member_type(found.at->cls->this_type, &v);
}

// A field of this class used by its simple name before its declaration (JLS 8.3.3).
void Attr::check_forward_reference(Name& e, VarSymbol& v, Env& env) {
  if (!body_ || !body_->initializer || v.owner != env.cls || !v.pos.valid()) return;
  if (v.pos.file != e.pos.file) return;
  const bool is_static = v.flags & vm::kStatic;
  if (is_static != body_->static_initializer) return;
  if (body_->init_var == &v) {
    error(e.pos, "self-reference in initializer");
  } else if (v.pos.offset > e.pos.offset) {
    error(e.pos, "illegal forward reference");
  }
}

// A field that class `c` inherits along with another one of the same name.
void Attr::check_rival(SourcePos pos, VarSymbol& v, ClassSymbol* c) {
  if (!c || v.owner == c) return;
  const VarSymbol* rival = types_.rival_field(c, &v);
  if (!rival) return;
  error(pos, fmt::format("reference to {0} is ambiguous; both variable {0} in {1} and variable {0} "
                         "in {2} match",
                         v.name, types_.to_string(*v.owner), types_.to_string(*rival->owner)));
}

// A static field of an enum, used where its constants are made (JLS 8.9.2).
void Attr::check_enum_initializer(SourcePos pos, VarSymbol& v, Env& env) {
  if (!(v.flags & vm::kStatic) || !v.owner->is_enum() || !v.owner->decl) return;
  if (is_constant(constant_of(v))) return;
  if (env.cls != v.owner && !types_.is_subclass(env.cls, v.owner)) return;
  const bool in_constructor = env.method && env.method->is_constructor();
  const bool in_initializer = !env.method && !env.is_static;
  if (in_constructor || in_initializer) {
    error(pos, "illegal reference to static field from initializer");
  }
}

// ---- Selection ---------------------------------------------------------------------------------

Symbol* Attr::symbol_of(const Expr& e) {
  if (e.kind == ExprKind::kName) return static_cast<const Name&>(e).symbol;
  if (e.kind == ExprKind::kFieldAccess) return static_cast<const FieldAccess&>(e).symbol;
  return nullptr;
}

bool Attr::denotes_class(const Expr& e) {
  if (e.kind != ExprKind::kName && e.kind != ExprKind::kFieldAccess) return false;
  const Symbol* s = symbol_of(e);
  if (s) return s->kind == SymbolKind::kClass;
  return e.kind == ExprKind::kName && e.type && e.type->kind == TypeKind::kTypeVar;
}

Type* Attr::attr_qualifier(Expr& e, Env& env, int kinds) {
  if (e.kind == ExprKind::kName && !e.parenthesized) {
    return attr_name(static_cast<Name&>(e), env, kinds);
  }
  if (e.kind == ExprKind::kFieldAccess && !e.parenthesized) {
    return attr_field_access(static_cast<FieldAccess&>(e), env, kinds);
  }
  return attr_expr(e, env);
}

Type* Attr::attr_field_access(FieldAccess& e, Env& env, int kinds) {
  e.symbol = nullptr;
  e.is_array_length = false;
  if (e.is_super) {
    ClassSymbol* base = e.target ? qualifying_class(*e.target, env) : env.cls;
    if (!base) return e.type = error_type();
    if (env.is_static) {
      error(e.start, "non-static variable super cannot be referenced from a static context");
      return e.type = error_type();
    }
    use_this(env);
    ClassType* site = base->superclass ? base->superclass : types_.object();
    VarSymbol* field = field_of(site, e.name);
    if (field) return select_field(e, env, site, *field, false);
    report_missing(e.pos, fmt::format("variable {}", e.name), e.name, *site->symbol);
    return e.type = error_type();
  }
  // A target may be a package only if a class or package may follow.
  Type* site = attr_qualifier(*e.target, env, kValue | kType | kPackage);
  Symbol* symbol = symbol_of(*e.target);
  if (!site && symbol && symbol->kind == SymbolKind::kPackage) {
    return select_in_package(e, env, static_cast<PackageSymbol&>(*symbol), kinds);
  }
  if (!site || site->is_error()) return e.type = error_type();
  if (denotes_class(*e.target)) {
    if (symbol) return select_in_class(e, env, static_cast<ClassSymbol&>(*symbol), kinds);
    error(e.pos, "cannot select from a type variable");
    return e.type = error_type();
  }
  if (site->kind == TypeKind::kArray && e.name == "length") {
    e.is_array_length = true;
    return e.type = types_.int_type();
  }
  if (site->is_primitive() || site->kind == TypeKind::kVoid || site->kind == TypeKind::kNull) {
    error(e.pos, fmt::format("{} cannot be dereferenced", text(site)));
    return e.type = error_type();
  }
  if (VarSymbol* field = field_of(site, e.name)) {
    return select_field(e, env, site, *field, false);
  }
  ClassSymbol* cls = types_.erased_class(site);
  const std::string what = fmt::format("variable {}", e.name);
  if (site->kind == TypeKind::kArray || !cls) {
    error(e.pos, fmt::format("cannot find symbol: {} in {}", what, text(site)));
  } else {
    report_missing(e.pos, what, e.name, *cls);
  }
  return e.type = error_type();
}

Type* Attr::select_field(FieldAccess& e, Env& env, Type* site, VarSymbol& field, bool of_type) {
  e.symbol = &field;
  if (!accessible(field, *field.owner, e.is_super ? nullptr : site, env)) {
    error(e.pos, access_error(field, *field.owner));
  }
  check_enum_initializer(e.pos, field, env);
  check_rival(e.pos, field, types_.erased_class(site));
  const bool is_static = field.flags & vm::kStatic;
  if (of_type && !is_static) {
    error(e.pos, fmt::format("non-static variable {} cannot be referenced from a static context",
                             field.name));
  }
  if (of_type) e.constant = constant_of(field);
  return e.type = is_static ? field.type : types_.member_type(types_.capture(site), &field);
}

Type* Attr::select_in_class(FieldAccess& e, Env& env, ClassSymbol& c, int kinds) {
  if (kinds & kValue) {
    if (VarSymbol* field = field_of(c, e.name)) {
      return select_field(e, env, types_.raw_type(&c), *field, true);
    }
  }
  if (kinds & kType) {
    if (ClassSymbol* member = types_.find_member_class(&c, e.name)) {
      if (!resolver_.is_accessible(*member, env)) {
        error(e.pos, fmt::format("{} has private access in {}", types_.to_string(*member),
                                 types_.to_string(c)));
      }
      e.symbol = member;
      return e.type = types_.raw_type(member);
    }
  }
  const char* what = kinds & kValue ? "variable" : "class";
  report_missing(e.pos, fmt::format("{} {}", what, e.name), e.name, c);
  return e.type = error_type();
}

Type* Attr::select_in_package(FieldAccess& e, Env& env, PackageSymbol& package, int kinds) {
  if (kinds & kType) {
    if (ClassSymbol* c = resolver_.find_class_in_package(package, e.name)) {
      if (!resolver_.is_accessible(*c, env)) {
        error(e.pos, fmt::format("{} is not public in {}; cannot be accessed from outside package",
                                 c->name, vm::dotted(package.name)));
      }
      e.symbol = c;
      return e.type = types_.raw_type(c);
    }
  }
  const std::string name = package.name + "/" + e.name;
  if (kinds & kPackage) {
    e.symbol = context_.classes.package(name);
    return e.type = nullptr;
  }
  report_missing_class(e.pos, *e.target, package.name, e.name, env);
  return e.type = error_type();
}

// `package`.`name`, where only a class could stand, is none; `qualifier` is the package as written.
void Attr::report_missing_class(SourcePos pos, const Expr& qualifier, const std::string& package,
                                const std::string& name, Env& env) {
  if (is_jdk_class(package, name)) {
    context_.diags.unsupported_name(pos, fmt::format("{}.{}", vm::dotted(package), name));
  } else if (context_.classes.package_exists(package) ||
             (is_jdk_package(package) && package.find('/') != std::string::npos)) {
    error(pos,
          fmt::format("cannot find symbol: class {} in package {}", name, vm::dotted(package)));
  } else if (package.find('/') == std::string::npos) {
    report_missing_variable(qualifier.pos, package, env);  // the first name of all is unknown
  } else {
    error(pos, fmt::format("package {} does not exist", vm::dotted(package)));
  }
}

std::string Attr::access_error(const Symbol& member, const ClassSymbol& owner) const {
  const std::string name = member.kind == SymbolKind::kMethod
                               ? types_.to_string(static_cast<const MethodSymbol&>(member))
                               : member.name;
  if (member.flags & (vm::kPrivate | vm::kProtected)) {
    return fmt::format("{} has {} access in {}", name,
                       member.flags & vm::kPrivate ? "private" : "protected",
                       types_.to_string(owner));
  }
  return fmt::format("{} is not public in {}; cannot be accessed from outside package", name,
                     types_.to_string(owner));
}

bool Attr::is_library(const ClassSymbol& c) {
  return !c.decl && (c.binary_name.starts_with("java/") || c.binary_name.starts_with("javax/"));
}

// `what` ("method foo(int)") was looked for by its name in `c` and its supertypes, and is not
// there.
void Attr::report_missing(SourcePos pos, std::string_view what, std::string_view name,
                          ClassSymbol& c) {
  bool sure = true;
  for (const ClassSymbol* k : types_.closure(&c)) {
    if (!is_library(*k)) continue;
    const JdkMember member = jdk_member(k->binary_name, name);
    const bool ours = types_.find_field(&c, name) || !types_.methods_named(&c, name).empty();
    if (member == JdkMember::kYes && !ours) {
      context_.diags.unsupported_name(pos, fmt::format("{}.{}", vm::dotted(k->binary_name), name));
      return;
    }
    sure &= member == JdkMember::kNo;
  }
  error(pos, fmt::format("cannot find symbol: {} in {}{}", what, class_text(c),
                         sure ? "" : " (or Braid does not support it yet)"));
}

// ---- Instances ---------------------------------------------------------------------------------

Attr::Instance Attr::find_instance(ClassSymbol& c, Env& env, bool subclasses, bool skip_current) {
  Instance result;
  bool outer_static = false;
  for (Env* e = &env; e && e->kind != Env::Kind::kUnit;) {
    Env* level = class_level(*e);
    if (!level) break;
    const bool fits = level->cls == &c || (subclasses && types_.is_subclass(level->cls, &c));
    if (fits && !(skip_current && level->cls == env.cls)) {
      if (!outer_static && !e->is_static) {
        result.cls = level->cls;
        return result;
      }
      if (!outer_static && is_prologue(*e)) result.in_prologue = true;
      result.found_static = true;
    }
    outer_static |= (e->is_static && !is_prologue(*e)) || no_outer_instance(*level->cls);
    e = level->outer;
  }
  return result;
}

// ---- Constant variables ------------------------------------------------------------------------

// Only expressions of this form can be constant (JLS 15.29); visiting them early has no effects.
bool Attr::maybe_constant(const Expr& e) const {
  switch (e.kind) {
    case ExprKind::kLiteral:
      return static_cast<const Literal&>(e).literal_kind != TypeKind::kNull;
    case ExprKind::kName:
      return true;
    case ExprKind::kFieldAccess: {
      const auto& f = static_cast<const FieldAccess&>(e);
      return !f.is_super && f.target &&
             (f.target->kind == ExprKind::kName || f.target->kind == ExprKind::kFieldAccess) &&
             maybe_constant(*f.target);
    }
    case ExprKind::kUnary: {
      const auto& u = static_cast<const Unary&>(e);
      return u.op <= UnaryOp::kBitNot && maybe_constant(*u.operand);
    }
    case ExprKind::kBinary: {
      const auto& b = static_cast<const Binary&>(e);
      return maybe_constant(*b.left) && maybe_constant(*b.right);
    }
    case ExprKind::kConditional: {
      const auto& c = static_cast<const Conditional&>(e);
      return maybe_constant(*c.condition) && maybe_constant(*c.then_value) &&
             maybe_constant(*c.else_value);
    }
    case ExprKind::kCast:
      return maybe_constant(*static_cast<const Cast&>(e).operand);
    default:
      return false;
  }
}

const Constant& Attr::constant_of(VarSymbol& v) {
  static const Constant kNone;
  if (is_constant(v.constant) || !(v.flags & vm::kFinal) || !v.type) return v.constant;
  if (v.where != VarSymbol::Where::kField || !v.declarator || !v.declarator->init) return kNone;
  if (!v.type->is_primitive() && !types_.is_string(v.type)) return kNone;
  if (folded_.contains(&v) || !maybe_constant(*v.declarator->init)) return v.constant;
  if (!folding_.insert(&v).second) return kNone;  // in a circle
  Body body;
  body.initializer = true;
  body.static_initializer = v.flags & vm::kStatic;
  body.init_var = &v;
  Body* const saved = body_;
  body_ = &body;
  attr_field_init(*v.declarator, *enter_.initializer_env(*v.owner, body.static_initializer));
  body_ = saved;
  folding_.erase(&v);
  folded_.insert(&v);
  return v.constant;
}

}  // namespace braid::lang
