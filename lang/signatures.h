// Types as strings: JVM descriptors of erased types, and generic signatures (JVMS 4.7.9.1).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lang/types.h"

namespace braid::lang {

struct Context;

// Descriptor of the erasure: "I", "[Ljava/lang/String;".
std::string descriptor(Context& context, Type* t);
// Descriptor of the erased signature as declared. Methods from a module give theirs. Source
// constructors get no synthetic parameters here; code generation puts `before` in front and `after`
// behind the declared ones (each a sequence of field descriptors).
std::string descriptor(Context& context, const MethodSymbol& m, std::string_view before = {},
                       std::string_view after = {});

// Generic signatures for module files; empty if nothing generic is in them.
std::string class_signature(Context& context, ClassSymbol& c);
std::string method_signature(Context& context, const MethodSymbol& m);
std::string field_signature(Context& context, const VarSymbol& f);
// The signature of any type, generic or not.
std::string type_signature(Context& context, const Type* t);

// Reads descriptors and signatures of module classes. Malformed text gives error types, never a
// crash.
class SignatureReader {
 public:
  // `scope`: classes, inner to outer, whose type parameters may be named (`owner` and those around
  // it).
  SignatureReader(Context& context, std::string_view text, ClassSymbol* owner);

  // "<T:Ljava/lang/Object;>Lsuper;Lif;": makes type parameters of `owner`, answers the supertypes.
  void read_class(std::vector<TypeVar*>& type_params, ClassType*& super,
                  std::vector<ClassType*>& interfaces);
  void read_method(MethodSymbol& m);  // type parameters, parameters, result, thrown
  Type* read_field();

 private:
  Type* read_type();
  Type* read_class_type();
  Type* read_argument();
  std::vector<Type*> read_arguments();
  std::vector<TypeVar*> read_type_params(ClassSymbol* class_owner, MethodSymbol* method_owner);
  Type* find_var(std::string_view name);
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  bool accept(char c);

  Context& context_;
  std::string_view text_;
  size_t at_ = 0;
  ClassSymbol* owner_;
  const std::vector<TypeVar*>* method_params_ = nullptr;
  const std::vector<TypeVar*>* class_params_ = nullptr;
};

}  // namespace braid::lang
