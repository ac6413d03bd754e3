// The verifier: what the interpreter relies on, checked before a module runs.
//
// What: for each class its structure (names, descriptors, flags, supers that exist and are no
// cycle), for each method a data-flow analysis over its registers: every instruction's operands are
// in bounds, every jump goes to an instruction of the method, every reference register is written
// before it is read and holds an object of the class that the instruction needs, every call gets
// what its descriptor says.
//
// A hostile file can make a program do anything that a program can do, but never break the machine.
#pragma once

#include <span>
#include <string>

#include "vm/classes.h"
#include "vm/module.h"

namespace braid::vm {

// Verifies all classes of the last module against each other, the modules before it and the
// library. Empty: fine; else what is wrong, with class, method and instruction.
std::string verify(std::span<const Module* const> modules, const ClassProvider& library);
inline std::string verify(const std::vector<const Module*>& modules, const ClassProvider& library) {
  return verify(std::span<const Module* const>(modules), library);
}

}  // namespace braid::vm
