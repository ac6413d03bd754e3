// A digest of a machine's state as it lies in memory, for checking that going back is exact.
//
// What: addresses, headers and contents of all objects that can be reached, live registers,
// threads, monitors, the machine's and the world's own state, and where allocation stands. It
// differs between two runs of one program; between a checkpoint and the return to it nothing may
// differ.
#pragma once

#include <cstdint>

#include "vm/machine.h"

namespace braid::checkpoint {

// REQUIRES: no thread runs.
uint64_t raw_digest(vm::Machine& machine);

}  // namespace braid::checkpoint
