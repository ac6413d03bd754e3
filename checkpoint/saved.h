// Payloads of the trail's entries, how they are made, undone and marked.
#pragma once

#include <cstdint>
#include <cstring>

#include "checkpoint/trail.h"
#include "vm/machine.h"

namespace braid::checkpoint {

// After the elements of a chunk.
struct SavedChunk {
  uint32_t index;
  uint32_t epoch;
};

// Stacks move when they grow, so places in them are kept as indices.
struct SavedThread {
  vm::ThreadCore core;
  uint64_t fp;
  uint64_t watermark;
};

struct SavedFrame {
  uint32_t index;
  uint32_t ref_offset;
  uint32_t prim_offset;
  uint16_t refs;  // registers that follow
  uint16_t prims;
  const vm::Insn* pc;
  vm::Method* method;
  vm::Resolved* constants;
  uint64_t at;  // a vm::FrameAt
};

// Copies words: most entries are small.
inline void copy_words(void* to, const void* from, size_t bytes) {
  if (bytes > 256) {
    std::memcpy(to, from, bytes);
    return;
  }
  auto* t = static_cast<uint64_t*>(to);
  const auto* f = static_cast<const uint64_t*>(from);
  for (size_t i = 0; i < bytes / 8; ++i) t[i] = f[i];
}

// Puts the contents of an entry back.
void undo_entry(const Footer& footer);
// Marks what an entry refers to, and what it will be written into.
void mark_entry(vm::Marker& marker, const Footer& footer);

}  // namespace braid::checkpoint
