// The plain loop: nobody watches, points of the scheduler are not looked at.
#pragma GCC diagnostic ignored "-Wpedantic"  // computed goto
#include "vm/interpreter_loop.h"

namespace braid::vm {

StopReason run_plain(Machine& machine, Thread& thread) {
  return run_loop<LoopMode::kPlain>(machine, thread);
}

}  // namespace braid::vm
