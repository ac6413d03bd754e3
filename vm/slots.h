// Slots: 64-bit values of tools beside the program's variables and objects.
//
// What: a table from objects to blocks of values, made when a tool first changes one. A block holds
// the slots of all variables of an object, or of some neighbouring elements of an array, or of the
// object itself. Blocks never move.
//
// The table is as the heap is: a page for each 64 KB of addresses, with a cell for each 16 bytes,
// which is less than an object takes. A cell leads to the first of its object's blocks, which are a
// few that hang together; of an array of several parts, to a directory of them.
//
// Invariants:
//  1. A block belongs to one object; it is taken away before its memory can become another's: by
//     the collector when the object is dead, or by going back beyond its making.
//  2. A block that saved versions may still refer to stays in memory until free_dead().
//  3. A cell is empty when the last block of its object has gone.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "vm/object.h"

namespace braid::vm {

struct SlotBlock {
  const Object* object = nullptr;
  SlotBlock* next = nullptr;  // of the same object
  uint32_t part = 0;          // number of the part; kWhole: the object's own slots
  uint32_t epoch = 0;         // see version_log.h
  uint32_t count = 0;         // words
  uint32_t parts = 0;         // of a directory: how many blocks it has

  static constexpr uint32_t kWhole = UINT32_MAX;
  static constexpr uint32_t kDirectory = UINT32_MAX - 1;
  uint64_t* words() { return reinterpret_cast<uint64_t*>(this + 1); }
  // Of a directory.
  SlotBlock*& block(uint32_t part) {
    return reinterpret_cast<SlotBlock**>(this + 1)[part == kWhole ? 0 : part + 1];
  }
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
    const Page* page = find_page(object);
    if (page == nullptr) return nullptr;
    SlotBlock* b = page->cells[cell_of(object)];
    if (b != nullptr && b->part == SlotBlock::kDirectory) {
      b = b->block(part);
    } else {
      while (b != nullptr && b->part != part) b = b->next;
    }
    if (b != nullptr) last_ = b;
    return b;
  }
  // REQUIRES: there is none; the object is alive.
  SlotBlock& make(const Object* object, uint32_t part, uint32_t words);
  // Takes a block away; its memory stays until free_dead().
  void remove(SlotBlock& block);
  // Takes away the blocks of objects for which is_dead(object).
  template <class F>
  void remove_dead(F is_dead) {
    std::vector<SlotBlock*> dead;
    for (const auto& [number, page] : pages_) {
      for (SlotBlock* b : page->cells)
        if (b != nullptr && is_dead(b->object)) dead.push_back(b);
    }
    for (SlotBlock* b : dead) remove_all(*b);
    remove_empty_pages();
  }
  // Their memory is used again for blocks of the same size.
  void free_dead();
  template <class F>
  void for_each(F f) const {
    for (const auto& [number, page] : pages_)
      for (SlotBlock* b : page->cells) for_each_of(b, f);
  }
  size_t size() const { return used_; }

 private:
  static constexpr unsigned kPageBits = 16;
  static constexpr unsigned kCellBits = 4;
  struct Page {
    uint64_t number = 0;
    size_t used = 0;  // cells
    std::array<SlotBlock*, (1u << (kPageBits - kCellBits))> cells{};
  };
  static uint64_t page_of(const Object* object) {
    return reinterpret_cast<uint64_t>(object) >> kPageBits;
  }
  static size_t cell_of(const Object* object) {
    return reinterpret_cast<uint64_t>(object) >> kCellBits & ((1u << (kPageBits - kCellBits)) - 1);
  }
  Page* find_page(const Object* object) {
    const uint64_t number = page_of(object);
    Page* page = recent_[number % recent_.size()];
    return page != nullptr && page->number == number ? page : look_up_page(number);
  }
  Page* look_up_page(uint64_t number);
  Page& make_page(const Object* object);
  template <class F>
  static void for_each_of(SlotBlock* first, F f) {
    if (first != nullptr && first->part == SlotBlock::kDirectory) {
      auto** blocks = &first->block(SlotBlock::kWhole);
      for (uint32_t i = 0; i < first->count; ++i)
        if (blocks[i] != nullptr) f(*blocks[i]);
      return;
    }
    for (SlotBlock* b = first; b != nullptr;) {
      SlotBlock* const next = b->next;
      f(*b);
      b = next;
    }
  }
  // All of the object whose first block it is.
  void remove_all(SlotBlock& first);
  void remove_empty_pages();
  void clear_cell(Page& page, const Object* object);
  SlotBlock* allocate(uint32_t words);
  char* cut(size_t bytes);
  void release(SlotBlock* block);

  std::unordered_map<uint64_t, std::unique_ptr<Page>> pages_;  // by number
  std::array<Page*, 1024> recent_{};                           // by number
  size_t used_ = 0;
  SlotBlock* last_ = nullptr;  // found last
  std::vector<SlotBlock*> dead_;
  static constexpr size_t kSmall = 128;
  std::array<SlotBlock*, kSmall> free_{};  // by size in words, by next
  // Smaller ones are cut from chunks.
  std::vector<char*> chunks_;
  char* cursor_ = nullptr;
  char* limit_ = nullptr;
};

}  // namespace braid::vm
