#include "eraser/lock_sets.h"

#include <algorithm>
#include <iterator>

namespace braid::eraser {
namespace {

uint64_t key(uint32_t a, uint32_t b) { return uint64_t{a} << 32 | b; }

}  // namespace

LockSet LockSets::number_of(std::vector<LockNumber> locks) {
  if (locks.empty()) return kNoLocks;
  const auto [at, is_new] = numbers_.try_emplace(locks, static_cast<LockSet>(sets_.size()));
  if (is_new) sets_.push_back(std::move(locks));
  return at->second;
}

LockSet LockSets::add(LockSet set, LockNumber lock) {
  if (last_added_.key == key(set, lock)) return last_added_.result;
  const auto [at, is_new] = added_.try_emplace(key(set, lock));
  if (is_new) {
    std::vector<LockNumber> locks = sets_[set];
    const auto place = std::lower_bound(locks.begin(), locks.end(), lock);
    if (place == locks.end() || *place != lock) locks.insert(place, lock);
    at->second = number_of(std::move(locks));
  }
  last_added_ = {key(set, lock), at->second};
  return at->second;
}

LockSet LockSets::remove(LockSet set, LockNumber lock) {
  if (last_removed_.key == key(set, lock)) return last_removed_.result;
  const auto [at, is_new] = removed_.try_emplace(key(set, lock));
  if (is_new) {
    std::vector<LockNumber> locks = sets_[set];
    std::erase(locks, lock);
    at->second = number_of(std::move(locks));
  }
  last_removed_ = {key(set, lock), at->second};
  return at->second;
}

LockSet LockSets::intersect(LockSet a, LockSet b) {
  if (a == b) return a;
  if (a == kNoLocks || b == kNoLocks) return kNoLocks;
  const auto [at, is_new] = intersected_.try_emplace(key(std::min(a, b), std::max(a, b)));
  if (is_new) {
    std::vector<LockNumber> common;
    std::set_intersection(sets_[a].begin(), sets_[a].end(), sets_[b].begin(), sets_[b].end(),
                          std::back_inserter(common));
    at->second = number_of(std::move(common));
  }
  return at->second;
}

}  // namespace braid::eraser
