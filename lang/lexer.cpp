#include "lang/lexer.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>
#include <unordered_map>
#include <utility>

#include "lang/lexer_chars.h"
#include "lang/lexer_text.h"

namespace braid::lang {

namespace {

const std::unordered_map<std::string_view, Tok>& keywords() {
  static const std::unordered_map<std::string_view, Tok> table = {
#define BRAID_KEYWORD(name, text) {text, Tok::k##name},
#include "lang/tokens.def"
  };
  return table;
}

// Punctuation by its first characters, longest first within a first character. '>' stands alone.
struct Punctuator {
  std::string_view text;
  Tok kind;
};
constexpr Punctuator kPunctuators[] = {
    {"(", Tok::kLParen},      {")", Tok::kRParen},
    {"{", Tok::kLBrace},      {"}", Tok::kRBrace},
    {"[", Tok::kLBracket},    {"]", Tok::kRBracket},
    {";", Tok::kSemi},        {",", Tok::kComma},
    {"...", Tok::kEllipsis},  {".", Tok::kDot},
    {"@", Tok::kAt},          {"::", Tok::kColonColon},
    {":", Tok::kColon},       {"->", Tok::kArrow},
    {"--", Tok::kMinusMinus}, {"-=", Tok::kMinusAssign},
    {"-", Tok::kMinus},       {"==", Tok::kEq},
    {"=", Tok::kAssign},      {">", Tok::kGt},
    {"<<=", Tok::kShlAssign}, {"<<", Tok::kShl},
    {"<=", Tok::kLe},         {"<", Tok::kLt},
    {"!=", Tok::kNe},         {"!", Tok::kNot},
    {"~", Tok::kTilde},       {"?", Tok::kQuestion},
    {"&&", Tok::kAndAnd},     {"&=", Tok::kAmpAssign},
    {"&", Tok::kAmp},         {"||", Tok::kOrOr},
    {"|=", Tok::kBarAssign},  {"|", Tok::kBar},
    {"++", Tok::kPlusPlus},   {"+=", Tok::kPlusAssign},
    {"+", Tok::kPlus},        {"*=", Tok::kStarAssign},
    {"*", Tok::kStar},        {"/=", Tok::kSlashAssign},
    {"/", Tok::kSlash},       {"^=", Tok::kCaretAssign},
    {"^", Tok::kCaret},       {"%=", Tok::kPercentAssign},
    {"%", Tok::kPercent},
};

int digit_value(char32_t c) {
  if (c >= '0' && c <= '9') return static_cast<int>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<int>(c - 'a' + 10);
  if (c >= 'A' && c <= 'F') return static_cast<int>(c - 'A' + 10);
  return 99;
}

bool is_one_of(char32_t c, char lower) {
  return c == static_cast<char32_t>(lower) || c == static_cast<char32_t>(lower - 'a' + 'A');
}

class Lexer {
 public:
  Lexer(const SourceSet& sources, uint32_t file, Diagnostics& diags)
      : source_(sources.file(file).text()),
        file_(file),
        diags_(diags),
        chars_(decode_source(sources, file, diags)) {}

  TokenList run() {
    while (skip_blanks()) next_token();
    Token eof;
    eof.begin = eof.end = static_cast<uint32_t>(source_.size());
    list_.tokens.push_back(eof);
    return std::move(list_);
  }

 private:
  char32_t peek(size_t ahead = 0) const {
    return at_ + ahead < chars_.text.size() ? chars_.text[at_ + ahead] : 0;
  }
  bool at_end() const { return at_ >= chars_.text.size(); }
  uint32_t offset(size_t index) const { return chars_.offsets[index]; }
  void error(size_t index, std::string message) {
    diags_.error({file_, offset(index)}, std::move(message));
  }
  static bool is_line_end(char32_t c) { return c == '\n' || c == '\r'; }

