#include "lang/attr_infer.h"

#include <algorithm>

namespace braid::lang {
namespace {

// Deeper questions than this come from types that contain themselves; they are answered with yes.
constexpr int kMaxDepth = 60;

}  // namespace

InferenceVar* Inference::as_var(Type* t) {
  if (t->kind != TypeKind::kTypeVar) return nullptr;
  auto* v = static_cast<TypeVar*>(t);
  return v->flavour == TypeVar::Flavour::kInference ? static_cast<InferenceVar*>(v) : nullptr;
}

std::vector<Type*> Inference::fresh(const std::vector<TypeVar*>& params) {
  std::vector<Type*> vars;
  for (TypeVar* p : params) vars.push_back(context_.arena.make<InferenceVar>(p->name));
  made_ += params.size();
  for (size_t i = 0; i < params.size(); ++i) {
    auto* v = static_cast<InferenceVar*>(vars[i]);
    for (Type* bound : params[i]->bounds) {
      Type* b = types_.subst(bound, params, vars);
      v->bounds.push_back(b);
      if (!types_.is_object(b)) v->of[InferenceVar::kUpper].push_back(b);
    }
  }
  return vars;
}

// ---- Structure ---------------------------------------------------------------------------------

bool Inference::mentions_open(const Type* t) const {
  if (!t) return false;
  switch (t->kind) {
    case TypeKind::kClass: {
      const auto* c = static_cast<const ClassType*>(t);
      for (const Type* a : c->args) {
        if (mentions_open(a)) return true;
      }
      return c->enclosing && mentions_open(c->enclosing);
    }
    case TypeKind::kArray:
      return mentions_open(static_cast<const ArrayType*>(t)->element);
    case TypeKind::kWildcard:
      return mentions_open(static_cast<const WildcardType*>(t)->bound);
    case TypeKind::kTypeVar: {
      const auto* v = static_cast<const TypeVar*>(t);
      if (v->flavour == TypeVar::Flavour::kInference) return true;
      return v->is_captured() && v->captured && mentions_open(v->captured->bound);
    }
    default:
      return false;
  }
}

bool Inference::open(const Type* t) {
  if (made_ == 0 || !t) return false;
  return mentions_open(t) && mentions_open(apply(const_cast<Type*>(t)));
}

Type* Inference::apply(Type* t) {
  if (made_ == 0 || !t || !mentions_open(t)) return t;
  switch (t->kind) {
    case TypeKind::kClass: {
      auto* c = static_cast<ClassType*>(t);
      Type* enclosing = c->enclosing ? apply(c->enclosing) : nullptr;
      return types_.class_type(c->symbol, apply(c->args), static_cast<ClassType*>(enclosing));
    }
    case TypeKind::kArray:
      return types_.array_of(apply(static_cast<ArrayType*>(t)->element));
    case TypeKind::kWildcard: {
      auto* w = static_cast<WildcardType*>(t);
      Type* bound = apply(w->bound);
      if (bound->kind == TypeKind::kWildcard) return bound;
      return types_.wildcard(w->bound_kind, bound);
    }
    case TypeKind::kTypeVar: {
      if (auto* v = as_var(t)) return v->instance ? apply(v->instance) : v;
      auto* v = static_cast<TypeVar*>(t);  // captured, with a variable in its bound
      Type* bound = apply(v->captured->bound);
      if (bound == v->captured->bound) return t;
      auto* w = types_.wildcard(v->captured->bound_kind, bound);
      auto* again = context_.arena.make<TypeVar>(v->name);
      again->flavour = TypeVar::Flavour::kCaptured;
      again->captured = w;
      if (v->lower) again->lower = apply(v->lower);
      for (Type* b : v->bounds) again->bounds.push_back(b == v->captured->bound ? bound : b);
      return again;
    }
    default:
      return t;
  }
}

std::vector<Type*> Inference::apply(const std::vector<Type*>& ts) {
  std::vector<Type*> out;
  out.reserve(ts.size());
  for (Type* t : ts) out.push_back(apply(t));
  return out;
}

void Inference::rollback(size_t mark) {
  while (trail_.size() > mark) {
    const Undo u = trail_.back();
    trail_.pop_back();
    if (u.side < 0) {
      u.var->instance = nullptr;
    } else {
      u.var->of[u.side].pop_back();
    }
  }
}

// ---- Relations ---------------------------------------------------------------------------------

bool Inference::compatible(Type* from, Type* to, bool boxing) {
  from = apply(from);
  to = apply(to);
  if (from->is_error() || to->is_error()) return true;
  if (from->kind == TypeKind::kVoid || to->kind == TypeKind::kVoid) return false;
  if (!open(from) && !open(to)) {
    if (boxing ? types_.is_assignable(from, to) : types_.is_convertible_strict(from, to)) {
      // Whether the unchecked rule was needed decides about the erasure of the result.
      if (from->is_reference() && to->is_reference() && types_.is_parameterized(to) &&
          !types_.is_subtype(from, to)) {
        unchecked = true;
      }
      return true;
    }
    return false;
  }
  if (from->is_primitive()) return boxing && subtype(types_.boxed(from), to);
  if (to->is_primitive()) {
    if (!boxing) return false;
    if (as_var(from)) {
      Type* guess = choose(static_cast<InferenceVar*>(from));
      if (guess && types_.unboxed(guess)) return types_.is_assignable(types_.unboxed(guess), to);
      return same(from, types_.boxed(to));
    }
    return false;
  }
  return subtype(from, to);
}

bool Inference::subtype(Type* s, Type* t) {
  s = apply(s);
  t = apply(t);
  if (s == t || s->is_error() || t->is_error()) return true;
  if (depth_ > kMaxDepth) return true;
  ++depth_;
  const bool result = subtype_closed(s, t);
  --depth_;
  return result;
}

bool Inference::subtype_closed(Type* s, Type* t) {
  if (!mentions_open(s) && !mentions_open(t)) {
    if (types_.is_subtype(s, t)) return true;
    if (!types_.is_subtype_unchecked(s, t)) return false;
    unchecked = true;
    return true;
  }
  if (s->is_primitive() || t->is_primitive()) return false;
  if (s->kind == TypeKind::kNull) return true;
  if (auto* v = as_var(s)) return add_bound(v, InferenceVar::kUpper, t);
  if (auto* v = as_var(t)) return add_bound(v, InferenceVar::kLower, s);
  if (types_.is_object(t)) return true;
  if (s->kind == TypeKind::kWildcard) return subtype(types_.upper_bound(s), t);
  switch (t->kind) {
    case TypeKind::kClass:
      return subtype_class(s, static_cast<ClassType*>(t));
    case TypeKind::kArray: {
      Type* element = types_.element_type(types_.skip_type_vars(s));
      Type* wanted = static_cast<ArrayType*>(t)->element;
      if (!element) return false;
      if (element->is_primitive() || wanted->is_primitive()) {
        return types_.same_type(element, wanted);
      }
      return subtype(element, wanted);
    }
    case TypeKind::kTypeVar: {
      auto* v = static_cast<TypeVar*>(t);
      return v->lower && subtype(s, v->lower);
    }
    default:
      return false;
  }
}

bool Inference::subtype_class(Type* s, ClassType* t) {
  ClassType* super = types_.as_super(types_.capture(s), t->symbol);
  if (!super) return false;
  if (t->args.empty()) return true;
  if (super->args.empty()) {
    unchecked = true;
    return true;
  }
  for (size_t i = 0; i < t->args.size() && i < super->args.size(); ++i) {
    if (!contains(super->args[i], t->args[i])) return false;
  }
  return true;
}

bool Inference::contains(Type* argument, Type* by) {
  using Bound = WildcardType::Bound;
  by = apply(by);
  argument = apply(argument);
  if (by->kind != TypeKind::kWildcard) return same(argument, by);
  auto* w = static_cast<WildcardType*>(by);
  if (w->bound_kind == Bound::kNone) return true;
  if (w->bound_kind == Bound::kExtends) {
    Type* upper = argument->kind == TypeKind::kWildcard ? types_.upper_bound(argument) : argument;
    return subtype(upper, w->bound);
  }
  Type* lower = argument->kind == TypeKind::kWildcard ? types_.lower_bound(argument) : argument;
  return lower && subtype(w->bound, lower);
}

bool Inference::same_wildcards(WildcardType* a, WildcardType* b) {
  if (a->bound_kind != b->bound_kind) return false;
  return !a->bound || same(a->bound, b->bound);
}

bool Inference::same(Type* s, Type* t) {
  s = apply(s);
  t = apply(t);
  if (s == t || s->is_error() || t->is_error()) return true;
  if (!mentions_open(s) && !mentions_open(t)) return types_.same_type(s, t);
  if (auto* v = as_var(s)) return !t->is_primitive() && add_bound(v, InferenceVar::kEqual, t);
  if (auto* v = as_var(t)) return !s->is_primitive() && add_bound(v, InferenceVar::kEqual, s);
  if (s->kind != t->kind) return false;
  if (s->kind == TypeKind::kArray) {
    return same(static_cast<ArrayType*>(s)->element, static_cast<ArrayType*>(t)->element);
  }
  if (s->kind == TypeKind::kWildcard) {
    return same_wildcards(static_cast<WildcardType*>(s), static_cast<WildcardType*>(t));
  }
  if (s->kind == TypeKind::kTypeVar) {  // captures of the same wildcard, made at different times
    auto* a = static_cast<TypeVar*>(s);
    auto* b = static_cast<TypeVar*>(t);
    return a->captured && b->captured && same_wildcards(a->captured, b->captured);
  }
  if (s->kind != TypeKind::kClass) return false;
  auto* a = static_cast<ClassType*>(s);
  auto* b = static_cast<ClassType*>(t);
  if (a->symbol != b->symbol || a->args.size() != b->args.size()) return false;
  for (size_t i = 0; i < a->args.size(); ++i) {
    if (!same(a->args[i], b->args[i])) return false;
  }
  return true;
}

// ---- Bounds ------------------------------------------------------------------------------------

bool Inference::add_bound(InferenceVar* v, InferenceVar::Side side, Type* t) {
  if (t == v) return true;
  if (t->kind == TypeKind::kWildcard) t = types_.upper_bound(t);
  for (Type* known : v->of[side]) {
    if (known == t || types_.same_type(known, t)) return true;
  }
  v->of[side].push_back(t);
  trail_.push_back({v, side});
  if (auto* w = as_var(t)) {
    const auto back = side == InferenceVar::kEqual   ? InferenceVar::kEqual
                      : side == InferenceVar::kLower ? InferenceVar::kUpper
                                                     : InferenceVar::kLower;
    if (!add_bound(w, back, v)) return false;
  }
  return incorporate(v, side, t);
}

bool Inference::incorporate(InferenceVar* v, InferenceVar::Side side, Type* t) {
  // The vectors grow while they are walked: by index, over what was there.
  auto each = [&](InferenceVar::Side other, auto&& relation) {
    const size_t count = v->of[other].size();
    for (size_t i = 0; i < count; ++i) {
      Type* bound = v->of[other][i];
      if (bound != t && !relation(bound)) return false;
    }
    return true;
  };
  if (side == InferenceVar::kEqual) {
    return each(InferenceVar::kEqual, [&](Type* b) { return same(b, t); }) &&
           each(InferenceVar::kLower, [&](Type* b) { return subtype(b, t); }) &&
           each(InferenceVar::kUpper, [&](Type* b) { return subtype(t, b); });
  }
  if (side == InferenceVar::kLower) {
    return each(InferenceVar::kEqual, [&](Type* b) { return subtype(t, b); }) &&
           each(InferenceVar::kUpper, [&](Type* b) { return subtype(t, b); });
  }
  return each(InferenceVar::kEqual, [&](Type* b) { return subtype(b, t); }) &&
         each(InferenceVar::kLower, [&](Type* b) { return subtype(b, t); }) &&
         each(InferenceVar::kUpper, [&](Type* b) { return can_be_both(b, t); });
}

// Whether something can have two upper bounds: no two unrelated classes or arrays.
bool Inference::can_be_both(Type* a, Type* b) {
  const auto is_interface = [](Type* t) {
    return t->kind == TypeKind::kClass && static_cast<ClassType*>(t)->symbol->is_interface();
  };
  for (Type* t : {a, b}) {
    if (t->kind != TypeKind::kClass && t->kind != TypeKind::kArray) return true;
  }
  if (is_interface(a) && b->kind != TypeKind::kArray) return true;
  if (is_interface(b) && a->kind != TypeKind::kArray) return true;
  Type* x = types_.erasure(a);
  Type* y = types_.erasure(b);
  return types_.is_subtype(x, y) || types_.is_subtype(y, x);
}

// ---- Resolution --------------------------------------------------------------------------------

bool Inference::informed(Type* t) {
  t = apply(t);
  if (!mentions_open(t)) return true;
  if (auto* v = as_var(t)) {
    for (auto side : {InferenceVar::kEqual, InferenceVar::kLower}) {
      for (Type* b : v->of[side]) {
        if (!mentions_open(apply(b))) return true;
      }
    }
    return false;
  }
  switch (t->kind) {
    case TypeKind::kClass: {
      const auto& args = static_cast<ClassType*>(t)->args;
      return std::all_of(args.begin(), args.end(), [&](Type* a) { return informed(a); });
    }
    case TypeKind::kArray:
      return informed(static_cast<ArrayType*>(t)->element);
    case TypeKind::kWildcard: {
      auto* bound = static_cast<WildcardType*>(t)->bound;
      return !bound || informed(bound);
    }
    default:
      return true;
  }
}

// lub() gives one of the types that the lower bounds share; an upper bound may ask for another one.
Type* Inference::below_upper_bounds(InferenceVar* v, Type* chosen) {
  for (Type* b : v->of[InferenceVar::kUpper]) {
    Type* upper = apply(b);
    if (mentions_open(upper) || types_.is_subtype(chosen, upper)) continue;
    const auto& lower = v->of[InferenceVar::kLower];
    const bool shared = std::all_of(lower.begin(), lower.end(), [&](Type* l) {
      Type* t = apply(l);
      return mentions_open(t) || types_.is_subtype(t, upper);
    });
    if (shared) return upper;
  }
  return chosen;
}

// The type that the bounds of `v` say, or null while they say nothing proper.
Type* Inference::choose(InferenceVar* v) {
  for (Type* b : v->of[InferenceVar::kEqual]) {
    Type* t = apply(b);
    if (!mentions_open(t)) return t;
  }
  Type* result = nullptr;
  for (Type* b : v->of[InferenceVar::kLower]) {
    Type* t = apply(b);
    if (mentions_open(t) || t->kind == TypeKind::kNull) continue;
    result = result ? types_.lub(result, t) : t;
  }
  if (result) return below_upper_bounds(v, result);
  for (Type* b : v->of[InferenceVar::kUpper]) {
    Type* t = apply(b);
    if (mentions_open(t)) continue;
    result = result ? types_.glb(result, t) : t;
  }
  if (v->thrown && (!result || types_.is_class(result, "java/lang/Exception") ||
                    types_.is_class(result, "java/lang/Throwable"))) {
    return types_.runtime_exception();
  }
  return result;
}

void Inference::settle_mentioned(Type* t, std::vector<InferenceVar*>& busy) {
  t = apply(t);
  if (!mentions_open(t)) return;
  if (auto* v = as_var(t)) return settle(v, busy);
  switch (t->kind) {
    case TypeKind::kClass:
      for (Type* a : static_cast<ClassType*>(t)->args) settle_mentioned(a, busy);
      if (auto* e = static_cast<ClassType*>(t)->enclosing) settle_mentioned(e, busy);
      return;
    case TypeKind::kArray:
      return settle_mentioned(static_cast<ArrayType*>(t)->element, busy);
    case TypeKind::kWildcard:
      return settle_mentioned(static_cast<WildcardType*>(t)->bound, busy);
    case TypeKind::kTypeVar:
      return settle_mentioned(static_cast<TypeVar*>(t)->captured->bound, busy);
    default:
      return;
  }
}

// A bound that mentions the variable itself, as `T extends Comparable<T>`: `?` in its place.
Type* Inference::without(Type* t, InferenceVar* v) {
  t = apply(t);
  if (t == v) return types_.object();
  if (t->kind == TypeKind::kClass) {
    auto* c = static_cast<ClassType*>(t);
    std::vector<Type*> args;
    for (Type* a : c->args) {
      args.push_back(mentions_open(apply(a)) ? types_.wildcard(WildcardType::Bound::kNone, nullptr)
                                             : a);
    }
    return types_.class_type(c->symbol, std::move(args));
  }
  return types_.erasure(t);
}

void Inference::settle(InferenceVar* v, std::vector<InferenceVar*>& busy) {
  if (v->instance || std::find(busy.begin(), busy.end(), v) != busy.end()) return;
  busy.push_back(v);
  Type* type = nullptr;
  // Lower and equal bounds first: what they mention must be known before this is. But variables
  // of which nothing is known wait, since they may learn from this one.
  for (const bool known_only : {true, false}) {
    for (auto side : {InferenceVar::kEqual, InferenceVar::kLower}) {
      const std::vector<Type*> bounds = v->of[side];
      for (Type* b : bounds) {
        Type* t = apply(b);
        if (!known_only || !as_var(t) || informed(t)) settle_mentioned(t, busy);
      }
    }
    if (v->instance) return busy.pop_back();
    type = choose(v);
    if (type && type != v) break;
  }
  if (!type || type == v) {
    const std::vector<Type*> bounds = v->of[InferenceVar::kUpper];
    for (Type* b : bounds) settle_mentioned(b, busy);
    type = choose(v);
  }
  if (!v->instance) {
    if (!type) {
      const auto& upper = v->of[InferenceVar::kUpper];
      type = upper.empty() ? types_.object() : without(upper.front(), v);
    }
    if (type->is_primitive()) type = types_.boxed(type);
    v->instance = type;
    trail_.push_back({v, -1});
    // Others learn from it.
    for (auto side : {InferenceVar::kEqual, InferenceVar::kLower, InferenceVar::kUpper}) {
      const std::vector<Type*> bounds = v->of[side];
      for (Type* b : bounds) {
        if (side == InferenceVar::kEqual) same(type, b);
        if (side == InferenceVar::kLower) subtype(b, type);
        if (side == InferenceVar::kUpper) subtype(type, b);
      }
    }
  }
  busy.pop_back();
}

Type* Inference::resolve(Type* t) {
  if (!open(t)) return apply(t);
  std::vector<InferenceVar*> busy;
  settle_mentioned(t, busy);
  t = apply(t);
  return mentions_open(t) ? types_.erasure(t) : t;
}

}  // namespace braid::lang
