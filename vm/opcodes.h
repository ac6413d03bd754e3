// The instruction set, derived from opcodes.def.
#pragma once

#include <cstdint>
#include <string_view>

#include "vm/module.h"

namespace braid::vm {

enum class Op : uint16_t {
#define OP(name, a, b, c, doc) name,
#include "vm/opcodes.def"
#undef OP
};

inline constexpr uint16_t kOpCount = 0
#define OP(name, a, b, c, doc) +1
#include "vm/opcodes.def"
#undef OP
    ;

// Kinds of operands; see the head of opcodes.def.
enum class Operand : uint8_t {
  N,
  Rd,
  Ru,
  Id,
  Iu,
  Ld,
  Lu,
  Fd,
  Fu,
  Dd,
  Du,
  Pd,
  Pu,
  S,
  U,
  J,
  JW,
  JX,
  Kc,
  Kf,
  Km,
  Ks,
  Kn,
  Kt,
  Wr,
  Wp,
};

struct OpInfo {
  std::string_view name;
  Operand operands[3];
  std::string_view doc;
};

// Indexed by Op.
extern const OpInfo kOpInfo[kOpCount];
inline const OpInfo& info(Op op) { return kOpInfo[static_cast<uint16_t>(op)]; }

// The 32-bit target of a wide jump, relative to the next instruction.
inline int32_t wide_target(const Insn& i) {
  return static_cast<int32_t>(static_cast<uint32_t>(i.a) | static_cast<uint32_t>(i.b) << 16);
}

// Whether execution can go on with the instruction after one of this kind.
inline bool falls_through(Op op) {
  return op != Op::jump && op != Op::jump_w && op != Op::table_switch && op != Op::lookup_switch &&
         op != Op::ret && op != Op::ret_r && op != Op::ret_p && op != Op::throw_r &&
         op != Op::assert_failed;
}

}  // namespace braid::vm
