// Runs one block of one thread.
//
// What: lets the machine run a thread until its block ends, knows which points end a block, and
// goes back to the last boundary if a library call that has acted cannot go on.
//
// Rules (which points end a block; Bruening 1999, sections 2.1 to 2.3, and docs/schedules.md):
//  1. The final release of a monitor, a thread's start and death, each operation on a volatile, an
//     atomic, a permit, an interrupt status, a test of a lock, a static initialiser ...: right
//     after. Releasing the monitor of an object that was made in the block ends none.
//  2. Inside the library, nothing until the return to the user's code; but what the call has done
//     so far is a block of its own before it calls user code, and before an operation that cannot
//     go on.
//     A method of the library that is marked @NotAtomic is no such call: in it and in what it
//     calls, operations end blocks one by one.
//  3. With Habits::javasafe (Bruening 1999, section 3.3) the library ends no block, `wait`
//  included,
//     but where it starts a thread, and its accesses to data are left out. Not exact: what is not
//     seen may matter.
//
// Owns: nothing; the machine, store and log are the search's.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "checkpoint/store.h"
#include "tester/block.h"
#include "vm/machine.h"
#include "vm/scheduler.h"

namespace braid::tester {

// What the program as a whole does, known from its code: it decides which points end blocks.
struct Habits {
  bool tests_locks = false;  // tryLock, isLocked ...: entering a lock ends a block too
  bool interrupts = false;
  bool reads_time = false;
  bool has_timeouts = false;
  bool names_threads = false;    // it asks for names or ids of threads
  bool renames_threads = false;  // it changes names
  bool marks_begin = false;      // it calls braid.Tester.begin
  bool chooses = false;          // it uses braid.Choose
  bool prints_matter = false;    // each print is an operation on its stream
  bool ordered_clock = false;
  bool javasafe = false;  // nothing in library code counts but thread starts and deaths
  // Tests of queues and thread states, which are not modelled: "ReentrantLock.hasQueuedThreads".
  std::vector<std::string> not_modelled;
};
Habits habits_of(const std::vector<const vm::Module*>& program);

// The machine's scheduler during a search: who runs is decided outside, by Machine::step; choices
// inside a block are answered from a vector, which grows by zeros.
class BlockScheduler final : public vm::Scheduler {
 public:
  static constexpr int64_t kNoQuantum = INT64_MAX / 16;

  void set_stops(uint32_t stops) { stops_ = stops; }
  void set_quantum(int64_t quantum) { quantum_ = quantum; }
  // For random schedules: how a new choice is answered.
  void set_chooser(uint32_t (*chooser)(void*, uint32_t count), void* context) {
    chooser_ = chooser;
    context_ = context;
  }
  // Another scheduler decides, as in an ordinary run; null: this one again.
  void set_delegate(vm::Scheduler* other) { other_ = other; }
  vm::Thread* pick(vm::Machine& machine, vm::Thread* current, vm::Point why) override {
    return other_ == nullptr ? nullptr : other_->pick(machine, current, why);
  }
  uint32_t choose(vm::Machine& machine, vm::Thread& thread, vm::ChoiceKind kind,
                  uint32_t count) override;
  uint32_t stops() const override { return stops_; }
  int64_t quantum() override { return other_ == nullptr ? quantum_ : other_->quantum(); }
  bool wants_all() const override { return other_ == nullptr; }
  bool fires_timeouts() const override { return other_ == nullptr; }
  bool queues() const override { return other_ != nullptr; }
  bool orders_time() const override { return other_ == nullptr && ordered_; }
  int64_t time_out(vm::Machine& machine, int64_t deadline) override;

  bool wakes_spuriously() const { return spurious_; }
  void set_rules(bool ordered_clock, bool spurious_wakeups) {
    ordered_ = ordered_clock;
    spurious_ = spurious_wakeups;
  }
  // Whether time-outs of a thread that is suspended can fire now, or it can wake for nothing.
  bool can_wake(const vm::Thread& t) const {
    return (spurious_ && t.waits()) || (!ordered_ && t.deadline != vm::kNoDeadline);
  }
  // A time-out of the thread that runs next is due: this moment has come. Until begin().
  void set_due(int64_t moment) { due_ = moment; }
  // The deadline of the timed attempt that has failed in this block; kNoDeadline if none has.
  int64_t refused() const { return refused_; }
  // How a suspended thread that can be run wakes up; an answer if there is more than one way.
  vm::Wake how_it_wakes(vm::Machine& machine, vm::Thread& thread);

  // The vector of this block: answers, and how many there were to choose from.
  std::vector<uint32_t> answers;
  std::vector<uint32_t> counts;
  size_t next = 0;  // the answer to give next

  // The answers that the block has taken.
  std::span<const uint32_t> given() const { return std::span(answers).first(next); }
  // The vector after that of this block, in lexicographic order; nothing if it was the last.
  std::optional<std::vector<uint32_t>> next_vector() const;
  // Begins a block whose first answers are given.
  void begin(std::span<const uint32_t> given) {
    answers.assign(given.begin(), given.end());
    counts.assign(given.size(), 0);
    next = 0;
    due_ = refused_ = vm::kNoDeadline;
  }

