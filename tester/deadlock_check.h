// Deadlocks at a finished node, by what each thread's next block would do.
//
// What: at a node where each live thread is delayed, blocked, waiting or just tried, each thread's
// next block is known. Threads may be stopped inside their blocks, right before they take a monitor
// that another one holds; if all threads that do not wait can be stopped so at once, this is a
// deadlock. (It replaces the reverse lock chain analysis of Bruening 1999, section 2.5, which
// misses deadlocks and invents others; see docs/schedules.md.)
#pragma once

#include <vector>

#include "tester/node.h"
#include "vm/machine.h"

namespace braid::tester {

class DeadlockCheck {
 public:
  explicit DeadlockCheck(bool ordered_clock) : ordered_clock_(ordered_clock) {}

  // Where a thread is stopped: in which variant of its block, before which acquisition.
  static constexpr uint32_t kSpinning = UINT32_MAX;  // not stopped: it goes round and round
  struct Stop {
    uint32_t thread = 0;
    const Block* block = nullptr;
    uint32_t acquisition = 0;  // as many as it has: at what failed its attempt otherwise
    bool spins() const { return acquisition == kSpinning; }
  };
  // All combinations (at most kMost). `tried` is the block (or chain of variants) of the thread
  // that was just tried, null if all threads have theirs in the node. Valid until the next call.
  const std::vector<std::vector<Stop>>& find(vm::Machine& machine, const Node& node,
                                             const Block* tried);
  static constexpr size_t kMost = 4096;

 private:
  struct Candidates {
    uint32_t thread = 0;
    const std::span<const Hold>* held = nullptr;
    bool waits = false;
    std::vector<Stop> stops;
  };
  static bool can_exclude(const Candidates& c, Hold wanted);
  bool can_wait_behind(size_t i, const Stop& s) const;
  bool waits_behind(size_t i, const Stop& s, const std::vector<const Stop*>& stop_of) const;
  bool reduce();
  void combine(size_t i);
  bool fits() const;
  bool quick_look(vm::Machine& machine, const Node& node, const Block* tried);

  bool ordered_clock_;
  std::vector<Candidates> threads_;
  size_t count_ = 0;
  std::span<const Hold> dead_held_;
  std::vector<Stop> chosen_;
  std::vector<std::vector<Stop>> found_;
};

}  // namespace braid::tester
