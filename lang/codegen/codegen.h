// Code generation: the attributed and flow-checked tree of a compilation to a module.
//
// REQUIRES: attribution and flow analysis found no errors.
#pragma once

#include <span>

#include "lang/ast.h"
#include "vm/module.h"

namespace braid::lang {

struct Context;

// The module of all classes of the units, nested, local and anonymous ones and those of lambdas
// included. A method that does not fit the format is reported to context.diags ("code too large");
// the module is then of no use.
vm::Module generate(Context& context, std::span<CompilationUnit* const> units);

}  // namespace braid::lang
