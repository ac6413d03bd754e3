// Testing a program: runs it under many schedules, and says what was found and what was proved.
//
// What: first, in mode auto, a number of random schedules; then a search over whole blocks
// (explorer.h) by one of the strategies, to its end or to a bound.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "checkpoint/digest.h"
#include "tester/failure.h"
#include "tester/outcomes.h"
#include "tester/rules.h"
#include "tester/unseen.h"
#include "vm/machine.h"
#include "vm/native.h"
#include "vm/tool.h"

namespace braid::tester {

struct Habits;  // runner.h

// Why a machine is made, for who gives it tools.
enum class MachineFor : uint8_t {
  kSearch,
  kReplay,   // of a trace, because the user wants it
  kWitness,  // to look once more at a schedule
  kFinding,  // the same, of a schedule on which a tool has found something
};
using Tools = std::vector<std::shared_ptr<Tool>>;

// What is tested: given once, used for every run.
struct Subject {
  std::vector<const vm::Module*> modules;
  vm::ClassProvider library;
  std::span<const std::span<const vm::NativeEntry>> natives;
  vm::MachineOptions options;
  std::string input;  // all of standard input
  vm::IoRules io;     // which files it may use
  Rules rules;
  // New tools for a machine, in the order in which they hear; they live as long as it does. Not
  // set: none.
  std::function<Tools(MachineFor)> make_tools;
  bool foreign_tools = false;  // some of them are not part of Braid
};

// How far a search has come.
struct Progress {
  uint64_t random_schedules = 0;
  uint64_t schedules = 0;  // of the search
  size_t failures = 0;     // different ones
  size_t waiting = 0;      // branches
  int64_t nanos = 0;       // since it began
  // Which schedules it runs now, if not all: "up to 1 preemption".
  std::string pass;
  bool went_over = false;  // to schedules with few preemptions, as all would take too long
  // By estimate, of this pass: the share that is done, 0 to 1, and how long the rest will take.
  // Before the first path of it has ended both are 0.
  double share = 0;
  double seconds_left = 0;
};

struct SearchOptions {
  // auto, or the name of a strategy (strategies.def), or random, pct, bounded, exhaustive.
  std::string mode = "auto";
  uint64_t random_schedules = 200;  // in mode auto, before the search
  uint64_t pct_schedules = 100;
  uint32_t pct_depth = 3;
  uint64_t max_schedules = UINT64_MAX;  // random ones included
  int64_t time_limit_nanos = INT64_MAX;
  uint64_t max_steps = 10'000'000;  // bytecodes of one path
  // Bytecodes of each thread on one path, from where the search begins. 0: the bound is
  // kFirstBound, or what the first path needs, and four times as many as long as it cuts paths off.
  uint64_t terminate_after = 0;
  size_t max_depth = SIZE_MAX;  // branches that wait at once
  uint32_t preemptions = 2;     // bounded: at most so many
  uint64_t seed = 0;
  bool stop_at_first = false;
  bool outcomes = false;        // explore the order of output, too
  bool javasafe = false;        // library code is taken to be right: it ends no block
  bool no_checkpoints = false;  // go back by running the path again
  bool collect_states = false;  // digests of the final and of the stuck states, for comparisons
  // Called about a hundred times a second, between two paths.
  std::function<void(const Progress&)> on_progress;
  // In mode auto, asked after each path of the search: true ends it, and goes over to schedules
  // with few preemptions. Not set: where there is a time limit, rest_takes_too_long() decides.
  std::function<bool(const Progress&)> goes_over;
};

// Whether a search that has taken `seconds` of its limit, and by estimate will take seconds_left
// more, should go over to schedules with few preemptions. Never in the first tenth of the limit, as
// the estimate is worth little there, nor in the second half, as little would be won.
bool rest_takes_too_long(double seconds, double seconds_left, double limit);

// What ended a search.
enum class Limit : uint8_t {
  kNone,
  kInterrupted,
  kFirstFailure,
  kMaxSchedules,
  kTimeLimit,
  kMaxDepth,
  kPreemptions,
  kThreadBytecodes,  // --terminate-after
  kPathBytecodes,    // --max-steps
  kEndless,  // nothing but schedules that never end is left, or there were very many of them
  kOther,
};

constexpr uint64_t kFirstBound = 1000;
constexpr uint64_t kBoundGrows = 4;

struct SearchResult {
  std::string mode;  // of the systematic part; "random" if there was none
  uint64_t random_schedules = 0;
  uint64_t schedules = 0;  // of the search
  uint64_t asleep = 0;     // of them, ended where the rest is on another schedule
  uint64_t failing = 0;
  uint64_t random_failing = 0;
  uint64_t random_cut = 0;  // of them, exceeded a bound
  uint64_t blocks = 0;
  uint64_t failed_attempts = 0;
  uint64_t spins = 0;    // of them, because the thread went round without progress
  uint64_t cut = 0;      // paths that exceeded a bound
  uint64_t endless = 0;  // of them, in a loop that never ends: a failure
  uint64_t threads = 0;  // most threads alive at once
  size_t depth = 0;      // most branches at once
  // Bytecodes of a thread up to which every schedule was run; 0: none, or there was no bound.
  uint64_t depth_completed = 0;
  // Every schedule with at most so many preemptions was run ...
  std::optional<uint32_t> preemptions_completed;
  // ... of those in which no thread runs more bytecodes than that; 0: of all.
  uint64_t preemptions_bytecodes = 0;
  // The last pass of the search, if a bound ended it: its own bounds, and by estimate how much of
  // it was done, and how long the rest would have taken.
  struct Pass {
    uint64_t bytecodes = 0;  // of a thread; 0: no bound, or one that has cut nothing off
    std::optional<uint32_t> preemptions;
    double share = 0;
    double seconds_left = 0;
  };
  std::optional<Pass> ended_in;
  // Mode auto: after so many schedules of rwdd the search went over to those with few preemptions,
  // as the rest would have taken so long.
  struct WentOver {
    uint64_t schedules = 0;
    double seconds_left = 0;
  };
  std::optional<WentOver> went_over;
  // Where threads were when paths were cut off: "A" at Main.java:12. At most kMaxOutcomes.
  std::vector<std::string> cut_at;
  bool complete = false;  // every schedule that matters was run, of the part that was searched
  // The part begins at braid.Tester.begin: what came before ran once, under one schedule.
  bool begins_at_mark = false;
  // On some path it ended at braid.Tester.end: from there on one schedule was run.
  bool ends_at_mark = false;
  // Variables that were made volatile because they race (race_switch.h), and whether the last
  // search has found further ones.
  std::vector<std::string> made_volatile;
  bool still_races = false;
  bool always_fails = false;  // complete, without data races, and no schedule ended without failure
  bool interrupted = false;
  std::string bound;                             // what ended the search, if not complete
  Limit limit = Limit::kNone;                    // the same
  std::vector<Failure> failures;                 // in order of discovery
  std::vector<Outcome> outcomes;                 // in order of discovery, at most kMaxOutcomes
  Unseen unseen;                                 // by random schedules and the search
  std::vector<std::string> not_modelled;         // tests whose answers the search does not explore
  uint64_t states = 0;                           // visited, in mode exhaustive
  uint64_t livelocks = 0;                        // found by it
  std::vector<checkpoint::Digest> final_states;  // distinct, sorted; if they were asked for
  std::vector<checkpoint::Digest> stuck_states;
  uint64_t checkpoints = 0;  // taken
  uint64_t returned = 0;     // times that the machine went back to one
  int64_t nanos = 0;
  std::string error;                     // the program does not start
  std::vector<std::string> tool_errors;  // of tools that have failed

  static constexpr size_t kMaxOutcomes = OutcomeCounter::kMost;
};

// Whether there is a mode of this name; all names, for a message.
bool is_mode(std::string_view name);
std::string mode_names();

// Runs the search. `stop` may be set from a signal handler.
SearchResult search(const Subject& subject, const SearchOptions& options,
                    const std::atomic<bool>& stop);

// What the program as a whole does, under the subject's rules.
Habits habits_of(const Subject& subject);

// One run of a schedule, with its failures (schedules == 1 each).
struct ReplayResult {
  std::string error;  // the trace does not fit; empty if it does
  std::vector<Failure> failures;
  std::string output;
  std::optional<int> exit_status;  // unset: the program has not ended
  std::vector<std::string> tool_errors;
};
ReplayResult replay(const Subject& subject, const Trace& trace);

// Digest of the program's classes, for traces; the same in whatever order they were given.
uint64_t program_digest(const std::vector<const vm::Module*>& modules);
inline uint64_t program_digest(const Subject& subject) { return program_digest(subject.modules); }

}  // namespace braid::tester
