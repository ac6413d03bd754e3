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
#include <unordered_map>
#include <vector>

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
  // What is known of a variable that two threads have touched. last, other: the last access, and
  // the last one by another thread than that, as of an exclusive variable's word.
  struct Seen {
    uint64_t last = 0;
    uint64_t other = 0;
    LockSet candidates = kNoLocks;
    LockSet before = kNoLocks;  // the last ones that there were
    bool operator==(const Seen&) const = default;
  };
  struct Hash {
    size_t operator()(const Seen& s) const;
  };

  void accessed(const AccessInfo& info, bool is_write);
  // Whether the access can change something.
  bool is_news(const AccessInfo& info, bool is_write, State state, uint64_t last) const;
  uint64_t access_word(const AccessInfo& info, bool is_write);
  uint64_t number_of(const Seen& seen);
  void violated(const AccessInfo& info, const Seen& seen);
  std::string hint(LockSet before, const Access& now);

  // A variable's word: the state in two bits; then, if it belongs to one thread, its last access:
  // who (2 * thread + 1 if it has written) in 30, the place in 32; otherwise a number in seen_.
  // Many variables have the same history, and what a big array needs must not push the program
  // out of the processor's cache.
  uint32_t slot_ = 0;
  std::vector<Seen> seen_;  // they stay when the program goes back
  std::unordered_map<Seen, uint64_t, Hash> numbers_;
  uint64_t recent_ = 0;  // in seen_
};

}  // namespace braid::eraser
