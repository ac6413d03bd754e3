// The public face of the class library: its public classes and their public members, as the
// compiled library has them.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "vm/bcfile.h"
#include "vm/module.h"

namespace braid::library {

// A class that programs can name: public, and so are the classes around it.
struct PublicClass {
  const vm::ClassDef* def = nullptr;
  std::string package;  // "java.util"
  std::string name;     // "Map.Entry"
  std::vector<const vm::FieldDef*> fields;
  std::vector<const vm::MethodDef*> constructors;
  std::vector<const vm::MethodDef*> methods;
};

// The embedded class library, whole. One for each process that needs it.
class PublicLibrary {
 public:
  PublicLibrary();
  // The public classes below package `root` ("java"), sorted by package and name. Members are the
  // public ones that the class itself declares, in the order of the sources, without what the
  // compiler made.
  std::vector<PublicClass> classes(std::string_view root) const;
  // Any class, or null.
  const vm::ClassDef* find(std::string_view binary_name) const;
  vm::LazyModule& module() const { return *module_; }

 private:
  std::unique_ptr<vm::LazyModule> module_;
};

// "java/util/Map$Entry" and its supertypes, all of them, each once.
std::vector<std::string> with_supertypes(const PublicLibrary& library,
                                         const std::string& class_name);

// The parameter part of a descriptor or signature: "(ILjava/lang/String;)".
std::string_view parameters_of(std::string_view descriptor);

// Types as a reader wants them: simple names, generic arguments kept, the last array parameter of a
// varargs method with dots. "(int, Comparator<? super T>)".
std::string parameter_text(const vm::MethodDef& method);
std::string type_text(std::string_view descriptor);

}  // namespace braid::library
