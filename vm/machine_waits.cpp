// Threads that wait: for a moment in time, or for what comes from outside.
#include <algorithm>

#include "vm/machine.h"

namespace braid::vm {

void Machine::suspend(Thread& thread, ThreadState state, int64_t deadline) {
  unlink(thread);
  thread.state = state;
  thread.deadline = deadline;
  if (deadline != kNoDeadline && !scheduler_.fires_timeouts())
    deadlines_.emplace(deadline, thread.index);
}

void Machine::wait_outside(Thread& thread, IoWait wait, int64_t deadline) {
  barrier_.before_write(&thread);
  thread.blocked_on = nullptr;
  thread.wake = Wake::kNone;
  suspend(thread, ThreadState::kOutside, deadline);
  thread.interruptible = false;
  outsiders_.push_back({thread.index, thread.number, wait});
}

// Wakes the threads for which something has come. If all threads wait, until then or until the
// next deadline; else a look every few turns is enough.
void Machine::look_outside(bool all_wait) {
  constexpr uint32_t kTurns = 16;
  if (outsiders_.empty() || (!all_wait && turns_until_look_-- != 0)) return;
  turns_until_look_ = kTurns;
  std::erase_if(outsiders_, [&](const Outsider& o) {
    const Thread& t = *threads_[o.index];
    return !t.alive() || t.number != o.number || t.state != ThreadState::kOutside;
  });
  std::vector<IoWait> waits;
  for (const Outsider& o : outsiders_) waits.push_back(o.wait);
  const int64_t first = deadlines_.empty() ? kNoDeadline : deadlines_.top().first;
  if (waits.empty()) return;
  world_.wait(waits, all_wait ? first : World::kNoWait);
  for (size_t i = 0; i < waits.size(); ++i)
    if (waits[i].ready) monitors_.wake(*threads_[outsiders_[i].index], Wake::kReleased);
}

// Wakes the threads whose deadline has come. Entries of threads that woke otherwise are stale.
void Machine::wake_expired() {
  if (deadlines_.empty()) return;
  const int64_t now = world_.now_nanos();
  while (!deadlines_.empty() && deadlines_.top().first <= now) {
    const auto [time, index] = deadlines_.top();
    deadlines_.pop();
    Thread& t = *threads_[index];
    if (t.state != ThreadState::kRunnable && t.alive() && t.deadline == time) {
      monitors_.wake(t, Wake::kTimedOut);
    }
  }
}

// Whether a thread blocks with a deadline.
bool Machine::anybody_timed() const {
  for (uint32_t i = 0; i < state_.thread_count; ++i) {
    const Thread* t = threads_[i].get();
    if (t->alive() && t->state != ThreadState::kRunnable && t->deadline != kNoDeadline) return true;
  }
  return false;
}

// Nobody can run: lets time pass until somebody can. False: nobody ever will.
bool Machine::idle() {
  while (!deadlines_.empty() || !outsiders_.empty()) {
    if (!deadlines_.empty()) {
      const auto [time, index] = deadlines_.top();
      const Thread& t = *threads_[index];
      if (t.state == ThreadState::kRunnable || !t.alive() || t.deadline != time) {
        deadlines_.pop();
        continue;
      }
    }
    look_outside(true);
    if (outsiders_.empty() && !deadlines_.empty()) world_.sleep_until(deadlines_.top().first);
    if (stop_requested_) return false;
    wake_expired();
    if (state_.runnable != 0) return true;
  }
  return false;
}

}  // namespace braid::vm
