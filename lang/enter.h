// Declarations to symbols: classes, their supertypes and type parameters, then their members.
//
// After enter(): every ClassDecl at top level or nested in a class has its symbol with supertypes,
// fields, methods (with implicit ones), and every MethodDecl, VariableDeclarator (of fields),
// Parameter (of methods) and EnumConstant has its symbol. Local and anonymous classes are entered
// by attribution when it meets them. Names of local and anonymous classes are numbered in the order
// entered, per enclosing class, as javac does.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "lang/ast.h"
#include "lang/scope.h"
#include "lang/types.h"

namespace braid::lang {

struct Context;

class Enter {
 public:
  explicit Enter(Context& context);

  void enter(const std::vector<CompilationUnit*>& units);

  // A class declared in a body: enters it with all its members, and makes its name known in `env`
  // (the block's level). The checks of checks.h run on it too.
  ClassSymbol* enter_local_class(ClassDecl& decl, Env& env);
  // The body of `new base(..) { .. }` (base may be an interface). It has no constructor before
  // add_anonymous_constructor.
  ClassSymbol* enter_anonymous(ClassDecl& decl, Env& env, ClassType* base);
  // Its constructor, taking the parameters of the chosen superclass constructor (`params` as seen
  // from the superclass's type; empty if base is an interface).
  MethodSymbol* add_anonymous_constructor(ClassSymbol& c, std::vector<Type*> params,
                                          std::vector<Type*> thrown = {});

  // The level of a source class's body.
  Env* class_env(const ClassSymbol& c) const;
  // A level for the body of a method or constructor: type parameters and parameters are declared in
  // it.
  Env* method_env(const MethodSymbol& m);
  // A level for initialisers of fields and initialiser blocks.
  Env* initializer_env(const ClassSymbol& c, bool is_static);

  Resolver& resolver() { return resolver_; }

 private:
  // Classes (enter.cpp).
  UnitScope* enter_unit(CompilationUnit& unit);
  ClassSymbol* make_class(ClassDecl& decl, Env& env, ClassSymbol* outer, std::string binary_name,
                          bool local);
  void make_type_params(std::vector<TypeParam>& params, ClassSymbol* c, MethodSymbol* m,
                        std::vector<TypeVar*>& out);
  void enter_member_classes(ClassSymbol& c);
  uint32_t class_flags(const ClassDecl& decl, const ClassSymbol* outer, bool local) const;
  std::string local_name(const ClassSymbol& enclosing, const std::string& name);
  ClassSymbol* enter_local(ClassDecl& decl, Env& env);
  void finish_local(ClassSymbol& c, size_t first_class);
  void check_fresh(size_t first_class);  // checks of the classes entered since
  ClassSymbol* find_imported(const std::vector<std::string>& path, size_t count);
  void set_imports(CompilationUnit& unit, UnitScope& scope);
  void import_single(const Import& import, UnitScope& scope);
  void import_on_demand(const Import& import, UnitScope& scope);
  void import_static(const Import& import, UnitScope& scope);
  void check_static_imports(const UnitScope& scope);
  // Headers (enter_headers.cpp).
  Env* header_env(ClassSymbol& c);
  void complete_header(ClassSymbol& c);
  void resolve_bounds(std::vector<TypeParam>& params, Env& env);
  ClassType* resolve_supertype(ClassSymbol& c, TypeNode& node, Env& env);
  void resolve_supertypes(ClassSymbol& c, Env& env);
  void check_superclass(ClassSymbol& c, ClassType& super, SourcePos pos);
  void resolve_interfaces(ClassSymbol& c, Env& env);
  std::vector<std::string> braid_annotations(const Modifiers& modifiers, Env& env);
  // Members (enter_members.cpp).
  void enter_members(ClassSymbol& c);
  bool declare_field(VarSymbol& f, ClassSymbol& c);
  void enter_field(FieldDecl& decl, ClassSymbol& c, Env& env);
  void enter_enum_constant(EnumConstant& constant, ClassSymbol& c);
  uint32_t method_flags(const MethodDecl& decl, const ClassSymbol& c) const;
  void enter_method(MethodDecl& decl, ClassSymbol& c, Env& env);
  void check_receiver(MethodDecl& decl, ClassSymbol& c, Env& level);
  void enter_parameter(Parameter& p, MethodSymbol& m, Env& level);
  void check_duplicate(MethodSymbol& m, ClassSymbol& c);
  MethodSymbol* add_implicit(ClassSymbol& c, std::string name, uint32_t flags, Type* result);
  void add_enum_members(ClassSymbol& c);
  // Records (enter_records.cpp).
  void add_record_members(ClassSymbol& c);
  void check_components(const ClassSymbol& c);
  void check_constructors(ClassSymbol& c, const std::vector<VarSymbol*>& components,
                          const MethodSymbol* canonical);
  void check_canonical(const ClassSymbol& c, const MethodSymbol& m,
                       const std::vector<VarSymbol*>& components);
  void check_accessor(const MethodSymbol& m, const VarSymbol& component);
  void add_default_constructor(ClassSymbol& c);

  Context& context_;
  Resolver resolver_;
  std::unordered_map<const ClassSymbol*, Env*> class_envs_;  // the level of the class's body
  std::unordered_map<std::string, int> local_counts_;
};

}  // namespace braid::lang
