// Conditions as jumps: no boolean is made where only control is wanted.
#include <utility>

#include "lang/codegen/body_gen.h"
#include "lang/codegen/tree_walk.h"

namespace braid::lang {

using vm::Op;

namespace {

BinaryOp negated(BinaryOp op) {
  switch (op) {
    case BinaryOp::kEq:
      return BinaryOp::kNe;
    case BinaryOp::kNe:
      return BinaryOp::kEq;
    case BinaryOp::kLt:
      return BinaryOp::kGe;
    case BinaryOp::kLe:
      return BinaryOp::kGt;
    case BinaryOp::kGt:
      return BinaryOp::kLe;
    default:
      return BinaryOp::kLt;
  }
}

BinaryOp mirrored(BinaryOp op) {
  switch (op) {
    case BinaryOp::kLt:
      return BinaryOp::kGt;
    case BinaryOp::kLe:
      return BinaryOp::kGe;
    case BinaryOp::kGt:
      return BinaryOp::kLt;
    case BinaryOp::kGe:
      return BinaryOp::kLe;
    default:
      return op;
  }
}

size_t comparison_index(BinaryOp op) {
  return static_cast<size_t>(op) - static_cast<size_t>(BinaryOp::kEq);
}

// A jump with two registers; `swap`: with the operands exchanged.
struct JumpForm {
  Op op;
  bool swap;
};

// In the order ==, !=, <, <=, >, >=.
constexpr JumpForm kIntJumps[] = {{Op::jeq, false}, {Op::jne, false}, {Op::jlt, false},
                                  {Op::jle, false}, {Op::jgt, false}, {Op::jge, false}};
constexpr JumpForm kLongJumps[] = {{Op::ljeq, false}, {Op::ljne, false}, {Op::ljlt, false},
                                   {Op::ljle, false}, {Op::ljlt, true},  {Op::ljle, true}};
constexpr JumpForm kFloatJumps[] = {{Op::fjeq, false}, {Op::fjne, false}, {Op::fjlt, false},
                                    {Op::fjle, false}, {Op::fjlt, true},  {Op::fjle, true}};
constexpr JumpForm kDoubleJumps[] = {{Op::djeq, false}, {Op::djne, false}, {Op::djlt, false},
                                     {Op::djle, false}, {Op::djlt, true},  {Op::djle, true}};
// The same, taken if the comparison does not hold (NaN!).
constexpr JumpForm kNotFloatJumps[] = {{Op::fjne, false},  {Op::fjeq, false}, {Op::fjnlt, false},
                                       {Op::fjnle, false}, {Op::fjnlt, true}, {Op::fjnle, true}};
constexpr JumpForm kNotDoubleJumps[] = {{Op::djne, false},  {Op::djeq, false}, {Op::djnlt, false},
                                        {Op::djnle, false}, {Op::djnlt, true}, {Op::djnle, true}};

constexpr Op kIntImmediateJumps[] = {Op::jeq_k, Op::jne_k, Op::jlt_k,
                                     Op::jle_k, Op::jgt_k, Op::jge_k};
constexpr Op kLongImmediateJumps[] = {Op::ljeq_k, Op::ljne_k, Op::ljlt_k,
                                      Op::ljle_k, Op::ljgt_k, Op::ljge_k};

JumpForm register_jump(BinaryOp op, ValueKind kind, bool negate) {
  bool floating = kind == ValueKind::kFloat || kind == ValueKind::kDouble;
  if (negate && !floating) op = negated(op);
  size_t i = comparison_index(op);
  switch (kind) {
    case ValueKind::kLong:
      return kLongJumps[i];
    case ValueKind::kFloat:
      return negate ? kNotFloatJumps[i] : kFloatJumps[i];
    case ValueKind::kDouble:
      return negate ? kNotDoubleJumps[i] : kDoubleJumps[i];
    default:
      return kIntJumps[i];
  }
}

bool is_null(const Expr* e) {
  return e->kind == ExprKind::kLiteral && e->type->kind == TypeKind::kNull;
}

}  // namespace

void BodyGen::gen_jump(Expr* e, bool when, Label to) {
  if (is_constant(e->constant)) {
    if ((integral_value(e->constant) != 0) == when) b_.jump(to);
    return;
  }
  if (e->kind == ExprKind::kUnary) {
    auto& unary = *static_cast<Unary*>(e);
    if (unary.op == UnaryOp::kNot) {
      gen_jump(unary.operand, !when, to);
      return;
    }
  } else if (e->kind == ExprKind::kBinary) {
    auto& binary = *static_cast<Binary*>(e);
    if (binary.op == BinaryOp::kLogAnd || binary.op == BinaryOp::kLogOr) {
      gen_logical_jump(binary, when, to);
      return;
    }
    if (binary.op >= BinaryOp::kEq) {
      gen_comparison_jump(binary, when, to);
      return;
    }
  } else if (e->kind == ExprKind::kConditional) {
    auto& c = *static_cast<Conditional*>(e);
    Label otherwise = b_.new_label();
    Label end = b_.new_label();
    mark(c.condition->pos);
    gen_jump(c.condition, false, otherwise);
    mark(c.then_value->pos);
    gen_jump(c.then_value, when, to);
    b_.jump(end);
    b_.bind(otherwise);
    mark(c.else_value->pos);
    gen_jump(c.else_value, when, to);
    b_.bind(end);
    return;
  }
  if (e->kind == ExprKind::kSwitchExpr && e->type->kind == TypeKind::kBoolean) {
    gen_switch_jump(*static_cast<SwitchExpr*>(e), when, to);
    return;
  }
  if (e->kind == ExprKind::kInstanceOf && static_cast<InstanceOf*>(e)->binding) {
    gen_pattern_jump(*static_cast<InstanceOf*>(e), when, to);
    return;
  }
  RegMark before = b_.mark();
  Reg value = gen(e, types_.boolean_type());
  b_.emit_jump(when ? Op::jne_k : Op::jeq_k, value, 0, to);
  b_.release(before);
}

// The variable gets its value only where the operand is of the type.
void BodyGen::gen_pattern_jump(InstanceOf& e, bool when, Label to) {
  RegMark before = b_.mark();
  Reg object = gen(e.operand, types_.object());
  Reg is = b_.push(Bank::kPrim);
  b_.emit(Op::instance_of, is, object, class_ref(e.target_type->type));
  Label is_not = when ? b_.new_label() : to;
  b_.emit_jump(Op::jeq_k, is, 0, is_not);
  bind_pattern(e, object);
  b_.release(before);
  if (!when) return;
  b_.jump(to);
  b_.bind(is_not);
}

void BodyGen::gen_logical_jump(Binary& e, bool when, Label to) {
  // && is decided by a false left side, || by a true one.
  bool decisive = e.op == BinaryOp::kLogOr;
  if (when == decisive) {
    gen_jump(e.left, when, to);
    gen_jump(e.right, when, to);
    return;
  }
  Label decided = b_.new_label();
  gen_jump(e.left, decisive, decided);
  gen_jump(e.right, when, to);
  b_.bind(decided);
}

void BodyGen::gen_comparison_jump(Binary& e, bool when, Label to) {
  if (e.operand_type->is_reference()) {
    gen_reference_jump(e, when, to);
    return;
  }
  if (e.operand_type->kind == TypeKind::kBoolean && is_constant(e.right->constant)) {
    bool value = integral_value(e.right->constant) != 0;
    gen_jump(e.left, (value == (e.op == BinaryOp::kEq)) == when, to);
    return;
  }
  gen_number_jump(e.op, e.operand_type, e.left, e.right, to, !when);
}

void BodyGen::gen_reference_jump(Binary& e, bool when, Label to) {
  RegMark before = b_.mark();
  bool same = (e.op == BinaryOp::kEq) == when;
  if (is_null(e.left) || is_null(e.right)) {
    Expr* operand = is_null(e.right) ? e.left : e.right;
    Reg value = gen(operand, types_.object());
    b_.emit_jump(same ? Op::jnull : Op::jnonnull, value, 0, to);
  } else {
    Reg a = gen_operand(e.left, types_.object(), {e.right});
    Reg b = gen(e.right, types_.object());
    b_.emit_jump(same ? Op::rjeq : Op::rjne, a, b, to);
  }
  b_.release(before);
}

void BodyGen::gen_number_jump(BinaryOp op, Type* type, Expr* left, Expr* right, Label to,
                              bool negate) {
  RegMark before = b_.mark();
  ValueKind kind = value_kind(type);
  auto is_immediate = [&](const Expr* e) {
    return (kind == ValueKind::kInt || kind == ValueKind::kLong) &&
           is_integral_constant(e->constant) && CodeBuilder::fits_imm(integral_value(e->constant));
  };
  if (is_immediate(left)) {
    std::swap(left, right);
    op = mirrored(op);
  }
  if (is_immediate(right)) {
    Reg value = gen(left, type);
    size_t i = comparison_index(negate ? negated(op) : op);
    b_.emit_jump(kind == ValueKind::kInt ? kIntImmediateJumps[i] : kLongImmediateJumps[i], value,
                 CodeBuilder::imm(integral_value(right->constant)), to);
  } else {
    Reg a = gen_operand(left, type, {right});
    Reg b = gen(right, type);
    JumpForm form = register_jump(op, kind, negate);
    if (form.swap) std::swap(a, b);
    b_.emit_jump(form.op, a, b, to);
  }
  b_.release(before);
}

}  // namespace braid::lang
