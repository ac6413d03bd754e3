// The attribution pass as one class; its parts are in attr_*.cpp by concern.
//
// How poly expressions are typed: each expression is visited once. A generic call, a diamond or a
// conditional in argument position answers a type that may still mention inference variables
// (attr_infer.h); lambdas wait until their parameter types are known. All that belongs to the
// outermost expression is a Session: finishing it runs the waiting lambdas, settles the variables
// and puts the settled types into the nodes that were touched.
//
// A Body is the method, initialiser or lambda whose statements are being visited: what `return` and
// `break` refer to. Where names are looked up is an Env (scope.h).
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "lang/attr_infer.h"
#include "lang/context.h"
#include "lang/enter.h"

namespace braid::lang {

// An operand that a target type is still to be checked against.
struct Arg {
  enum class Kind : uint8_t { kTyped, kLambda, kConditional, kArrayInit } kind = Kind::kTyped;
  Expr* expr = nullptr;
  Type* type = nullptr;  // kTyped; may mention inference variables
  struct LambdaState* lambda = nullptr;
  std::vector<Arg> branches;  // kConditional: two, or the results of a switch expression
};

// What is known of a method reference before its target type is.
struct ReferenceState {
  MethodRef* node = nullptr;
  Type* site = nullptr;        // type that is searched
  ClassType* super = nullptr;  // super::name: the site
  bool of_type = false;        // a type stands before the ::
  bool is_array = false;       // int[]::new
  bool failed = false;         // reported
  std::vector<MethodSymbol*> methods;
  MethodSymbol* exact = nullptr;  // the only one that can be meant (JLS 15.13.1), if there is one
};

// A lambda, or a method reference as one, between its place in the source and its target type.
struct LambdaState {
  Lambda* node = nullptr;
  Env* env = nullptr;        // where it stands
  bool initializer = false;  // as in Body
  bool static_initializer = false;
  VarSymbol* init_var = nullptr;
  Type* target = nullptr;
  bool typed_params = false;  // none, or all with types: visited at once
  bool visited = false;
  bool scheduled = false;
  const Return* void_return = nullptr;
  ReferenceState* reference = nullptr;
  std::vector<Arg> results;  // of the body expression or the return statements
  // Shape of the body (JLS 15.27.2):
  bool void_compatible = false;
  bool value_compatible = false;
};

struct Session {
  std::vector<LambdaState*> lambdas;
  std::vector<Expr*> touched;                 // nodes whose types may mention inference variables
  std::vector<std::function<void()>> at_end;  // after everything is settled
};

// The results of a switch expression, collected where its statements yield them.
struct SwitchValues {
  SwitchExpr* node = nullptr;
  Session* session = nullptr;
  std::vector<Arg> results;
};

// The variables that the patterns in an expression declare, where it is true and where it is false
// (JLS 6.3.1).
struct Bindings {
  std::vector<VarSymbol*> when_true;
  std::vector<VarSymbol*> when_false;
};

struct Body {
  Type* return_type = nullptr;  // void_type() too; null: initialiser
  Lambda* lambda = nullptr;
  std::vector<Arg>* results = nullptr;  // lambda: where its returns are collected
  Session* session = nullptr;           // lambda: that of the expression it stands in
  const Return* void_return = nullptr;  // lambda: its first return without a value
  std::vector<SwitchValues*> switches;  // enclosing switch expressions, innermost last
  std::vector<Stmt*> jumps;             // enclosing loops, switches and labels, innermost last
  bool initializer = false;             // of a field or an initialiser block
  bool static_initializer = false;
  VarSymbol* init_var = nullptr;  // the field being initialised
};

// The method that a call means.
struct Resolution {
  MethodSymbol* method = nullptr;
  std::vector<Type*> params;      // one per argument
  Type* result = nullptr;         // void for constructors, unless of a diamond
  Type* varargs_array = nullptr;  // null: no varargs call
  ClassType* diamond = nullptr;   // the class applied to inference variables
  explicit operator bool() const { return method; }
};

// What a call is about, for resolution and its messages.
struct CallSite {
  SourcePos pos;  // where an error about the method points
  std::string_view name;
  Type* site = nullptr;            // type that is searched
  ClassSymbol* diamond = nullptr;  // constructor of this class with inferred arguments
  ClassType* diamond_type = nullptr;
  const std::vector<TypeNode*>* type_args = nullptr;
  bool is_super = false;   // super.m(): access checked without a site
  bool anonymous = false;  // constructor called by an anonymous class or super(...)
  std::string location;    // for `cannot find symbol`
};

class Attr {
 public:
  Attr(Context& context, Enter& enter);
  void attribute(const std::vector<CompilationUnit*>& units);

