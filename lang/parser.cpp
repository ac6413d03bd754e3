#include "lang/parser.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "lang/parser_impl.h"

namespace braid::lang {

Parser::Parser(const SourceSet& sources, uint32_t file, Arena& arena, Diagnostics& diags)
    : file_(file), arena_(arena), diags_(diags), list_(lex(sources, file, diags)) {}

// ---- Tokens -------------------------------------------------------------------------------------

const Token& Parser::token(size_t ahead) const {
  return list_.tokens[std::min(at_ + ahead, list_.tokens.size() - 1)];
}

Tok Parser::kind_at(size_t index) const {
  return list_.tokens[std::min(index, list_.tokens.size() - 1)].kind;
}

bool Parser::at_word(std::string_view word, size_t ahead) const {
  return kind(ahead) == Tok::kIdentifier && token(ahead).text == word;
}

void Parser::next() {
  if (at_ + 1 < list_.tokens.size()) ++at_;
}

bool Parser::accept(Tok k) {
  if (!at(k)) return false;
  next();
  return true;
}

bool Parser::expect(Tok k) { return expect(k, token_text(k)); }

bool Parser::expect(Tok k, std::string_view what) {
  if (accept(k)) return true;
  expected_behind(what);
  return false;
}

bool Parser::neighbours(size_t ahead) const { return token(ahead).end == token(ahead + 1).begin; }

uint32_t Parser::previous_end() const { return at_ == 0 ? 0 : list_.tokens[at_ - 1].end; }

std::string Parser::identifier() {
  switch (kind()) {
    case Tok::kIdentifier:
      break;
    case Tok::kUnderscore:
      diags_.error(pos(),
                   "as of release 9, '_' is a keyword, and may not be used as an identifier");
      break;
    case Tok::kAssert:
      error_here("as of release 1.4, 'assert' is a keyword, and may not be used as an identifier");
      break;
    case Tok::kEnum:
      error_here("as of release 5, 'enum' is a keyword, and may not be used as an identifier");
      break;
    default:
      expect(Tok::kIdentifier);
      return "<error>";
  }
  std::string name(token().text);
  next();
  return name;
}

// ---- Errors -------------------------------------------------------------------------------------

void Parser::syntax_error(uint32_t offset, std::string message) {
  error_end_ = std::max<int64_t>(error_end_, token().begin);
  // A token that the lexer could not read has been reported.
  const bool reported = aborted_ || offset <= last_error_ || at(Tok::kError);
  last_error_ = std::max<int64_t>(last_error_, offset);
  if (reported) return;
  if (at(Tok::kEof)) {
    if (list_.unclosed_comment) return;
    diags_.error(pos_of(previous_end()), "reached end of file while parsing");
  } else {
    diags_.error(pos_of(offset), std::move(message));
  }
}

void Parser::expected_behind(std::string_view what) {
  syntax_error(previous_end(), fmt::format("{} expected", what));
}

void Parser::unsupported(SourcePos where, NotYet what) {
  if (!aborted_) diags_.unsupported(where, what);
}

bool Parser::too_deep() {
  if (!aborted_) diags_.error(pos(), "too deeply nested");
  aborted_ = true;
  at_ = list_.tokens.size() - 1;
  return false;
}

// Skips to where parsing can go on: behind a ';', or at a token of the kinds asked for.
void Parser::skip(Stops stops) {
  for (; !at(Tok::kEof); next()) {
    switch (kind()) {
      case Tok::kSemi:
        next();
        return;
      case Tok::kPublic:
      case Tok::kFinal:
      case Tok::kAbstract:
      case Tok::kAt:
      case Tok::kClass:
      case Tok::kInterface:
      case Tok::kEnum:
        return;
      case Tok::kImport:
        if (stops.imports) return;
        break;
      case Tok::kLBrace:
      case Tok::kRBrace:
      case Tok::kPrivate:
      case Tok::kProtected:
      case Tok::kStatic:
      case Tok::kTransient:
      case Tok::kNative:
      case Tok::kVolatile:
      case Tok::kSynchronized:
      case Tok::kStrictfp:
      case Tok::kLt:
      case Tok::kByte:
      case Tok::kShort:
      case Tok::kChar:
      case Tok::kInt:
      case Tok::kLong:
      case Tok::kFloat:
      case Tok::kDouble:
      case Tok::kBoolean:
      case Tok::kVoid:
        if (stops.members) return;
        break;
      case Tok::kIdentifier:
      case Tok::kUnderscore:
        if (stops.names) return;
        break;
      case Tok::kCase:
      case Tok::kDefault:
      case Tok::kIf:
      case Tok::kFor:
      case Tok::kWhile:
      case Tok::kDo:
      case Tok::kTry:
      case Tok::kSwitch:
      case Tok::kReturn:
      case Tok::kThrow:
      case Tok::kBreak:
      case Tok::kContinue:
      case Tok::kElse:
      case Tok::kFinally:
      case Tok::kCatch:
      case Tok::kThis:
      case Tok::kSuper:
      case Tok::kNew:
      case Tok::kAssert:
        if (stops.statements) return;
        break;
      default:
        break;
    }
  }
}

CompilationUnit* parse(const SourceSet& sources, uint32_t file, Arena& arena, Diagnostics& diags) {
  return Parser(sources, file, arena, diags).compilation_unit();
}

}  // namespace braid::lang
