// A small random number generator whose sequence is the same on every platform.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace braid::generator {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  // The next 64 bits (splitmix64).
  std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31U);
  }

  // A number from 0 to n - 1. REQUIRES: n > 0.
  int below(int n) { return static_cast<int>(next() % static_cast<std::uint64_t>(n)); }

  // A number from low to high, both included.
  int between(int low, int high) { return low + below(high - low + 1); }

  bool chance(int percent) { return below(100) < percent; }

  template <typename T>
  const T& pick(const std::vector<T>& from) {
    return from[static_cast<std::size_t>(below(static_cast<int>(from.size())))];
  }

 private:
  std::uint64_t state_;
};

}  // namespace braid::generator
