// Variables, `this`, enclosing instances, and fields.
#include <algorithm>

#include "lang/codegen/body_gen.h"

namespace braid::lang {

using vm::Op;

namespace {
constexpr std::string_view kOuterField = "this$0";

bool captures(const ClassSymbol& c, const VarSymbol& v) {
  return std::find(c.captured.begin(), c.captured.end(), &v) != c.captured.end();
}
}  // namespace

uint32_t BodyGen::field_ref(const VarSymbol& f) {
  return b_.field_const(f.owner->binary_name, f.name, m_.descriptor_of(f.type));
}

void BodyGen::get_field(const VarSymbol& f, Reg dest, Reg object) {
  Op op = bank_of(f.type) == Bank::kRef ? Op::getfield_r : Op::getfield_p;
  b_.emit(op, dest, object, field_ref(f));
}

// The instance of `c`, the current class or one around it.
Reg BodyGen::this_of(const ClassSymbol& c, Reg dest) {
  RegMark before = b_.mark();
  const ClassSymbol* at = &cls_;
  Reg reg = 0;
  while (at != &c && at->has_outer_this) {
    if (at == &cls_ && outer_reg_ != kNoReg) {
      reg = outer_reg_;
    } else {
      Reg next = target(before, Bank::kRef, kNoReg);
      b_.emit(Op::getfield_r, next, reg,
              b_.field_const(at->binary_name, kOuterField, "L" + at->outer->binary_name + ";"));
      reg = next;
    }
    at = at->outer;
  }
  return settle(before, Bank::kRef, reg, dest);
}

// The enclosing instance for a superclass that is an inner class of `member_outer`: the nearest one
// around the current class that is a `member_outer`.
Reg BodyGen::outer_for(const ClassSymbol& member_outer, Reg dest) {
  const ClassSymbol* at = cls_.outer;
  while (
      at && at->has_outer_this && at->outer &&
      !types_.is_subclass(const_cast<ClassSymbol*>(at), const_cast<ClassSymbol*>(&member_outer))) {
    at = at->outer;
  }
  return this_of(at ? *at : cls_, dest);
}

// A local variable or parameter, of this body or captured from one around it.
Reg BodyGen::read_variable(const VarSymbol& v, Reg dest) {
  Bank bank = bank_of(v.type);
  RegMark before = b_.mark();
  if (auto it = regs_.find(&v); it != regs_.end()) return settle(before, bank, it->second, dest);
  const ClassSymbol* holder = &cls_;
  while (!captures(*holder, v) && holder->outer) holder = holder->outer;
  Reg object = this_of(*holder);
  std::string name = m_.captured_field(holder->captured, v);
  Reg reg = target(before, bank, dest);
  b_.emit(bank == Bank::kRef ? Op::getfield_r : Op::getfield_p, reg, object,
          b_.field_const(holder->binary_name, name, m_.descriptor_of(v.type)));
  return reg;
}

// `e` names a class or package: nothing to evaluate.
bool BodyGen::is_type_name(const Expr* e) const {
  const Symbol* symbol = nullptr;
  if (e->kind == ExprKind::kName) {
    symbol = static_cast<const Name*>(e)->symbol;
  } else if (e->kind == ExprKind::kFieldAccess) {
    symbol = static_cast<const FieldAccess*>(e)->symbol;
  }
  return symbol && (symbol->kind == SymbolKind::kClass || symbol->kind == SymbolKind::kPackage);
}

Reg BodyGen::gen_name(const Name& e, Reg dest) {
  const auto& v = *static_cast<const VarSymbol*>(e.symbol);
  if (v.where != VarSymbol::Where::kField) return read_variable(v, dest);
  Bank bank = bank_of(v.type);
  RegMark before = b_.mark();
  if (v.flags & vm::kStatic) {
    Reg reg = target(before, bank, dest);
    b_.emit(bank == Bank::kRef ? Op::getstatic_r : Op::getstatic_p, reg, field_ref(v));
    return reg;
  }
  Reg object = this_of(*e.implicit_this);
  Reg reg = target(before, bank, dest);
  get_field(v, reg, object);
  return reg;
}

Reg BodyGen::gen_field_access(FieldAccess& e, Reg dest) {
  RegMark before = b_.mark();
  if (e.is_array_length) {
    Reg array = gen(e.target, e.target->type);
    Reg reg = target(before, Bank::kPrim, dest);
    b_.emit(Op::array_length, reg, array);
    return reg;
  }
  const auto& v = *static_cast<const VarSymbol*>(e.symbol);
  Bank bank = bank_of(v.type);
  if (v.flags & vm::kStatic) {
    if (e.target && !is_type_name(e.target)) gen_discard(e.target);
    Reg reg = target(before, bank, dest);
    b_.emit(bank == Bank::kRef ? Op::getstatic_r : Op::getstatic_p, reg, field_ref(v));
    return reg;
  }
  Reg object = field_object(e);
  Reg reg = target(before, bank, dest);
  get_field(v, reg, object);
  return reg;
}

// The object whose field `e` names.
Reg BodyGen::field_object(FieldAccess& e) {
  if (!e.is_super) return gen(e.target, e.target->type);
  if (!e.target) return this_of(cls_);
  return this_of(*types_.erased_class(e.target->type));
}

}  // namespace braid::lang
