// The first search: runs a program again and again from its start.
//
// What: first a number of random schedules that may switch at every lock operation, thread start
// and death; then, depth first, all orders of atomic blocks, which end at lock exits, thread starts
// and deaths, and at operations on volatiles, atomics and permits (ExitBlock: Bruening, "Systematic
// Testing of Multithreaded Java Programs", 1999, section 2.2). No checkpoints, no pruning: each
// schedule is a run of its own, in a machine of its own, through the scheduler door and nothing
// else.
//
// The random schedules find deadlocks, which whole blocks alone cannot show.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "tester/trace.h"
#include "vm/machine.h"
#include "vm/native.h"

namespace braid::tester {

// What is tested: given once, used for every run.
struct Subject {
  std::vector<const vm::Module*> modules;
  vm::ClassProvider library;
  std::span<const std::span<const vm::NativeEntry>> natives;
  vm::MachineOptions options;
  std::string input;  // all of standard input
};

struct SearchOptions {
  uint64_t random_schedules = 200;
  uint64_t max_schedules = UINT64_MAX;  // random ones included
  int64_t time_limit_nanos = INT64_MAX;
  uint64_t max_steps = 1'000'000;  // bytecodes of one path
  uint64_t seed = 0;
  bool stop_at_first = false;
};

enum class FailureKind : uint8_t { kAssertion, kUncaught, kLockCycle, kCondition };

struct Failure {
  FailureKind kind = FailureKind::kAssertion;
  std::string what;  // "AssertionError: lost update in thread "B" at SplitSync.java:31"
  std::vector<std::string> details;  // stack, or who holds and wants what
  uint64_t schedules = 0;            // that showed it
  uint64_t first = 0;                // number of the first one, from 1
  Schedule schedule;                 // of the first one
};

struct SearchResult {
  uint64_t random_schedules = 0;
  uint64_t schedules = 0;  // depth first
  uint64_t failing = 0;    // of the depth-first ones
  uint64_t random_failing = 0;
  uint64_t failed_attempts = 0;  // blocks that could not be finished
  uint64_t cut = 0;              // paths that exceeded max_steps or the bound on decisions
  uint64_t threads = 0;          // most threads at once
  bool complete = false;         // all orders of blocks were run
  bool interrupted = false;
  std::string bound;              // what ended the search, if not complete
  std::vector<Failure> failures;  // in order of discovery
  std::string error;              // the program does not start
};

// Runs the search. `stop` may be set from a signal handler.
SearchResult search(const Subject& subject, const SearchOptions& options,
                    const std::atomic<bool>& stop);

// One run of a schedule, with its failures (schedules == 1 each).
struct ReplayResult {
  std::string error;  // the trace does not fit; empty if it does
  std::vector<Failure> failures;
  std::string output;
};
ReplayResult replay(const Subject& subject, const Trace& trace);

// Digest of the program's classes, for traces.
uint64_t program_digest(const Subject& subject);

}  // namespace braid::tester