 private:
  // ---- attr.cpp: classes, members, errors.
  void attr_class(ClassSymbol& c);
  void attr_members(ClassSymbol& c);
  void attr_method(MethodDecl& decl, ClassSymbol& c);
  static Call* constructor_call(const MethodDecl& decl);
  static Call* constructor_call_of(Stmt* stmt);
  void attr_constructor_call(Call& call, Env& env);
  void attr_field(FieldDecl& decl, ClassSymbol& c);
  void attr_field_init(VariableDeclarator& v, Env& env);
  void attr_initializer(Initializer& init, ClassSymbol& c);
  void attr_enum_constant(EnumConstant& constant, ClassSymbol& c);
  void check_constructors(ClassSymbol& c);
  void check_implicit_super(SourcePos pos, Env& env, ClassSymbol& c);
  void check_recursive_constructors(ClassSymbol& c);
  void error(SourcePos pos, std::string message, std::string hint = {});
  std::string text(const Type* t) const { return types_.to_string(t); }
  std::string method_text(const MethodSymbol& m) const;  // "method m(int)", "constructor C(int)"
  std::string class_text(const ClassSymbol& c) const;    // "class C"
  Type* error_type() const { return types_.error_type(); }

  // ---- attr_stmt.cpp, attr_switch.cpp
  void attr_block(Block& block, Env& env);
  void attr_stmts(std::vector<Stmt*>& stmts, Env& env);
  void attr_stmt(Stmt* stmt, Env& env);
  void attr_scoped(Stmt* stmt, Env& env);  // a sub-statement: its declarations end with it
  void attr_local_var(LocalVar& stmt, Env& env);
  Type* inferred_type(VariableDeclarator& v, Env& env);
  void attr_declarator(VariableDeclarator& v, const Modifiers& modifiers, Env& env);
  void attr_local_class(LocalClass& stmt, Env& env);
  void attr_condition(Expr& e, Env& env);
  void attr_for(For& stmt, Env& env);
  void attr_for_each(ForEach& stmt, Env& env);
  void attr_labeled(Labeled& stmt, Env& env);
  void attr_loop_body(Stmt& loop, Stmt* body, Env& env);
  void attr_return(Return& stmt, Env& env);
  void attr_break(Break& stmt);
  void attr_continue(Continue& stmt);
  void attr_yield(Yield& stmt, Env& env);
  void attr_try(Try& stmt, Env& env);
  void attr_resource(Resource& resource, Env& env);
  void attr_catch(CatchClause& clause, Env& env);
  void attr_expr_stmt(ExprStmt& stmt, Env& env);
  void attr_switch(Switch& stmt, Env& env);
  ClassSymbol* switch_selector(Switch& stmt, Type*& selector, Env& env);
  Arg switch_arg(SwitchExpr& e, Env& env, Session& session);
  void check_exhaustive(const SwitchExpr& e);
  void settle_switch(Arg& arg, Type* target);
  Type* standalone_switch_type(const std::vector<Arg>& results);
  Type* switch_label(Expr& label, Type* selector, ClassSymbol* enum_class, Env& env);
  VarSymbol* declare_local(SourcePos pos, const std::string& name, Type* type, uint32_t flags,
                           VarSymbol::Where where, Env& env);
  void check_unique(SourcePos pos, const std::string& name, Env& env);

