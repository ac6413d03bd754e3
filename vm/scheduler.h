// Door 2: the scheduler. All nondeterminism of the machine passes here: which thread runs, whom a
// notify wakes, what braid.Choose returns.
//
// The machine asks pick() when the running thread cannot go on, when its quantum is over, when it
// yields, and, if stops() says so, at the points of interest named there. The machine ships
// RoundRobin.
#pragma once

#include <cstdint>

#include "vm/thread.h"

namespace braid::vm {

class Machine;

// Points at which a scheduler may be asked. Bits, so that a scheduler can name a set.
enum class Point : uint32_t {
  kCannotGoOn = 1 << 0,   // the current thread blocks, waits, sleeps or has ended (always asked)
  kQuantum = 1 << 1,      // its quantum is over (always asked)
  kYield = 1 << 2,        // Thread.yield (always asked)
  kThreadStart = 1 << 3,  // it has started another thread
  kThreadEnd = 1 << 4,    // it has died (asked as kCannotGoOn too)
  kEnter = 1 << 5,        // it has entered a monitor that it did not hold
  kExit = 1 << 6,         // it has released a monitor for the last time
  kWait = 1 << 7,         // it has released a monitor by waiting (asked as kCannotGoOn too)
  kNotify = 1 << 8,       // it has notified
  kPermit = 1 << 9,       // it has taken or released a permit
  kAtomic = 1 << 10,      // it has done an atomic operation
  kVolatile = 1 << 11,    // it has read or written a volatile field
  kTest = 1 << 12,        // it has asked whether a lock is free (tryLock, isLocked)
  kInterrupt = 1 << 13,   // it has looked at or changed an interrupt status
  kAlive = 1 << 14,       // it has asked whether a thread is alive
  kClock = 1 << 15,       // it has read the time
  kInit = 1 << 16,        // it has run the static initialiser of a class of the user
  kInput = 1 << 17,       // it has read standard input, or used a file or directory
  kOutput = 1 << 18,      // it has printed
  kReturn =
      1 << 19,  // it has come back to the frame Thread::stop_frame, or is about to call user code
  kSleep = 1 << 20,   // it has slept, under fires_timeouts()
  kBegin = 1 << 21,   // braid.Tester.begin
  kEnd = 1 << 22,     // braid.Tester.end
  kNames = 1 << 24,   // it has made a Thread, which got a number for its name or id
  kRename = 1 << 26,  // it has read or changed the name of a thread
  kWakeUp = 1 << 25,  // its time-out has fired, or it has woken for nothing (never asked)
  kAccess = 1 << 23,  // it has done anything that the access log shows
};
constexpr uint32_t operator|(Point a, Point b) {
  return static_cast<uint32_t>(a) | static_cast<uint32_t>(b);
}
constexpr uint32_t operator|(uint32_t a, Point b) { return a | static_cast<uint32_t>(b); }

enum class ChoiceKind : uint8_t { kNotify, kChoose };

class Scheduler {
 public:
  virtual ~Scheduler() = default;
  // Which thread runs next: one of the machine's run queue, which is not empty. `current` ran last;
  // null if there is none (start, or it has died). Null stops the run (RunResult::kStopped).
  virtual Thread* pick(Machine& machine, Thread* current, Point why) = 0;
  // One of 0 .. count-1, for `thread`. count >= 1; asked even if 1 only for kChoose.
  virtual uint32_t choose(Machine& machine, Thread& thread, ChoiceKind kind, uint32_t count) = 0;
  // The set of Points (bits) at which pick() wishes to be asked besides those marked "always".
  virtual uint32_t stops() const { return 0; }
  // Bytecodes until kQuantum; asked before each run of a thread.
  virtual int64_t quantum() = 0;
  // Whether all threads that queue for a monitor become runnable when it is free, not only the
  // first.
  virtual bool wants_all() const { return false; }
  // Whether pick() may name a thread that blocks with a deadline: it lets the time-out fire by
  // Monitors::wake before. Then time passes only by its will.
  virtual bool fires_timeouts() const { return false; }
  // With fires_timeouts(): whether time passes only where nobody can go on. Then deadlines count
  // from the clock, whatever a thread has run, and a sleep suspends its thread.
  virtual bool orders_time() const { return false; }
  // Without queues(): a timed attempt has found nothing. The moment at which it gives up now, or
  // kNoDeadline if it is to fail like one without a limit.
  virtual int64_t time_out(Machine& machine, int64_t deadline) {
    (void)machine;
    return deadline;
  }
  // Whether a thread that finds a monitor taken or no permit queues for it. If not, it stays where
  // it is, runnable, and tries again whenever it is run; a timed attempt asks time_out().
  virtual bool queues() const { return true; }
};

// Round robin, a quantum of N bytecodes, FIFO notify. With a seed the quanta vary between 1/2 N and
// 3/2 N.
class RoundRobin : public Scheduler {
 public:
  explicit RoundRobin(int64_t quantum = 10000, uint64_t seed = 0)
      : quantum_(quantum), state_(seed) {}
  Thread* pick(Machine& machine, Thread* current, Point why) override;
  uint32_t choose(Machine& machine, Thread& thread, ChoiceKind kind, uint32_t count) override;
  int64_t quantum() override;

 private:
  int64_t quantum_;
  uint64_t state_;
};

}  // namespace braid::vm
