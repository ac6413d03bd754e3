// Expressions: dispatch by kind, and the kinds that need no file of their own.
#include "lang/codegen/body_gen.h"
#include "lang/codegen/tree_walk.h"

namespace braid::lang {

using vm::Op;

Reg BodyGen::gen(Expr* e, Type* want, Reg dest) {
  if (e->kind == ExprKind::kArrayInit) {
    auto& init = *static_cast<ArrayInit*>(e);
    return gen_array_values(static_cast<ArrayType*>(want), init.elements, dest);
  }
  Type* from = e->type;
  if (is_constant(e->constant)) return gen_constant(e->constant, from, want, dest, e->pos);
  if (from->is_primitive()) {
    if (!want->is_primitive()) return gen_boxed(e, want, dest);
    if (!needs_conversion(from, want)) return gen_raw(e, dest);
    RegMark before = b_.mark();
    Reg value = gen_raw(e, kNoReg);
    Reg reg = target(before, Bank::kPrim, dest);
    convert_primitive(from, want, reg, value);
    return reg;
  }
  if (want->is_primitive()) return gen_unboxed(e, want, dest);
  return gen_reference(e, want, dest);
}

Reg BodyGen::gen_top(Expr* e, Type* want) {
  Bank bank = bank_of(want);
  if (is_constant(e->constant)) return gen(e, want, b_.push(bank));
  RegMark before = b_.mark();
  Reg reg = gen(e, want);
  b_.release(before);
  Reg top = b_.push(bank);
  move(bank, top, reg);
  return top;
}

// An operand that must keep its value while the later ones are evaluated.
Reg BodyGen::gen_operand(Expr* e, Type* want, std::initializer_list<const Expr*> later) {
  RegMark before = b_.mark();
  Reg reg = gen(e, want);
  return protect(bank_of(want), reg, before, later);
}

void BodyGen::gen_discard(Expr* e) {
  if (is_constant(e->constant)) return;
  RegMark before = b_.mark();
  switch (e->kind) {
    case ExprKind::kAssign:
      gen_assign(*static_cast<Assign*>(e), kNoReg, true);
      break;
    case ExprKind::kCompoundAssign:
      gen_compound(*static_cast<CompoundAssign*>(e), kNoReg, true);
      break;
    case ExprKind::kCall:
      gen_call(*static_cast<Call*>(e), kNoReg, true);
      break;
    case ExprKind::kUnary: {
      auto& unary = *static_cast<Unary*>(e);
      if (unary.op >= UnaryOp::kPreInc) {
        gen_step(unary, kNoReg, true);
      } else {
        gen(e, e->type);
      }
      break;
    }
    default:
      gen(e, e->type);
      break;
  }
  b_.release(before);
}

// The value as the expression itself gives it: of its type, references possibly unchecked
// (held_type).
Reg BodyGen::gen_raw(Expr* e, Reg dest) {
  switch (e->kind) {
    case ExprKind::kLiteral: {  // null: all others are constants
      Reg reg = target(b_.mark(), Bank::kRef, dest);
      b_.emit(Op::null_r, reg);
      return reg;
    }
    case ExprKind::kName:
      return gen_name(*static_cast<Name*>(e), dest);
    case ExprKind::kFieldAccess:
      return gen_field_access(*static_cast<FieldAccess*>(e), dest);
    case ExprKind::kArrayAccess:
      return gen_array_access(*static_cast<ArrayAccess*>(e), dest);
    case ExprKind::kCall:
      return gen_call(*static_cast<Call*>(e), dest, false);
    case ExprKind::kNew:
      return gen_new(*static_cast<New*>(e), dest);
    case ExprKind::kNewArray:
      return gen_new_array(*static_cast<NewArray*>(e), dest);
    case ExprKind::kUnary:
      return gen_unary(*static_cast<Unary*>(e), dest);
    case ExprKind::kBinary:
      return gen_binary(*static_cast<Binary*>(e), dest);
    case ExprKind::kAssign:
      return gen_assign(*static_cast<Assign*>(e), dest, false);
    case ExprKind::kCompoundAssign:
      return gen_compound(*static_cast<CompoundAssign*>(e), dest, false);
    case ExprKind::kConditional:
      return gen_conditional(*static_cast<Conditional*>(e), dest);
    case ExprKind::kCast:
      return gen_cast(*static_cast<Cast*>(e), dest);
    case ExprKind::kInstanceOf:
      return gen_instance_of(*static_cast<InstanceOf*>(e), dest);
    case ExprKind::kLambda:
      return gen_lambda(*static_cast<Lambda*>(e), dest);
    case ExprKind::kSwitchExpr:
      return gen_switch_expr(*static_cast<SwitchExpr*>(e), dest);
    case ExprKind::kMethodRef:
      return gen_method_ref(*static_cast<MethodRef*>(e), dest);
    case ExprKind::kThis:
      return this_of(*static_cast<This*>(e)->of_class, dest);
    case ExprKind::kClassLiteral:
      return gen_class_literal(*static_cast<ClassLiteral*>(e), dest);
    case ExprKind::kArrayInit:
      break;  // gen() knows the array's type
  }
  return dest == kNoReg ? 0 : dest;
}

Reg BodyGen::gen_array_access(ArrayAccess& e, Reg dest) {
  RegMark before = b_.mark();
  Reg array = gen_operand(e.array, e.array->type, {e.index});
  Reg index = gen(e.index, types_.int_type());
  Type* element = static_cast<ArrayType*>(types_.erasure(e.array->type))->element;
  Reg reg = target(before, bank_of(element), dest);
  b_.emit(array_load_op(element), reg, array, index);
  return reg;
}

Reg BodyGen::gen_conditional(Conditional& e, Reg dest) {
  RegMark before = b_.mark();
  Bank bank = bank_of(e.type);
  Label otherwise = b_.new_label();
  Label end = b_.new_label();
  mark(e.condition->pos);
  gen_jump(e.condition, false, otherwise);
  // Both values go to the same register: `dest`, or the next one at the top.
  auto arm = [&](Expr* value) {
    mark(value->pos);
    if (dest != kNoReg) {
      gen(value, e.type, dest);
    } else {
      gen_top(value, e.type);
    }
    b_.release(before);
  };
  arm(e.then_value);
  b_.jump(end);
  b_.bind(otherwise);
  arm(e.else_value);
  b_.bind(end);
  return dest != kNoReg ? dest : b_.push(bank);
}

Reg BodyGen::gen_cast(Cast& e, Reg dest) {
  Type* to = e.type;
  Type* from = e.operand->type;
  if (to->is_primitive() && from->is_reference() && !types_.unboxed(from)) {
    // From Object, Number ..: to the box first.
    RegMark before = b_.mark();
    Type* box = types_.boxed(to);
    Reg object = gen(e.operand, from);
    b_.emit(Op::check_cast, object, class_ref(box));
    return emit_unbox(before, object, box, to, dest, e.pos);
  }
  Reg reg = gen(e.operand, to, dest);
  if (e.more_types.empty()) return reg;
  for (const TypeNode* t : e.more_types) b_.emit(Op::check_cast, reg, class_ref(t->type));
  b_.emit(Op::check_cast, reg, class_ref(to));  // what it is known to be from here on
  return reg;
}

Reg BodyGen::gen_instance_of(InstanceOf& e, Reg dest) {
  RegMark before = b_.mark();
  Reg object = gen(e.operand, types_.object());
  Reg reg = target(before, Bank::kPrim, dest);
  b_.emit(Op::instance_of, reg, object, class_ref(e.target_type->type));
  if (!e.binding) return reg;
  Label end = b_.new_label();
  b_.emit_jump(Op::jeq_k, reg, 0, end);
  bind_pattern(e, object);
  b_.bind(end);
  return reg;
}

// `object` is of the pattern's type.
void BodyGen::bind_pattern(const InstanceOf& e, Reg object) {
  Reg reg = regs_.at(e.binding);
  move(Bank::kRef, reg, object);
  if (needs_check(types_.object(), e.binding->type)) {
    b_.emit(Op::check_cast, reg, class_ref(e.binding->type));
  }
  start_local(*e.binding);
}

Reg BodyGen::gen_class_literal(const ClassLiteral& e, Reg dest) {
  Reg reg = target(b_.mark(), Bank::kRef, dest);
  Type* of = e.of->type;
  if (of->kind == TypeKind::kVoid || of->is_primitive()) {
    std::string box = of->kind == TypeKind::kVoid
                          ? "java/lang/Void"
                          : types_.erased_class(types_.boxed(of))->binary_name;
    b_.emit(Op::getstatic_r, reg, b_.field_const(box, "TYPE", "Ljava/lang/Class;"));
  } else {
    b_.emit(Op::class_r, reg, class_ref(of));
  }
  return reg;
}

Reg BodyGen::gen_new_array(NewArray& e, Reg dest) {
  if (e.init) return gen_array_values(static_cast<ArrayType*>(e.type), e.init->elements, dest);
  RegMark before = b_.mark();
  if (e.dims.size() == 1) {
    Reg length = gen(e.dims[0], types_.int_type());
    Reg reg = target(before, Bank::kRef, dest);
    b_.emit(Op::new_array, reg, length, class_ref(e.type));
    return reg;
  }
  Reg first = kNoReg;
  for (Expr* dim : e.dims) {
    Reg length = gen_top(dim, types_.int_type());
    if (first == kNoReg) first = length;
  }
  Reg reg = target(before, Bank::kRef, dest);
  b_.emit(Op::new_multi, reg, first, class_ref(e.type));
  b_.emit(Op::dims, static_cast<uint32_t>(e.dims.size()));
  return reg;
}

namespace {

// The value that new array elements have anyway.
bool is_default_value(const Expr* e) {
  if (e->kind == ExprKind::kLiteral && !is_constant(e->constant)) return true;  // null
  return is_integral_constant(e->constant) && integral_value(e->constant) == 0;
}

}  // namespace

// An array with the given elements, for `{a, b}` and for the trailing arguments of a varargs call.
Reg BodyGen::gen_array_values(ArrayType* type, const std::vector<Expr*>& values, Reg dest) {
  RegMark before = b_.mark();
  Type* element = type->element;
  Type* erased = types_.erasure(element);
  Reg array = b_.push(Bank::kRef);
  RegMark inner = b_.mark();
  Reg length = load_int(static_cast<int32_t>(values.size()));
  b_.emit(Op::new_array, array, length, class_ref(type));
  b_.release(inner);
  bool primitive = element->is_primitive();
  for (size_t i = 0; i < values.size(); ++i) {
    Expr* value = values[i];
    if (is_default_value(value) && primitive == is_constant(value->constant)) continue;
    Reg reg = gen(value, element);
    Reg index = load_int(static_cast<int32_t>(i));
    b_.emit(array_store_op(erased), reg, array, index);
    b_.release(inner);
  }
  return settle(before, Bank::kRef, array, dest);
}

// The erased type that a register holds after gen_raw: generic members give their declared erasure.
Type* BodyGen::held_type(Expr* e) {
  switch (e->kind) {
    case ExprKind::kName: {
      const auto* v = static_cast<const VarSymbol*>(static_cast<Name*>(e)->symbol);
      return types_.erasure(v->type);
    }
    case ExprKind::kFieldAccess: {
      const auto* v = static_cast<const VarSymbol*>(static_cast<FieldAccess*>(e)->symbol);
      return v ? types_.erasure(v->type) : types_.erasure(e->type);
    }
    case ExprKind::kCall:
      return types_.erasure(static_cast<Call*>(e)->method->return_type);
    case ExprKind::kArrayAccess: {
      Type* array = types_.erasure(static_cast<ArrayAccess*>(e)->array->type);
      return static_cast<ArrayType*>(array)->element;
    }
    case ExprKind::kAssign:
      // The value was converted to the declared type of the variable.
      return types_.erasure(static_cast<Assign*>(e)->target->type);
    default:
      return types_.erasure(e->type);
  }
}

}  // namespace braid::lang
