// Who waits for what, when nobody can run.
#pragma once

#include <string>

#include "vm/machine.h"

namespace braid::vm {

// The text for a machine whose threads are all blocked for good: first the verdict, then each
// thread with what it waits for, who holds it, and its stack.
std::string describe_deadlock(Machine& machine);

// What a blocked thread waits for, in a few words: "the monitor of Account@1b, held by Thread-1".
std::string describe_wait(Machine& machine, Thread& thread);

// The threads of a cycle in which each wants a monitor that the next one holds; empty if there is
// none.
std::vector<Thread*> find_lock_cycle(Machine& machine);

// A name for an object in reports: "Account@1b" (identity hash).
std::string object_name(Machine& machine, Object* object);

}  // namespace braid::vm
