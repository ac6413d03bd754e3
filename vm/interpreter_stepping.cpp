// Further forms of the observed loop: one stops after each access to shared state or tells tools of
// it, one tells tools of each instruction, one stops before whatever is more than work on registers.
#pragma GCC diagnostic ignored "-Wpedantic"  // computed goto
#include "vm/interpreter_loop.h"

namespace braid::vm {

StopReason run_stepping(Machine& machine, Thread& thread) {
  return run_loop<LoopMode::kStepping>(machine, thread);
}

StopReason run_tracing(Machine& machine, Thread& thread) {
  return run_loop<LoopMode::kTracing>(machine, thread);
}

StopReason run_local(Machine& machine, Thread& thread) {
  return run_loop<LoopMode::kLocal>(machine, thread);
}

}  // namespace braid::vm
