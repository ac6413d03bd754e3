// The syntax tree.
//
// What: nodes as the parser makes them, with places ("filled by attribution") for what the later
// passes find out: the type of each expression, what each name means, which conversion applies.
// Passes, in order: parse (parser.h), enter and attribute (attr/), flow analysis (flow.h), code
// generation (codegen/). Nodes live in the Arena of the compilation and are never freed singly.
//
// Invariants after attribution without errors:
//  1. Every Expr has a type; a constant expression has its value in `constant`.
//  2. Every Name and FieldAccess that denotes a variable has it in `symbol`; a Name or FieldAccess that
//     denotes a class or package has that symbol, and its `type` is the class type or null.
//  3. Types are kept unerased; code generation erases. An expression whose erased declared type differs
//     from its erased type (generic call or field) needs a checkcast, which code generation inserts.
//  4. Conversions (widening, boxing, unboxing, narrowing of constants) are not nodes: code generation
//     converts from `expr->type` to the type that the context wants (variable, parameter, operand).
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "lang/source.h"
#include "lang/types.h"

namespace braid::lang {

// Owns the nodes, types and symbols of one compilation.
class Arena {
 public:
  template <class T, class... Args>
  T* make(Args&&... args) {
    auto owned = std::make_unique<Holder<T>>(std::forward<Args>(args)...);
    T* raw = &owned->value;
    items_.push_back(std::move(owned));
    return raw;
  }

