// Primary expressions: names, calls, creation, arrays, selectors.
#include <algorithm>
#include <utility>

#include "lang/parser_impl.h"

namespace braid::lang {

Expr* Parser::primary() {
  switch (kind()) {
    case Tok::kIntLiteral:
    case Tok::kLongLiteral:
    case Tok::kFloatLiteral:
    case Tok::kDoubleLiteral:
    case Tok::kCharLiteral:
    case Tok::kStringLiteral:
    case Tok::kTrue:
    case Tok::kFalse:
    case Tok::kNull:
      return literal();
    case Tok::kLParen:
      return parenthesised();
    case Tok::kThis:
      return this_expression();
    case Tok::kSuper:
      return super_expression(nullptr, token().begin);
    case Tok::kNew:
      return creation(nullptr, pos());
    case Tok::kLt:
      return generic_constructor_call();
    case Tok::kSwitch:
      return switch_expression();
    case Tok::kAt:
      annotations();
      return primary_of_type();
    case Tok::kBoolean:
    case Tok::kByte:
    case Tok::kShort:
    case Tok::kChar:
    case Tok::kInt:
    case Tok::kLong:
    case Tok::kFloat:
    case Tok::kDouble:
    case Tok::kVoid:
      return primary_of_type();
    case Tok::kIdentifier:
      if (kind(1) == Tok::kArrow && !no_lambda_) return lambda(false, false);
      return at_type_expression() ? primary_of_type() : name_or_call();
    case Tok::kUnderscore:
      if (kind(1) == Tok::kArrow && !no_lambda_) return lambda(false, false);
      return name_or_call();
    case Tok::kAssert:
    case Tok::kEnum:
      return name_or_call();
    default:
      return illegal_start();
  }
}

// Does `List<String>::new`, `int[]::clone` or `String[].class` begin here?
bool Parser::at_type_expression() const {
  size_t i = at_ + 1;
  while (kind_at(i) == Tok::kDot && kind_at(i + 1) == Tok::kIdentifier) i += 2;
  const bool array = kind_at(i) == Tok::kLBracket && kind_at(i + 1) == Tok::kRBracket;
  if (kind_at(i) != Tok::kLt && !array) return false;
  const size_t end = skip_type(at_);
  if (end == kNoType) return false;
  return kind_at(end) == Tok::kColonColon ||
         (kind_at(end) == Tok::kDot && kind_at(end + 1) == Tok::kClass);
}

// A type, then `.class` or `::`.
Expr* Parser::primary_of_type() {
  const SourcePos start = pos();
  TypeNode* of = type();
  if (at(Tok::kColonColon)) {
    MethodRef* reference = method_reference(start);
    reference->of = of;
    return reference;
  }
  if (at(Tok::kDot) && kind(1) == Tok::kClass) return class_literal(of);
  Expr* result = error_expr();
  error_here("'.class' expected");
  return result;
}

// At the dot of `.class`.
Expr* Parser::class_literal(TypeNode* of) {
  ClassLiteral* node = make_expr<ClassLiteral>(token().begin, of->pos);
  node->of = of;
  next();
  next();
  return node;
}

Expr* Parser::name_or_call() {
  const SourcePos where = pos();
  std::string name = identifier();
  if (at(Tok::kLParen)) {
    Call* call = make_expr<Call>(token().begin, where);
    call->name = std::move(name);
    call->name_pos = where;
    return call_rest(call);
  }
  Name* node = make_expr<Name>(where.offset, where);
  node->name = std::move(name);
  return node;
}

// At '(' of the arguments.
Expr* Parser::call_rest(Call* call) {
  call->pos = pos();
  call->args = arguments();
  return call;
}

std::vector<Expr*> Parser::arguments() {
  std::vector<Expr*> args;
  expect(Tok::kLParen);
  const bool outer = std::exchange(no_lambda_, false);
  if (!at(Tok::kRParen)) {
    do {
      args.push_back(expression());
    } while (accept(Tok::kComma));
  }
  no_lambda_ = outer;
  expect(Tok::kRParen);
  return args;
}

// ---- this and super -----------------------------------------------------------------------------

Expr* Parser::this_expression() {
  const SourcePos where = pos();
  next();
  if (at(Tok::kLParen)) {
    Call* call = make_expr<Call>(token().begin, where);
    call->form = Call::Form::kThisConstructor;
    call->name = "this";
    call->name_pos = where;
    return call_rest(call);
  }
  return make_expr<This>(where.offset, where);
}

// At `super`, behind `qualifier.` if there is one: super.name, super.name(...), super(...),
// super::name.
Expr* Parser::super_expression(Expr* qualifier, uint32_t start) {
  const SourcePos super_pos = pos();
  next();
  if (at(Tok::kLParen)) {
    Call* call = make_expr<Call>(token().begin, pos_of(start));
    call->form = Call::Form::kSuperConstructor;
    call->target = qualifier;
    call->name = "super";
    call->name_pos = super_pos;
    return call_rest(call);
  }
  if (at(Tok::kColonColon)) {
    MethodRef* reference = method_reference(pos_of(start));
    reference->is_super = true;
    reference->target = qualifier;
    return reference;
  }
  const SourcePos dot = pos();
  if (!expect(Tok::kDot)) return error_expr();
  std::vector<TypeNode*> args;
  if (at(Tok::kLt)) args = type_args(false, nullptr);
  const SourcePos name_pos = pos();
  std::string name = identifier();
  if (at(Tok::kLParen)) {
    Call* call = make_expr<Call>(token().begin, pos_of(start));
    call->form = Call::Form::kSuper;
    call->target = qualifier;
    call->type_args = std::move(args);
    call->name = std::move(name);
    call->name_pos = dot;
    return call_rest(call);
  }
  FieldAccess* node = make_expr<FieldAccess>(dot.offset, pos_of(start));
  node->target = qualifier;
  node->is_super = true;
  node->name = std::move(name);
  node->name_pos = name_pos;
  return node;
}

// `<T>this(...)`, `<T>super(...)`: the type arguments have no effect and are dropped.
Expr* Parser::generic_constructor_call() {
  const uint32_t start = token().begin;
  type_args(false, nullptr);
  if (!at(Tok::kThis) && !at(Tok::kSuper)) return illegal_start();
  return at(Tok::kThis) ? this_expression() : super_expression(nullptr, start);
}

// ---- Selectors: what follows a primary ----------------------------------------------------------

Expr* Parser::selectors(Expr* target) {
  for (int chain = 0;; ++chain) {
    if (chain == kMaxChain) too_deep();
    if (at(Tok::kDot)) {
      target = selector_after_dot(target);
      if (is_error(target)) return target;
    } else if (at(Tok::kLBracket)) {
      target = index_or_array_type(target);
    } else if (at(Tok::kColonColon)) {
      MethodRef* reference = method_reference(target->start);
      reference->target = target;
      target = reference;
    } else {
      return target;
    }
  }
}

Expr* Parser::selector_after_dot(Expr* target) {
  const SourcePos dot = pos();
  const SourcePos start = target->start;
  if (kind(1) == Tok::kClass) return class_literal(as_type(target));
  next();
  if (at(Tok::kThis)) {
    next();
    This* node = make_expr<This>(dot.offset, start);
    node->qualifier = target;
    return node;
  }
  if (at(Tok::kSuper)) return super_expression(target, start.offset);
  if (at(Tok::kNew)) return creation(target, start);
  std::vector<TypeNode*> args;
  const bool explicit_args = at(Tok::kLt);
  if (explicit_args) args = type_args(false, nullptr);
  if (explicit_args && at(Tok::kSuper)) return super_expression(target, start.offset);
  annotations();
  const SourcePos name_pos = pos();
  std::string name = identifier();
  if (at(Tok::kLParen)) {
    Call* call = make_expr<Call>(token().begin, start);
    call->target = target;
    call->type_args = std::move(args);
    call->name = std::move(name);
    call->name_pos = dot;
    return call_rest(call);
  }
  if (explicit_args) return illegal_start();
  FieldAccess* node = make_expr<FieldAccess>(dot.offset, start);
  node->target = target;
  node->name = std::move(name);
  node->name_pos = name_pos;
  return node;
}

Expr* Parser::index_or_array_type(Expr* target) {
  ArrayAccess* node = make_expr<ArrayAccess>(token().begin, target->start);
  next();
  if (at(Tok::kRBracket)) {  // `String[]` where a value should stand; String[].class is parsed
                             // elsewhere
    next();
    while (at(Tok::kLBracket) && kind(1) == Tok::kRBracket) {
      next();
      next();
    }
    Expr* result = error_expr();
    error_here("'.class' expected");
    return result;
  }
  node->array = target;
  const bool outer = std::exchange(no_lambda_, false);
  node->index = expression();
  no_lambda_ = outer;
  expect(Tok::kRBracket);
  return node;
}

// At '::'; the caller says what stands before it.
MethodRef* Parser::method_reference(SourcePos start) {
  MethodRef* node = make_expr<MethodRef>(start.offset, start);
  next();
  if (at(Tok::kLt)) node->type_args = type_args(false, nullptr);
  node->is_new = accept(Tok::kNew);
  node->name = node->is_new ? "new" : identifier();
  return node;
}

// The type that a name or qualified name spells, for `a.b.C.class`.
TypeNode* Parser::as_type(const Expr* name) {
  TypeNode* node = make<TypeNode>(name->start.offset);
  node->kind = TypeNode::Kind::kNamed;
  const Expr* e = name;
  while (e->kind == ExprKind::kFieldAccess && !static_cast<const FieldAccess*>(e)->is_super) {
    const FieldAccess* access = static_cast<const FieldAccess*>(e);
    node->segments.push_back({access->name, access->pos, {}, false, {}});
    e = access->target;
  }
  if (e->kind == ExprKind::kName && !name->parenthesized) {
    node->segments.push_back({static_cast<const Name*>(e)->name, e->pos, {}, false, {}});
  } else {
    error_here("<identifier> expected");
    node->segments.push_back({"<error>", e->pos, {}, false, {}});
  }
  std::reverse(node->segments.begin(), node->segments.end());
  return node;
}

// ---- Creation -----------------------------------------------------------------------------------

// At `new`: an object or an array; behind `outer.`, an inner object.
Expr* Parser::creation(Expr* outer, SourcePos start) {
  const uint32_t new_offset = token().begin;
  next();
  if (at(Tok::kLt)) type_args(false, nullptr);  // of the constructor: no effect
  annotations();
  if (!at(Tok::kIdentifier) && !primitive_kind(kind())) {
    Expr* result = error_expr();
    identifier();  // reports that it misses
    return result;
  }
  TypeNode* created = type_without_dims(true);
  const bool array = kind_at(skip_annotations(at_)) == Tok::kLBracket;
  if (array && outer == nullptr) {
    NewArray* node = make_expr<NewArray>(new_offset, start);
    node->element = created;
    return array_creation(node);
  }
  New* node = make_expr<New>(new_offset, start);
  node->outer = outer;
  node->class_type = created;
  if (!at(Tok::kLParen) || created->kind == TypeNode::Kind::kPrimitive) {
    Expr* result = error_expr();
    if (created->kind == TypeNode::Kind::kPrimitive) {
      error_here("'[' expected");
    } else {
      error_here("'(' or '[' expected");
    }
    return result;
  }
  node->args = arguments();
  if (at(Tok::kLBrace)) node->body = anonymous_body(token().begin);
  return node;
}

// At the first '[': lengths, then empty brackets, or empty brackets and an initialiser.
Expr* Parser::array_creation(NewArray* node) {
  while (true) {
    const size_t bracket = skip_annotations(at_);
    if (kind_at(bracket) != Tok::kLBracket) break;
    if (node->dims.size() + node->extra_dims == kMaxDims) too_deep();
    const bool empty = kind_at(bracket + 1) == Tok::kRBracket;
    if (node->extra_dims > 0 && !empty) break;  // an index into the new array
    if (bracket != at_) annotations();
    next();
    if (empty) {
      ++node->extra_dims;
    } else {
      node->dims.push_back(expression());
    }
    expect(Tok::kRBracket);
  }
  if (at(Tok::kLBrace)) {
    if (!node->dims.empty()) {
      error_here("array creation with both dimension expression and initialization is illegal");
    }
    node->init = array_init();
  } else if (node->dims.empty()) {
    error_here("array dimension missing");
  }
  return node;
}

ArrayInit* Parser::array_init() {
  ArrayInit* node = make_expr<ArrayInit>(token().begin, pos());
  Nesting nesting(*this);
  if (!nesting.ok()) return node;
  next();
  if (!accept(Tok::kComma)) {
    while (!at(Tok::kRBrace) && !at(Tok::kEof)) {
      node->elements.push_back(variable_init());
      if (!accept(Tok::kComma)) break;
    }
  }
  if (!expect(Tok::kRBrace)) {  // to the end of the braces, if it is in this statement
    while (!at(Tok::kRBrace) && !at(Tok::kLBrace) && !at(Tok::kSemi) && !at(Tok::kEof)) next();
    accept(Tok::kRBrace);
  }
  return node;
}

Expr* Parser::variable_init() { return at(Tok::kLBrace) ? array_init() : expression(); }

}  // namespace braid::lang
