// Checkpoints: points in time to which a machine can be brought back, any number of times.
//
// What: a Store is the sink of a machine's write barrier. Taking a checkpoint touches no object; it
// notes where the trail ends, where allocation stands, and the machine's and the world's small
// state. The first change after it of an object, a chunk of a large array, a thread, a frame or a
// monitor puts the old contents onto the trail. Going back undoes the trail, from its end, and
// frees what was allocated since. See docs/checkpoints.md.
//
// Owns: the trail and the list of checkpoints.
//
// Invariants:
//  1. Checkpoints are ordered by age; the trail between two neighbours restores the older from the
//     younger.
//  2. Barrier::epoch is the number of the newest checkpoint, or higher if that one is what a drop
//     has left; 0 if there is none. No header has a higher epoch than Barrier::highest.
//  3. A header whose epoch is at least the newest checkpoint's number was saved or made since it.
//
// Nothing here may be called while a thread of the machine runs.
#pragma once

#include <cstdint>
#include <vector>

#include "checkpoint/trail.h"
#include "vm/machine.h"

namespace braid::checkpoint {

// Names a checkpoint of one store; never reused.
using Id = uint64_t;

struct Stats {
  uint64_t taken = 0;
  uint64_t restored = 0;
  uint64_t dropped = 0;
  uint64_t saved = 0;        // entries of the trail, ever
  uint64_t saved_bytes = 0;  // their payloads
  uint64_t compactions = 0;  // of the trail
  uint64_t trail_bytes = 0;  // now
  uint64_t trail_high_water = 0;
};

class Store final : public vm::WriteBarrier {
 public:
  // REQUIRES: the machine was started, outlives the store and has no other.
  explicit Store(vm::Machine& machine);
  ~Store() override;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;

  Id take();
  // Brings everything back to what it was when the checkpoint was taken, which stays; all that were
  // taken later are dropped.
  void restore(Id id);
  // Gives up a checkpoint, whichever it is.
  void drop(Id id);
  // Takes out of the trail what drops have made superfluous. Done without being asked when it is
  // worth it.
  void compact();
  size_t size() const { return points_.size(); }
  // Whether an object was allocated after the checkpoint.
  bool is_newer(const void* object, Id id) const {
    return vm::Heap::is_newer(object, points_[index_of(id)].heap);
  }
  // Calls f(Object*) for each object that the barrier has saved since the checkpoint, chunks of
  // large arrays included; for some more than once.
  template <class F>
  void for_each_saved_object(Id id, F f) const {
    const size_t begin = points_[index_of(id)].trail;
    for (size_t end = trail_.end(); end != begin;) {
      const Footer* footer = trail_.entry_before(end);
      if (footer->kind == EntryKind::kObject || footer->kind == EntryKind::kElements)
        f(static_cast<vm::Object*>(footer->target));
      end -= Trail::size_of(footer);
    }
  }
  Stats stats() const;
  // REQUIRES: there is one.
  Id newest() const { return points_.back().id; }
  // Where allocation stood at the newest checkpoint. REQUIRES: there is one.
  const vm::HeapMark& newest_mark() const { return points_.back().heap; }
  // Copies what a part of an object was at the newest checkpoint; false if the object (or the part,
  // of a large array) has not changed since, or is newer.
  bool old_bytes(const vm::Object* object, const void* address, size_t bytes, void* out) const;

  // From now on each restore is checked: the digest of all that the program can see is what it was
  // when the checkpoint was taken. On from the start in debug builds.
  void check_digests(bool on) { check_digests_ = on; }

  void save_object(vm::Object* object) override;
  void save_elements(vm::Array* array, uint32_t first, uint32_t last) override;
  void save_monitor(vm::Monitor* monitor) override;
  void save_thread(vm::Thread* thread) override;
  void save_frames(vm::Thread* thread) override;

 private:
  struct Point {
    Id id;
    size_t trail;  // where its segment begins
    uint32_t number;
    bool has_digest;
    vm::MachineState state;
    vm::HeapMark heap;
    vm::WorldMark world;
    size_t tools;  // mark of what tools keep
    uint64_t digest;
  };

  size_t index_of(Id id) const {
    if (!points_.empty() && points_.back().id == id) return points_.size() - 1;
    return find(id);
  }
  size_t find(Id id) const;
  char* push(EntryKind kind, void* target, size_t bytes, size_t below = 0);
  void save_frame(vm::Thread& thread, vm::Frame& frame, bool was_top);
  void undo(size_t position);
  void mark_saved(vm::Marker& marker);
  void merged(size_t bytes);
  size_t compact_segment(const Point& point, size_t end, size_t to);
  void note_digest(Point& point);
  void compare_digest(const Point& point);

  vm::Machine& machine_;
  vm::Barrier& barrier_;
  std::vector<Point> points_;
  Trail trail_;
  size_t merged_bytes_ = 0;  // of segments that were joined to an older one since compact()
  Id last_id_ = 0;
  Stats stats_;
  bool check_digests_ = false;
};

}  // namespace braid::checkpoint
