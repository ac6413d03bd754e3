// Green threads: their frames, state and queue links.
//
// What: a Thread holds everything the machine knows of one thread of the program. Its frames live
// in memory of the machine, so that a thread is suspended by returning from the interpreter loop.
//
// Owns: its three stacks (frames, reference registers, primitive registers), which grow by
// doubling.
//
// Invariants:
//  1. frames[0] is the base frame (a stub of the machine); fp is the youngest frame.
//  2. fp->pc is up to date whenever the thread is not inside the loop.
//  3. The thread is in the run queue exactly if state == kRunnable.
//  4. The links are thread indices + 1, 0 for none, so that a saved copy needs no fixing.
//  5. Between two runs of any thread no frame's method is unprepared.
#pragma once

#include <cstdint>
#include <type_traits>

#include "vm/klass.h"
#include "vm/module.h"
#include "vm/object.h"

namespace braid::vm {

// A frame. `r` and `p` point into the thread's stacks.
struct Frame {
  const Insn* pc;  // next instruction
  Method* method;
  Resolved* constants;
  Object** r;
  Slot* p;
};

enum class ThreadState : uint8_t {
  kRunnable,
  kBlocked,       // wants the monitor of blocked_on
  kWaiting,       // in the wait set of blocked_on (condition: which queue)
  kSleeping,      // until deadline
  kPermit,        // wants a permit of blocked_on
  kParked,        // LockSupport.park
  kOutside,       // waits for what comes from outside (Machine::wait_outside)
  kInitialising,  // waits for another thread to initialise a class; blocked_on is its statics
  kDead,
};

// Why a thread stopped waiting.
enum class Wake : uint8_t { kNone, kNotified, kTimedOut, kInterrupted, kReleased };

inline constexpr int64_t kNoDeadline = INT64_MAX;

// What checkpoints keep of a thread; trivially copyable. Every change of it runs the barrier first.
struct ThreadCore {
  uint32_t epoch = 0;   // as Object::epoch, for the barrier
  uint32_t index = 0;   // in Machine::threads, reused after death; 0 is the initial thread
  uint32_t number = 0;  // by start, never reused on one path
  ThreadState state = ThreadState::kRunnable;
  Wake wake = Wake::kNone;       // why it became runnable again
  Wake wait_wake = Wake::kNone;  // why its wait ended, while it enters the monitor again
  bool daemon = false;
  bool interruptible = false;  // an interrupt ends its blocking
  bool interrupted = false;
  bool held_back = false;  // a tool has asked that it does not run
  bool parking_permit = false;
  bool wants_shared = false;  // the monitor that it is blocked on
  bool top_unsaved = false;   // the frame below the watermark was the youngest at the checkpoint
  Object* object = nullptr;   // java.lang.Thread
  Object* pending = nullptr;  // exception being thrown
  // Blocking.
  Object* blocked_on = nullptr;
  // Waiting: the condition queue's key; null is the monitor's own wait set.
  Object* condition = nullptr;
  int64_t deadline = kNoDeadline;
  uint32_t saved_count = 0;  // waiting: how often it had entered the monitor
  uint32_t queue_next = 0;   // link in a monitor's entry or wait queue; in the list of free slots
  uint32_t run_next = 0;     // links in the run queue
  uint32_t run_prev = 0;
  // Names that are the same whatever other threads do: of the thread, by who started it; numbers
  // of the threads that it started, and of the identity hash codes, random seeds and numbers for
  // files that it asked for.
  uint32_t path = 0;
  uint32_t children = 0;
  uint32_t hashes = 0;
  uint32_t locks = 0;  // of java.util.concurrent that it holds: they can outlive it
  Frame* fp = nullptr;
  // Frames below it are older than the newest checkpoint and not saved since. Whoever is about to
  // run or change one of them has it saved first (WriteBarrier::save_frames).
  Frame* watermark = nullptr;
  uint64_t bytecodes = 0;  // executed; up to date at stops
};
static_assert(std::is_trivially_copyable_v<ThreadCore>);

struct Thread : ThreadCore {
  // Limits of stacks; a call past one of them is a StackOverflowError in every engine.
  static constexpr uint32_t kMaxFrames = 1u << 16;
  static constexpr uint32_t kMaxRegisters = 1u << 20;  // per bank

  uint32_t thin_word = 0;  // lock word of an object that this thread has entered once
  // Stacks.
  Frame* frames = nullptr;
  Frame* frame_limit = nullptr;  // one past the last usable
  Object** ref_stack = nullptr;
  Object** ref_limit = nullptr;
  Slot* prim_stack = nullptr;
  Slot* prim_limit = nullptr;
  // The observed loop stops (Point::kReturn) when it comes back to this frame, by return or by an
  // exception, and before it calls user code. Null: nowhere. Set by who runs the thread; no
  // checkpoint keeps it.
  Frame* stop_frame = nullptr;

  bool waits() const { return state == ThreadState::kWaiting; }
  bool alive() const { return state != ThreadState::kDead; }
};

}  // namespace braid::vm