  // ---- attr_patterns.cpp: variables of patterns.
  void declare_binding(InstanceOf& e, Type* type, Env& env);
  Bindings bindings_of(const Expr& e) const;
  Env& with_bindings(const std::vector<VarSymbol*>& variables, Env& env);
  void combine_bindings(const Binary& e);
  void swap_bindings(const Unary& e);
  std::vector<VarSymbol*> joined(SourcePos pos, std::vector<VarSymbol*> a,
                                 const std::vector<VarSymbol*>& b);
  std::vector<VarSymbol*> introduced_by(const Stmt& stmt) const;

  // ---- attr_poly.cpp: expressions against targets.
  Type* attr_expr(Expr& e, Env& env);                   // standalone; may be void
  Type* attr_value(Expr& e, Env& env);                  // standalone, not void
  Type* attr_reference(Expr& e, Env& env);              // standalone, neither void nor primitive
  Type* attr_against(Expr& e, Env& env, Type* target);  // assignment context
  Arg attr_arg(Expr& e, Env& env, Session& session);
  Arg conditional_arg(Conditional& e, Env& env, Session& session);
  bool constrain(Arg& arg, Type* target, Session& session, bool boxing = true);
  void finish(Session& session);
  void zonk(Expr& e);
  Type* settled_type(Arg& arg);  // standalone type of an operand
  void settle_conditional(Arg& arg, Type* target);
  void check_against(Arg& arg, Type* target, std::string_view prefix);
  void check_typed(Arg& arg, Type* target, std::string_view prefix);
  bool check_convertible(const Expr& e, Type* from, Type* to, std::string_view prefix = {});
  bool constant_assignable(const Expr& e, Type* from, Type* to);
  std::string mismatch(Type* from, Type* to, std::string_view prefix = {});
  void attr_array_init(ArrayInit& init, Env& env, Type* type);

  // ---- attr_expr.cpp, attr_operators.cpp
  Type* attr_tree(Expr& e, Env& env, Session& session);  // all but lambdas and conditionals
  Type* attr_literal(Literal& e);
  Type* attr_array_access(ArrayAccess& e, Env& env);
  Type* attr_new_array(NewArray& e, Env& env);
  Type* attr_cast(Cast& e, Env& env);
  Type* cast_target(Cast& e, Env& env);
  Type* function_type_of(Arg& function, Type* target);
  Type* attr_instance_of(InstanceOf& e, Env& env);
  Type* attr_this(This& e, Env& env);
  Type* attr_class_literal(ClassLiteral& e, Env& env);
  Type* attr_assign(Assign& e, Env& env);
  Type* attr_compound(CompoundAssign& e, Env& env);
  Type* attr_unary(Unary& e, Env& env);
  Type* attr_increment(Unary& e, Env& env);
  Type* attr_binary(Binary& e, Env& env);
  Type* binary_type(BinaryOp op, Type* left, Type* right, Type*& operand_type);
  Type* equality_type(Type* left, Type* right, Type*& operand_type);
  void report_operands(BinaryOp op, SourcePos pos, Type* left, Type* right);
  Type* attr_variable(Expr& e, Env& env,
                      bool read);  // target of an assignment; read before, or not
  void check_assignment(Expr& target, Env& env, bool compound);
  void fold(Binary& e);
  Type* conditional_type(const Expr& e1, Type* t1, const Expr& e2, Type* t2);

