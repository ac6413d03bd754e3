// The verifier of one method: its structure (verify_structure.h), then the flow of types through
// its registers.
#pragma once

#include <string>

#include "vm/hierarchy.h"
#include "vm/module.h"

namespace braid::vm {

// Empty if the method is fine, else what is wrong and at which instruction.
std::string verify_method(const Hierarchy& hierarchy, const ClassDef& cls, const MethodDef& method);

}  // namespace braid::vm