 private:
  vm::Scheduler* other_ = nullptr;
  uint32_t stops_ = 0;
  int64_t quantum_ = kNoQuantum;
  bool ordered_ = false;
  bool spurious_ = false;
  int64_t due_ = vm::kNoDeadline;
  int64_t refused_ = vm::kNoDeadline;
  uint32_t answer_without_choice(uint32_t value);
  uint32_t (*chooser_)(void*, uint32_t) = nullptr;
  void* context_ = nullptr;
};

class Runner {
 public:
  enum class End : uint8_t {
    kBoundary,   // the block is done, the thread can go on
    kSuspended,  // the block is done: the thread waits or sleeps
    kDied,       // the thread has ended
    kFailed,     // the thread cannot go on, and has not come to a boundary: go back
    kExited,     // the program ends
    kLimit,      // max_steps, or the bound of the thread
  };

  Runner(vm::Machine& machine, checkpoint::Store& store, BlockScheduler& scheduler,
         const Habits& habits);

  // Runs the thread's next block; the access log has what it did. Of a thread that waits with a
  // deadline the next block is that it times out; if it sleeps, it times out first. REQUIRES: a
  // checkpoint of this moment is alive; objects that are newer count as made in the block.
  End run(vm::Thread& thread);
  // Runs to the next point of any kind, as a boundary of its own (for random schedules).
  End run_to_point(vm::Thread& thread);
  // Runs until the first thread start.
  End run_alone(vm::Thread& thread);
  // The monitors that the thread of run_alone holds.
  std::span<const Hold> held_alone() const { return held_alone_; }
  // Runs the thread until it has made so many entries in the access log; false if it stops before.
  bool run_accesses(vm::Thread& thread, uint32_t entries);
  // Both are called around each step of run_accesses.
  void watch_accesses(std::function<void(vm::Thread&)> before,
                      std::function<void(vm::Thread&, vm::StopReason)> after) {
    before_access_ = std::move(before);
    after_access_ = std::move(after);
  }
  // The habits have changed.
  void note_habits();
  // From now on no thread runs more than so many bytecodes more than it has run.
  void bound_threads(uint64_t bytecodes);
  // A thread that is suspended wakes up: its time-out fires, or it wakes for nothing.
  void wake(vm::Thread& thread);
  // With count_all_points: the lines at which time-outs fired in the last block.
  const std::vector<std::string>& time_outs() const { return time_outs_; }
  // Points that were passed by run_alone.
  uint64_t alone_points() const { return alone_points_; }
  // Whether the last block ended at the return from a library call, after its last point.
  bool returned() const { return returned_; }
  // After run(): the points that were passed in the block.
  uint64_t points() const { return points_; }
  // What the last block ended with.
  vm::Point last_point() const { return last_point_; }
  uint32_t stops() const { return stops_; }
  // Look at every kind of point, so that points() counts all of them (for traces).
  void count_all_points();
  bool counts_all_points() const { return counts_all_; }
  // Whether a block that ends by an operation which no lock guards (a volatile, an atomic ...) goes
  // on over what only concerns the thread's registers: fewer schedules, as a loop that waits is the
  // same each time. On by default.
  void set_run_on(bool on) { run_on_ = on; }
  void run_on(vm::Thread& thread);
  // Back to those that can end a block.
  void count_boundaries();
  // Tester.begin was called and not yet Tester.end.
  bool marked_end() const { return ended_; }

 private:
  vm::StopReason step(vm::Thread& thread);
  vm::StopReason bounded_step(vm::Thread& thread);
  uint64_t bound_of(const vm::Thread& t) const {
    return bound_ != UINT64_MAX && t.number < before_.size() ? before_[t.number] + bound_ : bound_;
  }
  bool is_boundary(vm::Thread& thread, uint32_t noted);
  bool defer(vm::Thread& thread);
  bool wake_is_all(vm::Thread& thread);
  vm::StopReason step_javasafe(vm::Thread& thread);
  void forget_pending();
  End fail(vm::Thread& thread);
  // It has yielded often enough for one block.
  End yielded(vm::Thread& thread);

  vm::Machine& machine_;
  checkpoint::Store& store_;
  BlockScheduler& scheduler_;
  const Habits& habits_;
  vm::HeapMark begin_;  // of the newest checkpoint when the block began
  uint32_t stops_ = 0;
  uint64_t points_ = 0;
  vm::Point last_point_ = vm::Point::kCannotGoOn;
  uint64_t bound_ = UINT64_MAX;
  std::vector<uint64_t> before_;  // bytecodes of each thread when the bound was set, by number
  bool ended_ = false;
  bool returned_ = false;
  bool run_on_ = true;
  uint64_t alone_points_ = 0;
  bool counts_all_ = false;  // points, and time-outs are noted
  std::vector<std::string> time_outs_;
  std::vector<Hold> held_alone_;
  std::function<void(vm::Thread&)> before_access_;
  std::function<void(vm::Thread&, vm::StopReason)> after_access_;
  std::vector<vm::AccessEntry> kept_;
  // Inside a library call that has passed a boundary.
  struct Pending {
    bool is = false;
    checkpoint::Id id{};
    size_t log_size = 0;
    size_t answers = 0;
    uint64_t points = 0;
    vm::Point point = vm::Point::kReturn;
  } pending_;
};

// The numbers of the threads that can be run: those that could go on, and of those that are
// suspended the ones that can_wake(thread) names.
template <class F>
std::vector<uint32_t> threads_to_run(vm::Machine& machine, F can_wake) {
  std::vector<uint32_t> list;
  for (size_t i = 0; i < machine.thread_slots(); ++i) {
    const vm::Thread& t = *machine.thread(static_cast<uint32_t>(i));
    if (!t.alive()) continue;
    if (t.state == vm::ThreadState::kRunnable || can_wake(t)) list.push_back(t.number);
  }
  return list;
}

// How many notifies in the log have found nobody.
uint32_t lost_notifies(const vm::AccessLog& log);

}  // namespace braid::tester
