// What runs before the search begins, under one schedule.
//
// What: the search begins at the first of these that the program's code has:
//  1. the call of braid.Tester.begin, by whichever thread comes to it. Until then threads run one
//     after the other: the next one gets its turn where a thread cannot go on, yields or sleeps, or
//     has had its turn for long. Time-outs fire where nobody else can go on, by deadline;
//  2. braid.Choose anywhere: the search begins with the program, so that no choice is left out;
//  3. otherwise the start of the second thread: before it there is nothing to choose.
//
// The schedule is the same whenever the program runs, so that witnesses can begin with it.
#pragma once

#include <functional>

#include "tester/node.h"
#include "tester/runner.h"

namespace braid::tester {

class Prologue {
 public:
  // How a thread is run to its next point: by Runner::run_to_point, and what the caller notes.
  using Step = std::function<Runner::End(vm::Thread&)>;

  Prologue(vm::Machine& machine, BlockScheduler& scheduler, Runner& runner)
      : machine_(machine), scheduler_(scheduler), runner_(runner) {}

  // Runs until braid.Tester.begin was called: kBoundary. Otherwise how the program has ended, or
  // kFailed if nobody can go on. REQUIRES: the runner counts all points.
  Runner::End run_to_mark(const Step& step);

  // Instead of run_to_mark: the thread has run a stretch, which the access log has.
  void ran(uint32_t thread) {
    current_ = thread;
    note_log(thread);
  }

  // The thread that ran last; monitors held, by thread number; notifies that found nobody.
  uint32_t current() const { return current_; }
  std::span<const Hold> held(uint32_t thread) const {
    return thread < held_.size() ? held_[thread] : std::span<const Hold>{};
  }
  // Monitors that threads held when they ended.
  std::span<const Hold> held_by_dead();
  uint32_t lost_notifies() const { return lost_notifies_; }

 private:
  bool may_run(uint32_t t) const;
  bool choose_next();
  int64_t deadline_of(uint32_t t) const;
  void note_log(uint32_t t);

  vm::Machine& machine_;
  BlockScheduler& scheduler_;
  Runner& runner_;
  uint32_t current_ = 0;
  int64_t due_ = vm::kNoDeadline;  // the time-out that fires when current_ is run
  uint32_t lost_notifies_ = 0;
  std::vector<bool> blocked_;     // by thread number: has tried, and could not go on
  std::vector<int64_t> refused_;  // the deadline of the timed attempt that has failed
  std::vector<std::vector<Hold>> held_;
  std::vector<Hold> held_by_dead_;
};

}  // namespace braid::tester
