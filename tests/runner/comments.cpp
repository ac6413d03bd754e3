#include "tests/runner/comments.h"

#include <algorithm>

namespace braid::runner {
namespace {

// Where the literal that opens at `at` ends (one past its closing quote).
std::size_t literal_end(std::string_view source, std::size_t at) {
  const char quote = source[at];
  const bool text_block = source.substr(at, 3) == "\"\"\"";
  std::size_t i = at + (text_block ? 3 : 1);
  while (i < source.size()) {
    if (source[i] == '\\') {
      i += 2;
    } else if (text_block && source.substr(i, 3) == "\"\"\"") {
      return i + 3;
    } else if (!text_block && source[i] == quote) {
      return i + 1;
    } else if (!text_block && source[i] == '\n') {
      return at + 1;  // not closed: the comment that expects the error for it is read
    } else {
      ++i;
    }
  }
  return source.size();
}

std::size_t comment_end(std::string_view source, std::size_t at, bool block) {
  const std::size_t found = source.find(block ? "*/" : "\n", at + 2);
  if (found == std::string_view::npos) return source.size();
  return block ? found + 2 : found;
}

Comment make_comment(std::string_view source, std::size_t begin, std::size_t end, bool block) {
  Comment comment;
  comment.begin = begin;
  comment.end = end;
  comment.block = block;
  const std::size_t closing =
      block && end - begin >= 4 && source.substr(end - 2, 2) == "*/" ? end - 2 : end;
  comment.text = source.substr(begin + 2, closing - begin - 2);
  if (!block && comment.text.ends_with('\r')) comment.text.pop_back();
  comment.line = 1 + static_cast<int>(std::count(source.begin(),
                                                 source.begin() + static_cast<long>(begin), '\n'));
  return comment;
}

}  // namespace

ScannedSource scan_source(std::string_view source) {
  ScannedSource scanned;
  scanned.code.assign(source.size(), ' ');
  for (std::size_t i = 0; i < source.size();) {
    const bool block = source.substr(i, 2) == "/*";
    std::size_t end = i + 1;
    if (block || source.substr(i, 2) == "//") {
      end = comment_end(source, i, block);
      scanned.comments.push_back(make_comment(source, i, end, block));
    } else if (source[i] == '"' || source[i] == '\'') {
      end = std::max(i + 1, literal_end(source, i));
    } else {
      scanned.code[i] = source[i];
    }
    i = std::min(end, source.size());
  }
  return scanned;
}

}  // namespace braid::runner
