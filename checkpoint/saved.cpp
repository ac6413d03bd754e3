#include "checkpoint/saved.h"

namespace braid::checkpoint {
namespace {

using vm::Array;
using vm::Frame;
using vm::Monitor;
using vm::Object;
using vm::Slot;
using vm::Thread;

template <class T>
const T& as(const char* payload) {
  return *reinterpret_cast<const T*>(payload);
}

void undo_elements(Array* array, const char* payload, size_t bytes) {
  const size_t elements = bytes - sizeof(SavedChunk);
  const auto& chunk = as<SavedChunk>(payload + elements);
  copy_words(array->data<char>() + size_t{chunk.index} * Array::kChunkBytes, payload, elements);
  array->chunk_epochs(array->cls->element_shift)[chunk.index] = chunk.epoch;
}

void undo_thread(Thread& t, const SavedThread& saved) {
  static_cast<vm::ThreadCore&>(t) = saved.core;
  t.fp = t.frames + saved.fp;
  t.watermark = t.frames + saved.watermark;
}

void undo_frame(Thread& t, const char* payload) {
  const auto& saved = as<SavedFrame>(payload);
  Frame& f = t.frames[saved.index];
  f = {saved.pc, saved.method, saved.constants, t.ref_stack + saved.ref_offset,
       t.prim_stack + saved.prim_offset};
  const char* registers = payload + sizeof(SavedFrame);
  copy_words(f.r, registers, saved.refs * sizeof(Object*));
  copy_words(f.p, registers + saved.refs * sizeof(Object*), saved.prims * sizeof(Slot));
}

void mark_words(vm::Marker& marker, const char* words, size_t bytes) {
  const auto* refs = reinterpret_cast<Object* const*>(words);
  for (size_t i = 0; i < bytes / sizeof(Object*); ++i) marker.mark(refs[i]);
}

}  // namespace

void undo_entry(const Footer& footer) {
  const char* payload = Trail::payload(&footer);
  switch (footer.kind) {
    case EntryKind::kObject:
      copy_words(static_cast<uint64_t*>(footer.target) - footer.below, payload, footer.bytes);
      break;
    case EntryKind::kElements:
      undo_elements(static_cast<Array*>(footer.target), payload, footer.bytes);
      break;
    case EntryKind::kThread:
      undo_thread(*static_cast<Thread*>(footer.target), as<SavedThread>(payload));
      break;
    case EntryKind::kFrame:
      undo_frame(*static_cast<Thread*>(footer.target), payload);
      break;
    case EntryKind::kMonitor:
      *static_cast<Monitor*>(footer.target) = as<Monitor>(payload);
      break;
  }
}

void mark_entry(vm::Marker& marker, const Footer& footer) {
  const char* payload = Trail::payload(&footer);
  switch (footer.kind) {
    case EntryKind::kObject: {
      auto* object = static_cast<Object*>(footer.target);
      marker.mark(object);
      mark_words(marker, payload, footer.below * sizeof(Object*));
      if (object->cls->kind == vm::ClassKind::kArray && object->cls->element_is_ref) {
        mark_words(marker, payload + sizeof(Array), footer.bytes - sizeof(Array));
      }
      break;
    }
    case EntryKind::kElements: {
      auto* array = static_cast<Array*>(footer.target);
      marker.mark(array);
      if (array->cls->element_is_ref)
        mark_words(marker, payload, footer.bytes - sizeof(SavedChunk));
      break;
    }
    case EntryKind::kThread: {
      const vm::ThreadCore& core = as<SavedThread>(payload).core;
      if (core.state == vm::ThreadState::kDead) break;
      for (Object* o : {core.object, core.pending, core.blocked_on, core.condition}) marker.mark(o);
      break;
    }
    case EntryKind::kFrame: {
      const auto& saved = as<SavedFrame>(payload);
      const auto* refs = reinterpret_cast<Object* const*>(payload + sizeof(SavedFrame));
      vm::for_each_live_ref(*saved.method, static_cast<uint32_t>(saved.pc - saved.method->code),
                            static_cast<vm::FrameAt>(saved.at),
                            [&](uint32_t i) { marker.mark(refs[i]); });
      break;
    }
    case EntryKind::kMonitor:
      marker.mark(as<Monitor>(payload).object);
      break;
  }
}

}  // namespace braid::checkpoint
