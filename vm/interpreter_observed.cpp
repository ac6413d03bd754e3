// The observed loop: stops at the points that the scheduler asks for, and writes the access log.
#pragma GCC diagnostic ignored "-Wpedantic"  // computed goto
#include "vm/interpreter_loop.h"

namespace braid::vm {

StopReason run_observed(Machine& machine, Thread& thread) {
  return run_loop<LoopMode::kObserved>(machine, thread);
}

}  // namespace braid::vm
