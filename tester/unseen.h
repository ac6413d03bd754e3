// What of a program no schedule has run: checks that were never made, lines, threads that were made
// and never started.
//
// What: compares the code of the program's classes with what the machine has noted (vm/coverage.h).
// A method that was never called counts as a whole, so does a class.
//
// Rules (what is left out, or *quiet*: kept, but of no interest to most):
//  1. Left out is what nobody wrote: bridges, empty constructors, an enum's own methods, the return
//     at the closing brace of a method.
//  2. A check that cannot hold (`assert false`) marks a place that should not be reached: it is no
//     check that was missed.
//  3. Quiet is what can only lead to an exception, and handlers of exceptions that the compiler
//     wants handled: InterruptedException where nobody interrupts, Exception ...
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "vm/machine.h"

namespace braid::tester {

struct Unseen {
  struct Check {
    std::string place;       // "Account.java:31"
    bool is_assert = false;  // else a call of braid.Tester.check
    bool operator==(const Check&) const = default;
  };
  // Lines of one method or class, all that have code from the first to the last.
  struct Lines {
    std::string file;
    uint32_t first = 0;
    uint32_t last = 0;
    std::string cls;     // "Bank.Account"
    std::string method;  // "transfer"; empty: the whole class
    bool whole = false;  // nothing of the method or class was run
    bool quiet = false;
    std::string what;  // "method Account.helper", "in Account.transfer"
  };
  struct Thread {
    std::string place;
    std::string cls;  // "Worker"
    bool operator==(const Thread&) const = default;
  };
  std::vector<Check> checks;  // by place, like the others
  std::vector<Lines> lines;
  std::vector<Thread> threads;
};

// `interrupts`: the program interrupts threads. REQUIRES: the machine was made with
// MachineOptions::coverage.
Unseen find_unseen(const std::vector<const vm::Module*>& program, vm::Machine& machine,
                   bool interrupts);

}  // namespace braid::tester
