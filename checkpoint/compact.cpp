// Making the trail shorter where checkpoints were dropped from between others.
#include <unordered_set>

#include "checkpoint/saved.h"
#include "checkpoint/store.h"

namespace braid::checkpoint {
namespace {

// What an entry is a version of.
struct Subject {
  const void* target;
  uint64_t part;  // kind, and index of a chunk or frame
  bool operator==(const Subject&) const = default;
};

struct HashSubject {
  size_t operator()(const Subject& s) const {
    return (reinterpret_cast<uintptr_t>(s.target) ^ s.part << 48) * 0x9e3779b97f4a7c15u;
  }
};

Subject subject_of(const Footer* footer) {
  const char* payload = Trail::payload(footer);
  uint64_t index = 0;
  if (footer->kind == EntryKind::kElements) {
    index =
        reinterpret_cast<const SavedChunk*>(payload + footer->bytes - sizeof(SavedChunk))->index;
  } else if (footer->kind == EntryKind::kFrame) {
    index = reinterpret_cast<const SavedFrame*>(payload)->index;
  }
  return {footer->target, index << 8 | static_cast<uint64_t>(footer->kind)};
}

bool is_object(const Footer* footer) {
  return footer->kind == EntryKind::kObject || footer->kind == EntryKind::kElements;
}

}  // namespace

// Of several versions in a segment the oldest one is undone last, so it alone counts. (Frames
// overlap in their registers, but the first versions of a segment are all that a segment without
// the dropped checkpoint would have, in the same order.) Versions of objects that are younger than
// the checkpoint are of no use: going back frees them.
void Store::compact() {
  merged_bytes_ = 0;
  ++stats_.compactions;
  if (points_.empty()) return;
  size_t to = points_.front().trail;
  for (size_t i = 0; i < points_.size(); ++i) {
    const size_t end = i + 1 < points_.size() ? points_[i + 1].trail : trail_.end();
    const size_t begin = to;
    to = compact_segment(points_[i], end, to);
    points_[i].trail = begin;
  }
  trail_.cut_back(to);
}

// Rewrites the entries from where the point's segment begins to `end` so that they begin at `to`.
size_t Store::compact_segment(const Point& point, size_t end, size_t to) {
  std::vector<size_t> ends;
  for (size_t at = end; at != point.trail; at -= Trail::size_of(trail_.entry_before(at))) {
    ends.push_back(at);
  }
  std::unordered_set<Subject, HashSubject> seen;
  for (size_t n = ends.size(); n-- > 0;) {
    const Footer* footer = trail_.entry_before(ends[n]);
    const bool useless = is_object(footer) && vm::Heap::is_newer(footer->target, point.heap);
    if (!useless && seen.insert(subject_of(footer)).second) to = trail_.move_entry(ends[n], to);
  }
  return to;
}

}  // namespace braid::checkpoint
