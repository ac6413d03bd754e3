#include "tests/accept/mutants.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

#include "lang/lexer.h"
#include "tests/generator/random.h"

namespace braid::accept {

namespace {

using lang::Tok;
using lang::Token;

constexpr std::array<std::string_view, 12> kTypes = {"int",   "long",    "double", "boolean",
                                                     "char",  "byte",    "String", "Object",
                                                     "int[]", "Integer", "void",   "float"};
constexpr std::array<std::string_view, 9> kModifiers = {"static",   "final",        "private",
                                                        "abstract", "public",       "protected",
                                                        "volatile", "synchronized", "native"};

class Mutator {
 public:
  Mutator(const std::string& text, uint64_t seed) : text_(text), random_(seed) {
    lang::Diagnostics diags(sources_);
    list_ = lang::lex(sources_, sources_.add("M.java", text), diags);
  }

  Mutant one() {
    while (true) {
      const size_t at = below(list_.tokens.size() - 1);
      Mutant mutant = change(below(8), at);
      if (!mutant.text.empty() && mutant.text != text_) return mutant;
    }
  }

 private:
  size_t below(size_t n) { return static_cast<size_t>(random_.below(static_cast<int>(n))); }

  std::string_view spelled(const Token& t) const {
    return std::string_view(text_).substr(t.begin, t.end - t.begin);
  }

  bool is_type(const Token& t) const {
    for (std::string_view type : kTypes) {
      if (spelled(t) == type) return true;
    }
    return false;
  }

  bool is_modifier(const Token& t) const {
    for (std::string_view modifier : kModifiers) {
      if (spelled(t) == modifier) return true;
    }
    return false;
  }

  Mutant replace(uint32_t begin, uint32_t end, std::string_view by, std::string_view what) const {
    Mutant mutant;
    mutant.text = text_.substr(0, begin) + std::string(by) + text_.substr(end);
    mutant.line = static_cast<int>(sources_.line({0, begin}));
    std::string old = text_.substr(begin, end - begin);
    for (char& c : old) c = c == '\n' ? ' ' : c;
    mutant.change = fmt::format("line {}: {} `{}` -> `{}`", mutant.line, what, old, by);
    return mutant;
  }

  // Any token of the file that is of the same kind as `like`, or any name for a name.
  std::string_view another(const Token& like) {
    const Token& t = list_.tokens[below(list_.tokens.size() - 1)];
    return t.kind == like.kind ? spelled(t) : std::string_view();
  }

  // A change of the given kind at a token; without text if none is possible there.
  Mutant change(uint64_t kind, size_t at) {
    const Token& t = list_.tokens[at];
    switch (kind) {
      case 0:
        return replace(t.begin, t.end, "", "delete");
      case 1: {
        if (t.kind != Tok::kIdentifier) return {};
        const std::string_view name = another(t);
        return name.empty() ? Mutant{} : replace(t.begin, t.end, name, "rename");
      }
      case 2:
        if (!is_type(t)) return {};
        return replace(t.begin, t.end, kTypes[below(kTypes.size())], "type");
      case 3:
        return drop_statement(at);
      case 4: {
        const bool name = t.kind == Tok::kIdentifier || t.kind == Tok::kIntLiteral;
        if (!name) return {};
        constexpr std::array<std::string_view, 9> kValues = {
            "null", "1L", "0.5", "\"s\"", "'c'", "true", "this", "(byte) 1", "new Object()"};
        return replace(t.begin, t.end, kValues[below(kValues.size())], "value");
      }
      case 5:
        if (is_modifier(t)) return replace(t.begin, t.end, "", "modifier");
        if (!is_type(t)) return {};
        return replace(t.begin, t.begin, fmt::format("{} ", kModifiers[below(kModifiers.size())]),
                       "modifier");
      case 6: {
        const Token& next = list_.tokens[at + 1];
        return replace(t.begin, next.end, fmt::format("{} {}", spelled(next), spelled(t)), "swap");
      }
      default:
        return operator_or_jump(t);
    }
  }

  // From behind one `;`, `{` or `}` up to the next `;`.
  Mutant drop_statement(size_t at) const {
    const Tok kind = list_.tokens[at].kind;
    if (kind != Tok::kSemi && kind != Tok::kLBrace && kind != Tok::kRBrace) return {};
    size_t last = at + 1;
    while (last + 1 < list_.tokens.size() && list_.tokens[last].kind != Tok::kSemi) {
      if (list_.tokens[last].kind == Tok::kLBrace) return {};
      if (list_.tokens[last].kind == Tok::kRBrace) return {};
      ++last;
    }
    return replace(list_.tokens[at + 1].begin, list_.tokens[last].end, ";", "statement");
  }

  Mutant operator_or_jump(const Token& t) {
    constexpr std::array<std::string_view, 20> kOperators = {
        "+", "-", "*", "/",  "%",  "<",  "==", "&&", "||", "&",
        "|", "^", "=", "+=", "<<", ">=", "!=", "?",  ":",  "-="};
    constexpr std::array<std::string_view, 6> kJumps = {"break", "continue", "return",
                                                        "throw", "while",    "if"};
    for (std::string_view op : kOperators) {
      if (spelled(t) != op) continue;
      return replace(t.begin, t.end, kOperators[below(kOperators.size())], "operator");
    }
    for (std::string_view jump : kJumps) {
      if (spelled(t) != jump) continue;
      return replace(t.begin, t.end, kJumps[below(kJumps.size())], "jump");
    }
    return {};
  }

  const std::string& text_;
  lang::SourceSet sources_;
  lang::TokenList list_;
  generator::Random random_;
};

}  // namespace

Mutant mutate(const std::string& text, uint64_t seed, uint64_t number) {
  return Mutator(text, seed * 1'000'003 + number).one();
}

}  // namespace braid::accept
