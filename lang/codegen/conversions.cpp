// Conversions: constants, primitive widening and narrowing, boxing, unboxing, reference checks.
#include <bit>

#include "lang/attr_const.h"
#include "lang/codegen/body_gen.h"

namespace braid::lang {

using vm::Op;

// ---- Constants.

std::pair<Op, uint32_t> BodyGen::constant_load(const Constant& value, ValueKind kind) {
  switch (kind) {
    case ValueKind::kInt: {
      int32_t i = std::get<int32_t>(value);
      if (CodeBuilder::fits_imm(i)) return {Op::int_p, CodeBuilder::imm(i)};
      return {Op::const_p, b_.int_const(i)};
    }
    case ValueKind::kLong: {
      int64_t l = integral_value(value);
      if (CodeBuilder::fits_imm(l)) return {Op::long_p, CodeBuilder::imm(l)};
      return {Op::const_p, b_.long_const(l)};
    }
    case ValueKind::kFloat:
      return {Op::const_p, b_.float_const(std::get<float>(value))};
    default:
      return {Op::const_p, b_.double_const(std::get<double>(value))};
  }
}

Reg BodyGen::load_constant(const Constant& value, ValueKind kind, Reg dest) {
  if (const auto* s = std::get_if<std::u16string>(&value)) {
    Reg reg = target(b_.mark(), Bank::kRef, dest);
    b_.emit(Op::const_r, reg, b_.string_const(*s));
    return reg;
  }
  if (dest == kNoReg) {
    Reg kept = kept_constant(value, kind);
    if (kept != kNoReg) return kept;
  }
  Reg reg = target(b_.mark(), Bank::kPrim, dest);
  auto [op, operand] = constant_load(value, kind);
  b_.emit(op, reg, operand);
  return reg;
}

namespace {

// Equal bits: 0.0 and -0.0 are different constants.
bool same_bits(const Constant& a, const Constant& b) {
  if (a.index() != b.index()) return false;
  if (const auto* f = std::get_if<float>(&a)) {
    return std::bit_cast<uint32_t>(*f) == std::bit_cast<uint32_t>(std::get<float>(b));
  }
  if (const auto* d = std::get_if<double>(&a)) {
    return std::bit_cast<uint64_t>(*d) == std::bit_cast<uint64_t>(std::get<double>(b));
  }
  return a == b;
}

}  // namespace

// The register in which a loop around keeps the value: the outermost one that has it or has room.
Reg BodyGen::kept_constant(const Constant& value, ValueKind kind) {
  for (LoopConstants& loop : loop_constants_) {
    for (size_t i = 0; i < loop.values.size(); ++i) {
      if (loop.values[i].second == kind && same_bits(loop.values[i].first, value)) {
        return loop.first + static_cast<Reg>(i);
      }
    }
  }
  for (LoopConstants& loop : loop_constants_) {
    if (loop.values.size() >= loop.capacity) continue;
    Reg reg = loop.first + static_cast<Reg>(loop.values.size());
    loop.values.emplace_back(value, kind);
    auto [op, operand] = constant_load(value, kind);
    b_.emit_into_slot(loop.slot, op, reg, operand);
    return reg;
  }
  return kNoReg;
}

Reg BodyGen::gen_constant(const Constant& value, Type* from, Type* want, Reg dest, SourcePos pos) {
  if (want->is_primitive()) {
    return load_constant(convert_constant(value, want->kind), value_kind(want), dest);
  }
  if (std::holds_alternative<std::u16string>(value)) {
    return load_constant(value, ValueKind::kRef, dest);
  }
  RegMark before = b_.mark();
  Type* primitive = box_value_type(from, want);
  load_constant(convert_constant(value, primitive->kind), value_kind(primitive),
                b_.push(Bank::kPrim));
  return emit_box(before, primitive, dest, pos);
}

// ---- Primitive types.

namespace {

bool is_narrow(TypeKind kind) {
  return kind == TypeKind::kByte || kind == TypeKind::kShort || kind == TypeKind::kChar;
}

// Every value of int-like type `from` is one of int-like type `to`.
bool int_fits(TypeKind from, TypeKind to) {
  if (from == to || !is_narrow(to)) return true;
  return from == TypeKind::kByte && to == TypeKind::kShort;
}

Op narrowing_op(TypeKind to) {
  return to == TypeKind::kByte ? Op::i2b : to == TypeKind::kShort ? Op::i2s : Op::i2c;
}

// The instruction from one kind of number to another; nop if the same bits serve (ints are held
// sign-extended, so they are longs already).
Op conversion_op(ValueKind from, ValueKind to) {
  static constexpr Op kTable[4][4] = {
      // to int, long, float, double
      {Op::nop, Op::nop, Op::i2f, Op::i2d},
      {Op::l2i, Op::nop, Op::l2f, Op::l2d},
      {Op::f2i, Op::f2l, Op::nop, Op::f2d},
      {Op::d2i, Op::d2l, Op::d2f, Op::nop},
  };
  return kTable[static_cast<size_t>(from) - static_cast<size_t>(ValueKind::kInt)]
               [static_cast<size_t>(to) - static_cast<size_t>(ValueKind::kInt)];
}

}  // namespace

bool BodyGen::needs_conversion(const Type* from, const Type* to) const {
  ValueKind f = value_kind(from);
  ValueKind t = value_kind(to);
  if (f == t) return f == ValueKind::kInt && !int_fits(from->kind, to->kind);
  return conversion_op(f, t) != Op::nop;
}

// `dest` = (to) `value`. REQUIRES: needs_conversion(from, to).
void BodyGen::convert_primitive(Type* from, Type* to, Reg dest, Reg value) {
  ValueKind f = value_kind(from);
  Op op = conversion_op(f, value_kind(to));
  if (op != Op::nop) {
    b_.emit(op, dest, value);
    value = dest;
    if (is_narrow(to->kind)) b_.emit(narrowing_op(to->kind), dest, value);
  } else {
    b_.emit(narrowing_op(to->kind), dest, value);
  }
}

// ---- Boxes.

// The primitive type whose box a value of primitive type `from` becomes where `want` is expected.
Type* BodyGen::box_value_type(Type* from, Type* want) {
  Type* primitive = types_.unboxed(want);
  return primitive ? primitive : from;
}

Reg BodyGen::gen_boxed(Expr* e, Type* want, Reg dest) {
  RegMark before = b_.mark();
  Type* primitive = box_value_type(e->type, want);
  gen_top(e, primitive);
  return emit_box(before, primitive, dest, e->pos);
}

Reg BodyGen::emit_box(RegMark before, Type* primitive, Reg dest, SourcePos pos) {
  const std::string& box = types_.erased_class(types_.boxed(primitive))->binary_name;
  mark(pos);
  return call_method(Op::call_static, box, "valueOf",
                     "(" + m_.descriptor_of(primitive) + ")L" + box + ";", before, ValueKind::kRef,
                     dest);
}

Reg BodyGen::gen_unboxed(Expr* e, Type* want, Reg dest) {
  RegMark before = b_.mark();
  Type* box = e->type;
  if (!types_.unboxed(box)) box = types_.boxed(want);
  Reg object = gen_reference(e, box, kNoReg);
  return emit_unbox(before, object, box, want, dest, e->pos);
}

// Unboxes `object`, which is free afterwards, and converts to primitive type `want`.
Reg BodyGen::emit_unbox(RegMark before, Reg object, Type* box, Type* want, Reg dest,
                        SourcePos pos) {
  Type* primitive = types_.unboxed(box);
  ClassSymbol* cls = types_.erased_class(types_.boxed(primitive));
  RegMark window = b_.mark();
  if (object >= before.ref && object + 1 == window.ref) {
    --window.ref;  // it is in the receiver's register already
  } else {
    move(Bank::kRef, b_.push(Bank::kRef), object);
  }
  mark(pos);
  std::string name = types_.to_string(primitive) + "Value";
  bool converts = needs_conversion(primitive, want);
  Reg value =
      call_method(Op::call_virtual, cls->binary_name, name, "()" + m_.descriptor_of(primitive),
                  window, value_kind(primitive), converts ? kNoReg : dest);
  if (!converts) return settle(before, Bank::kPrim, value, dest);
  Reg reg = target(before, Bank::kPrim, dest);
  convert_primitive(primitive, want, reg, value);
  return reg;
}

// ---- References.

bool BodyGen::needs_check(Type* held, Type* want) {
  if (held->kind == TypeKind::kNull) return false;
  Type* to = types_.erasure(want);
  return to->kind != TypeKind::kNull && !types_.is_subtype(held, to);
}

Reg BodyGen::gen_reference(Expr* e, Type* want, Reg dest) {
  Type* held = e->type->kind == TypeKind::kNull ? e->type : held_type(e);
  if (!needs_check(held, want)) return gen_raw(e, dest);
  uint32_t cls = class_ref(want);
  // A variable must keep its value if the check fails and somebody may look at it then.
  if (dest != kNoReg && guarded_ > 0 && !is_temp(Bank::kRef, dest)) {
    RegMark before = b_.mark();
    Reg reg = gen_raw(e, kNoReg);
    b_.emit(Op::check_cast, reg, cls);
    return settle(before, Bank::kRef, reg, dest);
  }
  const Reg top = b_.top(Bank::kRef);
  Reg reg = gen_raw(e, dest);
  // A variable (or `this`) that is checked in place is known as `want` from here on. That must not
  // make the verifier forget what it was, so unless `want` says more, a copy is checked.
  const bool in_place = reg >= top || reg == dest;
  if (!in_place && (e->kind == ExprKind::kCast || !types_.is_subtype(types_.erasure(want), held))) {
    const Reg copy = b_.push(Bank::kRef);
    move(Bank::kRef, copy, reg);
    reg = copy;
  }
  b_.emit(Op::check_cast, reg, cls);
  return reg;
}

// Compound assignments: a value in a register to another type, in a new register if it changes.
Reg BodyGen::convert_register(Reg value, Type* from, Type* to, SourcePos pos) {
  if (from->is_reference() && to->is_primitive()) {
    Type* box = types_.unboxed(from) ? from : types_.boxed(to);
    RegMark before = b_.mark();
    Reg copy = b_.push(Bank::kRef);
    move(Bank::kRef, copy, value);
    return emit_unbox(before, copy, box, to, kNoReg, pos);
  }
  if (from->is_primitive() && to->is_reference()) {
    Type* primitive = box_value_type(from, to);
    RegMark before = b_.mark();
    Reg copy = b_.push(Bank::kPrim);
    if (needs_conversion(from, primitive)) {
      convert_primitive(from, primitive, copy, value);
    } else {
      move(Bank::kPrim, copy, value);
    }
    return emit_box(before, primitive, kNoReg, pos);
  }
  if (from->is_primitive() && needs_conversion(from, to)) {
    Reg reg = b_.push(Bank::kPrim);
    convert_primitive(from, to, reg, value);
    return reg;
  }
  return value;
}

}  // namespace braid::lang
