// Generates the code of one method body: statements and expressions to instructions.
//
// Code is driven by destinations: gen(e, want, dest) leaves the value of `e`, converted to type
// `want`, in register `dest`, or, without one, where it is cheapest: in the register of the local
// variable that was read, else in a new register at the top of its bank.
//
// Invariants:
//  1. After gen(e, want, kNoReg) either no register has been pushed (the value lies in a local) or
//     exactly the one that the value lies in. After gen(.., dest) none has been pushed.
//  2. Between statements nothing is pushed but locals in scope and hidden ones (locks, iterators
//     ..).
//  3. A local variable's register is written by the last instruction of its assignment only, after
//     all that may throw, wherever a handler of this method could see it.
#pragma once

#include <functional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "lang/codegen/builder.h"
#include "lang/codegen/kinds.h"
#include "lang/codegen/module_gen.h"

namespace braid::lang {

class BodyGen {
 public:
  BodyGen(ModuleGen& module, ClassSymbol& cls, const Lambda* lambda = nullptr)
      : m_(module),
        context_(module.context()),
        types_(module.types()),
        cls_(cls),
        lambda_(lambda) {}

  // ---- Parameters, in their order.
  void declare_this();
  Reg declare_param(VarSymbol& v);
  Reg declare_hidden(Type* t) { return b_.push(bank_of(t)); }

  // ---- Bodies.
  void method_body(const MethodSymbol& m);
  void constructor_body(const MethodSymbol& m);
  void static_initializer_body();
  void lambda_body(const Lambda& lambda);
  void record_member_body(const MethodSymbol& m);
  void enum_values_body();
  void enum_value_of_body();
  void bridge_body(const MethodSymbol& from, const MethodSymbol& to);
  // The method of a lambda's class: loads what it captured and calls the body.
  void lambda_method_body(const Lambda& lambda, const MethodSymbol& of, const LambdaInfo& info);
  // That of a reference's class: makes the call itself.
  void reference_method_body(const Lambda& lambda, const MethodSymbol& of, const LambdaInfo& info);

  // Moves the code into the definition; reports a body that is too large at `pos`.
  void finish(vm::MethodDef& def, SourcePos pos);

 private:
  // Parameters of a method of a lambda's class, checked to be what the lambda takes.
  std::vector<Reg> declare_lambda_params(const Lambda& lambda, const MethodSymbol& of);
  void gen_expression_body(const Lambda& lambda);
  Reg load_lambda_field(const LambdaInfo& info, const std::string& name,
                        const std::string& descriptor);

  using Ranges = std::vector<std::pair<uint32_t, uint32_t>>;  // of program counters
  // Somewhere that a jump may leave: a loop, switch, labelled statement, try or synchronized.
  struct Cleanup {
    std::function<void()> run;   // empty: nothing to do (try without finally)
    bool covers_itself = false;  // synchronized: the release is inside the guarded range
    Ranges gaps;                 // parts that the handlers do not guard
  };
  struct Jumpable {
    const Stmt* target = nullptr;
    Label break_label;
    Label continue_label;
    Cleanup* cleanup = nullptr;
  };
  struct OpenLocal {
    const VarSymbol* var;
    Reg reg;
    uint32_t start;
  };
  struct Scope {
    size_t locals;
    RegMark mark;
  };
  // Constants that a loop keeps in registers; loaded before it begins.
  struct LoopConstants {
    uint32_t slot = 0;  // in front of the loop
    Reg first = kNoReg;
    uint32_t capacity = 0;
    std::vector<std::pair<Constant, ValueKind>> values;
  };
  // A variable that is read and written, with its subexpressions evaluated.
  struct Place {
    enum class Kind : uint8_t { kLocal, kField, kStatic, kElement } kind = Kind::kLocal;
    Reg local = kNoReg;
    Reg object = kNoReg;
    Reg index = kNoReg;
    uint32_t field = 0;
    Type* declared = nullptr;  // erased type that it holds
    Type* type = nullptr;      // type of the expression
    const VarSymbol* var = nullptr;
  };

