// The trail: old contents, in the order in which they were overwritten.
//
// What: one flat buffer of entries that is written at its end and undone from its end. An entry is
// its payload, 8-byte aligned, and after it a footer that says what it is, so that the trail can be
// walked backwards without an index. Nothing is allocated once the buffer is large enough.
//
// Owns: the buffer. Positions are offsets from the very first entry; cut_front() forgets the oldest
// entries without changing the positions of the others.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace braid::checkpoint {

enum class EntryKind : uint16_t {
  kObject,    // target: Object*; payload: its memory from `below` words below the header
  kElements,  // target: Array*; payload: one chunk of elements, then a SavedChunk
  kThread,    // target: Thread*; payload: a SavedThread
  kFrame,     // target: Thread*; payload: a SavedFrame, its references, its primitives
  kMonitor,   // target: Monitor*; payload: a Monitor
};

struct Footer {
  void* target;
  uint32_t bytes;  // of the payload
  EntryKind kind;
  uint16_t below;
};
static_assert(sizeof(Footer) == 16);

class Trail {
 public:
  Trail() = default;
  ~Trail() { std::free(buffer_); }
  Trail(const Trail&) = delete;
  Trail& operator=(const Trail&) = delete;

  size_t begin() const { return cut_; }
  size_t end() const { return cut_ + used_; }
  size_t high_water() const { return std::max(high_water_, used_); }

  // Appends an entry; its payload is to be filled in. REQUIRES: bytes is a multiple of 8.
  char* push(EntryKind kind, void* target, size_t bytes, size_t below = 0) {
    const size_t whole = bytes + sizeof(Footer);
    if (capacity_ - used_ < whole) [[unlikely]]
      grow(whole);
    char* payload = buffer_ + used_;
    *reinterpret_cast<Footer*>(payload + bytes) = {target, static_cast<uint32_t>(bytes), kind,
                                                   static_cast<uint16_t>(below)};
    used_ += whole;
    return payload;
  }

  // The entry that ends at a position, which is not begin(): its footer, with the payload before.
  const Footer* entry_before(size_t position) const {
    return reinterpret_cast<const Footer*>(buffer_ + (position - cut_) - sizeof(Footer));
  }
  static const char* payload(const Footer* footer) {
    return reinterpret_cast<const char*>(footer) - footer->bytes;
  }
  static size_t size_of(const Footer* footer) { return footer->bytes + sizeof(Footer); }

  // For rewriting it from its beginning: moves an entry, given by its footer's end, down to a
  // position; gives the position after it.
  size_t move_entry(size_t entry_end, size_t to);

  // Takes away what lies behind a position.
  void cut_back(size_t position) {
    high_water_ = std::max(high_water_, used_);
    used_ = position - cut_;
  }
  // Forgets what lies before a position; now and then its memory is used again.
  void cut_front(size_t position);

 private:
  void grow(size_t bytes);

  char* buffer_ = nullptr;
  size_t used_ = 0;
  size_t capacity_ = 0;
  size_t cut_ = 0;  // position of buffer_[0]
  size_t high_water_ = 0;
};

}  // namespace braid::checkpoint
