// Old values of what tools keep, so that it goes back with the program.
//
// What: as objects are saved before their first change after a checkpoint (barrier.h), so are the
// tools' Versioned values and blocks of slots. checkpoint/ notes mark() with each checkpoint and
// calls go_back() with it.
//
// Invariants:
//  1. Entries lie in the order in which they were made; going back takes them from the end.
//  2. A value whose epoch is at least the newest checkpoint's was saved, or made, since it.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "vm/barrier.h"
#include "vm/slots.h"
#include "vm/tool.h"

namespace braid::vm {

class VersionLog final : public VersionKeeper {
 public:
  VersionLog(Barrier& barrier, SlotTable& slots) : barrier_(barrier), slots_(slots) {}

  void before_change(VersionedBase& value) override;
  // Before slots of the block change.
  void before_change(SlotBlock& block) {
    if (block.epoch < barrier_.epoch) [[unlikely]]
      save(block);
  }
  // A block was made: going back takes it away.
  void made(SlotBlock& block);

  size_t mark() const { return entries_.size(); }
  void go_back(size_t mark);
  // There is no checkpoint any more.
  void clear();
  // Calls f(block, words) for the saved contents of each block.
  template <class F>
  void for_each_saved(F f) const {
    for (const Entry& e : entries_)
      if (e.block != nullptr && !e.is_new) f(*e.block, words_.data() + e.words);
  }

 private:
  struct Entry {
    VersionedBase* value = nullptr;
    std::weak_ptr<void> life;  // the value's
    std::shared_ptr<void> old;
    SlotBlock* block = nullptr;
    uint32_t epoch = 0;
    bool is_new = false;
    size_t words = 0;  // where its old contents begin in words_
  };
  void save(SlotBlock& block);

  Barrier& barrier_;
  SlotTable& slots_;
  std::vector<Entry> entries_;
  std::vector<uint64_t> words_;
};

}  // namespace braid::vm
