// An ordinary run.
#include <fmt/format.h>

#include <csignal>
#include <cstdio>

#include "cli/detectors.h"
#include "cli/modes.h"
#include "cli/stress_checkpoints.h"
#include "stdlib/natives.h"
#include "vm/deadlock_report.h"
#include "vm/tool_vm.h"

namespace braid::cli {
namespace {

void (*interrupt_action)(void*) = nullptr;
void* interrupt_context = nullptr;

void handle_interrupt(int) {
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
  if (interrupt_action != nullptr) interrupt_action(interrupt_context);
}

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

}  // namespace

void on_signals(std::initializer_list<int> signals, void (*stop)(void*), void* context) {
  interrupt_action = stop;
  interrupt_context = context;
  struct sigaction action {};
  action.sa_handler = handle_interrupt;
  for (int s : signals) sigaction(s, &action, nullptr);  // without SA_RESTART: a sleep ends
}

vm::MachineOptions machine_options(const Options& options) {
  vm::MachineOptions m;
  m.max_heap = *parse_size(options.text("max-heap"));
  m.max_steps = options.number("max-steps").value_or(UINT64_MAX);
  if (auto seconds = options.number("time-limit")) {
    m.time_limit_nanos =
        static_cast<int64_t>(std::min<uint64_t>(*seconds, 1u << 30)) * 1'000'000'000;
  }
  m.processors = static_cast<int>(std::min<uint64_t>(*options.number("processors"), 1u << 20));
  m.assertions = !options.has("no-assert");
  m.stress_collect = options.has("stress-collect");
  m.main_class = options.text("main-class");
  m.arguments = options.arguments;
  m.random_seed = *options.number("random-seed");
  return m;
}

vm::IoRules io_rules(const Options& options) {
  vm::IoRules rules;
  rules.deny = options.has("deny-io");
  const auto add = [](const std::vector<std::string>& from, std::vector<std::string>* to) {
    for (const std::string& path : from) {
      std::string resolved;
      int error = 0;
      if (vm::resolve_path(path, false, &resolved, &error)) to->push_back(resolved);
    }
  };
  add(options.texts("allow-read"), &rules.read);
  add(options.texts("allow-write"), &rules.write);
  // Directories that cannot be found allow nothing.
  if (rules.read.empty() && rules.write.empty())
    rules.deny |= options.has("allow-read") || options.has("allow-write");
  return rules;
}

namespace {
// The world and the scheduler of a run.
struct Setting {
  std::unique_ptr<vm::World> world;
  std::unique_ptr<vm::Scheduler> scheduler;
  std::function<vm::RunResult(vm::Machine&)> run;
};

Setting make_setting(const Options& options) {
  const auto quantum =
      static_cast<int64_t>(std::min<uint64_t>(*options.number("quantum"), INT64_MAX / 4));
  if (options.has("stress-checkpoints")) {
    auto world = std::make_unique<KeepingWorld>();
    auto scheduler = std::make_unique<Restless>(std::clamp<int64_t>(quantum, 1, 300));
    auto run = [w = world.get(), s = scheduler.get()](vm::Machine& m) { return s->run(m, *w); };
    return {std::move(world), std::move(scheduler), run};
  }
  return {std::make_unique<vm::RealWorld>(io_rules(options)),
          std::make_unique<vm::RoundRobin>(std::max<int64_t>(quantum, 1), *options.number("seed")),
          [](vm::Machine& m) { return m.run(); }};
}
}  // namespace

int run_program(const Options& options, Library& library, const Program& program,
                ToolLibraries& tool_libraries) {
  const tester::Tools tools = tool_libraries.make();  // they outlive the machine
  const Setting setting = make_setting(options);
  vm::World& world = *setting.world;
  vm::Scheduler& scheduler = *setting.scheduler;
  const tester::Tools detectors = make_detectors(options);
  vm::Machine machine(machine_options(options), program.pointers(), library.provider(),
                      stdlib::library_natives(), world, scheduler);
  if (!tools.empty()) machine.tools().check_handles();
  for (const std::shared_ptr<Tool>& tool : tools) machine.tools().add(*tool);
  for (const std::shared_ptr<Tool>& d : detectors) machine.tools().add(*d);
  if (!machine.start()) {
    fmt::print(stderr, "vmrun: error: {}\n", machine.error());
    return kDoesNotLoad;
  }
  on_signals(
      {SIGINT}, [](void* m) { static_cast<vm::Machine*>(m)->request_stop(); }, &machine);
  const vm::RunResult result = setting.run(machine);
  world.flush(vm::Stream::kOut);
  if (options.has("stress-collect")) machine.heap().validate();
  int code = kOk;
  switch (result) {
    case vm::RunResult::kFinished:
      code = machine.any_failed() ? kFailure : kOk;
      break;
    case vm::RunResult::kExited:
      code = machine.exit_code();
      break;
    case vm::RunResult::kDeadlock:
      fmt::print(stderr, "{}", vm::describe_deadlock(machine));
      code = kFailure;
      break;
    case vm::RunResult::kStepLimit:
      fmt::print(stderr, "vmrun: stopped after {} bytecodes (--max-steps)\n",
                 machine.stats().bytecodes);
      code = kBounded;
      break;
    case vm::RunResult::kTimeLimit:
      fmt::print(stderr, "vmrun: stopped after {} s (--time-limit)\n", options.text("time-limit"));
      code = kBounded;
      break;
    case vm::RunResult::kStopped:
      fmt::print(stderr, "vmrun: stopped by {}\n", machine.tools().vm().take_stop());
      code = kBounded;
      break;
    case vm::RunResult::kInterrupted:
      fmt::print(stderr, "vmrun: interrupted\n");
      code = kInterruptedExit;
      break;
  }
  machine.tools().detach();
  if (print_findings(options, machine.tools().take_findings()) && code == kOk) code = kFailure;
  print_tool_errors(machine.tools().errors());
  if (options.has("stats")) print_stats(machine);
  return code;
}

}  // namespace braid::cli
