// How far a search has come, on standard error while it runs.
//
// On a terminal it is one line that is rewritten about five times a second, from the first second
// on, and is gone when the object is. Elsewhere it is a line of its own every ten seconds.
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>

#include "tester/search.h"

namespace braid::cli {

// The line: schedules, schedules per second, depth, failures, and from 1 % on what is done and how
// long the rest takes by estimate. Of a line that is longer than `width` the depth is left out, and
// then what does not fit.
std::string progress_text(const tester::Progress& progress, double per_second, size_t width);

// "40 s", "3 min", "5 h", "12 days".
std::string duration_text(double seconds);

class ProgressLine {
 public:
  // Writes to the file, if it is wanted.
  ProgressLine(bool wanted, std::FILE* file);
  ProgressLine(bool wanted, std::FILE* file, bool is_terminal);
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  bool is_on() const { return is_on_; }
  void show(const tester::Progress& progress);

 private:
  bool is_on_;
  std::FILE* file_;
  bool is_terminal_;
  bool shown_ = false;
  int64_t at_ = 0;       // when it was last looked at, nanoseconds of the search
  int64_t written_ = 0;  // when the last line was written
  uint64_t schedules_ = 0;
  double rate_ = 0;
};

}  // namespace braid::cli
