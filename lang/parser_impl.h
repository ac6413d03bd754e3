// The parser's class; parser.h is its door. One member function per construct of the grammar, in
// a source each for types, modifiers, annotations and looking ahead (parser_type.cpp),
// declarations, statements (parser_stmt.cpp, parser_switch.cpp, parser_try.cpp) and expressions
// (parser_expr.cpp, parser_primary.cpp); what they share is in parser.cpp.
//
// Invariants:
//  1. `at_` indexes a token; kEof is never passed.
//  2. Every loop over tokens ends: each turn takes a token or leaves the loop.
//  3. Nesting is bounded by kMaxDepth: every recursive construct holds a Nesting.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/ast.h"
#include "lang/diagnostics.h"
#include "lang/lexer.h"
#include "lang/parser.h"

namespace braid::lang {

class Parser {
 public:
  Parser(const SourceSet& sources, uint32_t file, Arena& arena, Diagnostics& diags);
  CompilationUnit* compilation_unit();

 private:
  static constexpr int kMaxDepth = 1000;
  static constexpr int kMaxChain = 3000;  // selectors in a row: a.b().c[1]...
  static constexpr int kMaxDims = 255;    // of an array type (as in class files)
  static constexpr size_t kNoType = static_cast<size_t>(-1);  // of skip_type: no type stands there

  // Counts nesting while it lives; ok() is false, and an error reported, when it is too deep.
  class Nesting {
   public:
    explicit Nesting(Parser& parser) : parser_(parser) { ++parser_.depth_; }
    ~Nesting() { --parser_.depth_; }
    Nesting(const Nesting&) = delete;
    Nesting& operator=(const Nesting&) = delete;
    bool ok() { return parser_.depth_ <= kMaxDepth || parser_.too_deep(); }

   private:
    Parser& parser_;
  };

  // ---- Tokens ---------------------------------------------------------------------------------
  const Token& token(size_t ahead = 0) const;
  Tok kind(size_t ahead = 0) const { return token(ahead).kind; }
  Tok kind_at(size_t index) const;
  bool at(Tok k) const { return kind() == k; }
  bool at_word(std::string_view word, size_t ahead = 0) const;
  void next();
  bool accept(Tok k);  // takes the token if it is a `k`
  // Takes a `k`, or reports "... expected" behind the previous token.
  bool expect(Tok k);
  bool expect(Tok k, std::string_view what);
  bool neighbours(size_t ahead) const;  // no blank between tokens `ahead` and `ahead + 1`
  SourcePos pos() const { return pos_of(token().begin); }
  SourcePos pos_of(uint32_t offset) const { return {file_, offset}; }
  uint32_t previous_end() const;
  std::string identifier();
  static bool is_name(Tok k) { return k == Tok::kIdentifier || k == Tok::kUnderscore; }

  // ---- Errors ---------------------------------------------------------------------------------
  void syntax_error(uint32_t offset, std::string message);
  void error_here(std::string message) { syntax_error(token().begin, std::move(message)); }
  void expected_behind(std::string_view what);  // "what expected", behind the previous token
  void unsupported(SourcePos where, NotYet what);
  bool too_deep();
  struct Stops {
    bool imports, members, names, statements;
  };
  void skip(Stops stops);
  bool in_error() const { return token().begin <= error_end_; }

  template <class T>
  T* make(uint32_t offset) {
    T* node = arena_.make<T>();
    node->pos = pos_of(offset);
    return node;
  }
  template <class T>
  T* make_expr(uint32_t offset, SourcePos start) {
    T* node = make<T>(offset);
    node->start = start;
    return node;
  }
  template <class T>
  T* make_stmt() {
    T* node = arena_.make<T>();
    node->pos = pos();
    return node;
  }

