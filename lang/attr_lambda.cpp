// Lambdas (JLS 15.27): their shape, their parameters, their bodies, their results.
#include <fmt/format.h>

#include <algorithm>

#include "lang/attr_impl.h"
#include "lang/body_shape.h"

namespace braid::lang {
namespace {

bool is_statement_expression(const Expr& e) {
  if (e.parenthesized) return false;
  switch (e.kind) {
    case ExprKind::kCall:
    case ExprKind::kNew:
    case ExprKind::kAssign:
    case ExprKind::kCompoundAssign:
      return true;
    case ExprKind::kUnary:
      return static_cast<const Unary&>(e).op >= UnaryOp::kPreInc;
    default:
      return false;
  }
}

}  // namespace

void Attr::lambda_shape(LambdaState& state) {
  Lambda& l = *state.node;
  if (l.body_expr) {
    state.void_compatible = is_statement_expression(*l.body_expr);
    state.value_compatible = true;
    return;
  }
  const BodyShape shape = shape_of(*l.body_block);
  state.void_compatible = !shape.returns_value;
  state.value_compatible = !shape.returns_void && !shape.completes;
}

// A copy of the levels up to the class: what is declared after a lambda is not in its scope, even
// if it is visited later.
Env* Attr::frozen(Env& env) {
  if (env.kind == Env::Kind::kClass || env.kind == Env::Kind::kUnit) return &env;
  Env* copy = context_.arena.make<Env>(env);
  if (env.outer) copy->outer = frozen(*env.outer);
  return copy;
}

std::string Attr::enclosing_method_name(const Env& env) const {
  if (env.method) return env.method->is_constructor() ? "new" : env.method->name;
  return env.is_static ? "static" : "new";
}

LambdaState* Attr::new_lambda_state(Lambda& e, Env& env) {
  auto* state = context_.arena.make<LambdaState>();
  state->node = &e;
  const bool waits = body_ && (body_->lambda || !body_->switches.empty());
  state->env = waits ? frozen(env) : &env;
  state->initializer = body_ && body_->initializer;
  state->static_initializer = body_ && body_->static_initializer;
  state->init_var = body_ ? body_->init_var : nullptr;
  e.type = error_type();
  e.captured.clear();
  e.uses_this = false;
  e.enclosing = env.lambda;
  e.in_class = env.cls;
  e.in_static_context = env.is_static;
  e.enclosing_method = enclosing_method_name(env);
  if (env.cls->decl) env.cls->decl->lambdas.push_back(&e);
  return state;
}

LambdaState* Attr::start_lambda(Lambda& e, Env& env, Session& session) {
  LambdaState* state = new_lambda_state(e, env);
  lambda_shape(*state);
  state->typed_params = std::all_of(e.params.begin(), e.params.end(),
                                    [](const Parameter& p) { return p.type_node != nullptr; });
  if (state->typed_params) {
    std::vector<Type*> params;
    for (Parameter& p : e.params) {
      Type* type = resolver_.resolve(*p.type_node, env);
      params.push_back(p.varargs ? types_.array_of(type) : type);
    }
    visit_lambda(*state, params, session);
  }
  return state;
}

// Declares the parameters and visits the body; result expressions are collected, not yet checked.
void Attr::visit_lambda(LambdaState& state, const std::vector<Type*>& params, Session& session) {
  Lambda& l = *state.node;
  state.visited = true;
  Env* env = resolver_.nested(*state.env, Env::Kind::kLambda);
  env->lambda = &l;
  for (size_t i = 0; i < l.params.size(); ++i) {
    Parameter& p = l.params[i];
    p.symbol = declare_local(p.pos, p.name, i < params.size() ? params[i] : error_type(),
                             p.modifiers.flags, VarSymbol::Where::kParameter, *env);
  }
  Body body;
  body.lambda = &l;
  body.results = &state.results;
  body.session = &session;
  body.initializer = state.initializer;
  body.static_initializer = state.static_initializer;
  body.init_var = state.init_var;
  Body* const saved = body_;
  body_ = &body;
  if (l.body_expr) {
    state.results.push_back(attr_arg(*l.body_expr, *env, session));
  } else {
    attr_block(*l.body_block, *env);
  }
  body_ = saved;
  state.void_return = body.void_return;
}

// Which of the waiting lambdas can be run: one whose parameter types are known, else one about
// whose parameter types something is known.
LambdaState* Attr::next_lambda(std::vector<LambdaState*>& waiting) {
  const auto inputs = [this](LambdaState& s, auto&& ok) {
    Type* target = infer_.apply(s.target);
    const bool is_exact = s.reference && (s.reference->exact || s.reference->is_array);
    if (s.visited || is_exact || target->kind != TypeKind::kClass) return true;
    const Sam sam = types_.find_sam(static_cast<ClassType*>(target));
    return std::all_of(sam.params.begin(), sam.params.end(), ok);
  };
  size_t chosen = waiting.size();
  for (size_t i = 0; i < waiting.size() && chosen == waiting.size(); ++i) {
    if (inputs(*waiting[i], [this](Type* t) { return !infer_.open(t); })) chosen = i;
  }
  for (size_t i = 0; i < waiting.size() && chosen == waiting.size(); ++i) {
    if (inputs(*waiting[i], [this](Type* t) { return infer_.informed(t); })) chosen = i;
  }
  if (chosen == waiting.size()) chosen = 0;
  LambdaState* next = waiting[chosen];
  waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(chosen));
  return next;
}

