#include "vm/opcodes.h"

namespace braid::vm {

const OpInfo kOpInfo[kOpCount] = {
#define OP(name, a, b, c, doc) {#name, {Operand::a, Operand::b, Operand::c}, doc},
#include "vm/opcodes.def"
#undef OP
};

}  // namespace braid::vm
