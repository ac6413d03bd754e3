// Who waits for what, when nobody can run.
#pragma once

#include <string>

#include "vm/machine.h"
#include "vm/object_names.h"

namespace braid::vm {

// The text for a machine whose threads are all blocked for good: first the verdict, then each
// thread with what it waits for, who holds it, and its stack.
std::string describe_deadlock(Machine& machine);

// What a blocked thread waits for, in the words of the source: `wants the monitor of Main.a, held
// by "B"`, `waits in join for thread "B"`, `waits for a signal on condition Queue.notFull`.
std::string describe_wait(Machine& machine, Thread& thread, const ObjectNames& names);

// "lock Account.lock" of java.util.concurrent.locks, "the read lock of Cache.lock", or "the monitor
// of Account.balance".
std::string lock_name(const ObjectNames& names, Object* lock, bool shared = false);

// The threads of a cycle in which each wants a monitor that the next one holds; empty if there is
// none. One that wants to own what it holds in shared mode is a cycle by itself.
std::vector<Thread*> find_lock_cycle(Machine& machine);

// The name of one object in reports; see ObjectNames.
std::string object_name(Machine& machine, Object* object);

}  // namespace braid::vm
