// Variables of patterns, and where they are in scope (JLS 6.3.1, 6.3.2).
#include <fmt/format.h>

#include <algorithm>

#include "lang/attr_impl.h"
#include "lang/body_shape.h"

namespace braid::lang {

void Attr::declare_binding(InstanceOf& e, Type* type, Env& env) {
  check_unique(e.name_pos, e.name, env);
  VarSymbol* v = context_.make_variable(VarSymbol::Where::kLocal, e.name, type, e.name_pos);
  v->flags = e.modifiers.flags;
  v->body_class = env.cls;
  v->body_lambda = env.lambda;
  e.binding = v;
  bindings_[&e].when_true.push_back(v);
  context_.has_patterns = true;
}

Bindings Attr::bindings_of(const Expr& e) const {
  const auto found = bindings_.find(&e);
  return found == bindings_.end() ? Bindings{} : found->second;
}

Env& Attr::with_bindings(const std::vector<VarSymbol*>& variables, Env& env) {
  if (variables.empty()) return env;
  Env* inner = resolver_.nested(env, Env::Kind::kBlock);
  inner->vars = variables;
  return *inner;
}

std::vector<VarSymbol*> Attr::joined(SourcePos pos, std::vector<VarSymbol*> a,
                                     const std::vector<VarSymbol*>& b) {
  for (VarSymbol* v : b) {
    const bool twice =
        std::any_of(a.begin(), a.end(), [&](const VarSymbol* o) { return o->name == v->name; });
    if (twice) error(pos, "illegal attempt to redefine an existing match binding");
    a.push_back(v);
  }
  return a;
}

// For && and ||, both operands being done.
void Attr::combine_bindings(const Binary& e) {
  const Bindings left = bindings_of(*e.left);
  const Bindings right = bindings_of(*e.right);
  std::vector<VarSymbol*> when_true = joined(e.pos, left.when_true, right.when_true);
  std::vector<VarSymbol*> when_false = joined(e.pos, left.when_false, right.when_false);
  // What only one of the two says is not known of the whole.
  (e.op == BinaryOp::kLogAnd ? when_false : when_true).clear();
  if (when_true.empty() && when_false.empty()) return;
  bindings_[&e] = {std::move(when_true), std::move(when_false)};
}

void Attr::swap_bindings(const Unary& e) {
  Bindings inner = bindings_of(*e.operand);
  if (inner.when_true.empty() && inner.when_false.empty()) return;
  bindings_[&e] = {std::move(inner.when_false), std::move(inner.when_true)};
}

// The variables that are in scope behind a statement.
std::vector<VarSymbol*> Attr::introduced_by(const Stmt& stmt) const {
  const auto behind_loop = [&](const Expr* condition, const Stmt& body) {
    std::vector<VarSymbol*> variables;
    if (condition) variables = bindings_of(*condition).when_false;
    if (!variables.empty() && is_left_by_break(stmt, body)) variables.clear();
    return variables;
  };
  switch (stmt.kind) {
    case StmtKind::kIf: {
      const auto& s = static_cast<const If&>(stmt);
      const Bindings b = bindings_of(*s.condition);
      if (b.when_true.empty() && b.when_false.empty()) return {};
      const bool behind_then = can_complete(*s.then_stmt);
      const bool behind_else = !s.else_stmt || can_complete(*s.else_stmt);
      if (behind_then == behind_else) return {};
      return behind_then ? b.when_true : b.when_false;
    }
    case StmtKind::kWhile: {
      const auto& s = static_cast<const While&>(stmt);
      return behind_loop(s.condition, *s.body);
    }
    case StmtKind::kDoWhile: {
      const auto& s = static_cast<const DoWhile&>(stmt);
      return behind_loop(s.condition, *s.body);
    }
    case StmtKind::kFor: {
      const auto& s = static_cast<const For&>(stmt);
      return behind_loop(s.condition, *s.body);
    }
    case StmtKind::kLabeled:
      return introduced_by(*static_cast<const Labeled&>(stmt).body);
    default:
      return {};
  }
}

}  // namespace braid::lang
