// Levels, and the meaning of simple type names.
#include "lang/scope.h"

#include <algorithm>

#include "lang/context.h"

namespace braid::lang {

const ClassSymbol* outermost(const ClassSymbol* c) {
  while (c->outer) c = c->outer;
  return c;
}

Env* class_level(Env& env) {
  Env* e = &env;
  while (e && e->kind != Env::Kind::kClass) e = e->outer;
  return e;
}

Env* Resolver::nested(Env& outer, Env::Kind kind) {
  Env* e = context_.arena.make<Env>();
  e->kind = kind;
  e->outer = &outer;
  e->unit = outer.unit;
  e->cls = outer.cls;
  e->method = outer.method;
  e->lambda = outer.lambda;
  e->is_static = outer.is_static;
  return e;
}

VarSymbol* Resolver::find_local(std::string_view name, Env& env) {
  for (Env* e = &env; e && e->kind != Env::Kind::kClass; e = e->outer) {
    for (auto v = e->vars.rbegin(); v != e->vars.rend(); ++v) {
      if ((*v)->name == name) return *v;
    }
  }
  return nullptr;
}

// ---- Simple type names ------------------------------------------------------------------------

TypeName Resolver::find_in_class(std::string_view name, Env& level, bool static_only) {
  TypeName found;
  ClassSymbol* c = level.cls;
  // A member class hides a type parameter in the body.
  for (ClassSymbol* m : c->member_classes) {
    if (m->name == name) found.cls = m;
  }
  for (TypeVar* v : level.type_vars) {
    if (found.cls || v->name != name) continue;
    found.var = v;
    found.static_misuse = static_only;
    return found;
  }
  if (!found.cls) found.cls = context_.types.find_member_class(c, name);
  if (found.cls && !static_only) found.via = c->this_type;
  return found;
}

TypeName Resolver::find_type(std::string_view name, Env& env) {
  bool in_static = false;     // a static level of the class that is being left was passed
  bool static_class = false;  // an inner class's static context was passed
  for (Env* e = &env; e; e = e->outer) {
    TypeName found;
    switch (e->kind) {
      case Env::Kind::kBlock:
      case Env::Kind::kLambda:
        for (ClassSymbol* c : e->local_classes) {
          if (c->name == name) found.cls = c;
        }
        break;
      case Env::Kind::kMethod:
        for (TypeVar* v : e->type_vars) {
          if (v->name == name) found.var = v;
        }
        found.static_misuse = found.var && static_class;
        for (ClassSymbol* c : e->local_classes) {
          if (c->name == name) found.cls = c;
        }
        if (found.cls) found.var = nullptr;
        break;
      case Env::Kind::kClass:
        found = find_in_class(name, *e, in_static || static_class);
        break;
      case Env::Kind::kUnit:
        return find_in_unit(name, *e);
    }
    if (found) {
      if (found.cls) found.cls->complete();
      return found;
    }
    // A constructor's level is static only in the arguments of its explicit constructor call, where
    // type parameters may be named.
    in_static |= e->is_static && !(e->method && e->method->is_constructor());
    if (e->kind == Env::Kind::kClass) static_class |= in_static || e->cls->is_static();
  }
  return {};
}

ClassSymbol* Resolver::find_class_in_package(const PackageSymbol& package, std::string_view name) {
  std::string full =
      package.name.empty() ? std::string(name) : package.name + "/" + std::string(name);
  ClassSymbol* c = context_.classes.find(full);
  return c && !c->is_local ? c : nullptr;
}

TypeName Resolver::find_in_unit(std::string_view name, Env& env) {
  UnitScope& unit = *env.unit;
  TypeName found;
  std::string key(name);
  auto own = unit.types.find(key);
  auto single = unit.single.find(key);
  if (own != unit.types.end()) {
    found.cls = own->second;
  } else if (single != unit.single.end()) {
    found.cls = single->second.type;
    if (!found.cls) found.failed_import = single->second.import;
  } else {
    for (auto& [member, c] : unit.static_single) {
      if (member == name && !found.cls) found.cls = context_.types.find_member_class(c, name);
    }
    if (!found.cls) found.cls = find_class_in_package(*unit.package, name);
    if (!found.cls) found = find_on_demand(name, env);
  }
  if (found.cls) found.cls->complete();
  return found;
}

TypeName Resolver::find_on_demand(std::string_view name, Env& env) {
  UnitScope& unit = *env.unit;
  TypeName found;
  auto add = [&](ClassSymbol* c) {
    if (!c || c == found.cls || !is_accessible(*c, env)) return;
    if (!found.cls) {
      found.cls = c;
    } else {
      found.ambiguous = true;
      found.other = c;
    }
  };
  for (const std::string& package : unit.on_demand) {
    add(find_class_in_package(*context_.classes.package(package), name));
  }
  for (ClassSymbol* c : unit.on_demand_types) add(context_.types.find_member_class(c, name));
  for (ClassSymbol* c : unit.static_on_demand) {
    ClassSymbol* member = context_.types.find_member_class(c, name);
    if (member && member->is_static()) add(member);
  }
  return found;
}

// ---- Static imports ---------------------------------------------------------------------------

VarSymbol* Resolver::find_static_import_field(std::string_view name, Env& env) {
  auto visible = [&](ClassSymbol* c) -> VarSymbol* {
    VarSymbol* f = context_.types.find_field(c, name);
    return f && (f->flags & vm::kStatic) && is_accessible(*f, *f->owner, nullptr, env) ? f
                                                                                       : nullptr;
  };
  for (auto& [member, c] : env.unit->static_single) {
    if (member != name) continue;
    if (VarSymbol* f = visible(c)) return f;
  }
  for (ClassSymbol* c : env.unit->static_on_demand) {
    if (VarSymbol* f = visible(c)) return f;
  }
  return nullptr;
}

std::vector<MethodSymbol*> Resolver::find_static_import_methods(std::string_view name, Env& env) {
  std::vector<MethodSymbol*> out;
  auto add = [&](ClassSymbol* c) {
    for (MethodSymbol* m : context_.types.methods_named(c, name)) {
      if (!m->is_static() || !is_accessible(*m, *m->owner, nullptr, env)) continue;
      if (std::find(out.begin(), out.end(), m) == out.end()) out.push_back(m);
    }
  };
  for (auto& [member, c] : env.unit->static_single) {
    if (member == name) add(c);
  }
  if (!out.empty()) return out;
  for (ClassSymbol* c : env.unit->static_on_demand) add(c);
  return out;
}

// ---- Access (JLS 6.6) -------------------------------------------------------------------------

bool Resolver::is_accessible(const ClassSymbol& c, const Env& env) const {
  const PackageSymbol* here = env.unit->package;
  if (c.is_local || (c.flags & vm::kPublic)) return true;
  if (c.flags & vm::kPrivate) return env.cls && outermost(env.cls) == outermost(&c);
  if (c.package == here) return true;
  if (!(c.flags & vm::kProtected) || !c.outer) return false;
  for (ClassSymbol* k = env.cls; k; k = k->outer) {
    if (context_.types.is_subclass(k, c.outer)) return true;
  }
  return false;
}

bool Resolver::is_accessible(const Symbol& member, const ClassSymbol& owner, Type* site,
                             const Env& env) {
  if (member.flags & vm::kPrivate) return env.cls && outermost(env.cls) == outermost(&owner);
  if (member.flags & vm::kPublic) return true;
  if (owner.package == env.unit->package) return true;
  if (!(member.flags & vm::kProtected)) return false;
  if (site && site->kind == TypeKind::kArray && member.name == "clone") return true;  // JLS 10.7
  for (ClassSymbol* k = env.cls; k; k = k->outer) {
    if (!context_.types.is_subclass(k, const_cast<ClassSymbol*>(&owner))) continue;
    if (!site || (member.flags & vm::kStatic) || member.kind == SymbolKind::kClass) return true;
    ClassSymbol* s = context_.types.erased_class(site);
    if (s && context_.types.is_subclass(s, k)) return true;
  }
  return false;
}

bool Resolver::is_constructor_accessible(const MethodSymbol& m, const Env& env,
                                         bool anonymous_or_super) {
  if (m.flags & vm::kPublic) return true;
  if (m.flags & vm::kPrivate) return env.cls && outermost(env.cls) == outermost(m.owner);
  if (m.owner->package == env.unit->package) return true;
  return (m.flags & vm::kProtected) && anonymous_or_super;
}

}  // namespace braid::lang
