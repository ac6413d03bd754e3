// Lambdas (JLS 15.27): their shape, their parameters, their bodies, their results.
#include <fmt/format.h>

#include <algorithm>

#include "lang/attr_impl.h"

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

bool is_literal_true(const Expr* e) {
  if (!e) return true;  // for (;;)
  if (e->kind != ExprKind::kLiteral) return false;
  const auto& l = static_cast<const Literal&>(*e);
  const auto* value = std::get_if<int32_t>(&l.constant);
  return l.literal_kind == TypeKind::kBoolean && value && *value;
}

// What the statements of a body do, before anything in them is attributed: which kinds of return
// there are, and whether the end can be reached (JLS 14.22, constants other than `true` left
// aside).
class BodyShape {
 public:
  bool returns_value = false;
  bool returns_void = false;

  bool completes(const Block& b) { return completes(b.statements); }

 private:
  bool completes(const std::vector<Stmt*>& stmts) {
    bool reachable = true;
    for (const Stmt* s : stmts) reachable = completes(*s) && reachable;
    return reachable;
  }

  bool loop(const Stmt& s, const Stmt& body, bool endless) {
    loops_.push_back({&s});
    completes(body);
    const bool broken = loops_.back().broken;
    loops_.pop_back();
    return broken || !endless;
  }

  bool completes(const Stmt& s) {
    switch (s.kind) {
      case StmtKind::kBlock:
        return completes(static_cast<const Block&>(s).statements);
      case StmtKind::kIf: {
        const auto& i = static_cast<const If&>(s);
        const bool then = completes(*i.then_stmt);
        return (i.else_stmt ? completes(*i.else_stmt) : true) || then;
      }
      case StmtKind::kWhile: {
        const auto& w = static_cast<const While&>(s);
        return loop(s, *w.body, is_literal_true(w.condition));
      }
      case StmtKind::kDoWhile: {
        const auto& w = static_cast<const DoWhile&>(s);
        loops_.push_back({&s});
        const bool through = completes(*w.body);
        const auto state = loops_.back();
        loops_.pop_back();
        return state.broken || ((through || state.continued) && !is_literal_true(w.condition));
      }
      case StmtKind::kFor: {
        const auto& f = static_cast<const For&>(s);
        return loop(s, *f.body, is_literal_true(f.condition));
      }
      case StmtKind::kForEach:
        loop(s, *static_cast<const ForEach&>(s).body, false);
        return true;
      case StmtKind::kLabeled: {
        const auto& l = static_cast<const Labeled&>(s);
        labels_.push_back({&l});
        const bool through = completes(*l.body);
        const bool broken = labels_.back().broken;
        labels_.pop_back();
        return through || broken;
      }
      case StmtKind::kSwitch:
        return completes_switch(static_cast<const Switch&>(s));
      case StmtKind::kReturn:
        (static_cast<const Return&>(s).value ? returns_value : returns_void) = true;
        return false;
      case StmtKind::kThrow:
        return false;
      case StmtKind::kBreak:
        note_break(static_cast<const Break&>(s).label);
        return false;
      case StmtKind::kContinue:
        note_continue(static_cast<const Continue&>(s).label);
        return false;
      case StmtKind::kTry: {
        const auto& t = static_cast<const Try&>(s);
        bool through = completes(*t.body);
        for (const CatchClause& c : t.catches) through = completes(*c.body) || through;
        if (t.finally_block && !completes(*t.finally_block)) return false;
        return through;
      }
      case StmtKind::kSynchronized:
        return completes(*static_cast<const Synchronized&>(s).body);
      default:
        return true;
    }
  }

  bool completes_switch(const Switch& s) {
    loops_.push_back({&s});
    bool has_default = false;
    bool last = true;
    for (const SwitchCase& c : s.cases) {
      has_default |= c.is_default;
      last = completes(c.body);
    }
    const bool broken = loops_.back().broken;
    loops_.pop_back();
    return broken || last || !has_default;
  }

  void note_break(const std::string& label) {
    if (label.empty()) {
      if (!loops_.empty()) loops_.back().broken = true;
      return;
    }
    for (Target& t : labels_) {
      if (static_cast<const Labeled*>(t.stmt)->label == label) t.broken = true;
    }
  }

  void note_continue(const std::string& label) {
    for (size_t i = loops_.size(); i-- > 0;) {
      if (loops_[i].stmt->kind == StmtKind::kSwitch) continue;
      loops_[i].continued = true;
      if (label.empty()) return;
    }
  }

  struct Target {
    const Stmt* stmt;
    bool broken = false;
    bool continued = false;
  };
  std::vector<Target> loops_;
  std::vector<Target> labels_;
};

}  // namespace

void Attr::lambda_shape(LambdaState& state) {
  Lambda& l = *state.node;
  if (l.body_expr) {
    state.void_compatible = is_statement_expression(*l.body_expr);
    state.value_compatible = true;
    return;
  }
  BodyShape shape;
  const bool completes = shape.completes(*l.body_block);
  state.void_compatible = !shape.returns_value;
  state.value_compatible = !shape.returns_void && !completes;
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
  state->env = body_ && body_->lambda ? frozen(env) : &env;
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
