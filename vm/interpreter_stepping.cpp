// The stepping loop: the observed one, which also stops after each access to shared state.
#pragma GCC diagnostic ignored "-Wpedantic"  // computed goto
#include "vm/interpreter_loop.h"

namespace braid::vm {

StopReason run_stepping(Machine& machine, Thread& thread) {
  return run_loop<LoopMode::kStepping>(machine, thread);
}

}  // namespace braid::vm
