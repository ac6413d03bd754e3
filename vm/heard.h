// The short way from the loop to the tools, for accesses that need no entry in the access log.
//
// What: where nobody but tools reads the log, the loop calls ToolHost::tell_access() for each field
// or element, and entered() and left() for monitors that are free. Included by the loops only.
//
// Invariants:
//  1. A tool hears the same as if hear() had read it from the log: hear() is for whatever is rarer.
//  2. The thread's frame says where it is, behind the instruction.
#pragma once

#include "vm/access_log.h"
#include "vm/machine.h"
#include "vm/tool_host.h"
#include "vm/user_frames.h"

namespace braid::vm {

// What kind of access it is, known where the loop is compiled.
namespace heard {

inline constexpr uint32_t kRead = 0;
inline constexpr uint32_t kWrite = 1;
inline constexpr uint32_t kReference = 2;
inline constexpr uint32_t kElement = 4;
inline constexpr uint32_t kStatic = 8;
inline constexpr uint32_t kFinal = 16;

constexpr Access kind_of(uint32_t what) {
  if ((what & kFinal) != 0) return Access::write_final;
  return (what & kWrite) != 0 ? Access::write : Access::read;
}
constexpr Access sync_kind_of(uint32_t what) {
  return (what & kWrite) != 0 ? Access::write_sync : Access::read_sync;
}

}  // namespace heard

// Into a place that stays: copying one right after it was written waits for the writes.
inline void ToolHost::note_place(const Thread& t, Place* of) {
  const Frame& f = *t.fp;
  Place& place = *of;
  if (place.method != f.method) {
    place.method = f.method;
    place.is_user = is_user_frame(f);
  }
  place.pc = static_cast<uint32_t>(f.pc - f.method->code) - 1;
}

// Out of the loop's way: it keeps its registers for itself.
template <uint32_t kWhat>
[[gnu::noinline]] void ToolHost::tell_access(Thread& t, Object* object, uint32_t slot,
                                             uint64_t value) {
  if (machine_.access_log().hides()) return;
  AccessInfo& a = access_;
  note_place(t, &a.place);
  a.thread = t.number;
  a.variable = {ObjectRef{object}, slot};
  a.value = value;
  a.is_element = (kWhat & heard::kElement) != 0;
  a.is_static = (kWhat & heard::kStatic) != 0;
  a.is_reference = (kWhat & heard::kReference) != 0;
  a.is_final = (kWhat & heard::kFinal) != 0;
  constexpr bool kIsWrite = (kWhat & heard::kWrite) != 0;
  Tool* const tool = sole_[kIsWrite ? 1 : 0];
  if (tool == nullptr || silent_ != 0) return kIsWrite ? write(a) : read(a);
  if (handles_) handles_->give(a);
  guard(*tool, [&] { kIsWrite ? tool->write(a) : tool->read(a); });
}

inline void ToolHost::note_lock(const Thread& t, Object* lock) {
  note_place(t, &lock_.place);
  lock_.thread = t.number;
  lock_.lock = ObjectRef{lock};
}

inline void ToolHost::entered(Thread& t, Object* lock) {
  if (!hears_locks_ || machine_.access_log().hides()) return;
  note_lock(t, lock);
  if (t.number >= wanted_.size() || wanted_[t.number] || wants(Event::lock_want)) want(lock_, {});
  Tool* const tool = sole_lock_[0];
  if (tool == nullptr || silent_ != 0) return lock_enter(lock_);
  if (handles_) handles_->give(lock_);
  guard(*tool, [&] { tool->lock_enter(lock_); });
}

inline void ToolHost::left(Thread& t, Object* lock) {
  if (!hears_locks_ || machine_.access_log().hides()) return;
  note_lock(t, lock);
  Tool* const tool = sole_lock_[1];
  if (tool == nullptr || silent_ != 0) return lock_exit(lock_);
  if (handles_) handles_->give(lock_);
  guard(*tool, [&] { tool->lock_exit(lock_); });
}

}  // namespace braid::vm
