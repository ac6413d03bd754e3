// Colours of the report for people.
#pragma once

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace braid::cli {

// Colour only on a terminal that can show it, and if NO_COLOR is not set (https://no-color.org).
// Everything else is ASCII, so that it looks the same in a file, a mail and a terminal.
class Style {
 public:
  Style() = default;
  explicit Style(std::FILE* file) {
    const char* none = std::getenv("NO_COLOR");
    const char* term = std::getenv("TERM");
    on_ = isatty(fileno(file)) == 1 && (none == nullptr || *none == 0) && term != nullptr &&
          *term != 0 && std::string_view(term) != "dumb";
  }
  std::string bad(std::string_view text) const { return in("31;1", text); }
  std::string title(std::string_view text) const { return in("1", text); }
  std::string mark(std::string_view text) const { return in("33;1", text); }
  std::string faint(std::string_view text) const { return in("2", text); }

 private:
  std::string in(const char* code, std::string_view text) const {
    return on_ && !text.empty() ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : std::string(text);
  }
  bool on_ = false;
};

}  // namespace braid::cli
