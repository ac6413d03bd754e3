#include "tester/prologue.h"

#include <algorithm>

namespace braid::tester {

using vm::Access;
using vm::ThreadState;

Runner::End Prologue::run_to_mark(const Step& step) {
  constexpr uint32_t kTurn = 1000;  // points
  uint32_t in_a_row = 0;
  while (true) {
    scheduler_.begin({});
    if (due_ != vm::kNoDeadline) scheduler_.set_due(due_);
    const uint32_t t = current_;
    const Runner::End end = step(*machine_.thread_by_number(t));
    note_log(t);
    const size_t threads = machine_.threads_started();
    blocked_.resize(threads);
    refused_.resize(threads, vm::kNoDeadline);
    if (end == Runner::End::kExited || end == Runner::End::kLimit || machine_.has_ended())
      return end == Runner::End::kBoundary ? Runner::End::kExited : end;
    refused_[t] = scheduler_.refused();
    bool goes_on = false;
    if (end == Runner::End::kFailed) {
      blocked_[t] = true;
    } else {
      blocked_.assign(threads, false);
      if (runner_.last_point() == vm::Point::kBegin) return Runner::End::kBoundary;
      const vm::Point point = runner_.last_point();
      goes_on = end == Runner::End::kBoundary && point != vm::Point::kYield &&
                point != vm::Point::kSleep && ++in_a_row < kTurn;
    }
    due_ = vm::kNoDeadline;
    if (goes_on) continue;
    in_a_row = 0;
    if (!choose_next()) return Runner::End::kFailed;
  }
}

bool Prologue::may_run(uint32_t t) const {
  const vm::Thread* thread = machine_.thread_by_number(t);
  return thread != nullptr && thread->state == ThreadState::kRunnable && !blocked_[t];
}

int64_t Prologue::deadline_of(uint32_t t) const {
  const vm::Thread* thread = machine_.thread_by_number(t);
  if (thread == nullptr) return vm::kNoDeadline;
  return thread->state == ThreadState::kRunnable ? refused_[t] : thread->deadline;
}

// The next thread in turn, else the one whose time-out comes first. False if there is none.
bool Prologue::choose_next() {
  const auto threads = static_cast<uint32_t>(machine_.threads_started());
  for (uint32_t i = 1; i <= threads; ++i) {
    const uint32_t t = (current_ + i) % threads;
    if (!may_run(t)) continue;
    current_ = t;
    return true;
  }
  uint32_t first = 0;
  for (uint32_t t = 1; t < threads; ++t)
    if (deadline_of(t) < deadline_of(first)) first = t;
  due_ = deadline_of(first);
  current_ = first;
  return due_ != vm::kNoDeadline;
}

std::span<const Hold> Prologue::held_by_dead() {
  held_by_dead_.clear();
  for (uint32_t t = 0; t < held_.size(); ++t) {
    if (machine_.thread_by_number(t) != nullptr) continue;
    held_by_dead_.insert(held_by_dead_.end(), held_[t].begin(), held_[t].end());
  }
  return held_by_dead_;
}

void Prologue::note_log(uint32_t t) {
  lost_notifies_ += tester::lost_notifies(machine_.access_log());
  if (held_.size() <= t) held_.resize(t + 1);
  for (const vm::AccessEntry& e : machine_.access_log().entries()) {
    if (e.kind == Access::enter) held_[t].push_back(Hold(e));
    if (e.kind == Access::exit) std::erase(held_[t], Hold(e));
  }
}

}  // namespace braid::tester