  // ---- Registers and scopes (body_gen.cpp).
  Scope open_scope();
  void close_scope(const Scope& scope);
  Reg declare_local(const VarSymbol& v);
  // The variables of patterns have registers below those that evaluating needs.
  void declare_bindings(const Stmt* s);
  void declare_bindings(const Expr* e);
  void bind_local(const VarSymbol& v, Reg reg);  // `reg` has been pushed already
  void start_local(const VarSymbol& v);          // from here on it has a value
  const VarSymbol* owner_of(Bank bank, Reg reg) const;
  Reg settle(RegMark mark, Bank bank, Reg reg, Reg dest);
  Reg target(RegMark mark, Bank bank, Reg dest);
  void move(Bank bank, Reg to, Reg from);
  Reg protect(Bank bank, Reg reg, RegMark before, std::initializer_list<const Expr*> later);
  bool is_temp(Bank bank, Reg reg) const { return owner_of(bank, reg) == nullptr; }
  void mark(SourcePos pos) {
    if (pos.valid()) b_.mark_line(context_.sources.line(pos));
  }
  void return_void(SourcePos pos);
  // Code under the lock in `lock`, released on every way out.
  void guarded_region(Reg lock, const std::function<void()>& body, SourcePos end);

  // ---- Names (names.cpp).
  Reg this_of(const ClassSymbol& c, Reg dest = kNoReg);
  Reg outer_for(const ClassSymbol& member_outer, Reg dest);
  Reg read_variable(const VarSymbol& v, Reg dest);
  bool is_type_name(const Expr* e) const;
  void get_field(const VarSymbol& f, Reg dest, Reg object);
  Reg field_object(FieldAccess& e);
  uint32_t field_ref(const VarSymbol& f);
  uint32_t class_ref(Type* t) { return b_.class_const(m_.class_name_of(t)); }

  // ---- Expressions (expressions.cpp).
  Reg gen(Expr* e, Type* want, Reg dest = kNoReg);
  Reg gen_top(Expr* e, Type* want);  // in a new register at the top
  Reg gen_operand(Expr* e, Type* want, std::initializer_list<const Expr*> later);
  void gen_discard(Expr* e);
  Reg gen_raw(Expr* e, Reg dest);
  Reg gen_name(const Name& e, Reg dest);
  Reg gen_field_access(FieldAccess& e, Reg dest);
  Reg gen_array_access(ArrayAccess& e, Reg dest);
  Reg gen_conditional(Conditional& e, Reg dest);
  Reg gen_cast(Cast& e, Reg dest);
  Reg gen_instance_of(InstanceOf& e, Reg dest);
  void bind_pattern(const InstanceOf& e, Reg object);
  void gen_pattern_jump(InstanceOf& e, bool when, Label to);
  Reg gen_class_literal(const ClassLiteral& e, Reg dest);
  Reg gen_new_array(NewArray& e, Reg dest);
  Reg gen_array_values(ArrayType* type, const std::vector<Expr*>& values, Reg dest);
  Type* held_type(Expr* e);  // erased type that the register holds before any check

  // ---- Conversions (conversions.cpp).
  Reg gen_constant(const Constant& value, Type* from, Type* want, Reg dest, SourcePos pos);
  // The value in `dest`; without one in a new register, or in one where a loop keeps it.
  Reg load_constant(const Constant& value, ValueKind kind, Reg dest);
  // How to load a number: instruction and operand.
  std::pair<vm::Op, uint32_t> constant_load(const Constant& value, ValueKind kind);
  Reg kept_constant(const Constant& value, ValueKind kind);
  Reg load_int(int32_t value, Reg dest = kNoReg) {
    return load_constant(Constant(value), ValueKind::kInt, dest);
  }
  Reg gen_boxed(Expr* e, Type* want, Reg dest);
  Reg gen_unboxed(Expr* e, Type* want, Reg dest);
  Reg gen_reference(Expr* e, Type* want, Reg dest);
  Type* box_value_type(Type* from, Type* want);
  // Boxes P[top - 1], the only register pushed since `mark`.
  Reg emit_box(RegMark mark, Type* primitive, Reg dest, SourcePos pos);
  Reg emit_unbox(RegMark mark, Reg object, Type* box, Type* want, Reg dest, SourcePos pos);
  void convert_primitive(Type* from, Type* to, Reg dest, Reg value);
  bool needs_conversion(const Type* from, const Type* to) const;
  bool needs_check(Type* held, Type* want);
  // A value in a register to another type; the result may be a new register.
  Reg convert_register(Reg value, Type* from, Type* to, SourcePos pos);

  // ---- Operators (operators.cpp).
  Reg gen_unary(Unary& e, Reg dest);
  Reg gen_binary(Binary& e, Reg dest);
  Reg gen_arithmetic(BinaryOp op, Type* type, Expr* left, Expr* right, Reg dest);
  void emit_arithmetic(BinaryOp op, ValueKind kind, Reg dest, Reg left, Reg right);
  bool emit_immediate(BinaryOp op, ValueKind kind, Reg dest, Reg left, int64_t value);
  Reg gen_right_operand(BinaryOp op, Type* type, Expr* right);
  Reg gen_boolean_value(Expr* e, Reg dest);
  bool gen_float_comparison(const Binary& e, Reg dest);

