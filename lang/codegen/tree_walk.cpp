#include "lang/codegen/tree_walk.h"

#include <algorithm>

#include "lang/codegen/kinds.h"

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
    case ExprKind::kSwitchExpr:  // the statements in it are no operands
      return visit(static_cast<const SwitchExpr*>(e)->body->selector);
    case ExprKind::kMethodRef: {
      const auto* x = static_cast<const MethodRef*>(e);
      return x->receiver && visit(x->target);
    }
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
  // Its statements are not looked at.
  if (e->kind == ExprKind::kSwitchExpr && v.assigned_after_declaration) return true;
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
    case ExprKind::kSwitchExpr:
      return true;
    default:
      return is_step(e) || any_child(e, [](const Expr* child) { return has_side_effects(child); });
  }
}

bool mentions(const Expr* e, const VarSymbol& v) {
  if (e->kind == ExprKind::kSwitchExpr) return true;  // its statements are not looked at
  return is_name_of(e, v) || any_child(e, [&](const Expr* child) { return mentions(child, v); });
}

bool is_cheap_condition(const Expr* e) {
  constexpr int kMaxNodes = 9;
  if (has_side_effects(e) || count_nodes(e, kMaxNodes) > kMaxNodes) return false;
  // Lambdas and array creations are no conditions, but may be inside one.
  auto heavy = [](const Expr* x, auto& self) -> bool {
    return x->kind == ExprKind::kLambda || x->kind == ExprKind::kMethodRef ||
           x->kind == ExprKind::kNewArray ||
           any_child(x, [&](const Expr* child) { return self(child, self); });
  };
  return !heavy(e, heavy);
}

void collect_bindings(const Expr* e, std::vector<const VarSymbol*>& out) {
  if (e->kind == ExprKind::kInstanceOf && static_cast<const InstanceOf*>(e)->binding) {
    out.push_back(static_cast<const InstanceOf*>(e)->binding);
  }
  any_child(e, [&](const Expr* child) {
    collect_bindings(child, out);
    return false;
  });
}

namespace {

// The expressions that belong to a statement itself, not to a statement in it.
std::vector<const Expr*> own_expressions(const Stmt* s) {
  switch (s->kind) {
    case StmtKind::kLocalVar: {
      std::vector<const Expr*> out;
      for (const VariableDeclarator* v : static_cast<const LocalVar*>(s)->vars) {
        out.push_back(v->init);
      }
      return out;
    }
    case StmtKind::kExpr:
      return {static_cast<const ExprStmt*>(s)->expr};
    case StmtKind::kIf:
      return {static_cast<const If*>(s)->condition};
    case StmtKind::kWhile:
      return {static_cast<const While*>(s)->condition};
    case StmtKind::kDoWhile:
      return {static_cast<const DoWhile*>(s)->condition};
    case StmtKind::kFor: {
      const auto* loop = static_cast<const For*>(s);
      std::vector<const Expr*> out(loop->update.begin(), loop->update.end());
      out.push_back(loop->condition);
      return out;
    }
    case StmtKind::kForEach:
      return {static_cast<const ForEach*>(s)->iterable};
    case StmtKind::kSwitch:
      return {static_cast<const Switch*>(s)->selector};
    case StmtKind::kReturn:
      return {static_cast<const Return*>(s)->value};
    case StmtKind::kYield:
      return {static_cast<const Yield*>(s)->value};
    case StmtKind::kThrow:
      return {static_cast<const Throw*>(s)->value};
    case StmtKind::kSynchronized:
      return {static_cast<const Synchronized*>(s)->lock};
    case StmtKind::kAssert:
      return {static_cast<const Assert*>(s)->condition, static_cast<const Assert*>(s)->message};
    default:
      return {};
  }
}

}  // namespace

std::vector<const VarSymbol*> own_bindings(const Stmt* s) {
  std::vector<const VarSymbol*> out;
  for (const Expr* e : own_expressions(s)) {
    if (e) collect_bindings(e, out);
  }
  return out;
}

// ---- Constants in registers.

namespace {

class ConstantCounter {
 public:
  explicit ConstantCounter(uint32_t limit) : limit_(limit) {}
  uint32_t count() const { return static_cast<uint32_t>(found_.size()); }

  void visit(const Expr* e) {
    if (!e || found_.size() >= limit_) return;
    if (is_constant(e->constant)) {
      add(e->constant);
      return;
    }
    any_child(e, [&](const Expr* child) {
      if (!(is_constant(child->constant) && is_absorbed(e, child))) visit(child);
      return false;
    });
  }

  void visit(const Stmt* s);

