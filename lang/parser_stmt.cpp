// Blocks and statements.
#include <fmt/format.h>

#include <utility>

#include "lang/parser_impl.h"
#include "vm/module.h"

namespace braid::lang {

// ---- Blocks -------------------------------------------------------------------------------------

Block* Parser::block() {
  Block* result = make_stmt<Block>();
  expect(Tok::kLBrace);
  block_statements(result->statements);
  while (at(Tok::kCase) || at(Tok::kDefault)) {
    error_here(fmt::format("orphaned {}", token_text(kind())));
    Switch* dropped = make_stmt<Switch>();
    const size_t before = at_;
    switch_body(*dropped);
    if (at_ == before) next();
  }
  result->end = pos();
  expect(Tok::kRBrace);
  return result;
}

bool Parser::at_block_end() const {
  return at(Tok::kRBrace) || at(Tok::kCase) || at(Tok::kDefault) || at(Tok::kEof);
}

void Parser::block_statements(std::vector<Stmt*>& out) {
  while (!at_block_end()) {
    const size_t before = at_;
    if (at_member_modifier()) {  // a closing brace is missing: what follows is a member
      error_here("illegal start of expression");
      return;
    }
    if (Stmt* stmt = block_statement()) out.push_back(stmt);
    if (in_error()) {
      if (at_ == before) next();  // the token is the error: leave it behind
      skip({false, true, true, true});
    }
    if (at_ == before) next();
  }
}

bool Parser::at_local_class() const {
  return at(Tok::kClass) || at(Tok::kInterface) || at(Tok::kEnum) || at(Tok::kAbstract) ||
         at(Tok::kStrictfp) || at_record() || at_sealed() || at_non_sealed() ||
         (at(Tok::kStatic) &&
          (kind(1) == Tok::kClass || kind(1) == Tok::kInterface || kind(1) == Tok::kEnum));
}

bool Parser::at_member_modifier() const {
  switch (kind()) {
    case Tok::kPublic:
    case Tok::kPrivate:
    case Tok::kProtected:
    case Tok::kTransient:
    case Tok::kVolatile:
    case Tok::kNative:
      return true;
    case Tok::kStatic:
      return !at_local_class();
    default:
      return false;
  }
}

Stmt* Parser::block_statement() {
  if (at(Tok::kVoid) && is_name(kind(1))) return stray_method();
  if (at(Tok::kFinal) || at(Tok::kAt)) {
    Modifiers mods = modifiers();
    return at_local_class() ? local_class(std::move(mods)) : local_variables(std::move(mods));
  }
  if (at_local_class()) return local_class(modifiers());
  if (at_yield_statement()) return yield_statement();
  if (at_local_variable()) {
    Modifiers mods;
    mods.pos = pos();
    return local_variables(std::move(mods));
  }
  return simple_statement();
}

// `void f() { ... }` in a body, where a variable could be declared.
Stmt* Parser::stray_method() {
  error_here("illegal start of expression");
  Modifiers mods;
  mods.pos = pos();
  return local_variables(std::move(mods));
}

Stmt* Parser::local_variables(Modifiers mods) {
  LocalVar* stmt = make<LocalVar>(mods.pos.offset);
  stmt->modifiers = std::move(mods);
  TypeNode* type_node = variable_type();
  do {
    const SourcePos where = pos();
    std::string name = identifier();
    stmt->vars.push_back(declarator_rest(type_node, std::move(name), where, false));
  } while (accept(Tok::kComma));
  check_var(*stmt);
  expect(Tok::kSemi);
  return stmt;
}

Stmt* Parser::local_class(Modifiers mods) {
  LocalClass* stmt = make<LocalClass>(mods.pos.offset);
  if ((mods.flags & vm::kStatic) != 0 && !at(Tok::kEnum) && !at(Tok::kInterface) && !at_record()) {
    diags_.error(stmt->pos, "illegal start of expression");
  }
  stmt->decl = type_declaration(std::move(mods));
  if (stmt->decl == nullptr) return nullptr;
  return stmt;
}

// ---- Statements ---------------------------------------------------------------------------------

// The body of an if, a loop, a label: declarations are not allowed.
Stmt* Parser::statement() {
  const SourcePos where = pos();
  if (at_block_end()) {
    error_here("illegal start of statement");
    return make_stmt<Empty>();
  }
  Stmt* stmt = block_statement();
  if (stmt == nullptr) return make<Empty>(where.offset);
  if (stmt->kind == StmtKind::kLocalVar) {
    const LocalVar* declaration = static_cast<const LocalVar*>(stmt);
    diags_.error(declaration->vars[0]->pos, "variable declaration not allowed here");
  } else if (stmt->kind == StmtKind::kLocalClass) {
    diags_.error(static_cast<LocalClass*>(stmt)->decl->pos,
                 "class, interface or enum declaration not allowed here");
  }
  return stmt;
}

Stmt* Parser::simple_statement() {
  Nesting nesting(*this);
  if (!nesting.ok()) return make_stmt<Empty>();
  switch (kind()) {
    case Tok::kLBrace:
      return block();
    case Tok::kSemi: {
      Empty* empty = make_stmt<Empty>();
      next();
      return empty;
    }
    case Tok::kIf:
      return if_statement();
    case Tok::kWhile:
      return while_statement();
    case Tok::kDo:
      return do_statement();
    case Tok::kFor:
      return for_statement();
    case Tok::kSwitch:
      return switch_statement();
    case Tok::kTry:
      return try_statement();
    case Tok::kReturn:
      return return_statement();
    case Tok::kBreak:
      return break_statement();
    case Tok::kContinue:
      return continue_statement();
    case Tok::kThrow:
      return throw_statement();
    case Tok::kSynchronized:
      return synchronized_statement();
    case Tok::kAssert:
      return assert_statement();
    case Tok::kElse:
      return orphan("'else' without 'if'");
    case Tok::kCatch:
      return orphan("'catch' without 'try'");
    case Tok::kFinally:
      return orphan("'finally' without 'try'");
    default:
      return expression_statement();
  }
}

// An else, catch or finally on its own: reads what belongs to it.
Stmt* Parser::orphan(std::string message) {
  error_here(std::move(message));
  if (at(Tok::kCatch)) {
    catch_clause();
    return nullptr;
  }
  const bool is_else = at(Tok::kElse);
  next();
  if (!is_else) return block();
  return at_block_end() ? nullptr : block_statement();
}

Stmt* Parser::expression_statement() {
  if (at(Tok::kIdentifier) && kind(1) == Tok::kColon) {
    Labeled* labeled = make_stmt<Labeled>();
    labeled->label = identifier();
    next();
    labeled->body = statement();
    return labeled;
  }
  if (Stmt* stray = stray_type()) return stray;
  if (at_broken_type()) {
    Modifiers mods;
    mods.pos = pos();
    return local_variables(std::move(mods));
  }
  ExprStmt* stmt = make_stmt<ExprStmt>();
  stmt->expr = expression();
  check_expression_statement(stmt->expr);
  expect(Tok::kSemi);
  return stmt;
}

// `List<String x`: no statement begins with a comparison, so that this is a type with an error in
// it.
bool Parser::at_broken_type() const {
  size_t i = at_;
  if (kind_at(i) != Tok::kIdentifier) return false;
  ++i;
  while (kind_at(i) == Tok::kDot && kind_at(i + 1) == Tok::kIdentifier) i += 2;
  return kind_at(i) == Tok::kLt && skip_type(at_) == kNoType;
}

// A type that nothing follows that could follow it: `int = 5;`, `List<String>;`. Null if there is
// none.
Stmt* Parser::stray_type() {
  const size_t end = skip_type(at_);
  if (end == kNoType) return nullptr;
  const bool is_expression = kind_at(end) == Tok::kDot || kind_at(end) == Tok::kColonColon;
  const Tok last = kind_at(end - 1);
  const bool is_type =
      primitive_kind(kind()).has_value() || last == Tok::kRBracket || last == Tok::kGt;
  if (is_expression || !is_type) return nullptr;
  Empty* stmt = make_stmt<Empty>();
  size_t where = at_;
  while (last == Tok::kGt && kind_at(where) != Tok::kLt) ++where;
  if (last == Tok::kRBracket) {
    where = end;
    while (kind_at(where - 1) == Tok::kRBracket) where -= 2;
  }
  diags_.error(pos_of(list_.tokens[where].begin), "not a statement");
  type();
  expect(Tok::kSemi);
  return stmt;
}

void Parser::check_expression_statement(Expr* expr) {
  if (is_error(expr)) return;
  bool fits = false;
  switch (expr->kind) {
    case ExprKind::kCall:
    case ExprKind::kNew:
    case ExprKind::kAssign:
    case ExprKind::kCompoundAssign:
      fits = true;
      break;
    case ExprKind::kUnary:
      fits = static_cast<Unary*>(expr)->op >= UnaryOp::kPreInc;
      break;
    default:
      break;
  }
  if (fits && !expr->parenthesized) return;
  if (!aborted_) diags_.error(expr->parenthesized ? expr->start : expr->pos, "not a statement");
}

Expr* Parser::parenthesised_condition() {
  expect(Tok::kLParen);
  Expr* condition = expression();
  expect(Tok::kRParen);
  return condition;
}

Stmt* Parser::if_statement() {
  If* stmt = make_stmt<If>();
  next();
  stmt->condition = parenthesised_condition();
  stmt->then_stmt = statement();
  if (accept(Tok::kElse)) stmt->else_stmt = statement();
  return stmt;
}

Stmt* Parser::while_statement() {
  While* stmt = make_stmt<While>();
  next();
  stmt->condition = parenthesised_condition();
  stmt->body = statement();
  return stmt;
}

Stmt* Parser::do_statement() {
  DoWhile* stmt = make_stmt<DoWhile>();
  next();
  stmt->body = statement();
  expect(Tok::kWhile);
  stmt->condition = parenthesised_condition();
  expect(Tok::kSemi);
  return stmt;
}

Stmt* Parser::for_statement() {
  const uint32_t offset = token().begin;
  next();
  expect(Tok::kLParen);
  For* loop = make<For>(offset);
  const bool has_modifiers = at(Tok::kFinal) || at(Tok::kAt);
  if (has_modifiers || at_local_variable()) {
    Modifiers mods = modifiers();
    const SourcePos begin = mods.pos;
    TypeNode* type_node = variable_type();
    if (is_name(kind()) && kind(1) == Tok::kColon) {
      return for_each(offset, std::move(mods), type_node);
    }
    LocalVar* declaration = make<LocalVar>(begin.offset);
    declaration->modifiers = std::move(mods);
    do {
      const SourcePos where = pos();
      std::string name = identifier();
      declaration->vars.push_back(declarator_rest(type_node, std::move(name), where, false));
    } while (accept(Tok::kComma));
    check_var(*declaration);
    if (at(Tok::kColon)) return bad_for_each(loop, begin.offset);
    loop->init.push_back(declaration);
  } else if (!at(Tok::kSemi)) {
    do {
      ExprStmt* stmt = make_stmt<ExprStmt>();
      stmt->expr = expression();
      if (at(Tok::kColon) && !is_error(stmt->expr)) {
        return bad_for_each(loop, stmt->pos.offset);
      }
      check_expression_statement(stmt->expr);
      loop->init.push_back(stmt);
    } while (accept(Tok::kComma));
  }
  return for_rest(loop);
}

Stmt* Parser::for_each(uint32_t offset, Modifiers mods, TypeNode* type) {
  ForEach* loop = make<ForEach>(offset);
  loop->modifiers = std::move(mods);
  loop->var = make<VariableDeclarator>(token().begin);
  loop->var->type_node = type;
  if (type->kind == TypeNode::Kind::kArray && is_var(type)) {
    syntax_error(pos().offset, "'var' is not allowed as an element type of an array");
  }
  loop->var->name = identifier();
  next();  // ':'
  loop->iterable = expression();
  expect(Tok::kRParen);
  loop->body = statement();
  return loop;
}

// At ':', behind what cannot declare the variable of an enhanced for.
Stmt* Parser::bad_for_each(For* loop, uint32_t where) {
  syntax_error(where, "bad initializer for for-loop");
  next();
  expression();
  expect(Tok::kRParen);
  loop->body = statement();
  return loop;
}

Stmt* Parser::for_rest(For* loop) {
  expect(Tok::kSemi);
  if (!at(Tok::kSemi)) loop->condition = expression();
  expect(Tok::kSemi);
  if (!at(Tok::kRParen)) {
    do {
      Expr* update = expression();
      check_expression_statement(update);
      loop->update.push_back(update);
    } while (accept(Tok::kComma));
  }
  expect(Tok::kRParen);
  loop->body = statement();
  return loop;
}

// ---- The small ones -----------------------------------------------------------------------------

Stmt* Parser::return_statement() {
  Return* stmt = make_stmt<Return>();
  next();
  if (!at(Tok::kSemi)) stmt->value = expression();
  expect(Tok::kSemi);
  return stmt;
}

Stmt* Parser::break_statement() {
  Break* stmt = make_stmt<Break>();
  next();
  if (is_name(kind())) stmt->label = identifier();
  expect(Tok::kSemi);
  return stmt;
}

Stmt* Parser::continue_statement() {
  Continue* stmt = make_stmt<Continue>();
  next();
  if (is_name(kind())) stmt->label = identifier();
  expect(Tok::kSemi);
  return stmt;
}

Stmt* Parser::throw_statement() {
  Throw* stmt = make_stmt<Throw>();
  next();
  stmt->value = expression();
  expect(Tok::kSemi);
  return stmt;
}

Stmt* Parser::synchronized_statement() {
  Synchronized* stmt = make_stmt<Synchronized>();
  next();
  stmt->lock = parenthesised_condition();
  stmt->body = block();
  return stmt;
}

Stmt* Parser::assert_statement() {
  Assert* stmt = make_stmt<Assert>();
  next();
  stmt->condition = expression();
  if (accept(Tok::kColon)) stmt->message = expression();
  expect(Tok::kSemi);
  return stmt;
}

}  // namespace braid::lang
