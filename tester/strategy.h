// A strategy of the depth-first search: which threads a block wakes, and what is checked.
//
// To add one: make a file in strategies/ with a subclass and a function that returns an instance,
// add the function to strategies.def, and say in docs/schedules.md what it promises.
#pragma once

#include <string_view>

#include "tester/block.h"

namespace braid::tester {

class Strategy {
 public:
  virtual ~Strategy() = default;
  virtual std::string_view name() const = 0;
  // A delayed thread would do `delayed`; another one has just done `done`. Whether it may run
  // again.
  virtual bool wakes_delayed(const Block& done, const Block& delayed) const = 0;
  // Whether it wakes none but those whose block conflicts with what was done.
  virtual bool wakes_by_conflict() const { return true; }
  // The same as wakes_delayed for a thread whose attempt failed.
  virtual bool wakes_blocked(const Block& done, const Block& attempt) const {
    return writes_what_reads(done, attempt);
  }
  // Whether orders of blocks that are equivalent to another one are skipped.
  virtual bool prunes() const { return true; }
  // Whether finished nodes are looked at for deadlocks.
  virtual bool checks_deadlocks() const { return true; }
  // Whether failed attempts are looked at by reverse lock chain analysis, and the ends of paths for
  // threads that are left over (lock_chains.h).
  virtual bool follows_lock_chains() const { return false; }
  virtual bool checks_races() const { return true; }
  // Whether every outcome and stuck state of a program without races is reached.
  virtual bool is_complete() const { return true; }
};

}  // namespace braid::tester
