// String concatenation: all operands of a chain become strings in consecutive registers, then one
// instruction joins them.
#include "lang/attr_const.h"
#include "lang/codegen/body_gen.h"
#include "lang/codegen/tree_walk.h"

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

namespace {

// Objects whose toString may show what later operands change.
bool is_mutable_object(Types& types, Type* t) {
  return t->is_reference() && t->kind != TypeKind::kNull && !types.is_string(t) &&
         !types.unboxed(t);
}

}  // namespace

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

// One operand to the next register, as a string unless its turn comes later (`defer`).
void BodyGen::gen_concat_part(const ConcatPart& part, bool defer) {
  if (!part.expr) {
    load_constant(Constant(part.text), ValueKind::kRef, b_.push(Bank::kRef));
    return;
  }
  Type* type = part.expr->type;
  if (type->is_reference()) {
    bool is_string = types_.is_string(type);
    Reg reg = gen_top(part.expr, is_string ? type : types_.object());
    if (!is_string && type->kind != TypeKind::kNull && !defer) stringify(reg);
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

// Joins the `given` strings already in registers from `before` on and the parts. As javac's code
// for Java 17 does, all operands are evaluated before the first object is asked for its string.
Reg BodyGen::emit_concat(RegMark before, std::vector<ConcatPart>& parts, uint32_t given, Reg dest) {
  size_t last_effect = 0;
  for (size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].expr && has_side_effects(parts[i].expr)) last_effect = i;
  }
  std::vector<Reg> deferred;
  for (size_t i = 0; i < parts.size(); ++i) {
    Expr* e = parts[i].expr;
    // Once one is put off, all later objects are, to keep the order of their toString calls.
    bool defer = e && is_mutable_object(types_, e->type) && (i < last_effect || !deferred.empty());
    Reg reg = b_.top(Bank::kRef);
    gen_concat_part(parts[i], defer);
    if (defer) deferred.push_back(reg);
  }
  for (Reg reg : deferred) stringify(reg);
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
  std::vector<ConcatPart> parts;
  flatten_concat(right, parts);
  if (!types_.is_string(type)) stringify(first);
  return emit_concat(before, parts, 1, kNoReg);
}

}  // namespace braid::lang
