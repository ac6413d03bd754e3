// Operations on types: the relations and constructions of JLS chapters 4, 5, 8.4, 9.8 and 9.9.
//
// Types owns the primitive types and the well-known class types. All functions take null-free
// arguments. An error type is compatible with everything.
//
// Wildcards: a type of an expression may have wildcard arguments. Functions that look at members of
// a site (member_type, find_sam, as_super) capture it first, so their results may mention captured
// type variables (TypeVar::is_captured). is_subtype captures its left side. Inference should
// capture() the types of arguments. upward() turns captured variables back into wildcards.
//
// Left out, on purpose: intersection types. A type variable may have several bounds; lub() picks
// one type.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lang/types.h"

namespace braid::lang {

struct Context;

// A field's type or a method's signature as seen from a site.
struct MethodType {
  std::vector<TypeVar*> type_params;  // those of the method, still to be inferred (none if erased)
  std::vector<Type*> params;
  Type* result = nullptr;
  std::vector<Type*> thrown;
  bool erased = false;  // seen from a raw site: result and parameters are erased
};

// The function type of a functional interface (JLS 9.8, 9.9).
struct Sam {
  MethodSymbol* method = nullptr;  // null: not a functional interface; `error` says why
  ClassType* type = nullptr;  // the interface without wildcards (non-wildcard parameterisation)
  std::vector<Type*> params;
  Type* result = nullptr;
  std::vector<Type*> thrown;
  std::string error;  // "Foo is not a functional interface"
  std::string hint;   // "no abstract method found in interface Foo" ...
};

class Types {
 public:
  explicit Types(Context& context);

  // ---- Singletons. Class types are looked up on first use; a missing class gives a type of an
  // error symbol.
  Type* primitive(TypeKind kind) const {
    return primitives_[static_cast<size_t>(kind)];
  }  // void too
  Type* void_type() const { return primitive(TypeKind::kVoid); }
  Type* boolean_type() const { return primitive(TypeKind::kBoolean); }
  Type* int_type() const { return primitive(TypeKind::kInt); }
  Type* long_type() const { return primitive(TypeKind::kLong); }
  Type* null_type() const { return primitive(TypeKind::kNull); }
  Type* error_type() const { return primitive(TypeKind::kError); }
  ClassType* object() { return well_known(kObject); }
  ClassType* string() { return well_known(kString); }
  ClassType* throwable() { return well_known(kThrowable); }
  ClassType* runtime_exception() { return well_known(kRuntimeException); }
  ClassType* error_class() { return well_known(kErrorClass); }
  ClassType* iterable() { return well_known(kIterable); }  // raw
  ClassType* class_of(Type* t);                            // Class<t boxed>
  ClassType* enum_class() { return well_known(kEnum); }    // raw
  ClassType* auto_closeable() { return well_known(kAutoCloseable); }
  ClassType* record_class() { return well_known(kRecord); }
  ClassType* cloneable() { return well_known(kCloneable); }
  bool is_object(const Type* t) const;
  bool is_string(const Type* t) const;
  bool is_class(const Type* t, std::string_view binary_name) const;
  // Throwable but neither RuntimeException nor Error.
  bool is_checked_exception(Type* t);

  // ---- Making types.
  ClassType* class_type(ClassSymbol* c, std::vector<Type*> args = {},
                        ClassType* enclosing = nullptr);
  ArrayType* array_of(Type* element, uint32_t dims = 1);
  WildcardType* wildcard(WildcardType::Bound bound_kind, Type* bound);
  ClassType* raw_type(ClassSymbol* c);
  // The class's own type as used from outside without arguments: raw if generic.
  bool is_raw(const Type* t) const;
  bool is_parameterized(const Type* t) const;
  bool is_reifiable(const Type* t) const;
  bool has_wildcards(const Type* t) const;  // among its own arguments

