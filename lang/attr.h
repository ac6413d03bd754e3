// Attribution: what every name, call and expression in the bodies means, and its type (JLS 6, 8,
// 14, 15).
//
// Runs after enter(). Fills the fields of the tree marked "filled by attribution", enters local and
// anonymous classes as it meets them, folds constants, and finds out what local classes and lambdas
// capture. Errors go to the context's diagnostics, in javac's words and at javac's positions.
#pragma once

#include <vector>

#include "lang/context.h"
#include "lang/enter.h"

namespace braid::lang {

void attribute(Context& context, Enter& enter, const std::vector<CompilationUnit*>& units);

}  // namespace braid::lang
