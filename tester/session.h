// A program under test: a machine, its world and its checkpoints, run up to where a search begins.
//
// Owns: all of it. Several can live side by side.
#pragma once

#include <memory>

#include "checkpoint/store.h"
#include "tester/failure.h"
#include "tester/node.h"
#include "tester/prologue.h"
#include "tester/recorded_start.h"
#include "tester/runner.h"
#include "tester/search.h"
#include "tester/virtual_world.h"

namespace braid::tester {

struct Session {
  // Makes the machine and starts the program. error is set if that fails.
  Session(const Subject& subject, uint64_t max_steps, const Habits& program_habits,
          MachineFor use = MachineFor::kWitness);

  // Runs the program to where the search begins (prologue.h). False: it has ended, or is stuck,
  // before that. With `step`, each step of a prologue to braid.Tester.begin is run by it.
  // error is set if a recording does not get there.
  bool run_to_start(const Prologue::Step& step = {});
  // Tools that do not join a search do not listen while it goes on.
  void begin_search();
  // All threads that live now, enabled. The thread that ran last is the current one.
  Node root();

  Tools tools;  // outlive the machine
  Habits habits;
  std::unique_ptr<RecordedRun> recorded;  // if the search begins in one
  std::string error;
  VirtualWorld world;
  BlockScheduler scheduler;
  vm::Machine machine;
  std::unique_ptr<checkpoint::Store> store;
  std::unique_ptr<Watcher> watcher;
  std::unique_ptr<Runner> runner;
  std::optional<Prologue> prologue;                // of braid.Tester.begin, or of a recording
  Runner::End start_end = Runner::End::kBoundary;  // what ended run_to_start
};

}  // namespace braid::tester
