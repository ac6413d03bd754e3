// Checks on declarations, after all of them have been entered: inheritance, overriding, modifiers.
#pragma once

#include <vector>

#include "lang/ast.h"
#include "lang/types.h"

namespace braid::lang {

struct Context;

// All checks of one class from source; not those of its member classes.
void check_class(Context& context, ClassSymbol& c);

// Local variables and parameters may only be final.
void check_variable_modifiers(Context& context, uint32_t flags, SourcePos pos);

// Public top-level classes must stand in a file of their name.
void check_file_names(Context& context, const std::vector<CompilationUnit*>& units);

}  // namespace braid::lang
