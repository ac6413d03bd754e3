// Threads that go round in a loop without progress.
//
// What: a thread that comes back to a point where it was before on this path, and has undone all
// that it has written since, could have left the round out: nothing would be different. Such a
// block has failed; the thread waits until somebody changes what it has read. The rules are those
// of docs/schedules.md; they lose no end of the program and no deadlock.
//
// A thread's *point* is its frames with their live registers, the monitors that it holds with their
// counts, and whether it waits.
//
// Owns: nothing; cells lie in the arena of the search.
#pragma once

#include "checkpoint/store.h"
#include "tester/block.h"
#include "vm/machine.h"

namespace braid::tester {

// The value of a variable before a block first wrote it.
struct OldValue {
  Variable variable;
  uint64_t bits = 0;
};

// One block of a thread on the path, linked to the one before.
struct SpinCell {
  uint64_t point = 0;  // at the block's start
  uint32_t index = 0;
  uint64_t collections = 0;  // that there had been at its start
  uint64_t written = 0;      // summary: this block and all before it that may count
  bool waits = false;        // this block, or one before, has entered or left a wait set
  bool lasts = false;        // this block has taken or given what is not looked at again: no round
  const Block* block = nullptr;
  std::span<const OldValue> old;
  const SpinCell* previous = nullptr;
};

// The hash of a thread's point.
uint64_t point_of(vm::Machine& machine, const vm::Thread& thread, std::span<const Hold> held);

// Makes the cell of a block that has just run; `point` and `collections` are of its start. The
// newest checkpoint is the one that was taken before the block.
const SpinCell* add_cell(Arena& arena, vm::Machine& machine, const checkpoint::Store& store,
                         uint64_t point, uint64_t collections, const Block* block,
                         const SpinCell* previous, uint32_t first);

// The oldest cell, from number `first` on, at whose start the thread was where it is now (`point`),
// with all that was written since back at its old value. `newest` is the block that has just run.
// Null if there is none. Cells from before the last collection do not count: what they name by
// address may have been freed, and the address be that of another object.
const SpinCell* find_round(vm::Machine& machine, const SpinCell* newest, uint32_t first,
                           uint64_t point);

// Whether `done`, a block of another thread, reads or writes what the cell's block has written, or
// notifies on a monitor whose wait set it has left or entered.
bool touches(const Block& done, const SpinCell& cell);

// The number of the first cell that still counts after `done`. REQUIRES: there is one.
uint32_t look_for_touched(const Block& done, const SpinCell* newest, uint32_t first);
// The same; the summaries tell nearly always that nothing is touched.
inline uint32_t first_untouched(const Block& done, const SpinCell* newest, uint32_t first) {
  if (newest == nullptr || newest->index < first) return first;
  if (((done.reads | done.writes) & newest->written) == 0 && !newest->waits) return first;
  return look_for_touched(done, newest, first);
}

// Whether a block lets a thread go on whose attempt has failed by going round: it writes what the
// attempt has read, or touches what the round had written before.
bool ends_round(const Block& done, const Block& attempt);

}  // namespace braid::tester