  // ---- attr_names.cpp
  struct Found {
    VarSymbol* var = nullptr;
    Env* at = nullptr;         // class level of a field; null: local, or static import
    bool from_static = false;  // no instance of that class at hand
    bool in_prologue = false;  // ... since the superclass constructor has not been called yet
  };
  enum Kinds : uint8_t { kValue = 1, kType = 2, kPackage = 4 };
  VarSymbol* field_of(ClassSymbol& c, std::string_view name);
  VarSymbol* field_of(Type* site, std::string_view name);
  bool accessible(const Symbol& member, ClassSymbol& owner, Type* site, Env& env);
  Found find_variable(std::string_view name, Env& env);
  Type* attr_name(Name& e, Env& env, int kinds);
  Type* variable_name(Name& e, Env& env, const Found& found);
  Type* attr_field_access(FieldAccess& e, Env& env, int kinds);
  Type* select_in_class(FieldAccess& e, Env& env, ClassSymbol& c, int kinds);
  Type* select_in_package(FieldAccess& e, Env& env, PackageSymbol& package, int kinds);
  Type* select_field(FieldAccess& e, Env& env, Type* site, VarSymbol& field, bool of_type);
  // A name that may be a value, a class or a package: its type, null for a package.
  Type* attr_qualifier(Expr& e, Env& env, int kinds = kValue | kType);
  static Symbol* symbol_of(const Expr& e);
  // The class that stands before `.this` or `.super`; null, reported, if none does.
  ClassSymbol* qualifying_class(Expr& qualifier, Env& env);
  static bool denotes_class(const Expr& e);
  void check_forward_reference(Name& e, VarSymbol& v, Env& env);
  void check_rival(SourcePos pos, VarSymbol& v, ClassSymbol* c);
  void check_enum_initializer(SourcePos pos, VarSymbol& v, Env& env);
  const Constant& constant_of(VarSymbol& v);
  bool maybe_constant(const Expr& e) const;
  // Whether code in `env` has an instance of `c` at hand (its own class or one around it).
  struct Instance {
    ClassSymbol* cls = nullptr;  // class whose `this` it is; null: none
    bool in_prologue = false;
    bool found_static = false;  // there is such a class around, but no instance of it
  };
  Instance find_instance(ClassSymbol& c, Env& env, bool subclasses, bool skip_current = false);
  static bool is_prologue(const Env& env);
  static bool no_outer_instance(const ClassSymbol& c);
  void report_missing_variable(SourcePos pos, std::string_view name, Env& env);
  void report_missing(SourcePos pos, std::string_view what, std::string_view name, ClassSymbol& c);
  void report_missing_class(SourcePos pos, const Expr& qualifier, const std::string& package,
                            const std::string& name, Env& env);
  std::string access_error(const Symbol& member, const ClassSymbol& owner) const;
  static bool is_library(const ClassSymbol& c);

  // ---- attr_call.cpp, attr_new.cpp
  Type* attr_call(Call& e, Env& env, Session& session);
  std::vector<Arg> attr_args(std::vector<Expr*>& args, Env& env, Session& session);
  Type* call_simple(Call& e, Env& env, std::vector<Arg>& args, Session& session);
  Type* call_on_target(Call& e, Env& env, std::vector<Arg>& args, Session& session);
  // The superclass or superinterface that `super` or `qualifier.super` stands for; null, reported,
  // if there is none. *outer: the enclosing class whose superclass it is.
  ClassType* super_type(Expr* qualifier, SourcePos start, SourcePos pos, Env& env,
                        ClassSymbol** outer);
  Type* call_super(Call& e, Env& env, std::vector<Arg>& args, Session& session);
  Type* call_constructor(Call& e, Env& env, Session& session);
  void super_outer_instance(Call& e, Env& env, ClassSymbol& super);
  Type* finish_call(Call& e, const Resolution& r, Type* site, std::vector<Arg>& args,
                    Session& session);
  Type* special_result(Call& e, const Resolution& r, Type* site);
  void commit_args(std::vector<Arg>& args, const Resolution& r, Session& session);
  Type* attr_new(New& e, Env& env, Session& session);
  void anonymous_class(New& e, Env& env, ClassType* base, MethodSymbol* super_constructor);
  void new_outer_instance(New& e, Env& env, ClassSymbol& c);
  ClassType* new_type(New& e, Env& env, bool& diamond);

