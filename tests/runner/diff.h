// A unified diff of two texts, by lines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace braid::runner {

// The lines of a text; each keeps its newline, so that a missing last one is a difference.
std::vector<std::string_view> split_lines(std::string_view text);

// Empty if the texts are equal; otherwise hunks with three lines of context, cut off after a
// screen.
std::string unified_diff(std::string_view expected, std::string_view actual);

}  // namespace braid::runner
