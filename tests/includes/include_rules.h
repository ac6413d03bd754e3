// Which room may include which, and how long a file may be.
//
// The table is the one of docs/tour.md; a new arrow is a decision about the design, not about the
// build.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace braid::includes {

inline constexpr int kMaxLines = 700;

// What is wrong with one source file, a line each. `file` is relative to the root, with '/'.
std::vector<std::string> check_source(std::string_view file, std::string_view text);

// Checks every .h, .cpp and .def file of all rooms below the root. `files` counts them.
std::vector<std::string> check_tree(const std::filesystem::path& root, int& files);

}  // namespace braid::includes
