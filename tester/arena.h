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
    size_t used = 0;
  };

  Mark mark() const { return at_; }
  void release(Mark mark) { at_ = mark; }

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
  };

  void* allocate(size_t bytes) {
    bytes = (bytes + 15) & ~size_t{15};
    while (at_.chunk == chunks_.size() || at_.used + bytes > chunks_[at_.chunk].size) {
      if (at_.chunk < chunks_.size()) ++at_.chunk;
      at_.used = 0;
      if (at_.chunk == chunks_.size()) {
        const size_t size = bytes > kChunk ? bytes : kChunk;
        chunks_.push_back({std::make_unique<std::byte[]>(size), size});
      }
    }
    void* p = chunks_[at_.chunk].bytes.get() + at_.used;
    at_.used += bytes;
    return p;
  }

  std::vector<Chunk> chunks_;
  Mark at_;
};

}  // namespace braid::tester
