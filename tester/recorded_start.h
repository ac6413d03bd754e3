// A search that begins in the middle of a recorded run.
//
// What: the machine of a session runs as the recording says, from the start of the program to the
// switch of threads that is asked for; then threads that queue are put where the search wants them:
// they try again. What the program has read comes from the recording, and so does the rest of its
// standard input; files that it has opened are looked up again, read-only, and read on from where
// it stood.
//
// Owns: the recording.
#pragma once

#include <memory>
#include <string>

#include "tester/prologue.h"
#include "tester/rules.h"
#include "tester/virtual_world.h"
#include "vm/recording.h"

namespace braid::tester {

class RecordedRun {
 public:
  explicit RecordedRun(const RecordedStart& start) : start_(start), replay_(log_) {}

  // Reads the file. Empty, or what is wrong.
  std::string open();
  vm::MachineOptions machine_options(vm::MachineOptions options) const;
  // The world answers from the recording from now on.
  void attach(VirtualWorld& world) { world.begin_recorded(replay_); }
  // Runs the started machine to the switch. False: *error says why it did not get there.
  bool run(vm::Machine& machine, BlockScheduler& scheduler, VirtualWorld& world, Prologue* prologue,
           std::string* error);

 private:
  RecordedStart start_;
  vm::RunLogReader log_;
  vm::Replay replay_;
};

}  // namespace braid::tester
