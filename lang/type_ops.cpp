// Singletons, construction, erasure, substitution, conversions between primitives and boxes.
#include "lang/type_ops.h"

#include "lang/context.h"

namespace braid::lang {

namespace {

constexpr std::string_view kWellKnownNames[] = {
    "java/lang/Object",        "java/lang/String",
    "java/lang/Throwable",     "java/lang/RuntimeException",
    "java/lang/Error",         "java/lang/Iterable",
    "java/lang/Class",         "java/lang/Enum",
    "java/lang/AutoCloseable", "java/lang/Record",
    "java/lang/Cloneable",     "java/io/Serializable",
    "java/lang/Boolean",       "java/lang/Byte",
    "java/lang/Short",         "java/lang/Character",
    "java/lang/Integer",       "java/lang/Long",
    "java/lang/Float",         "java/lang/Double",
};

}  // namespace

Types::Types(Context& context) : context_(context) {
  static_assert(std::size(kWellKnownNames) == kWellKnownCount);
  for (size_t i = 0; i < primitives_.size(); i++) {
    primitives_[i] = context.arena.make<Type>(static_cast<TypeKind>(i));
  }
}

ClassType* Types::well_known(WellKnown which) {
  ClassType*& slot = well_known_[which];
  if (!slot) slot = raw_type(context_.classes.require(kWellKnownNames[which]));
  return slot;
}

bool Types::is_class(const Type* t, std::string_view binary_name) const {
  return t->kind == TypeKind::kClass &&
         static_cast<const ClassType*>(t)->symbol->binary_name == binary_name;
}

bool Types::is_object(const Type* t) const { return is_class(t, kWellKnownNames[kObject]); }
bool Types::is_string(const Type* t) const { return is_class(t, kWellKnownNames[kString]); }

ClassType* Types::class_of(Type* t) {
  ClassSymbol* c = well_known(kClassClass)->symbol;
  c->complete();
  if (c->type_params.empty()) return well_known(kClassClass);
  return class_type(
      c, {t->kind == TypeKind::kVoid ? class_type(context_.classes.require("java/lang/Void"))
                                     : boxed(t)});
}

bool Types::is_checked_exception(Type* t) {
  if (t->is_error() || t->kind == TypeKind::kNull) return false;
  return is_subtype(t, throwable()) && !is_subtype(t, runtime_exception()) &&
         !is_subtype(t, error_class());
}

// ---- Making types -----------------------------------------------------------------------------

ClassType* Types::class_type(ClassSymbol* c, std::vector<Type*> args, ClassType* enclosing) {
  auto* t = context_.arena.make<ClassType>(c, std::move(args));
  t->enclosing = enclosing;
  return t;
}

ArrayType* Types::array_of(Type* element, uint32_t dims) {
  ArrayType* t = context_.arena.make<ArrayType>(element);
  for (; dims > 1; dims--) t = context_.arena.make<ArrayType>(t);
  return t;
}

WildcardType* Types::wildcard(WildcardType::Bound bound_kind, Type* bound) {
  auto* w = context_.arena.make<WildcardType>();
  w->bound_kind = bound_kind;
  w->bound = bound;
  if (bound_kind == WildcardType::Bound::kExtends && is_object(bound)) {
    w->bound_kind = WildcardType::Bound::kNone;
    w->bound = nullptr;
  }
  return w;
}

ClassType* Types::raw_type(ClassSymbol* c) { return class_type(c); }

bool Types::is_raw(const Type* t) const {
  if (t->kind != TypeKind::kClass) return false;
  auto* c = static_cast<const ClassType*>(t);
  c->symbol->complete();
  if (!c->args.empty()) return false;
  if (!c->symbol->type_params.empty()) return true;
  // A member class with an outer instance is raw with its enclosing class.
  ClassSymbol* outer = c->symbol->outer;
  if (!c->symbol->has_outer_this || c->symbol->is_local || !outer || c->enclosing) return false;
  outer->complete();
  return outer->this_type && is_parameterized(outer->this_type);
}

bool Types::is_parameterized(const Type* t) const {
  if (t->kind != TypeKind::kClass) return false;
  auto* c = static_cast<const ClassType*>(t);
  return !c->args.empty() || (c->enclosing && is_parameterized(c->enclosing));
}

bool Types::is_reifiable(const Type* t) const {
  switch (t->kind) {
    case TypeKind::kTypeVar:
      return false;
    case TypeKind::kArray:
      return is_reifiable(static_cast<const ArrayType*>(t)->element);
    case TypeKind::kClass: {
      auto* c = static_cast<const ClassType*>(t);
      for (const Type* a : c->args) {
        if (a->kind != TypeKind::kWildcard) return false;
        if (static_cast<const WildcardType*>(a)->bound_kind != WildcardType::Bound::kNone) {
          return false;
        }
      }
      return !c->enclosing || is_reifiable(c->enclosing);
    }
    default:
      return true;
  }
}

bool Types::has_wildcards(const Type* t) const {
  if (t->kind != TypeKind::kClass) return false;
  for (const Type* a : static_cast<const ClassType*>(t)->args) {
    if (a->kind == TypeKind::kWildcard) return true;
  }
  return false;
}

// ---- Erasure and substitution -----------------------------------------------------------------

Type* Types::erasure(Type* t) {
  switch (t->kind) {
    case TypeKind::kClass: {
      auto* c = static_cast<ClassType*>(t);
      return c->args.empty() && !c->enclosing ? c : class_type(c->symbol);
    }
    case TypeKind::kArray: {
      Type* element = static_cast<ArrayType*>(t)->element;
      Type* erased = erasure(element);
      return erased == element ? t : array_of(erased);
    }
    case TypeKind::kTypeVar: {
      auto* v = static_cast<TypeVar*>(t);
      return v->bounds.empty() ? object() : erasure(v->bounds[0]);
    }
    case TypeKind::kWildcard:
      return erasure(upper_bound(t));
    default:
      return t;
  }
}

ClassSymbol* Types::erased_class(Type* t) {
  Type* e = erasure(t);
  if (e->kind == TypeKind::kClass) return static_cast<ClassType*>(e)->symbol;
  if (e->kind == TypeKind::kArray || e->kind == TypeKind::kNull) return object()->symbol;
  return nullptr;
}

Types::Bindings Types::bindings(const ClassType* t) const {
  Bindings b;
  for (; t; t = t->enclosing) {
    t->symbol->complete();
    const auto& params = t->symbol->type_params;
    if (t->args.size() != params.size()) continue;
    b.first.insert(b.first.end(), params.begin(), params.end());
    b.second.insert(b.second.end(), t->args.begin(), t->args.end());
  }
  return b;
}

namespace {

// A wildcard took the place of the variable in a wildcard's bound: the nearest single wildcard.
Type* merge_wildcards(Types& types, const WildcardType* outer, const WildcardType* inner) {
  if (outer->bound_kind == inner->bound_kind) {
    return types.wildcard(inner->bound_kind, inner->bound);
  }
  return types.wildcard(WildcardType::Bound::kNone, nullptr);
}

}  // namespace

Type* Types::subst_class(ClassType* t, const std::vector<TypeVar*>& params,
                         const std::vector<Type*>& args) {
  std::vector<Type*> mapped = subst(t->args, params, args);
  ClassType* enclosing =
      t->enclosing ? static_cast<ClassType*>(subst_class(t->enclosing, params, args)) : nullptr;
  if (mapped == t->args && enclosing == t->enclosing) return t;
  return class_type(t->symbol, std::move(mapped), enclosing);
}

Type* Types::subst(Type* t, const std::vector<TypeVar*>& params, const std::vector<Type*>& args) {
  if (params.empty()) return t;
  switch (t->kind) {
    case TypeKind::kTypeVar:
      for (size_t i = 0; i < params.size() && i < args.size(); i++) {
        if (params[i] == t) return args[i];
      }
      return t;
    case TypeKind::kClass:
      return subst_class(static_cast<ClassType*>(t), params, args);
    case TypeKind::kArray: {
      Type* element = static_cast<ArrayType*>(t)->element;
      Type* mapped = subst(element, params, args);
      if (mapped->kind == TypeKind::kWildcard) mapped = upper_bound(mapped);
      return mapped == element ? t : array_of(mapped);
    }
    case TypeKind::kWildcard: {
      auto* w = static_cast<WildcardType*>(t);
      if (!w->bound) return t;
      Type* bound = subst(w->bound, params, args);
      if (bound == w->bound) return t;
      if (bound->kind == TypeKind::kWildcard) {
        return merge_wildcards(*this, w, static_cast<WildcardType*>(bound));
      }
      return wildcard(w->bound_kind, bound);
    }
    default:
      return t;
  }
}

std::vector<Type*> Types::subst(const std::vector<Type*>& ts, const std::vector<TypeVar*>& params,
                                const std::vector<Type*>& args) {
  std::vector<Type*> out;
  out.reserve(ts.size());
  for (Type* t : ts) out.push_back(subst(t, params, args));
  return out;
}

bool Types::mentions(const Type* t, const std::vector<TypeVar*>& vars) const {
  switch (t->kind) {
    case TypeKind::kTypeVar:
      for (const TypeVar* v : vars) {
        if (v == t) return true;
      }
      return false;
    case TypeKind::kArray:
      return mentions(static_cast<const ArrayType*>(t)->element, vars);
    case TypeKind::kWildcard: {
      auto* w = static_cast<const WildcardType*>(t);
      return w->bound && mentions(w->bound, vars);
    }
    case TypeKind::kClass: {
      auto* c = static_cast<const ClassType*>(t);
      for (const Type* a : c->args) {
        if (mentions(a, vars)) return true;
      }
      return c->enclosing && mentions(c->enclosing, vars);
    }
    default:
      return false;
  }
}

// ---- Boxing and promotion ---------------------------------------------------------------------

Type* Types::boxed(Type* t) {
  if (!t->is_primitive()) return t;
  size_t offset = static_cast<size_t>(t->kind) - static_cast<size_t>(TypeKind::kBoolean);
  return well_known(static_cast<WellKnown>(kBoolean + offset));
}

Type* Types::unboxed(Type* t) {
  if (t->kind == TypeKind::kTypeVar) t = skip_type_vars(t);
  if (t->kind != TypeKind::kClass) return nullptr;
  const std::string& name = static_cast<ClassType*>(t)->symbol->binary_name;
  if (!name.starts_with("java/lang/")) return nullptr;
  for (size_t i = kBoolean; i <= kDouble; i++) {
    if (name == kWellKnownNames[i]) {
      return primitive(
          static_cast<TypeKind>(static_cast<size_t>(TypeKind::kBoolean) + i - kBoolean));
    }
  }
  return nullptr;
}

Type* Types::unboxed_or_self(Type* t) {
  Type* u = unboxed(t);
  return u ? u : t;
}

Type* Types::unary_promoted(Type* t) {
  t = unboxed_or_self(t);
  if (!t->is_numeric()) return nullptr;
  return t->kind < TypeKind::kInt ? int_type() : t;
}

Type* Types::binary_promoted(Type* a, Type* b) {
  a = unary_promoted(a);
  b = unary_promoted(b);
  if (!a || !b) return nullptr;
  return a->kind < b->kind ? b : a;
}

}  // namespace braid::lang
