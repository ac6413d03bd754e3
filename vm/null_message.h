// What a NullPointerException says: which action failed, and which expression was null, in the
// words of the JDK (JEP 358).
#pragma once

#include <string>

#include "vm/module.h"

namespace braid::vm {

// The message for the instruction at `pc` of the method, whose operand was null; empty if it is of
// a kind about which the JDK says nothing. It is read off the code: nothing is recorded before.
std::string null_message(const MethodDef& method, uint32_t pc);

}  // namespace braid::vm
