// All classes and packages that a compilation knows, by binary name.
//
// Source classes are put in by enter.h; all others come from the provider (the class library and
// other modules) and are completed on first use: find() makes the symbol, ClassSymbol::complete()
// reads the definition. Call complete() before looking at anything of a symbol but its names, flags
// and type parameters' count -- the functions of Types and Resolver do so by themselves.
//
// Invariants:
//  1. One symbol per binary name.
//  2. A class that a module's signature names but nobody provides gets an error symbol
//  (is_missing()), a
//     class without members that extends Object: no crash, and no report before source code names
//     it.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lang/types.h"
#include "vm/module.h"

namespace braid::lang {

struct Context;

// Where classes that are not in the sources come from. Either function may be empty.
struct ClassProvider {
  std::function<const vm::ClassDef*(std::string_view binary_name)> find_class;
  std::function<bool(std::string_view package)> has_package;  // "java/util"
};

class ClassTable {
 public:
  ClassTable(Context& context, ClassProvider provider);

  // The class, or null if there is none.
  ClassSymbol* find(std::string_view binary_name);
  // The class, or an error symbol in its place; for names that the compiler itself needs.
  ClassSymbol* require(std::string_view binary_name);
  bool is_missing(const ClassSymbol& c) const;
  // Source classes only: false (and `c` is not put in) if the name is taken by another source
  // class. A source class hides a class of the provider.
  bool define(ClassSymbol& c);

  PackageSymbol* package(std::string_view name);  // made if new; "" is the unnamed package
  bool package_exists(std::string_view name);     // has classes, or subpackages with classes
  void define_package(std::string_view name);  // a package of the sources, with its outer packages

  // Source classes in the order entered: top level, then members depth first; local ones as met.
  const std::vector<ClassSymbol*>& source_classes() const { return source_classes_; }

 private:
  void complete_from_module(ClassSymbol& c, const vm::ClassDef& def);
  void read_methods(ClassSymbol& c, const vm::ClassDef& def);
  void read_fields(ClassSymbol& c, const vm::ClassDef& def);
  ClassSymbol* make_module_class(const vm::ClassDef& def);
  ClassSymbol* make_missing(std::string_view binary_name);

  Context& context_;
  ClassProvider provider_;
  std::unordered_map<std::string, ClassSymbol*> classes_;
  std::unordered_map<std::string, ClassSymbol*> missing_;
  std::unordered_map<std::string, PackageSymbol*> packages_;
  std::unordered_map<std::string, bool> package_exists_;
  std::vector<ClassSymbol*> source_classes_;
};

// "java/util/Map$Entry" -> "java/util".
std::string_view package_of(std::string_view binary_name);

}  // namespace braid::lang