  // ---- Erasure and substitution.
  Type* erasure(Type* t);
  ClassSymbol* erased_class(
      Type* t);  // class of the erasure; arrays and null: Object; primitives: null
  Type* subst(Type* t, const std::vector<TypeVar*>& params, const std::vector<Type*>& args);
  std::vector<Type*> subst(const std::vector<Type*>& ts, const std::vector<TypeVar*>& params,
                           const std::vector<Type*>& args);
  bool mentions(const Type* t, const std::vector<TypeVar*>& vars) const;

  // ---- Relations.
  bool same_type(const Type* a, const Type* b) const;
  bool is_subtype(Type* a, Type* b);  // JLS 4.10 (primitives too), no unchecked conversion
  bool is_subtype_unchecked(Type* a, Type* b);  // allows raw -> parameterised
  bool contains(Type* argument, Type* by);      // JLS 4.5.1: `by` contains `argument`
  // Assignment context without the rule for constants: identity, widening, boxing then widening,
  // unboxing then widening, unchecked conversion.
  bool is_assignable(Type* from, Type* to);
  bool is_convertible_strict(Type* from,
                             Type* to);    // overload phase 1: no boxing; unchecked allowed
  bool is_castable(Type* from, Type* to);  // JLS 5.5
  // A cast that cannot be checked wholly at run time. REQUIRES: is_castable(from, to).
  bool is_unchecked_cast(Type* from, Type* to);
  bool is_subclass(ClassSymbol* c, ClassSymbol* base);  // or equal, or implements

  // ---- Boxing and promotion. boxed() of a reference is itself; unboxed() answers null if there is
  // none.
  Type* boxed(Type* t);
  Type* unboxed(Type* t);
  Type* unboxed_or_self(Type* t);
  Type* unary_promoted(Type* t);            // after unboxing; null if not numeric
  Type* binary_promoted(Type* a, Type* b);  // after unboxing; null if not both numeric

  // ---- Structure.
  ClassType* supertype(ClassType* t);  // direct superclass, substituted; null for Object.
                                       // Interfaces: Object
  std::vector<ClassType*> interfaces(ClassType* t);
  // The parameterisation of `c` that `t` (class, type variable, array for Object) is a subtype of;
  // null if none. Raw if t is raw.
  ClassType* as_super(Type* t, ClassSymbol* c);
  Type* upper_bound(
      Type* t);  // `? extends B` and captured: B; `?`, `? super`: Object; other: itself
  Type* lower_bound(Type* t);  // `? super B`: B; null if none; other types: themselves
  // Bounds of a type variable; Object if none. First one counts for erasure.
  std::vector<Type*> bounds(const TypeVar* v);
  // First class type that `t` stands for: a type variable's (first) bound, recursively.
  Type* skip_type_vars(Type* t);
  Type* capture(Type* t);        // JLS 5.1.10; itself if there are no wildcards
  Type* upward(Type* t);         // without captured type variables (JLS 4.10.5)
  Type* lub(Type* a, Type* b);   // of references; a single type
  Type* glb(Type* a, Type* b);   // the more specific one; `a` if unrelated
  Type* element_type(Type* t);   // of an array, else null
  Type* iterated_type(Type* t);  // element type of an enhanced for: array element or Iterable's
                                 // argument (upper bound; raw: Object); null if not iterable

  // ---- Members.
  Type* member_type(Type* site, const VarSymbol* field);
  MethodType member_type(Type* site, const MethodSymbol* method);
  // Field of the type or its supertypes by name, nearest first; null if none. No access check.
  VarSymbol* find_field(Type* site, std::string_view name);
  VarSymbol* find_field(ClassSymbol* c, std::string_view name);
  // A field of the same name as `found` = find_field(c, name) that c inherits too; or null.
  const VarSymbol* rival_field(ClassSymbol* c, const VarSymbol* found);
  // Member methods of that name, own and inherited, overridden ones left out. Nothing is left out
  // for access. Interfaces: Object's public methods too. Arrays: Object's.
  std::vector<MethodSymbol*> methods_named(Type* site, std::string_view name);
  std::vector<MethodSymbol*> methods_named(ClassSymbol* c, std::string_view name);
  std::vector<MethodSymbol*> constructors(ClassSymbol* c);
  // Member class by simple name, own and inherited.
  ClassSymbol* find_member_class(ClassSymbol* c, std::string_view name);
  Sam find_sam(ClassType* t);

