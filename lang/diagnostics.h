// Errors of the front end: collected, sorted by position, printed with a caret line.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "lang/source.h"

namespace braid::lang {

struct Diagnostic {
  SourcePos pos;
  std::string message;  // what is wrong, in javac's words where it has them
  std::string hint;     // what to do; may be empty
};

// Collects errors of a compilation. At most kMaxErrors of them are shown, the first ones in source
// order; the rest are counted. A second error at the same position is dropped, since it is nearly
// always a consequence of the first.
class Diagnostics {
 public:
  static constexpr size_t kMaxErrors = 20;
  static constexpr size_t kMaxKept = 1000;

  explicit Diagnostics(const SourceSet& sources) : sources_(sources) {}

  void error(SourcePos pos, std::string message, std::string hint = {});
  // "Braid does not support NAME yet", for constructs and members outside the subset.
  void unsupported(SourcePos pos, std::string_view name, std::string hint = {});

  bool has_errors() const { return total_ > 0; }
  size_t total() const { return total_; }
  const std::vector<Diagnostic>& errors() const { return errors_; }
  // The errors in source order: `path:line:column: error: message`, the line, a caret, the hint;
  // then the number of errors.
  std::string to_string() const;

 private:
  const SourceSet& sources_;
  std::vector<Diagnostic> errors_;          // in the order of reporting
  std::unordered_set<uint64_t> positions_;  // file and offset of every error so far
  size_t total_ = 0;
};

}  // namespace braid::lang
