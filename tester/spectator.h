// Who looks on while a schedule is played (recorder.h).
#pragma once

#include "tester/session.h"
#include "vm/interpreter.h"

namespace braid::tester {

// Hears of each step: the machine stops after every entry in the access log. Must not run the
// program, nor change its state.
class Spectator {
 public:
  virtual ~Spectator() = default;
  // Before the first step.
  virtual void begins(Session& session) = 0;
  // The schedule's stretch number `index` begins; `preempts`: by a switch away from a thread that
  // could have gone on.
  virtual void stretch(size_t index, bool preempts) = 0;
  // What runs between trial(true) and trial(false) is undone.
  virtual void trial(bool begins) = 0;
  // The thread is about to do a step. may_stop: see below.
  virtual void before_step(vm::Thread& thread, bool may_stop) = 0;
  // It has done it; the access log has what others can see of it. If `may_stop`, the
  // spectator may set Thread::stop_frame: then it hears of the return to that frame, too. With
  // kFinished the thread is gone.
  virtual void after_step(vm::Thread& thread, vm::StopReason reason, bool may_stop) = 0;
  // After the last step of the schedule.
  virtual void ends() = 0;
};

}  // namespace braid::tester
