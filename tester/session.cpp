#include "tester/session.h"

#include "vm/tool_vm.h"

namespace braid::tester {
namespace {

vm::MachineOptions machine_options(const Subject& subject, uint64_t max_steps) {
  vm::MachineOptions options = subject.options;
  options.max_steps = max_steps;
  options.tested = subject.rules.tested();
  options.volatiles = subject.rules.volatiles;
  options.late_finals = subject.rules.late_finals;
  options.time_limit_nanos = INT64_MAX;
  options.coverage = true;
  if (options.random_seed == 0) options.random_seed = 1;
  return options;
}

}  // namespace

Session::Session(const Subject& subject, uint64_t max_steps, const Habits& program_habits,
                 MachineFor use)
    : tools(subject.make_tools ? subject.make_tools(use) : Tools()),
      habits(program_habits),
      recorded(subject.rules.from ? std::make_unique<RecordedRun>(*subject.rules.from) : nullptr),
      error(recorded ? recorded->open() : ""),
      world(subject.input, subject.io),
      machine(recorded ? recorded->machine_options(machine_options(subject, max_steps))
                       : machine_options(subject, max_steps),
              subject.modules, subject.library, subject.natives, world, scheduler) {
  scheduler.set_rules(subject.rules.ordered_clock, subject.rules.spurious_wakeups);
  scheduler.set_stops(1);  // the observed loop, from the beginning
  watcher = std::make_unique<Watcher>(machine);
  machine.tools().add(*watcher);
  machine.tools().vm().decides_who_runs = false;
  if (subject.foreign_tools && !tools.empty()) machine.tools().check_handles();
  for (const std::shared_ptr<Tool>& tool : tools) machine.tools().add(*tool);
  if (!error.empty()) return;
  if (recorded) recorded->attach(world);
  try {
    if (!machine.start()) error = machine.error();
  } catch (const vm::EndOfRecording&) {
    error = "the recording ends where the program begins";
  }
  if (!error.empty()) return;
  store = std::make_unique<checkpoint::Store>(machine);
  runner = std::make_unique<Runner>(machine, *store, scheduler, habits);
}

bool Session::run_to_start(const Prologue::Step& step) {
  if (recorded) {
    prologue.emplace(machine, scheduler, *runner);
    if (!recorded->run(machine, scheduler, world, &*prologue, &error)) return false;
    start_end = Runner::End::kBoundary;
    return !machine.has_ended();
  }
  if (habits.marks_begin) {
    const bool counted = runner->counts_all_points();
    runner->count_all_points();
    prologue.emplace(machine, scheduler, *runner);
    start_end = prologue->run_to_mark(
        step ? step : [this](vm::Thread& t) { return runner->run_to_point(t); });
    if (counted) return start_end == Runner::End::kBoundary;
    runner->count_boundaries();
    // As at the ends of blocks: a loop that waits is the same each time.
    for (size_t i = 0; i < machine.thread_slots(); ++i) {
      vm::Thread& t = *machine.thread(static_cast<uint32_t>(i));
      if (t.alive() && t.state == vm::ThreadState::kRunnable) runner->run_on(t);
    }
  } else if (!habits.chooses) {
    start_end = runner->run_alone(*machine.thread(0));
  }
  // Shutdown hooks may be the first threads that are started.
  const bool in_hooks = !prologue && machine.is_shutting_down() &&
                        (start_end == Runner::End::kDied || start_end == Runner::End::kExited);
  return (start_end == Runner::End::kBoundary || in_hooks) && !machine.has_ended();
}

void Session::begin_search() {
  for (const std::shared_ptr<Tool>& tool : tools)
    if (!tool->joins_search()) machine.tools().set_paused(*tool, true);
}

Node Session::root() {
  Node node;
  node.current = prologue ? prologue->current() : 0;
  if (prologue) {
    node.lost_notifies = prologue->lost_notifies();
    node.dead_held = prologue->held_by_dead();
  }
  node.places.resize(machine.threads_started());
  for (size_t i = 0; i < machine.thread_slots(); ++i) {
    const vm::Thread& t = *machine.thread(static_cast<uint32_t>(i));
    if (!t.alive()) continue;
    node.places[t.number].slot = static_cast<uint32_t>(i);
    node.live.add(t.number);
    if (t.state == vm::ThreadState::kRunnable || scheduler.can_wake(t)) node.enabled.add(t.number);
    if (prologue) node.places[t.number].held = prologue->held(t.number);
  }
  if (!prologue) node.places[0].held = runner->held_alone();
  node.holds = !node.dead_held.empty();
  for (const Node::Place& p : node.places) node.holds |= !p.held.empty();
  return node;
}

}  // namespace braid::tester