  // ---- Looking ahead (parser_type.cpp) --------------------------------------------------------
  // Index behind the type that stands at token `index`, or kNoType.
  size_t skip_type(size_t index, int depth = 0) const;
  size_t skip_type_args(size_t index, int depth) const;
  size_t skip_annotations(size_t index) const;
  size_t skip_dims(size_t index) const;
  size_t skip_parens(size_t index) const;
  bool at_local_variable() const;
  bool at_record() const;
  bool at_type_declaration() const;
  bool at_local_class() const;
  bool at_sealed(size_t ahead = 0) const;
  bool at_non_sealed(size_t ahead = 0) const;

  // ---- Types (parser_type.cpp) ----------------------------------------------------------------
  static std::optional<TypeKind> primitive_kind(Tok k);
  Modifiers modifiers();
  Annotation annotation();
  void annotations();  // type annotations: dropped
  void annotation_value();
  TypeNode* type(bool allow_diamond = false);
  TypeNode* type_without_dims(bool allow_diamond = false);
  TypeNode* named_type(bool allow_diamond, bool allow_var);
  TypeNode* variable_type();  // of a local variable: `var`, too
  static bool is_var(const TypeNode* node);
  void check_var(const LocalVar& stmt);
  TypeNode* dims_after(TypeNode* element);  // wraps `element` for each [] that follows
  std::vector<TypeNode*> type_args(bool allow_diamond, bool* diamond);
  TypeNode* type_arg();
  std::vector<TypeParam> type_params();
  std::vector<TypeNode*> type_list();
  TypeNode* array_of(TypeNode* element, uint32_t offset);

  // ---- Declarations (parser_decl.cpp) ---------------------------------------------------------
  void package_or_types(CompilationUnit& unit);
  Import import_declaration();
  ClassDecl* type_declaration(Modifiers mods);  // null after an error or an unsupported construct
  ClassDecl* class_declaration(Modifiers mods);
  ClassDecl* interface_declaration(Modifiers mods);
  ClassDecl* enum_declaration(Modifiers mods);
  ClassDecl* record_declaration(Modifiers mods);
  Member component_field(const Parameter& component);
  void compact_constructor(ClassDecl& decl, MethodDecl* method);
  std::string type_name(SourcePos* where);
  void permits_clause();
  void class_body(ClassDecl& decl);
  void member(ClassDecl& decl);
  void method_or_field(ClassDecl& decl, Modifiers mods);
  void constructor(ClassDecl& decl, Modifiers mods, std::vector<TypeParam> params, SourcePos where);
  void method_rest(ClassDecl& decl, MethodDecl* method, bool is_constructor);
  void field_rest(ClassDecl& decl, Modifiers mods, TypeNode* type, std::string name,
                  SourcePos where);
  void enum_body(ClassDecl& decl);
  bool at_enum_constant(bool after_semicolon) const;
  void enum_members(ClassDecl& decl);
  EnumConstant* enum_constant();
  std::vector<Parameter> parameters();
  void parameter(std::vector<Parameter>& out);
  ClassDecl* anonymous_body(uint32_t offset);
  VariableDeclarator* declarator_rest(TypeNode* type, std::string name, SourcePos where,
                                      bool needs_init);

  // ---- Statements (parser_stmt.cpp and others) --------------------------------------------------
  Block* block();
  void block_statements(std::vector<Stmt*>& out);
  bool at_block_end() const;
  bool at_member_modifier() const;  // of a kind that no statement begins with
  Stmt* block_statement();          // null at a block's end; also local variables and classes
  Stmt* statement();                // as body of if, while, ...
  Stmt* simple_statement();
  Stmt* local_variables(Modifiers mods);
  Stmt* local_class(Modifiers mods);
  Stmt* expression_statement();
  Stmt* stray_type();
  Stmt* stray_method();
  bool at_broken_type() const;
  Stmt* orphan(std::string message);
  Stmt* if_statement();
  Stmt* while_statement();
  Stmt* do_statement();
  Stmt* for_statement();
  Stmt* for_each(uint32_t offset, Modifiers mods, TypeNode* type);
  Stmt* for_rest(For* loop);
  Stmt* bad_for_each(For* loop, uint32_t where);
  Stmt* switch_statement();
  void switch_rest(Switch& into);
  void switch_body(Switch& into);
  void switch_label(SwitchCase& into);
  void switch_rule(SwitchCase& into, bool has_value);
  Stmt* try_statement();
  std::vector<Resource> resources();
  Resource resource();
  CatchClause catch_clause();
  Stmt* return_statement();
  Stmt* break_statement();
  Stmt* continue_statement();
  Stmt* throw_statement();
  Stmt* synchronized_statement();
  Stmt* assert_statement();
  Stmt* yield_statement();
  bool at_yield_statement() const;
  Expr* parenthesised_condition();
  void check_expression_statement(Expr* expr);

