// Where an access was, as a number: the calls that led there, and the locks that were held.
//
// What: an access is one of few kinds however many variables there are, so each variable keeps a
// number of four bytes.
//
// Invariants:
//  1. Without locks it is the number of the calls; with locks, the highest bit is set, and the rest
//     is a number in the table. 0 is nowhere. Numbers are never given again; they do not go back.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "eraser/lock_sets.h"

namespace braid::eraser {

using PlaceNumber = uint32_t;

class PlaceTable {
 public:
  struct At {
    uint32_t stack = 0;
    LockSet held = kNoLocks;  // with modes
    bool operator==(const At&) const = default;
  };

  PlaceTable() { places_.emplace_back(); }

  PlaceNumber number_of(At place) {
    if (place.held == kNoLocks) return place.stack;
    PlaceNumber& recent = recent_[(place.stack ^ place.held << 4) % recent_.size()];
    if (places_[recent] == place) return recent | kLocked;
    const uint64_t key = uint64_t{place.stack} << 32 | place.held;
    const auto [at, is_new] = numbers_.try_emplace(key, static_cast<PlaceNumber>(places_.size()));
    if (is_new) places_.push_back(place);
    recent = at->second;
    return recent | kLocked;
  }
  At at(PlaceNumber number) const {
    return (number & kLocked) != 0 ? places_[number & ~kLocked] : At{number, kNoLocks};
  }

 private:
  static constexpr PlaceNumber kLocked = 1u << 31;

  std::vector<At> places_;  // by number
  std::unordered_map<uint64_t, PlaceNumber> numbers_;
  std::array<PlaceNumber, 256> recent_{};
};

}  // namespace braid::eraser
