// Statements: blocks, variables, if, loops, jumps, return, assert.
#include "lang/codegen/body_gen.h"
#include "lang/codegen/tree_walk.h"

namespace braid::lang {

using vm::Op;

void BodyGen::gen_stmt(Stmt* s) {
  if (!b_.alive()) {
    // Code that is never reached; its variables may be in scope of code that is (in a switch).
    if (s->kind == StmtKind::kLocalVar) {
      for (VariableDeclarator* v : static_cast<LocalVar*>(s)->vars) declare_local(*v->symbol);
    }
    return;
  }
  mark(s->pos);
  declare_bindings(s);
  switch (s->kind) {
    case StmtKind::kBlock:
      gen_block(*static_cast<Block*>(s));
      break;
    case StmtKind::kLocalVar:
      gen_local_var(*static_cast<LocalVar*>(s));
      break;
    case StmtKind::kLocalClass:
      m_.need_class(*static_cast<LocalClass*>(s)->decl->symbol);
      break;
    case StmtKind::kExpr:
      gen_discard(static_cast<ExprStmt*>(s)->expr);
      break;
    case StmtKind::kIf:
      gen_if(*static_cast<If*>(s));
      break;
    case StmtKind::kWhile: {
      auto& loop = *static_cast<While*>(s);
      gen_loop(loop, loop.condition, loop.body, {}, true);
      break;
    }
    case StmtKind::kDoWhile: {
      auto& loop = *static_cast<DoWhile*>(s);
      gen_loop(loop, loop.condition, loop.body, {}, false);
      break;
    }
    case StmtKind::kFor:
      gen_for(*static_cast<For*>(s));
      break;
    case StmtKind::kForEach:
      gen_for_each(*static_cast<ForEach*>(s));
      break;
    case StmtKind::kLabeled:
      gen_labeled(*static_cast<Labeled*>(s));
      break;
    case StmtKind::kSwitch:
      gen_switch(*static_cast<Switch*>(s));
      break;
    case StmtKind::kReturn:
      gen_return(*static_cast<Return*>(s));
      break;
    case StmtKind::kBreak:
      gen_break(*static_cast<Break*>(s));
      break;
    case StmtKind::kContinue:
      gen_continue(*static_cast<Continue*>(s));
      break;
    case StmtKind::kYield:
      gen_yield(*static_cast<Yield*>(s));
      break;
    case StmtKind::kThrow: {
      Expr* value = static_cast<Throw*>(s)->value;
      RegMark before = b_.mark();
      Reg reg = gen(value, value->type);
      mark(s->pos);
      b_.emit(Op::throw_r, reg);
      b_.release(before);
      break;
    }
    case StmtKind::kTry:
      gen_try(*static_cast<Try*>(s));
      break;
    case StmtKind::kSynchronized:
      gen_synchronized(*static_cast<Synchronized*>(s));
      break;
    case StmtKind::kAssert:
      gen_assert(*static_cast<Assert*>(s));
      break;
    case StmtKind::kEmpty:
      break;
  }
}

void BodyGen::gen_block(const Block& b) {
  Scope scope = open_scope();
  gen_stmts(b.statements);
  close_scope(scope);
}

void BodyGen::gen_stmts(const std::vector<Stmt*>& stmts) {
  for (Stmt* s : stmts) gen_stmt(s);
}

// ---- Variables.

void BodyGen::gen_local_var(const LocalVar& s) {
  for (const VariableDeclarator* v : s.vars) gen_declarator(*v);
}

void BodyGen::gen_declarator(const VariableDeclarator& v) {
  const VarSymbol& var = *v.symbol;
  if (!v.init) {
    declare_local(var);
    return;
  }
  mark(v.pos);
  if (assigns(v.init, var)) {  // int x = (x = 1) + x;
    Reg reg = declare_local(var);
    gen(v.init, var.type, reg);
    start_local(var);
    return;
  }
  // The variable gets the register in which its first value is made.
  Bank bank = bank_of(var.type);
  RegMark before = b_.mark();
  if (is_constant(v.init->constant)) {
    bind_local(var, gen_top(v.init, var.type));
    start_local(var);
    return;
  }
  Reg value = gen(v.init, var.type);
  b_.release(before);
  Reg reg = b_.push(bank);
  move(bank, reg, value);
  bind_local(var, reg);
  start_local(var);
}

// ---- Conditions and loops.

bool BodyGen::plain_jump(Stmt* s, Label& to) {
  if (s->kind == StmtKind::kBlock) {
    auto& block = *static_cast<Block*>(s);
    return block.statements.size() == 1 && plain_jump(block.statements[0], to);
  }
  const Stmt* target;
  if (s->kind == StmtKind::kBreak) {
    target = static_cast<Break*>(s)->target;
  } else if (s->kind == StmtKind::kContinue) {
    target = static_cast<Continue*>(s)->target;
  } else {
    return false;
  }
  size_t depth = depth_of(target);
  if (has_cleanup(depth + 1)) return false;
  const Jumpable& at = jumpables_[depth];
  to = s->kind == StmtKind::kBreak ? at.break_label : at.continue_label;
  return true;
}

void BodyGen::gen_if(If& s) {
  Label to;
  if (!s.else_stmt && !is_constant(s.condition->constant) && plain_jump(s.then_stmt, to)) {
    gen_jump(s.condition, true, to);
    return;
  }
  Label otherwise = b_.new_label();
  gen_jump(s.condition, false, otherwise);
  gen_stmt(s.then_stmt);
  if (!s.else_stmt) {
    b_.bind(otherwise);
    return;
  }
  Label end = b_.new_label();
  b_.jump(end);
  b_.bind(otherwise);
  gen_stmt(s.else_stmt);
  b_.bind(end);
}

void BodyGen::open_constants(std::initializer_list<const Expr*> roots, const Stmt* body) {
  constexpr uint32_t kMax = 12;
  LoopConstants loop;
  // A loop around that has room for its own constants has room for these.
  bool full = true;
  for (const LoopConstants& outer : loop_constants_) full = full && outer.capacity == kMax;
  if (full && b_.alive()) loop.capacity = count_register_constants(roots, body, kMax);
  if (loop.capacity > 0) {
    loop.slot = b_.open_slot();
    loop.first = b_.top(Bank::kPrim);
    for (uint32_t i = 0; i < loop.capacity; ++i) b_.push(Bank::kPrim);
  }
  loop_constants_.push_back(std::move(loop));
}

// All loops but the enhanced for. The test stands at the bottom; before the first turn a small one
// is made a second time, a large one is jumped to.
void BodyGen::gen_loop(const Stmt& s, Expr* condition, Stmt* body, const std::vector<Expr*>& update,
                       bool test_first) {
  Label top = b_.new_label();
  Label test = b_.new_label();
  Label next = b_.new_label();
  Label end = b_.new_label();
  bool endless =
      !condition || (is_constant(condition->constant) && integral_value(condition->constant) != 0);
  RegMark before = b_.mark();
  open_constants({condition, update.empty() ? nullptr : update[0]}, body);
  if (test_first && !endless) {
    mark(condition->pos);
    if (is_cheap_condition(condition)) {
      gen_jump(condition, false, end);
      if (!b_.alive()) {  // the constant false
        b_.bind(end);
        close_constants();
        b_.release(before);
        return;
      }
    } else {
      b_.jump(test);
    }
  }
  b_.bind_entry(top);
  jumpables_.push_back({&s, end, next, nullptr});
  gen_stmt(body);
  jumpables_.pop_back();
  b_.bind(next);
  for (Expr* e : update) {
    if (!b_.alive()) break;
    mark(e->start);
    gen_discard(e);
  }
  b_.bind(test);
  if (endless) {
    b_.jump(top);
  } else if (b_.alive()) {
    mark(condition->pos);
    gen_jump(condition, true, top);
  }
  b_.bind(end);
  close_constants();
  b_.release(before);
}

void BodyGen::gen_for(For& s) {
  Scope scope = open_scope();
  gen_stmts(s.init);
  gen_loop(s, s.condition, s.body, s.update, true);
  close_scope(scope);
}

void BodyGen::gen_for_each(ForEach& s) {
  Scope scope = open_scope();
  if (types_.erasure(s.iterable->type)->kind == TypeKind::kArray) {
    gen_for_array(s);
  } else {
    gen_for_iterable(s);
  }
  close_scope(scope);
}

void BodyGen::gen_for_array(ForEach& s) {
  Type* array_type = types_.erasure(s.iterable->type);
  Type* element = static_cast<ArrayType*>(array_type)->element;
  // A variable that the body may assign must be copied.
  RegMark before = b_.mark();
  Reg array = gen(s.iterable, s.iterable->type);
  const VarSymbol* owner = owner_of(Bank::kRef, array);
  if (array < before.ref && owner && owner->assigned_after_declaration) {
    Reg copy = b_.push(Bank::kRef);
    move(Bank::kRef, copy, array);
    array = copy;
  }
  Reg length = b_.push(Bank::kPrim);
  b_.emit(Op::array_length, length, array);
  Reg index = load_int(0, b_.push(Bank::kPrim));
  open_constants({}, s.body);
  Label top = b_.new_label();
  Label next = b_.new_label();
  Label end = b_.new_label();
  b_.emit_jump(Op::jge, index, length, end);
  b_.bind_entry(top);
  Scope scope = open_scope();
  const VarSymbol& var = *s.var->symbol;
  Bank from = bank_of(element);
  RegMark inner = b_.mark();
  Reg value = b_.push(from);
  b_.emit(array_load_op(element), value, array, index);
  Type* held = s.element_type->is_primitive() ? s.element_type : element;
  if (held->is_reference() && var.type->is_reference() && needs_check(held, var.type)) {
    b_.emit(Op::check_cast, value, class_ref(var.type));
  }
  bind_loop_variable(var, inner, value, s.element_type, s.iterable->pos);
  jumpables_.push_back({&s, end, next, nullptr});
  gen_stmt(s.body);
  jumpables_.pop_back();
  close_scope(scope);
  b_.bind(next);
  b_.emit(Op::iadd_k, index, index, 1);
  b_.emit_jump(Op::jlt, index, length, top);
  b_.bind(end);
  close_constants();
}

// Gives the variable of an enhanced for its value, which is in the first register above `before`.
void BodyGen::bind_loop_variable(const VarSymbol& var, RegMark before, Reg value, Type* from,
                                 SourcePos pos) {
  Bank bank = bank_of(var.type);
  Reg converted = value;
  if (from->is_reference() && var.type->is_primitive()) {
    Type* box = types_.unboxed(from) ? from : types_.boxed(var.type);
    converted = emit_unbox(before, value, box, var.type, kNoReg, pos);
  } else if (from->is_primitive() && var.type->is_reference()) {
    converted = emit_box(before, from, kNoReg, pos);
  } else if (from->is_primitive()) {
    converted = convert_register(value, from, var.type, pos);
  }
  b_.release(before);
  Reg reg = b_.push(bank);
  move(bank, reg, converted);
  bind_local(var, reg);
  start_local(var);
}

void BodyGen::gen_for_iterable(ForEach& s) {
  Type* type = s.iterable->type;
  SourcePos pos = s.iterable->pos;
  RegMark before = b_.mark();
  gen_top(s.iterable, type);
  const MethodSymbol* iterator = nullptr;
  for (const MethodSymbol* m : types_.methods_named(type, "iterator")) {
    if (m->params.empty()) iterator = m;
  }
  mark(pos);
  Reg it = call_symbol(*iterator, types_.erased_class(type), false, before, kNoReg);
  auto call_iterator = [&](std::string_view name, std::string_view descriptor, ValueKind kind) {
    RegMark window = b_.mark();
    move(Bank::kRef, b_.push(Bank::kRef), it);
    return call_method(Op::call_interface, "java/util/Iterator", name, descriptor, window, kind);
  };
  Label top = b_.new_label();
  Label next = b_.new_label();
  Label end = b_.new_label();
  open_constants({}, s.body);
  b_.jump(next);
  b_.bind_entry(top);
  Scope scope = open_scope();
  const VarSymbol& var = *s.var->symbol;
  RegMark inner = b_.mark();
  mark(pos);
  Reg value = call_iterator("next", "()Ljava/lang/Object;", ValueKind::kRef);
  Type* wanted = var.type->is_primitive() ? s.element_type : var.type;
  if (var.type->is_primitive() && !types_.unboxed(wanted)) wanted = types_.boxed(var.type);
  if (needs_check(types_.object(), wanted)) b_.emit(Op::check_cast, value, class_ref(wanted));
  bind_loop_variable(var, inner, value, wanted, pos);
  jumpables_.push_back({&s, end, next, nullptr});
  gen_stmt(s.body);
  jumpables_.pop_back();
  close_scope(scope);
  b_.bind(next);
  mark(pos);
  RegMark test = b_.mark();
  Reg more = call_iterator("hasNext", "()Z", ValueKind::kInt);
  b_.emit_jump(Op::jne_k, more, 0, top);
  b_.release(test);
  b_.bind(end);
  close_constants();
}

void BodyGen::gen_labeled(Labeled& s) {
  Label end = b_.new_label();
  jumpables_.push_back({&s, end, Label{}, nullptr});
  gen_stmt(s.body);
  jumpables_.pop_back();
  b_.bind(end);
}

// ---- Jumps.

void BodyGen::gen_break(Break& s) {
  size_t depth = depth_of(s.target);
  Label to = jumpables_[depth].break_label;
  std::vector<Cleanup*> passed = leave(depth + 1);
  b_.jump(to);
  close_gaps(passed);
}

void BodyGen::gen_continue(Continue& s) {
  size_t depth = depth_of(s.target);
  Label to = jumpables_[depth].continue_label;
  std::vector<Cleanup*> passed = leave(depth + 1);
  b_.jump(to);
  close_gaps(passed);
}

void BodyGen::gen_return(Return& s) {
  if (s.value) {
    gen_return_value(s.value);
    return;
  }
  std::vector<Cleanup*> passed = leave(0);
  b_.emit(Op::ret);
  close_gaps(passed);
}

// Both values of a conditional are returned where they are made.
bool BodyGen::gen_return_conditional(Expr* value) {
  if (value->kind != ExprKind::kConditional || is_constant(value->constant)) return false;
  auto& e = *static_cast<Conditional*>(value);
  if (e.type->is_primitive() != return_type_->is_primitive() ||
      (e.type->is_primitive() && e.type->kind != return_type_->kind)) {
    return false;
  }
  Label otherwise = b_.new_label();
  mark(e.condition->pos);
  gen_jump(e.condition, false, otherwise);
  mark(e.then_value->pos);
  gen_return_arm(e.then_value, e.type);
  b_.bind(otherwise);
  mark(e.else_value->pos);
  gen_return_arm(e.else_value, e.type);
  return true;
}

void BodyGen::gen_return_arm(Expr* value, Type* type) {
  if (type->is_primitive() && value->type->is_primitive()) {
    gen_return_value(value);
    return;
  }
  RegMark before = b_.mark();
  b_.emit(return_op(bank_of(type)), gen_top(value, type));
  b_.release(before);
}

void BodyGen::gen_return_value(Expr* value) {
  RegMark before = b_.mark();
  Bank bank = bank_of(return_type_);
  if (has_cleanup(0)) {
    Reg reg =
        is_constant(value->constant) ? gen_top(value, return_type_) : gen(value, return_type_);
    if (reg < (bank == Bank::kRef ? before.ref : before.prim) && has_effect_cleanup()) {
      Reg copy = b_.push(bank);  // a finally block may assign the variable
      move(bank, copy, reg);
      reg = copy;
    }
    std::vector<Cleanup*> passed = leave(0);
    b_.emit(return_op(bank), reg);
    close_gaps(passed);
  } else if (is_condition(value) && return_type_->kind == TypeKind::kBoolean) {
    Label is_false = b_.new_label();
    gen_jump(value, false, is_false);
    Reg reg = b_.push(Bank::kPrim);
    load_int(1, reg);
    b_.emit(Op::ret_p, reg);
    b_.bind(is_false);
    load_int(0, reg);
    b_.emit(Op::ret_p, reg);
  } else if (is_constant(value->constant)) {
    b_.emit(return_op(bank), gen_top(value, return_type_));
  } else if (!gen_return_conditional(value)) {
    Reg reg = gen(value, return_type_);
    b_.emit(return_op(bank), reg);
  }
  b_.release(before);
}

// A boolean expression that is made by jumps.
bool BodyGen::is_condition(const Expr* e) const {
  if (is_constant(e->constant)) return false;
  if (e->kind == ExprKind::kUnary) {
    auto& unary = *static_cast<const Unary*>(e);
    return unary.op == UnaryOp::kNot && is_condition(unary.operand);
  }
  if (e->kind != ExprKind::kBinary) return false;
  auto& binary = *static_cast<const Binary*>(e);
  if (binary.op < BinaryOp::kLogAnd) return false;
  ValueKind kind = binary.operand_type ? value_kind(binary.operand_type) : ValueKind::kInt;
  return kind != ValueKind::kFloat && kind != ValueKind::kDouble;
}

// ---- assert.

namespace {

// Which constructor of AssertionError takes the message.
std::string assertion_descriptor(const Expr* message) {
  if (!message) return "()V";
  switch (message->type->kind) {
    case TypeKind::kBoolean:
      return "(Z)V";
    case TypeKind::kChar:
      return "(C)V";
    case TypeKind::kByte:
    case TypeKind::kShort:
    case TypeKind::kInt:
      return "(I)V";
    case TypeKind::kLong:
      return "(J)V";
    case TypeKind::kFloat:
      return "(F)V";
    case TypeKind::kDouble:
      return "(D)V";
    default:
      return "(Ljava/lang/Object;)V";
  }
}

}  // namespace

void BodyGen::gen_assert(Assert& s) {
  Label end = b_.new_label();
  RegMark before = b_.mark();
  b_.emit_jump(Op::jnoassert, 0, 0, end);
  gen_jump(s.condition, true, end);
  mark(s.pos);
  constexpr std::string_view kClass = "java/lang/AssertionError";
  Reg error = b_.push(Bank::kRef);
  b_.emit(Op::new_object, error, b_.class_const(kClass));
  RegMark window = b_.mark();
  move(Bank::kRef, b_.push(Bank::kRef), error);
  if (s.message) {
    Type* type = s.message->type;
    gen_top(s.message, type->is_primitive() ? type : types_.object());
  }
  call_method(Op::call_special, kClass, "<init>", assertion_descriptor(s.message), window,
              ValueKind::kVoid);
  b_.emit(Op::assert_failed, error);
  b_.release(before);
  b_.bind(end);
}

}  // namespace braid::lang
