// Flow analysis: what JLS chapters 14.22, 16 and 11.2 ask of bodies.
//
// What: the last check before code generation, on the attributed tree: statements that cannot be
// reached and methods that end without a return (flow_reach), variables read before they are
// assigned and finals assigned twice (flow_assign), captures of variables that change
// (flow_capture), checked exceptions that nobody catches (flow_throws). Errors are in javac's words
// and at javac's positions.
//
// REQUIRES: attribution without errors: the fields that ast.h calls "filled by attribution" are
// set. Writes nothing into the tree but VarSymbol::assigned_after_declaration, which it makes
// exact.
#pragma once

#include <span>

#include "lang/ast.h"

namespace braid::lang {

struct Context;

// `classes`: the top-level classes of all files; member, local and anonymous classes are found
// inside.
void analyze_flow(Context& context, std::span<ClassDecl* const> classes);

}  // namespace braid::lang
