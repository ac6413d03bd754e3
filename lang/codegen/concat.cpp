// String concatenation: all operands of a chain become strings in consecutive registers, then one
// instruction joins them.
#include "lang/attr_const.h"
#include "lang/codegen/body_gen.h"

namespace braid::lang {

using vm::Op;

void BodyGen::add_concat_text(std::vector<ConcatPart>& parts, const std::u16string& text) {
  if (text.empty()) return;
  if (!parts.empty() && !parts.back().expr) {
    parts.back().text += text;
  } else {
    parts.push_back({nullptr, text});
  }
}

void BodyGen::flatten_concat(Expr* e, std::vector<ConcatPart>& parts) {
  if (is_constant(e->constant)) {
    add_concat_text(parts, constant_text(e->constant, e->type->kind));
    return;
  }
  if (e->kind == ExprKind::kBinary && types_.is_string(e->type)) {
    auto& binary = *static_cast<Binary*>(e);
    flatten_concat(binary.left, parts);
    flatten_concat(binary.right, parts);
    return;
  }
  parts.push_back({e, {}});
}

// Replaces the object in `reg`, the top register or one below, by its string.
void BodyGen::stringify(Reg reg) {
  RegMark window = b_.mark();
  if (reg + 1 == window.ref) {
    --window.ref;
  } else {
    move(Bank::kRef, b_.push(Bank::kRef), reg);
  }
  call_method(Op::call_static, "java/lang/String", "valueOf",
              "(Ljava/lang/Object;)Ljava/lang/String;", window, ValueKind::kRef, reg);
  if (reg == window.ref) b_.push(Bank::kRef);
}

// One operand to the next register, as a string.
void BodyGen::gen_concat_part(const ConcatPart& part) {
  if (!part.expr) {
    load_constant(Constant(part.text), ValueKind::kRef, b_.push(Bank::kRef));
    return;
  }
  Type* type = part.expr->type;
  if (type->is_reference()) {
    bool is_string = types_.is_string(type) || type->kind == TypeKind::kNull;
    Reg reg = gen_top(part.expr, is_string ? type : types_.object());
    if (!is_string) stringify(reg);
    return;
  }
  // byte and short are formatted as ints.
  bool is_int = value_kind(type) == ValueKind::kInt && type->kind != TypeKind::kChar &&
                type->kind != TypeKind::kBoolean;
  Type* shown = is_int ? types_.int_type() : type;
  RegMark window = b_.mark();
  gen_top(part.expr, shown);
  call_method(Op::call_static, "java/lang/String", "valueOf",
              "(" + m_.descriptor_of(shown) + ")Ljava/lang/String;", window, ValueKind::kRef);
}

// Joins the `given` strings already in registers from `before` on and the parts, each turned into a
// string before the next one is evaluated.
Reg BodyGen::emit_concat(RegMark before, const std::vector<ConcatPart>& parts, uint32_t given,
                         Reg dest) {
  for (const ConcatPart& part : parts) gen_concat_part(part);
  Reg result = target(before, Bank::kRef, dest);
  b_.emit(Op::concat, result, before.ref, static_cast<uint32_t>(parts.size()) + given);
  return result;
}

Reg BodyGen::gen_concat(Binary& e, Reg dest) {
  RegMark before = b_.mark();
  std::vector<ConcatPart> parts;
  flatten_concat(&e, parts);
  return emit_concat(before, parts, 0, dest);
}

Reg BodyGen::concat_onto(Reg old, Type* type, Expr* right) {
  RegMark before = b_.mark();
  Reg first = b_.push(Bank::kRef);
  move(Bank::kRef, first, old);
  if (!types_.is_string(type)) stringify(first);
  std::vector<ConcatPart> parts;
  flatten_concat(right, parts);
  return emit_concat(before, parts, 1, kNoReg);
}

}  // namespace braid::lang
