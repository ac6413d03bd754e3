// Names for what a report speaks of.
#pragma once

#include <string>

#include "tester/block.h"
#include "vm/machine.h"
#include "vm/scheduler.h"

namespace braid::tester {

// "Account.balance", "int[3]" for an element, "the permits of ..."
std::string variable_name(vm::Machine& machine, const Variable& variable);

// Gives a thread whose last attempt failed the state of one that is blocked, for reports. The
// machine is not run on from there.
void mark_stuck(vm::Machine& machine, vm::Thread& thread);
// The same for all threads that live.
void mark_all_stuck(vm::Machine& machine);

// The line of the user's code where a thread is: "Main.java:12"; the library's if it is in no user
// code.
inline constexpr const char* kInLibrary = "the library";
std::string user_line(const vm::Thread& thread);
// The same for a thread that was stopped between two instructions, because it has run for long: the
// line of the next one.
std::string next_line(const vm::Thread& thread);
// A thread and where it is, for one that was cut off there: "A" at Main.java:12, in quotes.
std::string place_of_cut(const vm::Machine& machine, const vm::Thread& thread);
// Words for a point: "lock exit".
const char* words(vm::Point point);

}  // namespace braid::tester
