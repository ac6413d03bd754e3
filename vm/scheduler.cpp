#include "vm/scheduler.h"

#include "vm/machine.h"

namespace braid::vm {

// The current thread goes on at the end of the queue; the one that has waited longest runs.
Thread* RoundRobin::pick(Machine& machine, Thread* current, Point why) {
  (void)why;
  if (current != nullptr && current->state == ThreadState::kRunnable)
    machine.move_to_back(*current);
  return machine.first_runnable();
}

uint32_t RoundRobin::choose(Machine& machine, Thread& thread, ChoiceKind kind, uint32_t count) {
  (void)thread;
  return kind == ChoiceKind::kNotify ? 0
                                     : static_cast<uint32_t>(machine.next_random_seed() % count);
}

int64_t RoundRobin::quantum() {
  if (state_ == 0) return quantum_;
  state_ ^= state_ << 13;
  state_ ^= state_ >> 7;
  state_ ^= state_ << 17;
  const auto spread = static_cast<uint64_t>(quantum_ > 0 ? quantum_ : 1);
  return quantum_ / 2 + 1 + static_cast<int64_t>(state_ % spread);
}

}  // namespace braid::vm
