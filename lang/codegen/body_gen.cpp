#include "lang/codegen/body_gen.h"

#include "lang/codegen/tree_walk.h"
#include "lang/signatures.h"

namespace braid::lang {

using vm::Op;

namespace {
constexpr uint32_t kNotStarted = 0xffffffff;
}  // namespace

// ---- Registers and scopes.

BodyGen::Scope BodyGen::open_scope() { return {open_locals_.size(), b_.mark()}; }

void BodyGen::close_scope(const Scope& scope) {
  while (open_locals_.size() > scope.locals) {
    const OpenLocal& local = open_locals_.back();
    if (local.start != kNotStarted) {
      b_.add_local(local.var->name, m_.descriptor_of(local.var->type), local.reg, local.start,
                   b_.pc());
    }
    owners_[static_cast<size_t>(bank_of(local.var->type))][local.reg] = nullptr;
    open_locals_.pop_back();
  }
  b_.release(scope.mark);
}

Reg BodyGen::declare_local(const VarSymbol& v) {
  Reg reg = b_.push(bank_of(v.type));
  bind_local(v, reg);
  return reg;
}

void BodyGen::declare_bindings(const Stmt* s) {
  if (!context_.has_patterns) return;
  for (const VarSymbol* v : own_bindings(s)) declare_local(*v);
}

void BodyGen::declare_bindings(const Expr* e) {
  if (!context_.has_patterns) return;
  std::vector<const VarSymbol*> bindings;
  collect_bindings(e, bindings);
  for (const VarSymbol* v : bindings) declare_local(*v);
}

void BodyGen::bind_local(const VarSymbol& v, Reg reg) {
  regs_[&v] = reg;
  auto& owners = owners_[static_cast<size_t>(bank_of(v.type))];
  if (owners.size() <= reg) owners.resize(reg + 1, nullptr);
  owners[reg] = &v;
  open_locals_.push_back({&v, reg, kNotStarted});
}

void BodyGen::start_local(const VarSymbol& v) {
  for (size_t i = open_locals_.size(); i-- > 0;) {
    if (open_locals_[i].var != &v) continue;
    if (open_locals_[i].start == kNotStarted) open_locals_[i].start = b_.pc();
    return;
  }
}

const VarSymbol* BodyGen::owner_of(Bank bank, Reg reg) const {
  const auto& owners = owners_[static_cast<size_t>(bank)];
  return reg < owners.size() && reg < b_.top(bank) ? owners[reg] : nullptr;
}

void BodyGen::move(Bank bank, Reg to, Reg from) {
  if (to != from) b_.emit(move_op(bank), to, from);
}

// The value of an expression is in `reg`, whatever was pushed since `mark` is free: brings it to
// `dest`, or, without one, leaves it in its local or in the lowest register.
Reg BodyGen::settle(RegMark mark, Bank bank, Reg reg, Reg dest) {
  b_.release(mark);
  if (dest == kNoReg) {
    if (reg < b_.top(bank)) return reg;
    dest = b_.push(bank);
  }
  move(bank, dest, reg);
  return dest;
}

// The register that the last instruction of an expression writes.
Reg BodyGen::target(RegMark mark, Bank bank, Reg dest) {
  b_.release(mark);
  return dest != kNoReg ? dest : b_.push(bank);
}

// Copies an operand that lies in a local variable which a later operand assigns.
Reg BodyGen::protect(Bank bank, Reg reg, RegMark before, std::initializer_list<const Expr*> later) {
  uint32_t top = bank == Bank::kRef ? before.ref : before.prim;
  if (reg >= top) return reg;
  const VarSymbol* owner = owner_of(bank, reg);
  if (!owner) return reg;
  for (const Expr* e : later) {
    if (!e || !assigns(e, *owner)) continue;
    Reg copy = b_.push(bank);
    move(bank, copy, reg);
    return copy;
  }
  return reg;
}

// ---- Parameters.

void BodyGen::declare_this() {
  b_.push(Bank::kRef);
  has_this_ = true;
}

Reg BodyGen::declare_param(VarSymbol& v) {
  Reg reg = declare_local(v);
  start_local(v);
  return reg;
}

// ---- Bodies.

void BodyGen::return_void(SourcePos pos) {
  mark(pos);
  b_.emit(Op::ret);
}

void BodyGen::method_body(const MethodSymbol& m) {
  if (!m.is_static()) declare_this();
  for (VarSymbol* v : m.param_vars) declare_param(*v);
  return_type_ = m.return_type;
  const Block& body = *m.decl->body;
  if (m.flags & vm::kSynchronized) {
    Reg lock = 0;
    mark(m.decl->pos);  // where a thread is that waits for the monitor
    if (m.is_static()) {
      lock = b_.push(Bank::kRef);
      b_.emit(Op::class_r, lock, b_.class_const(cls_.binary_name));
    }
    guarded_region(
        lock, [&] { gen_stmts(body.statements); }, body.end);
  } else {
    gen_stmts(body.statements);
  }
  if (b_.alive()) return_void(body.end);
}

void BodyGen::static_initializer_body() {
  return_type_ = types_.void_type();
  enum_constants();
  SourcePos last = cls_.decl->pos;
  for (const Member& member : cls_.decl->members) {
    if (member.field) {
      for (const VariableDeclarator* v : member.field->vars) {
        field_initializer(*v, true);
      }
    } else if (member.initializer && member.initializer->is_static) {
      gen_stmt(member.initializer->body);
      last = member.initializer->body->end;
    }
  }
  if (b_.alive()) return_void(last);
}

void BodyGen::lambda_body(const Lambda& lambda) {
  if (lambda.uses_this) declare_this();
  for (VarSymbol* v : lambda.captured) declare_param(*v);
  for (const Parameter& p : lambda.params) declare_param(*p.symbol);
  return_type_ = lambda.sam_return;
  if (lambda.body_block) {
    gen_stmts(lambda.body_block->statements);
    if (b_.alive()) return_void(lambda.body_block->end);
    return;
  }
  gen_expression_body(lambda);
}

void BodyGen::enum_values_body() {
  std::string array = "[L" + cls_.binary_name + ";";
  mark(cls_.decl->pos);
  RegMark window = b_.mark();
  Reg values = b_.push(Bank::kRef);
  b_.emit(Op::getstatic_r, values, b_.field_const(cls_.binary_name, "$VALUES", array));
  Reg copy = call_method(Op::call_virtual, "java/lang/Object", "clone", "()Ljava/lang/Object;",
                         window, ValueKind::kRef);
  b_.emit(Op::check_cast, copy, b_.class_const(array));
  b_.emit(Op::ret_r, copy);
}

void BodyGen::enum_value_of_body() {
  Reg name = b_.push(Bank::kRef);
  mark(cls_.decl->pos);
  RegMark window = b_.mark();
  b_.emit(Op::class_r, b_.push(Bank::kRef), b_.class_const(cls_.binary_name));
  move(Bank::kRef, b_.push(Bank::kRef), name);
  Reg found =
      call_method(Op::call_static, "java/lang/Enum", "valueOf",
                  "(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/Enum;", window, ValueKind::kRef);
  b_.emit(Op::check_cast, found, b_.class_const(cls_.binary_name));
  b_.emit(Op::ret_r, found);
}

// `from` is the signature that callers use, `to` the method that implements it.
void BodyGen::bridge_body(const MethodSymbol& from, const MethodSymbol& to) {
  declare_this();
  std::vector<Reg> params;
  for (Type* t : from.params) params.push_back(declare_hidden(types_.erasure(t)));
  mark(cls_.decl->pos);
  RegMark window = b_.mark();
  move(Bank::kRef, b_.push(Bank::kRef), 0);
  for (size_t i = 0; i < params.size(); ++i) {
    Bank bank = bank_of(from.params[i]);
    if (bank == Bank::kRef && needs_check(types_.erasure(from.params[i]), to.params[i])) {
      b_.emit(Op::check_cast, params[i], class_ref(to.params[i]));
    }
    move(bank, b_.push(bank), params[i]);
  }
  ValueKind kind = value_kind(to.return_type);
  // The bridge stands in the class that overrides: the method is found by its own signature there.
  bool direct = to.owner->is_interface();
  Reg result = call_method(direct ? Op::call_interface : Op::call_virtual,
                           direct ? to.owner->binary_name : cls_.binary_name, to.name,
                           m_.method_descriptor(to), window, kind);
  if (kind == ValueKind::kVoid) {
    b_.emit(Op::ret);
    return;
  }
  if (kind == ValueKind::kRef && needs_check(types_.erasure(to.return_type), from.return_type)) {
    b_.emit(Op::check_cast, result, class_ref(from.return_type));
  }
  b_.emit(return_op(bank_of(kind)), result);
}

std::vector<Reg> BodyGen::declare_lambda_params(const Lambda& lambda, const MethodSymbol& of) {
  declare_this();
  std::vector<Reg> params;
  for (Type* t : of.params) params.push_back(declare_hidden(types_.erasure(t)));
  for (size_t i = 0; i < params.size(); ++i) {
    Type* to = lambda.params[i].symbol->type;
    if (bank_of(to) == Bank::kRef && needs_check(types_.erasure(of.params[i]), to)) {
      b_.emit(Op::check_cast, params[i], class_ref(to));
    }
  }
  return params;
}

Reg BodyGen::load_lambda_field(const LambdaInfo& info, const std::string& name,
                               const std::string& descriptor) {
  Bank bank = descriptor[0] == 'L' || descriptor[0] == '[' ? Bank::kRef : Bank::kPrim;
  Reg reg = b_.push(bank);
  b_.emit(bank == Bank::kRef ? Op::getfield_r : Op::getfield_p, reg, 0,
          b_.field_const(info.class_name, name, descriptor));
  return reg;
}

void BodyGen::lambda_method_body(const Lambda& lambda, const MethodSymbol& of,
                                 const LambdaInfo& info) {
  std::vector<Reg> params = declare_lambda_params(lambda, of);
  RegMark window = b_.mark();
  if (lambda.uses_this)
    load_lambda_field(info, LambdaInfo::kThis, "L" + lambda.in_class->binary_name + ";");
  for (const VarSymbol* v : lambda.captured)
    load_lambda_field(info, ModuleGen::captured_field(lambda.captured, *v),
                      m_.descriptor_of(v->type));
  for (size_t i = 0; i < params.size(); ++i) {
    Bank bank = bank_of(lambda.params[i].symbol->type);
    move(bank, b_.push(bank), params[i]);
  }
  ValueKind kind = value_kind(lambda.sam_return);
  uint32_t method = b_.method_const(lambda.in_class->binary_name, info.body_name,
                                    info.body_descriptor, lambda.in_class->is_interface());
  Reg result = emit_call(lambda.uses_this ? Op::call_special : Op::call_static, method, window,
                         kind, kNoReg);
  if (kind == ValueKind::kVoid) {
    b_.emit(Op::ret);
  } else {
    b_.emit(return_op(bank_of(kind)), result);
  }
}

void BodyGen::reference_method_body(const Lambda& lambda, const MethodSymbol& of,
                                    const LambdaInfo& info) {
  std::vector<Reg> params = declare_lambda_params(lambda, of);
  for (size_t i = 0; i < params.size(); ++i) regs_[lambda.params[i].symbol] = params[i];
  for (const VarSymbol* v : lambda.captured) {
    regs_[v] = load_lambda_field(info, ModuleGen::captured_field(lambda.captured, *v),
                                 m_.descriptor_of(v->type));
  }
  gen_expression_body(lambda);
}

// The body of a lambda that is an expression.
void BodyGen::gen_expression_body(const Lambda& lambda) {
  return_type_ = lambda.sam_return;
  declare_bindings(lambda.body_expr);
  mark(lambda.body_expr->start);
  if (return_type_->kind == TypeKind::kVoid) {
    gen_discard(lambda.body_expr);
    b_.emit(Op::ret);
  } else {
    gen_return_value(lambda.body_expr);
  }
}

void BodyGen::finish(vm::MethodDef& def, SourcePos pos) {
  close_scope({0, {0, 0}});
  for (const auto& code : deferred_) code();
  if (has_this_) b_.add_local("this", "L" + cls_.binary_name + ";", 0, 0, b_.pc());
  if (!b_.finish(def)) m_.too_large(pos);
}

}  // namespace braid::lang
