// Walks attributed trees in the order of evaluation; base of the flow analyses.
//
// What: one virtual function per node kind that some analysis treats on its own; the default visits
// the children in order. Chains of binary operators are walked in a loop, so that their length does
// not matter.
#pragma once

#include <vector>

#include "lang/ast.h"

namespace braid::lang {

class FlowVisitor {
 public:
  virtual ~FlowVisitor() = default;

 protected:
  void visit(Stmt* stmt);  // dispatches; null is allowed
  void visit(Expr* expr);
  void visit_all(const std::vector<Expr*>& exprs);
  virtual void visit_stmts(const std::vector<Stmt*>& stmts);

  virtual void visit_block(Block& stmt);
  virtual void visit_local_var(LocalVar& stmt);
  virtual void visit_if(If& stmt);
  virtual void visit_while(While& stmt);
  virtual void visit_do(DoWhile& stmt);
  virtual void visit_for(For& stmt);
  virtual void visit_for_each(ForEach& stmt);
  virtual void visit_labeled(Labeled& stmt);
  virtual void visit_switch(Switch& stmt);
  virtual void visit_return(Return& stmt);
  virtual void visit_break(Break&) {}
  virtual void visit_continue(Continue&) {}
  virtual void visit_yield(Yield& stmt);
  virtual void visit_throw(Throw& stmt);
  virtual void visit_try(Try& stmt);
  void visit_resources(Try& stmt);
  virtual void visit_assert(Assert& stmt);

  virtual void visit_name(Name&) {}
  virtual void visit_field_access(FieldAccess& expr);
  virtual void visit_call(Call& expr);
  virtual void visit_new(New& expr);
  virtual void visit_unary(Unary& expr);
  virtual void visit_binary(Binary& expr);
  virtual void visit_assign(Assign& expr);
  virtual void visit_compound_assign(CompoundAssign& expr);
  virtual void visit_conditional(Conditional& expr);
  virtual void visit_lambda(Lambda& expr);
  virtual void visit_method_ref(MethodRef& expr);
  virtual void visit_switch_expr(SwitchExpr& expr);

  // Member, local and anonymous classes. The default visits the members in source order.
  virtual void visit_class(ClassDecl& decl);
  virtual void visit_field(FieldDecl& field);
  virtual void visit_initializer(Initializer& initializer);
  virtual void visit_enum_constant(EnumConstant& constant);
  virtual void visit_method(MethodDecl& method);

  // What runs when the class (statics) or an instance is initialised, in source order; member
  // classes count as static. Methods and constructors are left out.
  void visit_initializers(ClassDecl& decl, bool statics);
  void visit_methods(ClassDecl& decl);
};

// Where javac points for an error about a whole statement.
SourcePos statement_pos(const Stmt& stmt);

// A condition that is the constant true, or false.
bool is_constant_true(const Expr& condition);
bool is_constant_false(const Expr& condition);

// The variable that holds what a try closes; null after an error.
const VarSymbol* variable_of(const Resource& resource);

bool is_static_member(const Member& member, const ClassDecl& in);
// The explicit this(...) or super(...) that the body of a constructor begins with, or null.
Call* constructor_call(const MethodDecl& method);
// A constructor that does not begin with this(...): it initialises the fields.
bool is_initial_constructor(const MethodDecl& method);
bool has_constructor(const ClassDecl& decl);

}  // namespace braid::lang
