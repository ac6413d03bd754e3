// Frames that a reader of the user's source knows.
#pragma once

#include "vm/klass.h"
#include "vm/thread.h"

namespace braid::vm {

// Whether a frame stands in a line of the user's code. Hidden methods do not, as they have no
// lines, but for those that make the call of a method reference: they are left out of stack traces,
// and what they do is done in the reference's line.
inline bool is_user_frame(const Frame& f) {
  const Method& m = *f.method;
  if (!m.cls->user_code || m.id == UINT32_MAX) return false;
  return (m.flags & kHidden) == 0 || (m.def != nullptr && !m.def->lines.empty());
}

// The youngest such frame of a thread; null if there is none.
inline Frame* user_frame(const Thread& t) {
  for (Frame* f = t.fp; f >= t.frames; --f)
    if (is_user_frame(*f)) return f;
  return nullptr;
}

}  // namespace braid::vm
