// Relations between types: sameness, subtyping, containment, and the conversions of JLS chapter 5.
#include "lang/context.h"
#include "lang/type_ops.h"

namespace braid::lang {

namespace {

// Deeper questions come only from types that contain themselves in their bounds.
constexpr int kMaxDepth = 48;

struct DepthGuard {
  int& depth;
  explicit DepthGuard(int& d) : depth(d) { depth++; }
  ~DepthGuard() { depth--; }
};

bool widens(TypeKind from, TypeKind to) {
  if (from == to) return true;
  if (from == TypeKind::kBoolean || to == TypeKind::kBoolean) return false;
  if (to == TypeKind::kChar) return false;
  if (from == TypeKind::kChar) return to >= TypeKind::kInt;
  return from < to;
}

}  // namespace

bool Types::same_type(const Type* a, const Type* b) const {
  if (a == b || a->is_error() || b->is_error()) return true;
  if (a->kind != b->kind) return false;
  switch (a->kind) {
    case TypeKind::kTypeVar:
      return false;
    case TypeKind::kArray:
      return same_type(static_cast<const ArrayType*>(a)->element,
                       static_cast<const ArrayType*>(b)->element);
    case TypeKind::kWildcard: {
      auto* x = static_cast<const WildcardType*>(a);
      auto* y = static_cast<const WildcardType*>(b);
      if (x->bound_kind != y->bound_kind) return false;
      return !x->bound || same_type(x->bound, y->bound);
    }
    case TypeKind::kClass: {
      auto* x = static_cast<const ClassType*>(a);
      auto* y = static_cast<const ClassType*>(b);
      if (x->symbol != y->symbol || x->args.size() != y->args.size()) return false;
      for (size_t i = 0; i < x->args.size(); i++) {
        if (!same_type(x->args[i], y->args[i])) return false;
      }
      if (x->enclosing && y->enclosing) return same_type(x->enclosing, y->enclosing);
      return true;
    }
    default:
      return true;
  }
}

bool Types::is_subtype(Type* a, Type* b) { return is_subtype_impl(a, b, false); }
bool Types::is_subtype_unchecked(Type* a, Type* b) { return is_subtype_impl(a, b, true); }

bool Types::is_subtype_impl(Type* a, Type* b, bool unchecked) {
  if (same_type(a, b)) return true;
  if (a->is_primitive() || b->is_primitive()) {
    return a->is_primitive() && b->is_primitive() && widens(a->kind, b->kind);
  }
  if (a->kind == TypeKind::kVoid || b->kind == TypeKind::kVoid) return false;
  if (a->kind == TypeKind::kNull) return true;
  if (b->kind == TypeKind::kNull) return false;
  if (depth_ > kMaxDepth) return true;
  DepthGuard guard(depth_);
  if (a->kind == TypeKind::kWildcard) return is_subtype_impl(upper_bound(a), b, unchecked);
  if (b->kind == TypeKind::kWildcard) {
    Type* lower = lower_bound(b);
    return lower && is_subtype_impl(a, lower, unchecked);
  }
  if (b->kind == TypeKind::kTypeVar) {
    Type* lower = static_cast<TypeVar*>(b)->lower;
    if (lower && is_subtype_impl(a, lower, unchecked)) return true;
  }
  if (a->kind == TypeKind::kTypeVar) {
    for (Type* bound : bounds(static_cast<TypeVar*>(a))) {
      if (is_subtype_impl(bound, b, unchecked)) return true;
    }
    return false;
  }
  if (b->kind == TypeKind::kTypeVar) return false;
  if (a->kind == TypeKind::kArray) {
    if (b->kind == TypeKind::kArray) {
      Type* x = static_cast<ArrayType*>(a)->element;
      Type* y = static_cast<ArrayType*>(b)->element;
      if (x->is_primitive() || y->is_primitive()) return same_type(x, y);
      return is_subtype_impl(x, y, unchecked);
    }
    return is_object(b) || is_class(b, "java/lang/Cloneable") ||
           is_class(b, "java/io/Serializable");
  }
  if (b->kind == TypeKind::kArray) return false;
  return is_subtype_class(static_cast<ClassType*>(a), static_cast<ClassType*>(b), unchecked);
}

bool Types::is_subtype_class(ClassType* a, ClassType* b, bool unchecked) {
  if (is_object(b)) return true;
  ClassType* s = as_super(a, b->symbol);
  if (!s) return false;
  if (!is_parameterized(b)) return true;  // not generic, or raw
  if (!is_parameterized(s)) return unchecked;
  if (s->args.size() != b->args.size()) return s->args.empty() && unchecked;
  for (size_t i = 0; i < s->args.size(); i++) {
    if (!contains(s->args[i], b->args[i])) return false;
  }
  if (!b->enclosing || !s->enclosing) return true;
  return is_subtype_class(s->enclosing, b->enclosing, unchecked);
}

bool Types::contains(Type* argument, Type* by) {
  if (argument->is_error() || by->is_error()) return true;
  if (by->kind != TypeKind::kWildcard) return same_type(argument, by);
  auto* w = static_cast<WildcardType*>(by);
  switch (w->bound_kind) {
    case WildcardType::Bound::kNone:
      return true;
    case WildcardType::Bound::kExtends:
      if (argument->kind == TypeKind::kWildcard) argument = upper_bound(argument);
      return is_subtype(argument, w->bound);
    case WildcardType::Bound::kSuper:
      if (argument->kind == TypeKind::kWildcard) argument = lower_bound(argument);
      return argument && is_subtype(w->bound, argument);
  }
  return false;
}

bool Types::is_subclass(ClassSymbol* c, ClassSymbol* base) {
  if (c == base || is_object(base->this_type ? base->this_type : raw_type(base))) return true;
  return as_super(raw_type(c), base) != nullptr;
}

// ---- Conversions ------------------------------------------------------------------------------

bool Types::is_convertible_strict(Type* from, Type* to) {
  if (from->is_error() || to->is_error()) return true;
  if (from->is_primitive() != to->is_primitive()) return false;
  return is_subtype_unchecked(from, to);
}

bool Types::is_assignable(Type* from, Type* to) {
  if (from->is_error() || to->is_error()) return true;
  if (from->kind == TypeKind::kVoid || to->kind == TypeKind::kVoid) return false;
  if (from->is_primitive() == to->is_primitive()) return is_subtype_unchecked(from, to);
  if (from->is_primitive()) return is_subtype(boxed(from), to);
  Type* u = unboxed(from);
  return u && is_subtype(u, to);
}

bool Types::is_unchecked_cast(Type* from, Type* to) {
  if (is_reifiable(to) || is_subtype(from, to)) return false;
  if (from->kind == TypeKind::kArray && to->kind == TypeKind::kArray) {
    return is_unchecked_cast(static_cast<ArrayType*>(from)->element,
                             static_cast<ArrayType*>(to)->element);
  }
  if (to->kind != TypeKind::kClass) return true;
  // What `from` says must determine all arguments of `to`.
  ClassType* self = static_cast<ClassType*>(to)->symbol->this_type;
  const ClassType* known = as_super(from, static_cast<ClassType*>(to)->symbol);
  if (known) return is_raw(known);
  ClassSymbol* from_class = erased_class(from);
  ClassType* super = from_class ? as_super(self, from_class) : nullptr;
  if (!super || is_raw(from)) return true;
  for (TypeVar* v : bindings(self).first) {
    if (!mentions(super, {v})) return true;
  }
  return false;
}

bool Types::is_castable(Type* from, Type* to) {
  if (from->is_error() || to->is_error()) return true;
  if (from->kind == TypeKind::kVoid || to->kind == TypeKind::kVoid) return false;
  if (from->is_primitive() && to->is_primitive()) {
    return from->kind == to->kind || (from->is_numeric() && to->is_numeric());
  }
  if (from->is_primitive()) return is_subtype(boxed(from), to);
  if (to->is_primitive()) {
    if (from->kind == TypeKind::kNull) return false;
    if (Type* u = unboxed(from)) return is_subtype(u, to);
    return is_subtype(boxed(to), from);  // a checked cast to the box, then unboxing
  }
  if (is_subtype_unchecked(from, to)) return true;
  if (to->kind == TypeKind::kNull || from->kind == TypeKind::kNull) return false;
  if (depth_ > kMaxDepth) return true;
  DepthGuard guard(depth_);
  for (Type* t : {from, to}) {
    if (t->kind == TypeKind::kWildcard) {
      return t == from ? is_castable(upper_bound(t), to) : is_castable(from, upper_bound(t));
    }
    if (t->kind != TypeKind::kTypeVar) continue;
    for (Type* bound : bounds(static_cast<TypeVar*>(t))) {
      if (!(t == from ? is_castable(bound, to) : is_castable(from, bound))) return false;
    }
    return true;
  }
  if (from->kind == TypeKind::kArray && to->kind == TypeKind::kArray) {
    Type* x = static_cast<ArrayType*>(from)->element;
    Type* y = static_cast<ArrayType*>(to)->element;
    if (x->is_primitive() || y->is_primitive()) return same_type(x, y);
    return is_castable(x, y);
  }
  if (to->kind == TypeKind::kArray) return is_subtype(to, from);
  if (from->kind == TypeKind::kArray) return false;  // not a subtype, see above
  return is_castable_class(static_cast<ClassType*>(from), static_cast<ClassType*>(to));
}

bool Types::is_castable_class(ClassType* from, ClassType* to) {
  ClassSymbol* x = from->symbol;
  ClassSymbol* y = to->symbol;
  x->complete();
  y->complete();
  if (is_subclass(x, y) || is_subclass(y, x)) {
    bool up = is_subclass(x, y);
    ClassType* sub = up ? from : to;
    ClassType* base = up ? to : from;
    if (!is_parameterized(base) || !is_parameterized(sub)) return true;
    ClassType* seen = as_super(sub, base->symbol);
    return !seen || !provably_distinct(seen, base);
  }
  if (!x->is_interface() && !y->is_interface()) return false;
  bool x_final = x->flags & vm::kFinal;
  bool y_final = y->flags & vm::kFinal;
  if (x_final || y_final) return false;
  return true;
}

// Two parameterisations of one class that no type can have both (JLS 4.5), as far as concrete
// arguments tell.
bool Types::provably_distinct(ClassType* a, ClassType* b) {
  if (a->args.size() != b->args.size()) return false;
  for (size_t i = 0; i < a->args.size(); i++) {
    Type* x = a->args[i];
    Type* y = b->args[i];
    if (x->kind == TypeKind::kTypeVar || y->kind == TypeKind::kTypeVar) continue;
    bool x_wild = x->kind == TypeKind::kWildcard;
    bool y_wild = y->kind == TypeKind::kWildcard;
    if (x_wild || y_wild) {
      auto bound_kind = static_cast<WildcardType*>(x_wild ? x : y)->bound_kind;
      if ((x_wild && y_wild) || bound_kind != WildcardType::Bound::kExtends) continue;
      if (!is_castable(upper_bound(x), upper_bound(y))) return true;
      continue;
    }
    if (same_type(x, y)) continue;
    if (x->kind == TypeKind::kClass && y->kind == TypeKind::kClass &&
        static_cast<ClassType*>(x)->symbol == static_cast<ClassType*>(y)->symbol) {
      if (provably_distinct(static_cast<ClassType*>(x), static_cast<ClassType*>(y))) return true;
      continue;
    }
    return true;
  }
  return false;
}

bool Types::return_type_substitutable(Type* a, Type* b, bool same_parameters) {
  if (a->is_error() || b->is_error()) return true;
  if (a->kind == TypeKind::kVoid || b->kind == TypeKind::kVoid) return a->kind == b->kind;
  if (a->is_primitive() || b->is_primitive()) return a->kind == b->kind;
  if (is_subtype_unchecked(a, b)) return true;
  return !same_parameters && is_subtype_unchecked(a, erasure(b));
}

}  // namespace braid::lang
