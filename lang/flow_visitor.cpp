#include "lang/flow_visitor.h"

#include "vm/module.h"

namespace braid::lang {

// ---- Statements ---------------------------------------------------------------------------------

void FlowVisitor::visit(Stmt* stmt) {
  if (stmt == nullptr) return;
  switch (stmt->kind) {
    case StmtKind::kBlock:
      return visit_block(static_cast<Block&>(*stmt));
    case StmtKind::kLocalVar:
      return visit_local_var(static_cast<LocalVar&>(*stmt));
    case StmtKind::kLocalClass:
      return visit_class(*static_cast<LocalClass&>(*stmt).decl);
    case StmtKind::kExpr:
      return visit(static_cast<ExprStmt&>(*stmt).expr);
    case StmtKind::kIf:
      return visit_if(static_cast<If&>(*stmt));
    case StmtKind::kWhile:
      return visit_while(static_cast<While&>(*stmt));
    case StmtKind::kDoWhile:
      return visit_do(static_cast<DoWhile&>(*stmt));
    case StmtKind::kFor:
      return visit_for(static_cast<For&>(*stmt));
    case StmtKind::kForEach:
      return visit_for_each(static_cast<ForEach&>(*stmt));
    case StmtKind::kLabeled:
      return visit_labeled(static_cast<Labeled&>(*stmt));
    case StmtKind::kSwitch:
      return visit_switch(static_cast<Switch&>(*stmt));
    case StmtKind::kReturn:
      return visit_return(static_cast<Return&>(*stmt));
    case StmtKind::kBreak:
      return visit_break(static_cast<Break&>(*stmt));
    case StmtKind::kContinue:
      return visit_continue(static_cast<Continue&>(*stmt));
    case StmtKind::kYield:
      return visit_yield(static_cast<Yield&>(*stmt));
    case StmtKind::kThrow:
      return visit_throw(static_cast<Throw&>(*stmt));
    case StmtKind::kTry:
      return visit_try(static_cast<Try&>(*stmt));
    case StmtKind::kSynchronized: {
      auto& s = static_cast<Synchronized&>(*stmt);
      visit(s.lock);
      return visit(static_cast<Stmt*>(s.body));
    }
    case StmtKind::kAssert:
      return visit_assert(static_cast<Assert&>(*stmt));
    case StmtKind::kEmpty:
      return;
  }
}

void FlowVisitor::visit_stmts(const std::vector<Stmt*>& stmts) {
  for (Stmt* s : stmts) visit(s);
}

void FlowVisitor::visit_block(Block& stmt) { visit_stmts(stmt.statements); }

void FlowVisitor::visit_local_var(LocalVar& stmt) {
  for (VariableDeclarator* v : stmt.vars) visit(v->init);
}

void FlowVisitor::visit_if(If& stmt) {
  visit(stmt.condition);
  visit(stmt.then_stmt);
  visit(stmt.else_stmt);
}

void FlowVisitor::visit_while(While& stmt) {
  visit(stmt.condition);
  visit(stmt.body);
}

void FlowVisitor::visit_do(DoWhile& stmt) {
  visit(stmt.body);
  visit(stmt.condition);
}

void FlowVisitor::visit_for(For& stmt) {
  visit_stmts(stmt.init);
  visit(stmt.condition);
  visit(stmt.body);
  visit_all(stmt.update);
}

void FlowVisitor::visit_for_each(ForEach& stmt) {
  visit(stmt.iterable);
  visit(stmt.body);
}

void FlowVisitor::visit_labeled(Labeled& stmt) { visit(stmt.body); }

void FlowVisitor::visit_switch(Switch& stmt) {
  visit(stmt.selector);
  for (SwitchCase& c : stmt.cases) visit_stmts(c.body);
}

void FlowVisitor::visit_return(Return& stmt) { visit(stmt.value); }
void FlowVisitor::visit_yield(Yield& stmt) { visit(stmt.value); }
void FlowVisitor::visit_throw(Throw& stmt) { visit(stmt.value); }

void FlowVisitor::visit_resources(Try& stmt) {
  for (Resource& r : stmt.resources) {
    visit(static_cast<Stmt*>(r.declaration));
    visit(r.variable);
  }
}

void FlowVisitor::visit_try(Try& stmt) {
  visit_resources(stmt);
  visit(static_cast<Stmt*>(stmt.body));
  for (CatchClause& c : stmt.catches) visit(static_cast<Stmt*>(c.body));
  visit(static_cast<Stmt*>(stmt.finally_block));
}

void FlowVisitor::visit_assert(Assert& stmt) {
  visit(stmt.condition);
  visit(stmt.message);
}

// ---- Expressions --------------------------------------------------------------------------------

void FlowVisitor::visit(Expr* expr) {
  if (expr == nullptr) return;
  switch (expr->kind) {
    case ExprKind::kName:
      return visit_name(static_cast<Name&>(*expr));
    case ExprKind::kFieldAccess:
      return visit_field_access(static_cast<FieldAccess&>(*expr));
    case ExprKind::kArrayAccess: {
      auto& e = static_cast<ArrayAccess&>(*expr);
      visit(e.array);
      return visit(e.index);
    }
    case ExprKind::kCall:
      return visit_call(static_cast<Call&>(*expr));
    case ExprKind::kNew:
      return visit_new(static_cast<New&>(*expr));
    case ExprKind::kNewArray: {
      auto& e = static_cast<NewArray&>(*expr);
      visit_all(e.dims);
      return visit(static_cast<Expr*>(e.init));
    }
    case ExprKind::kArrayInit:
      return visit_all(static_cast<ArrayInit&>(*expr).elements);
    case ExprKind::kUnary:
      return visit_unary(static_cast<Unary&>(*expr));
    case ExprKind::kBinary:
      return visit_binary(static_cast<Binary&>(*expr));
    case ExprKind::kAssign:
      return visit_assign(static_cast<Assign&>(*expr));
    case ExprKind::kCompoundAssign:
      return visit_compound_assign(static_cast<CompoundAssign&>(*expr));
    case ExprKind::kConditional:
      return visit_conditional(static_cast<Conditional&>(*expr));
    case ExprKind::kCast:
      return visit(static_cast<Cast&>(*expr).operand);
    case ExprKind::kInstanceOf:
      return visit(static_cast<InstanceOf&>(*expr).operand);
    case ExprKind::kLambda:
      return visit_lambda(static_cast<Lambda&>(*expr));
    case ExprKind::kMethodRef:
      return visit_method_ref(static_cast<MethodRef&>(*expr));
    case ExprKind::kSwitchExpr:
      return visit_switch_expr(static_cast<SwitchExpr&>(*expr));
    case ExprKind::kLiteral:
    case ExprKind::kThis:
    case ExprKind::kClassLiteral:
      return;
  }
}

void FlowVisitor::visit_all(const std::vector<Expr*>& exprs) {
  for (Expr* e : exprs) visit(e);
}

void FlowVisitor::visit_field_access(FieldAccess& expr) { visit(expr.target); }

void FlowVisitor::visit_call(Call& expr) {
  visit(expr.target);
  visit_all(expr.args);
}

void FlowVisitor::visit_new(New& expr) {
  visit(expr.outer);
  visit_all(expr.args);
  if (expr.body != nullptr) visit_class(*expr.body);
}

void FlowVisitor::visit_unary(Unary& expr) { visit(expr.operand); }

void FlowVisitor::visit_binary(Binary& expr) {
  std::vector<Binary*> chain;
  Expr* e = &expr;
  for (; e->kind == ExprKind::kBinary; e = chain.back()->left) {
    auto* binary = static_cast<Binary*>(e);
    // An analysis may treat the logical operators on their own.
    const bool logical = binary->op == BinaryOp::kLogAnd || binary->op == BinaryOp::kLogOr;
    if (logical && binary != &expr) break;
    chain.push_back(binary);
  }
  visit(e);
  while (!chain.empty()) {
    visit(chain.back()->right);
    chain.pop_back();
  }
}

void FlowVisitor::visit_assign(Assign& expr) {
  visit(expr.target);
  visit(expr.value);
}

void FlowVisitor::visit_compound_assign(CompoundAssign& expr) {
  visit(expr.target);
  visit(expr.value);
}

void FlowVisitor::visit_conditional(Conditional& expr) {
  visit(expr.condition);
  visit(expr.then_value);
  visit(expr.else_value);
}

void FlowVisitor::visit_lambda(Lambda& expr) {
  visit(expr.body_expr);
  visit(static_cast<Stmt*>(expr.body_block));
}

// The body of its lambda only has the call, of which an analysis asks the lambda itself.
void FlowVisitor::visit_method_ref(MethodRef& expr) {
  if (!expr.is_super) visit(expr.target);
}

void FlowVisitor::visit_switch_expr(SwitchExpr& expr) { visit_switch(*expr.body); }

// ---- Classes ------------------------------------------------------------------------------------

void FlowVisitor::visit_class(ClassDecl& decl) {
  visit_initializers(decl, true);
  visit_initializers(decl, false);
  visit_methods(decl);
}

void FlowVisitor::visit_initializers(ClassDecl& decl, bool statics) {
  if (statics) {
    for (EnumConstant* c : decl.constants) visit_enum_constant(*c);
  }
  for (Member& m : decl.members) {
    if (m.method != nullptr || is_static_member(m, decl) != statics) continue;
    if (m.field != nullptr) visit_field(*m.field);
    if (m.initializer != nullptr) visit_initializer(*m.initializer);
    if (m.type != nullptr) visit_class(*m.type);
  }
}

void FlowVisitor::visit_methods(ClassDecl& decl) {
  for (Member& m : decl.members) {
    if (m.method != nullptr) visit_method(*m.method);
  }
}

void FlowVisitor::visit_field(FieldDecl& field) {
  for (VariableDeclarator* v : field.vars) visit(v->init);
}

void FlowVisitor::visit_initializer(Initializer& initializer) {
  visit(static_cast<Stmt*>(initializer.body));
}

void FlowVisitor::visit_enum_constant(EnumConstant& constant) {
  if (constant.creation != nullptr) return visit_new(*constant.creation);
  visit_all(constant.args);
  if (constant.body != nullptr) visit_class(*constant.body);
}

void FlowVisitor::visit_method(MethodDecl& method) { visit(static_cast<Stmt*>(method.body)); }

// ---- Questions ----------------------------------------------------------------------------------

SourcePos statement_pos(const Stmt& stmt) {
  if (stmt.kind == StmtKind::kLocalVar) {
    const auto& s = static_cast<const LocalVar&>(stmt);
    if (!s.vars.empty()) return s.vars.front()->pos;
  }
  if (stmt.kind == StmtKind::kLocalClass) return static_cast<const LocalClass&>(stmt).decl->pos;
  return stmt.pos;
}

namespace {
bool is_constant_boolean(const Expr& e, int32_t value) {
  if (e.type == nullptr || e.type->kind != TypeKind::kBoolean) return false;
  const auto* constant = std::get_if<int32_t>(&e.constant);
  return constant != nullptr && *constant == value;
}
}  // namespace

bool is_constant_true(const Expr& condition) { return is_constant_boolean(condition, 1); }
bool is_constant_false(const Expr& condition) { return is_constant_boolean(condition, 0); }

const VarSymbol* variable_of(const Resource& resource) {
  if (resource.declaration != nullptr) return resource.declarator()->symbol;
  const Symbol* symbol = nullptr;
  if (resource.variable->kind == ExprKind::kName) {
    symbol = static_cast<const Name*>(resource.variable)->symbol;
  } else if (resource.variable->kind == ExprKind::kFieldAccess) {
    symbol = static_cast<const FieldAccess*>(resource.variable)->symbol;
  }
  const bool is_variable = symbol != nullptr && symbol->kind == SymbolKind::kVar;
  return is_variable ? static_cast<const VarSymbol*>(symbol) : nullptr;
}

bool is_static_member(const Member& member, const ClassDecl& in) {
  const bool in_interface =
      in.kind == ClassDecl::Kind::kInterface || in.kind == ClassDecl::Kind::kAnnotation;
  if (member.type != nullptr) return true;
  if (member.initializer != nullptr) return member.initializer->is_static;
  if (member.field != nullptr) {
    return in_interface || (member.field->modifiers.flags & vm::kStatic) != 0;
  }
  return (member.method->modifiers.flags & vm::kStatic) != 0;
}

Call* constructor_call(const MethodDecl& method) {
  if (method.body == nullptr || method.body->statements.empty()) return nullptr;
  Stmt* first = method.body->statements.front();
  if (first->kind != StmtKind::kExpr) return nullptr;
  Expr* expr = static_cast<ExprStmt*>(first)->expr;
  if (expr->kind != ExprKind::kCall) return nullptr;
  auto* call = static_cast<Call*>(expr);
  const bool is_constructor_call =
      call->form == Call::Form::kThisConstructor || call->form == Call::Form::kSuperConstructor;
  return is_constructor_call ? call : nullptr;
}

bool is_initial_constructor(const MethodDecl& method) {
  if (method.name != "<init>") return false;
  const Call* call = constructor_call(method);
  return call == nullptr || call->form != Call::Form::kThisConstructor;
}

bool has_constructor(const ClassDecl& decl) {
  for (const Member& m : decl.members) {
    if (m.method != nullptr && m.method->name == "<init>") return true;
  }
  return false;
}

}  // namespace braid::lang
