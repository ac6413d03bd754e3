// Vector clocks and epochs.
//
// What: a VectorClock says of each thread up to which of its steps everything is known to have
// happened. An Epoch is one step of one thread, in a machine word; most variables need no more.
//
// After Flanagan and Freund, "FastTrack: efficient and precise dynamic race detection", 2009.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "vm/tool.h"

namespace braid::eraser {

// Thread in the upper 24 bits, clock in the lower 40. 0: never.
class Epoch {
 public:
  static constexpr unsigned kClockBits = 40;

  constexpr Epoch() = default;
  constexpr explicit Epoch(uint64_t bits) : bits_(bits) {}
  constexpr Epoch(ThreadNumber thread, uint64_t clock)
      : bits_(uint64_t{thread} << kClockBits | clock) {}
  constexpr ThreadNumber thread() const { return static_cast<ThreadNumber>(bits_ >> kClockBits); }
  constexpr uint64_t clock() const { return bits_ & ((uint64_t{1} << kClockBits) - 1); }
  constexpr uint64_t bits() const { return bits_; }
  constexpr bool is_never() const { return bits_ == 0; }
  bool operator==(const Epoch&) const = default;

 private:
  uint64_t bits_ = 0;
};

// Missing entries are 0.
class VectorClock {
 public:
  uint64_t at(ThreadNumber thread) const { return thread < clocks_.size() ? clocks_[thread] : 0; }
  Epoch epoch(ThreadNumber thread) const { return {thread, at(thread)}; }
  void tick(ThreadNumber thread) {
    if (clocks_.size() <= thread) clocks_.resize(thread + 1);
    ++clocks_[thread];
  }
  void join(const VectorClock& other) {
    if (clocks_.size() < other.clocks_.size()) clocks_.resize(other.clocks_.size());
    for (size_t i = 0; i < other.clocks_.size(); ++i)
      clocks_[i] = std::max(clocks_[i], other.clocks_[i]);
  }
  // Whether the step has happened before.
  bool knows(Epoch e) const { return e.clock() <= at(e.thread()); }
  bool empty() const { return clocks_.empty(); }
  void clear() { clocks_.clear(); }

 private:
  std::vector<uint64_t> clocks_;
};

}  // namespace braid::eraser
