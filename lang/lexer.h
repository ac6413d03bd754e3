// The lexer: source text -> tokens.
//
// What: splits one file into tokens, with comments and blanks dropped, unicode escapes translated
// and literals evaluated. Errors (javac's words) are reported here; the token then stands as a
// literal of value 0 where one can be guessed, else as kError, about which the parser reports
// nothing more.
//
// Owns: TokenList owns the tokens' constants and the names that hold escapes; other names point
// into the source text, which must outlive it.
//
// Invariants: tokens ascend by position and do not overlap; the last one is kEof, at the end of the
// text. A run of '>' is one token per character ("a >> b" and "List<List<A>>" alike); the parser
// joins neighbours to operators.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "lang/diagnostics.h"
#include "lang/source.h"
#include "lang/types.h"

namespace braid::lang {

enum class Tok : uint8_t {
  kEof,
  kError,
  kIdentifier,
  kIntLiteral,  // digits in `text`; the parser checks the range, since the sign matters
  kLongLiteral,
  kFloatLiteral,
  kDoubleLiteral,
  kCharLiteral,
  kStringLiteral,
#define BRAID_KEYWORD(name, text) k##name,
#define BRAID_PUNCTUATION(name, text) k##name,
#include "lang/tokens.def"
};

struct Token {
  Tok kind = Tok::kEof;
  uint8_t radix = 10;  // kIntLiteral, kLongLiteral
  uint32_t begin = 0;  // bytes [begin, end) of the file
  uint32_t end = 0;
  uint32_t constant = 0;  // other literals: index into TokenList::constants
  std::string_view
      text;  // identifiers: the name; integer literals: digits without prefix, '_', suffix
};

struct TokenList {
  std::vector<Token> tokens;
  std::vector<Constant> constants;
  std::deque<std::string> names;
  bool unclosed_comment = false;  // reported: the text ends too early, as is to be expected
};

TokenList lex(const SourceSet& sources, uint32_t file, Diagnostics& diags);

// How javac writes a token kind in "... expected": "';'", "<identifier>", "class", "->".
std::string_view token_text(Tok kind);

}  // namespace braid::lang
