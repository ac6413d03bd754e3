// Calls, creations, and lambdas. The arguments of a call are generated straight into its window,
// the registers at the top of both banks.
#include "lang/codegen/body_gen.h"
#include "lang/signatures.h"

namespace braid::lang {

using vm::Op;

// ---- The instruction.

Reg BodyGen::emit_call(Op op, uint32_t method, RegMark window, ValueKind result, Reg dest) {
  b_.emit(op, method, window.ref, window.prim);
  if (result == ValueKind::kVoid) {
    b_.release(window);
    return kNoReg;
  }
  Bank bank = bank_of(result);
  Reg at = bank == Bank::kRef ? window.ref : window.prim;
  b_.touch(bank, at + 1);
  return settle_result(window, bank, at, dest);
}

// The result of a call lies at the start of its window, which is the top after the call.
Reg BodyGen::settle_result(RegMark window, Bank bank, Reg at, Reg dest) {
  b_.release(window);
  if (dest == kNoReg) return b_.push(bank);
  move(bank, dest, at);
  return dest;
}

Reg BodyGen::call_method(Op op, std::string_view owner, std::string_view name,
                         std::string_view descriptor, RegMark window, ValueKind result, Reg dest) {
  uint32_t method = b_.method_const(owner, name, descriptor, op == Op::call_interface);
  return emit_call(op, method, window, result, dest);
}

// Calls `m` with the receiver, if any, in the window. `site`: the static class of the receiver.
Reg BodyGen::call_symbol(const MethodSymbol& m, ClassSymbol* site, bool exact, RegMark window,
                         Reg dest) {
  ValueKind result = value_kind(m.return_type);
  const ClassSymbol* owner = m.owner;
  Op op = Op::call_virtual;
  if (m.is_static()) {
    op = Op::call_static;
  } else if (exact || (m.flags & vm::kPrivate)) {
    op = Op::call_special;
  } else if (m.owner->is_interface()) {
    op = Op::call_interface;
    if (site && site->is_interface()) owner = site;
  } else if (site && !types_.is_object(m.owner->this_type) && !site->is_interface()) {
    owner = site;
  }
  uint32_t method =
      b_.method_const(owner->binary_name, m.name, m_.method_descriptor(m), owner->is_interface());
  return emit_call(op, method, window, result, dest);
}

// ---- Arguments.

void BodyGen::gen_arguments(const std::vector<Expr*>& args, bool varargs, Type* varargs_array,
                            const std::vector<Type*>& declared) {
  size_t fixed = varargs ? declared.size() - 1 : declared.size();
  for (size_t i = 0; i < fixed; ++i) gen_top(args[i], declared[i]);
  if (!varargs) return;
  std::vector<Expr*> rest(args.begin() + static_cast<std::ptrdiff_t>(fixed), args.end());
  gen_array_values(static_cast<ArrayType*>(varargs_array), rest, kNoReg);
}

void BodyGen::pass_captured(const std::vector<VarSymbol*>& captured) {
  for (const VarSymbol* v : captured) {
    Bank bank = bank_of(v->type);
    RegMark before = b_.mark();
    Reg reg = read_variable(*v, kNoReg);
    b_.release(before);
    Reg top = b_.push(bank);
    move(bank, top, reg);
  }
}

// ---- Method calls.

// Puts the receiver into the window.
void BodyGen::gen_receiver(Call& e) {
  if (e.form == Call::Form::kSuper) {
    const ClassSymbol* of = e.target ? types_.erased_class(e.target->type) : nullptr;
    if (!of || of->is_interface()) of = &cls_;
    this_of(*of, b_.push(Bank::kRef));
    return;
  }
  if (!e.target) {
    this_of(*e.implicit_this, b_.push(Bank::kRef));
    return;
  }
  Reg receiver = gen_top(e.target, e.target->type);
  check_receiver(receiver, e.target->type, *e.method);
}

// A type variable with several bounds erases to its first one.
void BodyGen::check_receiver(Reg receiver, Type* type, const MethodSymbol& m) {
  ClassSymbol* held = types_.erased_class(type);
  if (held && !types_.is_subclass(held, m.owner) && !types_.is_object(m.owner->this_type)) {
    b_.emit(Op::check_cast, receiver, b_.class_const(m.owner->binary_name));
  }
}

Reg BodyGen::gen_call(Call& e, Reg dest, bool discard) {
  if (e.form == Call::Form::kThisConstructor || e.form == Call::Form::kSuperConstructor) {
    gen_constructor_call(e);
    return kNoReg;
  }
  RegMark window = b_.mark();
  const MethodSymbol& m = *e.method;
  if (!m.is_static()) {
    gen_receiver(e);
  } else if (e.target && !is_type_name(e.target)) {
    gen_discard(e.target);
  }
  gen_arguments(e.args, e.varargs_call, e.varargs_array, m.params);
  mark(e.pos);
  bool exact = e.form == Call::Form::kSuper;
  Reg result = call_symbol(m, e.receiver_class, exact, window, dest);
  if (discard) b_.release(window);
  return result;
}

// ---- Constructor calls: this(..), super(..), and the implicit super().

void BodyGen::gen_constructor_call(Call& e) {
  RegMark window = b_.mark();
  bool super = e.form == Call::Form::kSuperConstructor;
  const MethodSymbol& m = *e.method;
  if (types_.is_object(m.owner->this_type)) return;  // its constructor does nothing
  move(Bank::kRef, b_.push(Bank::kRef), 0);
  if (super) {
    pass_super_outer(*m.owner, e.target);
  } else if (outer_reg_ != kNoReg) {
    move(Bank::kRef, b_.push(Bank::kRef), outer_reg_);
  }
  if (enum_name_reg_ != kNoReg) pass_enum_arguments();
  gen_arguments(e.args, e.varargs_call, e.varargs_array, m.params);
  if (m.owner->decl) pass_captured(m.owner->captured);
  mark(e.pos);
  call_symbol(m, nullptr, true, window, kNoReg);
}

void BodyGen::pass_enum_arguments() {
  move(Bank::kRef, b_.push(Bank::kRef), enum_name_reg_);
  move(Bank::kPrim, b_.push(Bank::kPrim), enum_ordinal_reg_);
}

// The enclosing instance for the superclass's constructor, if it takes one.
void BodyGen::pass_super_outer(const ClassSymbol& super, Expr* given) {
  if (!super.has_outer_this) return;
  if (given) {
    Reg outer = gen_top(given, given->type);
    b_.emit(Op::null_check, outer);
  } else if (super_outer_reg_ != kNoReg) {
    move(Bank::kRef, b_.push(Bank::kRef), super_outer_reg_);
  } else {
    outer_for(*super.outer, b_.push(Bank::kRef));
  }
}

// super() of a constructor that does not call one itself; `passed`: the parameters that an
// anonymous class's constructor hands on.
void BodyGen::implicit_super_call(const std::vector<Type*>& params,
                                  const std::vector<Reg>& passed) {
  // java/lang/Object has none, and its own constructor does nothing.
  if (!cls_.superclass || types_.is_object(cls_.superclass)) return;
  RegMark window = b_.mark();
  ClassSymbol& super = *cls_.superclass->symbol;
  move(Bank::kRef, b_.push(Bank::kRef), 0);
  if (enum_name_reg_ != kNoReg && types_.is_class(super.this_type, "java/lang/Enum")) {
    pass_enum_arguments();
    call_method(Op::call_special, "java/lang/Enum", "<init>", "(Ljava/lang/String;I)V", window,
                ValueKind::kVoid);
    return;
  }
  const MethodSymbol* m = m_.super_constructor(cls_, params);
  pass_super_outer(super, nullptr);
  if (enum_name_reg_ != kNoReg) pass_enum_arguments();
  for (size_t i = 0; i < passed.size(); ++i) {
    Bank bank = bank_of(params[i]);
    move(bank, b_.push(bank), passed[i]);
  }
  if (passed.empty() && m->params.size() == 1) {  // super(T...) called without arguments
    gen_array_values(static_cast<ArrayType*>(types_.erasure(m->params[0])), {}, kNoReg);
  }
  if (super.decl) pass_captured(super.captured);
  call_symbol(*m, nullptr, true, window, kNoReg);
}

// ---- Creations.

// Strings are made by static methods of the library in place of constructors.
Reg BodyGen::gen_new_string(New& e, Reg dest) {
  RegMark window = b_.mark();
  gen_arguments(e.args, e.varargs_call, e.varargs_array, e.constructor->params);
  std::string descriptor = m_.method_descriptor(*e.constructor);
  descriptor.replace(descriptor.find(')') + 1, std::string::npos, "Ljava/lang/String;");
  return call_method(Op::call_static, "java/lang/String", "$new", descriptor, window,
                     ValueKind::kRef, dest);
}

// Runs the constructor on the fresh object in `object`; `leading` passes what comes before the
// written arguments.
void BodyGen::gen_creation(New& e, Reg object, const std::function<void()>& leading) {
  const ClassSymbol& created = *e.created;
  if (e.body) m_.need_class(*e.created, &e);
  b_.emit(Op::new_object, object, b_.class_const(created.binary_name));
  if (types_.is_object(created.this_type)) return;  // its constructor does nothing
  RegMark window = b_.mark();
  move(Bank::kRef, b_.push(Bank::kRef), object);
  leading();
  const std::vector<Type*>& declared = e.constructor->params;
  gen_arguments(e.args, e.varargs_call, e.varargs_array, declared);
  if (created.decl) pass_captured(created.captured);
  call_symbol(*e.constructor, nullptr, true, window, kNoReg);
}

Reg BodyGen::gen_new(New& e, Reg dest) {
  if (e.created->binary_name == "java/lang/String") return gen_new_string(e, dest);
  RegMark before = b_.mark();
  Reg object = dest != kNoReg && is_temp(Bank::kRef, dest) ? dest : b_.push(Bank::kRef);
  gen_creation(e, object, [&] {
    // An anonymous class gets the instance around it, then the one that its superclass wants.
    bool for_super = e.outer && e.body;
    if (e.created->has_outer_this && (!e.outer || for_super)) {
      const ClassSymbol* of = e.implicit_this ? e.implicit_this : &cls_;
      this_of(*of, b_.push(Bank::kRef));
    }
    if (e.outer) {
      Reg outer = gen_top(e.outer, e.outer->type);
      b_.emit(Op::null_check, outer);
    }
  });
  return settle(before, Bank::kRef, object, dest);
}

// A constant of the current enum, in a new register.
Reg BodyGen::gen_enum_constant(const EnumConstant& constant, int32_t ordinal) {
  Reg object = b_.push(Bank::kRef);
  gen_creation(*constant.creation, object, [&] {
    load_constant(Constant(utf16_of(constant.name)), ValueKind::kRef, b_.push(Bank::kRef));
    load_int(ordinal, b_.push(Bank::kPrim));
  });
  return object;
}

// ---- Lambdas: an object of a class of their own, which holds what they capture.

Reg BodyGen::gen_lambda(const Lambda& e, Reg dest) {
  RegMark before = b_.mark();
  const LambdaInfo& info = m_.need_lambda(e);
  Reg object = dest != kNoReg && is_temp(Bank::kRef, dest) ? dest : b_.push(Bank::kRef);
  b_.emit(Op::new_object, object, b_.class_const(info.class_name));
  auto store = [&](const std::string& name, Reg value, Bank bank, const std::string& descriptor) {
    uint32_t field = b_.field_const(info.class_name, name, descriptor);
    b_.emit(bank == Bank::kRef ? Op::putfield_r : Op::putfield_p, object, value, field);
  };
  if (e.uses_this) store(LambdaInfo::kThis, 0, Bank::kRef, "L" + cls_.binary_name + ";");
  for (const VarSymbol* v : e.captured) {
    RegMark inner = b_.mark();
    store(ModuleGen::captured_field(e.captured, *v), read_variable(*v, kNoReg), bank_of(v->type),
          m_.descriptor_of(v->type));
    b_.release(inner);
  }
  return settle(before, Bank::kRef, object, dest);
}

// What stands before the :: is evaluated here, and must not be null.
Reg BodyGen::gen_method_ref(MethodRef& e, Reg dest) {
  if (!e.receiver) return gen_lambda(*e.lambda, dest);
  RegMark before = b_.mark();
  Reg receiver = gen(e.target, e.receiver->type);
  if (e.target->kind != ExprKind::kThis) b_.emit(Op::null_check, receiver);
  regs_[e.receiver] = receiver;
  Reg object = gen_lambda(*e.lambda, kNoReg);
  regs_.erase(e.receiver);
  return settle(before, Bank::kRef, object, dest);
}

}  // namespace braid::lang
