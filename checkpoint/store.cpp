#include "checkpoint/store.h"

#include <algorithm>
#include <cstring>

#include "checkpoint/raw_digest.h"
#include "checkpoint/saved.h"
#include "vm/assert.h"

namespace braid::checkpoint {

using vm::Array;
using vm::Frame;
using vm::Monitor;
using vm::Object;
using vm::Slot;
using vm::Thread;

Store::Store(vm::Machine& machine) : machine_(machine), barrier_(machine.barrier()) {
  BRAID_ASSERT(barrier_.sink == nullptr, "a machine has one store of checkpoints");
  barrier_.sink = this;
  machine_.heap().set_saved_roots([this](vm::Marker& marker) { mark_saved(marker); });
#ifndef NDEBUG
  check_digests_ = true;
#endif
}

Store::~Store() {
  while (!points_.empty()) drop(points_.back().id);
  for (size_t i = 0; i < machine_.thread_storage(); ++i) {
    Thread& t = *machine_.thread(static_cast<uint32_t>(i));
    t.watermark = t.frames;
  }
  machine_.heap().set_saved_roots({});
  barrier_.sink = nullptr;
}

// ---- Points in time -----------------------------------------------------------------------------

Id Store::take() {
  BRAID_ASSERT(machine_.current() == nullptr, "a checkpoint is taken between two runs of threads");
  BRAID_ASSERT(barrier_.highest != UINT32_MAX, "checkpoints have used up their numbers");
  const uint32_t number = ++barrier_.highest;
  Point& p = points_.emplace_back();
  p.id = ++last_id_;
  p.trail = trail_.end();
  p.number = number;
  p.state = machine_.state();
  p.heap = machine_.heap().mark();
  p.world = machine_.world().mark();
  p.tools = machine_.tools().versions().mark();
  barrier_.epoch = number;
  ++stats_.taken;
  machine_.tools().saved(p.id);
  if (check_digests_) [[unlikely]]
    note_digest(p);
  return p.id;
}

void Store::restore(Id id) {
  BRAID_ASSERT(machine_.current() == nullptr, "going back happens between two runs of threads");
  const size_t index = index_of(id);
  while (points_.size() > index + 1) {
    machine_.heap().release(points_.back().heap);
    points_.pop_back();
    ++stats_.dropped;
  }
  const Point& p = points_.back();
  undo(p.trail);
  machine_.heap().go_back(p.heap);
  machine_.go_back(p.state);
  machine_.world().go_back(p.world);
  // Every header is as it was when the checkpoint was taken: below its number.
  barrier_.epoch = barrier_.highest = p.number;
  machine_.tools().restored(p.id, p.tools);
  ++stats_.restored;
  if (p.has_digest) [[unlikely]]
    compare_digest(p);
}

void Store::drop(Id id) {
  const size_t index = index_of(id);
  const Point& p = points_[index];
  const bool newest = index + 1 == points_.size();
  if (newest && trail_.end() == p.trail && machine_.heap().untouched_since(p.heap) &&
      machine_.tools().versions().mark() == p.tools) {
    // Nothing has happened since: no header has its number.
    barrier_.epoch = barrier_.highest = p.number - 1;
  }
  machine_.heap().release(p.heap);
  const size_t segment_end = newest ? trail_.end() : points_[index + 1].trail;
  const size_t segment_bytes = segment_end - p.trail;
  points_.erase(points_.begin() + static_cast<ptrdiff_t>(index));
  ++stats_.dropped;
  if (points_.empty()) {
    trail_.cut_back(trail_.begin());
    machine_.tools().versions().clear();
    barrier_.epoch = 0;
  } else if (index == 0) {
    // Nobody goes back beyond what is now the oldest.
    const size_t dead = points_.front().trail - trail_.begin();
    if (dead > (size_t{64} << 10) && dead > trail_.end() - points_.front().trail) {
      trail_.cut_front(points_.front().trail);
    }
  } else if (segment_bytes != 0) {
    merged(segment_bytes);
  }
}

// An object that changed in both of two segments has two versions in the one that they become.
void Store::merged(size_t bytes) {
  constexpr size_t kLeast = size_t{256} << 10;
  merged_bytes_ += bytes;
  if (merged_bytes_ > kLeast && merged_bytes_ > (trail_.end() - points_.front().trail) / 2) {
    compact();
  }
}

size_t Store::find(Id id) const {
  auto it = std::lower_bound(points_.begin(), points_.end(), id,
                             [](const Point& p, Id wanted) { return p.id < wanted; });
  BRAID_ASSERT(it != points_.end() && it->id == id, "there is no such checkpoint");
  return static_cast<size_t>(it - points_.begin());
}

void Store::undo(size_t position) {
  size_t end = trail_.end();
  while (end != position) {
    const Footer* footer = trail_.entry_before(end);
    undo_entry(*footer);
    end -= Trail::size_of(footer);
  }
  trail_.cut_back(position);
}

bool Store::old_bytes(const Object* object, const void* address, size_t bytes, void* out) const {
  bool found = false;
  // A segment can have several entries of an object, where checkpoints were dropped: the oldest is
  // the one that counts.
  for (size_t end = trail_.end(); end != points_.back().trail;) {
    const Footer* footer = trail_.entry_before(end);
    end -= Trail::size_of(footer);
    if (footer->target != object) continue;
    const char* begin = nullptr;
    if (footer->kind == EntryKind::kObject) {
      begin = reinterpret_cast<const char*>(object) - size_t{footer->below} * 8;
    } else if (footer->kind == EntryKind::kElements) {
      const auto* array = static_cast<const Array*>(object);
      const auto& chunk = *reinterpret_cast<const SavedChunk*>(Trail::payload(footer) +
                                                               footer->bytes - sizeof(SavedChunk));
      begin = reinterpret_cast<const char*>(array + 1) + chunk.index * Array::kChunkBytes;
    } else {
      continue;
    }
    const auto* at = static_cast<const char*>(address);
    if (at < begin || at + bytes > begin + footer->bytes) continue;
    std::memcpy(out, Trail::payload(footer) + (at - begin), bytes);
    found = true;
  }
  return found;
}

Stats Store::stats() const {
  Stats s = stats_;
  s.trail_bytes = trail_.end() - trail_.begin();
  s.trail_high_water = trail_.high_water();
  return s;
}

// ---- Saving -------------------------------------------------------------------------------------

inline char* Store::push(EntryKind kind, void* target, size_t bytes, size_t below) {
  ++stats_.saved;
  stats_.saved_bytes += bytes;
  return trail_.push(kind, target, bytes, below);
}

// The characters of a string never change, and the elements of a large array are saved by chunk.
void Store::save_object(Object* object) {
  vm::ObjectExtent extent = vm::extent_of(object);
  if (object->cls->kind == vm::ClassKind::kString) extent.above = sizeof(vm::String);
  if (object->cls->kind == vm::ClassKind::kArray) {
    const size_t elements = static_cast<size_t>(vm::as_array(object)->length)
                            << object->cls->element_shift;
    if (elements > Array::kChunkBytes) extent.above = sizeof(Array);
  }
  char* payload = push(EntryKind::kObject, object, extent.below + extent.above, extent.below / 8);
  copy_words(payload, reinterpret_cast<char*>(object) - extent.below, extent.below + extent.above);
  object->epoch = barrier_.epoch;
}

void Store::save_elements(Array* array, uint32_t first, uint32_t last) {
  const uint32_t shift = array->cls->element_shift;
  uint32_t* epochs = array->chunk_epochs(shift);
  const size_t whole = ((static_cast<size_t>(array->length) << shift) + 7) & ~size_t{7};
  const size_t begin = static_cast<size_t>(first) << shift;
  const size_t end = static_cast<size_t>(last) << shift;
  for (size_t at = begin / Array::kChunkBytes * Array::kChunkBytes; at < end;
       at += Array::kChunkBytes) {
    const auto index = static_cast<uint32_t>(at / Array::kChunkBytes);
    if (epochs[index] >= barrier_.epoch) continue;
    const size_t bytes = std::min<size_t>(Array::kChunkBytes, whole - at);
    char* payload = push(EntryKind::kElements, array, bytes + sizeof(SavedChunk));
    copy_words(payload, array->data<char>() + at, bytes);
    *reinterpret_cast<SavedChunk*>(payload + bytes) = {index, epochs[index]};
    epochs[index] = barrier_.epoch;
  }
}

void Store::save_monitor(Monitor* monitor) {
  char* payload = push(EntryKind::kMonitor, monitor, sizeof(Monitor));
  *reinterpret_cast<Monitor*>(payload) = *monitor;
  monitor->epoch = barrier_.epoch;
}

// From now on all its frames are older than the checkpoint and unsaved.
void Store::save_thread(Thread* thread) {
  char* payload = push(EntryKind::kThread, thread, sizeof(SavedThread));
  *reinterpret_cast<SavedThread*>(payload) = {
      *thread, static_cast<uint64_t>(thread->fp - thread->frames),
      static_cast<uint64_t>(thread->watermark - thread->frames)};
  thread->epoch = barrier_.epoch;
  thread->watermark = thread->alive() ? thread->fp + 1 : thread->frames;
  thread->top_unsaved = thread->alive();
}

// All from the watermark down to fp: an exception may have gone through several at once, and what
// is called next overwrites them.
void Store::save_frames(Thread* thread) {
  if (!points_.empty()) {
    for (Frame* f = thread->watermark - 1; f >= thread->fp; --f) {
      save_frame(*thread, *f, thread->top_unsaved);
      thread->top_unsaved = false;
    }
  }
  thread->watermark = thread->fp;
}

void Store::save_frame(Thread& t, Frame& f, bool was_top) {
  const vm::Method& m = *f.method;
  const auto at =
      was_top || (&f)[1].method->reexecutes_caller ? vm::FrameAt::kNext : vm::FrameAt::kCall;
  const size_t ref_bytes = m.ref_regs * sizeof(Object*);
  const size_t prim_bytes = m.prim_regs * sizeof(Slot);
  char* payload = push(EntryKind::kFrame, &t, sizeof(SavedFrame) + ref_bytes + prim_bytes);
  *reinterpret_cast<SavedFrame*>(payload) = {static_cast<uint32_t>(&f - t.frames),
                                             static_cast<uint32_t>(f.r - t.ref_stack),
                                             static_cast<uint32_t>(f.p - t.prim_stack),
                                             m.ref_regs,
                                             m.prim_regs,
                                             f.pc,
                                             f.method,
                                             f.constants,
                                             static_cast<uint64_t>(at)};
  payload += sizeof(SavedFrame);
  copy_words(payload, f.r, ref_bytes);
  copy_words(payload + ref_bytes, f.p, prim_bytes);
}

void Store::mark_saved(vm::Marker& marker) {
  if (points_.empty()) return;
  const size_t oldest = points_.front().trail;
  for (size_t end = trail_.end(); end != oldest;) {
    const Footer* footer = trail_.entry_before(end);
    mark_entry(marker, *footer);
    end -= Trail::size_of(footer);
  }
}

// ---- Checking -----------------------------------------------------------------------------------

void Store::note_digest(Point& p) {
  p.digest = raw_digest(machine_);
  p.has_digest = true;
}

void Store::compare_digest(const Point& p) {
  BRAID_ASSERT(raw_digest(machine_) == p.digest,
               "going back did not bring everything back: a change escaped the write barrier");
}

}  // namespace braid::checkpoint
