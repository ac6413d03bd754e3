// Expressions: operators, literals, parentheses, casts and lambdas.
#include <charconv>
#include <utility>

#include "lang/parser_impl.h"
#include "vm/module.h"

namespace braid::lang {

// ---- Errors -------------------------------------------------------------------------------------

namespace {
constexpr std::string_view kErrorName = "<error>";
}

Expr* Parser::error_expr() {
  Name* name = make_expr<Name>(token().begin, pos());
  name->name = kErrorName;
  return name;
}

Expr* Parser::illegal_start() {
  Expr* result = error_expr();
  error_here("illegal start of expression");
  return result;
}

bool Parser::is_error(const Expr* expr) {
  return expr->kind == ExprKind::kName && static_cast<const Name*>(expr)->name == kErrorName;
}

// ---- Assignment and conditional -----------------------------------------------------------------

Expr* Parser::expression() {
  Expr* target = conditional();
  const uint32_t where = token().begin;
  if (at(Tok::kAssign)) {
    next();
    Nesting nesting(*this);
    if (!nesting.ok()) return target;
    Assign* assign = make_expr<Assign>(where, target->start);
    assign->target = target;
    assign->value = expression();
    return assign;
  }
  if (const std::optional<Operator> op = assignment_operator()) {
    for (int i = 0; i < op->tokens; ++i) next();
    Nesting nesting(*this);
    if (!nesting.ok()) return target;
    CompoundAssign* assign = make_expr<CompoundAssign>(where, target->start);
    assign->op = op->op;
    assign->target = target;
    assign->value = expression();
    return assign;
  }
  return target;
}

std::optional<Parser::Operator> Parser::assignment_operator() const {
  switch (kind()) {
    case Tok::kPlusAssign:
      return Operator{BinaryOp::kAdd, 0, 1};
    case Tok::kMinusAssign:
      return Operator{BinaryOp::kSub, 0, 1};
    case Tok::kStarAssign:
      return Operator{BinaryOp::kMul, 0, 1};
    case Tok::kSlashAssign:
      return Operator{BinaryOp::kDiv, 0, 1};
    case Tok::kPercentAssign:
      return Operator{BinaryOp::kRem, 0, 1};
    case Tok::kAmpAssign:
      return Operator{BinaryOp::kAnd, 0, 1};
    case Tok::kBarAssign:
      return Operator{BinaryOp::kOr, 0, 1};
    case Tok::kCaretAssign:
      return Operator{BinaryOp::kXor, 0, 1};
    case Tok::kShlAssign:
      return Operator{BinaryOp::kShl, 0, 1};
    case Tok::kGt:
      break;
    default:
      return std::nullopt;
  }
  int gts = 1;
  while (gts < 4 && kind(gts) == Tok::kGt && neighbours(gts - 1)) ++gts;
  if (kind(gts) != Tok::kAssign || !neighbours(gts - 1)) return std::nullopt;
  if (gts == 2) return Operator{BinaryOp::kShr, 0, 3};
  if (gts == 3) return Operator{BinaryOp::kUshr, 0, 4};
  return std::nullopt;
}

Expr* Parser::conditional() {
  Expr* condition = binary(0);
  if (!at(Tok::kQuestion)) return condition;
  Conditional* node = make_expr<Conditional>(token().begin, condition->start);
  next();
  Nesting nesting(*this);
  if (!nesting.ok()) return condition;
  const bool outer = std::exchange(no_lambda_, false);
  node->condition = condition;
  node->then_value = expression();
  no_lambda_ = outer;
  expect(Tok::kColon);
  node->else_value = conditional();
  return node;
}

// ---- Binary operators ---------------------------------------------------------------------------

namespace {
constexpr int kRelational = 7;  // also instanceof
}

std::optional<Parser::Operator> Parser::binary_operator() const {
  switch (kind()) {
    case Tok::kOrOr:
      return Operator{BinaryOp::kLogOr, 1, 1};
    case Tok::kAndAnd:
      return Operator{BinaryOp::kLogAnd, 2, 1};
    case Tok::kBar:
      return Operator{BinaryOp::kOr, 3, 1};
    case Tok::kCaret:
      return Operator{BinaryOp::kXor, 4, 1};
    case Tok::kAmp:
      return Operator{BinaryOp::kAnd, 5, 1};
    case Tok::kEq:
      return Operator{BinaryOp::kEq, 6, 1};
    case Tok::kNe:
      return Operator{BinaryOp::kNe, 6, 1};
    case Tok::kLt:
      return Operator{BinaryOp::kLt, kRelational, 1};
    case Tok::kLe:
      return Operator{BinaryOp::kLe, kRelational, 1};
    case Tok::kGt:
      return shift_or_greater();
    case Tok::kShl:
      return Operator{BinaryOp::kShl, 8, 1};
    case Tok::kPlus:
      return Operator{BinaryOp::kAdd, 9, 1};
    case Tok::kMinus:
      return Operator{BinaryOp::kSub, 9, 1};
    case Tok::kStar:
      return Operator{BinaryOp::kMul, 10, 1};
    case Tok::kSlash:
      return Operator{BinaryOp::kDiv, 10, 1};
    case Tok::kPercent:
      return Operator{BinaryOp::kRem, 10, 1};
    default:
      return std::nullopt;
  }
}

// At '>': one of > >= >> >>>, or none if it begins >>= or >>>=.
std::optional<Parser::Operator> Parser::shift_or_greater() const {
  if (assignment_operator()) return std::nullopt;
  if (kind(1) == Tok::kAssign && neighbours(0)) return Operator{BinaryOp::kGe, kRelational, 2};
  if (kind(1) != Tok::kGt || !neighbours(0)) return Operator{BinaryOp::kGt, kRelational, 1};
  if (kind(2) != Tok::kGt || !neighbours(1)) return Operator{BinaryOp::kShr, 8, 2};
  return Operator{BinaryOp::kUshr, 8, 3};
}

// Operators that bind tighter than `above`. Left-deep chains are built in a loop, so that their
// length does not matter; the recursion is at most as deep as there are levels of precedence.
Expr* Parser::binary(int above) {
  Expr* left = unary();
  while (true) {
    if (at(Tok::kInstanceOf) && kRelational > above) {
      left = instance_of(left);
      continue;
    }
    const std::optional<Operator> op = binary_operator();
    if (!op || op->precedence <= above) return left;
    Binary* node = make_expr<Binary>(token().begin, left->start);
    for (int i = 0; i < op->tokens; ++i) next();
    node->op = op->op;
    node->left = left;
    node->right = binary(op->precedence);
    left = node;
  }
}

Expr* Parser::instance_of(Expr* operand) {
  InstanceOf* node = make_expr<InstanceOf>(token().begin, operand->start);
  next();
  const bool has_modifiers = at(Tok::kFinal) || at(Tok::kAt);
  node->operand = operand;
  if (has_modifiers) node->modifiers = modifiers();
  node->target_type = type();
  if (at(Tok::kIdentifier) || (node->modifiers.flags & vm::kFinal) != 0) {
    node->name_pos = pos();
    node->name = identifier();
  }
  return node;
}

// ---- Unary operators ----------------------------------------------------------------------------

Expr* Parser::unary() {
  Nesting nesting(*this);
  if (!nesting.ok()) return error_expr();
  switch (kind()) {
    case Tok::kPlusPlus:
      return prefix(UnaryOp::kPreInc);
    case Tok::kMinusMinus:
      return prefix(UnaryOp::kPreDec);
    case Tok::kPlus:
      return prefix(UnaryOp::kPlus);
    case Tok::kNot:
      return prefix(UnaryOp::kNot);
    case Tok::kTilde:
      return prefix(UnaryOp::kBitNot);
    case Tok::kMinus:
      if (kind(1) == Tok::kIntLiteral || kind(1) == Tok::kLongLiteral) {
        return negative_literal(token().begin);
      }
      return prefix(UnaryOp::kMinus);
    case Tok::kLParen:
      switch (classify_paren()) {
        case Paren::kCast:
          return cast();
        case Paren::kImplicitLambda:
          return lambda(true, false);
        case Paren::kExplicitLambda:
          return lambda(true, true);
        case Paren::kParenthesised:
          break;
      }
      break;
    default:
      break;
  }
  Expr* operand = primary();
  if (is_error(operand)) return operand;
  operand = selectors(operand);
  while (at(Tok::kPlusPlus) || at(Tok::kMinusMinus)) {
    Unary* node = make_expr<Unary>(token().begin, operand->start);
    node->op = at(Tok::kPlusPlus) ? UnaryOp::kPostInc : UnaryOp::kPostDec;
    node->operand = operand;
    operand = node;
    next();
  }
  return operand;
}

Expr* Parser::prefix(UnaryOp op) {
  Unary* node = make_expr<Unary>(token().begin, pos());
  node->op = op;
  next();
  node->operand = unary();
  return node;
}

// ---- Literals -----------------------------------------------------------------------------------

// The sign is part of the literal's value, so that MIN_VALUE can be written.
Expr* Parser::negative_literal(uint32_t minus) {
  next();
  Literal* node = make_expr<Literal>(minus, pos_of(minus));
  integer_value(token(), true, *node);
  next();
  return node;
}

Expr* Parser::literal() {
  Literal* node = make_expr<Literal>(token().begin, pos());
  const Token& t = token();
  switch (t.kind) {
    case Tok::kIntLiteral:
    case Tok::kLongLiteral:
      integer_value(t, false, *node);
      break;
    case Tok::kTrue:
    case Tok::kFalse:
      node->literal_kind = TypeKind::kBoolean;
      node->constant = int32_t{t.kind == Tok::kTrue ? 1 : 0};
      break;
    case Tok::kNull:
      node->literal_kind = TypeKind::kNull;
      break;
    case Tok::kFloatLiteral:
      node->literal_kind = TypeKind::kFloat;
      break;
    case Tok::kDoubleLiteral:
      node->literal_kind = TypeKind::kDouble;
      break;
    case Tok::kCharLiteral:
      node->literal_kind = TypeKind::kChar;
      break;
    default:
      node->literal_kind = TypeKind::kClass;
      break;
  }
  const bool in_list = t.kind == Tok::kFloatLiteral || t.kind == Tok::kDoubleLiteral ||
                       t.kind == Tok::kCharLiteral || t.kind == Tok::kStringLiteral;
  if (in_list) node->constant = list_.constants[t.constant];
  next();
  return node;
}

// Decimal literals range to MAX_VALUE, with a minus to -MIN_VALUE; the others over all bit
// patterns.
void Parser::integer_value(const Token& digits, bool negative, Literal& into) {
  const bool is_long = digits.kind == Tok::kLongLiteral;
  const std::string_view text = digits.text;
  uint64_t value = 0;
  const auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), value, digits.radix);
  uint64_t most = is_long ? ~uint64_t{0} : 0xffffffffu;
  if (digits.radix == 10) most = (most >> 1) + (negative ? 1 : 0);
  if (error != std::errc() || end != text.data() + text.size() || value > most) {
    diags_.error(pos_of(digits.begin), "integer number too large");
    value = 0;
  }
  if (negative) value = ~value + 1;
  into.literal_kind = is_long ? TypeKind::kLong : TypeKind::kInt;
  if (is_long) {
    into.constant = static_cast<int64_t>(value);
  } else {
    into.constant = static_cast<int32_t>(static_cast<uint32_t>(value));
  }
}

