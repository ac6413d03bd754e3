// One run of a program in one machine: what ordinary runs, recorded ones and replays of recordings
// have in common.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "cli/options.h"
#include "cli/program.h"
#include "cli/tools.h"
#include "vm/machine.h"

namespace braid::cli {

// The world and the scheduler of a run, and how the machine is started and run.
struct Setting {
  std::unique_ptr<vm::World> world;
  std::unique_ptr<vm::Scheduler> scheduler;
  std::function<bool(vm::Machine&)> start = [](vm::Machine& m) { return m.start(); };
  std::function<vm::RunResult(vm::Machine&)> run = [](vm::Machine& m) { return m.run(); };
  // Whether the run was cut off in the middle of a step, by whatever runs it: then its exit code.
  std::function<std::optional<int>()> cut_off = [] { return std::nullopt; };
  // Told how a run that was not cut off has ended.
  std::function<void(vm::Machine&, int code)> at_end;
  // Says something to the user.
  std::function<void(const std::string&)> say;  // not set: on standard error
  std::shared_ptr<void> rest;                   // whatever else has to live as long
};

// The round-robin scheduler that the options ask for.
std::unique_ptr<vm::Scheduler> make_round_robin(const Options& options, uint64_t seed);

// Runs the program; prints what became of it on standard error. Exit code.
int run_once(const Options& options, Library& library, const Program& program,
             ToolLibraries& tool_libraries, const Setting& setting,
             const vm::MachineOptions& machine_options);

}  // namespace braid::cli
