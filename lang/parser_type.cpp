// Types, modifiers and annotations, and looking ahead for them.
#include <fmt/format.h>

#include <utility>

#include "lang/parser_impl.h"
#include "vm/module.h"

namespace braid::lang {

// ---- Looking ahead ------------------------------------------------------------------------------

std::optional<TypeKind> Parser::primitive_kind(Tok k) {
  switch (k) {
    case Tok::kBoolean:
      return TypeKind::kBoolean;
    case Tok::kByte:
      return TypeKind::kByte;
    case Tok::kShort:
      return TypeKind::kShort;
    case Tok::kChar:
      return TypeKind::kChar;
    case Tok::kInt:
      return TypeKind::kInt;
    case Tok::kLong:
      return TypeKind::kLong;
    case Tok::kFloat:
      return TypeKind::kFloat;
    case Tok::kDouble:
      return TypeKind::kDouble;
    default:
      return std::nullopt;
  }
}

// From an opening parenthesis to behind the closing one.
size_t Parser::skip_parens(size_t index) const {
  int open = 0;
  for (size_t i = index; i < list_.tokens.size(); ++i) {
    if (kind_at(i) == Tok::kLParen) ++open;
    if (kind_at(i) == Tok::kRParen && --open == 0) return i + 1;
  }
  return list_.tokens.size() - 1;
}

size_t Parser::skip_annotations(size_t i) const {
  while (kind_at(i) == Tok::kAt && kind_at(i + 1) == Tok::kIdentifier) {
    i += 2;
    while (kind_at(i) == Tok::kDot && kind_at(i + 1) == Tok::kIdentifier) i += 2;
    if (kind_at(i) == Tok::kLParen) i = skip_parens(i);
  }
  return i;
}

size_t Parser::skip_dims(size_t i) const {
  while (true) {
    const size_t bracket = skip_annotations(i);
    if (kind_at(bracket) != Tok::kLBracket || kind_at(bracket + 1) != Tok::kRBracket) return i;
    i = bracket + 2;
  }
}

size_t Parser::skip_type(size_t i, int depth) const {
  if (depth > kMaxDepth) return kNoType;
  i = skip_annotations(i);
  if (primitive_kind(kind_at(i))) return skip_dims(i + 1);
  while (true) {
    if (kind_at(i) != Tok::kIdentifier) return kNoType;
    ++i;
    if (kind_at(i) == Tok::kLt) {
      i = skip_type_args(i, depth + 1);
      if (i == kNoType) return kNoType;
    }
    if (kind_at(i) != Tok::kDot) return skip_dims(i);
    const size_t after = skip_annotations(i + 1);
    if (kind_at(after) != Tok::kIdentifier) return skip_dims(i);
    i = after;
  }
}

size_t Parser::skip_type_args(size_t i, int depth) const {
  ++i;  // '<'
  if (kind_at(i) == Tok::kGt) return i + 1;
  while (true) {
    i = skip_annotations(i);
    if (kind_at(i) == Tok::kQuestion) {
      ++i;
      if (kind_at(i) == Tok::kExtends || kind_at(i) == Tok::kSuper) i = skip_type(i + 1, depth);
    } else {
      i = skip_type(i, depth);
    }
    if (i == kNoType) return kNoType;
    if (kind_at(i) == Tok::kGt) return i + 1;
    if (kind_at(i) != Tok::kComma) return kNoType;
    ++i;
  }
}

bool Parser::at_local_variable() const {
  const size_t end = skip_type(at_);
  if (end == kNoType) return false;
  const Tok name = kind_at(end);  // with the keywords that were names once, for a better error
  return is_name(name) || name == Tok::kAssert || name == Tok::kEnum;
}

bool Parser::at_record() const {
  return at_word("record") && kind(1) == Tok::kIdentifier &&
         (kind(2) == Tok::kLParen || kind(2) == Tok::kLt);
}

bool Parser::at_type_declaration() const {
  return at(Tok::kClass) || at(Tok::kInterface) || at(Tok::kEnum) || at_record() ||
         (at(Tok::kAt) && kind(1) == Tok::kInterface);
}

bool Parser::at_sealed(size_t ahead) const {
  if (!at_word("sealed", ahead)) return false;
  switch (kind(ahead + 1)) {
    case Tok::kClass:
    case Tok::kInterface:
    case Tok::kAbstract:
    case Tok::kPublic:
    case Tok::kPrivate:
    case Tok::kProtected:
    case Tok::kStatic:
    case Tok::kStrictfp:
      return true;
    default:
      return false;
  }
}

bool Parser::at_non_sealed(size_t ahead) const {
  return at_word("non", ahead) && kind(ahead + 1) == Tok::kMinus && at_word("sealed", ahead + 2) &&
         neighbours(ahead) && neighbours(ahead + 1);
}

// ---- Modifiers and annotations ------------------------------------------------------------------

namespace {

uint32_t modifier_flag(Tok k) {
  switch (k) {
    case Tok::kPublic:
      return vm::kPublic;
    case Tok::kProtected:
      return vm::kProtected;
    case Tok::kPrivate:
      return vm::kPrivate;
    case Tok::kStatic:
      return vm::kStatic;
    case Tok::kAbstract:
      return vm::kAbstract;
    case Tok::kFinal:
      return vm::kFinal;
    case Tok::kNative:
      return vm::kNative;
    case Tok::kSynchronized:
      return vm::kSynchronized;
    case Tok::kTransient:
      return vm::kTransient;
    case Tok::kVolatile:
      return vm::kVolatile;
    case Tok::kStrictfp:
      return vm::kStrictfp;
    case Tok::kDefault:
      return vm::kDefault;
    default:
      return 0;
  }
}

}  // namespace

Modifiers Parser::modifiers() {
  Modifiers mods;
  mods.pos = pos();
  while (true) {
    if (at(Tok::kAt) && kind(1) != Tok::kInterface) {
      mods.annotations.push_back(annotation());
    } else if (at_sealed() || at_non_sealed()) {
      unsupported(pos(), NotYet::kSealed);
      saw_sealed_ = true;
      if (at_non_sealed()) {
        next();
        next();
      }
      next();
    } else if (const uint32_t flag = modifier_flag(kind()); flag != 0) {
      if ((mods.flags & flag) != 0) error_here("repeated modifier");
      mods.flags |= flag;
      next();
    } else {
      return mods;
    }
  }
}

Annotation Parser::annotation() {
  Annotation result;
  result.pos = pos();
  next();  // '@'
  result.name = identifier();
  while (accept(Tok::kDot)) result.name += "." + identifier();
  if (!accept(Tok::kLParen)) return result;
  if (!at(Tok::kRParen)) {
    do {
      if (kind() == Tok::kIdentifier && kind(1) == Tok::kAssign) {
        next();
        next();
      }
      annotation_value();
    } while (accept(Tok::kComma));
  }
  expect(Tok::kRParen);
  return result;
}

void Parser::annotation_value() {
  Nesting nesting(*this);
  if (!nesting.ok()) return;
  if (at(Tok::kAt)) {
    annotation();
  } else if (accept(Tok::kLBrace)) {
    if (!accept(Tok::kComma) && !at(Tok::kRBrace)) {
      do {
        annotation_value();
      } while (accept(Tok::kComma) && !at(Tok::kRBrace));
    }
    expect(Tok::kRBrace);
  } else {
    conditional();
  }
}

void Parser::annotations() {
  while (at(Tok::kAt) && kind(1) != Tok::kInterface) annotation();
}

// ---- Types --------------------------------------------------------------------------------------

TypeNode* Parser::array_of(TypeNode* element, uint32_t offset) {
  TypeNode* node = make<TypeNode>(offset);
  node->kind = TypeNode::Kind::kArray;
  node->element = element;
  return node;
}

// The brackets written first belong to the outermost array, so they all wrap the same element type.
TypeNode* Parser::dims_after(TypeNode* element) {
  TypeNode* result = element;
  for (int dims = 0;; ++dims) {
    const size_t bracket = skip_annotations(at_);
    if (kind_at(bracket) != Tok::kLBracket) return result;
    if (dims == kMaxDims) too_deep();
    if (bracket != at_) annotations();
    next();
    result = array_of(result, element->pos.offset);
    if (!expect(Tok::kRBracket)) return result;
  }
}

TypeNode* Parser::type(bool allow_diamond) {
  const bool is_void = at(Tok::kVoid);  // takes no brackets
  TypeNode* base = type_without_dims(allow_diamond);
  return is_void ? base : dims_after(base);
}

TypeNode* Parser::type_without_dims(bool allow_diamond) {
  const bool allow_var = std::exchange(var_allowed_, false);
  annotations();
  TypeNode* node = nullptr;
  Nesting nesting(*this);
  const std::optional<TypeKind> primitive = primitive_kind(kind());
  if (primitive || at(Tok::kVoid)) {
    node = make<TypeNode>(token().begin);
    node->kind = TypeNode::Kind::kPrimitive;
    node->primitive = primitive.value_or(TypeKind::kVoid);
    next();
    return node;
  }
  if (nesting.ok() && at(Tok::kIdentifier)) return named_type(allow_diamond, allow_var);
  node = make<TypeNode>(token().begin);
  node->kind = TypeNode::Kind::kNamed;
  node->segments.push_back({"<error>", pos(), {}, false, {}});
  if (at(Tok::kUnderscore) || at(Tok::kAssert) || (at(Tok::kEnum) && kind(1) != Tok::kIdentifier)) {
    identifier();
  } else {
    error_here("illegal start of type");
  }
  return node;
}

TypeNode* Parser::named_type(bool allow_diamond, bool allow_var) {
  TypeNode* node = make<TypeNode>(token().begin);
  node->kind = TypeNode::Kind::kNamed;
  SourcePos where = pos();
  while (true) {
    TypeNode::Segment segment;
    segment.pos = where;
    segment.name = identifier();
    if (at(Tok::kLt)) {
      segment.args_pos = pos();
      segment.args = type_args(allow_diamond, &segment.diamond);
    }
    node->segments.push_back(std::move(segment));
    if (!at(Tok::kDot)) break;
    if (kind_at(skip_annotations(at_ + 1)) != Tok::kIdentifier) break;
    where = pos();
    next();
    annotations();
  }
  const TypeNode::Segment& first = node->segments.front();
  if (node->segments.size() > 1 || first.name != "var") return node;
  if (!first.args.empty() || first.diamond) {
    syntax_error(node->pos.offset, "illegal reference to restricted type 'var'");
  } else if (!allow_var) {
    diags_.error(node->pos, "'var' is not allowed here");
  } else {
    node->kind = TypeNode::Kind::kVar;
    return node;
  }
  node->segments.front().name = "<error>";
  return node;
}

TypeNode* Parser::variable_type() {
  var_allowed_ = true;
  TypeNode* result = type();
  var_allowed_ = false;
  return result;
}

// `var`, or brackets behind it.
bool Parser::is_var(const TypeNode* node) {
  while (node->kind == TypeNode::Kind::kArray) node = node->element;
  return node->kind == TypeNode::Kind::kVar;
}

// What `var` cannot declare.
void Parser::check_var(const LocalVar& stmt) {
  for (size_t i = 0; i < stmt.vars.size(); ++i) {
    VariableDeclarator& v = *stmt.vars[i];
    if (!is_var(v.type_node)) continue;
    if (v.type_node->kind == TypeNode::Kind::kArray) {
      diags_.error(v.pos, "'var' is not allowed as an element type of an array");
    } else if (i > 0) {
      diags_.error(v.pos, "'var' is not allowed in a compound declaration");
    } else {
      continue;
    }
    v.type_node = make<TypeNode>(v.pos.offset);
    v.type_node->kind = TypeNode::Kind::kNamed;
    v.type_node->segments.push_back({"<error>", v.pos, {}, false, {}});
  }
}

// At '<'. With `allow_diamond`, `<>` sets *diamond.
std::vector<TypeNode*> Parser::type_args(bool allow_diamond, bool* diamond) {
  std::vector<TypeNode*> args;
  next();
  if (allow_diamond && at(Tok::kGt)) {
    *diamond = true;
    next();
    return args;
  }
  do {
    args.push_back(type_arg());
  } while (accept(Tok::kComma));
  if (!accept(Tok::kGt)) error_here("> expected");
  return args;
}

TypeNode* Parser::type_arg() {
  annotations();
  if (!at(Tok::kQuestion)) return type();
  TypeNode* node = make<TypeNode>(token().begin);
  node->kind = TypeNode::Kind::kWildcard;
  next();
  if (accept(Tok::kExtends)) {
    node->bound_kind = WildcardType::Bound::kExtends;
    node->bound = type();
  } else if (accept(Tok::kSuper)) {
    node->bound_kind = WildcardType::Bound::kSuper;
    node->bound = type();
  }
  return node;
}

std::vector<TypeParam> Parser::type_params() {
  std::vector<TypeParam> params;
  if (!accept(Tok::kLt)) return params;
  do {
    TypeParam param;
    annotations();
    param.pos = pos();
    param.name = identifier();
    if (accept(Tok::kExtends)) {
      do {
        param.bounds.push_back(type());
      } while (accept(Tok::kAmp));
    }
    params.push_back(std::move(param));
  } while (accept(Tok::kComma));
  expect(Tok::kGt);
  return params;
}

std::vector<TypeNode*> Parser::type_list() {
  std::vector<TypeNode*> types;
  do {
    types.push_back(type());
  } while (accept(Tok::kComma));
  return types;
}

}  // namespace braid::lang
