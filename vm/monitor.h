// Monitors, condition queues and permits.
//
// The lock word of an object (32 bits), by its low two bits:
//     00  not entered; the upper 30 bits are the identity hash code, 0 if none was asked for
//     01  thin: entered by the thread with index bits 2..17, bits 18..31 times more than once
//     10  inflated: the upper 30 bits index Monitors' table
// A monitor is inflated when it is contended, waited on, entered too often, or entered after its
// hash code was asked for; it is deflated at its last release when nobody queues.
//
// A thread that cannot enter is put into the entry queue and blocked; when the monitor becomes free
// the first of the queue (all of it, if Scheduler::wants_all) becomes runnable and tries again, so
// that others may overtake it, as Java allows. A condition queue is identified by a key object;
// null is the object's own wait set (Object.wait), j.u.c. conditions use their own keys.
//
// A monitor may also be entered in shared mode, by any number of threads while nobody else owns it.
// Each thread's hold in shared mode is an entry of its own in the table, linked from the monitor.
// Its owner may hold it in shared mode too, and stay in when it gives up the exclusive one. Who
// holds it in shared mode only never gets the exclusive one: it waits for itself.
//
// In ordinary runs a thread that wants the shared mode for the first time queues if the first of
// the queue wants the exclusive one (of a fair monitor: if anybody queues), so that writers get
// their turn. Where nobody queues (Scheduler::queues), it enters whenever no other thread owns it,
// unless it is told that somebody waits to own it (keep_sharers_out).
//
// An identity hash code comes from the thread that asks first: who started it, and how many it has
// asked for. So it is the same whatever other threads do in between.
#pragma once

#include <cstdint>
#include <deque>
#include <vector>

#include "vm/access_log.h"
#include "vm/object.h"
#include "vm/thread.h"

namespace braid::vm {

class Machine;

namespace lock_word {
inline constexpr uint32_t kTagMask = 3;
inline constexpr uint32_t kFree = 0;
inline constexpr uint32_t kThin = 1;
inline constexpr uint32_t kInflated = 2;
inline constexpr uint32_t kMaxThinIndex = 0xffff;
inline constexpr uint32_t kCountOne = 1u << 18;
}  // namespace lock_word

// Plain data; links are thread indices + 1.
struct Monitor {
  uint32_t epoch = 0;  // as Object::epoch, for the barrier
  Object* object = nullptr;
  uint32_t owner = 0;  // thread index + 1, 0 if free
  uint32_t count = 0;  // how often entered
  uint32_t hash = 0;
  uint32_t entry_head = 0;  // threads that want to enter
  uint32_t entry_tail = 0;
  uint32_t wait_head = 0;  // threads that wait, all conditions, in order of arrival
  uint32_t wait_tail = 0;
  uint32_t next_free = 0;
  uint32_t shared = 0;   // index + 1 of the first hold in shared mode; of a hold: of the next
  bool is_hold = false;  // of `owner`, `count` times, in shared mode; no monitor
  // A fair monitor goes from hand to hand: at its release the first of the entry queue owns it,
  // entered 0 times until it runs again.
  bool fair = false;
};

// What checkpoints keep of the table of monitors; entries from `count` on are unused storage.
struct MonitorsState {
  uint32_t count = 0;
  uint32_t free = 0;  // index + 1
};

// How an operation that may block went. On kBlocked the thread's state is set: the native returns
// NativeResult::kBlock and is called again when the thread runs next.
enum class LockResult : uint8_t { kDone, kBlocked, kNotOwner, kTimedOut, kInterrupted };

class Monitors {
 public:
  Monitors(Machine& machine, MonitorsState& state) : machine_(machine), state_(state) {}

  // Entering and leaving. try_enter never blocks. `exit` gives kNotOwner if the thread is not the
  // owner.
  bool try_enter(Thread& thread, Object* object);
  LockResult enter(Thread& thread, Object* object);
  // As enter; a thread that blocks gets the deadline (kNoDeadline: none) and may be interrupted.
  // Called again after waking: kTimedOut or kInterrupted (the flag is cleared) if that woke it and
  // it is not free. A deadline of 0: only if it can be entered at once.
  LockResult enter_timed(Thread& thread, Object* object, int64_t deadline, bool interruptible,
                         bool shared = false);
  LockResult exit(Thread& thread, Object* object);
  // kNotOwner if the thread does not hold it in shared mode.
  LockResult exit_shared(Thread& thread, Object* object);
  // From now on and while anybody queues for it, the monitor is fair. REQUIRES: it is inflated.
  void make_fair(Object* object);

  // Waiting. begin_wait checks ownership (kNotOwner) and the interrupt flag (kInterrupted,
  // cleared), releases the monitor whole and blocks the thread (kBlocked). finish_wait is called
  // whenever the thread runs again, until it gives kDone, kTimedOut or kInterrupted (cleared): then
  // the monitor is owned again.
  LockResult begin_wait(Thread& thread, Object* object, Object* condition, int64_t deadline,
                        bool interruptible);
  LockResult finish_wait(Thread& thread, Object* object);
  // Wakes one waiter of the queue (which one: Scheduler::choose) or all. kNotOwner if not the
  // owner.
  LockResult notify(Thread& thread, Object* object, Object* condition, bool all);

