#include "lang/lexer_chars.h"

#include <fmt/format.h>

#include <string_view>

namespace braid::lang {

namespace {

int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

class Decoder {
 public:
  Decoder(const SourceSet& sources, uint32_t file, Diagnostics& diags)
      : text_(sources.file(file).text()), file_(file), diags_(diags) {}

  SourceChars run() {
    out_.text.reserve(text_.size());
    out_.offsets.reserve(text_.size() + 1);
    while (at_ < text_.size()) step();
    out_.offsets.push_back(static_cast<uint32_t>(text_.size()));
    return std::move(out_);
  }

 private:
  void step() {
    const unsigned char c = static_cast<unsigned char>(text_[at_]);
    if (c == '\\') {
      backslash();
    } else if (c < 0x80) {
      emit(c, 1);
    } else {
      utf8(c);
    }
  }

  void emit(char32_t c, size_t bytes) {
    out_.text.push_back(c);
    out_.offsets.push_back(static_cast<uint32_t>(at_));
    at_ += bytes;
  }

  // JLS 3.3: a backslash begins a unicode escape if an even number of backslashes stands before it.
  void backslash() {
    if (at_ + 1 < text_.size() && text_[at_ + 1] == 'u') {
      unicode_escape();
      return;
    }
    emit('\\', 1);
    if (at_ < text_.size() && text_[at_] == '\\') emit('\\', 1);
  }

  void unicode_escape() {
    size_t digits = at_ + 1;
    while (digits < text_.size() && text_[digits] == 'u') ++digits;
    char32_t value = 0;
    for (size_t i = 0; i < 4; ++i) {
      const int digit = digits + i < text_.size() ? hex_value(text_[digits + i]) : -1;
      if (digit < 0) {
        diags_.error({file_, static_cast<uint32_t>(digits + i)}, "illegal unicode escape");
        emit(' ', digits + i - at_);
        return;
      }
      value = value * 16 + static_cast<char32_t>(digit);
    }
    emit(value, digits + 4 - at_);
  }

  void utf8(unsigned char lead) {
    const int length = lead >= 0xF0 && lead < 0xF5 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0;
    if (length == 0 || lead >= 0xF5 || at_ + length > text_.size()) return unmappable(lead);
    char32_t value = lead & (0xFF >> (length + 1));
    for (int i = 1; i < length; ++i) {
      const unsigned char c = static_cast<unsigned char>(text_[at_ + i]);
      if ((c & 0xC0) != 0x80) return unmappable(lead);
      value = (value << 6) | (c & 0x3F);
    }
    const bool overlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000);
    const bool surrogate = value >= 0xD800 && value < 0xE000;
    if (overlong || surrogate || value > 0x10FFFF) return unmappable(lead);
    emit(value, static_cast<size_t>(length));
  }

  void unmappable(unsigned char byte) {
    diags_.error({file_, static_cast<uint32_t>(at_)},
                 fmt::format("unmappable character (0x{:02X}) for encoding UTF-8", byte));
    emit(0xFFFD, 1);
  }

  std::string_view text_;
  uint32_t file_;
  Diagnostics& diags_;
  size_t at_ = 0;
  SourceChars out_;
};

struct Range {
  char32_t first;
  char32_t last;
};

// Blocks beyond ASCII that hold no letters: blanks, punctuation, symbols, pictures, private use.
constexpr Range kNotLetters[] = {
    {0x00, 0xA1},     {0xA6, 0xA9},     {0xAB, 0xB4},     {0xB6, 0xB9},       {0xBB, 0xBF},
    {0xD7, 0xD7},     {0xF7, 0xF7},     {0x2000, 0x203E}, {0x2041, 0x2053},   {0x2055, 0x2070},
    {0x2074, 0x207E}, {0x2080, 0x208F}, {0x2190, 0x2BFF}, {0x2E00, 0x2E7F},   {0x3000, 0x3004},
    {0x3008, 0x3020}, {0xE000, 0xF8FF}, {0xFE10, 0xFE32}, {0xFE35, 0xFE4C},   {0xFE50, 0xFE68},
    {0xFF00, 0xFF03}, {0xFF05, 0xFF0F}, {0xFFE8, 0xFFFF}, {0x1F000, 0x1FAFF},
};

bool is_letter(char32_t c) {
  if (c < 0x80) return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$';
  for (const Range& range : kNotLetters) {
    if (c >= range.first && c <= range.last) return false;
  }
  return true;
}

}  // namespace

SourceChars decode_source(const SourceSet& sources, uint32_t file, Diagnostics& diags) {
  return Decoder(sources, file, diags).run();
}

bool is_identifier_start(char32_t c) { return is_letter(c); }
bool is_identifier_part(char32_t c) { return is_letter(c) || (c >= '0' && c <= '9'); }

void append_utf8(std::string& out, char32_t c) {
  if (c < 0x80) {
    out += static_cast<char>(c);
    return;
  }
  const int more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
  static constexpr unsigned char kLead[] = {0, 0xC0, 0xE0, 0xF0};
  out += static_cast<char>(kLead[more] | (c >> (6 * more)));
  for (int i = more - 1; i >= 0; --i) out += static_cast<char>(0x80 | ((c >> (6 * i)) & 0x3F));
}

void append_utf16(std::u16string& out, char32_t c) {
  if (c < 0x10000) {
    out += static_cast<char16_t>(c);
  } else {
    out += static_cast<char16_t>(0xD800 + ((c - 0x10000) >> 10));
    out += static_cast<char16_t>(0xDC00 + ((c - 0x10000) & 0x3FF));
  }
}

}  // namespace braid::lang
