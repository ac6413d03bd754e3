// The rules of Bruening 1999 as they are printed, holes included.
//
// What: which blocks have to do with each other in figure 2.12, which threads figure 2.7 lets run
// again, and the reverse lock chain analysis of section 2.5.1. Each of them loses something or
// invents something (docs/schedules.md); they are here to reproduce the thesis' tables, and to show
// its holes.
#pragma once

#include <vector>

#include "tester/node.h"
#include "vm/machine.h"

namespace braid::tester {

// Figure 2.12: whether one block writes data that the other reads or writes. Owners of monitors,
// wait sets and threads are no data.
bool data_conflict(const Block& a, const Block& b);

// Whether the thread owned the monitor in the block, and does not at its end.
bool releases(const Block& block, const vm::Object* monitor);

// Figure 2.7: a thread in a lock's block set is enabled when that lock is released, only then.
// (What fails on something that the thesis does not have, a permit say, is enabled by its
// variables.)
bool releases_what_it_wants(const Block& done, const Block& attempt);

// Section 2.5.1: t could not get the monitor. If the owner's last lock's owner's last lock's ...
// owner is t: the threads of this cycle, t first; empty otherwise. The machine is where the attempt
// has failed.
std::vector<uint32_t> closed_lock_chain(vm::Machine& machine, const Node& node, uint32_t t,
                                        vm::Object* monitor);

}  // namespace braid::tester
