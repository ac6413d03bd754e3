// An ordinary run.
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <string>

#include "cli/modes.h"
#include "cli/recorded_runs.h"
#include "cli/running.h"
#include "cli/stress_checkpoints.h"

namespace braid::cli {
namespace {

void (*interrupt_action)(void*) = nullptr;
void* interrupt_context = nullptr;

void handle_interrupt(int) {
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
  if (interrupt_action != nullptr) interrupt_action(interrupt_context);
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

std::string read_all_input() {
  std::string text;
  if (isatty(STDIN_FILENO) == 1) return text;
  char buffer[65536];
  ssize_t n;
  while ((n = ::read(STDIN_FILENO, buffer, sizeof buffer)) > 0)
    text.append(buffer, static_cast<size_t>(n));
  return text;
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

int run_program(const Options& options, Library& library, const Program& program,
                ToolLibraries& tools) {
  if (options.has("runs")) return run_many(options, library, program, tools);
  if (options.has("record")) return record_program(options, library, program, tools);
  Setting setting;
  if (options.has("stress-checkpoints")) {
    const uint64_t quantum = *options.number("quantum");
    auto world = std::make_unique<KeepingWorld>();
    auto scheduler =
        std::make_unique<Restless>(static_cast<int64_t>(std::clamp<uint64_t>(quantum, 1, 300)));
    setting.run = [w = world.get(), s = scheduler.get()](vm::Machine& m) { return s->run(m, *w); };
    setting.world = std::move(world);
    setting.scheduler = std::move(scheduler);
  } else {
    setting.world = std::make_unique<vm::RealWorld>(io_rules(options));
    setting.scheduler = make_round_robin(options, *options.number("seed"));
  }
  return run_once(options, library, program, tools, setting, machine_options(options));
}

}  // namespace braid::cli
