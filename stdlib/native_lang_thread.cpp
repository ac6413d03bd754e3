// Natives of java.lang.Thread.
//
//   currentThread, yield, holdsLock
//   start0(daemon)          makes the thread run
//   state0                  the ordinal of Thread.State
//   alive0                  whether it is alive; a point of its own, which state0 is not
//   sleep0(nanos)           sleeps; an interrupt ends it
//   interrupt0              sets the flag and wakes the thread
//   isInterrupted0(clear)   reads, perhaps clears it
//   markDead0               from now on the thread counts as dead
//   allLive, liveCount      the threads that run
//   noteFrames0(into)       stores this thread's frames in a Throwable
//   getAndAdd0              counts in one step
//   noteName0(changed)      the name was read or changed
// A thread that does not run has its interrupt flag in the field `interrupted`.
#include <algorithm>
#include <string>
#include <vector>

#include "stdlib/natives.h"

namespace braid::stdlib {

namespace {

using vm::Array;
using vm::as_array;
using vm::Machine;
using vm::NativeCall;
using vm::NativeEntry;
using vm::NativeResult;
using vm::Object;
using vm::Point;
using vm::Thread;
using vm::ThreadState;

enum JavaState : int32_t { kNew, kRunnable, kBlocked, kWaiting, kTimedWaiting, kTerminated };

void note(NativeCall& c, Object* object, vm::Access what) {
  if (c.machine.observed()) c.machine.access_log().add(object, 0, what);
}

NativeResult current_thread(NativeCall& c) {
  const bool for_user = c.thread.fp > c.thread.frames && c.thread.fp[-1].method->cls->user_code;
  if (c.thread.number == 0 && for_user) c.machine.note_initial_thread_known();
  return c.return_ref(c.thread.object);
}

NativeResult yield(NativeCall&) { return NativeResult::kYield; }

NativeResult holds_lock(NativeCall& c) {
  if (c.r[0] == nullptr) return c.null_pointer();
  return c.return_bool(c.machine.monitors().holds(c.thread, c.r[0]));
}

// The field `interrupted` of a thread that does not run.
vm::Slot& early_flag(NativeCall& c) {
  return c.r[0]->prim(c.machine.core().thread->find_field("interrupted", "Z")->slot);
}

NativeResult start(NativeCall& c) {
  Thread* started = c.machine.start_thread(c.r[0], c.p[0].as_bool());
  if (started == nullptr) {
    return c.raise("java/lang/OutOfMemoryError",
                   "unable to create native thread: possibly out of memory or process/resource "
                   "limits reached");
  }
  // Who was interrupted before is so from its first step on.
  note(c, c.r[0], vm::Access::read_interrupt);
  started->interrupted = early_flag(c).as_bool();
  return NativeResult::kReturn;
}

JavaState state_of(const Thread& t) {
  const JavaState waiting = t.deadline == vm::kNoDeadline ? kWaiting : kTimedWaiting;
  switch (t.state) {
    case ThreadState::kRunnable:
    case ThreadState::kInitialising:
    case ThreadState::kOutside:
      return kRunnable;
    case ThreadState::kBlocked:
      return kBlocked;
    case ThreadState::kDead:
      return kTerminated;
    default:
      return waiting;
  }
}

NativeResult state(NativeCall& c) {
  note(c, c.r[0], vm::Access::read_thread);
  const Thread* t = c.machine.thread_of(c.r[0]);
  if (t == nullptr) return c.return_int(c.machine.has_died(c.r[0]) ? kTerminated : kNew);
  return c.return_int(state_of(*t));
}

NativeResult alive(NativeCall& c) {
  note(c, c.r[0], vm::Access::read_thread);
  c.point(Point::kAlive);
  return c.return_bool(c.machine.thread_of(c.r[0]) != nullptr);
}

// Where time-outs fire at any moment, a sleep is one step: who would interrupt it does so
// before. The tester learns of it in any case, for loops that do nothing else.
NativeResult sleep_through(NativeCall& c, int64_t nanos) {
  note(c, nullptr, vm::Access::raise_clock);
  c.point(Point::kSleep);
  c.machine.world().sleep_until(c.machine.deadline_after(nanos));
  return c.machine.has_noted() ? NativeResult::kReturn : NativeResult::kYield;
}

NativeResult sleep(NativeCall& c) {
  Thread& t = c.thread;
  const bool slept = c.scratch[0].bits != 0;
  note(c, t.object, t.interrupted ? vm::Access::write_interrupt : vm::Access::read_interrupt);
  if (t.interrupted) {
    c.point(Point::kInterrupt);
    c.machine.barrier().before_write(&t);
    t.interrupted = false;
    t.wake = vm::Wake::kNone;
    return c.raise("java/lang/InterruptedException", "sleep interrupted");
  }
  if (slept) return NativeResult::kReturn;
  const int64_t nanos = c.p[0].as_long();
  if (nanos == 0) return NativeResult::kYield;
  const vm::Scheduler& scheduler = c.machine.scheduler();
  if (scheduler.fires_timeouts() && !scheduler.orders_time()) return sleep_through(c, nanos);
  c.scratch[0].bits = 1;
  c.machine.barrier().before_write(&t);
  t.blocked_on = nullptr;
  t.wake = vm::Wake::kNone;
  c.machine.suspend(t, ThreadState::kSleeping, c.machine.deadline_after(nanos));
  t.interruptible = true;
  return NativeResult::kBlock;
}

NativeResult interrupt(NativeCall& c) {
  c.point(Point::kInterrupt);
  Thread* t = c.machine.thread_of(c.r[0]);
  if (t != nullptr) {
    c.machine.interrupt(*t);
  } else {
    note(c, c.r[0], vm::Access::write_interrupt);
    c.machine.barrier().before_write(c.r[0]);
    early_flag(c).set_bool(true);
  }
  return NativeResult::kReturn;
}

NativeResult is_interrupted(NativeCall& c) {
  Thread* t = c.machine.thread_of(c.r[0]);
  c.point(Point::kInterrupt);
  const bool clears = t != nullptr && t->interrupted && c.p[0].as_bool();
  note(c, c.r[0], clears ? vm::Access::write_interrupt : vm::Access::read_interrupt);
  if (t == nullptr) return c.return_bool(early_flag(c).as_bool());
  const bool was = t->interrupted;
  if (was && c.p[0].as_bool()) {
    c.machine.barrier().before_write(t);
    t->interrupted = false;
  }
  return c.return_bool(was);
}

// Its status stays: in the same step in which others begin to look for it in the field.
NativeResult mark_dead(NativeCall& c) {
  c.machine.barrier().before_write(c.r[0]);
  early_flag(c).set_bool(c.thread.interrupted);
  c.machine.mark_dead(c.thread);
  return NativeResult::kReturn;
}

// In the order of their starts.
std::vector<Thread*> live_threads(Machine& machine) {
  std::vector<Thread*> list;
  for (size_t i = 0; i < machine.thread_slots(); i++) {
    Thread* t = machine.thread(static_cast<uint32_t>(i));
    if (t->alive() && t->object != nullptr && machine.thread_of(t->object) == t) list.push_back(t);
  }
  std::sort(list.begin(), list.end(), [](Thread* a, Thread* b) { return a->number < b->number; });
  return list;
}

NativeResult all_live(NativeCall& c) {
  c.machine.note_initial_thread_known();
  const std::vector<Thread*> list = live_threads(c.machine);
  Array* made = c.machine.heap().new_array_may_collect(
      c.machine.classes().array_of(c.machine.core().thread), static_cast<int32_t>(list.size()));
  if (made == nullptr) return c.out_of_memory();
  for (size_t i = 0; i < list.size(); i++) made->refs()[i] = list[i]->object;
  return c.return_ref(made);
}

NativeResult live_count(NativeCall& c) {
  return c.return_int(static_cast<int32_t>(live_threads(c.machine).size()));
}

NativeResult note_frames(NativeCall& c) {
  const Thread* t = c.machine.thread_of(c.r[0]);
  Array* frames = t == nullptr
                      ? c.machine.heap().new_array_may_collect(c.machine.core().long_array, 0)
                      : c.machine.capture_trace_may_collect(*c.machine.thread(t->index), nullptr);
  vm::Field* field = c.machine.core().throwable->find_field("backtrace", "Ljava/lang/Object;");
  c.machine.barrier().before_write(c.r[1]);
  c.r[1]->ref(field->slot) = frames;
  return NativeResult::kReturn;
}

NativeResult get_and_add(NativeCall& c) {
  Array* counters = as_array(c.r[0]);
  const auto index = static_cast<uint32_t>(c.p[0].as_int());
  c.machine.barrier().before_write_element(counters, index, 2);
  int32_t& counter = counters->data<int32_t>()[index];
  const int32_t old = counter;
  if ((c.machine.scheduler().stops() & static_cast<uint32_t>(Point::kNames)) != 0) {
    c.point(Point::kNames);
    c.machine.access_log().add(counters, index, vm::Access::write_sync);
  }
  counter =
      static_cast<int32_t>(static_cast<uint32_t>(old) + static_cast<uint32_t>(c.p[1].as_int()));
  return c.return_int(old);
}

// The name is a variable like a volatile field, in a program that changes names.
NativeResult note_name(NativeCall& c) {
  if ((c.machine.scheduler().stops() & static_cast<uint32_t>(Point::kRename)) == 0)
    return NativeResult::kReturn;
  c.point(Point::kRename);
  const vm::Field* name = c.machine.core().thread->find_field("name", "Ljava/lang/String;");
  c.machine.access_log().add(c.r[0], vm::ref_field_slot(name->slot),
                             c.p[0].as_int() != 0 ? vm::Access::write_sync : vm::Access::read_sync);
  return NativeResult::kReturn;
}

constexpr NativeEntry kEntries[] = {
    {"java/lang/Thread.currentThread()Ljava/lang/Thread;", current_thread},
    {"java/lang/Thread.yield()V", yield},
    {"java/lang/Thread.holdsLock(Ljava/lang/Object;)Z", holds_lock},
    {"java/lang/Thread.start0(Z)V", start},
    {"java/lang/Thread.state0()I", state},
    {"java/lang/Thread.alive0()Z", alive},
    {"java/lang/Thread.sleep0(J)V", sleep},
    {"java/lang/Thread.interrupt0()V", interrupt},
    {"java/lang/Thread.isInterrupted0(Z)Z", is_interrupted},
    {"java/lang/Thread.markDead0()V", mark_dead},
    {"java/lang/Thread.allLive()[Ljava/lang/Thread;", all_live},
    {"java/lang/Thread.liveCount()I", live_count},
    {"java/lang/Thread.noteFrames0(Ljava/lang/Throwable;)V", note_frames},
    {"java/lang/Thread.getAndAdd0([III)I", get_and_add},
    {"java/lang/Thread.noteName0(Z)V", note_name},
};

}  // namespace

std::span<const NativeEntry> thread_natives() { return kEntries; }

}  // namespace braid::stdlib
