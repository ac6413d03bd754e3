// A growing set of small numbers, for definite assignment.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace braid::lang {

class Bits {
 public:
  bool has(size_t i) const {
    return i / 64 < words_.size() && (words_[i / 64] >> (i % 64) & 1) != 0;
  }
  void add(size_t i) {
    if (i / 64 >= words_.size()) words_.resize(i / 64 + 1);
    words_[i / 64] |= uint64_t{1} << (i % 64);
  }
  void remove(size_t i) {
    if (i / 64 < words_.size()) words_[i / 64] &= ~(uint64_t{1} << (i % 64));
  }
  void add_range(size_t from, size_t to) {  // [from, to)
    for (size_t i = from; i < to; ++i) add(i);
  }
  void keep_below(size_t end) {
    if (end / 64 >= words_.size()) return;
    words_.resize(end / 64 + 1);
    words_[end / 64] &= (uint64_t{1} << (end % 64)) - 1;
  }
  Bits& operator&=(const Bits& other) {
    if (words_.size() > other.words_.size()) words_.resize(other.words_.size());
    for (size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
    return *this;
  }
  Bits& operator|=(const Bits& other) {
    if (words_.size() < other.words_.size()) words_.resize(other.words_.size());
    for (size_t i = 0; i < other.words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
  }
  // Some number of [from, ...) is in this set and not in `other`.
  bool has_more_than(const Bits& other, size_t from) const {
    for (size_t word = from / 64; word < words_.size(); ++word) {
      uint64_t more = words_[word];
      if (word < other.words_.size()) more &= ~other.words_[word];
      if (word == from / 64) more &= ~uint64_t{0} << (from % 64);
      if (more != 0) return true;
    }
    return false;
  }

 private:
  std::vector<uint64_t> words_;
};

}  // namespace braid::lang
