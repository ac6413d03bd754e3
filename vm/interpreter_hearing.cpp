// The loop for tools that hear each access, where nobody else reads the access log.
#pragma GCC diagnostic ignored "-Wpedantic"  // computed goto
#include "vm/interpreter_loop.h"

namespace braid::vm {

StopReason run_hearing(Machine& machine, Thread& thread) {
  return run_loop<LoopMode::kHearing>(machine, thread);
}

}  // namespace braid::vm
