// Text of modules, for people: `vmc --dump`.
#pragma once

#include <string>

#include "vm/module.h"

namespace braid::vm {

// All classes with fields, methods, code, constants, handlers, lines and locals.
std::string disassemble(const Module& module);
// One instruction with its constants shown: "call_static Main.fib(I)I r1 p2".
std::string disassemble(const MethodDef& method, uint32_t pc);

}  // namespace braid::vm
