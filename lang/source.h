// Source text and positions.
//
// A SourceFile owns the bytes of one .java file and knows where its lines begin. A SourcePos names a
// byte in one of the files of a compilation; it is what tokens, tree nodes and diagnostics carry.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace braid::lang {

// A byte of a source file. `file` indexes SourceSet::files; kNoFile means "no position".
struct SourcePos {
  static constexpr uint32_t kNoFile = 0xffffffff;
  uint32_t file = kNoFile;
  uint32_t offset = 0;  // bytes from the start of the file
  bool valid() const { return file != kNoFile; }
};

// One source file. Invariant: line_starts_[0] == 0 and the starts ascend.
class SourceFile {
 public:
  SourceFile(std::string path, std::string text);
  const std::string& path() const { return path_; }
  std::string_view text() const { return text_; }
  // Line (1-based) that holds byte `offset`.
  uint32_t line_of(uint32_t offset) const;
  // Column (1-based, in characters, a tab counts as one) of byte `offset` in its line.
  uint32_t column_of(uint32_t offset) const;
  // Text of a line (1-based) without its line end.
  std::string_view line_text(uint32_t line) const;

 private:
  std::string path_;
  std::string text_;
  std::vector<uint32_t> line_starts_;
};

// The files of one compilation.
class SourceSet {
 public:
  // Adds a file; its index is the `file` of positions in it.
  uint32_t add(std::string path, std::string text);
  const SourceFile& file(uint32_t index) const { return *files_[index]; }
  size_t size() const { return files_.size(); }
  uint32_t line(SourcePos pos) const {
    return pos.valid() ? files_[pos.file]->line_of(pos.offset) : 0;
  }

 private:
  std::vector<std::unique_ptr<SourceFile>> files_;
};

}  // namespace braid::lang