  // ---- Assignments (assignments.cpp).
  Place gen_place(Expr* target, std::initializer_list<const Expr*> later);
  Reg load_place(const Place& place, Reg dest);
  void store_place(const Place& place, Reg value);
  Reg gen_assign(Assign& e, Reg dest, bool discard);
  Reg gen_compound(CompoundAssign& e, Reg dest, bool discard);
  Reg gen_step(Unary& e, Reg dest, bool discard);
  Reg apply_compound(BinaryOp op, Type* operand_type, Reg left, Expr* right, const Place& place,
                     SourcePos pos);
  Reg convert_result(Reg value, Type* from, const Place& place, SourcePos pos);
  Reg step_value(const Place& place, Reg old, bool keep_old, int delta, SourcePos pos);
  const VarSymbol* assignable_local(const Expr* e) const;

  // ---- Conditions (conditions.cpp).
  // Goes to `to` if `e` is `when`, else on.
  void gen_jump(Expr* e, bool when, Label to);
  void gen_comparison_jump(Binary& e, bool when, Label to);
  void gen_reference_jump(Binary& e, bool when, Label to);
  void gen_number_jump(BinaryOp op, Type* type, Expr* left, Expr* right, Label to, bool negate);
  void gen_logical_jump(Binary& e, bool when, Label to);

  // ---- Calls (calls.cpp).
  Reg gen_call(Call& e, Reg dest, bool discard);
  void gen_receiver(Call& e);
  void check_receiver(Reg receiver, Type* type, const MethodSymbol& m);
  // `declared`: the parameter types as the method declares them.
  void gen_arguments(const std::vector<Expr*>& args, bool varargs, Type* varargs_array,
                     const std::vector<Type*>& declared);
  void gen_constructor_call(Call& e);
  void implicit_super_call(const std::vector<Type*>& params, const std::vector<Reg>& passed);
  void pass_super_outer(const ClassSymbol& super, Expr* given);
  void pass_enum_arguments();
  void pass_captured(const std::vector<VarSymbol*>& captured);
  Reg gen_new(New& e, Reg dest);
  Reg gen_new_string(New& e, Reg dest);
  Reg gen_enum_constant(const EnumConstant& constant, int32_t ordinal);
  void gen_creation(New& e, Reg object, const std::function<void()>& leading);
  Reg gen_lambda(const Lambda& e, Reg dest);
  Reg gen_method_ref(MethodRef& e, Reg dest);
  // Emits the call over the window that begins at `window`; the result in `dest` or pushed.
  Reg emit_call(vm::Op op, uint32_t method, RegMark window, ValueKind result, Reg dest);
  Reg settle_result(RegMark window, Bank bank, Reg at, Reg dest);
  Reg call_method(vm::Op op, std::string_view owner, std::string_view name,
                  std::string_view descriptor, RegMark window, ValueKind result, Reg dest = kNoReg);
  Reg call_symbol(const MethodSymbol& m, ClassSymbol* site, bool exact, RegMark window, Reg dest);

  // ---- String concatenation (concat.cpp).
  struct ConcatPart {
    Expr* expr = nullptr;  // null: a constant
    std::u16string text;
  };
  Reg gen_concat(Binary& e, Reg dest);
  void flatten_concat(Expr* e, std::vector<ConcatPart>& parts);
  void add_concat_text(std::vector<ConcatPart>& parts, const std::u16string& text);
  Reg emit_concat(RegMark mark, const std::vector<ConcatPart>& parts, uint32_t given, Reg dest);
  // old + right as a string, for +=.
  Reg concat_onto(Reg old, Type* type, Expr* right);
  void gen_concat_part(const ConcatPart& part);
  void stringify(Reg reg);

