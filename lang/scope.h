// Environments and the resolution of type and package names (JLS 6, 7.5).
//
// An Env is one level of nesting: compilation unit, class body, method, lambda or block. Levels are
// chained by `outer`; the fields that describe "where we are" (cls, method, lambda, is_static) are
// repeated in each level so that the innermost one answers directly. Envs live in the arena.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lang/ast.h"
#include "lang/types.h"

namespace braid::lang {

struct Context;

// Names that the imports of a file bring in. Classes are looked up when a name is used.
struct UnitScope {
  CompilationUnit* unit = nullptr;
  PackageSymbol* package = nullptr;
  std::unordered_map<std::string, ClassSymbol*> types;  // top level types of this file
  struct Single {
    const Import* import = nullptr;
    ClassSymbol* type = nullptr;  // null: not found (reported when the name is used)
  };
  std::unordered_map<std::string, Single> single;  // simple name -> single-type import
  std::vector<std::string> on_demand;              // packages; java/lang last
  std::vector<ClassSymbol*> on_demand_types;       // import a.b.Outer.*
  std::vector<std::pair<std::string, ClassSymbol*>> static_single;  // member name, class
  std::vector<ClassSymbol*> static_on_demand;
};

struct Env {
  enum class Kind : uint8_t { kUnit, kClass, kMethod, kLambda, kBlock } kind = Kind::kUnit;
  Env* outer = nullptr;
  UnitScope* unit = nullptr;
  ClassSymbol* cls = nullptr;      // innermost class
  MethodSymbol* method = nullptr;  // method or constructor whose body this is; null in initialisers
  Lambda* lambda = nullptr;        // innermost lambda of this class's body
  bool is_static = false;  // no `this` of cls: static method or initialiser, arguments of an
                           // explicit constructor call
  // Declared at this level:
  std::vector<TypeVar*> type_vars;          // kClass, kMethod
  std::vector<VarSymbol*> vars;             // kMethod, kLambda, kBlock
  std::vector<ClassSymbol*> local_classes;  // kBlock
};

// What a simple name means as a type: at most one is set.
struct TypeName {
  ClassSymbol* cls = nullptr;
  TypeVar* var = nullptr;
  ClassType* via =
      nullptr;  // cls is a member class found as a member of this (enclosing or inherited) type
  bool ambiguous = false;                 // two on-demand imports have it
  ClassSymbol* other = nullptr;           // ambiguous: the second one
  const Import* failed_import = nullptr;  // not found: the import that names it
  bool static_misuse = false;             // var: a class's type parameter in a static context
  explicit operator bool() const { return cls || var; }
};

// A name that means nothing here: may be one of the JDK's.
struct MissingName {
  std::string name;       // with its package, if the JDK has it and Braid does not; else empty
  bool reported = false;  // it comes from an import that is reported
  std::string hint;       // a package that may have it is imported, and not in Braid's library
};

class Resolver {
 public:
  explicit Resolver(Context& context) : context_(context) {}

  // A level inside `outer`, which inherits where it is.
  Env* nested(Env& outer, Env::Kind kind);

  // The type that a node denotes, also stored in node.type. Errors are reported and give the error
  // type. kVar nodes are left to attribution.
  Type* resolve(TypeNode& node, Env& env);
  // The same where a primitive is not allowed: superclass, bounds, type arguments, throws.
  Type* resolve_reference(TypeNode& node, Env& env);
  // A generic class written with `<>` gives its raw type: the caller infers
  // (segments.back().diamond).

  // Reports type arguments outside their bounds, for all types resolved since the last call.
  // REQUIRES: all headers are complete.
  void check_bounds();

  // Lookups without a report.
  TypeName find_type(std::string_view name, Env& env);
  ClassSymbol* find_class_in_package(const PackageSymbol& package, std::string_view name);
  // Variables: locals of the levels up to the class body. Fields are looked up by attribution,
  // class by class.
  VarSymbol* find_local(std::string_view name, Env& env);
  // Static members by import: fields (null if none) and methods.
  VarSymbol* find_static_import_field(std::string_view name, Env& env);
  std::vector<MethodSymbol*> find_static_import_methods(std::string_view name, Env& env);

  // JLS 6.6: may code in `env` name `member` (of class `owner`) through a site of type `site`?
  // `site` is null for a simple name or `super`.
  bool is_accessible(const ClassSymbol& c, const Env& env) const;
  bool is_accessible(const Symbol& member, const ClassSymbol& owner, Type* site, const Env& env);
  // The same, for a constructor called by `new` (protected ones: same package, or an anonymous
  // class).
  bool is_constructor_accessible(const MethodSymbol& m, const Env& env, bool anonymous_or_super);

  // What may be the matter with a name that means nothing.
  MissingName missing_jdk_name(std::string_view name, const TypeName& found, Env& env);
  // `cannot find symbol` with the kind of thing and its name, or what Braid lacks of the JDK.
  void report_missing(SourcePos pos, std::string_view kind, std::string_view name,
                      const TypeName& found, Env& env);
  void report_missing_type(SourcePos pos, std::string_view name, const TypeName& found, Env& env);
  void report_inaccessible(const ClassSymbol& c, SourcePos pos);
  // Names of the JDK: what Braid lacks of them is unsupported, not a mistake.
  static bool is_library_package(std::string_view package);
  static bool is_library_class(const std::vector<std::string>& path);

 private:
  Type* resolve_named(TypeNode& node, Env& env);
  ClassSymbol* first_class(TypeNode& node, Env& env, size_t& segment, ClassType*& enclosing,
                           Type*& var);
  ClassSymbol* qualified_class(TypeNode& node, size_t& segment, Env& env);
  ClassSymbol* member_class(ClassSymbol& c, TypeNode::Segment& segment, Env& env);
  ClassType* enclosing_type(ClassSymbol& c, ClassType* via);
  Type* apply_arguments(ClassSymbol& c, TypeNode& node, TypeNode::Segment& segment,
                        ClassType* enclosing, Env& env);
  TypeName find_in_class(std::string_view name, Env& level, bool static_only);
  TypeName find_in_unit(std::string_view name, Env& env);
  TypeName find_on_demand(std::string_view name, Env& env);

  Context& context_;
};

// The level of the innermost class body around `env`; null outside of classes.
Env* class_level(Env& env);

// The outermost class around `c`: private members are accessible within it.
const ClassSymbol* outermost(const ClassSymbol* c);

}  // namespace braid::lang
