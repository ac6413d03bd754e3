// From a witness to a schedule that can be written, read and replayed.
#pragma once

#include "tester/failure.h"
#include "tester/session.h"
#include "tester/spectator.h"

namespace braid::tester {

// Runs the witness in a machine of its own, from the program's start, and returns its schedule.
// `error` is set if the run went another way than the search has seen.
struct Recording {
  Schedule schedule;
  std::vector<Failure> failures;
  std::string output;
  std::optional<int> exit_status;  // unset: the program has not ended
  std::string error;
};
Recording record(const Subject& subject, const Habits& habits, const Witness& witness,
                 FailureKind kind);

// Runs a schedule from the program's start. With a spectator it goes step by step.
Recording play(const Subject& subject, const Habits& habits, const Schedule& schedule,
               Spectator* spectator = nullptr);

}  // namespace braid::tester
