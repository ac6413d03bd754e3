// The references that a frame keeps alive.
#pragma once

#include <algorithm>
#include <cstdint>

#include "vm/klass.h"
#include "vm/liveness.h"

namespace braid::vm {

// What a frame is about to do.
enum class FrameAt : uint8_t {
  kNext,    // it will execute the instruction at pc
  kCall,    // it is inside the call before pc
  kInside,  // it is executing the instruction before pc, which is no call
};

// Calls f(i) for each register R[i] of a frame that holds a live reference.
template <class F>
void for_each_live_ref(const Method& m, uint32_t pc, FrameAt at, F f) {
  if (m.stub_refs >= 0 || m.is_native() || !m.prepared || m.is_abstract()) {
    // A native that has stopped at a point has its result in r[0].
    const bool returning = m.is_native() && m.prepared && pc == 2;
    const uint32_t refs = m.stub_refs >= 0 ? static_cast<uint32_t>(m.stub_refs)
                          : returning      ? std::max<uint32_t>(m.ref_args, 1)
                                           : m.ref_args;
    for (uint32_t i = 0; i < refs; ++i) f(i);
    return;
  }
  const LiveBank& live = live_map(m).refs;
  if (live.words == 0) return;
  for (uint32_t i = 0; i < m.def->ref_regs; ++i) {
    const bool is_live = at == FrameAt::kNext   ? live.in(pc, i)
                         : at == FrameAt::kCall ? live.out(pc - 1, i)
                                                : live.in(pc - 1, i);
    if (is_live) f(i);
  }
}

}  // namespace braid::vm