  // ---- attr_resolve.cpp: overload resolution.
  enum class Phase : uint8_t { kStrict, kLoose, kVarargs };
  struct Candidate {
    MethodSymbol* method = nullptr;
    MethodType type;               // as member of the site; parameters still declared
    std::vector<Type*> params;     // one per argument, with inference variables
    std::vector<Type*> type_vars;  // in the place of type.type_params
    bool unchecked = false;
  };
  struct Mismatch {
    enum class Why : uint8_t { kNone, kArity, kArgument, kLambda, kBounds, kTypeArgs };
    Why why = Why::kNone;
    size_t argument = 0;
    Type* param = nullptr;     // with inference variables
    Type* declared = nullptr;  // as a member of the site
    MethodSymbol* method = nullptr;
    bool varargs = false;  // found in the last phase
  };
  // The methods that may be called from a place, and the others.
  struct Candidates {
    std::vector<MethodSymbol*> open;
    std::vector<MethodSymbol*> hidden;
  };
  Candidates split_accessible(const CallSite& call, const std::vector<MethodSymbol*>& methods,
                              Env& env);
  // What the first phase that finds something finds.
  struct Selection {
    std::vector<Candidate> found;
    Candidate* chosen = nullptr;  // of `found`; null: none, or ambiguous
    Phase phase = Phase::kStrict;
  };
  Selection select(const CallSite& call, const std::vector<MethodSymbol*>& candidates,
                   std::vector<Arg>& args, std::vector<Mismatch>& why);
  Resolution resolve(const CallSite& call, const std::vector<MethodSymbol*>& methods,
                     std::vector<Arg>& args, Env& env);
  // The first one that takes the arguments, or null.
  const MethodSymbol* first_applicable(const CallSite& call,
                                       const std::vector<MethodSymbol*>& methods,
                                       std::vector<Arg>& args);
  MethodType view(const CallSite& call, MethodSymbol& m);
  bool applicable(Candidate& c, const CallSite& call, std::vector<Arg>& args, Phase phase,
                  Mismatch& mismatch);
  bool expand_params(Candidate& c, size_t count, Phase phase);
  bool arg_applicable(Arg& arg, Type* param, const Candidate& c, Phase phase, Mismatch& mismatch);
  bool lambda_applicable(LambdaState& lambda, Type* param, const Candidate& c);
  bool same_erasure(const std::vector<Type*>& a, const std::vector<Type*>& b);
  Candidate* most_specific(std::vector<Candidate>& found, std::vector<Arg>& args, Phase phase);
  bool more_specific(Candidate& a, Candidate& b, std::vector<Arg>& args, Phase phase);
  bool more_specific_for(Arg& arg, Type* s, Type* t);
  bool more_specific_lambda(LambdaState& lambda, Type* s, Type* t);
  Resolution commit(const CallSite& call, Candidate& c, std::vector<Arg>& args, Phase phase);
  bool fits_erased(Arg& arg, Type* param);
  bool fits_overload(std::string_view overload, std::vector<Arg>& args, std::vector<Type*>* params);
  bool report_missing_overload(const CallSite& call, const std::vector<MethodSymbol*>& methods,
                               std::vector<Arg>& args);
  void report_inapplicable(const CallSite& call, const std::vector<MethodSymbol*>& methods,
                           std::vector<Arg>& args, std::vector<Mismatch>& why);
  Mismatch::Why kind_of_mismatch(const Mismatch& why, std::vector<Arg>& args);
  std::string not_applied(const MethodSymbol& m, std::vector<Arg>& args, std::string_view reason);
  static std::string_view reason_text(const Mismatch& why);
  void report_mismatch(const CallSite& call, const Mismatch& why, std::vector<Arg>& args);
  void report_ambiguous(const CallSite& call, const Candidate& a, const Candidate& b);
  static bool has_error(const std::vector<Arg>& args);
  std::string args_text(std::vector<Arg>& args);
  std::string arg_text(Arg& arg);
  const std::vector<MethodSymbol*>& methods_of(Type* site, std::string_view name);

