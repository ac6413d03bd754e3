// Door 4: native code. The reasons for which running a thread stops, whoever runs it, and how a
// compiler of bytecode is to be entered, left and told to discard. No room implements
// NativeCodeProvider yet, and the interpreter does not ask for one.
#pragma once

#include <cstdint>

#include "vm/klass.h"
#include "vm/thread.h"

namespace braid::vm {

enum class StopReason : uint8_t {
  kFinished,  // the base frame has returned
  kBlocked,   // the thread cannot go on; its state says why
  kPoint,     // a point at which the scheduler wants to be asked
  kYield,     // Thread.yield
  kBudget,    // the quantum is over
  kExit,      // System.exit or halt
  kTrap,      // a limit was exceeded (steps, time)
};

// Compiled code of a method. `discard` gives its memory back when no frame runs in it.
class NativeCodeProvider {
 public:
  virtual ~NativeCodeProvider() = default;
  // Code for the method, or null if it is not (yet) to be compiled.
  virtual void* code_for(Method& method) = 0;
  // Runs compiled code for the thread's youngest frame until it returns or stops.
  virtual StopReason enter(Machine& machine, Thread& thread, void* code) = 0;
  virtual void discard(Method& method) = 0;
};

}  // namespace braid::vm
