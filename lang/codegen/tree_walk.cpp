#include "lang/codegen/tree_walk.h"

namespace braid::lang {

namespace {

// Calls visit(child) for the direct operands of `e`, in order, until one answers true.
template <class Visit>
bool any_child(const Expr* e, Visit visit) {
  auto any_of = [&](const std::vector<Expr*>& list) {
    for (const Expr* child : list) {
      if (visit(child)) return true;
    }
    return false;
  };
  switch (e->kind) {
    case ExprKind::kLiteral:
    case ExprKind::kName:
    case ExprKind::kLambda:
    case ExprKind::kThis:
    case ExprKind::kClassLiteral:
      return false;
    case ExprKind::kFieldAccess: {
      const auto* x = static_cast<const FieldAccess*>(e);
      return x->target && visit(x->target);
    }
    case ExprKind::kArrayAccess: {
      const auto* x = static_cast<const ArrayAccess*>(e);
      return visit(x->array) || visit(x->index);
    }
    case ExprKind::kCall: {
      const auto* x = static_cast<const Call*>(e);
      return (x->target && visit(x->target)) || any_of(x->args);
    }
    case ExprKind::kNew: {
      const auto* x = static_cast<const New*>(e);
      return (x->outer && visit(x->outer)) || any_of(x->args);
    }
    case ExprKind::kNewArray: {
      const auto* x = static_cast<const NewArray*>(e);
      return any_of(x->dims) || (x->init && any_of(x->init->elements));
    }
    case ExprKind::kArrayInit:
      return any_of(static_cast<const ArrayInit*>(e)->elements);
    case ExprKind::kUnary:
      return visit(static_cast<const Unary*>(e)->operand);
    case ExprKind::kBinary: {
      const auto* x = static_cast<const Binary*>(e);
      return visit(x->left) || visit(x->right);
    }
    case ExprKind::kAssign: {
      const auto* x = static_cast<const Assign*>(e);
      return visit(x->target) || visit(x->value);
    }
    case ExprKind::kCompoundAssign: {
      const auto* x = static_cast<const CompoundAssign*>(e);
      return visit(x->target) || visit(x->value);
    }
    case ExprKind::kConditional: {
      const auto* x = static_cast<const Conditional*>(e);
      return visit(x->condition) || visit(x->then_value) || visit(x->else_value);
    }
    case ExprKind::kCast:
      return visit(static_cast<const Cast*>(e)->operand);
    case ExprKind::kInstanceOf:
      return visit(static_cast<const InstanceOf*>(e)->operand);
  }
  return false;
}

bool is_name_of(const Expr* e, const VarSymbol& v) {
  return e->kind == ExprKind::kName && static_cast<const Name*>(e)->symbol == &v;
}

bool is_step(const Expr* e) {
  if (e->kind != ExprKind::kUnary) return false;
  switch (static_cast<const Unary*>(e)->op) {
    case UnaryOp::kPreInc:
    case UnaryOp::kPreDec:
    case UnaryOp::kPostInc:
    case UnaryOp::kPostDec:
      return true;
    default:
      return false;
  }
}

int count_nodes(const Expr* e, int limit) {
  int count = 1;
  any_child(e, [&](const Expr* child) {
    count += count_nodes(child, limit - count);
    return count > limit;
  });
  return count;
}

}  // namespace

bool assigns(const Expr* e, const VarSymbol& v) {
  if (is_constant(e->constant)) return false;
  bool here = false;
  if (e->kind == ExprKind::kAssign) {
    here = is_name_of(static_cast<const Assign*>(e)->target, v);
  } else if (e->kind == ExprKind::kCompoundAssign) {
    here = is_name_of(static_cast<const CompoundAssign*>(e)->target, v);
  } else if (is_step(e)) {
    here = is_name_of(static_cast<const Unary*>(e)->operand, v);
  }
  return here || any_child(e, [&](const Expr* child) { return assigns(child, v); });
}

bool has_side_effects(const Expr* e) {
  switch (e->kind) {
    case ExprKind::kCall:
    case ExprKind::kNew:
    case ExprKind::kAssign:
    case ExprKind::kCompoundAssign:
      return true;
    default:
      return is_step(e) || any_child(e, [](const Expr* child) { return has_side_effects(child); });
  }
}

bool mentions(const Expr* e, const VarSymbol& v) {
  return is_name_of(e, v) || any_child(e, [&](const Expr* child) { return mentions(child, v); });
}

bool is_cheap_condition(const Expr* e) {
  constexpr int kMaxNodes = 9;
  if (has_side_effects(e) || count_nodes(e, kMaxNodes) > kMaxNodes) return false;
  // Lambdas and array creations are no conditions, but may be inside one.
  auto heavy = [](const Expr* x, auto& self) -> bool {
    return x->kind == ExprKind::kLambda || x->kind == ExprKind::kNewArray ||
           any_child(x, [&](const Expr* child) { return self(child, self); });
  };
  return !heavy(e, heavy);
}

}  // namespace braid::lang
