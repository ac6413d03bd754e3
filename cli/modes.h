// The modes of vmrun, one file each.
#pragma once

#include <initializer_list>
#include <string>

#include "cli/options.h"
#include "cli/program.h"
#include "cli/tools.h"
#include "vm/machine.h"

namespace braid::cli {

// Runs the program once, in the real world.
int run_program(const Options& options, Library& library, const Program& program,
                ToolLibraries& tools);
// Searches schedules, reports failures.
int test_program(const Options& options, Library& library, const Program& program,
                 ToolLibraries& tools);
// Runs the schedule of a trace file.
int replay_program(const Options& options, Library& library, const Program& program,
                   ToolLibraries& tools);

// Options of a machine from those of the command line.
vm::MachineOptions machine_options(const Options& options);

// All of standard input; empty if it is a terminal.
std::string read_all_input();
// Which files the program may use.
vm::IoRules io_rules(const Options& options);

// Lets each of the signals (Ctrl-C is SIGINT) call stop(context) instead of ending the process; the
// next one ends it.
void on_signals(std::initializer_list<int> signals, void (*stop)(void*), void* context);

}  // namespace braid::cli
