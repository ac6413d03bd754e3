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
//  3. While a mark is alive, allocation only bumps through one fresh block after the other, their
//     sequence numbers ascending; large mappings take part in the same numbering. So what was
//     allocated after a mark is what lies behind it.
//
// Going back to a mark takes away what was allocated since: cost in proportion to that. A
// collection while marks are alive takes the program's roots first, which decide live_bytes and so
// OutOfMemoryError, and then what saved versions refer to.
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

// The head of every aligned block: small-object blocks, the first block of a large mapping, and
// blocks of immortal objects.
struct HeapBlock {
  static constexpr size_t kBytes = 64 * 1024;
  static constexpr size_t kLineBytes = 128;
  static constexpr size_t kLines = kBytes / kLineBytes;

  uint64_t mark_bits[kBytes / 8 / 64];
  uint8_t line_marks[kLines];
  uint64_t sequence;     // when it was handed out
  char* top;             // end of what was handed out of it, while marks are alive
  size_t mapping_bytes;  // of large and immortal ones
  uint32_t pins;         // marks in it
  bool immortal;
  bool large;
  bool fresh;  // handed out while a mark was alive, or current then
  bool free;   // in the list of free blocks
  bool dirty;  // free, and not zeroed

  static HeapBlock* of(const void* p) {
    return reinterpret_cast<HeapBlock*>(reinterpret_cast<uintptr_t>(p) & ~(kBytes - 1));
  }
  char* base() { return reinterpret_cast<char*>(this); }
};

// A point in the history of allocation. Alive from Heap::mark() to Heap::release().
struct HeapMark {
  HeapBlock* block = nullptr;
  char* cursor = nullptr;
  char* hole_start = nullptr;
  uint64_t sequence = 0;  // the last one that was handed out
  uint64_t live_bytes = 0;
  uint64_t allocated_since = 0;
};

struct HeapStats {
  uint64_t allocated_bytes = 0;  // ever
  uint64_t collections = 0;
  uint64_t live_bytes = 0;  // at the last collection
  uint64_t collection_nanos = 0;
};

class Heap {
 public:
  static constexpr size_t kBlockBytes = HeapBlock::kBytes;
  static constexpr size_t kLineBytes = HeapBlock::kLineBytes;
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
  static bool is_immortal(const Object* object) { return HeapBlock::of(object)->immortal; }

  // Whether the last collection found the object alive. REQUIRES: asked in after_mark.
  bool is_marked(const Object* object) const;
  // Called in each collection when all that is alive is marked, before anything is freed.
  void set_after_mark(std::function<void()> f) { after_mark_ = std::move(f); }
  // On: the machine's tools are told of each allocation.
  void set_tells(bool on) { tells_ = on; }
  void add_roots(RootVisitor visitor) { roots_.push_back(std::move(visitor)); }
  // Whoever keeps saved versions tells what they refer to; an empty visitor for nobody.
  void set_saved_roots(RootVisitor visitor) { saved_roots_ = std::move(visitor); }
  void collect();
  uint64_t collections() const { return collections_; }
  // The number of the block that was handed out last. What lies in one with a higher number was
  // made later.
  uint64_t sequence() const { return sequence_; }

  // Going back.
  HeapMark mark();
  // Frees everything that was allocated since the mark, which stays alive.
  // REQUIRES: marks made later are released first.
  void go_back(const HeapMark& mark);
  void release(const HeapMark& mark);
  // Whether the object was allocated after the (living) mark.
  static bool is_newer(const void* object, const HeapMark& mark) {
    const HeapBlock* b = HeapBlock::of(object);
    if (b == mark.block) return static_cast<const char*>(object) >= mark.cursor;
    return b->sequence > mark.sequence;  // 0 if immortal
  }
  // Where the next object will lie, if there is room.
  const char* cursor() const { return cursor_; }
  // Whether nothing was allocated since the mark.
  bool untouched_since(const HeapMark& mark) const {
    return cursor_ == mark.cursor && current_ == mark.block && sequence_ == mark.sequence;
  }

  // Collect at every allocation (stress builds and tests).
  void set_stress(bool on) { stress_ = on; }
  HeapStats stats() const;
  // Walks everything reachable and checks headers, classes and references; aborts with a message on
  // the first wrong one.
  void validate();

 private:
  friend class Marker;
  using Block = HeapBlock;
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
  bool begin_block();
  void give_back(Block* block, char* top);
  char* map_large(size_t mapping);
  void unmap_large(Block* block);
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
  std::vector<Block*> large_;
  std::vector<Block*> spare_large_;  // zeroed mappings, for going back and forth
  size_t spare_bytes_ = 0;
  std::vector<Block*> fresh_;  // handed out while marks were alive, in order
  uint64_t sequence_ = 0;
  uint32_t marks_ = 0;  // alive
  std::vector<Block*> immortal_;
  std::vector<char*> chunks_;  // mappings that blocks_ are cut from
  char* unused_ = nullptr;     // blocks of the newest mapping that were never used
  char* unused_end_ = nullptr;
  bool current_recycled_ = false;
  char* immortal_cursor_ = nullptr;
  char* immortal_end_ = nullptr;
  std::vector<RootVisitor> roots_;
  RootVisitor saved_roots_;
  std::function<void()> after_mark_;
  uint64_t live_bytes_ = 0;
  uint64_t allocated_since_ =
      0;                    // bytes of finished holes and large objects since the last collection
  uint64_t threshold_ = 0;  // collect when that much was allocated since
  uint64_t total_allocated_ = 0;
  uint64_t collections_ = 0;
  uint64_t collection_nanos_ = 0;
  bool stress_ = false;
  bool tells_ = false;
};

// The memory of an object: from `below` bytes below its header to `above` bytes above its
// beginning.
struct ObjectExtent {
  size_t below;
  size_t above;
};
ObjectExtent extent_of(Object* object);

}  // namespace braid::vm
