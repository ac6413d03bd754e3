// Expressions that are neither names, operators nor calls (JLS 15.8 - 15.20).
#include <fmt/format.h>

#include <algorithm>

#include "lang/attr_const.h"
#include "lang/attr_impl.h"

namespace braid::lang {

Type* Attr::attr_tree(Expr& e, Env& env, Session& session) {
  switch (e.kind) {
    case ExprKind::kLiteral:
      return attr_literal(static_cast<Literal&>(e));
    case ExprKind::kName:
      return attr_name(static_cast<Name&>(e), env, kValue);
    case ExprKind::kFieldAccess:
      return attr_field_access(static_cast<FieldAccess&>(e), env, kValue);
    case ExprKind::kArrayAccess:
      return attr_array_access(static_cast<ArrayAccess&>(e), env);
    case ExprKind::kCall:
      return attr_call(static_cast<Call&>(e), env, session);
    case ExprKind::kNew:
      return attr_new(static_cast<New&>(e), env, session);
    case ExprKind::kNewArray:
      return attr_new_array(static_cast<NewArray&>(e), env);
    case ExprKind::kArrayInit:
      error(e.pos, "array initializer is not expected here");
      return error_type();
    case ExprKind::kUnary:
      return attr_unary(static_cast<Unary&>(e), env);
    case ExprKind::kBinary:
      return attr_binary(static_cast<Binary&>(e), env);
    case ExprKind::kAssign:
      return attr_assign(static_cast<Assign&>(e), env);
    case ExprKind::kCompoundAssign:
      return attr_compound(static_cast<CompoundAssign&>(e), env);
    case ExprKind::kCast:
      return attr_cast(static_cast<Cast&>(e), env);
    case ExprKind::kInstanceOf:
      return attr_instance_of(static_cast<InstanceOf&>(e), env);
    case ExprKind::kThis:
      return attr_this(static_cast<This&>(e), env);
    case ExprKind::kClassLiteral:
      return attr_class_literal(static_cast<ClassLiteral&>(e), env);
    default:
      return error_type();
  }
}

Type* Attr::attr_literal(Literal& e) {
  if (e.literal_kind == TypeKind::kClass) return types_.string();
  return types_.primitive(e.literal_kind);
}

Type* Attr::attr_array_access(ArrayAccess& e, Env& env) {
  Type* array = attr_value(*e.array, env);
  Type* index = attr_value(*e.index, env);
  if (!index->is_error()) {
    Type* promoted = types_.unary_promoted(index);
    if (!promoted || promoted->kind != TypeKind::kInt) {
      error(e.index->pos, mismatch(index, types_.int_type()));
    }
  }
  if (array->is_error()) return array;
  Type* element = types_.element_type(types_.skip_type_vars(array));
  if (element) return element;
  error(e.pos, fmt::format("array required, but {} found", text(array)));
  return error_type();
}

Type* Attr::attr_new_array(NewArray& e, Env& env) {
  Type* element = resolver_.resolve(*e.element, env);
  for (Expr* dim : e.dims) {
    Type* type = attr_value(*dim, env);
    if (type->is_error()) continue;
    Type* promoted = types_.unary_promoted(type);
    if (!promoted || promoted->kind != TypeKind::kInt) {
      error(dim->pos, mismatch(type, types_.int_type()));
    }
  }
  if (element->is_error()) {
    if (e.init) attr_array_init(*e.init, env, element);
    return element;
  }
  if (element->kind == TypeKind::kVoid) {
    error(e.element->pos, "illegal start of expression");
    return error_type();
  }
  if (!types_.is_reifiable(element)) error(e.pos, "generic array creation");
  Type* type = types_.array_of(element, static_cast<uint32_t>(e.dims.size()) + e.extra_dims);
  if (e.init) attr_array_init(*e.init, env, type);
  return type;
}

// The type of a cast; of one to several types a variable that has them as bounds.
Type* Attr::cast_target(Cast& e, Env& env) {
  Type* first = resolver_.resolve(*e.target_type, env);
  if (e.more_types.empty()) return first;
  std::vector<Type*> bounds{first};
  bool ok = !first->is_error();
  for (TypeNode* node : e.more_types) {
    Type* type = resolver_.resolve_reference(*node, env);
    ok = ok && !type->is_error();
    if (type->is_error()) continue;
    if (!types_.erased_class(type)->is_interface()) {
      error(node->pos, "interface expected here");
      ok = false;
    }
    for (Type* other : bounds) {
      if (!types_.same_type(types_.erasure(other), types_.erasure(type))) continue;
      error(node->pos, "repeated interface");
      ok = false;
    }
    bounds.push_back(type);
  }
  if (!ok) return error_type();
  std::string name = text(first);
  for (size_t i = 1; i < bounds.size(); ++i) name += "&" + text(bounds[i]);
  auto* all = context_.arena.make<TypeVar>(name);
  all->bounds = std::move(bounds);
  return all;
}

// Of the types that a lambda is cast to, the one with a method; it implements the others, too.
Type* Attr::function_type_of(Arg& function, Type* target) {
  if (function.kind != Arg::Kind::kLambda || target->kind != TypeKind::kTypeVar) return target;
  const std::vector<Type*>& bounds = static_cast<TypeVar*>(target)->bounds;
  Type* chosen = nullptr;
  for (Type* t : bounds) {
    if (t->kind != TypeKind::kClass || !types_.find_sam(static_cast<ClassType*>(t)).method)
      continue;
    if (chosen) {
      error(function.expr->pos,
            fmt::format("incompatible types: {} is not a functional interface", text(target)),
            "multiple non-overriding abstract methods found");
      return error_type();
    }
    chosen = t;
  }
  if (!chosen) chosen = bounds.front();
  for (Type* t : bounds) {
    if (t != chosen) function.lambda->node->markers.push_back(types_.erased_class(t));
  }
  return chosen;
}

Type* Attr::attr_cast(Cast& e, Env& env) {
  Type* target = cast_target(e, env);
  Session session;
  Arg operand;
  if (e.operand->kind == ExprKind::kSwitchExpr) {  // stands alone here
    operand.expr = e.operand;
    operand.type = attr_value(*e.operand, env);
  } else {
    operand = attr_arg(*e.operand, env, session);
  }
  // A cast gives lambdas their type, but is no target for inference.
  if (operand.kind != Arg::Kind::kTyped) {
    constrain(operand, e.more_types.empty() ? target : function_type_of(operand, target), session);
  }
  finish(session);
  if (operand.kind == Arg::Kind::kLambda) return target;
  Type* from = nullptr;
  if (operand.kind == Arg::Kind::kConditional) {
    from = infer_.apply(e.operand->type);
    for (Arg& branch : operand.branches) {
      if (branch.kind != Arg::Kind::kTyped) continue;
      Type* type = branch.expr->type;
      if (!type->is_error() && !target->is_error() && !types_.is_castable(type, target)) {
        error(branch.expr->pos, mismatch(type, target));
      }
    }
    return target;
  }
  from = e.operand->type = infer_.resolve(operand.type);
  if (from->is_error() || target->is_error()) return target;
  const auto castable = [&](Type* to) { return types_.is_castable(from, to); };
  const bool fits = e.more_types.empty()
                        ? castable(target)
                        : std::all_of(static_cast<TypeVar*>(target)->bounds.begin(),
                                      static_cast<TypeVar*>(target)->bounds.end(), castable);
  if (from->kind == TypeKind::kVoid || !fits) {
    error(e.operand->pos, fmt::format("incompatible types: {} cannot be converted to {}",
                                      text(from), text(target)));
    return target;
  }
  if (!is_constant(e.operand->constant)) return target;
  if (target->is_primitive() && from->is_primitive()) {
    e.constant = convert_constant(e.operand->constant, target->kind);
  } else if (types_.is_string(target)) {
    e.constant = e.operand->constant;
  }
  return target;
}

Type* Attr::attr_instance_of(InstanceOf& e, Env& env) {
  Type* operand = attr_reference(*e.operand, env);
  Type* target = resolver_.resolve(*e.target_type, env);
  if (operand->is_error() || target->is_error()) {
    if (!e.name.empty()) declare_binding(e, target, env);
    return types_.boolean_type();
  }
  if (target->is_primitive()) {
    error(e.target_type->pos,
          fmt::format("unexpected type; required: class or array found: {}", text(target)));
  } else if (!types_.is_castable(operand, target)) {
    error(e.pos, mismatch(operand, target));
  } else if (types_.is_unchecked_cast(operand, target)) {
    error(e.pos, fmt::format("{} cannot be safely cast to {}", text(operand), text(target)));
  } else if (!e.name.empty() && types_.is_subtype(operand, target)) {
    error(e.pos, fmt::format("expression type {} is a subtype of pattern type {}", text(operand),
                             text(target)));
  }
  if (!e.name.empty()) declare_binding(e, target, env);
  return types_.boolean_type();
}

ClassSymbol* Attr::qualifying_class(Expr& qualifier, Env& env) {
  Type* type = attr_qualifier(qualifier, env, kType | kPackage);
  if (type && type->is_error()) return nullptr;
  Symbol* symbol = symbol_of(qualifier);
  if (type && symbol && symbol->kind == SymbolKind::kClass)
    return static_cast<ClassSymbol*>(symbol);
  if (!type && symbol) {
    const bool simple = qualifier.kind == ExprKind::kName;
    error(qualifier.pos, fmt::format("cannot find symbol: class {}",
                                     simple ? static_cast<Name&>(qualifier).name
                                            : static_cast<FieldAccess&>(qualifier).name));
  } else {
    error(qualifier.pos, "only the name of a class may stand before this or super");
  }
  return nullptr;
}

Type* Attr::attr_this(This& e, Env& env) {
  if (!e.qualifier) {
    if (env.is_static) {
      error(e.pos, is_prologue(env)
                       ? "cannot reference this before supertype constructor has been called"
                       : "non-static variable this cannot be referenced from a static context");
      return error_type();
    }
    e.of_class = env.cls;
    use_this(env);
    return env.cls->this_type;
  }
  ClassSymbol* c = qualifying_class(*e.qualifier, env);
  if (!c) return error_type();
  const Instance instance = find_instance(*c, env, false);
  if (!instance.cls) {
    error(e.pos, instance.in_prologue
                     ? "cannot reference this before supertype constructor has been called"
                 : instance.found_static
                     ? "non-static variable this cannot be referenced from a static context"
                     : fmt::format("not an enclosing class: {}", c->name));
    return error_type();
  }
  e.of_class = c;
  use_this(env);
  return c->this_type;
}

Type* Attr::attr_class_literal(ClassLiteral& e, Env& env) {
  Type* of = resolver_.resolve(*e.of, env);
  if (of->is_error()) return of;
  if (of->kind == TypeKind::kTypeVar) {
    error(e.pos, "cannot select from a type variable");
    return error_type();
  }
  return types_.class_of(of);
}

}  // namespace braid::lang
