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

// What a number of blocks touch, at least: to tell at one look that another block does not concern
// them. It grows along a path, and does not shrink.
struct Touched {
  uint64_t reads = 0;  // summaries as in Block
  uint64_t writes = 0;
  uint64_t plain_reads = 0;
  uint64_t plain_writes = 0;
  bool always = false;  // a block conflicts with everything
  bool holds = false;   // a thread can be stopped where it holds a monitor

  void add(const Block& first) {
    for (const Block* b = &first; b != nullptr; b = b->next) {
      holds |= b->can_hold();
      reads |= b->reads;
      writes |= b->writes;
      plain_reads |= b->plain_reads;
      plain_writes |= b->plain_writes;
      always |= b->ends_program;
    }
  }
  bool may_conflict(const Block& b) const {
    return always || b.ends_program || (b.writes & (reads | writes)) != 0 ||
           (writes & b.reads) != 0;
  }
  bool may_race(const Block& b) const {
    return (b.plain_writes & (plain_reads | plain_writes)) != 0 ||
           (plain_writes & b.plain_reads) != 0;
  }
};

struct Node {
  static constexpr uint32_t kNobody = UINT32_MAX;

  struct Place {
    const Block* block = nullptr;    // delayed, blocked: what it would do; else null
    std::span<const Hold> held;      // monitors
    uint32_t slot = 0;               // index in the machine
    const SpinCell* spin = nullptr;  // its blocks on this path, newest first
    uint32_t spin_first = 0;         // the first of them that counts
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
  Touched asleep;               // by the blocks of those that are delayed or blocked
  bool blocked_spin = false;    // a blocked one may have gone round
  uint64_t rounds_written = 0;  // summary: by the blocks of living spin cells
  bool holds = false;           // a thread may hold a monitor between its blocks
  bool rounds_wait = false;     // one of them has entered or left a wait set
  bool no_branches = false;     // braid.Tester.end was called
  uint32_t lost_notifies = 0;   // notifies on this path that found nobody
  uint32_t preemptions = 0;     // switches away from a thread that could have gone on
  const Block* dead = nullptr;  // the last block of a thread whose end made no branch
  uint64_t dead_sequence = 0;   // of the heap, when it ended
  // Monitors that threads held when they ended: nobody will ever get them.
  std::span<const Hold> dead_held;
  std::vector<Place> places;  // by thread number

  // Who runs next: the current thread if it may, else the lowest number. REQUIRES: somebody may.
  uint32_t next() const {
    return current != kNobody && enabled.has(current) ? current : enabled.first();
  }
};

}  // namespace braid::tester