  // ---- attr_lambda.cpp
  LambdaState* new_lambda_state(Lambda& e, Env& env);
  LambdaState* start_lambda(Lambda& e, Env& env, Session& session);
  void visit_lambda(LambdaState& state, const std::vector<Type*>& params, Session& session);
  void run_lambda(LambdaState& state, Session& session);
  bool check_lambda_shape(LambdaState& state, const Sam& sam);
  void settle_lambda(LambdaState& state, Type* target, const Sam& sam, Session& session);
  void check_results(LambdaState& state, Type* result, Session& session);
  void unexpected_function(const Expr& e);
  LambdaState* next_lambda(std::vector<LambdaState*>& waiting);
  void lambda_shape(LambdaState& state);
  Env* frozen(Env& env);
  std::string enclosing_method_name(const Env& env) const;

  // ---- attr_reference.cpp
  LambdaState* start_reference(MethodRef& e, Env& env);
  Type* reference_site(ReferenceState& r, Env& env);
  bool constructible(const ReferenceState& r);
  bool find_candidates(ReferenceState& r);
  MethodSymbol* exact_method(const ReferenceState& r, Env& env);
  static bool reference_takes(const ReferenceState& r, size_t count);
  bool reference_applicable(ReferenceState& r, const Sam& sam);
  MethodType exact_type(const ReferenceState& r);
  bool constrain_exact(ReferenceState& r, const Sam& sam);
  bool more_specific_reference(const ReferenceState& r, const Sam& a, const Sam& b);
  void run_reference(LambdaState& state, Type* target, const Sam& sam, Session& session);
  Expr* resolve_reference(LambdaState& state, Env& env, Session& session, Type** result);
  Type* unbound_site(const ReferenceState& r, Type* first);
  std::vector<Arg> reference_args(const Lambda& l, size_t from);
  Name* variable_use(VarSymbol& v, SourcePos pos);
  Expr* calling(LambdaState& state, const Resolution& found, Type* site, std::vector<Arg>& args,
                bool unbound, Session& session, Type** result);
  Expr* constructing(ReferenceState& r, const Resolution& found, std::vector<Arg>& args, Env& env,
                     Session& session, Type** result);
  Expr* array_creation(const ReferenceState& r, const Lambda& l, Type** result);
  void report_reference(const ReferenceState& r, std::vector<Arg>& args, const Selection& first,
                        const Selection& second);
  void report_arity(const ReferenceState& r, const Sam& sam);
  static bool is_protected_elsewhere(const MethodSymbol& m, const ClassSymbol& from);

  // ---- attr_capture.cpp
  void use_local(VarSymbol& v, Env& env);
  void capture(VarSymbol& v, ClassSymbol* cls, Lambda* lambda);
  void use_this(Env& env);
  void creates(ClassSymbol& c, Env& env);
  void finish_captures();

  Context& context_;
  Enter& enter_;
  Resolver& resolver_;
  Types& types_;
  Inference infer_;
  Body* body_ = nullptr;
  std::unordered_map<const Expr*, Bindings> bindings_;
  std::unordered_set<const VarSymbol*> folding_;
  std::unordered_set<const VarSymbol*> folded_;
  std::unordered_set<const ClassSymbol*> attributed_;
  struct Creation {
    ClassSymbol* created;
    ClassSymbol* in_class;
    Lambda* in_lambda;
  };
  std::vector<Creation> creations_;
  // Constructors that begin with this(...): what they call.
  std::unordered_map<const MethodSymbol*, Call*> this_calls_;
  // Members by class and name, found once.
  template <class T>
  using ByName = std::unordered_map<const ClassSymbol*, std::unordered_map<std::string, T>>;
  ByName<std::vector<MethodSymbol*>> methods_;
  ByName<VarSymbol*> fields_;
  std::vector<MethodSymbol*> type_var_methods_;  // the last answer for a type variable
};

}  // namespace braid::lang
