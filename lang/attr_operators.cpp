// Operators: typing and folding of unary, binary and assignment expressions (JLS 15.14 - 15.26).
#include <fmt/format.h>

#include "lang/attr_const.h"
#include "lang/attr_impl.h"

namespace braid::lang {
namespace {

constexpr std::string_view kBinaryText[] = {
    "+", "-",  "*",  "/",  "%",  "<<", ">>", ">>>", "&", "|",
    "^", "&&", "||", "==", "!=", "<",  "<=", ">",   ">="};
constexpr std::string_view kUnaryText[] = {"+", "-", "!", "~", "++", "--", "++", "--"};

std::string_view text_of(BinaryOp op) { return kBinaryText[static_cast<size_t>(op)]; }
std::string_view text_of(UnaryOp op) { return kUnaryText[static_cast<size_t>(op)]; }

bool is_boolean(const Type* t) { return t && t->kind == TypeKind::kBoolean; }

}  // namespace

// ---- Unary -------------------------------------------------------------------------------------

Type* Attr::attr_unary(Unary& e, Env& env) {
  if (e.op >= UnaryOp::kPreInc) return attr_increment(e, env);
  Type* operand = attr_value(*e.operand, env);
  if (e.op == UnaryOp::kNot && !bindings_.empty()) swap_bindings(e);
  if (operand->is_error()) return error_type();
  Type* type = nullptr;
  if (e.op == UnaryOp::kNot) {
    if (is_boolean(types_.unboxed_or_self(operand))) type = types_.boolean_type();
  } else {
    type = types_.unary_promoted(operand);
    if (type && e.op == UnaryOp::kBitNot && !type->is_integral()) type = nullptr;
  }
  if (!type) {
    error(e.pos,
          fmt::format("bad operand type {} for unary operator '{}'", text(operand), text_of(e.op)));
    return error_type();
  }
  if (is_constant(e.operand->constant) && operand->is_primitive()) {
    e.constant = fold_unary(e.op, convert_constant(e.operand->constant, type->kind));
  }
  return type;
}

Type* Attr::attr_increment(Unary& e, Env& env) {
  Type* operand = attr_variable(*e.operand, env, true);
  if (operand->is_error()) return error_type();
  if (!types_.unary_promoted(operand)) {
    error(e.pos,
          fmt::format("bad operand type {} for unary operator '{}'", text(operand), text_of(e.op)));
    return error_type();
  }
  check_assignment(*e.operand, env, true);
  return operand;
}

// ---- Binary ------------------------------------------------------------------------------------

Type* Attr::attr_binary(Binary& e, Env& env) {
  // A chain a + b + c + ... leans to the left and may be long: no recursion along it.
  std::vector<Binary*> chain{&e};
  while (chain.back()->left->kind == ExprKind::kBinary) {
    chain.push_back(static_cast<Binary*>(chain.back()->left));
  }
  attr_value(*chain.back()->left, env);
  for (size_t i = chain.size(); i-- > 0;) {
    Binary& b = *chain[i];
    b.constant = {};
    Type* left = b.left->type;
    const bool logical = b.op == BinaryOp::kLogAnd || b.op == BinaryOp::kLogOr;
    Type* right = nullptr;
    if (logical && !bindings_.empty()) {
      const Bindings known = bindings_of(*b.left);
      const bool is_and = b.op == BinaryOp::kLogAnd;
      right = attr_value(*b.right, with_bindings(is_and ? known.when_true : known.when_false, env));
    } else {
      right = attr_value(*b.right, env);
    }
    if (logical && !bindings_.empty()) combine_bindings(b);
    if (left->is_error() || right->is_error()) {
      b.type = error_type();
      b.operand_type = error_type();
      continue;
    }
    b.type = binary_type(b.op, left, right, b.operand_type);
    if (!b.type) {
      if (left->is_reference() && right->is_reference() &&
          (b.op == BinaryOp::kEq || b.op == BinaryOp::kNe)) {
        error(b.pos, fmt::format("incomparable types: {} and {}", text(left), text(right)));
      } else {
        report_operands(b.op, b.pos, left, right);
      }
      b.type = b.operand_type = error_type();
      continue;
    }
    fold(b);
  }
  return e.type;
}

void Attr::report_operands(BinaryOp op, SourcePos pos, Type* left, Type* right) {
  error(pos,
        fmt::format("bad operand types for binary operator '{}'; first type: {} second type: {}",
                    text_of(op), text(left), text(right)));
}

// Type of the result, or null if the operator does not take such operands.
Type* Attr::binary_type(BinaryOp op, Type* left, Type* right, Type*& operand_type) {
  operand_type = nullptr;
  Type* const promoted = types_.binary_promoted(left, right);
  const bool booleans =
      is_boolean(types_.unboxed_or_self(left)) && is_boolean(types_.unboxed_or_self(right));
  switch (op) {
    case BinaryOp::kAdd:
      if (types_.is_string(left) || types_.is_string(right)) return operand_type = types_.string();
      return operand_type = promoted;
    case BinaryOp::kSub:
    case BinaryOp::kMul:
    case BinaryOp::kDiv:
    case BinaryOp::kRem:
      return operand_type = promoted;
    case BinaryOp::kShl:
    case BinaryOp::kShr:
    case BinaryOp::kUshr:
      if (!promoted || !promoted->is_integral()) return nullptr;
      return operand_type = types_.unary_promoted(left);
    case BinaryOp::kAnd:
    case BinaryOp::kOr:
    case BinaryOp::kXor:
      if (booleans) return operand_type = types_.boolean_type();
      return promoted && promoted->is_integral() ? operand_type = promoted : nullptr;
    case BinaryOp::kLogAnd:
    case BinaryOp::kLogOr:
      return booleans ? operand_type = types_.boolean_type() : nullptr;
    case BinaryOp::kEq:
    case BinaryOp::kNe:
      return equality_type(left, right, operand_type);
    default:
      operand_type = promoted;
      return promoted ? types_.boolean_type() : nullptr;
  }
}

Type* Attr::equality_type(Type* left, Type* right, Type*& operand_type) {
  if (left->is_primitive() || right->is_primitive()) {
    operand_type = types_.binary_promoted(left, right);
    if (!operand_type && is_boolean(types_.unboxed_or_self(left)) &&
        is_boolean(types_.unboxed_or_self(right))) {
      operand_type = types_.boolean_type();
    }
    return operand_type ? types_.boolean_type() : nullptr;
  }
  if (!left->is_reference() || !right->is_reference()) return nullptr;
  if (!types_.is_castable(left, right) && !types_.is_castable(right, left)) return nullptr;
  operand_type = types_.object();
  return types_.boolean_type();
}

void Attr::fold(Binary& e) {
  const Constant& left = e.left->constant;
  const Constant& right = e.right->constant;
  if (!is_constant(left) || !is_constant(right)) return;
  if (types_.is_string(e.operand_type)) {
    e.constant =
        constant_text(left, e.left->type->kind) + constant_text(right, e.right->type->kind);
    return;
  }
  if (e.operand_type->is_reference()) {  // == of strings
    e.constant = fold_binary(e.op, left, right);
    return;
  }
  const bool shift = e.op == BinaryOp::kShl || e.op == BinaryOp::kShr || e.op == BinaryOp::kUshr;
  const TypeKind kind = e.operand_type->kind;
  e.constant = fold_binary(e.op, convert_constant(left, kind),
                           shift ? right : convert_constant(right, kind));
}

// ---- Assignment --------------------------------------------------------------------------------

Type* Attr::attr_variable(Expr& e, Env& env, bool read) {
  Type* type = nullptr;
  bool variable = e.kind == ExprKind::kArrayAccess;
  if (e.kind == ExprKind::kName) {
    // Assigning to a field before its declaration is allowed: its name is looked up without the
    // check.
    auto& name = static_cast<Name&>(e);
    const bool saved = body_ && body_->initializer;
    if (body_ && !read) body_->initializer = false;
    type = attr_name(name, env, kValue);
    if (body_) body_->initializer = saved;
    name.constant = {};
    variable = name.symbol != nullptr;
  } else if (e.kind == ExprKind::kFieldAccess) {
    auto& access = static_cast<FieldAccess&>(e);
    type = attr_field_access(access, env, kValue);
    access.constant = {};
    variable = access.symbol != nullptr || access.is_array_length;
  } else {
    type = attr_expr(e, env);
  }
  if (type->is_error()) return type;
  if (!variable) {
    error(e.pos, e.kind == ExprKind::kThis ? "cannot assign to 'this'"
                                           : "unexpected type; required: variable found: value");
    return error_type();
  }
  return type;
}

// Final variables (what flow analysis cannot tell), and effectively final locals.
void Attr::check_assignment(Expr& target, Env& env, bool compound) {
  if (target.kind == ExprKind::kArrayAccess) return;
  if (target.kind == ExprKind::kFieldAccess && static_cast<FieldAccess&>(target).is_array_length) {
    error(target.pos, "cannot assign a value to final variable length");
    return;
  }
  auto* v = static_cast<VarSymbol*>(symbol_of(target));
  if (!v || v->kind != SymbolKind::kVar) return;
  if (v->where != VarSymbol::Where::kField) {
    const bool blank =
        v->where == VarSymbol::Where::kLocal && v->declarator && !v->declarator->init;
    const bool elsewhere = v->body_class != env.cls || v->body_lambda != env.lambda;
    if (compound || !blank || elsewhere) v->assigned_after_declaration = true;
    const bool initialised = v->declarator && v->declarator->init;
    if ((v->flags & vm::kFinal) && (initialised || v->body_class != env.cls)) {
      error(target.pos, fmt::format("cannot assign a value to final variable {}", v->name));
    }
    return;
  }
  if (!(v->flags & vm::kFinal)) return;
  // A blank final field may be assigned by its simple name (or this.name) where its class
  // initialises it; whether exactly once, flow analysis tells.
  bool own = target.kind == ExprKind::kName;
  if (target.kind == ExprKind::kFieldAccess) {
    const auto& access = static_cast<FieldAccess&>(target);
    own = access.target && access.target->kind == ExprKind::kThis &&
          !static_cast<This*>(access.target)->qualifier;
  }
  const bool blank = v->declarator && !v->declarator->init && v->owner == env.cls && !env.lambda;
  const bool is_static = v->flags & vm::kStatic;
  const bool in_initializer = body_ && body_->return_type == nullptr && !body_->lambda;
  const bool in_constructor = env.method && env.method->is_constructor();
  const bool place = is_static ? in_initializer && env.is_static
                               : (in_initializer && !env.is_static) || in_constructor;
  const bool compact = env.method && env.method->decl && env.method->decl->is_compact;
  if (!own || !blank || !place || (compact && !is_static)) {
    error(target.pos, fmt::format("cannot assign a value to final variable {}", v->name));
  }
}

Type* Attr::attr_assign(Assign& e, Env& env) {
  Type* target = attr_variable(*e.target, env, false);
  attr_against(*e.value, env, target);
  if (target->is_error()) return target;
  check_assignment(*e.target, env, false);
  return target;
}

Type* Attr::attr_compound(CompoundAssign& e, Env& env) {
  Type* target = attr_variable(*e.target, env, true);
  Type* value = attr_value(*e.value, env);
  e.operand_type = error_type();
  if (target->is_error() || value->is_error()) return target;
  Type* result = binary_type(e.op, target, value, e.operand_type);
  if (!result) {
    report_operands(e.op, e.pos, target, value);
    return error_type();
  }
  if (!types_.is_castable(result, target)) {
    error(e.value->pos, mismatch(result, target));
    return error_type();
  }
  check_assignment(*e.target, env, true);
  return target;
}

// ---- ?: ----------------------------------------------------------------------------------------

// Boolean and numeric conditionals (JLS 15.25.1, 15.25.2); null: a reference conditional.
Type* Attr::conditional_type(const Expr& e1, Type* t1, const Expr& e2, Type* t2) {
  if (infer_.open(t1) || infer_.open(t2)) return nullptr;
  Type* const u1 = types_.unboxed_or_self(t1);
  Type* const u2 = types_.unboxed_or_self(t2);
  // javac counts `null` as a number or boolean here, which the JLS does not: with a primitive on
  // the other side the type is that one's box, whatever the target.
  const bool null1 = t1->kind == TypeKind::kNull;
  const bool null2 = t2->kind == TypeKind::kNull;
  if (null1 && u2->is_primitive()) return types_.boxed(t2);
  if (null2 && u1->is_primitive()) return types_.boxed(t1);
  if (is_boolean(u1) && is_boolean(u2)) {
    return types_.same_type(t1, t2) ? t1 : types_.boolean_type();
  }
  if (!u1->is_numeric() || !u2->is_numeric()) return nullptr;
  if (types_.same_type(t1, t2)) return t1;
  if (u1->kind == u2->kind) return u1;
  const auto small = [](TypeKind a, TypeKind b) {
    return a == TypeKind::kByte && b == TypeKind::kShort;
  };
  if (small(u1->kind, u2->kind)) return u2;
  if (small(u2->kind, u1->kind)) return u1;
  const auto narrow = [](Type* t) {
    return t->kind == TypeKind::kByte || t->kind == TypeKind::kShort || t->kind == TypeKind::kChar;
  };
  if (narrow(u1) && t2->kind == TypeKind::kInt && constant_fits(e2.constant, u1->kind)) return u1;
  if (narrow(u2) && t1->kind == TypeKind::kInt && constant_fits(e1.constant, u2->kind)) return u2;
  return types_.binary_promoted(t1, t2);
}

}  // namespace braid::lang