  // ---- Overriding (JLS 8.4.2, 8.4.8).
  // Same parameter types after adapting type parameters; `a` as member of `site_a` ...
  bool same_signature(const MethodSymbol* a,
                      const MethodSymbol* b);  // as declared, same owner's view
  // `a`, member of class `in`, has a signature that is a subsignature of `b`'s as seen from `in`.
  bool is_subsignature(ClassType* in, const MethodSymbol* a, const MethodSymbol* b);
  // `a` overrides or implements `b` in class `in` (subclass of both owners): same name,
  // subsignature, `b` not private, static or a constructor, and accessible (package-private: same
  // package).
  bool overrides(const MethodSymbol* a, const MethodSymbol* b, ClassSymbol* in);
  bool same_params(const MethodType& a, const MethodType& b);  // in number and type
  bool overrides_equivalent(const MethodSymbol* a, const MethodSymbol* b, ClassSymbol* in);
  // The method that class `c` runs for `method` (declared in a supertype): own, inherited from a
  // class, or a default method; null if only abstract ones are there.
  MethodSymbol* implementation(MethodSymbol* method, ClassSymbol* c);
  // a's return type may replace b's in an override (JLS 8.4.5). `same_parameters`: the signatures
  // are the same; otherwise a's is the erasure of b's, and so may be its result.
  bool return_type_substitutable(Type* a, Type* b, bool same_parameters = true);
  // All superclasses and superinterfaces, the class itself first, then nearest first.
  std::vector<ClassSymbol*> closure(ClassSymbol* c);

  // ---- Text, as javac prints it in messages: "Map<String,Integer>", "int[]", "<null>".
  std::string to_string(const Type* t) const;
  std::string to_string(const std::vector<Type*>& ts) const;  // "int,String"
  std::string to_string(const MethodSymbol& m) const;  // "put(K,V)", constructors: "Foo(int)"
  std::string to_string(const ClassSymbol& c) const;   // "Entry", "<anonymous Runnable>"
  // "class", "interface", "enum".
  static std::string_view kind_name(const ClassSymbol& c);

 private:
  enum WellKnown : uint8_t {
    kObject,
    kString,
    kThrowable,
    kRuntimeException,
    kErrorClass,
    kIterable,
    kClassClass,
    kEnum,
    kAutoCloseable,
    kRecord,
    kCloneable,
    kSerializable,
    kBoolean,
    kByte,
    kShort,
    kCharacter,
    kInteger,
    kLong,
    kFloat,
    kDouble,
    kWellKnownCount,
  };
  ClassType* well_known(WellKnown which);
  // The type parameters in force in a class type (its own and its enclosing type's) and their
  // arguments.
  using Bindings = std::pair<std::vector<TypeVar*>, std::vector<Type*>>;
  Bindings bindings(const ClassType* t) const;
  Type* subst_class(ClassType* t, const std::vector<TypeVar*>& params,
                    const std::vector<Type*>& args);
  bool is_subtype_class(ClassType* a, ClassType* b, bool unchecked);
  bool is_subtype_impl(Type* a, Type* b, bool unchecked);
  bool is_castable_class(ClassType* from, ClassType* to);
  bool provably_distinct(ClassType* a, ClassType* b);
  void collect_methods(ClassSymbol* c, std::string_view name, ClassSymbol* in,
                       std::vector<MethodSymbol*>& out, std::vector<ClassSymbol*>& seen);
  bool reaches_interface(ClassSymbol* c, ClassSymbol* base);
  bool is_more_specific(MethodSymbol* a, MethodSymbol* b, ClassSymbol* in);
  ClassType* non_wildcard(ClassType* t);

  Context& context_;
  std::array<Type*, static_cast<size_t>(TypeKind::kError) + 1> primitives_{};
  std::array<ClassType*, kWellKnownCount> well_known_{};
  int depth_ = 0;  // of nested subtype questions: recursive bounds are cut off
};

}  // namespace braid::lang
