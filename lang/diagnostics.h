// Errors of the front end: collected, sorted by position, printed with a caret line.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "lang/not_yet.h"
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
  // "Braid does not support NAME yet", for constructs, and for classes and members of the JDK by
  // their full name.
  void unsupported(SourcePos pos, NotYet construct);
  void unsupported_name(SourcePos pos, std::string_view name);

  // From now on only what is outside the subset is kept: other errors may be consequences of the
  // constructs that are missing from the tree.
  void keep_unsupported_only() { unsupported_only_ = true; }

  bool has_errors() const { return total_ > 0; }
  // Every error so far says that Braid does not support something.
  bool all_unsupported() const { return total_ == unsupported_; }
  size_t total() const { return total_; }
  const std::vector<Diagnostic>& errors() const { return errors_; }
  // The errors in source order: `path:line:column: error: message`, the line, a caret, the hint;
  // then the number of errors.
  std::string to_string() const;

 private:
  bool add(SourcePos pos, std::string message, std::string hint);
  void unsupported(SourcePos pos, std::string_view name, std::string_view hint);

  const SourceSet& sources_;
  std::vector<Diagnostic> errors_;          // in the order of reporting
  std::unordered_set<uint64_t> positions_;  // file and offset of every error so far
  size_t total_ = 0;
  size_t unsupported_ = 0;
  bool unsupported_only_ = false;
};

}  // namespace braid::lang
