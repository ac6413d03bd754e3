// What a digest is computed from, word by word, and a table of objects for numbering them.
//
// Owns: a buffer that holds a small state whole, so that it is hashed in one go; a larger one is
// hashed piece by piece, with the same result. Nothing is allocated once both have their size.
#pragma once

#include <xxhash.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <memory>
#include <vector>

#include "vm/object.h"

namespace braid::checkpoint {

class StateWriter {
 public:
  StateWriter() : buffer_(kWords), stream_(XXH3_createState()) {}

  void begin() { used_ = 0, streaming_ = false; }
  void put(uint64_t word) {
    if (used_ == kWords) [[unlikely]]
      flush();
    buffer_[used_++] = word;
  }
  // Filled up with zeros to a whole number of words.
  void put_bytes(const void* bytes, size_t size) {
    const auto* from = static_cast<const char*>(bytes);
    while (size > 0) {
      if (used_ == kWords) flush();
      const size_t part = std::min(size, (kWords - used_) * sizeof(uint64_t));
      const size_t words = (part + 7) / 8;
      buffer_[used_ + words - 1] = 0;
      std::memcpy(&buffer_[used_], from, part);
      used_ += words;
      from += part;
      size -= part;
    }
  }
  XXH128_hash_t end() {
    if (!streaming_) return XXH3_128bits(buffer_.data(), used_ * sizeof(uint64_t));
    flush();
    return XXH3_128bits_digest(stream_.get());
  }
  uint64_t end64() { return end().low64; }

 private:
  static constexpr size_t kWords = 4096;
  struct Free {
    void operator()(XXH3_state_t* s) const { XXH3_freeState(s); }
  };

  void flush() {
    if (!streaming_) XXH3_128bits_reset(stream_.get());
    streaming_ = true;
    XXH3_128bits_update(stream_.get(), buffer_.data(), used_ * sizeof(uint64_t));
    used_ = 0;
  }

  std::vector<uint64_t> buffer_;
  size_t used_ = 0;
  bool streaming_ = false;
  std::unique_ptr<XXH3_state_t, Free> stream_;
};

// A number for each of a set of objects: open addressing, emptied in no time.
class ObjectTable {
 public:
  void clear() {
    used_ = 0;
    if (++generation_ == 0) {
      for (Entry& e : entries_) e.generation = 0;
      generation_ = 1;
    }
  }
  const uint64_t* find(const vm::Object* object) const {
    for (size_t i = place_of(object);; i = (i + 1) & mask()) {
      const Entry& e = entries_[i];
      if (e.generation != generation_) return nullptr;
      if (e.object == object) return &e.value;
    }
  }
  // The object's value, to be read and changed until the next insertion; *fresh: it had none.
  uint64_t& insert(const vm::Object* object, bool* fresh) {
    if (2 * used_ >= entries_.size()) grow();
    for (size_t i = place_of(object);; i = (i + 1) & mask()) {
      Entry& e = entries_[i];
      *fresh = e.generation != generation_;
      if (*fresh) {
        e = {object, 0, generation_};
        ++used_;
      }
      if (e.object == object) return e.value;
    }
  }
  size_t size() const { return used_; }

 private:
  struct Entry {
    const vm::Object* object;
    uint64_t value;
    uint32_t generation;
  };

  size_t mask() const { return entries_.size() - 1; }
  size_t place_of(const vm::Object* object) const {
    // Fibonacci hashing; the low bits of an address say nothing.
    const uint64_t key = reinterpret_cast<uintptr_t>(object) >> 3;
    return static_cast<size_t>(key * 0x9e3779b97f4a7c15u >> 20) & mask();
  }
  void grow() {
    std::vector<Entry> old(entries_.size() * 2, Entry{nullptr, 0, 0});
    old.swap(entries_);
    for (const Entry& e : old) {
      if (e.generation != generation_) continue;
      size_t i = place_of(e.object);
      while (entries_[i].generation == generation_) i = (i + 1) & mask();
      entries_[i] = e;
    }
  }

  std::vector<Entry> entries_ = std::vector<Entry>(1024, Entry{nullptr, 0, 0});
  size_t used_ = 0;
  uint32_t generation_ = 1;
};

}  // namespace braid::checkpoint
