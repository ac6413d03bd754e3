#include "cli/running.h"

#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <cstdio>

#include "checkpoint/digest.h"
#include "cli/detectors.h"
#include "cli/modes.h"
#include "stdlib/natives.h"
#include "vm/deadlock_report.h"
#include "vm/tool_vm.h"

namespace braid::cli {
namespace {

void print_stats(vm::Machine& machine) {
  const vm::MachineStats s = machine.stats();
  const vm::HeapStats h = machine.heap().stats();
  fmt::print(stderr, "bytecodes       {}\nswitches        {}\nthreads         {} ({} at once)\n",
             s.bytecodes, s.switches, s.threads, s.max_alive);
  fmt::print(stderr,
             "allocated       {} bytes\ncollections     {} in {:.3f} ms\nalive           {} bytes "
             "at the last one\n",
             h.allocated_bytes, h.collections, static_cast<double>(h.collection_nanos) / 1e6,
             h.live_bytes);
}

void print_digest(vm::Machine& machine) {
  const checkpoint::Digest d = checkpoint::Digester(machine).digest();
  fmt::print(stderr, "final state     {:016x}{:016x}\n", d.high, d.low);
}

struct Ending {
  int code;
  std::string words;  // empty: it has ended as programs do
};

Ending ending_of(const Options& options, vm::Machine& machine, vm::RunResult result) {
  switch (result) {
    case vm::RunResult::kFinished:
      return {machine.any_failed() ? kFailure : kOk, ""};
    case vm::RunResult::kExited:
      return {machine.exit_code(), ""};
    case vm::RunResult::kDeadlock:
      return {kFailure, vm::describe_deadlock(machine)};
    case vm::RunResult::kStepLimit:
      return {kBounded, fmt::format("vmrun: stopped after {} bytecodes (--max-steps)\n",
                                    machine.stats().bytecodes)};
    case vm::RunResult::kTimeLimit:
      return {kBounded, fmt::format("vmrun: stopped after {} s (--time-limit)\n",
                                    options.text("time-limit"))};
    case vm::RunResult::kStopped:
      return {kBounded, fmt::format("vmrun: stopped by {}\n", machine.tools().vm().take_stop())};
    case vm::RunResult::kInterrupted:
      return {kInterruptedExit, "vmrun: interrupted\n"};
  }
  return {kInternal, ""};
}

}  // namespace

std::unique_ptr<vm::Scheduler> make_round_robin(const Options& options, uint64_t seed) {
  constexpr uint64_t kUsual = 10'000;
  const uint64_t quantum =
      options.text("quantum") == "random" ? kUsual : *options.number("quantum");
  return std::make_unique<vm::RoundRobin>(
      static_cast<int64_t>(std::clamp<uint64_t>(quantum, 1, INT64_MAX / 4)), seed);
}

int run_once(const Options& options, Library& library, const Program& program,
             ToolLibraries& tool_libraries, const Setting& setting,
             const vm::MachineOptions& machine_options) {
  const tester::Tools tools = tool_libraries.make();  // they outlive the machine
  vm::World& world = *setting.world;
  vm::Scheduler& scheduler = *setting.scheduler;
  const tester::Tools detectors = make_detectors(options);
  vm::Machine machine(machine_options, program.pointers(), library.provider(),
                      stdlib::library_natives(), world, scheduler);
  if (!tools.empty()) machine.tools().check_handles();
  for (const std::shared_ptr<Tool>& tool : tools) machine.tools().add(*tool);
  for (const std::shared_ptr<Tool>& d : detectors) machine.tools().add(*d);
  if (!setting.start(machine)) {
    fmt::print(stderr, "vmrun: error: {}\n", machine.error());
    return kDoesNotLoad;
  }
  on_signals(
      {SIGINT}, [](void* m) { static_cast<vm::Machine*>(m)->request_stop(); }, &machine);
  const vm::RunResult result = setting.run(machine);
  world.flush(vm::Stream::kOut);
  if (options.has("stress-collect")) machine.heap().validate();
  const std::optional<int> cut_off = setting.cut_off();
  int code = cut_off.value_or(kOk);
  if (!cut_off) {
    const Ending ending = ending_of(options, machine, result);
    code = ending.code;
    if (setting.at_end) setting.at_end(machine, code);
    if (setting.say) {
      setting.say(ending.words);
    } else {
      fmt::print(stderr, "{}", ending.words);
    }
    machine.tools().detach();
  }
  if (print_findings(options, machine.tools().take_findings()) && code == kOk) code = kFailure;
  print_tool_errors(machine.tools().errors());
  if (options.has("stats")) print_stats(machine);
  if (options.has("digest") && !cut_off) print_digest(machine);
  return code;
}

}  // namespace braid::cli
