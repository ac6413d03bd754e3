#include "lang/source.h"

#include <algorithm>
#include <utility>

namespace braid::lang {

namespace {

// Line ends are \n, \r and \r\n.
std::vector<uint32_t> find_line_starts(std::string_view text) {
  std::vector<uint32_t> starts{0};
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\n' || (text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n'))) {
      starts.push_back(static_cast<uint32_t>(i + 1));
    }
  }
  return starts;
}

}  // namespace

SourceFile::SourceFile(std::string path, std::string text)
    : path_(std::move(path)), text_(std::move(text)), line_starts_(find_line_starts(text_)) {}

uint32_t SourceFile::line_of(uint32_t offset) const {
  auto after = std::upper_bound(line_starts_.begin(), line_starts_.end(), offset);
  return static_cast<uint32_t>(after - line_starts_.begin());
}

uint32_t SourceFile::column_of(uint32_t offset) const {
  const uint32_t begin = line_starts_[line_of(offset) - 1];
  const size_t end = std::min<size_t>(offset, text_.size());
  uint32_t column = 1;
  for (size_t i = begin; i < end; ++i) {
    const bool continuation = (static_cast<unsigned char>(text_[i]) & 0xC0) == 0x80;
    if (!continuation) ++column;
  }
  return column;
}

std::string_view SourceFile::line_text(uint32_t line) const {
  if (line == 0 || line > line_starts_.size()) return {};
  const size_t begin = line_starts_[line - 1];
  size_t end = line < line_starts_.size() ? line_starts_[line] : text_.size();
  while (end > begin && (text_[end - 1] == '\n' || text_[end - 1] == '\r')) --end;
  return std::string_view(text_).substr(begin, end - begin);
}

uint32_t SourceSet::add(std::string path, std::string text) {
  files_.push_back(std::make_unique<SourceFile>(std::move(path), std::move(text)));
  return static_cast<uint32_t>(files_.size() - 1);
}

}  // namespace braid::lang