 private:
  struct Base {
    virtual ~Base() = default;
  };
  template <class T>
  struct Holder : Base {
    T value;
    template <class... Args>
    explicit Holder(Args&&... args) : value(std::forward<Args>(args)...) {}
  };
  std::deque<std::unique_ptr<Base>> items_;
};

struct Block;
struct ClassDecl;
struct Stmt;
struct Expr;

// ---- Types as written -------------------------------------------------------------------------

struct TypeNode {
  enum class Kind : uint8_t { kPrimitive, kNamed, kArray, kWildcard, kVar } kind;
  SourcePos pos;
  TypeKind primitive = TypeKind::kVoid;     // kPrimitive (void too)
  struct Segment {                          // kNamed: a.b.C<X>.D<Y>
    std::string name;
    SourcePos pos;                          // of the name; behind a dot: of the dot (as javac points)
    std::vector<TypeNode*> args;
    bool diamond = false;                   // `<>`
    SourcePos args_pos;                     // of the '<', if there are arguments or a diamond
  };
  std::vector<Segment> segments;
  TypeNode* element = nullptr;              // kArray
  WildcardType::Bound bound_kind = WildcardType::Bound::kNone;  // kWildcard
  TypeNode* bound = nullptr;
  Type* type = nullptr;                     // filled by attribution
};

struct Annotation {
  SourcePos pos;
  std::string name;  // as written: "Override", "java.lang.Override", "braid.internal.Hidden"
};

struct Modifiers {
  uint32_t flags = 0;  // as written; vm/module.h: kPublic, kStatic, kFinal, kSynchronized ...; kDefault
  SourcePos pos;       // of the first modifier
  std::vector<Annotation> annotations;
};

struct TypeParam {
  std::string name;
  SourcePos pos;
  std::vector<TypeNode*> bounds;
  TypeVar* var = nullptr;  // filled by attribution
};

// ---- Expressions ------------------------------------------------------------------------------

enum class ExprKind : uint8_t {
  kLiteral, kName, kFieldAccess, kArrayAccess, kCall, kNew, kNewArray, kArrayInit, kUnary, kBinary,
  kAssign, kCompoundAssign, kConditional, kCast, kInstanceOf, kLambda, kMethodRef, kSwitchExpr,
  kThis, kClassLiteral,
};

struct Expr {
  ExprKind kind;
  // Where an error about it points, as javac has it: the operator of unary, binary, assignment,
  // conditional ('?'), instanceof and array access ('['); the dot of a field access, Outer.this and
  // T.class; the '(' of a call and a cast; `new`; the '{' of an initialiser; else the first byte.
  SourcePos pos;
  SourcePos start;           // first byte
  bool parenthesized = false;
  Type* type = nullptr;      // filled by attribution
  Constant constant;         // filled by attribution
  explicit Expr(ExprKind k) : kind(k) {}
};

struct Literal : Expr {
  // The value is in `constant`; `literal_kind` gives its type (kNull: null; kClass: String).
  TypeKind literal_kind = TypeKind::kInt;
  Literal() : Expr(ExprKind::kLiteral) {}
};

struct Name : Expr {  // a simple name: variable, class or package
  std::string name;
  Symbol* symbol = nullptr;            // filled by attribution
  // For an instance field reached without a target: the class whose `this` holds it (the current
  // class or an enclosing one).
  ClassSymbol* implicit_this = nullptr;
  Name() : Expr(ExprKind::kName) {}
};

struct FieldAccess : Expr {  // target.name; also qualified class and package names; array.length
  Expr* target = nullptr;              // with is_super: the qualifying class name, or null
  bool is_super = false;               // super.name or Outer.super.name
  std::string name;
  SourcePos name_pos;                  // `pos` is the dot's
  Symbol* symbol = nullptr;            // filled by attribution; null for array length
  bool is_array_length = false;        // filled by attribution
  FieldAccess() : Expr(ExprKind::kFieldAccess) {}
};

struct ArrayAccess : Expr {
  Expr* array = nullptr;
  Expr* index = nullptr;
  ArrayAccess() : Expr(ExprKind::kArrayAccess) {}
};

// A method call: name(args), target.name(args), super.name(args), Interface.super.name(args), and the
// explicit constructor calls this(...) and super(...), outer.super(...).
struct Call : Expr {
  enum class Form : uint8_t { kPlain, kSuper, kThisConstructor, kSuperConstructor } form = Form::kPlain;
  Expr* target = nullptr;              // may be null; may denote a class (static call); for
                                       // kSuperConstructor: the explicit enclosing instance;
                                       // for kSuper: the qualifying class or interface name, or null
  std::vector<TypeNode*> type_args;
  std::string name;                    // constructor calls: "this" or "super"
  SourcePos name_pos;                  // where an error about the name points: the name, or the dot
                                       // before it
  std::vector<Expr*> args;
  // Filled by attribution:
  MethodSymbol* method = nullptr;
  std::vector<Type*> param_types;      // formal parameter types after substitution; with a varargs
                                       // call one per argument (the element type for the variable ones)
  bool varargs_call = false;           // the trailing arguments are packed into an array of the last
                                       // parameter's type
  Type* varargs_array = nullptr;       // that array type (substituted), if varargs_call
  ClassSymbol* implicit_this = nullptr;  // instance method without target: whose `this` is the receiver
  ClassSymbol* receiver_class = nullptr; // erased static class of the receiver: the class named in the
                                       // instruction (arrays: Object)
  Call() : Expr(ExprKind::kCall) {}
};

struct New : Expr {  // new C<..>(args) { body }, outer.new C(args)
  Expr* outer = nullptr;
  TypeNode* class_type = nullptr;
  std::vector<Expr*> args;
  ClassDecl* body = nullptr;           // anonymous class
  // Filled by attribution. `created` is the anonymous class if there is a body; its implicit constructor
  // takes the arguments of `constructor` (the superclass constructor's parameters) and passes them on.
  ClassSymbol* created = nullptr;
  MethodSymbol* constructor = nullptr; // constructor called: of `created`
  std::vector<Type*> param_types;
  bool varargs_call = false;
  Type* varargs_array = nullptr;
  // The class whose `this` is the enclosing instance when `outer` is null and created->has_outer_this.
  ClassSymbol* implicit_this = nullptr;
  New() : Expr(ExprKind::kNew) {}
};

struct ArrayInit;
struct NewArray : Expr {  // new int[3][n][], new int[][] {{1}, {2}}
  TypeNode* element = nullptr;         // innermost element type as written
  std::vector<Expr*> dims;             // given lengths, outermost first
  uint32_t extra_dims = 0;             // further [] without length
  ArrayInit* init = nullptr;
  NewArray() : Expr(ExprKind::kNewArray) {}
};

struct ArrayInit : Expr {  // {a, b, c}: as initialiser of an array variable or of NewArray
  std::vector<Expr*> elements;
  ArrayInit() : Expr(ExprKind::kArrayInit) {}
};

enum class UnaryOp : uint8_t { kPlus, kMinus, kNot, kBitNot, kPreInc, kPreDec, kPostInc, kPostDec };
struct Unary : Expr {
  UnaryOp op = UnaryOp::kPlus;
  Expr* operand = nullptr;
  Unary() : Expr(ExprKind::kUnary) {}
};

enum class BinaryOp : uint8_t {
  kAdd, kSub, kMul, kDiv, kRem, kShl, kShr, kUshr, kAnd, kOr, kXor, kLogAnd, kLogOr,
  kEq, kNe, kLt, kLe, kGt, kGe,
};
struct Binary : Expr {
  BinaryOp op = BinaryOp::kAdd;
  Expr* left = nullptr;
  Expr* right = nullptr;
  // Filled by attribution: the type both operands are converted to before the operation (shifts: the
  // promoted type of the left operand; the right one is converted to int or long by its own promotion).
  // For a string concatenation: String (operands are turned into strings). For == on references: Object.
  Type* operand_type = nullptr;
  Binary() : Expr(ExprKind::kBinary) {}
};

struct Assign : Expr {
  Expr* target = nullptr;
  Expr* value = nullptr;
  Assign() : Expr(ExprKind::kAssign) {}
};

struct CompoundAssign : Expr {  // target op= value
  BinaryOp op = BinaryOp::kAdd;
  Expr* target = nullptr;
  Expr* value = nullptr;
  Type* operand_type = nullptr;        // as Binary::operand_type; String for +=
  CompoundAssign() : Expr(ExprKind::kCompoundAssign) {}
};

struct Conditional : Expr {
  Expr* condition = nullptr;
  Expr* then_value = nullptr;
  Expr* else_value = nullptr;
  Conditional() : Expr(ExprKind::kConditional) {}
};

struct Cast : Expr {                   // (T) x, (T & U & V) x
  TypeNode* target_type = nullptr;
  std::vector<TypeNode*> more_types;   // behind the first one
  Expr* operand = nullptr;
  Cast() : Expr(ExprKind::kCast) {}
};

struct InstanceOf : Expr {  // operand instanceof Type, operand instanceof Type name
  Expr* operand = nullptr;
  TypeNode* target_type = nullptr;
  Modifiers modifiers;                 // of the variable
  std::string name;                    // empty: no pattern
  SourcePos name_pos;
  VarSymbol* binding = nullptr;        // filled by attribution
  InstanceOf() : Expr(ExprKind::kInstanceOf) {}
};

struct Parameter {
  SourcePos pos;
  Modifiers modifiers;
  TypeNode* type_node = nullptr;       // null: a lambda parameter without type
  bool varargs = false;                // then type_node is the element type
  std::string name;
  VarSymbol* symbol = nullptr;         // filled by attribution
};

struct MethodRef;

struct Lambda : Expr {
  std::vector<Parameter> params;
  Expr* body_expr = nullptr;           // exactly one of the two
  Block* body_block = nullptr;
  // Filled by attribution (`type` is the functional interface type):
  MethodSymbol* sam = nullptr;         // the interface's single abstract method
  std::vector<ClassSymbol*> markers;   // further interfaces, of a cast to several types
  std::vector<Type*> sam_params;       // its parameter types after substitution = the params' types
  Type* sam_return = nullptr;          // its return type after substitution (may be void)
  std::vector<VarSymbol*> captured;    // variables of enclosing bodies, in order of first use
  bool uses_this = false;              // needs `this` (of the class it stands in, or of an outer one)
  Lambda* enclosing = nullptr;         // the lambda around it in the same class body, if any
  ClassSymbol* in_class = nullptr;     // the class it stands in
  bool in_static_context = false;
  std::string enclosing_method;        // name of the method it stands in ("main", "new" for constructors
                                       // and instance initialisers, "static" for static ones)
  MethodRef* reference = nullptr;      // the reference that became this lambda
  bool is_direct = false;              // a reference: the body is no method of its own, as the JDK has it
  Lambda() : Expr(ExprKind::kLambda) {}
};

// target::name, Type::name, super::name, Type::new. Attribution makes it a lambda whose body calls the
// method; what stands before the :: is evaluated once, where the reference stands.
struct MethodRef : Expr {
  Expr* target = nullptr;              // a value or the name of a class; with is_super: the qualifying
                                       // class, or null
  TypeNode* of = nullptr;              // instead of `target`: a type that is no name (List<String>, int[])
  bool is_super = false;
  bool is_new = false;
  std::vector<TypeNode*> type_args;
  std::string name;                    // "new" too
  Lambda* lambda = nullptr;            // filled by attribution
  VarSymbol* receiver = nullptr;       // filled by attribution: a variable of the lambda's that has the
                                       // value of `target`; null if a class or super stands there
  MethodRef() : Expr(ExprKind::kMethodRef) {}
};

struct Switch;
struct SwitchExpr : Expr {             // a switch that has a value
  Switch* body = nullptr;
  SwitchExpr() : Expr(ExprKind::kSwitchExpr) {}
};

struct This : Expr {                   // this, Outer.this
  Expr* qualifier = nullptr;
  ClassSymbol* of_class = nullptr;     // filled by attribution
  This() : Expr(ExprKind::kThis) {}
};

struct ClassLiteral : Expr {           // T.class
  TypeNode* of = nullptr;
  ClassLiteral() : Expr(ExprKind::kClassLiteral) {}
};

// ---- Statements -------------------------------------------------------------------------------

enum class StmtKind : uint8_t {
  kBlock, kLocalVar, kLocalClass, kExpr, kIf, kWhile, kDoWhile, kFor, kForEach, kLabeled, kSwitch,
  kReturn, kBreak, kContinue, kYield, kThrow, kTry, kSynchronized, kAssert, kEmpty,
};

struct Stmt {
  StmtKind kind;
  SourcePos pos;                       // first byte
  explicit Stmt(StmtKind k) : kind(k) {}
};

struct Block : Stmt {
  std::vector<Stmt*> statements;
  SourcePos end;                       // the closing brace
  Block() : Stmt(StmtKind::kBlock) {}
};

struct VariableDeclarator {
  SourcePos pos;                       // of the name
  std::string name;
  TypeNode* type_node = nullptr;       // with the brackets after the name applied
  Expr* init = nullptr;                // may be an ArrayInit
  VarSymbol* symbol = nullptr;         // filled by attribution
};

struct LocalVar : Stmt {
  Modifiers modifiers;
  std::vector<VariableDeclarator*> vars;
  LocalVar() : Stmt(StmtKind::kLocalVar) {}
};

struct LocalClass : Stmt {
  ClassDecl* decl = nullptr;
  LocalClass() : Stmt(StmtKind::kLocalClass) {}
};

struct ExprStmt : Stmt {
  Expr* expr = nullptr;
  ExprStmt() : Stmt(StmtKind::kExpr) {}
};

struct If : Stmt {
  Expr* condition = nullptr;
  Stmt* then_stmt = nullptr;
  Stmt* else_stmt = nullptr;
  If() : Stmt(StmtKind::kIf) {}
};

struct While : Stmt {
  Expr* condition = nullptr;
  Stmt* body = nullptr;
  While() : Stmt(StmtKind::kWhile) {}
};

struct DoWhile : Stmt {
  Stmt* body = nullptr;
  Expr* condition = nullptr;
  DoWhile() : Stmt(StmtKind::kDoWhile) {}
};

struct For : Stmt {
  std::vector<Stmt*> init;             // one LocalVar, or ExprStmts
  Expr* condition = nullptr;           // may be null
  std::vector<Expr*> update;
  Stmt* body = nullptr;
  For() : Stmt(StmtKind::kFor) {}
};

struct ForEach : Stmt {
  Modifiers modifiers;
  VariableDeclarator* var = nullptr;
  Expr* iterable = nullptr;
  Stmt* body = nullptr;
  Type* element_type = nullptr;        // filled by attribution: array element or Iterable's argument
  ForEach() : Stmt(StmtKind::kForEach) {}
};

struct Labeled : Stmt {
  std::string label;
  Stmt* body = nullptr;
  Labeled() : Stmt(StmtKind::kLabeled) {}
};

struct SwitchCase {
  SourcePos pos;
  std::vector<Expr*> labels;           // constants or enum names (a Name whose symbol is the constant)
  bool is_default = false;
  bool is_arrow = false;               // then the body is one statement: an expression (with a value: a
                                       // yield), a block or a throw
  std::vector<Stmt*> body;
};

struct Switch : Stmt {
  Expr* selector = nullptr;
  std::vector<SwitchCase> cases;
  SourcePos end;                       // the closing brace
  SwitchExpr* as_value = nullptr;      // the expression that it is the body of
  bool has_default() const {
    for (const SwitchCase& c : cases) {
      if (c.is_default) return true;
    }
    return false;
  }
  Switch() : Stmt(StmtKind::kSwitch) {}
};

struct Return : Stmt {
  Expr* value = nullptr;
  Return() : Stmt(StmtKind::kReturn) {}
};

// The statement that a break or continue leaves or goes on with; filled by attribution.
struct Break : Stmt {
  std::string label;
  Stmt* target = nullptr;              // loop, switch, or the Labeled statement
  Break() : Stmt(StmtKind::kBreak) {}
};

struct Continue : Stmt {
  std::string label;
  Stmt* target = nullptr;              // the loop itself
  Continue() : Stmt(StmtKind::kContinue) {}
};

struct Yield : Stmt {
  Expr* value = nullptr;
  Switch* target = nullptr;            // filled by attribution
  Yield() : Stmt(StmtKind::kYield) {}
};

struct Throw : Stmt {
  Expr* value = nullptr;
  Throw() : Stmt(StmtKind::kThrow) {}
};

struct CatchClause {
  SourcePos pos;                       // of `catch`
  SourcePos name_pos;
  Modifiers modifiers;
  std::vector<TypeNode*> types;        // several: multi-catch
  std::string name;
  VarSymbol* symbol = nullptr;         // filled by attribution
  Block* body = nullptr;
};

// `R r = open()` or the name of a variable, between the parentheses of a try.
struct Resource {
  SourcePos pos;                       // of the declared name, or of the variable
  LocalVar* declaration = nullptr;     // exactly one of the two; one declarator, with its value
  Expr* variable = nullptr;
  Type* type = nullptr;                // filled by attribution
  MethodSymbol* close = nullptr;       // filled by attribution: what closes it
  const VariableDeclarator* declarator() const {
    return declaration != nullptr ? declaration->vars.front() : nullptr;
  }
};

struct Try : Stmt {
  std::vector<Resource> resources;
  Block* body = nullptr;
  std::vector<CatchClause> catches;
  Block* finally_block = nullptr;
  Try() : Stmt(StmtKind::kTry) {}
};

struct Synchronized : Stmt {
  Expr* lock = nullptr;
  Block* body = nullptr;
  Synchronized() : Stmt(StmtKind::kSynchronized) {}
};

struct Assert : Stmt {
  Expr* condition = nullptr;
  Expr* message = nullptr;
  Assert() : Stmt(StmtKind::kAssert) {}
};

struct Empty : Stmt {
  Empty() : Stmt(StmtKind::kEmpty) {}
};

// ---- Declarations -----------------------------------------------------------------------------

struct MethodDecl {
  SourcePos pos;                       // of the name
  Modifiers modifiers;
  std::vector<TypeParam> type_params;
  TypeNode* return_type = nullptr;     // null for constructors
  std::string name;                    // "<init>" for constructors
  std::vector<Parameter> params;
  TypeNode* receiver = nullptr;        // of a receiver parameter, `T this`, which is no parameter
  SourcePos receiver_pos;
  std::vector<TypeNode*> thrown;
  Block* body = nullptr;               // null: abstract, native or interface method
  bool is_compact = false;             // a record's constructor without parameters of its own: `P { }`
  MethodSymbol* symbol = nullptr;      // filled by attribution
};

struct FieldDecl {
  Modifiers modifiers;
  bool is_component = false;           // of a record, from its header
  bool is_varargs = false;             // a component `T... x`
  std::vector<VariableDeclarator*> vars;
};

struct Initializer {
  SourcePos pos;
  bool is_static = false;
  Block* body = nullptr;
};

struct EnumConstant {
  SourcePos pos;
  std::string name;
  std::vector<Expr*> args;
  ClassDecl* body = nullptr;           // constant with a class body
  VarSymbol* symbol = nullptr;         // filled by attribution: the static final field
  New* creation = nullptr;             // filled by attribution: `new E(args) body`, without the
                                       // synthetic name and ordinal, which code generation puts first
};

// A member in source order, so that initialisers run in the order written.
struct Member {
  MethodDecl* method = nullptr;        // exactly one is set
  FieldDecl* field = nullptr;
  Initializer* initializer = nullptr;
  ClassDecl* type = nullptr;
};

struct ClassDecl {
  enum class Kind : uint8_t { kClass, kInterface, kEnum, kAnnotation, kRecord } kind = Kind::kClass;
  SourcePos pos;                       // of `class`, `interface`, `enum`; anonymous: of the '{'. Errors
                                       // about the class point here
  SourcePos name_pos;
  Modifiers modifiers;
  std::string name;                    // empty for anonymous classes
  std::vector<TypeParam> type_params;
  TypeNode* superclass = nullptr;      // class: extends
  std::vector<TypeNode*> interfaces;   // class: implements; interface: extends
  std::vector<EnumConstant*> constants;
  std::vector<Parameter> components;   // records: the header; each is a field among `members`, too
  std::vector<Member> members;
  SourcePos end;                       // the closing brace
  ClassSymbol* symbol = nullptr;       // filled by attribution
  std::vector<Lambda*> lambdas;        // filled by attribution: all lambdas that stand in this class's
                                       // bodies (not in nested classes), in source order
};

struct Import {
  SourcePos pos;                       // of `import`
  SourcePos name_pos;                  // of the last dot before the last name
  std::vector<std::string> path;       // without the '*'
  bool is_static = false;
  bool on_demand = false;              // ends in .*
};

struct CompilationUnit {
  uint32_t file = 0;                   // SourceSet index
  SourcePos package_pos;               // of the word `package`
  std::vector<std::string> package;
  std::vector<Import> imports;
  std::vector<ClassDecl*> types;
};

}  // namespace braid::lang
