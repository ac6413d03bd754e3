// What records have without writing it: the fields set by a constructor, accessors, and the three
// methods that the JDK makes for them.
#include "lang/records.h"

#include "lang/codegen/body_gen.h"
#include "lang/signatures.h"

namespace braid::lang {

using vm::Op;

// The component's field of `this`, as an expression.
Expr* BodyGen::component_value(VarSymbol& component) {
  This* self = context_.arena.make<This>();
  self->of_class = &cls_;
  self->type = cls_.this_type;
  FieldAccess* access = context_.arena.make<FieldAccess>();
  access->target = self;
  access->name = component.name;
  access->symbol = &component;
  access->type = component.type;
  return access;
}

void BodyGen::store_components(const std::vector<Reg>& values) {
  size_t next = 0;
  for (const VarSymbol* f : components_of(cls_)) {
    Op op = bank_of(f->type) == Bank::kRef ? Op::putfield_r : Op::putfield_p;
    b_.emit(op, 0, values[next++], field_ref(*f));
  }
}

void BodyGen::record_member_body(const MethodSymbol& m) {
  declare_this();
  mark(cls_.decl->pos);
  return_type_ = m.return_type;
  if (m.name == "toString") return record_to_string();
  if (m.name == "hashCode") return record_hash_code();
  if (m.name == "equals") return record_equals();
  for (VarSymbol* f : components_of(cls_)) {
    if (f->name == m.name) gen_return_value(component_value(*f));
  }
}

// P[x=1, y=2]
void BodyGen::record_to_string() {
  std::vector<ConcatPart> parts;
  std::string text = cls_.name + "[";
  for (VarSymbol* f : components_of(cls_)) {
    parts.push_back({nullptr, utf16_of(text + f->name + "=")});
    parts.push_back({component_value(*f), {}});
    text = ", ";
  }
  parts.push_back({nullptr, utf16_of(parts.empty() ? text + "]" : "]")});
  b_.emit(Op::ret_r, emit_concat(b_.mark(), parts, 0, kNoReg));
}

// 31 * (31 * hash of the first + hash of the second) + ...
void BodyGen::record_hash_code() {
  Reg sum = load_int(0, b_.push(Bank::kPrim));
  for (VarSymbol* f : components_of(cls_)) {
    RegMark before = b_.mark();
    Reg factor = load_int(31, b_.push(Bank::kPrim));
    emit_arithmetic(BinaryOp::kMul, ValueKind::kInt, sum, sum, factor);
    b_.release(before);
    hash_of_component(*f);
    emit_arithmetic(BinaryOp::kAdd, ValueKind::kInt, sum, sum, before.prim);
    b_.release(before);
  }
  b_.emit(Op::ret_p, sum);
}

// In the next register.
void BodyGen::hash_of_component(VarSymbol& component) {
  RegMark window = b_.mark();
  Type* type = component.type;
  Expr* value = component_value(component);
  if (type->is_primitive()) {
    gen_top(value, type);
    call_method(Op::call_static, types_.erased_class(types_.boxed(type))->binary_name, "hashCode",
                "(" + m_.descriptor_of(type) + ")I", window, ValueKind::kInt);
  } else {
    gen_top(value, types_.object());
    call_method(Op::call_static, "java/util/Objects", "hashCode", "(Ljava/lang/Object;)I", window,
                ValueKind::kInt);
  }
}

void BodyGen::record_equals() {
  Reg given = declare_hidden(types_.object());
  Label differ = b_.new_label();
  RegMark before = b_.mark();
  Reg is = b_.push(Bank::kPrim);
  b_.emit(Op::instance_of, is, given, b_.class_const(cls_.binary_name));
  b_.emit_jump(Op::jeq_k, is, 0, differ);
  b_.release(before);
  Reg other = b_.push(Bank::kRef);
  move(Bank::kRef, other, given);
  b_.emit(Op::check_cast, other, b_.class_const(cls_.binary_name));
  for (VarSymbol* f : components_of(cls_)) component_jump(*f, other, differ);
  Reg result = load_int(1, b_.push(Bank::kPrim));
  b_.emit(Op::ret_p, result);
  b_.bind(differ);
  load_int(0, result);
  b_.emit(Op::ret_p, result);
}

// Compares as the wrapper classes do: all NaNs are the same, 0.0 and -0.0 are not.
void BodyGen::component_jump(VarSymbol& component, Reg other, Label differ) {
  RegMark window = b_.mark();
  Type* type = component.type;
  const bool primitive = type->is_primitive();
  gen_top(component_value(component), primitive ? type : types_.object());
  Reg second = b_.push(bank_of(type));
  get_field(component, second, other);
  if (primitive) {
    const std::string descriptor = m_.descriptor_of(type);
    Reg order =
        call_method(Op::call_static, types_.erased_class(types_.boxed(type))->binary_name,
                    "compare", "(" + descriptor + descriptor + ")I", window, ValueKind::kInt);
    b_.emit_jump(Op::jne_k, order, 0, differ);
  } else {
    Reg same = call_method(Op::call_static, "java/util/Objects", "equals",
                           "(Ljava/lang/Object;Ljava/lang/Object;)Z", window, ValueKind::kInt);
    b_.emit_jump(Op::jeq_k, same, 0, differ);
  }
  b_.release(window);
}

}  // namespace braid::lang
