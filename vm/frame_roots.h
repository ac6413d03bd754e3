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

inline bool is_live(const LiveBank& bank, uint32_t pc, FrameAt at, uint32_t reg) {
  return at == FrameAt::kNext   ? bank.in(pc, reg)
         : at == FrameAt::kCall ? bank.out(pc - 1, reg)
                                : bank.in(pc - 1, reg);
}

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
  for (uint32_t i = 0; i < m.def->ref_regs; ++i)
    if (is_live(live, pc, at, i)) f(i);
}

// Calls f(i) for each register P[i] of a frame whose value may still be read.
template <class F>
void for_each_live_prim(const Method& m, uint32_t pc, FrameAt at, F f) {
  if (m.stub_refs >= 0 || !m.prepared || m.is_abstract()) return;
  if (m.is_native()) {
    // The parameters and the scratch registers, once these have been cleared; or the result.
    const uint32_t prims = pc == 2 ? 1u : pc == 0 ? m.prim_args : m.prim_regs;
    for (uint32_t i = 0; i < prims; ++i)
      if (pc != 1 || i != m.prim_args) f(i);
    return;
  }
  const LiveBank& live = live_map(m).prims;
  if (live.words == 0) return;
  for (uint32_t i = 0; i < m.def->prim_regs; ++i)
    if (is_live(live, pc, at, i)) f(i);
}

}  // namespace braid::vm
