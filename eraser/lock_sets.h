// Sets of locks as numbers.
//
// What: each different set gets a number, so that a variable keeps its candidates in four bytes,
// and the results of adding, removing and intersecting are looked up (Savage et al., "Eraser: a
// dynamic data race detector for multithreaded programs", 1997, section 3.2).
//
// Invariants:
//  1. 0 is the empty set. Numbers are never given again.
#pragma once

#include <cstdint>
#include <map>
#include <unordered_map>
#include <vector>

namespace braid::eraser {

using LockNumber = uint32_t;
using LockSet = uint32_t;
constexpr LockSet kNoLocks = 0;

class LockSets {
 public:
  LockSets() { sets_.emplace_back(); }

  // Locks are numbered from 1.
  LockSet add(LockSet set, LockNumber lock);
  LockSet remove(LockSet set, LockNumber lock);
  LockSet intersect(LockSet a, LockSet b);
  // In order.
  const std::vector<LockNumber>& locks(LockSet set) const { return sets_[set]; }

 private:
  LockSet number_of(std::vector<LockNumber> locks);

  std::vector<std::vector<LockNumber>> sets_;
  std::map<std::vector<LockNumber>, LockSet> numbers_;
  // By both operands.
  std::unordered_map<uint64_t, LockSet> added_;
  std::unordered_map<uint64_t, LockSet> removed_;
  std::unordered_map<uint64_t, LockSet> intersected_;
  // The last results: a thread enters and leaves the same lock again and again.
  struct Last {
    uint64_t key = 0;  // 0: none
    LockSet result = kNoLocks;
  };
  Last last_added_;
  Last last_removed_;
};

}  // namespace braid::eraser
