// Unary and binary operators whose result is a number or a boolean.
#include "lang/codegen/body_gen.h"
#include "lang/codegen/tree_walk.h"

namespace braid::lang {

using vm::Op;

namespace {

bool is_shift(BinaryOp op) {
  return op == BinaryOp::kShl || op == BinaryOp::kShr || op == BinaryOp::kUshr;
}

bool is_commutative(BinaryOp op) {
  return op == BinaryOp::kAdd || op == BinaryOp::kMul || op == BinaryOp::kAnd ||
         op == BinaryOp::kOr || op == BinaryOp::kXor;
}

Op register_op(BinaryOp op, ValueKind kind) {
  // int, long, float, double
  static constexpr Op kTable[][4] = {
      {Op::iadd, Op::ladd, Op::fadd, Op::dadd}, {Op::isub, Op::lsub, Op::fsub, Op::dsub},
      {Op::imul, Op::lmul, Op::fmul, Op::dmul}, {Op::idiv, Op::ldiv, Op::fdiv, Op::ddiv},
      {Op::irem, Op::lrem, Op::frem, Op::drem}, {Op::ishl, Op::lshl, Op::nop, Op::nop},
      {Op::ishr, Op::lshr, Op::nop, Op::nop},   {Op::iushr, Op::lushr, Op::nop, Op::nop},
      {Op::iand, Op::land, Op::nop, Op::nop},   {Op::ior, Op::lor, Op::nop, Op::nop},
      {Op::ixor, Op::lxor, Op::nop, Op::nop},
  };
  static_assert(static_cast<int>(BinaryOp::kXor) == 10);
  return kTable[static_cast<size_t>(op)]
               [static_cast<size_t>(kind) - static_cast<size_t>(ValueKind::kInt)];
}

// The form with an immediate, and the immediate itself. False: there is none for this value.
bool immediate_form(BinaryOp op, ValueKind kind, int64_t value, Op& form, int64_t& imm) {
  if (kind != ValueKind::kInt && kind != ValueKind::kLong) return false;
  bool is_int = kind == ValueKind::kInt;
  imm = value;
  switch (op) {
    case BinaryOp::kAdd:
      form = is_int ? Op::iadd_k : Op::ladd_k;
      break;
    case BinaryOp::kSub:
      form = is_int ? Op::iadd_k : Op::ladd_k;
      if (!CodeBuilder::fits_imm(value)) return false;
      imm = -value;
      break;
    case BinaryOp::kMul:
      form = is_int ? Op::imul_k : Op::lmul_k;
      break;
    case BinaryOp::kDiv:
    case BinaryOp::kRem:
      if (value == 0 || value == -1) return false;
      if (op == BinaryOp::kDiv) {
        form = is_int ? Op::idiv_k : Op::ldiv_k;
      } else {
        form = is_int ? Op::irem_k : Op::lrem_k;
      }
      break;
    case BinaryOp::kShl:
      form = is_int ? Op::ishl_k : Op::lshl_k;
      imm = value & (is_int ? 31 : 63);
      break;
    case BinaryOp::kShr:
      form = is_int ? Op::ishr_k : Op::lshr_k;
      imm = value & (is_int ? 31 : 63);
      break;
    case BinaryOp::kUshr:
      form = is_int ? Op::iushr_k : Op::lushr_k;
      imm = value & (is_int ? 31 : 63);
      break;
    case BinaryOp::kAnd:
      form = is_int ? Op::iand_k : Op::land_k;
      break;
    case BinaryOp::kOr:
      if (!is_int) return false;
      form = Op::ior_k;
      break;
    case BinaryOp::kXor:
      if (!is_int) return false;
      form = Op::ixor_k;
      break;
    default:
      return false;
  }
  return CodeBuilder::fits_imm(imm);
}

bool has_immediate_form(BinaryOp op, ValueKind kind, const Expr* e) {
  Op form;
  int64_t imm;
  return is_integral_constant(e->constant) &&
         immediate_form(op, kind, integral_value(e->constant), form, imm);
}

}  // namespace

// The right operand, converted to the type of the operation; a shift count is an int, of which only
// the low bits count.
Reg BodyGen::gen_right_operand(BinaryOp op, Type* type, Expr* right) {
  if (!is_shift(op)) return gen(right, type);
  Type* count = types_.unboxed_or_self(right->type);
  const RegMark before = b_.mark();
  Reg value = gen(right, count);
  if (value_kind(count) != ValueKind::kLong) return value;
  Reg reg = target(before, Bank::kPrim, kNoReg);
  b_.emit(Op::l2i, reg, value);
  return reg;
}

void BodyGen::emit_arithmetic(BinaryOp op, ValueKind kind, Reg dest, Reg left, Reg right) {
  b_.emit(register_op(op, kind), dest, left, right);
}

bool BodyGen::emit_immediate(BinaryOp op, ValueKind kind, Reg dest, Reg left, int64_t value) {
  Op form;
  int64_t imm;
  if (!immediate_form(op, kind, value, form, imm)) return false;
  b_.emit(form, dest, left, CodeBuilder::imm(imm));
  return true;
}

Reg BodyGen::gen_arithmetic(BinaryOp op, Type* type, Expr* left, Expr* right, Reg dest) {
  RegMark before = b_.mark();
  ValueKind kind = value_kind(type);
  if (is_commutative(op) && has_immediate_form(op, kind, left) && !is_constant(right->constant)) {
    std::swap(left, right);
  }
  if (has_immediate_form(op, kind, right)) {
    Reg value = gen(left, type);
    Reg reg = target(before, Bank::kPrim, dest);
    emit_immediate(op, kind, reg, value, integral_value(right->constant));
    return reg;
  }
  Reg a = gen_operand(left, type, {right});
  Reg b = gen_right_operand(op, type, right);
  Reg reg = target(before, Bank::kPrim, dest);
  emit_arithmetic(op, kind, reg, a, b);
  return reg;
}

Reg BodyGen::gen_binary(Binary& e, Reg dest) {
  if (e.op >= BinaryOp::kLogAnd) return gen_boolean_value(&e, dest);
  if (types_.is_string(e.type)) return gen_concat(e, dest);
  return gen_arithmetic(e.op, e.operand_type, e.left, e.right, dest);
}

Reg BodyGen::gen_unary(Unary& e, Reg dest) {
  RegMark before = b_.mark();
  ValueKind kind = value_kind(e.type);
  switch (e.op) {
    case UnaryOp::kPlus:
      return gen(e.operand, e.type, dest);
    case UnaryOp::kMinus: {
      Reg value = gen(e.operand, e.type);
      Reg reg = target(before, Bank::kPrim, dest);
      b_.emit(kind == ValueKind::kInt     ? Op::ineg
              : kind == ValueKind::kLong  ? Op::lneg
              : kind == ValueKind::kFloat ? Op::fneg
                                          : Op::dneg,
              reg, value);
      return reg;
    }
    case UnaryOp::kBitNot: {
      Reg value = gen(e.operand, e.type);
      if (kind == ValueKind::kInt) {
        Reg reg = target(before, Bank::kPrim, dest);
        b_.emit(Op::ixor_k, reg, value, CodeBuilder::imm(-1));
        return reg;
      }
      Reg ones = load_constant(Constant(int64_t{-1}), ValueKind::kLong, kNoReg);
      Reg reg = target(before, Bank::kPrim, dest);
      b_.emit(Op::lxor, reg, value, ones);
      return reg;
    }
    case UnaryOp::kNot: {
      if (e.operand->kind == ExprKind::kBinary &&
          static_cast<Binary*>(e.operand)->op >= BinaryOp::kLogAnd) {
        return gen_boolean_value(&e, dest);
      }
      Reg value = gen(e.operand, types_.boolean_type());
      Reg reg = target(before, Bank::kPrim, dest);
      b_.emit(Op::ixor_k, reg, value, 1);
      return reg;
    }
    default:
      return gen_step(e, dest, false);
  }
}

// ---- Comparisons and logical operators as values.

// Comparisons of floating-point numbers have instructions of their own.
bool BodyGen::gen_float_comparison(const Binary& e, Reg dest) {
  ValueKind kind = e.operand_type ? value_kind(e.operand_type) : ValueKind::kRef;
  if (kind != ValueKind::kFloat && kind != ValueKind::kDouble) return false;
  bool is_float = kind == ValueKind::kFloat;
  RegMark before = b_.mark();
  Reg a = gen_operand(e.left, e.operand_type, {e.right});
  Reg b = gen(e.right, e.operand_type);
  b_.release(before);
  switch (e.op) {
    case BinaryOp::kEq:
    case BinaryOp::kNe:
      b_.emit(is_float ? Op::feq : Op::deq, dest, a, b);
      if (e.op == BinaryOp::kNe) b_.emit(Op::ixor_k, dest, dest, 1);
      return true;
    case BinaryOp::kLt:
      b_.emit(is_float ? Op::flt : Op::dlt, dest, a, b);
      return true;
    case BinaryOp::kLe:
      b_.emit(is_float ? Op::fle : Op::dle, dest, a, b);
      return true;
    case BinaryOp::kGt:
      b_.emit(is_float ? Op::flt : Op::dlt, dest, b, a);
      return true;
    default:
      b_.emit(is_float ? Op::fle : Op::dle, dest, b, a);
      return true;
  }
}

// A condition as 0 or 1: set to 0, and then to 1 unless a jump goes past that.
Reg BodyGen::gen_boolean_value(Expr* e, Reg dest) {
  Reg reg = dest != kNoReg ? dest : b_.push(Bank::kPrim);
  if (e->kind == ExprKind::kBinary && gen_float_comparison(*static_cast<Binary*>(e), reg)) {
    return reg;
  }
  // A variable keeps its value until the condition has been evaluated.
  const VarSymbol* owner = owner_of(Bank::kPrim, reg);
  if (owner && (guarded_ > 0 || mentions(e, *owner))) {
    Label is_false = b_.new_label();
    Label end = b_.new_label();
    gen_jump(e, false, is_false);
    load_int(1, reg);
    b_.jump(end);
    b_.bind(is_false);
    load_int(0, reg);
    b_.bind(end);
    return reg;
  }
  Label end = b_.new_label();
  load_int(0, reg);
  gen_jump(e, false, end);
  load_int(1, reg);
  b_.bind(end);
  return reg;
}

}  // namespace braid::lang
