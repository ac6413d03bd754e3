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
  // Of a variable. kCandidates: state in the upper half, set of locks in the lower. Of the last
  // access, and of the last one by another thread than that: who (2 * thread + 1 if it has
  // written, in the lower and the upper half of kWho), and where (stack, held locks). The last
  // candidates that there were.
  enum Slot : uint32_t { kCandidates, kWho, kLast, kOther, kLost, kSlots };

  void accessed(const AccessInfo& info, bool is_write);
  // The access is the last one from now on.
  void note(const AccessInfo& info, bool is_write, uint64_t* slots);
  void violated(const AccessInfo& info, bool is_write, const uint64_t* slots);
  std::string hint(LockSet before, const Access& now);

  uint32_t first_slot_ = 0;
};

}  // namespace braid::eraser
