// A schedule as a value: printed to and parsed from a trace file.
//
// What: a Schedule is a list of segments, "thread t runs until its n-th point", and of answers to
// choices, in the order in which the machine asked. A point is a moment at which the machine asks
// the scheduler (vm/scheduler.h) while the thread could go on. Replaying gives the same answers to
// the same questions.
//
// The text form is for people too:
//     braid-trace 2
//     program 93c1f0a2d86b5e17
//     random-seed 1
//     trust com.acme.*
//     late-final Account.owner
//     recording 120 "run-7.rec"
//     failure assertion failed at SplitSync.java:31
//     run 0 for 2 points switched after thread start at SplitSync.java:40 "main"
//     run 2 for 3 points before-lock after lock entry at Deadlock.java:12 "B"
//     run 1 for 1 points until wait at SplitSync.java:12 "A"
//     choose 1 of 2
//     end
// Before the end there may be `take-turns`: from there on all threads do.
// In place of the failure there may be `exit-status 0`: the program ends with it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tester/rules.h"

namespace braid::tester {

// How a thread's stretch ends.
enum class Stretch : uint8_t {
  kUntil,     // it cannot go on: it waits, is blocked, has ended
  kSwitched,  // right after its last point, though it could go on
  kReturned,  // the library call in which its last point is has returned
  kLock,      // after its last point, right before it takes the next lock
  kAccess,    // after its last point, right before a number of entries in the access log
};

// One thread runs, until it is switched away from at a point, or cannot go on.
struct Segment {
  uint32_t thread = 0;  // number of the thread, by order of start
  uint32_t points = 0;  // points that it passes, the one at which it is switched included
  Stretch how = Stretch::kUntil;
  uint32_t accesses = 0;  // kAccess: entries after the last point that are still run
  std::string why;        // what ends it: "lock exit", "thread start", "wait" ...
  std::string where;      // the user's line at its end: "SplitSync.java:31"
  std::string name;       // the thread's name

  bool operator==(const Segment&) const = default;
};

// An answer to a choice: whom a notify woke, what braid.Choose returned.
struct Choice {
  uint32_t value = 0;
  uint32_t count = 0;
  size_t segment = 0;  // index of the segment in which it was made

  bool operator==(const Choice&) const = default;
};

struct Schedule {
  std::vector<Segment> segments;
  std::vector<Choice> choices;
  bool takes_turns = false;  // afterwards all threads take turns (turns.h), for ever
};

struct Trace {
  uint64_t program = 0;  // digest of the program's classes
  uint64_t random_seed = 1;
  Rules rules;                     // lines only where they are not the usual ones
  std::string failure;             // one line; what the schedule leads to
  std::string rule;                // of a race, or of what a tool has found: Finding::rule
  std::optional<int> exit_status;  // instead, of a run that ends without a failure
  std::vector<std::string> arguments;
  Schedule schedule;
};

std::string print(const Trace& trace);

struct ParsedTrace {
  std::optional<Trace> trace;
  std::string error;  // with the line number
};
ParsedTrace parse_trace(std::string_view text);

}  // namespace braid::tester