  // ---- Expressions (parser_expr.cpp, parser_primary.cpp) --------------------------------------
  struct Operator {
    BinaryOp op;
    int precedence;
    int tokens;
  };
  Expr* expression();
  Expr* conditional();
  Expr* binary(int above);
  Expr* unary();
  std::optional<Operator> binary_operator() const;
  std::optional<Operator> shift_or_greater() const;
  std::optional<Operator> assignment_operator() const;  // `op=`; not the plain =
  Expr* instance_of(Expr* operand);
  Expr* error_expr();
  Expr* illegal_start();
  static bool is_error(const Expr* expr);

  Expr* prefix(UnaryOp op);
  Expr* negative_literal(uint32_t minus);
  Expr* literal();
  void integer_value(const Token& digits, bool negative, Literal& into);
  enum class Paren : uint8_t { kParenthesised, kCast, kImplicitLambda, kExplicitLambda };
  Paren classify_paren() const;
  bool begins_cast_operand(size_t index, bool primitive) const;
  Expr* parenthesised();
  Expr* cast();
  Expr* lambda(bool parens, bool explicit_types);
  void check_var_params(Lambda& lambda);
  Expr* lambda_rest(Lambda* lambda);
  Expr* primary();
  Expr* primary_of_type();
  Expr* name_or_call();
  Expr* this_expression();
  Expr* super_expression(Expr* qualifier, uint32_t start);
  Expr* generic_constructor_call();
  Expr* selectors(Expr* target);
  Expr* selector_after_dot(Expr* target);
  Expr* index_or_array_type(Expr* target);
  Expr* call_rest(Call* call);
  std::vector<Expr*> arguments();
  MethodRef* method_reference(SourcePos start);
  Expr* class_literal(TypeNode* of);
  Expr* creation(Expr* outer, SourcePos start);
  Expr* array_creation(NewArray* node);
  ArrayInit* array_init();
  Expr* variable_init();
  Expr* switch_expression();
  bool at_type_expression() const;
  TypeNode* as_type(const Expr* name);

  uint32_t file_;
  Arena& arena_;
  Diagnostics& diags_;
  TokenList list_;
  size_t at_ = 0;
  int depth_ = 0;
  bool aborted_ = false;          // nested too deeply: the rest of the file is dropped in silence
  bool saw_sealed_ = false;       // reported; a `permits` belongs to it
  bool var_allowed_ = false;      // the type that is read next may be `var`
  bool lambda_params_ = false;    // reading the parameters of a lambda
  bool no_lambda_ = false;        // in a case label, where `->` ends the expression
  int switch_expressions_ = 0;    // around the current statement
  int64_t last_error_ = -1;       // offset of the last syntax error; none is reported before it
  int64_t error_end_ = -1;        // a token that begins here or before is part of an error
  TypeNode* receiver_ = nullptr;  // of the parameters read last
  SourcePos receiver_pos_;
  bool receiver_allowed_ = false;  // reading the parameters of a method
  std::string class_name_;         // of the class around the current member: constructors bear it
};

}  // namespace braid::lang