  // Skips blanks and comments; false at the end of the text.
  bool skip_blanks() {
    while (!at_end()) {
      const char32_t c = peek();
      if (c == ' ' || c == '\t' || c == '\f' || is_line_end(c)) {
        ++at_;
      } else if (c == '/' && peek(1) == '/') {
        while (!at_end() && !is_line_end(peek())) ++at_;
      } else if (c == '/' && peek(1) == '*') {
        block_comment();
      } else if (c == 0x1A && at_ + 1 == chars_.text.size()) {
        ++at_;  // a closing control-Z is allowed
      } else {
        return true;
      }
    }
    return false;
  }

  void block_comment() {
    const size_t begin = at_;
    at_ += 2;
    while (!at_end()) {
      if (peek() == '*' && peek(1) == '/') {
        at_ += 2;
        return;
      }
      ++at_;
    }
    error(begin, "unclosed comment");
    list_.unclosed_comment = true;
  }

  void next_token() {
    const char32_t c = peek();
    begin_ = at_;
    if (is_identifier_start(c)) return word();
    if (c >= '0' && c <= '9') return number();
    if (c == '.' && peek(1) >= '0' && peek(1) <= '9') return number();
    if (c == '"') return string_literal();
    if (c == '\'') return char_literal();
    punctuation();
  }

  Token& push(Tok kind) {
    Token token;
    token.kind = kind;
    token.begin = offset(begin_);
    token.end = offset(at_);
    list_.tokens.push_back(token);
    return list_.tokens.back();
  }

  void push_constant(Tok kind, Constant value) {
    push(kind).constant = static_cast<uint32_t>(list_.constants.size());
    list_.constants.push_back(std::move(value));
  }

  void word() {
    while (!at_end() && is_identifier_part(peek())) ++at_;
    const std::string_view name = spelling(begin_, at_);
    const auto keyword = keywords().find(name);
    if (keyword != keywords().end()) {
      push(keyword->second).text = name;
    } else {
      push(Tok::kIdentifier).text = name;
    }
  }

  // The characters [from, to) in UTF-8: the source text itself unless it holds unicode escapes.
  std::string_view spelling(size_t from, size_t to) {
    const std::string_view raw = source_.substr(offset(from), offset(to) - offset(from));
    if (raw.find('\\') == std::string_view::npos) return raw;
    std::string name;
    for (size_t i = from; i < to; ++i) append_utf8(name, chars_.text[i]);
    return list_.names.emplace_back(std::move(name));
  }

  void punctuation() {
    for (const Punctuator& p : kPunctuators) {
      if (!matches(p.text)) continue;
      at_ += p.text.size();
      push(p.kind);
      return;
    }
    const char32_t c = peek();
    ++at_;
    if (c >= 0x20 && c < 0x7F) {
      error(begin_, fmt::format("illegal character: '{}'", static_cast<char>(c)));
    } else if (c != 0xFFFD) {
      std::u16string units;
      append_utf16(units, c);
      std::string text;
      for (char16_t unit : units) text += fmt::format("\\u{:04x}", static_cast<unsigned>(unit));
      error(begin_, fmt::format("illegal character: '{}'", text));
    }
    push(Tok::kError);
  }

  bool matches(std::string_view text) const {
    for (size_t i = 0; i < text.size(); ++i) {
      if (peek(i) != static_cast<char32_t>(text[i])) return false;
    }
    return true;
  }

  // ---- Numbers --------------------------------------------------------------------------------

  // Scans digits and underscores; appends the digits to `digits`. Reports underscores at the ends.
  void scan_digits(int radix, std::string& digits, bool may_begin_with_underscore = false) {
    if (peek() == '_' && !may_begin_with_underscore) error(at_, "illegal underscore");
    bool underscore = false;
    while (peek() == '_' || digit_value(peek()) < radix) {
      underscore = peek() == '_';
      if (!underscore) digits += static_cast<char>(peek());
      ++at_;
    }
    if (underscore) error(at_ - 1, "illegal underscore");
  }