// Number of parameters, and void against value (JLS 15.27.3); reports.
bool Attr::check_lambda_shape(LambdaState& state, const Sam& sam) {
  Lambda& l = *state.node;
  if (sam.params.size() != l.params.size()) {
    error(l.pos, "incompatible types: incompatible parameter types in lambda expression");
    return false;
  }
  const bool is_void = sam.result->kind == TypeKind::kVoid;
  if (is_void && !state.void_compatible) {
    if (l.body_expr) {
      error(l.body_expr->pos,
            "incompatible types: lambda body is not compatible with a void functional interface",
            "consider using a block lambda body, or use a statement expression instead");
    } else if (!state.results.empty()) {
      error(state.results.front().expr->pos,
            "incompatible types: bad return type in lambda expression: unexpected return value");
    } else {
      error(l.pos, "incompatible types: unexpected return value");
    }
    return false;
  }
  if (!is_void && !state.value_compatible) {
    error(state.void_return ? state.void_return->pos : l.pos,
          "incompatible types: bad return type in lambda expression: missing return value");
    return false;
  }
  return true;
}

void Attr::run_lambda(LambdaState& state, Session& session) {
  Lambda& l = *state.node;
  Type* target = infer_.apply(state.target);
  if (target->kind == TypeKind::kTypeVar) target = infer_.resolve(target);
  if (target->is_error()) return;
  Sam sam;
  if (target->kind == TypeKind::kClass) sam = types_.find_sam(static_cast<ClassType*>(target));
  if (!sam.method) {
    error(l.pos, fmt::format("incompatible types: {} is not a functional interface", text(target)),
          sam.hint);
    return;
  }
  if (state.reference) return run_reference(state, target, sam, session);
  if (!sam.method->type_params.empty()) {
    error(l.pos, "incompatible types: invalid functional descriptor for lambda expression");
    return;
  }
  if (!state.visited) {
    if (sam.params.size() != l.params.size()) {
      check_lambda_shape(state, sam);
      return;
    }
    std::vector<Type*> params;
    for (Type* p : sam.params) params.push_back(infer_.resolve(p));
    visit_lambda(state, params, session);
  } else {
    for (size_t i = 0; i < l.params.size() && i < sam.params.size(); ++i) {
      if (infer_.same(l.params[i].symbol->type, sam.params[i])) continue;
      error(l.pos, "incompatible types: incompatible parameter types in lambda expression");
      return;
    }
  }
  if (!check_lambda_shape(state, sam)) return;
  settle_lambda(state, target, sam, session);
  check_results(state, sam.result, session);
}

void Attr::settle_lambda(LambdaState& state, Type* target, const Sam& sam, Session& session) {
  Lambda& l = *state.node;
  l.type = target;
  l.sam = sam.method;
  l.sam_params.clear();
  for (const Parameter& p : l.params) l.sam_params.push_back(p.symbol->type);
  l.sam_return = sam.result;
  session.touched.push_back(&l);
}

void Attr::unexpected_function(const Expr& e) {
  error(e.pos, e.kind == ExprKind::kMethodRef ? "method reference not expected here"
                                              : "lambda expression not expected here");
}

void Attr::check_results(LambdaState& state, Type* result, Session& session) {
  if (result->kind == TypeKind::kVoid) {
    for (Arg& r : state.results) {
      if (r.kind == Arg::Kind::kLambda) unexpected_function(*r.expr);
    }
    return;
  }
  for (Arg& r : state.results) constrain(r, result, session);
  session.at_end.push_back([this, &state, result] {
    const char* const prefix = state.reference ? "bad return type in method reference"
                                               : "bad return type in lambda expression";
    for (Arg& r : state.results) check_against(r, result, prefix);
  });
}

}  // namespace braid::lang
