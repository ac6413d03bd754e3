// Slots: 64-bit values of tools beside the program's variables and objects.
//
// What: a table from objects to blocks of values, made when a tool first changes one. A block holds
// the slots of all variables of an object, or of some neighbouring elements of an array, or of the
// object itself. Blocks never move.
//
// Invariants:
//  1. A block belongs to one object; it is taken away before its memory can become another's: by
//     the collector when the object is dead, or by going back beyond its making.
//  2. A block that saved versions may still refer to stays in memory until free_dead().
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "vm/object.h"

namespace braid::vm {

struct SlotBlock {
  const Object* object = nullptr;
  uint32_t part = 0;   // number of the part; kWhole: the object's own slots
  uint32_t epoch = 0;  // see version_log.h
  uint32_t count = 0;  // words
  uint32_t reserved = 0;

  static constexpr uint32_t kWhole = UINT32_MAX;
  uint64_t* words() { return reinterpret_cast<uint64_t*>(this + 1); }
};

class SlotTable {
 public:
  static constexpr uint32_t kElements = 32;  // of an array, in one block

  SlotTable() = default;
  ~SlotTable();
  SlotTable(const SlotTable&) = delete;
  SlotTable& operator=(const SlotTable&) = delete;

  // Null if there is none.
  SlotBlock* find(const Object* object, uint32_t part) {
    if (last_ != nullptr && last_->object == object && last_->part == part) return last_;
    if (used_ == 0) return nullptr;
    SlotBlock* b = cells_[index_of(object, part)];
    if (b != nullptr) last_ = b;
    return b;
  }
  // REQUIRES: there is none.
  SlotBlock& make(const Object* object, uint32_t part, uint32_t words);
  // Takes a block away; its memory stays until free_dead().
  void remove(SlotBlock& block);
  // Takes away the blocks of objects for which is_dead(object).
  template <class F>
  void remove_dead(F is_dead) {
    std::vector<SlotBlock*> dead;
    for (SlotBlock* b : cells_)
      if (b != nullptr && is_dead(b->object)) dead.push_back(b);
    for (SlotBlock* b : dead) remove(*b);
  }
  // Their memory is used again for blocks of the same size.
  void free_dead();
  template <class F>
  void for_each(F f) const {
    for (SlotBlock* b : cells_)
      if (b != nullptr) f(*b);
  }
  size_t size() const { return used_; }

 private:
  // Neighbouring parts lie side by side: who runs through an array finds them in the cache.
  static constexpr uint32_t kSideBySide = 64;
  static uint64_t hash(const Object* object, uint32_t part) {
    const uint64_t h =
        (reinterpret_cast<uint64_t>(object) + part / kSideBySide * 0xc2b2ae3d27d4eb4fu) *
        0x9e3779b97f4a7c15u;
    return (h ^ h >> 29) + part % kSideBySide;
  }
  // Of the block, or of the empty cell where it would be. REQUIRES: there are cells.
  size_t index_of(const Object* object, uint32_t part) const {
    const size_t mask = cells_.size() - 1;
    for (size_t i = hash(object, part) & mask;; i = (i + 1) & mask) {
      const SlotBlock* b = cells_[i];
      if (b == nullptr || (b->object == object && b->part == part)) return i;
    }
  }
  void grow();

  std::vector<SlotBlock*> cells_;  // open addressing; a power of two
  size_t used_ = 0;
  SlotBlock* last_ = nullptr;  // found last
  std::vector<SlotBlock*> dead_;
  std::unordered_map<uint32_t, std::vector<SlotBlock*>> free_;  // by size in words
};

}  // namespace braid::vm