  void number() {
    std::string digits;
    if (peek() == '0' && is_one_of(peek(1), 'x')) {
      at_ += 2;
      hex_number();
    } else if (peek() == '0' && is_one_of(peek(1), 'b')) {
      at_ += 2;
      scan_digits(2, digits);
      if (digits.empty()) {
        error(begin_, "binary numbers must contain at least one binary digit");
        digits = "0";
      }
      integer(2, std::move(digits));
    } else {
      if (peek() != '.') scan_digits(10, digits);
      decimal_number(std::move(digits));
    }
  }

  void hex_number() {
    std::string digits;
    if (peek() != '.') scan_digits(16, digits);
    const bool has_point = peek() == '.' && (digit_value(peek(1)) < 16 || is_one_of(peek(1), 'p'));
    if (!has_point && !is_one_of(peek(), 'p')) {
      if (digits.empty()) {
        error(begin_, "hexadecimal numbers must contain at least one hexadecimal digit");
        digits = "0";
      }
      return integer(16, std::move(digits));
    }
    std::string text = digits;
    if (has_point) {
      ++at_;
      std::string fraction;
      if (!is_one_of(peek(), 'p')) scan_digits(16, fraction);
      text += '.' + fraction;
      digits += fraction;
    }
    if (digits.empty()) {
      error(begin_, "hexadecimal numbers must contain at least one hexadecimal digit");
      text = "0";
    }
    if (!is_one_of(peek(), 'p')) return malformed();
    floating("0x" + text, digits);
  }

  void decimal_number(std::string digits) {
    std::string text = digits;
    bool is_float = false;
    if (peek() == '.') {
      is_float = true;
      ++at_;
      std::string fraction;
      if (digit_value(peek()) < 10 || peek() == '_') scan_digits(10, fraction);
      text += '.' + fraction;
      digits += fraction;
    }
    const char32_t c = peek();
    if (is_float || is_one_of(c, 'e') || is_one_of(c, 'f') || is_one_of(c, 'd')) {
      return floating(text, digits);
    }
    const bool octal = digits.size() > 1 && digits[0] == '0';
    integer(octal ? 8 : 10, std::move(digits));
  }

  void integer(int radix, std::string digits) {
    Tok kind = Tok::kIntLiteral;
    if (is_one_of(peek(), 'l')) {
      kind = Tok::kLongLiteral;
      ++at_;
    }
    Token& token = push(kind);
    token.radix = static_cast<uint8_t>(radix);
    token.text = list_.names.emplace_back(std::move(digits));
  }

  void malformed() {
    error(begin_, "malformed floating-point literal");
    if (is_one_of(peek(), 'f') || is_one_of(peek(), 'd')) ++at_;
    push_constant(Tok::kDoubleLiteral, 0.0);
  }

  // The rest of a floating-point literal: exponent and suffix. `digits` are those of the mantissa.
  void floating(std::string text, const std::string& digits) {
    if (is_one_of(peek(), 'e') || is_one_of(peek(), 'p')) {
      text += static_cast<char>(peek());
      ++at_;
      if (peek() == '+' || peek() == '-') {
        text += static_cast<char>(peek());
        ++at_;
      }
      std::string exponent;
      if (digit_value(peek()) < 10 || peek() == '_') scan_digits(10, exponent);
      if (exponent.empty()) return malformed();
      text += exponent;
    }
    const bool nonzero = digits.find_first_not_of('0') != std::string::npos;
    if (is_one_of(peek(), 'f')) {
      ++at_;
      const float value = std::strtof(text.c_str(), nullptr);
      check_range(std::isinf(value), nonzero && value == 0);
      push_constant(Tok::kFloatLiteral, value);
    } else {
      if (is_one_of(peek(), 'd')) ++at_;
      const double value = std::strtod(text.c_str(), nullptr);
      check_range(std::isinf(value), nonzero && value == 0);
      push_constant(Tok::kDoubleLiteral, value);
    }
  }

  void check_range(bool too_large, bool too_small) {
    if (too_large) error(begin_, "floating-point number too large");
    if (too_small) error(begin_, "floating-point number too small");
  }

  // ---- Characters and strings -----------------------------------------------------------------

