// Natives of locks, permits and parking: the machine's primitives under java.util.concurrent.
//
//   braid.internal.Monitors   monitors of objects, with condition queues and a shared mode
//                             (vm/monitor.h)
//   braid.internal.Permit     a counter that threads wait for
//   LockSupport               park0(nanos), unpark0(thread)
//
// Times are nanoseconds; a negative one means no limit. A native that blocks keeps in scratch[0]
// that it did and in scratch[1] until when.
//
// A lock object whose first primitive field is true is fair: its monitor goes from hand to hand. A
// fair Permit gives permits to those who wait, in their order; one that is not wakes them all, and
// who comes first takes them.
#include <algorithm>
#include <vector>

#include "stdlib/natives.h"
#include "vm/user_frames.h"

namespace braid::stdlib {

namespace {

using vm::LockResult;
using vm::Monitors;
using vm::NativeCall;
using vm::NativeEntry;
using vm::NativeResult;
using vm::Object;
using vm::Point;
using vm::Slot;
using vm::Thread;
using vm::ThreadState;
using vm::Wake;

// ---- Time ---------------------------------------------------------------------------------------

int64_t deadline_after(NativeCall& c, int64_t nanos) {
  return nanos < 0 ? vm::kNoDeadline : c.machine.deadline_after(nanos);
}

// A timed attempt has found nothing. Where nobody queues it may give up at once: the moment at
// which it does, else kNoDeadline.
int64_t gives_up(NativeCall& c, int64_t nanos) {
  const bool limited = nanos > 0 && !c.machine.scheduler().queues();
  return limited ? c.machine.scheduler().time_out(c.machine, deadline_after(c, nanos))
                 : vm::kNoDeadline;
}

bool has_blocked(const NativeCall& c) { return c.scratch[0].bits != 0; }

// Why the thread runs again. At the first call what is left of an earlier wait is cleared.
Wake take_wake(NativeCall& c) {
  const Wake wake = has_blocked(c) ? c.thread.wake : Wake::kNone;
  if (c.thread.wake != Wake::kNone) {
    c.machine.barrier().before_write(&c.thread);
    c.thread.wake = Wake::kNone;
  }
  return wake;
}

NativeResult interrupted(NativeCall& c) { return c.raise("java/lang/InterruptedException"); }

NativeResult not_owner(NativeCall& c) { return c.raise("java/lang/IllegalMonitorStateException"); }

// ---- Monitors -----------------------------------------------------------------------------------

bool is_fair(Object* lock) { return lock->cls->prim_slots > 0 && lock->prim(0).as_bool(); }

// Blocks; a fair monitor has a queue now, and is told what it is.
NativeResult block(NativeCall& c) {
  if (c.thread.state == ThreadState::kRunnable) return NativeResult::kBlock;  // it does not queue
  if (is_fair(c.r[0])) c.machine.monitors().make_fair(c.r[0]);
  c.scratch[0].bits = 1;
  return NativeResult::kBlock;
}

// The two modes of a monitor: for its owner, and shared by readers.
enum Mode : uint8_t { kOwn, kShare };

LockResult enter_until(NativeCall& c, int64_t nanos, bool interruptible, Mode mode) {
  if (!has_blocked(c)) {
    take_wake(c);
    c.scratch[1].set_long(nanos == 0 ? 0 : deadline_after(c, nanos));
  }
  return c.machine.monitors().enter_timed(c.thread, c.r[0], c.scratch[1].as_long(), interruptible,
                                          mode == kShare);
}

// How often the thread has entered.
uint32_t times(NativeCall& c, Mode mode) {
  Monitors& monitors = c.machine.monitors();
  return mode == kShare ? monitors.shared_count(c.r[0], c.thread)
                        : monitors.hold_count(c.r[0], c.thread);
}

// Keeps count of the locks that the thread holds, after one was entered (1) or left (-1) and is now
// held so many times.
void count_lock(NativeCall& c, int change, Mode mode, uint32_t now) {
  if (times(c, mode) != now) return;
  c.machine.barrier().before_write(&c.thread);
  c.thread.locks += static_cast<uint32_t>(change);
}

NativeResult enter_as(NativeCall& c, Mode mode) {
  // A time-out can only be left from an earlier wait.
  LockResult result = LockResult::kTimedOut;
  while (result == LockResult::kTimedOut) result = enter_until(c, -1, false, mode);
  if (result == LockResult::kBlocked) return block(c);
  count_lock(c, 1, mode, 1);
  return NativeResult::kReturn;
}

void note_slot(NativeCall& c, Object* object, vm::Access what, uint32_t slot) {
  if (c.machine.observed()) c.machine.access_log().add(object, slot, what);
}

void note(NativeCall& c, Object* object, vm::Access what, uint32_t count = 0) {
  if (c.machine.observed()) c.machine.access_log().add(object, 0, what, count);
}

NativeResult try_enter_as(NativeCall& c, Mode mode) {
  take_wake(c);
  c.point(Point::kTest);
  const bool entered = c.machine.monitors().enter_timed(c.thread, c.r[0], 0, false,
                                                        mode == kShare) == LockResult::kDone;
  if (entered) count_lock(c, 1, mode, 1);
  return c.return_bool(entered);
}

NativeResult enter_timed_as(NativeCall& c, Mode mode) {
  // With a limit it is a test: who fails goes another way.
  if (c.p[0].as_long() >= 0) c.point(Point::kTest);
  const LockResult result = enter_until(c, c.p[0].as_long(), true, mode);
  if (result == LockResult::kBlocked) return block(c);
  if (result == LockResult::kInterrupted) return interrupted(c);
  if (result == LockResult::kDone) count_lock(c, 1, mode, 1);
  return c.return_bool(result == LockResult::kDone);
}

NativeResult enter(NativeCall& c) { return enter_as(c, kOwn); }
NativeResult try_enter(NativeCall& c) { return try_enter_as(c, kOwn); }
NativeResult enter_timed(NativeCall& c) { return enter_timed_as(c, kOwn); }

NativeResult exit(NativeCall& c) {
  const LockResult result = c.machine.monitors().exit(c.thread, c.r[0]);
  if (result == LockResult::kNotOwner) return not_owner(c);
  count_lock(c, -1, kOwn, 0);
  return NativeResult::kReturn;
}

NativeResult enter_shared(NativeCall& c) { return enter_as(c, kShare); }
NativeResult try_enter_shared(NativeCall& c) { return try_enter_as(c, kShare); }
NativeResult enter_shared_timed(NativeCall& c) { return enter_timed_as(c, kShare); }

NativeResult exit_shared(NativeCall& c) {
  const LockResult result = c.machine.monitors().exit_shared(c.thread, c.r[0]);
  if (result == LockResult::kNotOwner) {
    return c.raise("java/lang/IllegalMonitorStateException",
                   "attempt to unlock read lock, not locked by current thread");
  }
  count_lock(c, -1, kShare, 0);
  return NativeResult::kReturn;
}

// Who shares the monitor with nobody owns it instead, in one step.
NativeResult upgrade(NativeCall& c) {
  Monitors& monitors = c.machine.monitors();
  const bool is_alone = times(c, kShare) == 1 && monitors.shared_count(c.r[0]) == 1 &&
                        monitors.owner(c.r[0]) == nullptr;
  if (!is_alone) {
    c.point(Point::kTest);
    return c.return_bool(false);
  }
  monitors.exit_shared(c.thread, c.r[0]);
  count_lock(c, -1, kShare, 0);
  return try_enter_as(c, kOwn);
}

NativeResult own_shares(NativeCall& c) {
  return c.return_int(static_cast<int32_t>(c.machine.monitors().shared_count(c.r[0], c.thread)));
}

// Others can see how often a read-write lock was entered: that this has changed, though nobody has
// come or gone.
NativeResult recount(NativeCall& c) {
  note_slot(c, c.r[0], vm::Access::recount, 1);
  c.point(Point::kEnter);
  return NativeResult::kReturn;
}

NativeResult all_shares(NativeCall& c) {
  note(c, c.r[0], vm::Access::test);
  note_slot(c, c.r[0], vm::Access::read_count, 1);
  c.point(Point::kTest);
  return c.return_int(static_cast<int32_t>(c.machine.monitors().shared_count(c.r[0])));
}

NativeResult holds(NativeCall& c) {
  return c.return_bool(c.machine.monitors().holds(c.thread, c.r[0]));
}

NativeResult hold_count(NativeCall& c) {
  return c.return_int(static_cast<int32_t>(c.machine.monitors().hold_count(c.r[0], c.thread)));
}

NativeResult is_locked(NativeCall& c) {
  note(c, c.r[0], vm::Access::test, vm::kShared);
  c.point(Point::kTest);
  return c.return_bool(c.machine.monitors().owner(c.r[0]) != nullptr);
}

NativeResult owner(NativeCall& c) {
  note(c, c.r[0], vm::Access::test, vm::kShared);
  c.point(Point::kTest);
  const Thread* t = c.machine.monitors().owner(c.r[0]);
  return c.return_ref(t == nullptr ? nullptr : t->object);
}

NativeResult owner_count(NativeCall& c) {
  note(c, c.r[0], vm::Access::test, vm::kShared);
  note_slot(c, c.r[0], vm::Access::read_count, 1);
  c.point(Point::kTest);
  const Thread* t = c.machine.monitors().owner(c.r[0]);
  const uint32_t count = t == nullptr ? 0 : c.machine.monitors().hold_count(c.r[0], *t);
  return c.return_int(static_cast<int32_t>(count));
}

NativeResult queue_length(NativeCall& c) {
  return c.return_int(static_cast<int32_t>(c.machine.monitors().entrants(c.r[0]).size()));
}

NativeResult has_queued(NativeCall& c) {
  const std::vector<Thread*> queue = c.machine.monitors().entrants(c.r[0]);
  Thread* t = c.machine.thread_of(c.r[1]);
  return c.return_bool(std::find(queue.begin(), queue.end(), t) != queue.end());
}

// The threads in a queue, as an array; those only that keep() chooses.
template <class F>
NativeResult return_threads(NativeCall& c, const std::vector<Thread*>& queue, F keep) {
  std::vector<Object*> chosen;
  for (Thread* t : queue)
    if (keep(*t)) chosen.push_back(t->object);
  vm::Array* made = c.machine.heap().new_array_may_collect(
      c.machine.classes().array_of(c.machine.core().thread), static_cast<int32_t>(chosen.size()));
  if (made == nullptr) return c.out_of_memory();
  std::copy(chosen.begin(), chosen.end(), made->refs());
  return c.return_ref(made);
}

// queued(lock, owners, sharers): those that want the one mode or the other.
NativeResult queued(NativeCall& c) {
  return return_threads(c, c.machine.monitors().entrants(c.r[0]), [&](const Thread& t) {
    return t.wants_shared ? c.p[1].as_bool() : c.p[0].as_bool();
  });
}

NativeResult waiting(NativeCall& c) {
  return return_threads(c, c.machine.monitors().waiters(c.r[0], c.r[1]),
                        [](const Thread&) { return true; });
}

// await(lock, condition, nanos, interruptible)
NativeResult await(NativeCall& c) {
  Monitors& monitors = c.machine.monitors();
  const LockResult result =
      has_blocked(c) ? monitors.finish_wait(c.thread, c.r[0])
                     : monitors.begin_wait(c.thread, c.r[0], c.r[1],
                                           deadline_after(c, c.p[0].as_long()), c.p[1].as_bool());
  switch (result) {
    case LockResult::kBlocked:
      return block(c);
    case LockResult::kNotOwner:
      return not_owner(c);
    case LockResult::kInterrupted:
      return interrupted(c);
    default:
      return c.return_bool(result == LockResult::kDone);
  }
}

// awaitNanos(lock, condition, nanos)
NativeResult await_nanos(NativeCall& c) {
  Monitors& monitors = c.machine.monitors();
  const int64_t nanos = c.p[0].as_long();
  if (!has_blocked(c)) c.scratch[1].set_long(deadline_after(c, nanos));
  const LockResult result =
      has_blocked(c) ? monitors.finish_wait(c.thread, c.r[0])
                     : monitors.begin_wait(c.thread, c.r[0], c.r[1], c.scratch[1].as_long(), true);
  switch (result) {
    case LockResult::kBlocked:
      return block(c);
    case LockResult::kNotOwner:
      return not_owner(c);
    case LockResult::kInterrupted:
      return interrupted(c);
    case LockResult::kTimedOut:
      return c.return_long(0);
    default:
      break;
  }
  // Under a scheduler that decides when time passes a wait that goes on begins anew.
  if (!c.machine.scheduler().queues()) return c.return_long(nanos);
  const int64_t left = c.scratch[1].as_long() - c.machine.program_nanos();
  return c.return_long(std::clamp<int64_t>(left, 0, nanos));
}

NativeResult wake_some(NativeCall& c, bool all) {
  if (c.machine.monitors().waiters(c.r[0], c.r[1]).empty()) {
    note_slot(c, c.r[0], vm::Access::notify_nobody, vm::kNotMissed);
  } else {
    c.machine.monitors().notify(c.thread, c.r[0], c.r[1], all);
  }
  return NativeResult::kReturn;
}

NativeResult wake_one(NativeCall& c) { return wake_some(c, false); }

NativeResult wake_all(NativeCall& c) { return wake_some(c, true); }

NativeResult signal_some(NativeCall& c, bool all) {
  const LockResult result = c.machine.monitors().notify(c.thread, c.r[0], c.r[1], all);
  return result == LockResult::kNotOwner ? not_owner(c) : NativeResult::kReturn;
}

NativeResult signal(NativeCall& c) { return signal_some(c, false); }

NativeResult signal_all(NativeCall& c) { return signal_some(c, true); }

NativeResult wait_length(NativeCall& c) {
  return c.return_int(static_cast<int32_t>(c.machine.monitors().waiters(c.r[0], c.r[1]).size()));
}

// ---- Permits ------------------------------------------------------------------------------------

// The fields of a Permit, in their order.
Slot& count_of(Object* permit) { return permit->prim(0); }
bool is_fair_permit(Object* permit) { return permit->prim(1).as_bool(); }

// What a thread does with permits: only what gives them is for others to build on.
enum class Does : uint8_t { kTake, kGive };

void set_count(NativeCall& c, int32_t count, Does does) {
  c.machine.barrier().before_write(c.r[0]);
  count_of(c.r[0]).set_int(count);
  note(c, c.r[0], vm::Access::write_permit, does == Does::kGive ? 1 : 0);
  c.point(Point::kPermit);
}

// Gives permits to the first waiters of a fair Permit, as far as they go. What a waiter wants is
// its saved_count.
void grant(NativeCall& c) {
  for (Thread* t : c.machine.monitors().waiters(c.r[0], c.r[0])) {
    const int32_t left = count_of(c.r[0]).as_int() - static_cast<int32_t>(t->saved_count);
    if (left < 0) return;
    set_count(c, left, Does::kTake);
    c.machine.monitors().wake(*t, Wake::kNotified);
  }
}

// After permits have come, or a waiter has gone.
void permits_changed(NativeCall& c) {
  if (is_fair_permit(c.r[0])) {
    grant(c);
  } else {
    c.machine.monitors().wake_permits(c.r[0]);
  }
}

NativeResult block_on_permit(NativeCall& c, int64_t nanos, bool interruptible, int32_t wanted) {
  note(c, c.r[0], vm::Access::read_permit);
  if (!has_blocked(c)) c.scratch[1].set_long(deadline_after(c, nanos));
  c.scratch[0].bits = 1;
  c.machine.monitors().block_on_permit(c.thread, c.r[0], c.scratch[1].as_long(), interruptible);
  c.thread.saved_count = static_cast<uint32_t>(wanted);
  return NativeResult::kBlock;
}

// What acquire and awaitZero have in common: true if the thread must not wait (any longer), with
// the result in *result.
bool ends_waiting(NativeCall& c, Wake wake, int64_t nanos, NativeResult* result) {
  const int64_t moment = wake == Wake::kTimedOut ? vm::kNoDeadline : gives_up(c, nanos);
  const bool at_once = moment != vm::kNoDeadline;
  if (wake != Wake::kTimedOut && nanos != 0 && !at_once) return false;
  note(c, c.r[0], vm::Access::read_permit);
  c.point(Point::kPermit);
  if (at_once) {
    note(c, nullptr, vm::Access::raise_clock);
    c.machine.world().sleep_until(moment);
  }
  *result = c.return_bool(false);
  return true;
}

bool take_interrupt(NativeCall& c, bool interruptible) {
  if (!interruptible) return false;
  note(c, c.thread.object,
       c.thread.interrupted ? vm::Access::write_interrupt : vm::Access::read_interrupt);
  if (!c.thread.interrupted) return false;
  c.point(Point::kInterrupt);
  c.machine.barrier().before_write(&c.thread);
  c.thread.interrupted = false;
  return true;
}

bool take_permits(NativeCall& c, int32_t n) {
  const int32_t count = count_of(c.r[0]).as_int();
  if (count < n) return false;
  set_count(c, count - n, Does::kTake);
  return true;
}

// acquire(n, nanos, interruptible)
NativeResult acquire(NativeCall& c) {
  const int32_t n = c.p[0].as_int();
  const int64_t nanos = c.p[1].as_long();
  const bool interruptible = c.p[2].as_bool();
  const bool fair = is_fair_permit(c.r[0]);
  const Wake wake = take_wake(c);
  if (wake == Wake::kNotified) {  // the permits have been given to it
    note(c, c.r[0], vm::Access::write_permit);
    return c.return_bool(true);
  }
  if (take_interrupt(c, interruptible)) {
    if (fair) grant(c);
    return interrupted(c);
  }
  const bool others_first = fair && !c.machine.monitors().waiters(c.r[0], c.r[0]).empty();
  if (!others_first && take_permits(c, n)) return c.return_bool(true);
  NativeResult result;
  if (ends_waiting(c, wake, nanos, &result)) {
    if (fair && has_blocked(c)) grant(c);
    return result;
  }
  return block_on_permit(c, nanos, interruptible, n);
}

NativeResult try_acquire(NativeCall& c) {
  const bool taken = take_permits(c, c.p[0].as_int());
  if (!taken) {
    note(c, c.r[0], vm::Access::read_permit);
    c.point(Point::kPermit);
  }
  return c.return_bool(taken);
}

NativeResult release(NativeCall& c) {
  const int64_t count = int64_t{count_of(c.r[0]).as_int()} + c.p[0].as_int();
  if (count > INT32_MAX) return c.raise("java/lang/Error", "Maximum permit count exceeded");
  set_count(c, static_cast<int32_t>(count), Does::kGive);
  permits_changed(c);
  return NativeResult::kReturn;
}

NativeResult get_permits(NativeCall& c) {
  note(c, c.r[0], vm::Access::read_permit);
  c.point(Point::kPermit);
  return c.return_int(count_of(c.r[0]).as_int());
}

NativeResult drain(NativeCall& c) {
  const int32_t count = count_of(c.r[0]).as_int();
  set_count(c, 0, Does::kTake);
  return c.return_int(count);
}

NativeResult reduce(NativeCall& c) {
  const int64_t count = int64_t{count_of(c.r[0]).as_int()} - c.p[0].as_int();
  if (count < INT32_MIN) return c.raise("java/lang/Error", "Permit count underflow");
  set_count(c, static_cast<int32_t>(count), Does::kTake);
  return NativeResult::kReturn;
}

// awaitZero(nanos, interruptible)
NativeResult await_zero(NativeCall& c) {
  const int64_t nanos = c.p[0].as_long();
  const bool interruptible = c.p[1].as_bool();
  const Wake wake = take_wake(c);
  if (take_interrupt(c, interruptible)) return interrupted(c);
  if (count_of(c.r[0]).as_int() == 0) {
    note(c, c.r[0], vm::Access::read_permit);
    c.point(Point::kPermit);
    return c.return_bool(true);
  }
  NativeResult result;
  if (ends_waiting(c, wake, nanos, &result)) return result;
  return block_on_permit(c, nanos, interruptible, 0);
}

NativeResult count_down(NativeCall& c) {
  const int32_t count = count_of(c.r[0]).as_int();
  if (count == 0) {
    note(c, c.r[0], vm::Access::read_permit);
    c.point(Point::kPermit);
    return NativeResult::kReturn;
  }
  set_count(c, count - 1, Does::kGive);
  if (count == 1) c.machine.monitors().wake_permits(c.r[0]);
  return NativeResult::kReturn;
}

NativeResult permit_queue_length(NativeCall& c) {
  return c.return_int(static_cast<int32_t>(c.machine.monitors().waiters(c.r[0], c.r[0]).size()));
}

// ---- Parking ------------------------------------------------------------------------------------

NativeResult park(NativeCall& c) {
  Thread& t = c.thread;
  const int64_t nanos = c.p[0].as_long();
  note(c, t.object, vm::Access::read_interrupt);
  const bool passes = has_blocked(c) || t.parking_permit || t.interrupted || nanos == 0;
  const int64_t moment = passes ? vm::kNoDeadline : gives_up(c, nanos);
  const bool at_once = moment != vm::kNoDeadline;
  if (passes || at_once) {
    note(c, t.object, t.parking_permit ? vm::Access::write_permit : vm::Access::read_permit);
    if (at_once) {
      note(c, nullptr, vm::Access::raise_clock);
      c.machine.world().sleep_until(moment);
    }
    c.machine.barrier().before_write(&t);
    t.parking_permit = false;
    t.wake = Wake::kNone;
    c.point(Point::kPermit);
    return NativeResult::kReturn;
  }
  c.machine.barrier().before_write(&t);
  t.blocked_on = nullptr;
  t.wake = Wake::kNone;
  if (!c.machine.scheduler().queues()) {
    note(c, t.object, vm::Access::read_permit);
    return NativeResult::kBlock;
  }
  c.scratch[0].bits = 1;
  c.machine.suspend(t, ThreadState::kParked, deadline_after(c, nanos));
  return NativeResult::kBlock;
}

NativeResult unpark(NativeCall& c) {
  Thread* t = c.machine.thread_of(c.r[0]);
  // A thread that does not run gets no permit: so it matters whether it has been started.
  note(c, c.r[0], vm::Access::read_thread);
  c.point(Point::kPermit);
  if (t == nullptr) return NativeResult::kReturn;
  const bool has_it = t->state != ThreadState::kParked && t->parking_permit;
  note(c, t->object, has_it ? vm::Access::read_permit : vm::Access::write_permit, 1);
  if (t->state == ThreadState::kParked) {
    c.machine.monitors().wake(*t, Wake::kReleased);
  } else {
    c.machine.barrier().before_write(t);
    t->parking_permit = true;
  }
  c.point(Point::kPermit);
  return NativeResult::kReturn;
}

// Where the youngest frame of the user's code is, as in Machine::capture_trace.
NativeResult place_of_caller(NativeCall& c) {
  for (const vm::Frame* f = c.thread.fp; f >= c.thread.frames; --f) {
    if (!vm::is_user_frame(*f)) continue;
    const int64_t pc = std::max<int64_t>(f->pc - f->method->code - 1, 0);
    return c.return_long(static_cast<int64_t>(f->method->id) << 32 | pc);
  }
  return c.return_long(0);
}

constexpr NativeEntry kEntries[] = {
    {"braid/internal/Monitors.enter(Ljava/lang/Object;)V", enter},
    {"braid/internal/Monitors.tryEnter(Ljava/lang/Object;)Z", try_enter},
    {"braid/internal/Monitors.enterTimed(Ljava/lang/Object;J)Z", enter_timed},
    {"braid/internal/Monitors.exit(Ljava/lang/Object;)V", exit},
    {"braid/internal/Monitors.enterShared(Ljava/lang/Object;)V", enter_shared},
    {"braid/internal/Monitors.tryEnterShared(Ljava/lang/Object;)Z", try_enter_shared},
    {"braid/internal/Monitors.enterSharedTimed(Ljava/lang/Object;J)Z", enter_shared_timed},
    {"braid/internal/Monitors.exitShared(Ljava/lang/Object;)V", exit_shared},
    {"braid/internal/Monitors.upgrade(Ljava/lang/Object;)Z", upgrade},
    {"braid/internal/Monitors.recount(Ljava/lang/Object;)V", recount},
    {"braid/internal/Monitors.ownShares(Ljava/lang/Object;)I", own_shares},
    {"braid/internal/Monitors.allShares(Ljava/lang/Object;)I", all_shares},
    {"braid/internal/Monitors.queued(Ljava/lang/Object;ZZ)[Ljava/lang/Thread;", queued},
    {"braid/internal/Monitors.waiting(Ljava/lang/Object;Ljava/lang/Object;)[Ljava/lang/Thread;",
     waiting},
    {"braid/internal/Monitors.holds(Ljava/lang/Object;)Z", holds},
    {"braid/internal/Monitors.holdCount(Ljava/lang/Object;)I", hold_count},
    {"braid/internal/Monitors.isLocked(Ljava/lang/Object;)Z", is_locked},
    {"braid/internal/Monitors.owner(Ljava/lang/Object;)Ljava/lang/Thread;", owner},
    {"braid/internal/Monitors.ownerCount(Ljava/lang/Object;)I", owner_count},
    {"braid/internal/Monitors.queueLength(Ljava/lang/Object;)I", queue_length},
    {"braid/internal/Monitors.hasQueued(Ljava/lang/Object;Ljava/lang/Thread;)Z", has_queued},
    {"braid/internal/Monitors.await(Ljava/lang/Object;Ljava/lang/Object;JZ)Z", await},
    {"braid/internal/Monitors.signal(Ljava/lang/Object;Ljava/lang/Object;)V", signal},
    {"braid/internal/Monitors.signalAll(Ljava/lang/Object;Ljava/lang/Object;)V", signal_all},
    {"braid/internal/Monitors.wakeOne(Ljava/lang/Object;Ljava/lang/Object;)V", wake_one},
    {"braid/internal/Monitors.wakeAll(Ljava/lang/Object;Ljava/lang/Object;)V", wake_all},
    {"braid/internal/Monitors.awaitNanos(Ljava/lang/Object;Ljava/lang/Object;J)J", await_nanos},
    {"braid/internal/Monitors.waitLength(Ljava/lang/Object;Ljava/lang/Object;)I", wait_length},
    {"braid/internal/Permit.acquire(IJZ)Z", acquire},
    {"braid/internal/Permit.tryAcquire(I)Z", try_acquire},
    {"braid/internal/Permit.release(I)V", release},
    {"braid/internal/Permit.get()I", get_permits},
    {"braid/internal/Permit.drain()I", drain},
    {"braid/internal/Permit.reduce(I)V", reduce},
    {"braid/internal/Permit.awaitZero(JZ)Z", await_zero},
    {"braid/internal/Permit.countDown()V", count_down},
    {"braid/internal/Permit.queueLength()I", permit_queue_length},
    {"braid/internal/Places.ofCaller()J", place_of_caller},
    {"java/util/concurrent/locks/LockSupport.park0(J)V", park},
    {"java/util/concurrent/locks/LockSupport.unpark0(Ljava/lang/Thread;)V", unpark},
};

}  // namespace

std::span<const NativeEntry> concurrent_natives() { return kEntries; }

}  // namespace braid::stdlib
