#include "lang/lexer_text.h"

#include <algorithm>
#include <vector>

#include "lang/lexer_chars.h"

namespace braid::lang {

namespace {

using Line = std::u32string_view;

bool is_octal(std::u32string_view text, size_t at) {
  return at < text.size() && text[at] >= '0' && text[at] <= '7';
}

size_t read_octal(std::u32string_view text, size_t at, std::u16string& out) {
  const size_t most = text[at] <= '3' ? 3 : 2;
  uint32_t value = 0;
  size_t digits = 0;
  for (; digits < most && is_octal(text, at + digits); ++digits) {
    value = value * 8 + (text[at + digits] - '0');
  }
  out += static_cast<char16_t>(value);
  return at + digits;
}

// What Character.isWhitespace says.
bool is_white(char32_t c) {
  const bool separator = c == 0x20 || c == 0x1680 || (c >= 0x2000 && c <= 0x200A && c != 0x2007) ||
                         c == 0x2028 || c == 0x2029 || c == 0x205F || c == 0x3000;
  return separator || (c >= 0x09 && c <= 0x0D) || (c >= 0x1C && c <= 0x1F);
}

size_t leading_white(Line line) {
  return static_cast<size_t>(
      std::find_if(line.begin(), line.end(), [](char32_t c) { return !is_white(c); }) -
      line.begin());
}

Line without_trailing_white(Line line) {
  while (!line.empty() && is_white(line.back())) line.remove_suffix(1);
  return line;
}

// The lines behind the first line end.
std::vector<Line> lines_of(std::u32string_view raw) {
  std::vector<Line> lines;
  size_t begin = 0;
  for (size_t i = 0; i < raw.size(); ++i) {
    if (raw[i] != '\n' && raw[i] != '\r') continue;
    lines.push_back(raw.substr(begin, i - begin));
    if (raw[i] == '\r' && i + 1 < raw.size() && raw[i + 1] == '\n') ++i;
    begin = i + 1;
  }
  lines.push_back(raw.substr(begin));
  lines.erase(lines.begin());
  return lines;
}

// Blank lines do not count, but for the last one: that of the closing delimiter.
size_t shared_indentation(const std::vector<Line>& lines) {
  size_t least = static_cast<size_t>(-1);
  for (const Line& line : lines) {
    const size_t white = leading_white(line);
    if (white < line.size() || &line == &lines.back()) least = std::min(least, white);
  }
  return least;
}

std::u16string with_escapes(std::u32string_view text) {
  std::u16string out;
  for (size_t i = 0; i < text.size();) {
    if (text[i] != '\\') {
      append_utf16(out, text[i++]);
    } else if (i + 1 < text.size() && text[i + 1] == '\n') {
      i += 2;  // the line goes on
    } else {
      const size_t behind = read_escape(text, i + 1, out);
      i = behind != 0 ? behind : i + 1;
    }
  }
  return out;
}

}  // namespace

size_t read_escape(std::u32string_view text, size_t at, std::u16string& out) {
  static constexpr std::string_view kNames = "bstnfr\"'\\";
  static constexpr std::string_view kValues = "\b \t\n\f\r\"'\\";
  if (at >= text.size()) return 0;
  if (is_octal(text, at)) return read_octal(text, at, out);
  const char32_t c = text[at];
  const size_t index = c > 0 && c < 0x80 ? kNames.find(static_cast<char>(c)) : kNames.npos;
  if (index == kNames.npos) return 0;
  out += static_cast<char16_t>(kValues[index]);
  return at + 1;
}

std::u16string text_of_block(std::u32string_view raw) {
  const std::vector<Line> lines = lines_of(raw);
  const size_t indentation = shared_indentation(lines);
  std::u32string text;
  for (size_t i = 0; i < lines.size(); ++i) {
    const Line line = lines[i];
    if (i > 0) text += U'\n';
    if (leading_white(line) == line.size()) continue;
    text += without_trailing_white(line.substr(indentation));
  }
  return with_escapes(text);
}

}  // namespace braid::lang
