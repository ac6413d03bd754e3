// A node of the search: the state between two blocks, as the search sees it.
//
// Invariants (each live thread is in one of these places; Bruening 1999, sections 2.3 and 2.4):
//  1. enabled: it may run next.
//  2. delayed: it was tried here or above, and no block since has conflicted with its own.
//  3. blocked: its attempt to run a block has failed, and no block since has written what it read.
//  4. none of the sets: it waits, without a deadline.
// A thread that waits with a deadline is enabled, delayed or blocked: its block is the time-out.
// Under the ordered clock it is so from the moment on at which its deadline has come; time passes
// where nobody is enabled or delayed. With spurious wake-ups so is each thread that waits.
#pragma once

#include <vector>

#include "tester/block.h"
#include "tester/thread_set.h"
#include "vm/thread.h"

namespace braid::tester {

struct Node {
  static constexpr uint32_t kNobody = UINT32_MAX;

  struct Place {
    const Block* block = nullptr;       // delayed, blocked: what it would do
    std::span<vm::Object* const> held;  // monitors
    uint32_t slot = 0;                  // index in the machine
    const SpinCell* spin = nullptr;     // its blocks on this path, newest first
    uint32_t spin_first = 0;            // the first of them that counts
    // Under the ordered clock, of a timed attempt that has failed: its deadline, and where it was.
    int64_t deadline = vm::kNoDeadline;
    uint64_t attempt = 0;
    bool due = false;        // the deadline of the attempt, or of what it waits in, has come
    bool has_point = false;  // point is known
    uint64_t point = 0;      // where the thread is, see spin.h
    vm::Object* last_left = nullptr;  // the monitor it released last, if lock chains are followed
  };

  uint32_t current = kNobody;  // ran last and may go on
  ThreadSet live;
  ThreadSet enabled;
  ThreadSet delayed;
  ThreadSet blocked;
  bool no_branches = false;     // braid.Tester.end was called
  uint32_t lost_notifies = 0;   // notifies on this path that found nobody
  uint32_t preemptions = 0;     // switches away from a thread that could have gone on
  const Block* dead = nullptr;  // the last block of a thread whose end made no branch
  // Monitors that threads held when they ended: nobody will ever get them.
  std::span<vm::Object* const> dead_held;
  std::vector<Place> places;  // by thread number

  // Who runs next: the current thread if it may, else the lowest number. REQUIRES: somebody may.
  uint32_t next() const {
    return current != kNobody && enabled.has(current) ? current : enabled.first();
  }
};

}  // namespace braid::tester
