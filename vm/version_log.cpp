#include "vm/version_log.h"

#include <algorithm>

namespace braid::vm {

void VersionLog::before_change(VersionedBase& value) {
  if (value.epoch >= barrier_.epoch) return;
  entries_.push_back({&value, value.life(), value.copy(), nullptr, value.epoch, false, 0});
  value.epoch = barrier_.epoch;
}

void VersionLog::save(SlotBlock& block) {
  entries_.push_back({nullptr, {}, nullptr, &block, block.epoch, false, words_.size()});
  words_.insert(words_.end(), block.words(), block.words() + block.count);
  block.epoch = barrier_.epoch;
}

void VersionLog::made(SlotBlock& block) {
  block.epoch = barrier_.epoch;
  if (barrier_.epoch != 0)
    entries_.push_back({nullptr, {}, nullptr, &block, 0, true, words_.size()});
}

void VersionLog::go_back(size_t mark) {
  while (entries_.size() > mark) {
    Entry& e = entries_.back();
    if (e.value != nullptr) {
      if (!e.life.expired()) {
        e.value->assign(e.old);
        e.value->epoch = e.epoch;
      }
    } else if (e.is_new) {
      slots_.remove(*e.block);
    } else {
      std::copy_n(words_.data() + e.words, e.block->count, e.block->words());
      e.block->epoch = e.epoch;
      words_.resize(e.words);
    }
    entries_.pop_back();
  }
}

void VersionLog::clear() {
  entries_.clear();
  words_.clear();
  slots_.free_dead();
}

}  // namespace braid::vm
