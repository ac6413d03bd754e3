#include "vm/heap.h"

#include <fmt/format.h>
#include <sys/mman.h>

#include <algorithm>
#include <chrono>
#include <cstring>

#include "vm/assert.h"
#include "vm/machine.h"

namespace braid::vm {
namespace {

constexpr uint64_t kMinThreshold = 16ull << 20;  // bytes between collections, at least

size_t round_up(size_t n, size_t unit) { return (n + unit - 1) / unit * unit; }

// A zeroed mapping of `bytes`, aligned to a block.
char* map_aligned(size_t bytes, size_t alignment) {
  const size_t whole = bytes + alignment;
  void* raw = mmap(nullptr, whole, PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (raw == MAP_FAILED) return nullptr;
  auto start = reinterpret_cast<uintptr_t>(raw);
  const uintptr_t aligned = round_up(start, alignment);
  if (aligned != start) munmap(raw, aligned - start);
  const size_t tail = start + whole - (aligned + bytes);
  if (tail != 0) munmap(reinterpret_cast<void*>(aligned + bytes), tail);
  return reinterpret_cast<char*>(aligned);
}

}  // namespace

namespace {
constexpr size_t kHeaderBytes = 2048;
constexpr size_t kFirstLine = kHeaderBytes / Heap::kLineBytes;
constexpr size_t kMapUnit = 1u << 20;     // blocks are mapped a megabyte at a time
constexpr size_t kMostSpare = 16u << 20;  // bytes of large mappings kept for use again
}  // namespace

Heap::Heap(Machine& machine, uint64_t max_bytes) : machine_(machine), max_bytes_(max_bytes) {
  static_assert(sizeof(Block) <= kHeaderBytes);
  threshold_ = std::min(kMinThreshold, max_bytes_);
}

Heap::~Heap() {
  for (Block* l : large_) munmap(l, l->mapping_bytes);
  for (Block* l : spare_large_) munmap(l, l->mapping_bytes);
  for (char* c : chunks_) munmap(c, kMapUnit);
  for (Block* b : immortal_) munmap(b, b->mapping_bytes);
}

// ---- Allocation ---------------------------------------------------------------------------------

Heap::Block* Heap::new_block() {
  if (!free_.empty()) {
    Block* b = free_.back();
    free_.pop_back();
    if (b->dirty) std::memset(b->base() + kHeaderBytes, 0, kBlockBytes - kHeaderBytes);
    b->dirty = b->free = false;
    return b;
  }
  if (unused_ == unused_end_) {
    char* chunk = map_aligned(kMapUnit, kBlockBytes);
    if (chunk == nullptr) return nullptr;
    chunks_.push_back(chunk);
    unused_ = chunk;
    unused_end_ = chunk + kMapUnit;
  }
  auto* b = reinterpret_cast<Block*>(unused_);
  unused_ += kBlockBytes;
  blocks_.push_back(b);
  return b;
}

void Heap::retire_hole() {
  allocated_since_ += static_cast<uint64_t>(cursor_ - hole_start_);
  if (current_ != nullptr) current_->top = cursor_;
  cursor_ = limit_ = hole_start_ = hole_end_ = nullptr;
}

// Lets the bump pointer run to the end of the hole, or to where a collection is due.
void Heap::set_limit() {
  if (stress_) {
    limit_ = cursor_;
    return;
  }
  const uint64_t used = used_now();
  const uint64_t to_full = max_bytes_ > live_bytes_ + used ? max_bytes_ - live_bytes_ - used : 0;
  const uint64_t to_collection = threshold_ > used ? threshold_ - used : 0;
  const uint64_t room = std::min(to_full, to_collection) & ~uint64_t{7};
  const auto hole = static_cast<uint64_t>(hole_end_ - cursor_);
  limit_ = cursor_ + std::min(room, hole);
}

// Finds a hole of at least `bytes` and makes it current.
bool Heap::next_hole(size_t bytes) {
  retire_hole();
  while (true) {
    while (current_ != nullptr && next_line_ < Block::kLines) {
      size_t first = next_line_;
      while (first < Block::kLines && current_->line_marks[first] != 0) ++first;
      size_t end = first;
      while (end < Block::kLines && current_->line_marks[end] == 0) ++end;
      next_line_ = end;
      if ((end - first) * kLineBytes < bytes) continue;
      hole_start_ = cursor_ = current_->base() + first * kLineBytes;
      hole_end_ = current_->base() + end * kLineBytes;
      if (current_recycled_) std::memset(cursor_, 0, static_cast<size_t>(hole_end_ - cursor_));
      return true;
    }
    if (marks_ != 0) return begin_block();
    if (!recyclable_.empty()) {
      current_ = recyclable_.back();
      recyclable_.pop_back();
      current_recycled_ = true;
    } else {
      return begin_block();
    }
    next_line_ = kFirstLine;
  }
}

// Makes a block in which nothing lies the current one.
bool Heap::begin_block() {
  current_ = new_block();
  BRAID_ASSERT(current_ != nullptr || marks_ == 0, "the system has no memory for the heap");
  current_recycled_ = false;
  next_line_ = Block::kLines;
  if (current_ == nullptr) return false;
  current_->sequence = ++sequence_;
  if (marks_ != 0) {
    current_->fresh = true;
    fresh_.push_back(current_);
  }
  hole_start_ = cursor_ = current_->base() + kHeaderBytes;
  hole_end_ = current_->base() + kBlockBytes;
  return true;
}

char* Heap::allocate_slow(size_t bytes) {
  if (bytes > kLargeBytes) return allocate_large(bytes);
  const uint64_t used = used_now();
  if (stress_ || used + bytes > threshold_ || live_bytes_ + used + bytes > max_bytes_) {
    collect();
    if (live_bytes_ + bytes > max_bytes_) return nullptr;
  }
  if (static_cast<size_t>(hole_end_ - cursor_) < bytes && !next_hole(bytes)) return nullptr;
  char* p = cursor_;
  cursor_ += bytes;
  set_limit();
  return p;
}

char* Heap::allocate_large(size_t bytes) {
  const uint64_t used = used_now();
  if (stress_ || used + bytes > threshold_ || live_bytes_ + used + bytes > max_bytes_) {
    if (bytes > max_bytes_) return nullptr;
    collect();
    if (live_bytes_ + bytes > max_bytes_) return nullptr;
  }
  const size_t mapping = round_up(bytes + kHeaderBytes, 4096);
  char* p = map_large(mapping);
  if (p == nullptr) return nullptr;
  auto* large = reinterpret_cast<Block*>(p);
  large->large = true;
  large->mapping_bytes = mapping;
  large->sequence = ++sequence_;
  large_.push_back(large);
  allocated_since_ += bytes;
  set_limit();
  return p + kHeaderBytes;
}

char* Heap::allocate_immortal(size_t bytes) {
  if (static_cast<size_t>(immortal_end_ - immortal_cursor_) < bytes) {
    const size_t mapping = std::max(kBlockBytes, round_up(bytes + kHeaderBytes, kBlockBytes));
    char* p = map_aligned(mapping, kBlockBytes);
    BRAID_ASSERT(p != nullptr, "no memory for an immortal object");
    auto* block = reinterpret_cast<Block*>(p);
    block->immortal = true;
    block->mapping_bytes = mapping;
    immortal_.push_back(block);
    if (mapping > kBlockBytes) return p + kHeaderBytes;
    immortal_cursor_ = p + kHeaderBytes;
    immortal_end_ = p + mapping;
  }
  char* p = immortal_cursor_;
  immortal_cursor_ += bytes;
  return p;
}

Object* Heap::new_object_may_collect(Class* cls) {
  const size_t refs = cls->ref_slots * sizeof(Object*);
  char* p = allocate(refs + sizeof(Object) + cls->prim_slots * sizeof(Slot));
  if (p == nullptr) return nullptr;
  auto* o = reinterpret_cast<Object*>(p + refs);
  o->cls = cls;
  o->epoch = machine_.barrier().epoch;
  if (tells_) [[unlikely]]
    machine_.tools().allocated(o);
  return o;
}

namespace {
// Bytes of an array with header, padding and chunk epochs.
size_t array_bytes(uint32_t shift, int32_t length) {
  const size_t elements = static_cast<size_t>(length) << shift;
  size_t bytes = sizeof(Array) + round_up(elements, 8);
  if (elements > Array::kChunkBytes) {
    bytes += round_up((elements + Array::kChunkBytes - 1) / Array::kChunkBytes * 4, 8);
  }
  return bytes;
}

size_t string_bytes(int32_t length) {
  return sizeof(String) + round_up(static_cast<size_t>(length) * 2, 8);
}

}  // namespace

ObjectExtent extent_of(Object* o) {
  const Class* c = o->cls;
  switch (c->kind) {
    case ClassKind::kArray:
      return {0, array_bytes(c->element_shift, as_array(o)->length)};
    case ClassKind::kString:
      return {0, string_bytes(as_string(o)->length)};
    default:
      return {c->ref_slots * sizeof(Object*), sizeof(Object) + c->prim_slots * sizeof(Slot)};
  }
}

Array* Heap::new_array_may_collect(Class* cls, int32_t length) {
  char* p = allocate(array_bytes(cls->element_shift, length));
  if (p == nullptr) return nullptr;
  auto* a = reinterpret_cast<Array*>(p);
  a->cls = cls;
  a->epoch = machine_.barrier().epoch;
  a->length = length;
  const size_t elements = static_cast<size_t>(length) << cls->element_shift;
  if (a->epoch != 0 && elements > Array::kChunkBytes) {
    std::fill_n(a->chunk_epochs(cls->element_shift),
                (elements + Array::kChunkBytes - 1) / Array::kChunkBytes, a->epoch);
  }
  if (tells_) [[unlikely]]
    machine_.tools().allocated(a);
  return a;
}

String* Heap::new_string_may_collect(Class* string_class, int32_t length) {
  char* p = allocate(string_bytes(length));
  if (p == nullptr) return nullptr;
  auto* s = reinterpret_cast<String*>(p);
  s->cls = string_class;
  s->epoch = machine_.barrier().epoch;
  s->length = length;
  if (tells_) [[unlikely]]
    machine_.tools().allocated(s);
  return s;
}

Object* Heap::new_immortal(Class* cls, uint32_t ref_slots, uint32_t prim_slots) {
  const size_t refs = ref_slots * sizeof(Object*);
  auto* o = reinterpret_cast<Object*>(
      allocate_immortal(refs + sizeof(Object) + prim_slots * sizeof(Slot)) + refs);
  o->cls = cls;
  return o;
}

String* Heap::new_immortal_string(Class* string_class, int32_t length) {
  auto* s = reinterpret_cast<String*>(allocate_immortal(string_bytes(length)));
  s->cls = string_class;
  s->length = length;
  return s;
}

// ---- Collection ---------------------------------------------------------------------------------

bool Heap::set_mark(Object* object) {
  Block* b = Block::of(object);
  if (b->immortal) return false;
  const auto index = static_cast<size_t>(reinterpret_cast<char*>(object) - b->base()) / 8;
  uint64_t& word = b->mark_bits[index / 64];
  const uint64_t bit = uint64_t{1} << (index % 64);
  if ((word & bit) != 0) return false;
  word |= bit;
  return true;
}

bool Heap::is_marked(const Object* object) const {
  const Block* b = Block::of(object);
  if (b->immortal) return true;
  const auto index = static_cast<size_t>(reinterpret_cast<const char*>(object) -
                                         reinterpret_cast<const char*>(b)) /
                     8;
  return (b->mark_bits[index / 64] >> (index % 64) & 1) != 0;
}

void Heap::mark_lines(void* start, size_t bytes) {
  Block* b = Block::of(start);
  if (b->large) return;
  const auto first = static_cast<size_t>(static_cast<char*>(start) - b->base()) / kLineBytes;
  const auto last = static_cast<size_t>(static_cast<char*>(start) - b->base() +
                                        static_cast<ptrdiff_t>(bytes) - 1) /
                    kLineBytes;
  for (size_t i = first; i <= last; ++i) b->line_marks[i] = 1;
}

void Marker::mark(Object* object) {
  if (object != nullptr && heap_.set_mark(object)) stack_.push_back(object);
}

void Marker::scan(Object* object) {
  const Class* c = object->cls;
  const ObjectExtent extent = extent_of(object);
  const size_t bytes = extent.below + extent.above;
  live_bytes_ += bytes;
  heap_.mark_lines(reinterpret_cast<char*>(object) - extent.below, bytes);
  if (c->kind == ClassKind::kInstance) {
    for (uint32_t i = 0; i < c->ref_slots; ++i) mark(object->ref(i));
  } else if (c->kind == ClassKind::kArray && c->element_is_ref) {
    Array* a = as_array(object);
    for (int32_t i = 0; i < a->length; ++i) mark(a->refs()[i]);
  }
}

void Marker::drain() {
  while (!stack_.empty()) {
    Object* o = stack_.back();
    stack_.pop_back();
    scan(o);
  }
}

void Heap::collect() {
  const auto begin = std::chrono::steady_clock::now();
  if (marks_ == 0) {
    retire_hole();
    current_ = nullptr;
  }
  total_allocated_ += used_now();
  allocated_since_ = 0;
  hole_start_ = cursor_;
  for (Block* b : blocks_) {
    std::memset(b->mark_bits, 0, sizeof b->mark_bits);
    std::memset(b->line_marks, 0, sizeof b->line_marks);
  }
  for (Block* l : large_) std::memset(l->mark_bits, 0, sizeof l->mark_bits);
  Marker marker(*this);
  for (const RootVisitor& visit : roots_) visit(marker);
  marker.drain();
  live_bytes_ = marker.live_bytes_;
  if (saved_roots_) {
    saved_roots_(marker);
    marker.drain();
  }
  if (after_mark_) after_mark_();
  sweep();
  set_limit();
  threshold_ = std::max(kMinThreshold, live_bytes_);
  ++collections_;
  collection_nanos_ += static_cast<uint64_t>(
      std::chrono::nanoseconds(std::chrono::steady_clock::now() - begin).count());
}

// While marks are alive, a block that was handed out since the first of them is either left alone
// or, if all of it is dead and no mark is in it, taken out of the order.
void Heap::sweep() {
  recyclable_.clear();
  // Free blocks are found again, with what is known of their contents.
  free_.clear();
  for (Block* b : blocks_) {
    const auto used = std::count(b->line_marks + kFirstLine, b->line_marks + Block::kLines, 1);
    if (b == current_ && marks_ != 0) continue;
    if (used == 0 && b->pins == 0) {
      if (!b->free) b->dirty = true;
      b->free = true;
      b->fresh = false;
      free_.push_back(b);
    } else if (!b->fresh && used < static_cast<ptrdiff_t>(Block::kLines - kFirstLine)) {
      recyclable_.push_back(b);
    }
  }
  std::erase_if(fresh_, [](const Block* b) { return b->free; });
  std::reverse(recyclable_.begin(), recyclable_.end());
  std::erase_if(large_, [this](Block* l) {
    for (uint64_t word : l->mark_bits)
      if (word != 0) return false;
    unmap_large(l);
    return true;
  });
}

// ---- Large mappings -----------------------------------------------------------------------------

// A zeroed mapping of exactly so many bytes.
char* Heap::map_large(size_t mapping) {
  for (Block*& l : spare_large_) {
    if (l->mapping_bytes != mapping) continue;
    char* p = l->base();
    std::swap(l, spare_large_.back());
    spare_large_.pop_back();
    spare_bytes_ -= mapping;
    return p;
  }
  return map_aligned(mapping, kBlockBytes);
}

void Heap::unmap_large(Block* l) {
  const size_t mapping = l->mapping_bytes;
  if (marks_ == 0 || mapping > kMostSpare / 8 || spare_bytes_ + mapping > kMostSpare) {
    munmap(l, mapping);
    return;
  }
  std::memset(static_cast<void*>(l), 0, mapping);
  l->mapping_bytes = mapping;
  spare_large_.push_back(l);
  spare_bytes_ += mapping;
}

// ---- Going back ---------------------------------------------------------------------------------

HeapMark Heap::mark() {
  if (marks_++ == 0) {
    // From now on the current block is one behind whose cursor nothing lies.
    const bool bumps =
        current_ != nullptr && !current_recycled_ && hole_end_ == current_->base() + kBlockBytes;
    if (!bumps) {
      retire_hole();
      BRAID_ASSERT(begin_block(), "no memory for a block of the heap");
    } else {
      current_->fresh = true;
      fresh_.push_back(current_);
    }
    set_limit();
  }
  ++current_->pins;
  return {current_, cursor_, hole_start_, sequence_, live_bytes_, allocated_since_};
}

void Heap::release(const HeapMark& mark) {
  --mark.block->pins;
  if (--marks_ != 0) return;
  for (Block* b : fresh_) b->fresh = false;
  fresh_.clear();
}

// Zeroes what was handed out of a block and makes it free.
void Heap::give_back(Block* b, char* top) {
  char* start = b->base() + kHeaderBytes;
  std::memset(start, 0, static_cast<size_t>(top - start));
  std::memset(b->line_marks, 0, sizeof b->line_marks);
  b->fresh = false;
  b->free = true;
  free_.push_back(b);
}

void Heap::go_back(const HeapMark& mark) {
  char* top = cursor_;
  if (current_ != mark.block) {
    current_->top = cursor_;
    while (fresh_.back()->sequence > mark.sequence) {
      give_back(fresh_.back(), fresh_.back()->top);
      fresh_.pop_back();
    }
    current_ = mark.block;
    top = mark.block->top;
  }
  while (!large_.empty() && large_.back()->sequence > mark.sequence) {
    unmap_large(large_.back());
    large_.pop_back();
  }
  std::memset(mark.cursor, 0, static_cast<size_t>(top - mark.cursor));
  cursor_ = mark.cursor;
  hole_start_ = mark.hole_start;
  hole_end_ = mark.block->base() + kBlockBytes;
  live_bytes_ = mark.live_bytes;
  allocated_since_ = mark.allocated_since;
  current_recycled_ = false;
  next_line_ = Block::kLines;
  sequence_ = mark.sequence;
  set_limit();
}

HeapStats Heap::stats() const {
  return {total_allocated_ + used_now(), collections_, live_bytes_, collection_nanos_};
}

void Heap::validate() {
  // A collection visits every reachable object; a wrong reference shows as a header whose class is
  // not one of the machine's.
  std::vector<Object*> seen;
  collect();
  std::unordered_map<const Class*, bool> known;
  for (const auto& c : machine_.classes().all()) known[c.get()] = true;
  auto check = [&](Object* from, Object* to) {
    if (to == nullptr) return;
    const bool ok = reinterpret_cast<uintptr_t>(to) % 8 == 0 && known.contains(to->cls);
    BRAID_ASSERT(ok, fmt::format("a {} refers to something that is no object", from->cls->name));
  };
  auto visit = [&](Block* b) {
    for (size_t w = 0; w < std::size(b->mark_bits); ++w) {
      for (uint64_t bits = b->mark_bits[w]; bits != 0; bits &= bits - 1) {
        const size_t index = w * 64 + static_cast<size_t>(std::countr_zero(bits));
        auto* o = reinterpret_cast<Object*>(b->base() + index * 8);
        BRAID_ASSERT(known.contains(o->cls), "an object has no class of this machine");
        if (o->cls->kind == ClassKind::kInstance) {
          for (uint32_t i = 0; i < o->cls->ref_slots; ++i) check(o, o->ref(i));
        } else if (o->cls->kind == ClassKind::kArray && o->cls->element_is_ref) {
          for (int32_t i = 0; i < as_array(o)->length; ++i) check(o, as_array(o)->refs()[i]);
        }
      }
    }
  };
  for (Block* b : blocks_) visit(b);
  for (Block* l : large_) visit(l);
}

}  // namespace braid::vm
