// Sets of exception types, and what calls, creations and lambdas may throw.
//
// A set holds no type together with a supertype of it; it stands for all subtypes of its members.
#pragma once

#include <vector>

#include "lang/ast.h"
#include "lang/type_ops.h"

namespace braid::lang {

class ThrownTypes {
 public:
  using Set = std::vector<Type*>;

  explicit ThrownTypes(Types& types) : types_(types) {}

  bool covers(const Set& set, Type* type);   // `type` is a subtype of a member
  bool touches(const Set& set, Type* type);  // `type` is a subtype or a supertype of a member
  void add(Set& set, Type* type);
  Set united(const Set& a, const Set& b);
  Set common(const Set& a, const Set& b);   // members of either that the other covers
  Set without(const Set& a, const Set& b);  // members of `a` that `b` does not cover

  // The declared exceptions of the method or constructor called, with type arguments put in.
  // `from`: the class in which the call stands.
  Set of_call(const Call& call, ClassSymbol* from);
  Set of_creation(const New& creation);
  // What the body of a lambda may throw.
  Set of_lambda(const Lambda& lambda);

 private:
  struct Binding {
    const TypeVar* var;
    Type* type;
  };
  Type* site_of(const Call& call, ClassSymbol* from);
  Set instantiate(const MethodType& method, const std::vector<Type*>& param_types);
  void match(Type* formal, Type* actual, std::vector<Binding>& bindings);

  Types& types_;
};

}  // namespace braid::lang
