// try, its resources and its catch clauses.
#include <utility>

#include "lang/parser_impl.h"

namespace braid::lang {

Stmt* Parser::try_statement() {
  Try* stmt = make_stmt<Try>();
  next();
  if (at(Tok::kLParen)) stmt->resources = resources();
  stmt->body = block();
  while (at(Tok::kCatch)) stmt->catches.push_back(catch_clause());
  if (accept(Tok::kFinally)) stmt->finally_block = block();
  if (stmt->catches.empty() && stmt->finally_block == nullptr && stmt->resources.empty() &&
      !aborted_) {
    diags_.error(stmt->pos, "'try' without 'catch', 'finally' or resource declarations");
  }
  return stmt;
}

std::vector<Resource> Parser::resources() {
  std::vector<Resource> list;
  next();  // '('
  do {
    list.push_back(resource());
  } while (accept(Tok::kSemi) && !at(Tok::kRParen) && !at(Tok::kEof));
  expect(Tok::kRParen);
  return list;
}

// A declaration with its value, or the name of a variable.
Resource Parser::resource() {
  Resource result;
  const bool has_modifiers = at(Tok::kFinal) || at(Tok::kAt);
  if (has_modifiers || at_local_variable()) {
    Modifiers mods = modifiers();
    LocalVar* declaration = make<LocalVar>(mods.pos.offset);
    declaration->modifiers = std::move(mods);
    TypeNode* type_node = variable_type();
    result.pos = pos();
    std::string name = identifier();
    declaration->vars.push_back(declarator_rest(type_node, std::move(name), result.pos, true));
    check_var(*declaration);
    result.declaration = declaration;
    return result;
  }
  result.variable = expression();
  result.pos = result.variable->pos;
  const bool is_variable =
      result.variable->kind == ExprKind::kName || result.variable->kind == ExprKind::kFieldAccess;
  if (!is_variable && !is_error(result.variable) && !aborted_) {
    diags_.error(result.pos,
                 "the try-with-resources resource must either be a variable declaration or an "
                 "expression denoting a reference to a final or effectively final variable");
  }
  return result;
}

CatchClause Parser::catch_clause() {
  CatchClause clause;
  clause.pos = pos();
  next();
  expect(Tok::kLParen);
  clause.modifiers = modifiers();
  do {
    clause.types.push_back(type());
  } while (accept(Tok::kBar));
  clause.name_pos = pos();
  clause.name = identifier();
  expect(Tok::kRParen);
  clause.body = block();
  return clause;
}

}  // namespace braid::lang
