#include "vm/slots.h"

#include <cstdlib>
#include <cstring>
#include <new>
#include <utility>

#include "vm/assert.h"
#include "vm/klass.h"

namespace braid::vm {
namespace {

// How many parts the object's variables are divided into.
uint32_t parts_of(const Object* object) {
  if (!object->cls->is_array()) return 1;
  const auto length = static_cast<uint32_t>(static_cast<const Array*>(object)->length);
  return (length + SlotTable::kElements - 1) / SlotTable::kElements;
}

}  // namespace

SlotTable::~SlotTable() {
  for (auto& [number, page] : pages_) {
    for (SlotBlock* b : page->cells) {
      for_each_of(b, [this](SlotBlock& block) { release(&block); });
      if (b != nullptr && b->part == SlotBlock::kDirectory) release(b);
    }
  }
  free_dead();
  for (char* chunk : chunks_) std::free(chunk);
}

// ---- Memory -------------------------------------------------------------------------------------

SlotBlock* SlotTable::allocate(uint32_t words) {
  const size_t size = sizeof(SlotBlock) + size_t{words} * sizeof(uint64_t);
  if (words < kSmall && free_[words] != nullptr) {
    SlotBlock* b = free_[words];
    free_[words] = b->next;
    return new (std::memset(static_cast<void*>(b), 0, size)) SlotBlock;
  }
  void* memory = words < kSmall ? cut(size) : std::calloc(1, size);
  BRAID_ASSERT(memory != nullptr, "no memory for the slots of tools");
  return new (memory) SlotBlock;
}

char* SlotTable::cut(size_t bytes) {
  constexpr size_t kChunk = 256 * 1024;
  if (static_cast<size_t>(limit_ - cursor_) < bytes) {
    cursor_ = static_cast<char*>(std::calloc(1, kChunk));
    BRAID_ASSERT(cursor_ != nullptr, "no memory for the slots of tools");
    chunks_.push_back(cursor_);
    limit_ = cursor_ + kChunk;
  }
  return std::exchange(cursor_, cursor_ + bytes);
}

void SlotTable::release(SlotBlock* b) {
  if (b->count >= kSmall) return std::free(b);
  b->part = 0;
  b->next = free_[b->count];
  free_[b->count] = b;
}

void SlotTable::free_dead() {
  for (SlotBlock* b : dead_) release(b);
  dead_.clear();
}

// ---- Pages --------------------------------------------------------------------------------------

SlotTable::Page* SlotTable::look_up_page(uint64_t number) {
  const auto at = pages_.find(number);
  if (at == pages_.end()) return nullptr;
  return recent_[number % recent_.size()] = at->second.get();
}

SlotTable::Page& SlotTable::make_page(const Object* object) {
  if (Page* page = find_page(object)) return *page;
  const uint64_t number = page_of(object);
  Page& page = *(pages_[number] = std::make_unique<Page>());
  page.number = number;
  recent_[number % recent_.size()] = &page;
  return page;
}

void SlotTable::remove_empty_pages() {
  std::erase_if(pages_, [&](const auto& entry) {
    if (entry.second->used != 0) return false;
    Page*& recent = recent_[entry.first % recent_.size()];
    if (recent == entry.second.get()) recent = nullptr;
    return true;
  });
}

void SlotTable::clear_cell(Page& page, const Object* object) {
  page.cells[cell_of(object)] = nullptr;
  --page.used;
}

// ---- Blocks -------------------------------------------------------------------------------------

SlotBlock& SlotTable::make(const Object* object, uint32_t part, uint32_t words) {
  Page& page = make_page(object);
  SlotBlock*& cell = page.cells[cell_of(object)];
  if (cell == nullptr) {
    ++page.used;
    const uint32_t parts = parts_of(object);
    if (parts > 1) {
      cell = allocate(parts + 1);
      cell->object = object;
      cell->part = SlotBlock::kDirectory;
      cell->count = parts + 1;
    }
  }
  SlotBlock* b = allocate(words);
  b->object = object;
  b->part = part;
  b->count = words;
  if (cell != nullptr && cell->part == SlotBlock::kDirectory) {
    cell->block(part) = b;
    ++cell->parts;
  } else {
    b->next = cell;
    cell = b;
  }
  ++used_;
  return *(last_ = b);
}

// One that was taken away already has no object: the collector can come before going back.
void SlotTable::remove(SlotBlock& block) {
  if (block.object == nullptr) return;
  Page* page = find_page(block.object);
  BRAID_ASSERT(page != nullptr, "a block of slots is not in its table");
  SlotBlock*& cell = page->cells[cell_of(block.object)];
  if (cell->part == SlotBlock::kDirectory) {
    cell->block(block.part) = nullptr;
    if (--cell->parts == 0) {
      release(cell);
      clear_cell(*page, block.object);
    }
  } else {
    SlotBlock** link = &cell;
    while (*link != &block) link = &(*link)->next;
    *link = block.next;
    if (cell == nullptr) clear_cell(*page, block.object);
  }
  --used_;
  if (last_ == &block) last_ = nullptr;
  block.object = nullptr;
  dead_.push_back(&block);
}

void SlotTable::remove_all(SlotBlock& first) {
  clear_cell(*find_page(first.object), first.object);
  for_each_of(&first, [&](SlotBlock& block) {
    --used_;
    if (last_ == &block) last_ = nullptr;
    block.object = nullptr;
    dead_.push_back(&block);
  });
  if (first.part == SlotBlock::kDirectory) release(&first);
}

}  // namespace braid::vm
