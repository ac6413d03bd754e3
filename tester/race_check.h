// Data races at a node, by what the threads' next blocks would do.
//
// What: a block (or failed attempt) that has become known is compared with those of all threads
// that are delayed or blocked at the node. Two accesses of one variable, at least one of them a
// write, with no monitor held at both in modes that exclude each other, can come right after each
// other: a race, whatever the schedule that is being run does. The prefix condition keeps the names
// right; see docs/schedules.md.
//
// It is what the guarantee stands on: a program in which the search finds no race has none.
#pragma once

#include <vector>

#include "tester/node.h"

namespace braid::tester {

struct Race {
  Variable variable;
  const Block* first = nullptr;  // its thread's block, and the number of the access in plain
  const Block* second = nullptr;
  uint32_t first_access = 0;
  uint32_t second_access = 0;
};

// Appends the races between two blocks of different threads from one node. `dead`: `a` is the last
// block of a thread that has ended: only pairs before which nothing of b conflicts with a.
void compare_accesses(const Block& a, const Block& b, bool dead, std::vector<Race>& races);
// The same; the summaries tell nearly always that there is none.
inline void find_races(const Block& a, const Block& b, bool dead, std::vector<Race>& races) {
  if ((a.plain_writes & (b.plain_reads | b.plain_writes)) == 0 &&
      (b.plain_writes & a.plain_reads) == 0)
    return;
  compare_accesses(a, b, dead, races);
}

}  // namespace braid::tester
