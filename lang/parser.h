// The parser: one source file -> its syntax tree.
//
// Recursive descent over the tokens of lexer.h, for the grammar of Java 17. What is in the grammar
// but outside the language (records, switch expressions, method references, ...) is recognised,
// reported as unsupported and dropped. Errors carry javac's words and positions; after one, parsing
// goes on at the next statement or member, so that a file's errors are seen at once.
//
// The tree of a file with errors is whole but may lack parts: it must not be attributed.
#pragma once

#include <cstdint>

#include "lang/ast.h"
#include "lang/diagnostics.h"
#include "lang/source.h"

namespace braid::lang {

// Nodes are made in `arena`. Never null.
CompilationUnit* parse(const SourceSet& sources, uint32_t file, Arena& arena, Diagnostics& diags);

}  // namespace braid::lang
