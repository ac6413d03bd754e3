// Types and symbols of the language, as the front end sees them.
//
// A Type is what an expression has; a Symbol is what a name means. Classes come either from source
// (their ClassDecl is attached) or from a compiled module (their members are read on first use, see
// ClassSymbol::complete). All types and symbols live in the arena of one compilation and are compared
// with same_type(), symbols by address.
//
// Names of classes are kept in the machine's form: package separated by '/', nested by '$'
// ("java/util/Map$Entry").
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#include "lang/source.h"

namespace braid::lang {

struct ClassSymbol;
struct MethodSymbol;
struct VarSymbol;
struct ClassDecl;
struct MethodDecl;
struct FieldDecl;
struct VariableDeclarator;
struct EnumConstant;
struct Lambda;
struct Expr;

enum class TypeKind : uint8_t {
  kVoid, kBoolean, kByte, kShort, kChar, kInt, kLong, kFloat, kDouble,
  kNull,      // type of `null`
  kClass,     // ClassType
  kArray,     // ArrayType
  kTypeVar,   // TypeVar
  kWildcard,  // WildcardType, only as a type argument
  kError,     // after a reported error; compatible with everything, reports nothing further
};

struct Type {
  TypeKind kind;
  explicit Type(TypeKind k) : kind(k) {}
  bool is_primitive() const { return kind >= TypeKind::kBoolean && kind <= TypeKind::kDouble; }
  bool is_numeric() const { return kind >= TypeKind::kByte && kind <= TypeKind::kDouble; }
  bool is_integral() const { return kind >= TypeKind::kByte && kind <= TypeKind::kLong; }
  bool is_reference() const {
    return kind == TypeKind::kNull || kind == TypeKind::kClass || kind == TypeKind::kArray ||
           kind == TypeKind::kTypeVar || kind == TypeKind::kWildcard;
  }
  bool is_error() const { return kind == TypeKind::kError; }
};

// A class or interface type. `args` is empty for a non-generic class and for a raw type.
struct ClassType : Type {
  ClassSymbol* symbol;
  std::vector<Type*> args;
  // Member classes with an outer instance, of a generic class: the parameterised type of the enclosing
  // class (`List<String>` in `List<String>.Node`); null if the enclosing class is not generic, or raw.
  ClassType* enclosing = nullptr;
  ClassType(ClassSymbol* s, std::vector<Type*> a = {})
      : Type(TypeKind::kClass), symbol(s), args(std::move(a)) {}
};

struct ArrayType : Type {
  Type* element;
  explicit ArrayType(Type* e) : Type(TypeKind::kArray), element(e) {}
};

struct TypeVar : Type {
  std::string name;
  std::vector<Type*> bounds;   // empty: Object
  ClassSymbol* class_owner = nullptr;    // exactly one of the owners is set
  MethodSymbol* method_owner = nullptr;
  // Besides the declared ones there are, without an owner: captured wildcards (made by Types::capture;
  // `lower` is the bound of a `? super`, else null), and inference variables, made by attribution, which
  // never stay in the tree.
  enum class Flavour : uint8_t { kDeclared, kCaptured, kInference } flavour = Flavour::kDeclared;
  Type* lower = nullptr;
  struct WildcardType* captured = nullptr;  // kCaptured: what was captured
  bool is_captured() const { return flavour == Flavour::kCaptured; }
  explicit TypeVar(std::string n) : Type(TypeKind::kTypeVar), name(std::move(n)) {}
};

struct WildcardType : Type {
  enum class Bound : uint8_t { kNone, kExtends, kSuper } bound_kind = Bound::kNone;
  Type* bound = nullptr;
  WildcardType() : Type(TypeKind::kWildcard) {}
};

// Access and property flags of classes, methods and fields: the values of the module format
// (vm/module.h), so that they need no translation.

// A constant value: of an expression or of a constant variable. int holds boolean, byte, short, char
// and int alike; the type tells which.
using Constant = std::variant<std::monostate, int32_t, int64_t, float, double, std::u16string>;
inline bool is_constant(const Constant& c) { return c.index() != 0; }

enum class SymbolKind : uint8_t { kPackage, kClass, kMethod, kVar };

struct Symbol {
  SymbolKind kind;
  std::string name;  // simple name
  uint32_t flags = 0;
  SourcePos pos;     // of the declaration, if from source
  explicit Symbol(SymbolKind k) : kind(k) {}
};

struct PackageSymbol : Symbol {
  PackageSymbol() : Symbol(SymbolKind::kPackage) {}  // name: "java/util"
};

// A field, a local variable, or a parameter.
struct VarSymbol : Symbol {
  enum class Where : uint8_t { kField, kLocal, kParameter } where = Where::kLocal;
  Type* type = nullptr;
  ClassSymbol* owner = nullptr;  // fields: the declaring class
  Constant constant;             // constant variables (final, initialised by a constant expression)
  FieldDecl* field_decl = nullptr;               // fields from source
  std::vector<std::string> annotations;          // fields: those of package braid, by binary name
  VariableDeclarator* declarator = nullptr;      // variables from source (null for parameters)
  // Locals and parameters only:
  // The body that declares it: a method or constructor (or an initialiser, then null) of `body_class`,
  // or a lambda. A use in another body is a capture.
  ClassSymbol* body_class = nullptr;
  Lambda* body_lambda = nullptr;  // innermost lambda that declares it, or null
  bool assigned_after_declaration = false;  // then not effectively final
  bool captured = false;
  bool is_resource = false;  // declared between the parentheses of a try
  uint32_t id = 0;                // number in its compilation, unique
  VarSymbol() : Symbol(SymbolKind::kVar) {}
};

struct MethodSymbol : Symbol {
  ClassSymbol* owner = nullptr;
  std::vector<TypeVar*> type_params;
  std::vector<Type*> params;       // without the synthetic ones (outer this, captured variables)
  std::vector<VarSymbol*> param_vars;  // from source only
  Type* return_type = nullptr;     // void for constructors
  std::vector<Type*> thrown;
  MethodDecl* decl = nullptr;      // from source
  std::string erased_descriptor;   // from a module: its descriptor, with synthetic parameters
  bool is_constructor() const { return name == "<init>"; }
  bool is_varargs() const;
  bool is_static() const;
  bool is_abstract() const;
  MethodSymbol() : Symbol(SymbolKind::kMethod) {}
};

// A variable that a local class or lambda captures, in the order of first use.
struct ClassSymbol : Symbol {
  std::string binary_name;              // "java/util/Map$Entry"
  ClassSymbol* outer = nullptr;         // lexically enclosing class, null for top level
  PackageSymbol* package = nullptr;
  std::vector<TypeVar*> type_params;
  ClassType* this_type = nullptr;       // the class applied to its own parameters
  ClassType* superclass = nullptr;      // null for Object and interfaces
  std::vector<ClassType*> interfaces;
  std::vector<VarSymbol*> fields;       // declaration order
  std::vector<MethodSymbol*> methods;   // with constructors; from source: with implicit ones
  std::vector<ClassSymbol*> member_classes;
  ClassDecl* decl = nullptr;            // from source
  std::vector<std::string> annotations;  // from source: those of package braid, by binary name
  bool is_local = false;                // local or anonymous: declared in a body
  bool is_anonymous = false;
  bool is_record = false;               // from source
  // Inner classes (non-static nested, local and anonymous in a non-static context): instances have
  // an enclosing instance of class `outer`.
  bool has_outer_this = false;
  // Local and anonymous classes: the variables of enclosing bodies that they (or classes and lambdas
  // inside them) use, in order of first use; filled by attribution. Constants are not captured.
  std::vector<VarSymbol*> captured;
  // The lambda or method body in which a local class is declared (for its captures).
  Lambda* body_lambda = nullptr;
  ClassSymbol* body_class = nullptr;
  bool body_is_static = false;

  // Reads members of a class from a module on first use. Source classes have no completer.
  std::function<void(ClassSymbol&)> completer;
  void complete() {
    if (completer) {
      auto c = std::move(completer);
      completer = nullptr;
      c(*this);
    }
  }
  bool is_interface() const;
  bool is_enum() const;
  bool is_abstract() const;
  bool is_static() const;
  ClassSymbol() : Symbol(SymbolKind::kClass) {}
};

}  // namespace braid::lang
