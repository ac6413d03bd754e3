#include "checkpoint/trail.h"

#include <algorithm>
#include <cstring>

#include "vm/assert.h"

namespace braid::checkpoint {
namespace {
constexpr size_t kFirstBytes = 64 * 1024;
}

void Trail::grow(size_t bytes) {
  size_t capacity = std::max(capacity_ * 2, kFirstBytes);
  while (capacity - used_ < bytes) capacity *= 2;
  char* bigger = static_cast<char*>(std::realloc(buffer_, capacity));
  BRAID_ASSERT(bigger != nullptr, "no memory for saved versions");
  buffer_ = bigger;
  capacity_ = capacity;
}

size_t Trail::move_entry(size_t entry_end, size_t to) {
  const size_t size = size_of(entry_before(entry_end));
  std::memmove(buffer_ + (to - cut_), buffer_ + (entry_end - size - cut_), size);
  return to + size;
}

void Trail::cut_front(size_t position) {
  const size_t dead = position - cut_;
  const size_t alive = used_ - dead;
  if (alive != 0) std::memmove(buffer_, buffer_ + dead, alive);
  used_ = alive;
  cut_ = position;
}

}  // namespace braid::checkpoint
