// Questions about expression trees that code generation asks before it chooses an order or a form.
#pragma once

#include <initializer_list>

#include "lang/ast.h"

namespace braid::lang {

// Some assignment, ++ or -- in `e` writes local variable `v`. Lambdas and class bodies cannot.
bool assigns(const Expr* e, const VarSymbol& v);
// Evaluating `e` may run other code or change a variable.
bool has_side_effects(const Expr* e);
// `e` reads local variable `v`.
bool mentions(const Expr* e, const VarSymbol& v);
// A condition that may be generated twice: small, and without calls, creations and assignments.
bool is_cheap_condition(const Expr* e);

}  // namespace braid::lang
