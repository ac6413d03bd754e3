// Definite assignment: classes, variables, expressions.
#include "lang/flow_assign.h"

#include <fmt/format.h>

#include <utility>

#include "vm/module.h"

namespace braid::lang {

namespace {
bool is_field(const VarSymbol& v) { return v.where == VarSymbol::Where::kField; }
constexpr const char* kNotInitialized = "variable {} might not have been initialized";
}  // namespace

// ---- Classes ------------------------------------------------------------------------------------

void DefiniteAssignment::visit_class(ClassDecl& decl) {
  const State outer_state = state_;
  const Bits outer_try = unassigned_in_try_;
  const size_t outer_first = first_;
  const size_t outer_next = next_;
  std::vector<Exit> outer_exits = std::exchange(exits_, {});
  ClassSymbol* const outer_class = std::exchange(class_, decl.symbol);
  const bool outer_constructor = std::exchange(in_initial_constructor_, false);
  const bool anonymous = decl.symbol != nullptr && decl.symbol->is_anonymous;

  if (!anonymous) first_ = next_;
  declare_fields(decl, true);
  visit_initializers(decl, true);
  declare_fields(decl, false);
  visit_initializers(decl, false);
  const bool is_interface =
      decl.kind == ClassDecl::Kind::kInterface || decl.kind == ClassDecl::Kind::kAnnotation;
  const bool is_record = decl.kind == ClassDecl::Kind::kRecord;  // assigned by what it has anyway
  if (!is_interface && !is_record && !has_constructor(decl)) {
    const State before = state_;
    check_fields(decl.pos, true);
    state_ = before;
  }
  visit_methods(decl);

  for (size_t slot = outer_next; slot < vars_.size(); ++slot) slots_.erase(vars_[slot]);
  in_initial_constructor_ = outer_constructor;
  class_ = outer_class;
  exits_ = std::move(outer_exits);
  next_ = outer_next;
  first_ = outer_first;
  unassigned_in_try_ = outer_try;
  state_ = outer_state;
}

void DefiniteAssignment::declare_fields(ClassDecl& decl, bool statics) {
  for (Member& m : decl.members) {
    if (m.field == nullptr || is_static_member(m, decl) != statics) continue;
    if ((m.field->modifiers.flags & vm::kFinal) == 0) continue;
    for (VariableDeclarator* v : m.field->vars) {
      if (v->init == nullptr && v->symbol != nullptr) declare(*v->symbol);
    }
  }
}

void DefiniteAssignment::visit_field(FieldDecl& field) {
  FlowVisitor::visit_field(field);
  exits_.clear();
}

void DefiniteAssignment::visit_initializer(Initializer& initializer) {
  FlowVisitor::visit_initializer(initializer);
  exits_.clear();
}

void DefiniteAssignment::visit_enum_constant(EnumConstant& constant) {
  FlowVisitor::visit_enum_constant(constant);
  exits_.clear();
}

void DefiniteAssignment::visit_method(MethodDecl& method) {
  if (method.body == nullptr) return;
  const State before = state_;
  const Bits outer_try = unassigned_in_try_;
  const size_t outer_next = next_;
  const size_t outer_first = first_;
  in_initial_constructor_ = is_initial_constructor(method);
  // Only constructors that run the initialisers assign blank fields.
  if (!in_initial_constructor_) first_ = next_;
  for (Parameter& p : method.params) declare_assigned(p.symbol);
  visit(static_cast<Stmt*>(method.body));
  if (in_initial_constructor_ && !method.is_compact) {
    check_fields(method.body->end, false);
    for (const Exit& exit : std::exchange(exits_, {})) {
      state_ = exit.state;
      check_fields(exit.stmt->pos, false);
    }
  }
  exits_.clear();
  in_initial_constructor_ = false;
  first_ = outer_first;
  next_ = outer_next;
  unassigned_in_try_ = outer_try;
  state_ = before;
}

void DefiniteAssignment::visit_lambda(Lambda& lambda) {
  const State before = state_;
  const Bits outer_try = unassigned_in_try_;
  const size_t outer_next = next_;
  std::vector<Exit> outer_exits = std::exchange(exits_, {});
  for (Parameter& p : lambda.params) declare_assigned(p.symbol);
  FlowVisitor::visit_lambda(lambda);
  exits_ = std::move(outer_exits);
  next_ = outer_next;
  unassigned_in_try_ = outer_try;
  state_ = before;
}

// The blank final fields of the current class must be assigned now.
void DefiniteAssignment::check_fields(SourcePos pos, bool default_constructor) {
  for (size_t slot = first_; slot < next_; ++slot) {
    const VarSymbol& v = *vars_[slot];
    if (!is_field(v) || v.owner != class_) continue;
    if (default_constructor) {
      check_assigned(v.declarator->pos, v,
                     "variable {} not initialized in the default constructor");
    } else {
      check_assigned(pos, v, kNotInitialized);
    }
  }
}

// ---- Variables ----------------------------------------------------------------------------------

void DefiniteAssignment::declare(VarSymbol& v) {
  if (next_ == vars_.size()) vars_.push_back(nullptr);
  vars_[next_] = &v;
  slots_[&v] = next_;
  state_.assigned.remove(next_);
  state_.unassigned.add(next_);
  ++next_;
}

void DefiniteAssignment::declare_assigned(VarSymbol* v) {
  if (v == nullptr) return;
  declare(*v);
  state_.assigned.add(slots_[v]);
  state_.unassigned.remove(slots_[v]);
}

// A field counts in the class that declares it and the ones inside.
bool DefiniteAssignment::is_tracked_field(const VarSymbol& v) const {
  for (const ClassSymbol* c = class_; c != nullptr; c = c->outer) {
    if (c == v.owner) return true;
  }
  return false;
}

void DefiniteAssignment::check_assigned(SourcePos pos, const VarSymbol& v, const char* message) {
  const auto found = slots_.find(&v);
  if (found == slots_.end()) return;
  const size_t slot = found->second;
  if (is_field(v) && (slot < first_ || !is_tracked_field(v))) return;
  if (state_.assigned.has(slot)) return;
  diags_.error(pos, fmt::format(fmt::runtime(message), v.name));
  state_.assigned.add(slot);  // reported once
}

void DefiniteAssignment::check_read(SourcePos pos, const Symbol* symbol) {
  if (symbol == nullptr || symbol->kind != SymbolKind::kVar) return;
  check_assigned(pos, static_cast<const VarSymbol&>(*symbol), kNotInitialized);
}

// x or this.x: how a blank final field can be assigned.
bool DefiniteAssignment::is_own_name(const Expr& target) {
  if (target.kind == ExprKind::kName) return true;
  if (target.kind != ExprKind::kFieldAccess) return false;
  const Expr* object = static_cast<const FieldAccess&>(target).target;
  return object != nullptr && object->kind == ExprKind::kThis &&
         static_cast<const This*>(object)->qualifier == nullptr;
}

void DefiniteAssignment::assign(const Expr& target) {
  if (!is_own_name(target)) return;
  Symbol* symbol = target.kind == ExprKind::kName ? static_cast<const Name&>(target).symbol
                                                  : static_cast<const FieldAccess&>(target).symbol;
  if (symbol == nullptr || symbol->kind != SymbolKind::kVar) return;
  assign(target.pos, static_cast<VarSymbol&>(*symbol));
}

void DefiniteAssignment::assign(SourcePos pos, VarSymbol& v) {
  const bool is_final = (v.flags & vm::kFinal) != 0;
  if (is_final && !is_field(v)) {
    if (v.where == VarSymbol::Where::kParameter) {
      diags_.error(pos, fmt::format("{} parameter {} may not be assigned",
                                    multi_catch_.contains(&v) ? "multi-catch" : "final", v.name));
      return;
    }
    if (v.is_resource) {
      diags_.error(pos, fmt::format("auto-closeable resource {} may not be assigned", v.name));
      return;
    }
    if (v.declarator != nullptr && v.declarator->init != nullptr) {
      diags_.error(pos, fmt::format("cannot assign a value to final variable {}", v.name));
      return;
    }
  }
  const auto found = slots_.find(&v);
  const bool tracked =
      found != slots_.end() && found->second >= first_ && (!is_field(v) || is_tracked_field(v));
  if (tracked) {
    assign_slot(pos, v, found->second);
  } else if (is_final) {
    diags_.error(pos, fmt::format("variable {} might already have been assigned", v.name));
  } else if (!is_field(v)) {  // of a pattern: it has its value
    v.assigned_after_declaration = true;
  }
}

void DefiniteAssignment::assign_slot(SourcePos pos, VarSymbol& v, size_t slot) {
  if (state_.unassigned.has(slot)) {
    no_longer_unassigned(slot);
  } else if ((v.flags & vm::kFinal) != 0) {
    diags_.error(
        pos,
        fmt::format(fmt::runtime(second_turn_ ? "variable {} might be assigned in loop"
                                              : "variable {} might already have been assigned"),
                    v.name));
  } else {
    v.assigned_after_declaration = true;
  }
  state_.assigned.add(slot);
}

void DefiniteAssignment::no_longer_unassigned(size_t slot) {
  state_.unassigned.remove(slot);
  unassigned_in_try_.remove(slot);
}

// ---- Control flow -------------------------------------------------------------------------------

DefiniteAssignment::State DefiniteAssignment::everything() const {
  State all = state_;
  all.assigned.add_range(first_, next_);
  all.unassigned.add_range(first_, next_);
  return all;
}

// What follows cannot be reached: everything holds of all variables. Static fields are left out in
// constructors, which do not assign them: javac asks there for all that is missing.
void DefiniteAssignment::mark_dead() {
  for (size_t slot = 0; slot < next_; ++slot) {
    const bool is_static = (vars_[slot]->flags & vm::kStatic) != 0;
    if (!in_initial_constructor_ || !is_static) state_.assigned.add(slot);
  }
  state_.unassigned.add_range(0, next_);
}

// ---- Expressions --------------------------------------------------------------------------------

void DefiniteAssignment::condition(Expr& e, State& when_true, State& when_false) {
  if (is_constant_true(e)) {
    when_true = state_;
    when_false = everything();
    return;
  }
  if (is_constant_false(e)) {
    when_true = everything();
    when_false = state_;
    return;
  }
  if (e.kind == ExprKind::kUnary && static_cast<Unary&>(e).op == UnaryOp::kNot) {
    return condition(*static_cast<Unary&>(e).operand, when_false, when_true);
  }
  if (e.kind == ExprKind::kBinary) {
    auto& binary = static_cast<Binary&>(e);
    if (binary.op == BinaryOp::kLogAnd || binary.op == BinaryOp::kLogOr) {
      return logical_chain(binary, when_true, when_false);
    }
  }
  if (e.kind == ExprKind::kSwitchExpr) {
    auto& choice = static_cast<SwitchExpr&>(e);
    if (choice.type != nullptr && choice.type->kind == TypeKind::kBoolean) {
      return switch_condition(choice, when_true, when_false);
    }
  }
  if (e.kind == ExprKind::kConditional) {
    auto& choice = static_cast<Conditional&>(e);
    State then_true, then_false, else_true, else_false;
    State if_true, if_false;
    condition(*choice.condition, if_true, if_false);
    state_ = std::move(if_true);
    condition(*choice.then_value, then_true, then_false);
    state_ = std::move(if_false);
    condition(*choice.else_value, else_true, else_false);
    when_true = std::move(then_true.meet(else_true));
    when_false = std::move(then_false.meet(else_false));
    return;
  }
  visit(&e);
  when_true = state_;
  when_false = state_;
}

// a && b && c ... (or ||): the chain's left spine in a loop.
void DefiniteAssignment::logical_chain(Binary& e, State& when_true, State& when_false) {
  std::vector<Expr*> operands;
  Expr* left = &e;
  while (left->kind == ExprKind::kBinary && static_cast<Binary*>(left)->op == e.op) {
    operands.push_back(static_cast<Binary*>(left)->right);
    left = static_cast<Binary*>(left)->left;
  }
  const bool is_and = e.op == BinaryOp::kLogAnd;
  State ahead, out;  // the next operand is evaluated; the chain is decided
  State& operand_true = is_and ? ahead : out;
  State& operand_false = is_and ? out : ahead;
  condition(*left, operand_true, operand_false);
  State decided = out;
  while (!operands.empty()) {
    state_ = ahead;
    condition(*operands.back(), operand_true, operand_false);
    operands.pop_back();
    decided.meet(out);
  }
  when_true = is_and ? ahead : decided;
  when_false = is_and ? decided : ahead;
}

void DefiniteAssignment::visit_name(Name& name) { check_read(name.pos, name.symbol); }

void DefiniteAssignment::visit_field_access(FieldAccess& access) {
  visit(access.target);
  if (is_own_name(access)) check_read(access.pos, access.symbol);
}

void DefiniteAssignment::visit_unary(Unary& expr) {
  if (expr.op == UnaryOp::kNot) {
    State when_true, when_false;
    condition(*expr.operand, when_true, when_false);
    state_ = std::move(when_true.meet(when_false));
    return;
  }
  visit(expr.operand);
  if (expr.op >= UnaryOp::kPreInc) assign(*expr.operand);
}

void DefiniteAssignment::visit_binary(Binary& expr) {
  if (expr.op != BinaryOp::kLogAnd && expr.op != BinaryOp::kLogOr) {
    return FlowVisitor::visit_binary(expr);
  }
  State when_true, when_false;
  logical_chain(expr, when_true, when_false);
  state_ = std::move(when_true.meet(when_false));
}

void DefiniteAssignment::visit_assign(Assign& expr) {
  if (!is_own_name(*expr.target)) visit(expr.target);
  visit(expr.value);
  assign(*expr.target);
}

void DefiniteAssignment::visit_compound_assign(CompoundAssign& expr) {
  visit(expr.target);
  visit(expr.value);
  assign(*expr.target);
}

void DefiniteAssignment::visit_conditional(Conditional& expr) {
  State when_true, when_false;
  if (expr.type != nullptr && expr.type->kind == TypeKind::kBoolean) {
    condition(expr, when_true, when_false);
    state_ = std::move(when_true.meet(when_false));
    return;
  }
  condition(*expr.condition, when_true, when_false);
  state_ = std::move(when_true);
  visit(expr.then_value);
  const State after_then = std::exchange(state_, std::move(when_false));
  visit(expr.else_value);
  state_.meet(after_then);
}

void check_assignment(Context& context, std::span<ClassDecl* const> classes,
                      const FlowFacts& facts) {
  DefiniteAssignment assignment(context, facts);
  for (ClassDecl* c : classes) assignment.visit_class(*c);
}

}  // namespace braid::lang
