// One line on the terminal that says how far a search has come.
//
// Nothing is written unless standard error is a terminal. The line appears after a second, is
// rewritten about five times a second, and is gone when the object is.
#pragma once

#include <cstdint>

#include "tester/search.h"

namespace braid::cli {

class ProgressLine {
 public:
  explicit ProgressLine(bool wanted);
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  bool is_on() const { return is_on_; }
  void show(const tester::Progress& progress);

 private:
  bool is_on_;
  bool shown_ = false;
  int64_t at_ = 0;  // when it was last looked at, nanoseconds of the search
  uint64_t schedules_ = 0;
  double rate_ = 0;
};

}  // namespace braid::cli
