// switch and yield.
#include <utility>

#include "lang/parser_impl.h"

namespace braid::lang {

Stmt* Parser::switch_statement() {
  Switch* stmt = make_stmt<Switch>();
  next();
  stmt->selector = parenthesised_condition();
  expect(Tok::kLBrace);
  switch_body(stmt->cases);
  expect(Tok::kRBrace);
  return stmt;
}

void Parser::switch_body(std::vector<SwitchCase>& cases) {
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
      // Said once for a switch; a switch expression is reported itself.
      switch_rule(group, cases.empty() && switch_expressions_ == 0);
    } else {
      expect(Tok::kColon, ": or ->");
      block_statements(group.body);
    }
    cases.push_back(std::move(group));
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

// At `->`: rules are outside the language; read over.
void Parser::switch_rule(SwitchCase& into, bool report) {
  if (report) unsupported(into.pos, NotYet::kArrow);
  next();
  if (at(Tok::kLBrace)) {
    block();
  } else if (at(Tok::kThrow)) {
    throw_statement();
  } else {
    expression();
    expect(Tok::kSemi);
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
  Empty* stmt = make_stmt<Empty>();
  if (switch_expressions_ == 0 && kind(1) == Tok::kLParen) {
    diags_.error(pos(), "invalid use of a restricted identifier 'yield'",
                 "to invoke a method called yield, qualify the yield with a receiver or type name");
  } else {
    unsupported(pos(), NotYet::kYield);
  }
  next();
  if (at(Tok::kLParen) && kind(1) == Tok::kRParen) {
    next();
    next();
  } else {
    expression();
  }
  expect(Tok::kSemi);
  return stmt;
}

}  // namespace braid::lang
