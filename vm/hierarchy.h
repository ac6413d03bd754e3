// Relations between classes, by definition: what the verifier knows before anything is loaded.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "vm/classes.h"
#include "vm/module.h"

namespace braid::vm {

// A chain of superclasses that is longer is taken for a cycle.
inline constexpr size_t kMaxSuperDepth = 10'000;

// Whether values of a field descriptor are references.
inline bool is_ref(std::string_view descriptor) {
  return descriptor[0] == 'L' || descriptor[0] == '[';
}
// Whether a class is of the class library.
bool is_library_class(std::string_view name);
// Class name of a reference descriptor ("Ljava/lang/String;" -> "java/lang/String", arrays as they
// are).
std::string_view class_of(std::string_view descriptor);
// Name of the elements' class of an array of references; empty for others.
std::string_view ref_element(std::string_view array);

// What the verifier knows of classes: definitions by name, and relations between them.
class Hierarchy {
 public:
  explicit Hierarchy(ClassProvider find) : find_(std::move(find)) {}

  const ClassDef* find(std::string_view name) const { return find_(name); }
  // Whether a reference of class `from` may stand where `to` is wanted. Names as in constants
  // ("a/B", "[I"); interfaces take anything, since calls through them are checked when they are
  // made.
  bool assignable(std::string_view from, std::string_view to) const;
  // The closest class that both extend; arrays by their elements.
  std::string common(std::string_view a, std::string_view b) const;

  // Whether objects of the class must have their constructor run before they are used: a class of
  // the library (but Object) is among the class and its superclasses.
  bool needs_constructor(std::string_view name) const;
  // Why code of a program must not use a field or method of the library: it is not public or
  // protected, or its class is the library's own; empty if it may, or if the member is the
  // program's or does not exist.
  std::string forbidden(const Const& member) const;

 private:
  bool is_interface(std::string_view name) const;
  bool extends(std::string_view from, std::string_view to) const;
  ClassProvider find_;
};

}  // namespace braid::vm
