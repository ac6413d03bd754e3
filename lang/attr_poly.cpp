// Expressions against targets: assignment contexts, poly expressions, sessions (see attr_impl.h).
#include <fmt/format.h>

#include "lang/attr_const.h"
#include "lang/attr_impl.h"

namespace braid::lang {

// ---- Standalone --------------------------------------------------------------------------------

Type* Attr::attr_expr(Expr& e, Env& env) {
  Session session;
  Arg arg = attr_arg(e, env, session);
  if (arg.kind == Arg::Kind::kLambda) {
    unexpected_function(e);
    finish(session);
    return e.type = error_type();
  }
  finish(session);
  return e.type = settled_type(arg);
}

Type* Attr::attr_value(Expr& e, Env& env) {
  Type* type = attr_expr(e, env);
  if (type->kind == TypeKind::kVoid) {
    error(e.pos, "'void' type not allowed here");
    return e.type = error_type();
  }
  return type;
}

Type* Attr::attr_reference(Expr& e, Env& env) {
  Type* type = attr_value(e, env);
  if (type->is_primitive()) {
    error(e.pos, fmt::format("unexpected type; required: reference found: {}", text(type)));
    return error_type();
  }
  return type;
}

Type* Attr::settled_type(Arg& arg) {
  if (arg.kind != Arg::Kind::kConditional) return infer_.apply(arg.type);
  settle_conditional(arg, nullptr);
  return arg.expr->type;
}

// ---- Operands whose target is still to come ----------------------------------------------------

Arg Attr::attr_arg(Expr& e, Env& env, Session& session) {
  Arg arg;
  arg.expr = &e;
  if (e.kind != ExprKind::kLiteral) e.constant = {};
  switch (e.kind) {
    case ExprKind::kLambda:
      arg.kind = Arg::Kind::kLambda;
      arg.lambda = start_lambda(static_cast<Lambda&>(e), env, session);
      return arg;
    case ExprKind::kMethodRef:
      arg.kind = Arg::Kind::kLambda;
      arg.lambda = start_reference(static_cast<MethodRef&>(e), env);
      return arg;
    case ExprKind::kConditional:
      return conditional_arg(static_cast<Conditional&>(e), env, session);
    case ExprKind::kSwitchExpr:
      return switch_arg(static_cast<SwitchExpr&>(e), env, session);
    default:
      arg.type = e.type = attr_tree(e, env, session);
      return arg;
  }
}

Arg Attr::conditional_arg(Conditional& e, Env& env, Session& session) {
  attr_condition(*e.condition, env);
  Arg arg;
  arg.expr = &e;
  const Bindings known = bindings_of(*e.condition);
  arg.branches.push_back(attr_arg(*e.then_value, with_bindings(known.when_true, env), session));
  arg.branches.push_back(attr_arg(*e.else_value, with_bindings(known.when_false, env), session));
  Arg& a = arg.branches[0];
  Arg& b = arg.branches[1];
  for (Arg* branch : {&a, &b}) {
    if (branch->kind == Arg::Kind::kTyped && branch->type->kind == TypeKind::kVoid) {
      error(branch->expr->pos, "'void' type not allowed here");
      branch->type = branch->expr->type = error_type();
    }
  }
  if (a.kind == Arg::Kind::kTyped && b.kind == Arg::Kind::kTyped) {
    Type* type = a.type->is_error() || b.type->is_error()
                     ? error_type()
                     : conditional_type(*a.expr, a.type, *b.expr, b.type);
    if (type) {
      arg.type = e.type = type;
      const Constant& condition = e.condition->constant;
      if (is_constant(condition) && is_constant(a.expr->constant) &&
          is_constant(b.expr->constant)) {
        const Expr& chosen = std::get<int32_t>(condition) ? *a.expr : *b.expr;
        e.constant = convert_constant(chosen.constant, type->kind);
      }
      arg.branches.clear();
      return arg;
    }
  }
  arg.kind = Arg::Kind::kConditional;
  e.type = error_type();  // until a target or settle_conditional() gives one
  return arg;
}

// Type of a reference conditional: its target, or the least upper bound of its operands.
void Attr::settle_conditional(Arg& arg, Type* target) {
  if (arg.expr->kind == ExprKind::kSwitchExpr) return settle_switch(arg, target);
  auto& e = static_cast<Conditional&>(*arg.expr);
  for (Arg& branch : arg.branches) {
    if (branch.kind == Arg::Kind::kConditional) settle_conditional(branch, target);
    if (branch.kind == Arg::Kind::kLambda && !target) {
      unexpected_function(*branch.expr);
      branch.expr->type = error_type();
    }
  }
  Type* a = e.then_value->type = infer_.resolve(e.then_value->type);
  Type* b = e.else_value->type = infer_.resolve(e.else_value->type);
  // Two strings make a constant conditional (JLS 15.29).
  if (is_constant(e.condition->constant) && is_constant(e.then_value->constant) &&
      is_constant(e.else_value->constant) && types_.is_string(a) && types_.is_string(b)) {
    e.constant =
        std::get<int32_t>(e.condition->constant) ? e.then_value->constant : e.else_value->constant;
    e.type = a;
    return;
  }
  if (target && !target->is_error()) {
    e.type = target->is_primitive() && !infer_.open(target) ? target : infer_.resolve(target);
    return;
  }
  if (a->is_error() || b->is_error()) {
    e.type = error_type();
    return;
  }
  e.type = types_.lub(types_.boxed(a), types_.boxed(b));
}

// ---- Targets -----------------------------------------------------------------------------------

Type* Attr::attr_against(Expr& e, Env& env, Type* target) {
  if (e.kind == ExprKind::kArrayInit) {
    attr_array_init(static_cast<ArrayInit&>(e), env, target);
    return e.type;
  }
  Session session;
  Arg arg = attr_arg(e, env, session);
  constrain(arg, target, session);
  finish(session);
  check_against(arg, target, {});
  return e.type;
}

// Makes `arg` fit `target` as far as inference can; whether it does is checked when all is settled.
bool Attr::constrain(Arg& arg, Type* target, Session& session, bool boxing) {
  switch (arg.kind) {
    case Arg::Kind::kTyped: {
      const size_t mark = infer_.mark();
      if (infer_.compatible(arg.type, target, boxing)) return true;
      infer_.rollback(mark);
      return constant_assignable(*arg.expr, arg.type, target);
    }
    case Arg::Kind::kLambda:
      arg.lambda->target = target;
      if (!arg.lambda->scheduled) session.lambdas.push_back(arg.lambda);
      arg.lambda->scheduled = true;
      return true;
    case Arg::Kind::kConditional: {
      bool ok = true;
      for (Arg& branch : arg.branches) ok &= constrain(branch, target, session, boxing);
      session.at_end.push_back([this, arg, target]() mutable { settle_conditional(arg, target); });
      return ok;
    }
    default:
      return true;
  }
}

void Attr::finish(Session& session) {
  while (!session.lambdas.empty()) {
    LambdaState* next = next_lambda(session.lambdas);
    run_lambda(*next, session);
  }
  for (size_t i = 0; i < session.touched.size(); ++i) zonk(*session.touched[i]);
  for (size_t i = 0; i < session.at_end.size(); ++i) session.at_end[i]();
  session.touched.clear();
  session.at_end.clear();
}

void Attr::zonk(Expr& e) {
  const auto settle = [this](Type*& t) {
    if (t) t = infer_.resolve(t);
  };
  settle(e.type);
  if (e.kind == ExprKind::kCall) {
    auto& c = static_cast<Call&>(e);
    for (Type*& t : c.param_types) settle(t);
    settle(c.varargs_array);
  } else if (e.kind == ExprKind::kNew) {
    auto& n = static_cast<New&>(e);
    for (Type*& t : n.param_types) settle(t);
    settle(n.varargs_array);
  } else if (e.kind == ExprKind::kLambda) {
    auto& l = static_cast<Lambda&>(e);
    for (Type*& t : l.sam_params) settle(t);
    settle(l.sam_return);
  }
}

// After everything is settled: reports what does not fit.
void Attr::check_against(Arg& arg, Type* target, std::string_view prefix) {
  target = infer_.apply(target);
  switch (arg.kind) {
    case Arg::Kind::kTyped:
      check_typed(arg, target, prefix);
      return;
    case Arg::Kind::kConditional:
      for (Arg& branch : arg.branches) {
        const bool is_switch = arg.expr->kind == ExprKind::kSwitchExpr;
        const char* own =
            is_switch ? "bad type in switch expression" : "bad type in conditional expression";
        check_against(branch, target, prefix.empty() ? own : prefix);
      }
      return;
    default:
      return;
  }
}

void Attr::check_typed(Arg& arg, Type* target, std::string_view prefix) {
  Type* const before = arg.type;
  Type* const type = arg.type = infer_.resolve(before);
  if (infer_.open(target) || type->is_error() || target->is_error()) return;
  if (before == type) {
    check_convertible(*arg.expr, type, target, prefix);
    return;
  }
  // The result of a generic call: the type arguments cannot be what the target asks for.
  if (types_.is_assignable(type, target)) return;
  const std::string detail = fmt::format("{} cannot be converted to {}", text(type), text(target));
  if (arg.expr->kind == ExprKind::kCall) {
    const auto& params = static_cast<Call*>(arg.expr)->method->type_params;
    if (!params.empty()) {
      error(arg.expr->pos, fmt::format("incompatible types: inference variable {} has incompatible "
                                       "bounds; {}",
                                       params.front()->name, detail));
      return;
    }
  } else if (arg.expr->kind == ExprKind::kNew) {
    error(arg.expr->pos, fmt::format("incompatible types: cannot infer type arguments for {}<>; {}",
                                     static_cast<ClassType*>(type)->symbol->name, detail));
    return;
  }
  check_convertible(*arg.expr, type, target, prefix);
}

// A constant of type byte, short, char or int narrows to a variable it fits (JLS 5.2).
bool Attr::constant_assignable(const Expr& e, Type* from, Type* to) {
  if (!is_constant(e.constant)) return false;
  if (from->kind < TypeKind::kByte || from->kind > TypeKind::kInt) return false;
  Type* primitive = types_.unboxed_or_self(to);
  if (!to->is_primitive() && primitive == to) return false;
  if (primitive->kind < TypeKind::kByte || primitive->kind > TypeKind::kChar) return false;
  return constant_fits(e.constant, primitive->kind);
}

std::string Attr::mismatch(Type* from, Type* to, std::string_view prefix) {
  const std::string lead =
      prefix.empty() ? "incompatible types: " : fmt::format("incompatible types: {}: ", prefix);
  if (from->is_numeric() && to->is_numeric()) {
    return fmt::format("{}possible lossy conversion from {} to {}", lead, text(from), text(to));
  }
  return fmt::format("{}{} cannot be converted to {}", lead, text(from), text(to));
}

bool Attr::check_convertible(const Expr& e, Type* from, Type* to, std::string_view prefix) {
  if (from->is_error() || to->is_error()) return true;
  if (from->kind != TypeKind::kVoid && types_.is_assignable(from, to)) return true;
  if (constant_assignable(e, from, to)) return true;
  error(e.pos, mismatch(from, to, prefix));
  return false;
}

void Attr::attr_array_init(ArrayInit& init, Env& env, Type* type) {
  init.type = type;
  if (type->is_error()) {
    for (Expr* e : init.elements) {
      if (e->kind == ExprKind::kArrayInit) {
        attr_array_init(static_cast<ArrayInit&>(*e), env, type);
      } else {
        attr_against(*e, env, type);
      }
    }
    return;
  }
  Type* element = types_.element_type(type);
  if (!element) {
    error(init.pos, fmt::format("illegal initializer for {}", text(type)));
    init.type = error_type();
    return;
  }
  for (Expr* e : init.elements) attr_against(*e, env, element);
}

}  // namespace braid::lang