  // ---- Statements (statements.cpp).
  void gen_stmt(Stmt* s);
  void gen_block(const Block& b);
  void gen_stmts(const std::vector<Stmt*>& stmts);
  void gen_local_var(const LocalVar& s);
  void gen_declarator(const VariableDeclarator& v);
  void gen_if(If& s);
  void gen_loop(const Stmt& s, Expr* condition, Stmt* body, const std::vector<Expr*>& update,
                bool test_first);
  // Around a loop: makes room for the constants that it needs in registers.
  void open_constants(std::initializer_list<const Expr*> roots, const Stmt* body);
  void close_constants() { loop_constants_.pop_back(); }
  void gen_for(For& s);
  void gen_for_each(ForEach& s);
  void gen_for_array(ForEach& s);
  void gen_for_iterable(ForEach& s);
  void bind_loop_variable(const VarSymbol& var, RegMark before, Reg value, Type* from,
                          SourcePos pos);
  void gen_labeled(Labeled& s);
  void gen_return(Return& s);
  void gen_return_value(Expr* value);
  bool gen_return_conditional(Expr* value);
  void gen_return_arm(Expr* value, Type* type);
  bool is_condition(const Expr* e) const;
  void gen_break(Break& s);
  void gen_continue(Continue& s);
  void gen_assert(Assert& s);
  // The label that a statement does nothing but jump to, if it need not clean up on the way.
  bool plain_jump(Stmt* s, Label& to);

  // ---- Switches (switches.cpp).
  void gen_switch(Switch& s);
  Reg gen_switch_expr(SwitchExpr& e, Reg dest);
  void gen_switch_jump(SwitchExpr& e, bool when, Label to);
  void gen_yield(Yield& s);
  void leave_switch(const Yield& s, Label to);
  void switch_bodies(Switch& s, const std::vector<Label>& labels, Label end);
  void dispatch(Switch& s, const std::vector<Label>& labels, Label otherwise);
  void throw_no_case();
  void dispatch_ints(Reg key, std::vector<std::pair<int32_t, Label>> cases, Label otherwise);
  void dispatch_strings(Switch& s, const std::vector<Label>& labels, Label otherwise);
  void dispatch_enum(Switch& s, const std::vector<Label>& labels, Label otherwise);

  // ---- try, synchronized, and jumps out of them (tries.cpp).
  void gen_try(Try& s);
  // A resource and what it encloses: the resources behind it, then the body.
  void gen_resource(Try& s, size_t index);
  Reg open_resource(const Resource& resource);
  void close_resource(const Resource& resource, Reg reg);
  void resource_handler(const Try& s, const Resource& resource, Reg reg, const Ranges& guarded);
  void finally_handler(const Cleanup& cleanup, const Ranges& guarded);
  void gen_synchronized(Synchronized& s);
  // Runs the cleanups of everything inside scope number `depth` and above; answers those passed.
  std::vector<Cleanup*> leave(size_t depth);
  void close_gaps(const std::vector<Cleanup*>& passed);
  bool has_cleanup(size_t depth) const;
  bool has_effect_cleanup() const;
  size_t depth_of(const Stmt* target) const;
  static Ranges segments(uint32_t start, uint32_t end, const Ranges& gaps);

  // ---- Records (records.cpp).
  void store_components(const std::vector<Reg>& values);
  Expr* component_value(VarSymbol& component);
  void record_to_string();
  void record_hash_code();
  void record_equals();
  void hash_of_component(VarSymbol& component);
  void component_jump(VarSymbol& component, Reg other, Label differ);

  // ---- Constructors and initialisers (constructors.cpp).
  std::vector<Reg> declare_constructor_params(const MethodSymbol& m);
  void store_captured();
  void instance_initializers();
  void field_initializer(const VariableDeclarator& v, bool is_static);
  void enum_constants();

  ModuleGen& m_;
  Context& context_;
  Types& types_;
  ClassSymbol& cls_;
  const Lambda* lambda_;
  CodeBuilder b_;
  std::unordered_map<const VarSymbol*, Reg> regs_;
  std::vector<const VarSymbol*> owners_[2];  // by register: the variable that lives there
  std::vector<OpenLocal> open_locals_;
  std::vector<Jumpable> jumpables_;
  std::vector<std::function<void()>> deferred_;  // code behind the body: handlers seldom entered
  // Where the yields of a switch expression leave its value, or go if it is a condition.
  struct SwitchResult {
    Reg reg = kNoReg;
    Label when_true;
    Label when_false;
  };
  std::unordered_map<const Switch*, SwitchResult> switch_results_;
  std::vector<LoopConstants> loop_constants_;  // of the loops around, outermost first
  Type* return_type_ = nullptr;
  Reg outer_reg_ = kNoReg;        // constructors: the parameter with the enclosing instance
  Reg super_outer_reg_ = kNoReg;  // anonymous classes: that of the superclass
  Reg enum_name_reg_ = kNoReg;
  Reg enum_ordinal_reg_ = kNoReg;
  bool has_this_ = false;
  uint32_t guarded_ = 0;  // depth of try and synchronized statements
};

}  // namespace braid::lang
