// Values as Java's source has them, for reports: 3, 1.5, 'x', "text", null.
#pragma once

#include <string>
#include <string_view>

#include "vm/machine.h"

namespace braid::vm {

// A primitive of the type with this letter ('I', 'Z' ...), as in descriptors.
std::string primitive_text(Slot value, char letter);
// A string in quotes, shortened.
std::string quoted_text(std::string_view utf8);
// A reference that is told best by what is in it: null, a string, a boxed number, a constant of an
// enum. Empty for others, which have names (object_names.h).
std::string reference_text(Object* value);

}  // namespace braid::vm
