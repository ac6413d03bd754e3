// The interpreter: runs one thread until it stops.
#pragma once

#include "vm/machine.h"

namespace braid::vm {

// The plain loop: nobody watches. The observed loop also stops at the scheduler's points.
// REQUIRES: the thread is runnable. On return its frames and Thread::bytecodes are up to date.
StopReason run_plain(Machine& machine, Thread& thread);
StopReason run_observed(Machine& machine, Thread& thread);
// As the observed loop; also stops after each instruction that wrote into the access log.
StopReason run_stepping(Machine& machine, Thread& thread);
// The same without stops, for tools; accesses do not go through the log, so nobody else may read
// it.
StopReason run_hearing(Machine& machine, Thread& thread);
// As the observed loop; also tells tools of each instruction.
StopReason run_tracing(Machine& machine, Thread& thread);
// Runs on over instructions that work on registers only, and stops before the first other one.
StopReason run_local(Machine& machine, Thread& thread);

}  // namespace braid::vm
