// switch, as a statement and as an expression, and yield.
#include <utility>

#include "lang/parser_impl.h"

namespace braid::lang {

Stmt* Parser::switch_statement() {
  Switch* stmt = make_stmt<Switch>();
  switch_rest(*stmt);
  return stmt;
}

Expr* Parser::switch_expression() {
  SwitchExpr* node = make_expr<SwitchExpr>(token().begin, pos());
  node->body = make_stmt<Switch>();
  node->body->as_value = node;
  ++switch_expressions_;
  const bool outer = std::exchange(no_lambda_, false);
  switch_rest(*node->body);
  no_lambda_ = outer;
  --switch_expressions_;
  return node;
}

// At `switch`.
void Parser::switch_rest(Switch& into) {
  next();
  into.selector = parenthesised_condition();
  expect(Tok::kLBrace);
  switch_body(into);
  into.end = pos();
  expect(Tok::kRBrace);
}

void Parser::switch_body(Switch& into) {
  while (!at(Tok::kRBrace) && !at(Tok::kEof)) {
    if (!at(Tok::kCase) && !at(Tok::kDefault)) {
      error_here("case, default, or '}' expected");
      if (at_member_modifier()) return;
      next();
      while (!at(Tok::kCase) && !at(Tok::kDefault) && !at(Tok::kRBrace) && !at(Tok::kEof)) next();
      continue;
    }
    SwitchCase group;
    group.pos = pos();
    switch_label(group);
    if (at(Tok::kArrow)) {
      switch_rule(group, into.as_value != nullptr);
    } else {
      expect(Tok::kColon, ": or ->");
      block_statements(group.body);
    }
    into.cases.push_back(std::move(group));
  }
}

void Parser::switch_label(SwitchCase& into) {
  if (accept(Tok::kDefault)) {
    into.is_default = true;
    return;
  }
  next();  // case
  const bool outer = std::exchange(no_lambda_, true);
  do {
    if (at(Tok::kDefault)) {
      unsupported(pos(), NotYet::kSwitchPattern);
      next();
    } else if (at_local_variable()) {
      unsupported(pos(), NotYet::kSwitchPattern);
      type();
      identifier();
    } else {
      into.labels.push_back(conditional());
    }
  } while (accept(Tok::kComma));
  no_lambda_ = outer;
}

// At `->`.
void Parser::switch_rule(SwitchCase& into, bool has_value) {
  next();
  into.is_arrow = true;
  if (at(Tok::kLBrace)) {
    into.body.push_back(block());
  } else if (at(Tok::kThrow)) {
    into.body.push_back(throw_statement());
  } else if (has_value) {
    Yield* yield = make_stmt<Yield>();
    yield->value = expression();
    expect(Tok::kSemi);
    into.body.push_back(yield);
  } else {
    Stmt* stmt = statement();
    into.body.push_back(stmt);
    if (stmt->kind != StmtKind::kExpr && !in_error() && !aborted_) {
      diags_.error(stmt->pos,
                   "unexpected statement in case, expected is an expression, a block or a throw "
                   "statement");
    }
  }
}

// `yield` begins a statement where the next token can only begin its value.
bool Parser::at_yield_statement() const {
  if (!at_word("yield")) return false;
  switch (kind(1)) {
    case Tok::kIdentifier:
    case Tok::kIntLiteral:
    case Tok::kLongLiteral:
    case Tok::kFloatLiteral:
    case Tok::kDoubleLiteral:
    case Tok::kCharLiteral:
    case Tok::kStringLiteral:
    case Tok::kTrue:
    case Tok::kFalse:
    case Tok::kNull:
    case Tok::kThis:
    case Tok::kSuper:
    case Tok::kNew:
    case Tok::kSwitch:
    case Tok::kNot:
    case Tok::kTilde:
    case Tok::kPlus:
    case Tok::kMinus:
      return true;
    case Tok::kPlusPlus:
    case Tok::kMinusMinus:
      return kind(2) != Tok::kSemi;
    case Tok::kLParen:
      return true;
    default:
      return false;
  }
}

Stmt* Parser::yield_statement() {
  Yield* stmt = make_stmt<Yield>();
  if (switch_expressions_ == 0 && kind(1) == Tok::kLParen) {
    diags_.error(pos(), "invalid use of a restricted identifier 'yield'",
                 "to invoke a method called yield, qualify the yield with a receiver or type name");
  }
  next();
  if (at(Tok::kLParen) && kind(1) == Tok::kRParen && kind(2) != Tok::kArrow) {
    next();
    next();
    stmt->value = error_expr();
  } else {
    stmt->value = expression();
  }
  expect(Tok::kSemi);
  return stmt;
}

}  // namespace braid::lang
