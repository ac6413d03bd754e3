// What a search reports.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tester/explanation.h"
#include "tester/rules.h"
#include "tester/trace.h"
#include "vm/machine.h"

namespace braid::tester {

enum class FailureKind : uint8_t {
  kAssertion,
  kUncaught,
  kLost,  // an exception that ended a task and that nobody has read
  kLockCycle,
  kCondition,
  kPool,  // only idle threads of pools are left, which nobody shuts down
  kRace,
  kSpins,
  kLivelock,
  kFinding,  // of a tool; rule says of what kind
};
constexpr size_t kFailureKinds = 10;

// Finding::rule of what is reported as a race.
inline constexpr std::string_view kRaceRule = "data race";

// A schedule as the search knows it: whole blocks, then one partial block of each thread.
struct Witness {
  struct Step {
    uint32_t thread = 0;
    uint32_t choices = 0;  // answers that this block took
  };
  // A thread runs on until it is refused its (n+1)-th monitor, or makes its n-th entry in the
  // access log, or cannot go on.
  struct Partial {
    uint32_t thread = 0;
    uint32_t acquisitions = UINT32_MAX;
    uint32_t accesses = UINT32_MAX;
    std::vector<uint32_t> choices;
  };
  bool at_points = false;  // steps end at any point, not at the ends of blocks
  bool stepping = false;   // and after each access
  // Switches away from a thread that could have gone on, as `--search bounded` counts them: between
  // blocks. at_points: between points.
  uint32_t preemptions = 0;
  std::vector<Step> steps;
  std::vector<uint32_t> choices;
  std::vector<Partial> partials;

  // Takes the thread's last step away. REQUIRES: it has one.
  void drop_last_step(uint32_t thread);
  // Times that a thread gets its turn.
  size_t stretches() const;
  // Easier to follow: fewer preemptions, then fewer stretches, then fewer blocks.
  bool simpler_than(const Witness& other) const;
};

// Before the cause of an exception, in Failure::details.
inline constexpr std::string_view kCausedBy = "caused by ";

struct Failure {
  FailureKind kind = FailureKind::kAssertion;
  std::string what;   // "assertion failed in thread "B" at SplitSync.java:31: lost update"
  std::string place;  // "SplitSync.java:31"; deadlocks: of all threads; races: the variable
  std::vector<uint64_t> messages;    // hashes of the different ones that were seen, at most kMost
  std::vector<std::string> details;  // stack, or who holds and wants what
  std::vector<std::string> notes;    // what else matters: time-outs that fired early
  std::string variable;              // races: "Account.balance"
  std::string library;               // of a race inside one of its objects: "java.util.*"
  std::optional<Rules> rules;        // under which it was seen, if not the subject's
  std::string rule;                  // of a finding: "locking discipline"
  bool lost_wakeup = false;          // condition deadlocks: the last notify had found nobody
  uint64_t schedules = 0;            // that showed it
  uint64_t first = 0;                // number of the first one, from 1
  Witness witness;
  Schedule schedule;  // the witness as it is written to a trace
  // Found out after the search; unset where it could not be.
  std::optional<Minimised> minimised;
  std::optional<TurningPoint> turning_point;
  std::optional<Story> story;
  std::optional<Difference> difference;  // to TurningPoint::other

  static constexpr size_t kMostMessages = 1000;

  // The same kind at the same place is one failure, whatever its message and thread.
  bool same_as(const Failure& other) const {
    return kind == other.kind && place == other.place && rule == other.rule;
  }
  // Takes over what another report of this failure adds: its message.
  void add_messages_of(const Failure& other);
};

// Hears of failed assertions and uncaught exceptions, and of what tools have found. When the
// program has ended it looks for exceptions that nobody has read.
class Watcher final : public Tool {
 public:
  explicit Watcher(vm::Machine& machine) : machine_(machine) {}
  const char* name() const override { return "watcher"; }
  EventSet needs() const override {
    return {braid::Event::assertion_failed, braid::Event::uncaught_exception};
  }
  void assertion_failed(const ExceptionInfo& info) override;
  void uncaught_exception(const ExceptionInfo& info) override;
  // Since the last call.
  std::vector<Failure> take() { return collect(), std::exchange(seen_, {}); }
  bool any() {
    if (machine_.has_ended() || machine_.tools().has_findings()) collect();
    return !seen_.empty();
  }
  const std::vector<Failure>& seen() { return collect(), seen_; }
  void put_back(std::vector<Failure> seen) { seen_ = std::move(seen); }
  // Assertions reported so far, to be left out when they come up as uncaught exceptions.
  size_t mark() const { return reported_.size(); }
  void go_back(size_t mark) { reported_.resize(mark); }

 private:
  void add(FailureKind kind, std::string_view words, const std::string& thread,
           vm::Object* exception);
  void look_for_lost();
  void collect();

  vm::Machine& machine_;
  std::vector<ObjectRef> reported_;  // compared by address only
  std::vector<Failure> seen_;
};

// What a tool has found, as a failure without a witness.
Failure failure_of(Finding finding);

// The deadlock that the machine is in. With details it says of each thread what it waits for and
// who has it: that costs a look through the program's objects.
Failure describe_deadlock(vm::Machine& machine, bool lost_wakeup, bool with_details);

}  // namespace braid::tester
