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
// The same, and if the library is at an exception that no code of the user has caught: the line
// that threw it; "its end" of a thread that has nothing left to do.
std::string place_of_cut(vm::Machine& machine, const vm::Thread& thread);
// The first line of the user's code in a stack, as Machine::stack_of_trace has it.
std::string user_line(vm::Machine& machine, const std::vector<std::string>& stack);
// Words for a point: "lock exit".
const char* words(vm::Point point);

}  // namespace braid::tester