  // One character of a literal, with its escape; adds it to `out`.
  void literal_char(std::u16string& out) {
    if (peek() != '\\') {
      append_utf16(out, peek());
      ++at_;
      return;
    }
    ++at_;
    if (const size_t behind = read_escape(chars_.text, at_, out)) {
      at_ = behind;
      return;
    }
    if (at_end()) return;  // the literal is unclosed, which is reported
    error(at_, "illegal escape character");
    if (!is_line_end(peek())) ++at_;
  }

  void string_literal() {
    if (matches("\"\"\"")) return text_block();
    std::u16string value;
    ++at_;
    while (!at_end() && !is_line_end(peek()) && peek() != '"') literal_char(value);
    if (peek() == '"') {
      ++at_;
    } else {
      error(begin_, "unclosed string literal");
      push(Tok::kError);  // what should follow it has been swallowed
      return;
    }
    push_constant(Tok::kStringLiteral, std::move(value));
  }

  // Behind the opening delimiter only blanks may stand in its line.
  void text_block() {
    at_ += 3;
    while (peek() == ' ' || peek() == '\t' || peek() == '\f') ++at_;
    if (!at_end() && !is_line_end(peek())) {
      error(at_, "illegal text block open delimiter sequence, missing line terminator");
      push(Tok::kError);
      return;
    }
    const size_t begin = at_;
    std::u16string checked;  // for the errors: what the escapes mean is decided behind the lines
    while (!at_end() && !matches("\"\"\"")) {
      if (peek() == '\\' && is_line_end(peek(1))) {
        at_ += 2;
      } else {
        literal_char(checked);
      }
    }
    if (at_end()) {
      error(begin_, "unclosed text block");
      push(Tok::kError);
      return;
    }
    std::u16string value =
        text_of_block(std::u32string_view(chars_.text).substr(begin, at_ - begin));
    at_ += 3;
    push_constant(Tok::kStringLiteral, std::move(value));
  }

  void char_literal() {
    ++at_;
    if (peek() == '\'') {
      error(begin_, "empty character literal");
      ++at_;
      return push_constant(Tok::kCharLiteral, int32_t{0});
    }
    if (at_end() || is_line_end(peek())) {
      error(begin_, "illegal line end in character literal");
      push(Tok::kError);
      return;
    }
    std::u16string value;
    literal_char(value);
    if (peek() != '\'' || value.size() > 1) {
      error(begin_, "unclosed character literal");
      if (!skip_char_rest()) {
        push(Tok::kError);
        return;
      }
    } else {
      ++at_;
    }
    push_constant(Tok::kCharLiteral, static_cast<int32_t>(value.empty() ? 0 : value[0]));
  }

  // After a character literal of several characters: goes behind its closing quote. False if the
  // line has none.
  bool skip_char_rest() {
    for (size_t i = at_; i < chars_.text.size() && !is_line_end(chars_.text[i]); ++i) {
      if (chars_.text[i] == '\'') {
        at_ = i + 1;
        return true;
      }
    }
    return false;
  }

  std::string_view source_;
  uint32_t file_;
  Diagnostics& diags_;
  SourceChars chars_;
  size_t at_ = 0;
  size_t begin_ = 0;  // of the current token
  TokenList list_;
};

}  // namespace

TokenList lex(const SourceSet& sources, uint32_t file, Diagnostics& diags) {
  return Lexer(sources, file, diags).run();
}

std::string_view token_text(Tok kind) {
  switch (kind) {
    case Tok::kEof:
      return "<EOF>";
    case Tok::kError:
      return "<error>";
    case Tok::kIdentifier:
      return "<identifier>";
    case Tok::kIntLiteral:
    case Tok::kLongLiteral:
    case Tok::kFloatLiteral:
    case Tok::kDoubleLiteral:
      return "<number>";
    case Tok::kCharLiteral:
      return "<character>";
    case Tok::kStringLiteral:
      return "<string>";
#define BRAID_KEYWORD(name, text) \
  case Tok::k##name:              \
    return text;
#define BRAID_PUNCTUATION(name, text) \
  case Tok::k##name:                  \
    return text;
#include "lang/tokens.def"
  }
  return "";
}

}  // namespace braid::lang
