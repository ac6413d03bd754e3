// Sets of threads, by their numbers: a bit mask, with more words for programs of more than 64
// threads.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace braid::tester {

class ThreadSet {
 public:
  bool has(uint32_t t) const {
    if (t < 64) return (low_ >> t & 1) != 0;
    const size_t w = t / 64 - 1;
    return w < more_.size() && (more_[w] >> (t % 64) & 1) != 0;
  }
  void add(uint32_t t) {
    if (t < 64) {
      low_ |= uint64_t{1} << t;
    } else {
      if (more_.size() < t / 64) more_.resize(t / 64);
      more_[t / 64 - 1] |= uint64_t{1} << (t % 64);
    }
  }
  void remove(uint32_t t) {
    if (t < 64) {
      low_ &= ~(uint64_t{1} << t);
    } else if (t / 64 - 1 < more_.size()) {
      more_[t / 64 - 1] &= ~(uint64_t{1} << (t % 64));
    }
  }
  bool empty() const {
    if (low_ != 0) return false;
    for (uint64_t w : more_)
      if (w != 0) return false;
    return true;
  }
  // REQUIRES: not empty.
  uint32_t first() const {
    if (low_ != 0) return static_cast<uint32_t>(std::countr_zero(low_));
    for (size_t i = 0; i < more_.size(); ++i) {
      if (more_[i] != 0) return static_cast<uint32_t>(64 * (i + 1)) + count_zero(more_[i]);
    }
    return 0;
  }
  bool has_two() const {
    if (low_ != 0 && (low_ & (low_ - 1)) != 0) return true;
    return !more_.empty() && size() > 1;
  }
  size_t size() const {
    auto n = static_cast<size_t>(std::popcount(low_));
    for (uint64_t w : more_) n += static_cast<size_t>(std::popcount(w));
    return n;
  }
  void clear() {
    low_ = 0;
    more_.clear();
  }
  // Calls f(number) in ascending order. The set may change meanwhile; f sees it as it was.
  template <class F>
  void for_each(F f) const {
    for (uint64_t bits = low_; bits != 0; bits &= bits - 1) f(count_zero(bits));
    for (size_t i = 0; i < more_.size(); ++i) {
      for (uint64_t bits = more_[i]; bits != 0; bits &= bits - 1)
        f(static_cast<uint32_t>(64 * (i + 1)) + count_zero(bits));
    }
  }

 private:
  static uint32_t count_zero(uint64_t w) { return static_cast<uint32_t>(std::countr_zero(w)); }

  uint64_t low_ = 0;
  std::vector<uint64_t> more_;
};

}  // namespace braid::tester
