// What is found out about a failure after the search, for the person who reads its report.
//
// What: the schedule that shows it with the fewest switches that could be found, the last choice on
// it that could still have saved the program, and what happened on it, operation by operation. All
// of it comes from running the witness again; no second search is needed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tester/trace.h"

namespace braid::tester {

// How few switches away from a thread that could have gone on the witness has.
struct Minimised {
  uint32_t preemptions = 0;  // of the witness, after minimising
  uint32_t before = 0;       // of the witness that the search had found
  uint32_t runs = 0;         // schedules that were run to find it
  bool proved = false;       // every schedule with fewer was run, and none has this failure
};

// The last choice of a failing schedule at which another one still leads to an end without failure.
struct TurningPoint {
  size_t segment = 0;  // index in the failing schedule: the choice was made where it begins,
                       // or, if `choice` is set, inside it
  std::optional<size_t> choice;  // index in the failing schedule's choices: another answer
  uint32_t instead = 0;          // the thread that runs instead, or the other answer
  std::string instead_name;      // the thread's name; empty for an answer
  Schedule other;                // the whole schedule that ends without failure
};

// One operation of a thread on a schedule.
struct Event {
  enum class Kind : uint8_t {
    kRead,     // of a variable: value
    kWrite,    // of a variable: value, before
    kLock,     // takes a monitor, or its read or write lock, for the first time
    kUnlock,   // leaves it for good
    kRefused,  // finds it taken, and cannot go on; value: who has it; before: "read" if to read
    kWait,     // begins to wait on a monitor's wait set, or on a condition
    kNotify,   // value: who was woken; empty if nobody waited
    kWoken,    // goes on after a wait; value: "time-out", "interrupt" or empty
    kSleep,    // sleeps
    kPark,     // cannot go on for want of a permit
    kStart,    // value: the started thread
    kEnd,      // the thread's end
    kCall,     // a method of the library has returned; value: its result
    kChoose,   // value: what braid.Choose returned
    kPrint,    // value: what it prints
    kThrow,    // a failed assertion or an exception that nobody catches; value: it
    kOther,    // another operation that others can see; value: it, in words
  };
  Kind kind = Kind::kOther;
  uint32_t thread = 0;  // number
  size_t segment = 0;   // index of the stretch in the schedule
  std::string where;    // the user's line: "SplitSync.java:31"
  std::string object;   // the variable or the lock, as a reader knows it
  std::string value;    // as Java's source has it: 3, 'x', "text", null, Node#2
  std::string before;   // kWrite: the old value; empty if it is not known
  std::string call;     // the method of the library whose work this is: "signal", "compareAndSet"
  std::string lock;     // kWait, kWoken on a condition: the lock that is given back meanwhile
  std::string mode;     // kLock, kUnlock, kRefused: "read" or "write" of a read-write lock
  bool shared =
      false;  // others use the variable or lock, too, it changes while they do, and one has started
  uint64_t key = 0;  // the same for operations on one variable or lock within one story
};

// A local variable and its value, or a field of what it refers to: "node.next".
struct Local {
  std::string name;
  std::string value;
};

// What happened on a schedule.
struct Story {
  std::vector<std::string> threads;  // names, by number
  // By stretch of the schedule: it begins by a switch away from a thread that could have gone on.
  std::vector<bool> preempts;
  std::vector<Event> events;  // in time order
  bool cut = false;           // events are missing in the middle
  size_t cut_at = 0;          // then: before the event of this index
  // A failed assertion or an uncaught exception: the variables of the user's method that threw.
  std::vector<Local> locals;
  std::string output;  // what the program printed
};

// The first value that a thread reads otherwise than on the schedule without failure.
struct Difference {
  size_t event = 0;   // index in the story
  std::string other;  // what it reads there
};

}  // namespace braid::tester
