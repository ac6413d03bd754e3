// The compiler's front door: sources in, a module or errors out.
#pragma once

#include <string>

#include "lang/class_table.h"
#include "lang/source.h"
#include "vm/module.h"

namespace braid::lang {

struct CompileOptions {
  // The sources are the class library itself: nothing is provided from outside.
  bool standard_library = false;
  ClassProvider provider;  // the class library and other modules
};

struct CompileResult {
  bool ok = false;
  vm::Module module;   // if ok
  std::string errors;  // as printed, in source order; empty if ok
  size_t error_count = 0;
};

// Compiles all files together. Stops after the first phase that finds errors: parsing, declarations
// and bodies together, flow analysis. What Braid does not support is named in all phases at once.
CompileResult compile(SourceSet& sources, const CompileOptions& options);

// A provider over a module: the module must outlive it.
ClassProvider provider_of(const vm::Module& module);

}  // namespace braid::lang
