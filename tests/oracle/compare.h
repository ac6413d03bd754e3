// Compares the searches with the exhaustive one, on one program.
//
// What must hold (docs/schedules.md): on a program without data races, rwdd and dd reach the same
// final states and the same stuck states as every interleaving of single operations, and see the
// same assertions fail; and on any program the race check reports a race exactly if the exhaustive
// search meets one. Happens-before, on random schedules, names no race in a program without; and
// with what races taken for volatile (--race-switch) rwdd reaches what the exhaustive search
// reaches on racy programs, too. Each witness, replayed, shows its failure.
#pragma once

#include <cstdint>
#include <string>

#include "tester/search.h"
#include "vm/module.h"

namespace braid::tests {

struct Comparison {
  std::string wrong;       // empty: all agree
  bool too_large = false;  // a bound ended one of the searches: nothing was compared
  bool racy = false;
  bool stuck = false;     // it can deadlock
  bool fails = false;     // an assertion can fail, or an exception is not caught
  bool raced = false;     // happens-before has seen a race that there is
  bool switched = false;  // what races was taken for volatile, and the search was complete
  uint64_t states = 0;
  uint64_t schedules_rwdd = 0;
  uint64_t schedules_dd = 0;
};

// The program for a search, with the class library. REQUIRES: the module stays.
tester::Subject subject_of(const vm::Module& module);

// REQUIRES: the module is verified.
Comparison compare_searches(const vm::Module& module, bool check_dd);

// Compiles a program; what is wrong with it, empty if nothing.
std::string compile_program(const std::string& source, vm::Module* module);

}  // namespace braid::tests
