// The analyses behind flow.h, and what they hand to each other. They run in the order of their
// declarations, each over all classes.
#pragma once

#include <span>
#include <unordered_set>

#include "lang/ast.h"

namespace braid::lang {

struct Context;

struct FlowFacts {
  // try statements whose finally block cannot complete normally: it discards every exit of the try.
  // Found by reachability.
  std::unordered_set<const Try*> abrupt_finally;
};

// JLS 14.22: unreachable statements, missing returns, initialisers that cannot complete.
void check_reachability(Context& context, std::span<ClassDecl* const> classes, FlowFacts& facts);

// JLS 16: definite assignment and unassignment of locals and blank final fields. Marks in
// VarSymbol::assigned_after_declaration the locals that are assigned more than once.
void check_assignment(Context& context, std::span<ClassDecl* const> classes,
                      const FlowFacts& facts);

// JLS 11.2: checked exceptions are caught or declared, and catch clauses can be reached.
void check_exceptions(Context& context, std::span<ClassDecl* const> classes,
                      const FlowFacts& facts);

// JLS 8.1.3, 15.27.2: captured locals are final or effectively final.
void check_captures(Context& context, std::span<ClassDecl* const> classes);

}  // namespace braid::lang
