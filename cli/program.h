// Programs as the user names them: sources, folders, .bc files.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "vm/bcfile.h"
#include "vm/classes.h"
#include "vm/module.h"

namespace braid::cli {

// The embedded class library, decoded class by class. One for each process that needs it.
class Library {
 public:
  Library();
  ~Library();
  const vm::ClassDef* find(std::string_view name);
  bool has_package(std::string_view name) const;
  vm::ClassProvider provider();
  // Tells versions of the library apart.
  uint64_t digest() const;

 private:
  std::unique_ptr<vm::LazyModule> module_;
};

// A loaded program: its modules, verified.
struct Program {
  std::vector<std::unique_ptr<vm::Module>> modules;
  std::vector<const vm::Module*> pointers() const;
};

// Loads what the inputs name: .java files and folders of them are compiled together, .bc files are
// read. On failure prints what is wrong and gives an exit code other than 0.
int load_program(const std::vector<std::string>& inputs, Library& library, Program* program);

// The .java files that the inputs name, folders walked, sorted; false with a line on stderr if one
// is missing.
bool collect_sources(const std::vector<std::string>& inputs, std::vector<std::string>* sources,
                     std::vector<std::string>* modules);

// Compiles sources against the library (and the given modules). Prints errors; exit code.
int compile_sources(const std::vector<std::string>& sources, Library* library,
                    const std::vector<const vm::Module*>& others, vm::Module* module);

bool read_file(const std::string& path, std::string* content);

}  // namespace braid::cli
