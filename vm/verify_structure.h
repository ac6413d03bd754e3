// The part of the verifier that looks at a method's instructions one by one.
//
// What: opcodes, registers, constants, targets of jumps and switches and exception handlers are in
// bounds and of the kinds that the opcode table asks for, so that the flow (verify_method.h) and
// whoever runs or reads the code need not ask.
#pragma once

#include <string>

#include "vm/module.h"

namespace braid::vm {

// Empty if the method is fine, else what is wrong and at which instruction.
std::string verify_structure(const MethodDef& method);

}  // namespace braid::vm
