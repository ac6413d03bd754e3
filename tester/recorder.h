// From a witness to a schedule that can be written, read and replayed.
#pragma once

#include <span>

#include "tester/failure.h"
#include "tester/session.h"
#include "tester/spectator.h"

namespace braid::tester {

// Runs the witness in a machine of its own, from the program's start, and returns its schedule.
// `error` is set if the run went another way than the search has seen.
struct Recording {
  Schedule schedule;
  // Of each step of the witness, then of each of its partial blocks: the segment in which it runs,
  // and the number of choices before it.
  std::vector<size_t> segments;
  std::vector<size_t> choices;
  std::vector<Failure> failures;
  std::string output;
  std::optional<int> exit_status;  // unset: the program has not ended
  std::string error;
  std::vector<std::string> tool_errors;
};
struct RecordOptions {
  size_t split = SIZE_MAX;  // the number of a step: a new segment begins there in any case
  // Blocks that run after the partial ones; the first of a thread that a partial one has stopped is
  // the rest of its block.
  std::span<const Witness::Step> then;
  std::span<const uint32_t> then_choices;
};
Recording record(const Subject& subject, const Habits& habits, const Witness& witness,
                 FailureKind kind, const RecordOptions& options = {});

// What a machine is for that runs the witness of a failure once more.
constexpr MachineFor machine_for(FailureKind kind) {
  const bool is_found = kind == FailureKind::kFinding || kind == FailureKind::kRace;
  return is_found ? MachineFor::kFinding : MachineFor::kWitness;
}

// Runs a schedule from the program's start. With a spectator it goes step by step.
Recording play(const Subject& subject, const Habits& habits, const Schedule& schedule,
               MachineFor use, Spectator* spectator = nullptr);

}  // namespace braid::tester
