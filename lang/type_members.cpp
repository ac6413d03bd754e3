// Members of types: lookup, types as seen from a site, overriding, functional interfaces.
#include <algorithm>

#include "lang/context.h"
#include "lang/type_ops.h"

namespace braid::lang {

Type* Types::member_type(Type* site, const VarSymbol* field) {
  if (!field->owner || (field->flags & vm::kStatic) || !field->type) return field->type;
  ClassType* base = as_super(site, field->owner);
  if (!base) return field->type;
  if (is_raw(base)) return erasure(field->type);
  Bindings b = bindings(base);
  return subst(field->type, b.first, b.second);
}

MethodType Types::member_type(Type* site, const MethodSymbol* method) {
  MethodType out{method->type_params, method->params, method->return_type, method->thrown, false};
  if (method->is_static() || !method->owner) return out;
  ClassType* base = as_super(site, method->owner);
  if (!base) return out;
  if (is_raw(base)) {
    out.erased = true;
    out.type_params.clear();
    for (Type*& p : out.params) p = erasure(p);
    for (Type*& t : out.thrown) t = erasure(t);
    out.result = erasure(out.result);
    return out;
  }
  Bindings b = bindings(base);
  if (b.first.empty()) return out;
  // Bounds of the method's own parameters may name the class's: then they need fresh variables.
  bool fresh = false;
  for (const TypeVar* v : out.type_params) {
    for (const Type* bound : v->bounds) fresh |= mentions(bound, b.first);
  }
  if (fresh) {
    std::vector<TypeVar*> renamed;
    for (TypeVar* v : out.type_params) {
      renamed.push_back(context_.arena.make<TypeVar>(*v));
      b.first.push_back(v);
      b.second.push_back(renamed.back());
    }
    for (TypeVar* v : renamed) v->bounds = subst(v->bounds, b.first, b.second);
    out.type_params = std::move(renamed);
  }
  out.params = subst(out.params, b.first, b.second);
  out.result = subst(out.result, b.first, b.second);
  out.thrown = subst(out.thrown, b.first, b.second);
  return out;
}

// ---- Lookup -----------------------------------------------------------------------------------

VarSymbol* Types::find_field(ClassSymbol* c, std::string_view name) {
  for (ClassSymbol* k : closure(c)) {
    for (VarSymbol* f : k->fields) {
      if (f->name == name) return f;
    }
  }
  return nullptr;
}

const VarSymbol* Types::rival_field(ClassSymbol* c, const VarSymbol* found) {
  c->complete();
  for (const VarSymbol* f : c->fields) {
    if (f->name == found->name) return f == found ? nullptr : f;
  }
  if (c->superclass) {
    if (const VarSymbol* f = rival_field(c->superclass->symbol, found)) return f;
  }
  for (const ClassType* i : c->interfaces) {
    if (const VarSymbol* f = rival_field(i->symbol, found)) return f;
  }
  return nullptr;
}

VarSymbol* Types::find_field(Type* site, std::string_view name) {
  if (site->kind == TypeKind::kTypeVar) {
    for (Type* bound : bounds(static_cast<TypeVar*>(site))) {
      if (VarSymbol* f = find_field(bound, name)) return f;
    }
    return nullptr;
  }
  ClassSymbol* c = site->kind == TypeKind::kClass ? static_cast<ClassType*>(site)->symbol : nullptr;
  return c ? find_field(c, name) : nullptr;
}

ClassSymbol* Types::find_member_class(ClassSymbol* c, std::string_view name) {
  for (ClassSymbol* k : closure(c)) {
    for (ClassSymbol* m : k->member_classes) {
      if (m->name == name) return m;
    }
  }
  return nullptr;
}

std::vector<MethodSymbol*> Types::constructors(ClassSymbol* c) {
  c->complete();
  std::vector<MethodSymbol*> out;
  for (MethodSymbol* m : c->methods) {
    if (m->is_constructor()) out.push_back(m);
  }
  return out;
}

namespace {

bool is_inherited(const MethodSymbol& m, const ClassSymbol& into) {
  if (m.owner == &into) return true;
  if (m.flags & vm::kPrivate) return false;
  if (m.is_static() && m.owner->is_interface()) return false;
  bool package_private = !(m.flags & (vm::kPublic | vm::kProtected));
  return !package_private || m.owner->package == into.package;
}

}  // namespace

void Types::collect_methods(ClassSymbol* c, std::string_view name, ClassSymbol* in,
                            std::vector<MethodSymbol*>& out, std::vector<ClassSymbol*>& seen) {
  if (std::find(seen.begin(), seen.end(), c) != seen.end()) return;
  seen.push_back(c);
  c->complete();
  const size_t own_begin = out.size();
  for (MethodSymbol* m : c->methods) {
    if (m->name != name || !is_inherited(*m, *in)) continue;
    bool hidden = false;
    for (size_t i = 0; i < own_begin && !hidden; i++) {
      MethodSymbol* nearer = out[i];
      if (!is_subsignature(in->this_type, nearer, m)) continue;
      // Of two unrelated interface methods, the one with the more specific result stays; a default
      // one of a subinterface is never replaced.
      bool replace = nearer->owner->is_interface() && nearer->is_abstract() &&
                     !reaches_interface(nearer->owner, m->owner) && is_more_specific(m, nearer, in);
      if (replace) out[i] = m;
      hidden = true;
    }
    if (!hidden) out.push_back(m);
  }
  if (c->superclass) collect_methods(c->superclass->symbol, name, in, out, seen);
  for (ClassType* i : c->interfaces) collect_methods(i->symbol, name, in, out, seen);
}

bool Types::reaches_interface(ClassSymbol* c, ClassSymbol* base) {
  std::vector<ClassSymbol*> all = closure(c);
  return std::find(all.begin(), all.end(), base) != all.end();
}

bool Types::is_more_specific(MethodSymbol* a, MethodSymbol* b, ClassSymbol* in) {
  Type* x = member_type(in->this_type, a).result;
  Type* y = member_type(in->this_type, b).result;
  return !same_type(x, y) && x->is_reference() && is_subtype(erasure(x), erasure(y));
}

std::vector<MethodSymbol*> Types::methods_named(ClassSymbol* c, std::string_view name) {
  c->complete();
  std::vector<MethodSymbol*> out;
  std::vector<ClassSymbol*> seen;
  collect_methods(c, name, c, out, seen);
  if (c->is_interface()) {
    size_t own = out.size();
    ClassSymbol* object_class = object()->symbol;
    object_class->complete();
    for (MethodSymbol* m : object_class->methods) {
      if (m->name != name || !(m->flags & vm::kPublic)) continue;
      bool hidden = false;
      for (size_t i = 0; i < own; i++) hidden |= is_subsignature(c->this_type, out[i], m);
      if (!hidden) out.push_back(m);
    }
  }
  return out;
}

std::vector<MethodSymbol*> Types::methods_named(Type* site, std::string_view name) {
  switch (site->kind) {
    case TypeKind::kClass:
      return methods_named(static_cast<ClassType*>(site)->symbol, name);
    case TypeKind::kArray:
      return methods_named(object()->symbol, name);
    case TypeKind::kWildcard:
      return methods_named(upper_bound(site), name);
    case TypeKind::kTypeVar: {
      std::vector<MethodSymbol*> out;
      for (Type* bound : bounds(static_cast<TypeVar*>(site))) {
        for (MethodSymbol* m : methods_named(bound, name)) {
          if (std::find(out.begin(), out.end(), m) == out.end()) out.push_back(m);
        }
      }
      return out;
    }
    default:
      return {};
  }
}

// ---- Overriding -------------------------------------------------------------------------------

bool Types::same_params(const MethodType& a, const MethodType& b) {
  if (a.params.size() != b.params.size()) return false;
  for (size_t i = 0; i < a.params.size(); i++) {
    if (!same_type(a.params[i], b.params[i])) return false;
  }
  return true;
}

bool Types::is_subsignature(ClassType* in, const MethodSymbol* a, const MethodSymbol* b) {
  if (a->name != b->name || a->params.size() != b->params.size()) return false;
  if (a == b) return true;
  MethodType x = member_type(in, a);
  MethodType y = member_type(in, b);
  if (x.type_params.size() == y.type_params.size()) {
    MethodType adapted = y;
    if (!y.type_params.empty()) {
      std::vector<Type*> as(x.type_params.begin(), x.type_params.end());
      adapted.params = subst(y.params, y.type_params, as);
    }
    if (same_params(x, adapted)) return true;
  }
  if (!x.type_params.empty()) return false;
  for (Type*& p : y.params) p = erasure(p);
  return same_params(x, y);
}

bool Types::same_signature(const MethodSymbol* a, const MethodSymbol* b) {
  if (a->params.size() != b->params.size()) return false;
  if (a->type_params.size() != b->type_params.size()) return false;
  std::vector<Type*> as(a->type_params.begin(), a->type_params.end());
  for (size_t i = 0; i < a->params.size(); i++) {
    if (!same_type(a->params[i], subst(b->params[i], b->type_params, as))) return false;
  }
  return true;
}

bool Types::overrides(const MethodSymbol* a, const MethodSymbol* b, ClassSymbol* in) {
  if (a == b || a->name != b->name || a->is_constructor()) return false;
  if ((b->flags & (vm::kPrivate | vm::kStatic)) || (a->flags & (vm::kStatic | vm::kPrivate))) {
    return false;
  }
  bool package_private = !(b->flags & (vm::kPublic | vm::kProtected));
  if (package_private && b->owner->package != a->owner->package) return false;
  in->complete();
  return is_subsignature(in->this_type, a, b);
}

bool Types::overrides_equivalent(const MethodSymbol* a, const MethodSymbol* b, ClassSymbol* in) {
  in->complete();
  return is_subsignature(in->this_type, a, b) || is_subsignature(in->this_type, b, a);
}

MethodSymbol* Types::implementation(MethodSymbol* method, ClassSymbol* c) {
  for (ClassSymbol* k = c; k; k = k->superclass ? k->superclass->symbol : nullptr) {
    k->complete();
    if (k->is_interface()) break;
    for (MethodSymbol* m : k->methods) {
      if (m != method && !overrides(m, method, c)) continue;
      return m->is_abstract() ? nullptr : m;
    }
  }
  // The default method that no other interface's method overrides.
  MethodSymbol* best = nullptr;
  for (ClassSymbol* k : closure(c)) {
    if (!k->is_interface()) continue;
    for (MethodSymbol* m : k->methods) {
      if (m != method && !overrides(m, method, c)) continue;
      if (!best || reaches_interface(k, best->owner)) best = m;
    }
  }
  return best && !best->is_abstract() ? best : nullptr;
}

// ---- Functional interfaces --------------------------------------------------------------------

namespace {

// The abstract methods of an interface that a lambda would have to implement: those of Object left
// out, and those that a nearer interface overrides.
std::vector<MethodSymbol*> functional_candidates(Types& types, ClassSymbol* c) {
  std::vector<MethodSymbol*> kept;
  ClassSymbol* object_class = types.object()->symbol;
  object_class->complete();
  for (ClassSymbol* k : types.closure(c)) {
    if (!k->is_interface()) continue;
    for (MethodSymbol* m : k->methods) {
      if (m->flags & (vm::kStatic | vm::kPrivate)) continue;
      bool skip = false;
      for (MethodSymbol* o : object_class->methods) {
        skip |= (o->flags & vm::kPublic) && types.is_subsignature(c->this_type, m, o);
      }
      for (MethodSymbol* nearer : kept) {
        skip |= types.is_subclass(nearer->owner, k) && types.overrides(nearer, m, c);
      }
      if (!skip) kept.push_back(m);
    }
  }
  std::erase_if(kept, [](MethodSymbol* m) { return !m->is_abstract(); });
  return kept;
}

}  // namespace

// JLS 9.9: the parameterisation of the interface without wildcards.
ClassType* Types::non_wildcard(ClassType* t) {
  if (!has_wildcards(t)) return t;
  const auto& params = t->symbol->type_params;
  std::vector<Type*> args = t->args;
  for (size_t i = 0; i < args.size() && i < params.size(); i++) {
    if (args[i]->kind != TypeKind::kWildcard) continue;
    auto* w = static_cast<WildcardType*>(args[i]);
    Type* declared = params[i]->bounds.empty() ? object() : params[i]->bounds[0];
    if (mentions(declared, params)) declared = erasure(declared);
    switch (w->bound_kind) {
      case WildcardType::Bound::kNone:
        args[i] = declared;
        break;
      case WildcardType::Bound::kExtends:
        args[i] = glb(w->bound, declared);
        break;
      case WildcardType::Bound::kSuper:
        args[i] = w->bound;
        break;
    }
  }
  return class_type(t->symbol, std::move(args), t->enclosing);
}

Sam Types::find_sam(ClassType* t) {
  Sam sam;
  ClassSymbol* c = t->symbol;
  c->complete();
  sam.error = to_string(t) + " is not a functional interface";
  if (!c->is_interface() || (c->flags & vm::kAnnotation)) return sam;
  std::vector<MethodSymbol*> candidates = functional_candidates(*this, c);
  if (candidates.empty()) {
    sam.hint = "no abstract method found in interface " + c->name;
    return sam;
  }
  MethodSymbol* chosen = nullptr;
  for (MethodSymbol* m : candidates) {
    bool fits = true;
    for (MethodSymbol* other : candidates) {
      if (other == m) continue;
      fits = fits && is_subsignature(c->this_type, m, other) &&
             return_type_substitutable(member_type(c->this_type, m).result,
                                       member_type(c->this_type, other).result);
    }
    if (fits) {
      chosen = m;
      break;
    }
  }
  if (!chosen) {
    sam.hint = "multiple non-overriding abstract methods found in interface " + c->name;
    return sam;
  }
  sam.error.clear();
  sam.method = chosen;
  sam.type = non_wildcard(t);
  MethodType m = member_type(sam.type, chosen);
  sam.params = std::move(m.params);
  sam.result = m.result;
  sam.thrown = std::move(m.thrown);
  return sam;
}

}  // namespace braid::lang