// ---- Parentheses: expressions, casts, lambdas ---------------------------------------------------

// At '(': looks ahead for what it begins. `(a, b)` and `(T a` can only be parameters of a lambda;
// `(T)` is a cast if T is primitive or what follows cannot go on after an expression in
// parentheses.
Parser::Paren Parser::classify_paren() const {
  const size_t first = at_ + 1;
  if (kind_at(first) == Tok::kRParen) {
    return Paren::kImplicitLambda;
  }
  if (is_name(kind_at(first)) && !no_lambda_) {
    const bool arrow_behind =
        kind_at(first + 1) == Tok::kRParen && kind_at(first + 2) == Tok::kArrow;
    if (arrow_behind || kind_at(first + 1) == Tok::kComma) return Paren::kImplicitLambda;
  }
  size_t i = first;
  while (true) {
    const size_t behind = skip_annotations(i);
    if (kind_at(behind) == Tok::kFinal) {
      i = behind + 1;
    } else {
      break;
    }
  }
  size_t end = skip_type(i);
  if (end == kNoType) return Paren::kParenthesised;
  if (is_name(kind_at(end)) || kind_at(end) == Tok::kEllipsis || kind_at(end) == Tok::kThis) {
    return Paren::kExplicitLambda;
  }
  const bool primitive = primitive_kind(kind_at(first)) && end == first + 1;
  const bool reference = !primitive;
  while (reference && kind_at(end) == Tok::kAmp) {
    end = skip_type(end + 1);
    if (end == kNoType) return Paren::kParenthesised;
  }
  if (kind_at(end) != Tok::kRParen) return Paren::kParenthesised;
  return begins_cast_operand(end + 1, primitive) ? Paren::kCast : Paren::kParenthesised;
}

