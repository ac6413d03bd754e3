// Assignments, compound assignments, ++ and --.
#include "lang/codegen/body_gen.h"
#include "lang/codegen/tree_walk.h"

namespace braid::lang {

using vm::Op;

const VarSymbol* BodyGen::assignable_local(const Expr* e) const {
  if (e->kind != ExprKind::kName) return nullptr;
  const auto* v = static_cast<const VarSymbol*>(static_cast<const Name*>(e)->symbol);
  return v->where == VarSymbol::Where::kField ? nullptr : v;
}

// Evaluates what the target needs; `later` runs before the variable is touched.
BodyGen::Place BodyGen::gen_place(Expr* e, std::initializer_list<const Expr*> later) {
  Place place;
  place.type = e->type;
  place.declared = held_type(e);
  if (const VarSymbol* local = assignable_local(e)) {
    place.var = local;
    place.local = regs_.at(local);
    return place;
  }
  if (e->kind == ExprKind::kArrayAccess) {
    auto& access = *static_cast<ArrayAccess*>(e);
    place.kind = Place::Kind::kElement;
    const Expr* next = later.size() > 0 ? *later.begin() : nullptr;
    place.object = gen_operand(access.array, access.array->type, {access.index, next});
    place.index = gen_operand(access.index, types_.int_type(), {next});
    return place;
  }
  const VarSymbol* field;
  if (e->kind == ExprKind::kName) {
    auto& name = *static_cast<Name*>(e);
    field = static_cast<const VarSymbol*>(name.symbol);
    if (!(field->flags & vm::kStatic)) place.object = this_of(*name.implicit_this);
  } else {
    auto& access = *static_cast<FieldAccess*>(e);
    field = static_cast<const VarSymbol*>(access.symbol);
    if (!(field->flags & vm::kStatic)) {
      RegMark before = b_.mark();
      place.object = protect(Bank::kRef, field_object(access), before, later);
    } else if (access.target && !is_type_name(access.target)) {
      gen_discard(access.target);
    }
  }
  place.kind = field->flags & vm::kStatic ? Place::Kind::kStatic : Place::Kind::kField;
  place.field = field_ref(*field);
  return place;
}

// The value of the place in `dest` or a new register (locals: their own), checked to be of its
// type.
Reg BodyGen::load_place(const Place& place, Reg dest) {
  Bank bank = bank_of(place.type);
  if (place.kind == Place::Kind::kLocal) {
    if (dest == kNoReg) return place.local;
    move(bank, dest, place.local);
    return dest;
  }
  Reg reg = dest != kNoReg ? dest : b_.push(bank);
  bool ref = bank == Bank::kRef;
  switch (place.kind) {
    case Place::Kind::kField:
      b_.emit(ref ? Op::getfield_r : Op::getfield_p, reg, place.object, place.field);
      break;
    case Place::Kind::kStatic:
      b_.emit(ref ? Op::getstatic_r : Op::getstatic_p, reg, place.field);
      break;
    default:
      b_.emit(array_load_op(place.declared), reg, place.object, place.index);
      break;
  }
  if (ref && needs_check(place.declared, place.type)) {
    b_.emit(Op::check_cast, reg, class_ref(place.type));
  }
  return reg;
}

void BodyGen::store_place(const Place& place, Reg value) {
  Bank bank = bank_of(place.type);
  bool ref = bank == Bank::kRef;
  switch (place.kind) {
    case Place::Kind::kLocal:
      move(bank, place.local, value);
      start_local(*place.var);
      break;
    case Place::Kind::kField:
      b_.emit(ref ? Op::putfield_r : Op::putfield_p, place.object, value, place.field);
      break;
    case Place::Kind::kStatic:
      b_.emit(ref ? Op::putstatic_r : Op::putstatic_p, value, place.field);
      break;
    case Place::Kind::kElement:
      b_.emit(array_store_op(place.declared), value, place.object, place.index);
      break;
  }
}

Reg BodyGen::gen_assign(Assign& e, Reg dest, bool discard) {
  RegMark before = b_.mark();
  Type* type = e.target->type;
  Bank bank = bank_of(type);
  Place place = gen_place(e.target, {e.value});
  if (place.kind == Place::Kind::kLocal) {
    gen(e.value, type, place.local);
    start_local(*place.var);
    return discard ? kNoReg : settle(before, bank, place.local, dest);
  }
  Reg value = gen(e.value, type);
  store_place(place, value);
  if (discard) {
    b_.release(before);
    return kNoReg;
  }
  return settle(before, bank, value, dest);
}

// left op right, `left` being in a register; the result in a new register, or in the local itself
// if it needs no conversion after.
Reg BodyGen::apply_compound(BinaryOp op, Type* operand_type, Reg left, Expr* right,
                            const Place& place, SourcePos pos) {
  if (types_.is_string(operand_type)) return concat_onto(left, place.type, right);
  RegMark before = b_.mark();
  left = convert_register(left, place.type, operand_type, pos);
  left = protect(Bank::kPrim, left, before, {right});
  ValueKind kind = value_kind(operand_type);
  bool in_place = place.kind == Place::Kind::kLocal && place.type->is_primitive() &&
                  !needs_conversion(operand_type, place.type) &&
                  value_kind(operand_type) == value_kind(place.type);
  Reg dest = in_place ? place.local : is_temp(Bank::kPrim, left) ? left : kNoReg;
  if (is_integral_constant(right->constant)) {
    // Tried on a register that the immediate form writes last.
    Reg reg = dest != kNoReg ? dest : b_.push(Bank::kPrim);
    if (emit_immediate(op, kind, reg, left, integral_value(right->constant))) return reg;
    if (dest == kNoReg) b_.release({b_.top(Bank::kRef), reg});
  }
  RegMark operands = b_.mark();
  Reg value = gen_right_operand(op, operand_type, right);
  Reg reg = target(operands, Bank::kPrim, dest);
  emit_arithmetic(op, kind, reg, left, value);
  return reg;
}

Reg BodyGen::gen_compound(CompoundAssign& e, Reg dest, bool discard) {
  RegMark before = b_.mark();
  Bank bank = bank_of(e.target->type);
  Place place = gen_place(e.target, {e.value});
  Reg old = load_place(place, kNoReg);
  if (place.kind == Place::Kind::kLocal) {
    old = protect(bank, old, {place.local + 1, place.local + 1}, {e.value});
  }
  Reg value = apply_compound(e.op, e.operand_type, old, e.value, place, e.pos);
  if (!types_.is_string(e.operand_type)) {
    value = convert_result(value, e.operand_type, place, e.pos);
  }
  store_place(place, value);
  if (discard) {
    b_.release(before);
    return kNoReg;
  }
  return settle(before, bank, place.kind == Place::Kind::kLocal ? place.local : value, dest);
}

// The result of an operation in the type of the place: numbers go into a local at once.
Reg BodyGen::convert_result(Reg value, Type* from, const Place& place, SourcePos pos) {
  if (place.kind == Place::Kind::kLocal && place.type->is_primitive() &&
      needs_conversion(from, place.type)) {
    convert_primitive(from, place.type, place.local, value);
    return place.local;
  }
  return convert_register(value, from, place.type, pos);
}

// old + delta in the type of the place; the register of `old` may be used again unless `keep_old`.
Reg BodyGen::step_value(const Place& place, Reg old, bool keep_old, int delta, SourcePos pos) {
  Type* primitive = types_.unboxed_or_self(place.type);
  ValueKind kind = value_kind(primitive);
  Reg number = convert_register(old, place.type, primitive, pos);
  bool narrow = kind == ValueKind::kInt && needs_conversion(types_.int_type(), primitive);
  bool in_place = place.kind == Place::Kind::kLocal && number == place.local && !narrow &&
                  place.type->is_primitive();
  bool reuse = is_temp(Bank::kPrim, number) && (number != old || !keep_old);
  Reg reg = in_place ? place.local : reuse ? number : b_.push(Bank::kPrim);
  if (kind == ValueKind::kInt) {
    b_.emit(Op::iadd_k, reg, number, CodeBuilder::imm(delta));
    if (narrow && place.type->is_primitive()) {
      return convert_result(reg, types_.int_type(), place, pos);
    }
    if (narrow) convert_primitive(types_.int_type(), primitive, reg, reg);
  } else if (kind == ValueKind::kLong) {
    b_.emit(Op::ladd_k, reg, number, CodeBuilder::imm(delta));
  } else if (kind == ValueKind::kFloat) {
    Reg one = load_constant(Constant(static_cast<float>(delta)), kind, kNoReg);
    b_.emit(Op::fadd, reg, number, one);
  } else {
    Reg one = load_constant(Constant(static_cast<double>(delta)), kind, kNoReg);
    b_.emit(Op::dadd, reg, number, one);
  }
  return convert_register(reg, primitive, place.type, pos);
}

Reg BodyGen::gen_step(Unary& e, Reg dest, bool discard) {
  RegMark before = b_.mark();
  Bank bank = bank_of(e.operand->type);
  bool post = e.op == UnaryOp::kPostInc || e.op == UnaryOp::kPostDec;
  int delta = e.op == UnaryOp::kPreInc || e.op == UnaryOp::kPostInc ? 1 : -1;
  Place place = gen_place(e.operand, {});
  Reg old = load_place(place, kNoReg);
  bool keep_old = post && !discard;
  Reg result = old;
  if (keep_old && place.kind == Place::Kind::kLocal) {
    result = b_.push(bank);
    move(bank, result, old);
  }
  Reg value = step_value(place, old, keep_old, delta, e.pos);
  store_place(place, value);
  if (discard) {
    b_.release(before);
    return kNoReg;
  }
  if (keep_old) return settle(before, bank, result, dest);
  return settle(before, bank, place.kind == Place::Kind::kLocal ? place.local : value, dest);
}

}  // namespace braid::lang
