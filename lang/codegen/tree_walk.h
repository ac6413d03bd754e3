// Questions about expression trees that code generation asks before it chooses an order or a form.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <vector>

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

// The variables that the patterns in an expression, or in the expressions of a statement itself,
// declare.
void collect_bindings(const Expr* e, std::vector<const VarSymbol*>& out);
std::vector<const VarSymbol*> own_bindings(const Stmt* s);

// How many different constants `roots` and `body` (either may be empty) seem to need in registers,
// at most `limit`: numbers that no instruction holds as an immediate and no call takes as an
// argument.
uint32_t count_register_constants(std::initializer_list<const Expr*> roots, const Stmt* body,
                                  uint32_t limit);

}  // namespace braid::lang