bool Parser::begins_cast_operand(size_t index, bool primitive) const {
  if (primitive) return kind_at(index) != Tok::kArrow;
  switch (kind_at(index)) {
    case Tok::kIdentifier:
    case Tok::kUnderscore:
    case Tok::kIntLiteral:
    case Tok::kLongLiteral:
    case Tok::kFloatLiteral:
    case Tok::kDoubleLiteral:
    case Tok::kCharLiteral:
    case Tok::kStringLiteral:
    case Tok::kTrue:
    case Tok::kFalse:
    case Tok::kNull:
    case Tok::kNot:
    case Tok::kTilde:
    case Tok::kLParen:
    case Tok::kThis:
    case Tok::kSuper:
    case Tok::kNew:
    case Tok::kSwitch:
    case Tok::kVoid:
    case Tok::kAssert:
    case Tok::kEnum:
      return true;
    default:
      return primitive_kind(kind_at(index)).has_value();
  }
}

Expr* Parser::parenthesised() {
  const SourcePos start = pos();
  next();
  const bool outer = std::exchange(no_lambda_, false);
  Expr* inner = expression();
  no_lambda_ = outer;
  expect(Tok::kRParen);
  inner->parenthesized = true;
  inner->start = start;
  return inner;
}

Expr* Parser::cast() {
  Cast* node = make_expr<Cast>(token().begin, pos());
  next();
  node->target_type = type();
  while (accept(Tok::kAmp)) node->more_types.push_back(type());
  expect(Tok::kRParen);
  node->operand = unary();
  return node;
}