  // Blocks the thread until somebody calls wake_permits(object); the caller tests its condition
  // again.
  void block_on_permit(Thread& thread, Object* object, int64_t deadline, bool interruptible);
  // Makes the threads that wait for a permit of the object runnable.
  void wake_permits(Object* object);

  // Questions. The owner holds it in exclusive mode.
  Thread* owner(Object* object);
  uint32_t hold_count(Object* object, const Thread& thread);
  bool holds(const Thread& thread, Object* object) { return owner(object) == &thread; }
  // The same of the shared mode: who, by index, how often a thread, and how often all together.
  std::vector<Thread*> sharers(Object* object);
  uint32_t shared_count(Object* object, const Thread& thread);
  uint32_t shared_count(Object* object);
  // Whether nobody holds it, in whichever mode.
  bool is_free(Object* object);
  // Who keeps the thread from entering it in that mode: itself too, if it has it in shared mode.
  std::vector<Thread*> in_the_way(const Thread& thread, Object* object, bool shared);
  // The same of what the thread has been refused last. REQUIRES: that is a monitor.
  std::vector<Thread*> in_the_way(const Thread& thread) {
    return in_the_way(thread, thread.blocked_on, thread.wants_shared);
  }
  // Threads in the entry queue, or in the condition queue or permit queue, in order.
  std::vector<Thread*> entrants(Object* object);
  std::vector<Thread*> waiters(Object* object, Object* condition);

  // The monitor of an object; null unless it is inflated.
  const Monitor* find(const Object* object) const {
    const bool inflated = (object->lock & lock_word::kTagMask) == lock_word::kInflated;
    return inflated ? &table_[object->lock >> 2] : nullptr;
  }

  // System.identityHashCode: fixed at the first call, never 0, 30 bits.
  int32_t identity_hash(Object* object);
  // 0 if nobody has asked for it yet.
  int32_t known_identity_hash(Object* object);

  // For a scheduler without queues: from now on a thread is refused its (n+1)-th monitor, as if it
  // were taken. kUnlimited: none is refused.
  static constexpr uint32_t kUnlimited = UINT32_MAX;
  void limit_acquisitions(uint32_t n) { acquisitions_left_ = n; }
  bool is_limited() const { return acquisitions_left_ != kUnlimited; }
  // Whether the limit refuses the monitor that is wanted now; counts it if not.
  bool refuses() {
    if (acquisitions_left_ == kUnlimited) return false;
    return acquisitions_left_ == 0 || (--acquisitions_left_, false);
  }

  // For a scheduler without queues: from now on nobody enters one of these in shared mode for the
  // first time, as if somebody queued who wants to own it.
  void keep_sharers_out(std::vector<Object*> monitors) { kept_out_ = std::move(monitors); }

  // Takes a blocked, waiting, sleeping or parked thread out of its queue and makes it runnable.
  void wake(Thread& thread, Wake reason);

  // All monitors in use, for reports and the collector.
  template <class F>
  void for_each(F f) {
    for (uint32_t i = 0; i < state_.count; ++i)
      if (table_[i].object != nullptr && !table_[i].is_hold) f(table_[i]);
  }
  // All holds in shared mode; of one monitor.
  template <class F>
  void for_each_hold(F f) {
    for (uint32_t i = 0; i < state_.count; ++i)
      if (table_[i].object != nullptr && table_[i].is_hold) f(table_[i]);
  }
  template <class F>
  void for_each_hold(const Monitor& monitor, F f) const {
    for (uint32_t i = monitor.shared; i != 0; i = table_[i - 1].shared) f(table_[i - 1]);
  }

 private:
  uint32_t new_entry(Object* object);
  void free_entry(Monitor& entry, uint32_t index);
  Monitor& inflate(Object* object);
  Monitor* inflated(Object* object);
  LockResult refuse(Thread& thread, Object* object, bool shared);
  LockResult queue(Thread& thread, Object* object, int64_t deadline, bool interruptible,
                   bool shared);
  LockResult time_out(Thread& thread, Object* object, int64_t deadline, bool shared);
  Monitor* hold_of(const Monitor& monitor, const Thread& thread);
  Monitor& add_hold(Monitor& monitor, const Thread& thread);
  void remove_hold(Monitor& monitor, const Thread& thread);
  bool try_enter_shared(Thread& thread, Object* object);
  bool waits_for_turn(const Thread& thread, Object* object);
  void note(Object* object, uint32_t slot, Access kind, uint32_t count = 0);
  void release(Monitor& monitor);
  void give_up(Thread& thread, Object* object);
  void maybe_deflate(Monitor& monitor);
  void append(uint32_t& head, uint32_t& tail, Thread& thread);
  void remove(uint32_t& head, uint32_t& tail, Thread& thread);
  void block(Thread& thread, Object* object, ThreadState state, int64_t deadline,
             bool shared = false);

  Machine& machine_;
  MonitorsState& state_;
  std::deque<Monitor> table_;
  uint32_t acquisitions_left_ = kUnlimited;
  std::vector<Object*> kept_out_;
};

}  // namespace braid::vm
