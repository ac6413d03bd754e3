// The ordered clock: time passes where nobody can go on.
#include <algorithm>

#include "tester/explorer.h"

namespace braid::tester {

using vm::ThreadState;

// Under the ordered clock: nobody can go on, so the next deadline comes. False if there is none.
bool Explorer::time_passes() {
  if (!habits_.ordered_clock || !node_.delayed.empty()) return false;
  int64_t first = vm::kNoDeadline;
  node_.live.for_each([&](uint32_t t) { first = std::min(first, deadline_of(t)); });
  if (first == vm::kNoDeadline) return false;
  if (strategy_.checks_deadlocks()) check_deadlock(nullptr);
  node_.live.for_each([&](uint32_t t) {
    if (deadline_of(t) != first) return;
    node_.places[t].due = true;
    node_.places[t].deadline = first;
    node_.blocked.remove(t);
    node_.enabled.add(t);
    node_.places[t].block = nullptr;
  });
  return true;
}

// Of a thread whose time-out has not come yet.
int64_t Explorer::deadline_of(uint32_t t) {
  const Node::Place& p = node_.places[t];
  if (p.due) return vm::kNoDeadline;
  const vm::Thread& th = thread(t);
  return th.state != ThreadState::kRunnable ? th.deadline : p.deadline;
}

// The attempt of t has failed: if it has a limit, until when it lasts. The time counts from the
// first attempt at the place on.
void Explorer::note_deadline(uint32_t t) {
  Node::Place& p = node_.places[t];
  if (!habits_.ordered_clock || p.due || thread(t).state != ThreadState::kRunnable) return;
  if (scheduler_.refused() == vm::kNoDeadline) {
    p.deadline = vm::kNoDeadline;
    return;
  }
  uint64_t attempt = reinterpret_cast<uint64_t>(thread(t).blocked_on);
  for (const vm::Frame* f = thread(t).fp; f >= thread(t).frames; --f)
    attempt = attempt * 31 + reinterpret_cast<uint64_t>(f->pc);
  if (p.deadline != vm::kNoDeadline && p.attempt == attempt) return;
  p.deadline = scheduler_.refused();
  p.attempt = attempt;
}

// Threads whose sleep was interrupted.
void Explorer::place_interrupted() {
  node_.live.for_each([&](uint32_t u) {
    const bool placed = node_.enabled.has(u) || node_.delayed.has(u) || node_.blocked.has(u);
    if (placed || thread(u).state != ThreadState::kRunnable) return;
    node_.enabled.add(u);
    node_.places[u].has_point = false;
  });
}

}  // namespace braid::tester
