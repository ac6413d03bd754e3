// Constructors, field initialisers, and the constants of enums.
//
// A constructor takes, in this order: the enclosing instance; for an anonymous class the one of its
// superclass, if that was given as `outer.new Base() {..}`; for an enum the constant's name and
// ordinal; the declared parameters; the captured variables.
#include "lang/codegen/body_gen.h"

namespace braid::lang {

using vm::Op;

std::vector<Reg> BodyGen::declare_constructor_params(const MethodSymbol& m) {
  declare_this();
  if (cls_.has_outer_this) outer_reg_ = b_.push(Bank::kRef);
  const New* creation = m_.anonymous_creation(cls_);
  if (creation && creation->outer) super_outer_reg_ = b_.push(Bank::kRef);
  if (m_.is_enum_like(cls_)) {
    enum_name_reg_ = b_.push(Bank::kRef);
    enum_ordinal_reg_ = b_.push(Bank::kPrim);
  }
  std::vector<Reg> passed;
  if (m.decl) {
    for (VarSymbol* v : m.param_vars) declare_param(*v);
  } else {
    for (Type* t : m.params) passed.push_back(declare_hidden(t));
  }
  for (VarSymbol* v : cls_.captured) regs_[v] = declare_hidden(v->type);
  return passed;
}

// What the class's own code may need is set before the superclass's constructor can call it.
void BodyGen::store_captured() {
  if (outer_reg_ != kNoReg) {
    b_.emit(Op::putfield_r, 0, outer_reg_,
            b_.field_const(cls_.binary_name, "this$0", "L" + cls_.outer->binary_name + ";"));
  }
  for (const VarSymbol* v : cls_.captured) {
    Op op = bank_of(v->type) == Bank::kRef ? Op::putfield_r : Op::putfield_p;
    b_.emit(op, 0, regs_.at(v),
            b_.field_const(cls_.binary_name, m_.captured_field(cls_.captured, *v),
                           m_.descriptor_of(v->type)));
  }
}

namespace {

// The explicit this(..) or super(..) that a constructor's body begins with.
Call* leading_constructor_call(const MethodSymbol& m) {
  if (!m.decl || m.decl->body->statements.empty()) return nullptr;
  Stmt* first = m.decl->body->statements.front();
  if (first->kind != StmtKind::kExpr) return nullptr;
  Expr* e = static_cast<ExprStmt*>(first)->expr;
  if (e->kind != ExprKind::kCall) return nullptr;
  auto* call = static_cast<Call*>(e);
  bool is_constructor_call =
      call->form == Call::Form::kThisConstructor || call->form == Call::Form::kSuperConstructor;
  return is_constructor_call ? call : nullptr;
}

}  // namespace

void BodyGen::constructor_body(const MethodSymbol& m) {
  std::vector<Reg> passed = declare_constructor_params(m);
  return_type_ = types_.void_type();
  Call* first = leading_constructor_call(m);
  SourcePos begin = m.decl ? m.decl->body->pos : cls_.decl->pos;
  mark(begin);
  if (!first || first->form == Call::Form::kSuperConstructor) {
    store_captured();
    if (first) {
      gen_stmt(m.decl->body->statements.front());
    } else {
      mark(begin);
      const bool passes = !m.decl && !cls_.is_record;
      implicit_super_call(passes ? m.params : std::vector<Type*>{},
                          passes ? passed : std::vector<Reg>{});
    }
    if (cls_.is_record && !m.decl) store_components(passed);
    instance_initializers();
  } else {
    gen_stmt(m.decl->body->statements.front());
  }
  if (m.decl) {
    const auto& statements = m.decl->body->statements;
    for (size_t i = first ? 1 : 0; i < statements.size(); ++i) gen_stmt(statements[i]);
  }
  if (m.decl && m.decl->is_compact && b_.alive()) {
    mark(m.decl->body->end);
    std::vector<Reg> values;
    for (const VarSymbol* v : m.param_vars) values.push_back(regs_.at(v));
    store_components(values);
  }
  if (b_.alive()) return_void(m.decl ? m.decl->body->end : cls_.decl->pos);
}

void BodyGen::instance_initializers() {
  for (const Member& member : cls_.decl->members) {
    if (member.field) {
      for (const VariableDeclarator* v : member.field->vars) field_initializer(*v, false);
    } else if (member.initializer && !member.initializer->is_static) {
      gen_stmt(member.initializer->body);
    }
  }
}

void BodyGen::field_initializer(const VariableDeclarator& v, bool is_static) {
  const VarSymbol& f = *v.symbol;
  bool field_is_static = f.flags & vm::kStatic;
  if (!v.init || field_is_static != is_static) return;
  if (is_static && is_constant(f.constant)) return;  // set when the class is prepared
  mark(v.pos);
  Scope scope = open_scope();
  declare_bindings(v.init);
  bool ref = bank_of(f.type) == Bank::kRef;
  Reg value = gen(v.init, f.type);
  if (is_static) {
    b_.emit(ref ? Op::putstatic_r : Op::putstatic_p, value, field_ref(f));
  } else {
    b_.emit(ref ? Op::putfield_r : Op::putfield_p, 0, value, field_ref(f));
  }
  close_scope(scope);
}

// Creates the constants and the array that values() copies.
void BodyGen::enum_constants() {
  if (cls_.decl->kind != ClassDecl::Kind::kEnum) return;
  const auto& constants = cls_.decl->constants;
  RegMark before = b_.mark();
  for (size_t i = 0; i < constants.size(); ++i) {
    mark(constants[i]->pos);
    Scope scope = open_scope();
    for (const Expr* e : constants[i]->args) declare_bindings(e);
    Reg object = gen_enum_constant(*constants[i], static_cast<int32_t>(i));
    b_.emit(Op::putstatic_r, object, field_ref(*constants[i]->symbol));
    close_scope(scope);
  }
  mark(cls_.decl->pos);
  std::string array = "[L" + cls_.binary_name + ";";
  Reg values = b_.push(Bank::kRef);
  Reg length = load_int(static_cast<int32_t>(constants.size()));
  b_.emit(Op::new_array, values, length, b_.class_const(array));
  for (size_t i = 0; i < constants.size(); ++i) {
    RegMark inner = b_.mark();
    Reg constant = b_.push(Bank::kRef);
    b_.emit(Op::getstatic_r, constant, field_ref(*constants[i]->symbol));
    b_.emit(Op::astore_r, constant, values, load_int(static_cast<int32_t>(i)));
    b_.release(inner);
  }
  b_.emit(Op::putstatic_r, values, b_.field_const(cls_.binary_name, "$VALUES", array));
  b_.release(before);
}

}  // namespace braid::lang
