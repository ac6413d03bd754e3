// Variables by object and slot, as the access log names them.
#pragma once

#include <cstdint>
#include <string>

#include "vm/klass.h"
#include "vm/object.h"

namespace braid::vm {

class Machine;

// The field whose accesses have this slot in the log; null if there is none.
Field* field_at(Class& cls, uint32_t slot, bool is_static);

// The bits of a field or element as they are now: ints and below sign-extended.
uint64_t bits_of(Object* object, uint32_t slot);

// "Account.balance"; "int[3]" for an element.
std::string variable_name(Machine& machine, Object* object, uint32_t slot);

// Whether the object is, or is a part of, one of the library's, that is to say: no array, no class,
// and not the program's own.
bool is_library_object(Machine& machine, Object* object);

// The name of the library's object of which this one is, or is a part: "ArrayList#1", "the HashMap
// Main.map". Empty if it is the program's own, or an array or class.
std::string library_object(Machine& machine, Object* object);

}  // namespace braid::vm
