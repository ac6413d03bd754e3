// Eraser: whether each shared variable has a lock that is held at all its accesses.
//
// What: the state machine of Bruening 1999, figure 2.1. A variable belongs to the first thread that
// touches it, which may do so without locks (it initialises it). When a second thread comes, the
// locks that it holds are the candidates; each further access takes away those that are not held
// there. No candidate left is a violation once the variable has been written by a second thread or
// after it was read by one; variables that are only read from then on need no lock.
//
// It checks a discipline, not an order: starting, joining, latches and volatile flags guard nothing
// in its eyes, so it is advice. A lock in read mode guards reads only. Volatile and final fields
// and atomics are exempt.
//
// After Savage et al., "Eraser: a dynamic data race detector for multithreaded programs", 1997.
#pragma once

#include <string>

#include "eraser/detector.h"

namespace braid::eraser {

class Eraser final : public Detector {
 public:
  explicit Eraser(DetectorOptions options = {}) : Detector(std::move(options)) {}

  const char* name() const override { return "eraser"; }
  EventSet needs() const override { return kNeeds | EventSet{Event::read, Event::write}; }
  void attached(Vm& vm) override;
  void read(const AccessInfo& info) override { accessed(info, false); }
  void write(const AccessInfo& info) override {
    if (!info.is_final) accessed(info, true);
  }

 private:
  enum State : uint64_t { kVirgin, kExclusive, kShared, kSharedModified };
  // Of a variable. kLast: the state in two bits, and the last access: who (2 * thread + 1 if it has
  // written) in 30, its place in 32; all that there is to know of a variable that belongs to one
  // thread. kOther: the same of the last access by another thread than that, without the state.
  // kLocks: the candidates, and the last ones that there were, in 32 bits each.
  enum Slot : uint32_t { kLast, kOther, kLocks, kSlots };

  void accessed(const AccessInfo& info, bool is_write);
  // Whether the access can change something; last: of kLast.
  bool is_news(const AccessInfo& info, bool is_write, uint64_t last) const;
  // The access is the last one from now on.
  void note(const AccessInfo& info, bool is_write, State state, uint64_t* slots);
  void violated(const AccessInfo& info, const uint64_t* slots);
  std::string hint(LockSet before, const Access& now);

  uint32_t first_slot_ = 0;
};

}  // namespace braid::eraser
