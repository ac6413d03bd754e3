#include "vm/monitor.h"

#include "vm/assert.h"
#include "vm/machine.h"

namespace braid::vm {
namespace {

uint32_t tag(uint32_t word) { return word & lock_word::kTagMask; }
uint32_t thin_owner(uint32_t word) { return word >> 2 & lock_word::kMaxThinIndex; }
uint32_t thin_count(uint32_t word) { return (word >> 18) + 1; }

}  // namespace

// ---- The table ----------------------------------------------------------------------------------

Monitor* Monitors::inflated(Object* object) {
  if (tag(object->lock) != lock_word::kInflated) return nullptr;
  return &table_[object->lock >> 2];
}

// The index of an entry that is not used; it is empty but for its object.
uint32_t Monitors::new_entry(Object* object) {
  uint32_t index;
  if (state_.free != 0) {
    index = state_.free - 1;
    machine_.barrier().before_write(&table_[index]);
    state_.free = table_[index].next_free;
  } else {
    index = state_.count++;
    if (index == table_.size()) table_.emplace_back();
    table_[index].epoch = machine_.barrier().epoch;
  }
  const uint32_t epoch = table_[index].epoch;
  table_[index] = {};
  table_[index].epoch = epoch;
  table_[index].object = object;
  return index;
}

void Monitors::free_entry(Monitor& m, uint32_t index) {
  machine_.barrier().before_write(&m);
  m.object = nullptr;
  m.next_free = state_.free;
  state_.free = index + 1;
}

Monitor& Monitors::inflate(Object* object) {
  if (Monitor* m = inflated(object)) return *m;
  const uint32_t index = new_entry(object);
  Monitor& m = table_[index];
  const uint32_t word = object->lock;
  if (tag(word) == lock_word::kThin) {
    m.owner = thin_owner(word) + 1;
    m.count = thin_count(word);
  } else {
    m.hash = word >> 2;
  }
  machine_.barrier().before_write(object);
  object->lock = index << 2 | lock_word::kInflated;
  return m;
}

void Monitors::maybe_deflate(Monitor& m) {
  if (m.owner != 0 || m.shared != 0 || m.entry_head != 0 || m.wait_head != 0) return;
  machine_.barrier().before_write(m.object);
  const auto index = m.object->lock >> 2;
  m.object->lock = m.hash << 2;
  free_entry(m, index);
}

void Monitors::append(uint32_t& head, uint32_t& tail, Thread& thread) {
  thread.queue_next = 0;
  if (tail == 0) {
    head = thread.index + 1;
  } else {
    Thread* last = machine_.thread(tail - 1);
    machine_.barrier().before_write(last);
    last->queue_next = thread.index + 1;
  }
  tail = thread.index + 1;
}

void Monitors::remove(uint32_t& head, uint32_t& tail, Thread& thread) {
  uint32_t previous = 0;
  for (uint32_t i = head; i != 0; i = machine_.thread(i - 1)->queue_next) {
    if (i != thread.index + 1) {
      previous = i;
      continue;
    }
    if (previous == 0) {
      head = thread.queue_next;
    } else {
      Thread* before = machine_.thread(previous - 1);
      machine_.barrier().before_write(before);
      before->queue_next = thread.queue_next;
    }
    if (tail == i) tail = previous;
    thread.queue_next = 0;
    return;
  }
}

void Monitors::block(Thread& thread, Object* object, ThreadState state, int64_t deadline,
                     bool shared) {
  machine_.barrier().before_write(&thread);
  thread.blocked_on = object;
  thread.wants_shared = shared;
  thread.wake = Wake::kNone;
  machine_.suspend(thread, state, deadline);
}

// ---- Entering and leaving -----------------------------------------------------------------------

bool Monitors::try_enter(Thread& thread, Object* object) {
  const uint32_t word = object->lock;
  if (word == 0 && thread.thin_word != 0) {
    machine_.barrier().before_write(object);
    object->lock = thread.thin_word;
    return true;
  }
  if (tag(word) == lock_word::kThin) {
    if (thin_owner(word) != thread.index) return false;
    if (thin_count(word) < (1u << 14)) {
      machine_.barrier().before_write(object);
      object->lock = word + lock_word::kCountOne;
      return true;
    }
  }
  Monitor& m = inflate(object);
  if (m.owner != thread.index + 1 && (m.owner != 0 || m.shared != 0)) return false;
  machine_.barrier().before_write(&m);
  m.owner = thread.index + 1;
  ++m.count;
  return true;
}

LockResult Monitors::enter(Thread& thread, Object* object) {
  return enter_timed(thread, object, kNoDeadline, false);
}

LockResult Monitors::enter_timed(Thread& thread, Object* object, int64_t deadline,
                                 bool interruptible, bool shared) {
  const Wake woken = thread.wake;
  if (woken != Wake::kNone) {
    machine_.barrier().before_write(&thread);
    thread.wake = Wake::kNone;
  }
  if (interruptible)
    note(thread.object, 0, thread.interrupted ? Access::write_interrupt : Access::read_interrupt);
  if (interruptible && thread.interrupted) {
    machine_.note_point(Point::kInterrupt);
    machine_.barrier().before_write(&thread);
    thread.interrupted = false;
    give_up(thread, object);
    return LockResult::kInterrupted;
  }
  const bool held = (shared ? shared_count(object, thread) : hold_count(object, thread)) > 0;
  if (!held && refuses()) return refuse(thread, object, shared);
  const uint32_t mode = shared ? kShared : 0;
  const bool in_turn =
      !shared || deadline == 0 || woken == Wake::kReleased || !waits_for_turn(thread, object);
  if (in_turn && (shared ? try_enter_shared(thread, object) : try_enter(thread, object))) {
    if (!held) {
      note(object, 0, Access::enter, mode | (deadline == kNoDeadline ? 0 : kTries));
      machine_.note_point(Point::kEnter);
    }
    return LockResult::kDone;
  }
  if (woken == Wake::kTimedOut || deadline <= 0) {
    note(object, 0, Access::test, mode);
    return LockResult::kTimedOut;
  }
  if (machine_.scheduler().queues()) return queue(thread, object, deadline, interruptible, shared);
  if (deadline == kNoDeadline) return refuse(thread, object, shared);
  return time_out(thread, object, deadline, shared);
}

LockResult Monitors::queue(Thread& thread, Object* object, int64_t deadline, bool interruptible,
                           bool shared) {
  note(object, 0, Access::blocked, shared ? kShared : 0);
  Monitor& m = inflate(object);
  machine_.barrier().before_write(&m);
  machine_.barrier().before_write(&thread);
  append(m.entry_head, m.entry_tail, thread);
  block(thread, object, ThreadState::kBlocked, deadline, shared);
  thread.interruptible = interruptible;
  // Whoever is before it may be one that others were let in before: it does not wait for this one.
  if (m.shared != 0) release(m);
  return LockResult::kBlocked;
}

// The thread cannot go on, and does not queue.
LockResult Monitors::refuse(Thread& thread, Object* object, bool shared) {
  note(object, 0, Access::blocked, shared ? kShared : 0);
  machine_.barrier().before_write(&thread);
  thread.blocked_on = object;
  thread.wants_shared = shared;
  return LockResult::kBlocked;
}

// A timed attempt that finds nothing, where nobody queues: the time passes at once, or it fails.
LockResult Monitors::time_out(Thread& thread, Object* object, int64_t deadline, bool shared) {
  const int64_t moment = machine_.scheduler().time_out(machine_, deadline);
  if (moment == kNoDeadline) return refuse(thread, object, shared);
  note(object, 0, Access::test, shared ? kShared : 0);
  note(nullptr, 0, Access::raise_clock);
  machine_.world().sleep_until(moment);
  return LockResult::kTimedOut;
}

// The monitor has no owner any more: those who queue may try again. One that wants to be the owner,
// or all before the next such one.
void Monitors::release(Monitor& m) {
  if (m.owner != 0) return;
  const bool all = machine_.scheduler().wants_all() && !m.fair;
  machine_.barrier().before_write(&m);
  bool taken = false;
  while (m.entry_head != 0 && !taken) {
    Thread* first = machine_.thread(m.entry_head - 1);
    const bool shared = first->wants_shared;
    if (!shared && m.shared != 0) break;
    machine_.barrier().before_write(first);
    remove(m.entry_head, m.entry_tail, *first);
    first->wake = Wake::kReleased;
    machine_.make_runnable(*first);
    if (m.fair && shared) add_hold(m, *first);
    if (m.fair && !shared) m.owner = first->index + 1;
    taken = !all && !shared;
    if (shared && !all && m.entry_head != 0)
      taken = !machine_.thread(m.entry_head - 1)->wants_shared;
  }
  maybe_deflate(m);
}

// A thread that was woken to enter the monitor does not want it any more: the next one may.
void Monitors::give_up(Thread& thread, Object* object) {
  Monitor* m = inflated(object);
  if (m == nullptr) return;
  if (m->owner == thread.index + 1 && m->count == 0) {
    machine_.barrier().before_write(m);
    m->owner = 0;
  }
  const Monitor* hold = hold_of(*m, thread);
  if (hold != nullptr && hold->count == 0) remove_hold(*m, thread);
  if (m->owner == 0) release(*m);
}

void Monitors::make_fair(Object* object) {
  Monitor* m = inflated(object);
  BRAID_ASSERT(m != nullptr, "a monitor without queues is neither fair nor unfair");
  if (m->fair) return;
  machine_.barrier().before_write(m);
  m->fair = true;
}

LockResult Monitors::exit(Thread& thread, Object* object) {
  const uint32_t word = object->lock;
  if (tag(word) == lock_word::kThin) {
    if (thin_owner(word) != thread.index) return LockResult::kNotOwner;
    machine_.barrier().before_write(object);
    if (thin_count(word) > 1) {
      object->lock = word - lock_word::kCountOne;
      return LockResult::kDone;
    }
    object->lock = 0;
  } else {
    Monitor* m = inflated(object);
    if (m == nullptr || m->owner != thread.index + 1) return LockResult::kNotOwner;
    machine_.barrier().before_write(m);
    if (--m->count > 0) return LockResult::kDone;
    m->owner = 0;
    release(*m);
  }
  note(object, 0, Access::exit);
  machine_.note_point(Point::kExit);
  return LockResult::kDone;
}

// ---- Waiting ------------------------------------------------------------------------------------

LockResult Monitors::begin_wait(Thread& thread, Object* object, Object* condition, int64_t deadline,
                                bool interruptible) {
  if (!holds(thread, object)) return LockResult::kNotOwner;
  machine_.barrier().before_write(&thread);
  if (interruptible) {
    note(thread.object, 0, thread.interrupted ? Access::write_interrupt : Access::read_interrupt);
    if (thread.interrupted) {
      thread.interrupted = false;
      machine_.note_point(Point::kInterrupt);
      return LockResult::kInterrupted;
    }
  }
  Monitor& m = inflate(object);
  machine_.barrier().before_write(&m);
  thread.saved_count = m.count;
  thread.condition = condition;
  thread.interruptible = interruptible;
  append(m.wait_head, m.wait_tail, thread);
  block(thread, object, ThreadState::kWaiting, deadline);
  m.owner = 0;
  m.count = 0;
  release(m);
  note(object, 0, Access::exit);
  note(object, 0, Access::wait);
  machine_.note_point(Point::kWait);
  return LockResult::kBlocked;
}

LockResult Monitors::finish_wait(Thread& thread, Object* object) {
  machine_.barrier().before_write(&thread);
  // What woke it is kept over an unsuccessful attempt to enter.
  if (thread.wake != Wake::kReleased && thread.wake != Wake::kNone) thread.wait_wake = thread.wake;
  thread.wake = Wake::kNone;
  if (refuses()) return refuse(thread, object, false);
  if (!try_enter(thread, object)) {
    if (!machine_.scheduler().queues()) return refuse(thread, object, false);
    return queue(thread, object, kNoDeadline, false, false);
  }
  Monitor* m = inflated(object);
  if (m == nullptr && thread.saved_count > 1) m = &inflate(object);
  if (m != nullptr) {
    machine_.barrier().before_write(m);
    m->count = thread.saved_count;
  }
  thread.condition = nullptr;
  note(object, 0, Access::enter);
  note(object, 0, Access::wait_end, static_cast<uint32_t>(thread.wait_wake));
  machine_.note_point(Point::kEnter);
  const Wake why = thread.wait_wake;
  thread.wait_wake = Wake::kNone;
  if (why == Wake::kInterrupted) {
    note(thread.object, 0, Access::write_interrupt);
    thread.interrupted = false;
    return LockResult::kInterrupted;
  }
  return why == Wake::kTimedOut ? LockResult::kTimedOut : LockResult::kDone;
}

LockResult Monitors::notify(Thread& thread, Object* object, Object* condition, bool all) {
  if (!holds(thread, object)) return LockResult::kNotOwner;
  std::vector<Thread*> candidates;
  Monitor* m = inflated(object);
  if (m != nullptr && m->wait_head != 0) candidates = waiters(object, condition);
  if (candidates.empty()) {
    note(object, all ? kNotifyAll : 0, Access::notify_nobody);
    return LockResult::kDone;
  }
  if (!all) {
    const auto n = static_cast<uint32_t>(candidates.size());
    const uint32_t chosen =
        n == 1 ? 0 : machine_.scheduler().choose(machine_, thread, ChoiceKind::kNotify, n);
    BRAID_ASSERT(chosen < n, "the scheduler chose a waiter that is not there");
    candidates = {candidates[chosen]};
  }
  for (Thread* t : candidates) wake(*t, Wake::kNotified);
  machine_.note_point(Point::kNotify);
  return LockResult::kDone;
}

void Monitors::wake(Thread& thread, Wake reason) {
  machine_.barrier().before_write(&thread);
  if (thread.state == ThreadState::kBlocked || thread.state == ThreadState::kWaiting ||
      thread.state == ThreadState::kPermit) {
    Monitor* m = inflated(thread.blocked_on);
    BRAID_ASSERT(m != nullptr, "a queued thread's monitor is not inflated");
    if (thread.state == ThreadState::kWaiting) note(thread.blocked_on, thread.index, Access::woken);
    machine_.barrier().before_write(m);
    if (thread.state == ThreadState::kBlocked) {
      remove(m->entry_head, m->entry_tail, thread);
    } else {
      remove(m->wait_head, m->wait_tail, thread);
    }
    // Others may have queued only because it was before them.
    if (m->shared != 0) release(*m);
    maybe_deflate(*m);
  }
  thread.wake = reason;
  machine_.make_runnable(thread);
}

// ---- Permits ------------------------------------------------------------------------------------

void Monitors::note(Object* object, uint32_t slot, Access kind, uint32_t count) {
  if (machine_.observed()) machine_.access_log().add(object, slot, kind, count);
}

void Monitors::block_on_permit(Thread& thread, Object* object, int64_t deadline,
                               bool interruptible) {
  if (!machine_.scheduler().queues()) {
    machine_.barrier().before_write(&thread);
    thread.blocked_on = object;
    thread.wants_shared = false;
    return;
  }
  Monitor& m = inflate(object);
  machine_.barrier().before_write(&m);
  machine_.barrier().before_write(&thread);
  thread.condition = object;
  thread.interruptible = interruptible;
  append(m.wait_head, m.wait_tail, thread);
  block(thread, object, ThreadState::kPermit, deadline);
}

void Monitors::wake_permits(Object* object) {
  Monitor* m = inflated(object);
  if (m == nullptr) return;
  std::vector<Thread*> all;
  for (uint32_t i = m->wait_head; i != 0; i = machine_.thread(i - 1)->queue_next) {
    Thread* t = machine_.thread(i - 1);
    if (t->state == ThreadState::kPermit) all.push_back(t);
  }
  for (Thread* t : all) wake(*t, Wake::kReleased);
}

// ---- Questions ----------------------------------------------------------------------------------

Thread* Monitors::owner(Object* object) {
  const uint32_t word = object->lock;
  if (tag(word) == lock_word::kThin) return machine_.thread(thin_owner(word));
  Monitor* m = inflated(object);
  return m == nullptr || m->owner == 0 ? nullptr : machine_.thread(m->owner - 1);
}

uint32_t Monitors::hold_count(Object* object, const Thread& thread) {
  if (owner(object) != &thread) return 0;
  const uint32_t word = object->lock;
  return tag(word) == lock_word::kThin ? thin_count(word) : inflated(object)->count;
}

std::vector<Thread*> Monitors::entrants(Object* object) {
  std::vector<Thread*> list;
  if (Monitor* m = inflated(object)) {
    for (uint32_t i = m->entry_head; i != 0; i = machine_.thread(i - 1)->queue_next)
      list.push_back(machine_.thread(i - 1));
  }
  return list;
}

std::vector<Thread*> Monitors::waiters(Object* object, Object* condition) {
  std::vector<Thread*> list;
  if (Monitor* m = inflated(object)) {
    for (uint32_t i = m->wait_head; i != 0; i = machine_.thread(i - 1)->queue_next) {
      Thread* t = machine_.thread(i - 1);
      if (t->condition == condition) list.push_back(t);
    }
  }
  return list;
}

int32_t Monitors::known_identity_hash(Object* object) {
  if (tag(object->lock) == lock_word::kFree) return static_cast<int32_t>(object->lock >> 2);
  const Monitor* m = inflated(object);
  return m == nullptr ? 0 : static_cast<int32_t>(m->hash);
}

int32_t Monitors::identity_hash(Object* object) {
  uint32_t word = object->lock;
  if (tag(word) == lock_word::kFree && word != 0) {
    note(object, 0, Access::read_hash);
    return static_cast<int32_t>(word >> 2);
  }
  if (Monitor* m = inflated(object); m != nullptr && m->hash != 0) {
    note(object, 0, Access::read_hash);
    return static_cast<int32_t>(m->hash);
  }
  note(object, 0, Access::write_hash);
  const uint32_t hash = machine_.next_identity_hash();
  if (tag(word) == lock_word::kFree) {
    machine_.barrier().before_write(object);
    object->lock = hash << 2;
  } else {
    Monitor& m = inflate(object);
    machine_.barrier().before_write(&m);
    m.hash = hash;
  }
  return static_cast<int32_t>(hash);
}

}  // namespace braid::vm