Expr* Parser::lambda(bool parens, bool explicit_types) {
  Lambda* node = make_expr<Lambda>(token().begin, pos());
  if (explicit_types) {
    const bool outer = std::exchange(lambda_params_, true);
    node->params = parameters();
    lambda_params_ = outer;
    check_var_params(*node);
    return lambda_rest(node);
  }
  const bool empty = parens && kind(1) == Tok::kRParen;
  if (parens) next();
  while (!empty) {
    Parameter param;
    param.pos = param.modifiers.pos = pos();
    if (!is_name(kind())) {  // `(a, int b)`
      syntax_error(node->pos.offset, "invalid lambda parameter declaration");
      while (!at(Tok::kRParen) && !at(Tok::kEof)) next();
      break;
    }
    param.name = identifier();
    node->params.push_back(std::move(param));
    if (!parens || !accept(Tok::kComma)) break;
  }
  if (parens) expect(Tok::kRParen);
  return lambda_rest(node);
}

// Parameters with `var` have no type; all of them are so, or none.
void Parser::check_var_params(Lambda& lambda) {
  size_t vars = 0;
  for (Parameter& p : lambda.params) {
    const bool is_array = p.type_node->kind == TypeNode::Kind::kArray || p.varargs;
    if (!is_var(p.type_node)) continue;
    ++vars;
    if (is_array) {
      diags_.error(p.pos, "'var' is not allowed as an element type of an array");
    }
  }
  if (vars == 0) return;
  if (vars != lambda.params.size()) {
    diags_.error(lambda.pos, "invalid lambda parameter declaration",
                 "cannot mix 'var' and explicitly-typed parameters");
  }
  for (Parameter& p : lambda.params) p.type_node = nullptr;
}

Expr* Parser::lambda_rest(Lambda* node) {
  expect(Tok::kArrow);
  const bool outer = std::exchange(no_lambda_, false);
  const int outer_switches = std::exchange(switch_expressions_, 0);
  if (at(Tok::kLBrace)) {
    node->body_block = block();
  } else {
    node->body_expr = expression();
  }
  switch_expressions_ = outer_switches;
  no_lambda_ = outer;
  return node;
}

}  // namespace braid::lang
