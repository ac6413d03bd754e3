#include "tests/runner/diff.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace braid::runner {
namespace {

constexpr std::size_t kContext = 3;
constexpr std::size_t kMaxShown = 60;
constexpr std::size_t kMaxTable = 4'000'000;

struct Edit {
  char sign;  // ' ', '-' or '+'
  std::string_view line;
};

using Lines = std::vector<std::string_view>;

// The edits between a[from, a_end) and b[from, b_end), by the longest common subsequence.
void diff_middle(const Lines& a, const Lines& b, std::size_t from, std::size_t a_end,
                 std::size_t b_end, std::vector<Edit>& edits) {
  const std::size_t n = a_end - from;
  const std::size_t m = b_end - from;
  std::size_t i = 0;
  std::size_t j = 0;
  if (n != 0 && m != 0 && n * m <= kMaxTable) {
    const std::size_t width = m + 1;
    std::vector<unsigned> common((n + 1) * width, 0);
    for (std::size_t r = n; r-- > 0;) {
      for (std::size_t c = m; c-- > 0;) {
        common[r * width + c] = a[from + r] == b[from + c] ? common[(r + 1) * width + c + 1] + 1
                                                           : std::max(common[(r + 1) * width + c],
                                                                      common[r * width + c + 1]);
      }
    }
    while (i < n && j < m) {
      if (a[from + i] == b[from + j]) {
        edits.push_back({' ', a[from + i]});
        ++i, ++j;
      } else if (common[(i + 1) * width + j] >= common[i * width + j + 1]) {
        edits.push_back({'-', a[from + i++]});
      } else {
        edits.push_back({'+', b[from + j++]});
      }
    }
  }
  while (i < n) edits.push_back({'-', a[from + i++]});
  while (j < m) edits.push_back({'+', b[from + j++]});
}

std::vector<Edit> all_edits(const Lines& a, const Lines& b) {
  std::size_t prefix = 0;
  while (prefix < a.size() && prefix < b.size() && a[prefix] == b[prefix]) ++prefix;
  std::size_t suffix = 0;
  while (suffix < a.size() - prefix && suffix < b.size() - prefix &&
         a[a.size() - 1 - suffix] == b[b.size() - 1 - suffix]) {
    ++suffix;
  }
  std::vector<Edit> edits;
  for (std::size_t i = 0; i < prefix; ++i) edits.push_back({' ', a[i]});
  diff_middle(a, b, prefix, a.size() - suffix, b.size() - suffix, edits);
  for (std::size_t i = a.size() - suffix; i < a.size(); ++i) edits.push_back({' ', a[i]});
  return edits;
}

std::string show(const Edit& edit) {
  if (edit.line.ends_with('\n')) return fmt::format("{}{}", edit.sign, edit.line);
  return fmt::format("{}{}\n\\ no newline at the end\n", edit.sign, edit.line);
}

}  // namespace

std::vector<std::string_view> split_lines(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const std::size_t newline = text.find('\n');
    const std::size_t length = newline == std::string_view::npos ? text.size() : newline + 1;
    lines.push_back(text.substr(0, length));
    text.remove_prefix(length);
  }
  return lines;
}

std::string unified_diff(std::string_view expected, std::string_view actual) {
  if (expected == actual) return "";
  const std::vector<Edit> edits = all_edits(split_lines(expected), split_lines(actual));
  std::string result = "--- expected\n+++ actual\n";
  std::size_t shown = 0;
  std::size_t line = 1;  // of the expected text
  std::size_t last_shown = static_cast<std::size_t>(-1);
  for (std::size_t i = 0; i < edits.size(); ++i) {
    const std::size_t first = i >= kContext ? i - kContext : 0;
    const std::size_t last = std::min(edits.size(), i + kContext + 1);
    const bool near = std::any_of(edits.begin() + static_cast<long>(first),
                                  edits.begin() + static_cast<long>(last),
                                  [](const Edit& edit) { return edit.sign != ' '; });
    if (near) {
      if (++shown > kMaxShown) return result + "... (more differences)\n";
      if (i == 0 || last_shown + 1 != i) result += fmt::format("@@ line {} @@\n", line);
      result += show(edits[i]);
      last_shown = i;
    }
    if (edits[i].sign != '+') ++line;
  }
  return result;
}

}  // namespace braid::runner
