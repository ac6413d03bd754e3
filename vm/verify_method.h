// The data-flow part of the verifier: one method.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "vm/classes.h"
#include "vm/module.h"

namespace braid::vm {

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

 private:
  bool is_interface(std::string_view name) const;
  bool extends(std::string_view from, std::string_view to) const;
  ClassProvider find_;
};

// Empty if the method is fine, else what is wrong and at which instruction.
std::string verify_method(const Hierarchy& hierarchy, const ClassDef& cls, const MethodDef& method);

}  // namespace braid::vm
