// Supertypes, bounds, capture, least upper bounds.
#include <algorithm>

#include "lang/context.h"
#include "lang/type_ops.h"

namespace braid::lang {

namespace {

// Whether class `c` has `base` among its superclasses and superinterfaces, or is it.
bool reaches(ClassSymbol* c, const ClassSymbol* base, int depth = 0) {
  if (c == base) return true;
  if (depth > 200) return false;  // circular inheritance, reported elsewhere
  c->complete();
  if (c->superclass && reaches(c->superclass->symbol, base, depth + 1)) return true;
  if (!base->is_interface()) return false;
  for (ClassType* i : c->interfaces) {
    if (reaches(i->symbol, base, depth + 1)) return true;
  }
  return false;
}

}  // namespace

ClassType* Types::supertype(ClassType* t) {
  t->symbol->complete();
  ClassType* super = t->symbol->superclass;
  if (!super) return t->symbol->is_interface() ? object() : nullptr;
  if (is_raw(t)) return static_cast<ClassType*>(erasure(super));
  Bindings b = bindings(t);
  return static_cast<ClassType*>(subst(super, b.first, b.second));
}

std::vector<ClassType*> Types::interfaces(ClassType* t) {
  t->symbol->complete();
  std::vector<ClassType*> out;
  bool raw = is_raw(t);
  Bindings b = bindings(t);
  for (ClassType* i : t->symbol->interfaces) {
    out.push_back(static_cast<ClassType*>(raw ? erasure(i) : subst(i, b.first, b.second)));
  }
  return out;
}

ClassType* Types::as_super(Type* t, ClassSymbol* c) {
  switch (t->kind) {
    case TypeKind::kTypeVar:
      for (Type* bound : bounds(static_cast<TypeVar*>(t))) {
        if (ClassType* found = as_super(bound, c)) return found;
      }
      return nullptr;
    case TypeKind::kWildcard:
      return as_super(upper_bound(t), c);
    case TypeKind::kArray:
      return c == object()->symbol ? object() : nullptr;
    case TypeKind::kClass:
      break;
    default:
      return nullptr;
  }
  auto* from = static_cast<ClassType*>(t);
  if (c == object()->symbol) return object();
  if (!reaches(from->symbol, c)) return nullptr;
  from = static_cast<ClassType*>(capture(from));
  while (from->symbol != c) {
    ClassType* next = nullptr;
    ClassType* super = supertype(from);
    if (super && reaches(super->symbol, c)) next = super;
    if (!next) {
      for (ClassType* i : interfaces(from)) {
        if (reaches(i->symbol, c)) {
          next = i;
          break;
        }
      }
    }
    if (!next) return nullptr;
    from = next;
  }
  return from;
}

Type* Types::upper_bound(Type* t) {
  if (t->kind == TypeKind::kWildcard) {
    auto* w = static_cast<WildcardType*>(t);
    return w->bound_kind == WildcardType::Bound::kExtends ? upper_bound(w->bound) : object();
  }
  if (t->kind == TypeKind::kTypeVar && static_cast<TypeVar*>(t)->is_captured()) {
    auto* v = static_cast<TypeVar*>(t);
    return v->bounds.empty() ? object() : upper_bound(v->bounds[0]);
  }
  return t;
}

Type* Types::lower_bound(Type* t) {
  if (t->kind == TypeKind::kWildcard) {
    auto* w = static_cast<WildcardType*>(t);
    return w->bound_kind == WildcardType::Bound::kSuper ? lower_bound(w->bound) : nullptr;
  }
  if (t->kind == TypeKind::kTypeVar && static_cast<TypeVar*>(t)->is_captured()) {
    Type* lower = static_cast<TypeVar*>(t)->lower;
    return lower ? lower_bound(lower) : t;
  }
  return t;
}

std::vector<Type*> Types::bounds(const TypeVar* v) {
  if (v->bounds.empty()) return {object()};
  return v->bounds;
}

Type* Types::skip_type_vars(Type* t) {
  for (int i = 0; i < 100 && t->kind == TypeKind::kTypeVar; i++) {
    auto* v = static_cast<TypeVar*>(t);
    t = v->bounds.empty() ? object() : v->bounds[0];
  }
  return t->kind == TypeKind::kWildcard ? skip_type_vars(upper_bound(t)) : t;
}

Type* Types::capture(Type* t) {
  if (!has_wildcards(t)) return t;
  auto* c = static_cast<ClassType*>(t);
  c->symbol->complete();
  const auto& params = c->symbol->type_params;
  if (params.size() != c->args.size()) return t;
  std::vector<Type*> args = c->args;
  for (Type*& arg : args) {
    if (arg->kind != TypeKind::kWildcard) continue;
    auto* v = context_.arena.make<TypeVar>("capture of " + to_string(arg));
    v->flavour = TypeVar::Flavour::kCaptured;
    v->captured = static_cast<WildcardType*>(arg);
    arg = v;
  }
  Bindings outer = bindings(c->enclosing);
  for (size_t i = 0; i < args.size(); i++) {
    if (c->args[i]->kind != TypeKind::kWildcard) continue;
    auto* v = static_cast<TypeVar*>(args[i]);
    v->bounds = subst(subst(params[i]->bounds, params, args), outer.first, outer.second);
    if (v->captured->bound_kind == WildcardType::Bound::kSuper) v->lower = v->captured->bound;
    if (v->captured->bound_kind != WildcardType::Bound::kExtends) continue;
    Type* bound = v->captured->bound;
    // The more specific of the two comes first; a class before an interface, as erasure takes the
    // first.
    ClassSymbol* erased = erased_class(bound);
    bool bound_is_interface = erased && erased->is_interface();
    bool keep_declared = false;
    for (Type* declared : v->bounds) {
      ClassSymbol* d = erased_class(declared);
      keep_declared |= bound_is_interface && d && !d->is_interface();
    }
    v->bounds.insert(keep_declared ? v->bounds.end() : v->bounds.begin(), bound);
  }
  return class_type(c->symbol, std::move(args), c->enclosing);
}

Type* Types::upward(Type* t) {
  if (depth_ > 8) return t->kind == TypeKind::kTypeVar ? erasure(t) : t;
  depth_++;
  Type* result = t;
  if (t->kind == TypeKind::kTypeVar && static_cast<TypeVar*>(t)->is_captured()) {
    result = upward(upper_bound(t));
  } else if (t->kind == TypeKind::kArray) {
    Type* element = static_cast<ArrayType*>(t)->element;
    Type* mapped = upward(element);
    if (mapped != element) result = array_of(mapped);
  } else if (t->kind == TypeKind::kWildcard && static_cast<WildcardType*>(t)->bound) {
    auto* w = static_cast<WildcardType*>(t);
    Type* mapped = upward(w->bound);
    if (mapped != w->bound) result = wildcard(w->bound_kind, mapped);
  } else if (t->kind == TypeKind::kClass) {
    auto* c = static_cast<ClassType*>(t);
    std::vector<Type*> args = c->args;
    for (Type*& arg : args) {
      bool captured = arg->kind == TypeKind::kTypeVar && static_cast<TypeVar*>(arg)->is_captured();
      arg = upward(captured ? static_cast<TypeVar*>(arg)->captured : arg);
    }
    if (args != c->args) result = class_type(c->symbol, std::move(args), c->enclosing);
  }
  depth_--;
  return result;
}

// ---- Bounds of two types ----------------------------------------------------------------------

std::vector<ClassSymbol*> Types::closure(ClassSymbol* c) {
  std::vector<ClassSymbol*> out{c};
  auto add = [&out](ClassSymbol* s) {
    if (std::find(out.begin(), out.end(), s) == out.end()) out.push_back(s);
  };
  for (size_t i = 0; i < out.size(); i++) {
    ClassSymbol* at = out[i];
    at->complete();
    if (at->superclass) add(at->superclass->symbol);
    for (ClassType* t : at->interfaces) add(t->symbol);
  }
  return out;
}

namespace {

bool is_marker(const ClassSymbol& c) {
  return c.binary_name == "java/io/Serializable" || c.binary_name == "java/lang/Comparable" ||
         c.binary_name == "java/lang/Cloneable";
}

// The class to stand for the common supertypes of two: the nearest common superclass, or if that is
// Object a common interface that no other one extends, markers last.
ClassSymbol* common_super(Types& types, ClassSymbol* a, ClassSymbol* b) {
  ClassSymbol* object = types.object()->symbol;
  for (ClassSymbol* c = a; c && c != object; c = c->superclass ? c->superclass->symbol : nullptr) {
    c->complete();
    if (reaches(b, c)) return c;
  }
  std::vector<ClassSymbol*> shared;
  for (ClassSymbol* c : types.closure(a)) {
    if (c->is_interface() && reaches(b, c)) shared.push_back(c);
  }
  ClassSymbol* best = nullptr;
  for (ClassSymbol* c : shared) {
    bool minimal = std::none_of(shared.begin(), shared.end(), [c](ClassSymbol* other) {
      return other != c && reaches(other, c);
    });
    if (minimal && (!best || (is_marker(*best) && !is_marker(*c)))) best = c;
  }
  return best ? best : object;
}

}  // namespace

Type* Types::lub(Type* a, Type* b) {
  if (a->is_error()) return b;
  if (b->is_error()) return a;
  if (is_subtype(a, b)) return b;
  if (is_subtype(b, a)) return a;
  if (a->kind == TypeKind::kArray && b->kind == TypeKind::kArray) {
    Type* x = static_cast<ArrayType*>(a)->element;
    Type* y = static_cast<ArrayType*>(b)->element;
    if (x->is_primitive() || y->is_primitive()) return object();
    return array_of(lub(x, y));
  }
  ClassSymbol* x = erased_class(a);
  ClassSymbol* y = erased_class(b);
  if (!x || !y || a->kind == TypeKind::kArray || b->kind == TypeKind::kArray) return object();
  ClassSymbol* c = common_super(*this, x, y);
  ClassType* s = as_super(a, c);
  ClassType* t = as_super(b, c);
  if (!s || !t) return raw_type(c);
  if (same_type(s, t)) return s;
  if (s->args.empty() || s->args.size() != t->args.size()) return raw_type(c);
  std::vector<Type*> args;
  for (size_t i = 0; i < s->args.size(); i++) {
    Type* p = s->args[i];
    Type* q = t->args[i];
    if (same_type(p, q)) {
      args.push_back(p);
    } else if (depth_ > 0) {
      args.push_back(wildcard(WildcardType::Bound::kNone, nullptr));
    } else {
      depth_++;
      args.push_back(wildcard(WildcardType::Bound::kExtends, lub(upper_bound(p), upper_bound(q))));
      depth_--;
    }
  }
  return class_type(c, std::move(args));
}

Type* Types::glb(Type* a, Type* b) {
  if (is_subtype(a, b)) return a;
  return is_subtype(b, a) ? b : a;
}

Type* Types::element_type(Type* t) {
  return t->kind == TypeKind::kArray ? static_cast<ArrayType*>(t)->element : nullptr;
}

Type* Types::iterated_type(Type* t) {
  Type* base = skip_type_vars(t);
  if (Type* element = element_type(base)) return element;
  ClassType* found = as_super(t, iterable()->symbol);
  if (!found) return nullptr;
  return found->args.empty() ? object() : upper_bound(found->args[0]);
}

}  // namespace braid::lang