 private:
  void add(const Constant& c) {
    if (std::holds_alternative<std::u16string>(c)) return;
    if (std::find(found_.begin(), found_.end(), c) == found_.end()) found_.push_back(c);
  }
  void visit_all(const std::vector<Stmt*>& list) {
    for (const Stmt* s : list) visit(s);
  }
  // The instruction for `parent` holds the constant itself, or writes it where it is wanted.
  static bool is_absorbed(const Expr* parent, const Expr* child);

  uint32_t limit_;
  std::vector<Constant> found_;
};

bool is_immediate(const Type* operand_type, const Expr* e) {
  if (!operand_type || !is_integral_constant(e->constant)) return false;
  ValueKind kind = value_kind(operand_type);
  return (kind == ValueKind::kInt || kind == ValueKind::kLong) &&
         CodeBuilder::fits_imm(integral_value(e->constant));
}

bool ConstantCounter::is_absorbed(const Expr* parent, const Expr* child) {
  switch (parent->kind) {
    case ExprKind::kCall:
    case ExprKind::kNew:
    case ExprKind::kConditional:
      return true;
    case ExprKind::kBinary:
      return is_immediate(static_cast<const Binary*>(parent)->operand_type, child);
    case ExprKind::kCompoundAssign:
      return is_immediate(static_cast<const CompoundAssign*>(parent)->operand_type, child);
    case ExprKind::kAssign: {
      const Expr* to = static_cast<const Assign*>(parent)->target;
      if (to->kind != ExprKind::kName) return false;
      const auto* v = static_cast<const VarSymbol*>(static_cast<const Name*>(to)->symbol);
      return v->where != VarSymbol::Where::kField;
    }
    default:
      return false;
  }
}

void ConstantCounter::visit(const Stmt* s) {
  if (!s || found_.size() >= limit_) return;
  switch (s->kind) {
    case StmtKind::kBlock:
      visit_all(static_cast<const Block*>(s)->statements);
      break;
    case StmtKind::kLocalVar:
      for (const VariableDeclarator* v : static_cast<const LocalVar*>(s)->vars) {
        if (v->init && !is_constant(v->init->constant)) visit(v->init);
      }
      break;
    case StmtKind::kExpr:
      visit(static_cast<const ExprStmt*>(s)->expr);
      break;
    case StmtKind::kIf: {
      const auto* x = static_cast<const If*>(s);
      visit(x->condition);
      visit(x->then_stmt);
      visit(x->else_stmt);
      break;
    }
    case StmtKind::kWhile:
      visit(static_cast<const While*>(s)->condition);
      visit(static_cast<const While*>(s)->body);
      break;
    case StmtKind::kDoWhile:
      visit(static_cast<const DoWhile*>(s)->condition);
      visit(static_cast<const DoWhile*>(s)->body);
      break;
    case StmtKind::kFor: {
      const auto* x = static_cast<const For*>(s);
      visit_all(x->init);
      visit(x->condition);
      for (const Expr* e : x->update) visit(e);
      visit(x->body);
      break;
    }
    case StmtKind::kForEach:
      visit(static_cast<const ForEach*>(s)->iterable);
      visit(static_cast<const ForEach*>(s)->body);
      break;
    case StmtKind::kLabeled:
      visit(static_cast<const Labeled*>(s)->body);
      break;
    case StmtKind::kSwitch:
      visit(static_cast<const Switch*>(s)->selector);
      for (const SwitchCase& c : static_cast<const Switch*>(s)->cases) visit_all(c.body);
      break;
    case StmtKind::kTry: {
      const auto* x = static_cast<const Try*>(s);
      for (const Resource& r : x->resources) visit(r.declaration);
      visit(x->body);
      for (const CatchClause& c : x->catches) visit(c.body);
      visit(x->finally_block);
      break;
    }
    case StmtKind::kSynchronized:
      visit(static_cast<const Synchronized*>(s)->lock);
      visit(static_cast<const Synchronized*>(s)->body);
      break;
    case StmtKind::kReturn:
    case StmtKind::kYield:
    case StmtKind::kThrow:
    case StmtKind::kAssert:
    case StmtKind::kLocalClass:
    case StmtKind::kBreak:
    case StmtKind::kContinue:
    case StmtKind::kEmpty:
      break;  // nothing that the next turn needs again
  }
}

}  // namespace

uint32_t count_register_constants(std::initializer_list<const Expr*> roots, const Stmt* body,
                                  uint32_t limit) {
  ConstantCounter counter(limit);
  for (const Expr* e : roots) counter.visit(e);
  counter.visit(body);
  return counter.count();
}

}  // namespace braid::lang
