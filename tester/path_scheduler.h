// The scheduler of one path: asks a Strategy at each decision, and records the schedule.
//
// What: where the machine asks, this class finds out whether the moment is a decision (more than
// one thread could run, and the point is the end of an atomic block), who the candidates are, and
// in which order: the current thread first, then by number. A timed wait or sleep is a candidate
// too: to run it means that its time-out fires.
//
// Invariants:
//  1. Everything that can differ between two runs of a program is an answer of this class, so equal
//  answers give
//     equal runs.
//  2. The recorded schedule, replayed, asks the same questions in the same order.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tester/trace.h"
#include "vm/machine.h"
#include "vm/scheduler.h"

namespace braid::tester {

// Decides. `options` are thread numbers, or 0 .. n-1 for a choice of the program.
class Strategy {
 public:
  virtual ~Strategy() = default;
  // Index of the option to take.
  virtual size_t decide(const std::vector<uint32_t>& options, bool is_thread) = 0;
  // Whether threads are switched right after they have entered a monitor, too (else only at the
  // ends of blocks).
  virtual bool inside_blocks() const { return false; }
  // The thread chosen last could not finish its block: it wants what another holds. True: end this
  // path, it will be run again with another choice. False: go on with the others.
  virtual bool give_up_failed_block() { return false; }
  // The block chosen last was the end of the initial thread, which makes no branch (thesis 2.2).
  virtual void drop_alternatives() {}
};

class PathScheduler final : public vm::Scheduler {
 public:
  static constexpr int64_t kNoQuantum = INT64_MAX / 16;
  // Decisions of one path; a loop that waits for another thread without a lock makes one at each
  // look.
  static constexpr size_t kMaxDecisions = 5'000;

  explicit PathScheduler(Strategy& strategy) : strategy_(strategy) {}
  vm::Thread* pick(vm::Machine& machine, vm::Thread* current, vm::Point why) override;
  uint32_t choose(vm::Machine& machine, vm::Thread& thread, vm::ChoiceKind kind,
                  uint32_t count) override;
  uint32_t stops() const override;
  int64_t quantum() override { return kNoQuantum; }
  bool wants_all() const override { return true; }
  bool fires_timeouts() const override { return true; }

  // The schedule so far; the last segment is closed with what the machine is doing.
  Schedule finish(vm::Machine& machine);
  // Whether the path was ended because it had kMaxDecisions.
  bool cut() const { return cut_; }

 private:
  vm::Thread* run(vm::Machine& machine, vm::Thread& thread);
  std::vector<vm::Thread*> candidates(vm::Machine& machine, vm::Thread* current) const;
  void close_segment(vm::Thread* thread, const char* why, bool switched);

  Strategy& strategy_;
  Schedule schedule_;
  Segment segment_;
  bool open_ = false;     // segment_ has begun
  bool stuck_ = false;    // every block from here fails: let them run into each other
  bool decided_ = false;  // the block that runs was chosen among several
  std::string last_where_;
  size_t decisions_ = 0;
  bool cut_ = false;
};

// Plays back a schedule. After the run error() says whether it fitted.
class Replayer final : public vm::Scheduler {
 public:
  explicit Replayer(const Schedule& schedule) : schedule_(schedule) {}
  vm::Thread* pick(vm::Machine& machine, vm::Thread* current, vm::Point why) override;
  uint32_t choose(vm::Machine& machine, vm::Thread& thread, vm::ChoiceKind kind,
                  uint32_t count) override;
  uint32_t stops() const override;
  int64_t quantum() override { return PathScheduler::kNoQuantum; }
  bool wants_all() const override { return true; }
  bool fires_timeouts() const override { return true; }

  // Empty if everything fitted so far; else where the program went another way.
  const std::string& error() const { return error_; }
  bool finished() const { return next_ >= schedule_.segments.size(); }

 private:
  vm::Thread* fail(std::string text);

  const Schedule& schedule_;
  size_t next_ = 0;  // segment to begin next
  size_t next_choice_ = 0;
  uint32_t passed_ = 0;  // points that the running segment has passed
  bool running_ = false;
  std::string error_;
};

// The line of the user's code where a thread is: "Main.java:12"; the library's if it is in no user
// code.
std::string user_line(const vm::Thread& thread);
// Words for a point: "lock exit".
const char* words(vm::Point point);

}  // namespace braid::tester
