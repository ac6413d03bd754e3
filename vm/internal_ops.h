// The machine's own instructions (internal_ops.def), numbered after those of the module format.
#pragma once

#include "vm/opcodes.h"

namespace braid::vm {

enum class InternalOp : uint16_t {
  kFirst_ = kOpCount - 1,
#define OP(name, doc) name,
#include "vm/internal_ops.def"
#undef OP
};

inline constexpr uint16_t kAllOpCount = kOpCount
#define OP(name, doc) +1
#include "vm/internal_ops.def"
#undef OP
    ;

inline constexpr uint16_t code(InternalOp op) { return static_cast<uint16_t>(op); }
inline constexpr uint16_t code(Op op) { return static_cast<uint16_t>(op); }

}  // namespace braid::vm
