// Live registers of a method.
//
// What: for each instruction, which registers hold a value that the rest of the method may still
// read, for each bank. The collector takes exactly the live references as roots; the digest of a
// state and the debugger look at both banks. A backward data-flow analysis over the code as it
// stands in the definition, made once per method.
#pragma once

#include <cstdint>
#include <vector>

#include "vm/module.h"

namespace braid::vm {

// Of one bank: a row of bits for each instruction.
struct LiveBank {
  uint32_t words = 0;              // 64-bit words per row
  std::vector<uint64_t> live_in;   // of instruction i at [i * words]
  std::vector<uint64_t> live_out;  // after it, without what it writes

  bool in(uint32_t pc, uint32_t reg) const {
    return (live_in[pc * words + reg / 64] >> (reg % 64) & 1) != 0;
  }
  bool out(uint32_t pc, uint32_t reg) const {
    return (live_out[pc * words + reg / 64] >> (reg % 64) & 1) != 0;
  }
};

struct LiveMap {
  LiveBank refs;
  LiveBank prims;
};

// REQUIRES: the method has been verified, or was made by the compiler.
LiveMap compute_liveness(const MethodDef& method);

struct Method;
// The method's map, made at the first call.
const LiveMap& live_map(const Method& method);

}  // namespace braid::vm
