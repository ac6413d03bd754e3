// Monitors in shared mode.
#include <algorithm>

#include "vm/machine.h"
#include "vm/monitor.h"

namespace braid::vm {

// ---- Holds --------------------------------------------------------------------------------------

Monitor* Monitors::hold_of(const Monitor& m, const Thread& thread) {
  for (uint32_t i = m.shared; i != 0; i = table_[i - 1].shared)
    if (table_[i - 1].owner == thread.index + 1) return &table_[i - 1];
  return nullptr;
}

// A hold of 0 times. REQUIRES: the thread has none.
Monitor& Monitors::add_hold(Monitor& m, const Thread& thread) {
  const uint32_t index = new_entry(m.object);
  Monitor& hold = table_[index];
  hold.is_hold = true;
  hold.owner = thread.index + 1;
  hold.shared = m.shared;
  machine_.barrier().before_write(&m);
  m.shared = index + 1;
  return hold;
}

// REQUIRES: the thread has one.
void Monitors::remove_hold(Monitor& m, const Thread& thread) {
  Monitor* before = &m;
  while (table_[before->shared - 1].owner != thread.index + 1) before = &table_[before->shared - 1];
  const uint32_t index = before->shared - 1;
  machine_.barrier().before_write(before);
  before->shared = table_[index].shared;
  free_entry(table_[index], index);
}

// ---- Entering and leaving -----------------------------------------------------------------------

bool Monitors::try_enter_shared(Thread& thread, Object* object) {
  const Thread* writer = owner(object);
  if (writer != nullptr && writer != &thread) return false;
  Monitor& m = inflate(object);
  Monitor* hold = hold_of(m, thread);
  if (hold == nullptr) hold = &add_hold(m, thread);
  machine_.barrier().before_write(hold);
  ++hold->count;
  return true;
}

// Whether a thread that wants the shared mode for the first time has to queue, though it could
// enter.
bool Monitors::waits_for_turn(const Thread& thread, Object* object) {
  const Monitor* m = inflated(object);
  if (m == nullptr || m->owner == thread.index + 1 || hold_of(*m, thread) != nullptr) return false;
  if (!machine_.scheduler().queues())
    return std::find(kept_out_.begin(), kept_out_.end(), object) != kept_out_.end();
  if (m->entry_head == 0) return false;
  return m->fair || !machine_.thread(m->entry_head - 1)->wants_shared;
}

LockResult Monitors::exit_shared(Thread& thread, Object* object) {
  Monitor* m = inflated(object);
  Monitor* hold = m == nullptr ? nullptr : hold_of(*m, thread);
  if (hold == nullptr || hold->count == 0) return LockResult::kNotOwner;
  machine_.barrier().before_write(hold);
  if (--hold->count > 0) return LockResult::kDone;
  remove_hold(*m, thread);
  release(*m);
  note(object, 0, Access::exit, kShared);
  machine_.note_point(Point::kExit);
  return LockResult::kDone;
}

// ---- Questions ----------------------------------------------------------------------------------

std::vector<Thread*> Monitors::sharers(Object* object) {
  std::vector<Thread*> list;
  const Monitor* m = inflated(object);
  if (m == nullptr) return list;
  for_each_hold(*m, [&](const Monitor& h) {
    if (h.count > 0) list.push_back(machine_.thread(h.owner - 1));
  });
  std::sort(list.begin(), list.end(), [](auto* a, auto* b) { return a->index < b->index; });
  return list;
}

uint32_t Monitors::shared_count(Object* object, const Thread& thread) {
  const Monitor* m = inflated(object);
  const Monitor* hold = m == nullptr ? nullptr : hold_of(*m, thread);
  return hold == nullptr ? 0 : hold->count;
}

uint32_t Monitors::shared_count(Object* object) {
  uint32_t sum = 0;
  if (const Monitor* m = inflated(object))
    for_each_hold(*m, [&](const Monitor& h) { sum += h.count; });
  return sum;
}

bool Monitors::is_free(Object* object) {
  const Monitor* m = inflated(object);
  return owner(object) == nullptr && (m == nullptr || m->shared == 0);
}

std::vector<Thread*> Monitors::in_the_way(const Thread& thread, Object* object, bool shared) {
  Thread* writer = owner(object);
  if (writer == &thread) return {};
  std::vector<Thread*> list;
  if (!shared) list = sharers(object);
  if (writer != nullptr) list.insert(list.begin(), writer);
  return list;
}

}  // namespace braid::vm
