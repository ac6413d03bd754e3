// Definite assignment (JLS 16) as one class; flow_assign.cpp has declarations and expressions,
// flow_assign_stmt.cpp statements.
//
// Tracked are local variables and blank final fields of the classes around the current code. Each
// has a slot; State tells of every slot whether its variable is definitely assigned and definitely
// unassigned at the current point. Where a point cannot be reached, both hold of all variables.
//
// Invariants:
//  1. Slots are given in the order of declaration; those of variables out of scope are used again.
//  2. Fields in slots below `first_` are not the business of the current code: they count as
//     assigned.
#pragma once

#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "lang/context.h"
#include "lang/flow_bits.h"
#include "lang/flow_impl.h"
#include "lang/flow_visitor.h"

namespace braid::lang {

class DefiniteAssignment : public FlowVisitor {
 public:
  DefiniteAssignment(Context& context, const FlowFacts& facts)
      : diags_(context.diags), facts_(facts) {}

  void visit_class(ClassDecl& decl) override;

 protected:
  void visit_field(FieldDecl& field) override;
  void visit_initializer(Initializer& initializer) override;
  void visit_enum_constant(EnumConstant& constant) override;
  void visit_method(MethodDecl& method) override;
  void visit_lambda(Lambda& lambda) override;

  void visit_name(Name& name) override;
  void visit_field_access(FieldAccess& access) override;
  void visit_unary(Unary& expr) override;
  void visit_binary(Binary& expr) override;
  void visit_assign(Assign& expr) override;
  void visit_compound_assign(CompoundAssign& expr) override;
  void visit_conditional(Conditional& expr) override;

  void visit_block(Block& stmt) override;
  void visit_local_var(LocalVar& stmt) override;
  void visit_if(If& stmt) override;
  void visit_while(While& stmt) override;
  void visit_do(DoWhile& stmt) override;
  void visit_for(For& stmt) override;
  void visit_for_each(ForEach& stmt) override;
  void visit_labeled(Labeled& stmt) override;
  void visit_switch(Switch& stmt) override;
  void visit_switch_expr(SwitchExpr& expr) override;
  void visit_yield(Yield& stmt) override;
  void visit_return(Return& stmt) override;
  void visit_break(Break& stmt) override;
  void visit_continue(Continue& stmt) override;
  void visit_throw(Throw& stmt) override;
  void visit_try(Try& stmt) override;
  void visit_assert(Assert& stmt) override;

 private:
  struct State {
    Bits assigned;
    Bits unassigned;
    // Where two paths meet.
    State& meet(const State& other) {
      assigned &= other.assigned;
      unassigned &= other.unassigned;
      return *this;
    }
  };
  struct Exit {  // a jump on its way to its target
    const Stmt* stmt;
    State state;
  };

  // ---- Variables
  void declare(VarSymbol& v);
  void declare_fields(ClassDecl& decl, bool statics);
  void declare_assigned(VarSymbol* v);  // parameters
  void check_assigned(SourcePos pos, const VarSymbol& v, const char* message);
  void check_read(SourcePos pos, const Symbol* symbol);
  void check_fields(SourcePos pos, bool default_constructor);
  void assign(const Expr& target);
  void assign(SourcePos pos, VarSymbol& v);
  void assign_slot(SourcePos pos, VarSymbol& v, size_t slot);
  void no_longer_unassigned(size_t slot);
  bool is_tracked_field(const VarSymbol& v) const;
  static bool is_own_name(const Expr& target);

  // ---- Control flow
  void mark_dead();
  State everything() const;  // the current state, with all variables assigned and unassigned
  // Visits a condition; what holds when it is true, and when it is false. Leaves `state_`
  // undefined.
  void condition(Expr& e, State& when_true, State& when_false);
  void switch_condition(SwitchExpr& e, State& when_true, State& when_false);
  void visit_cases(Switch& stmt);
  void logical_chain(Binary& e, State& when_true, State& when_false);
  void resolve(const Stmt* target, StmtKind kind);
  // Visits a loop until it is known what is unassigned at its entry: `turn` is one turn, from the
  // entry to the way back.
  template <class Turn>
  void loop(Turn turn);

  Diagnostics& diags_;
  const FlowFacts& facts_;
  std::vector<VarSymbol*> vars_;  // by slot
  std::unordered_map<const VarSymbol*, size_t> slots_;
  std::unordered_set<const VarSymbol*>
      multi_catch_;  // parameters of catch clauses with several types
  size_t first_ = 0;
  size_t next_ = 0;  // the next free slot
  State state_;
  Bits unassigned_in_try_;  // unassigned all through the current try body so far
  std::vector<Exit> exits_;
  // Of the switch expressions around that are conditions: what holds where they are true, and
  // false.
  struct Outcome {
    State when_true, when_false;
  };
  std::unordered_map<const Switch*, Outcome> conditions_;
  ClassSymbol* class_ = nullptr;
  bool in_initial_constructor_ = false;
  bool second_turn_ = false;  // through the body of a loop
};

}  // namespace braid::lang
