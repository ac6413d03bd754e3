// Readers that wait behind a writer.
//
// What: Java lets a thread that wants to read wait behind one that waits to write, though others
// read. Where nobody queues, as in the tester, it could go on; that it need not matters only where
// everybody else is stuck, since it may come later in any case. So who wants to find out whether
// nobody can go on tries those first who do not want to read, and then the readers, while those
// are kept out for whom somebody waits to write.
#pragma once

#include <algorithm>
#include <vector>

#include "vm/machine.h"

namespace braid::tester {

class WritersFirst {
 public:
  explicit WritersFirst(vm::Machine& machine) : machine_(machine) {}
  ~WritersFirst() { machine_.monitors().keep_sharers_out({}); }
  WritersFirst(const WritersFirst&) = delete;
  WritersFirst& operator=(const WritersFirst&) = delete;

  // Whether `stays(thread)`, which lets a thread try to go on, says of all that it has failed; asks
  // no more if it has not.
  template <class F>
  bool all(const std::vector<vm::Thread*>& threads, F stays) {
    std::vector<vm::Thread*> readers;
    for (vm::Thread* t : threads) {
      if (t->blocked_on != nullptr && t->wants_shared) {  // what it was refused last
        readers.push_back(t);
        continue;
      }
      if (!stays(*t)) return false;
      failed(*t);
    }
    keep_readers_out();
    return std::all_of(readers.begin(), readers.end(), [&](vm::Thread* t) { return stays(*t); });
  }
  // The same in steps: this thread has just failed to go on; readers are kept out for those.
  void failed(const vm::Thread& t) {
    if (waits_to_own(machine_, t)) wanted_.push_back(t.blocked_on);
  }
  void keep_readers_out() { machine_.monitors().keep_sharers_out(std::move(wanted_)); }

  // Whether a thread that has just failed to go on wants to own a monitor that others share.
  static bool waits_to_own(vm::Machine& machine, const vm::Thread& t) {
    return t.blocked_on != nullptr && !t.wants_shared &&
           machine.monitors().shared_count(t.blocked_on) > 0;
  }

 private:
  vm::Machine& machine_;
  std::vector<vm::Object*> wanted_;
};

}  // namespace braid::tester
