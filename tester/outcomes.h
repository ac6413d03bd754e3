// The different ways in which runs of the program end: what it has printed, and its exit status.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "tester/failure.h"

namespace braid::tester {

struct Habits;
struct Session;
struct Subject;

// A way in which whole runs of the program ended.
struct Outcome {
  std::string output;
  int exit_code = 0;
  uint64_t schedules = 0;
  Witness witness;    // of the first of them, or the first of whole blocks
  Schedule schedule;  // the witness as it is written to a trace; empty: it was not run again
};

// The exit status with which the program has ended; nothing if it has not.
std::optional<int> exit_status(const vm::Machine& machine);

// Counts outcomes. Owns the index; the list is the search's.
class OutcomeCounter {
 public:
  static constexpr size_t kMost = 1000;  // different ones; others are not counted

  explicit OutcomeCounter(std::vector<Outcome>& outcomes) : outcomes_(outcomes) {}

  // A run has ended so. The witness is asked for where it is needed. REQUIRES: the program has
  // ended.
  void note(const Session& session, const std::function<Witness()>& witness);
  // How many schedules each has been seen in.
  std::vector<uint64_t> schedules() const;
  // Back to the outcomes that were known then.
  void forget(const std::vector<uint64_t>& schedules_before);
  // Keeps all that are known, but counts from there.
  void count_from(const std::vector<uint64_t>& schedules_before);

 private:
  std::vector<Outcome>& outcomes_;
  std::unordered_map<std::string, size_t> index_;  // by output and status
};

// Runs the witnesses of the first `most` outcomes again, from the program's start, and writes
// their schedules down: those that lead to the same outcome again.
void record_outcomes(const Subject& subject, const Habits& habits, size_t most,
                     std::vector<Outcome>& outcomes);

}  // namespace braid::tester
