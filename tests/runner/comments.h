// The comments of a Java source, found without a compiler, and the rest with comments and literals
// blanked out.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace braid::runner {

struct Comment {
  std::string text;       // without the comment signs
  int line = 0;           // of its first character, from 1
  std::size_t begin = 0;  // offsets in the source, signs included
  std::size_t end = 0;
  bool block = false;
};

struct ScannedSource {
  std::vector<Comment> comments;
  std::string code;  // as long as the source; comments and literals are spaces
};

ScannedSource scan_source(std::string_view source);

}  // namespace braid::runner
