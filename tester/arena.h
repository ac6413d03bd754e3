// Memory that is given back like a stack: what belongs to a node of the search dies with it.
//
// Owns: its chunks, which are reused. Nothing allocated here has a destructor run.
//
// Invariants:
//  1. Pointers stay valid until release() of an older mark.
#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <span>
#include <type_traits>
#include <vector>

namespace braid::tester {

class Arena {
 public:
  struct Mark {
    size_t chunk = 0;
    std::byte* cursor = nullptr;
  };

  Mark mark() const { return {chunk_, cursor_}; }
  void release(Mark mark) {
    if (mark.chunk != chunk_) limit_ = mark.cursor == nullptr ? nullptr : chunks_[mark.chunk].end();
    chunk_ = mark.chunk;
    cursor_ = mark.cursor;
  }

  template <class T>
  T* make() {
    static_assert(std::is_trivially_destructible_v<T>);
    return new (allocate(sizeof(T))) T();
  }
  template <class T>
  std::span<T> copy(std::span<const T> from) {
    static_assert(std::is_trivially_copyable_v<T>);
    if (from.empty()) return {};
    T* to = static_cast<T*>(allocate(from.size() * sizeof(T)));
    std::uninitialized_copy(from.begin(), from.end(), to);
    return {to, from.size()};
  }

 private:
  static constexpr size_t kChunk = 256 * 1024;
  struct Chunk {
    std::unique_ptr<std::byte[]> bytes;
    size_t size = 0;
    std::byte* end() const { return bytes.get() + size; }
  };

  void* allocate(size_t bytes) {
    bytes = (bytes + 15) & ~size_t{15};
    if (static_cast<size_t>(limit_ - cursor_) < bytes) [[unlikely]]
      next_chunk(bytes);
    void* p = cursor_;
    cursor_ += bytes;
    return p;
  }
  // Goes over to a chunk that has room.
  void next_chunk(size_t bytes) {
    size_t next = cursor_ == nullptr ? 0 : chunk_ + 1;
    while (next < chunks_.size() && chunks_[next].size < bytes) ++next;
    if (next == chunks_.size()) {
      const size_t size = bytes > kChunk ? bytes : kChunk;
      chunks_.push_back({std::make_unique<std::byte[]>(size), size});
    }
    chunk_ = next;
    cursor_ = chunks_[next].bytes.get();
    limit_ = chunks_[next].end();
  }

  std::vector<Chunk> chunks_;
  size_t chunk_ = 0;
  std::byte* cursor_ = nullptr;  // null: nothing was ever allocated
  std::byte* limit_ = nullptr;
};

}  // namespace braid::tester
