// Values of a detector under numbers, so that a slot can refer to one.
//
// Invariants:
//  1. Numbers begin at 1; a number that was given back is given again.
//  2. All of it goes back with the program: what was made after a checkpoint is free again.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <vector>

#include "vm/tool.h"

namespace braid::eraser {

template <class T>
class Pool {
 public:
  void attach(VersionKeeper& keeper) {
    keeper_ = &keeper;
    used_ = std::make_unique<Versioned<uint32_t>>(keeper);
    free_ = std::make_unique<Versioned<std::vector<uint32_t>>>(keeper);
  }
  // The number of an empty value.
  uint32_t make() {
    uint32_t number = 0;
    if (free_->get().empty()) {
      number = ++used_->edit();
    } else {
      std::vector<uint32_t>& free = free_->edit();
      number = free.back();
      free.pop_back();
    }
    while (values_.size() < number) values_.push_back(std::make_unique<Versioned<T>>(*keeper_));
    edit(number) = T();
    return number;
  }
  void give_back(uint32_t number) { free_->edit().push_back(number); }
  const T& get(uint32_t number) const { return values_[number - 1]->get(); }
  T& edit(uint32_t number) { return values_[number - 1]->edit(); }

 private:
  VersionKeeper* keeper_ = nullptr;
  std::deque<std::unique_ptr<Versioned<T>>> values_;
  std::unique_ptr<Versioned<uint32_t>> used_;
  std::unique_ptr<Versioned<std::vector<uint32_t>>> free_;
};

}  // namespace braid::eraser
