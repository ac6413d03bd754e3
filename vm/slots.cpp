#include "vm/slots.h"

#include <cstdlib>
#include <cstring>
#include <new>

#include "vm/assert.h"

namespace braid::vm {

SlotTable::~SlotTable() {
  for (SlotBlock* b : cells_) std::free(b);
  free_dead();
  for (auto& [words, blocks] : free_)
    for (SlotBlock* b : blocks) std::free(b);
}

SlotBlock& SlotTable::make(const Object* object, uint32_t part, uint32_t words) {
  if (2 * (used_ + 1) > cells_.size()) grow();
  const size_t size = sizeof(SlotBlock) + size_t{words} * sizeof(uint64_t);
  std::vector<SlotBlock*>& free = free_[words];
  void* memory = nullptr;
  if (free.empty()) {
    memory = std::calloc(1, size);
  } else {
    memory = std::memset(static_cast<void*>(free.back()), 0, size);
    free.pop_back();
  }
  BRAID_ASSERT(memory != nullptr, "no memory for the slots of tools");
  auto* b = new (memory) SlotBlock{object, part, 0, words, 0};
  cells_[index_of(object, part)] = b;
  ++used_;
  return *(last_ = b);
}

void SlotTable::remove(SlotBlock& block) {
  const size_t mask = cells_.size() - 1;
  size_t hole = index_of(block.object, block.part);
  BRAID_ASSERT(cells_[hole] == &block, "a block of slots is not in its table");
  cells_[hole] = nullptr;
  // Those behind it that would not be found any more move up.
  for (size_t i = (hole + 1) & mask; cells_[i] != nullptr; i = (i + 1) & mask) {
    const size_t home = hash(cells_[i]->object, cells_[i]->part) & mask;
    if (((i - home) & mask) < ((i - hole) & mask)) continue;
    cells_[hole] = cells_[i];
    cells_[i] = nullptr;
    hole = i;
  }
  --used_;
  if (last_ == &block) last_ = nullptr;
  dead_.push_back(&block);
}

void SlotTable::free_dead() {
  for (SlotBlock* b : dead_) free_[b->count].push_back(b);
  dead_.clear();
}

void SlotTable::grow() {
  std::vector<SlotBlock*> old(cells_.empty() ? 64 : 2 * cells_.size(), nullptr);
  std::swap(old, cells_);
  for (SlotBlock* b : old)
    if (b != nullptr) cells_[index_of(b->object, b->part)] = b;
}

}  // namespace braid::vm
