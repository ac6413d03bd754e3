// The heap: allocation and the collector.
//
// What: a precise, non-moving mark-region collector in the manner of Immix (Blackburn and McKinley
// 2008). Memory comes in aligned blocks of 64 KB, each divided into lines of 128 bytes; objects are
// bumped into fresh blocks or, after a collection, into holes: runs of lines in which nothing is
// alive. Objects over kLargeBytes have mappings of their own. Immortal objects (statics, Class
// objects, interned strings) are never freed.
//
// Owns: all blocks and mappings. Roots are told by RootVisitors that the machine registers.
//
// Invariants:
//  1. Memory handed out is zero.
//  2. live_bytes + allocated since the last collection never exceeds max_bytes after a successful
//     allocation, so that whether an allocation fails depends only on what is alive.
//  3. While fresh_only is set (a checkpoint is alive) holes are not used.
//
// Any function named _may_collect may run the collector: raw Object* of the caller that are not in
// a frame's registers or a Root are dead after it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "vm/klass.h"
#include "vm/object.h"

namespace braid::vm {

class Machine;

class Marker {
 public:
  explicit Marker(class Heap& heap) : heap_(heap) {}
  // Marks the object, if not null, and everything reachable from it (later, in drain()).
  void mark(Object* object);
  void drain();

 private:
  void scan(Object* object);
  Heap& heap_;
  std::vector<Object*> stack_;
  friend class Heap;
  uint64_t live_bytes_ = 0;
};

using RootVisitor = std::function<void(Marker&)>;

struct HeapStats {
  uint64_t allocated_bytes = 0;  // ever
  uint64_t collections = 0;
  uint64_t live_bytes = 0;  // at the last collection
  uint64_t collection_nanos = 0;
};

class Heap {
 public:
  static constexpr size_t kBlockBytes = 64 * 1024;
  static constexpr size_t kLineBytes = 128;
  static constexpr size_t kLargeBytes = 16 * 1024;

  Heap(Machine& machine, uint64_t max_bytes);
  ~Heap();
  Heap(const Heap&) = delete;
  Heap& operator=(const Heap&) = delete;

  // Allocation. Null if the heap is full: the caller throws OutOfMemoryError. The class is loaded.
  Object* new_object_may_collect(Class* cls);
  // REQUIRES: length >= 0, cls is an array class.
  Array* new_array_may_collect(Class* cls, int32_t length);
  String* new_string_may_collect(Class* string_class, int32_t length);
  // Objects that live for ever: born with epoch 0, default contents.
  Object* new_immortal(Class* cls, uint32_t ref_slots, uint32_t prim_slots);
  String* new_immortal_string(Class* string_class, int32_t length);

  void add_roots(RootVisitor visitor) { roots_.push_back(std::move(visitor)); }
  void collect();
  void set_fresh_only(bool on) { fresh_only_ = on; }
  // Collect at every allocation (stress builds and tests).
  void set_stress(bool on) { stress_ = on; }
  HeapStats stats() const;
  // Walks everything reachable and checks headers, classes and references; aborts with a message on
  // the first wrong one.
  void validate();

 private:
  friend class Marker;
  struct Block;
  Block* block_of(void* p) const {
    return reinterpret_cast<Block*>(reinterpret_cast<uintptr_t>(p) & ~(kBlockBytes - 1));
  }
  bool set_mark(Object* object);
  void mark_lines(void* start, size_t bytes);
  // Start of `bytes` zeroed bytes, or null if the heap is full.
  char* allocate(size_t bytes) {
    if (static_cast<size_t>(limit_ - cursor_) >= bytes) [[likely]] {
      char* p = cursor_;
      cursor_ += bytes;
      return p;
    }
    return allocate_slow(bytes);
  }
  char* allocate_slow(size_t bytes);
  char* allocate_large(size_t bytes);
  char* allocate_immortal(size_t bytes);
  bool next_hole(size_t bytes);
  Block* new_block();
  uint64_t used_now() const {
    return allocated_since_ + static_cast<uint64_t>(cursor_ - hole_start_);
  }
  void retire_hole();
  void sweep();
  void set_limit();

  Machine& machine_;
  uint64_t max_bytes_;
  char* cursor_ = nullptr;
  char* limit_ = nullptr;  // end of what may be used of the hole before a check
  char* hole_start_ = nullptr;
  char* hole_end_ = nullptr;
  Block* current_ = nullptr;
  size_t next_line_ = 0;  // where to look for the next hole in current_
  std::vector<Block*> blocks_;
  std::vector<Block*> recyclable_;
  std::vector<Block*> free_;
  struct Large;
  std::vector<Large*> large_;
  std::vector<Block*> immortal_;
  std::vector<char*> chunks_;  // mappings that blocks_ are cut from
  char* unused_ = nullptr;     // blocks of the newest mapping that were never used
  char* unused_end_ = nullptr;
  bool current_recycled_ = false;
  char* immortal_cursor_ = nullptr;
  char* immortal_end_ = nullptr;
  std::vector<RootVisitor> roots_;
  uint64_t live_bytes_ = 0;
  uint64_t allocated_since_ =
      0;                    // bytes of finished holes and large objects since the last collection
  uint64_t threshold_ = 0;  // collect when that much was allocated since
  uint64_t total_allocated_ = 0;
  uint64_t collections_ = 0;
  uint64_t collection_nanos_ = 0;
  bool fresh_only_ = false;
  bool stress_ = false;
};

}  // namespace braid::vm
