#include "tester/search.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <chrono>

#include "tester/path_scheduler.h"
#include "tester/strategies.h"
#include "tester/virtual_world.h"
#include "vm/bcfile.h"
#include "vm/deadlock_report.h"

namespace braid::tester {
namespace {

int64_t now() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

// The first frame of the user's code in a stack: "SplitSync.java:31".
std::string place_of(vm::Machine& machine, const std::vector<std::string>& stack) {
  for (const std::string& frame : stack) {
    const size_t open = frame.find('(');
    const size_t dot = frame.rfind('.', open);
    std::string cls = frame.substr(0, dot);
    std::replace(cls.begin(), cls.end(), '.', '/');
    const vm::Class* c = machine.classes().loaded(cls);
    if (c != nullptr && c->user_code) return frame.substr(open + 1, frame.size() - open - 2);
  }
  return "the library";
}

// Notes the failures of one run.
class Watcher final : public vm::Listener {
 public:
  explicit Watcher(vm::Machine& machine) : machine_(machine) {}

  void assertion_failed(vm::Thread& thread, vm::Object* error) override {
    reported_.push_back(error);
    add(FailureKind::kAssertion, "assertion failed", thread, error);
  }
  void uncaught_exception(vm::Thread& thread, vm::Object* exception) override {
    if (std::find(reported_.begin(), reported_.end(), exception) != reported_.end()) return;
    add(FailureKind::kUncaught, "uncaught exception", thread, exception);
  }
  void deadlock() {
    Failure f;
    const std::vector<vm::Thread*> cycle = vm::find_lock_cycle(machine_);
    f.kind = cycle.empty() ? FailureKind::kCondition : FailureKind::kLockCycle;
    std::vector<std::string> places;
    for (size_t i = 0; i < machine_.thread_slots(); ++i) {
      vm::Thread& t = *machine_.thread(static_cast<uint32_t>(i));
      if (!t.alive() || t.daemon) continue;
      const bool in_cycle =
          cycle.empty() || std::find(cycle.begin(), cycle.end(), &t) != cycle.end();
      if (in_cycle) places.push_back(user_line(t));
      f.details.push_back(fmt::format("thread \"{}\" at {} {}", machine_.name_of(t), user_line(t),
                                      vm::describe_wait(machine_, t)));
    }
    std::sort(places.begin(), places.end());
    f.what = fmt::format(
        "{} at {}",
        cycle.empty() ? "deadlock: threads wait for ever" : "deadlock: a cycle of locks",
        fmt::join(places, ", "));
    failures_.push_back(std::move(f));
  }
  std::vector<Failure>& failures() { return failures_; }

 private:
  void add(FailureKind kind, std::string_view words, vm::Thread& thread, vm::Object* exception) {
    Failure f;
    f.kind = kind;
    f.details = machine_.stack_of_trace(machine_.trace_of(exception));
    f.what = fmt::format("{} in thread \"{}\" at {}: {}", words, machine_.name_of(thread),
                         place_of(machine_, f.details), machine_.describe_exception(exception));
    failures_.push_back(std::move(f));
  }

  vm::Machine& machine_;
  std::vector<vm::Object*> reported_;  // compared by address only
  std::vector<Failure> failures_;
};

// One run of the program under a scheduler.
struct Run {
  vm::RunResult result = vm::RunResult::kStopped;
  std::vector<Failure> failures;
  std::string output;
  std::string error;  // the program does not start
  uint64_t threads = 0;
};

template <class AfterRun>
Run run_once(const Subject& subject, uint64_t max_steps, vm::Scheduler& scheduler, AfterRun after) {
  VirtualWorld world(subject.input);
  vm::MachineOptions options = subject.options;
  options.max_steps = max_steps;
  options.time_limit_nanos = INT64_MAX;
  if (options.random_seed == 0) options.random_seed = 1;
  vm::Machine machine(options, subject.modules, subject.library, subject.natives, world, scheduler);
  Run run;
  if (!machine.start()) {
    run.error = machine.error();
    return run;
  }
  Watcher watcher(machine);
  machine.set_listener(&watcher);
  run.result = machine.run();
  if (run.result == vm::RunResult::kDeadlock) watcher.deadlock();
  run.failures = std::move(watcher.failures());
  run.output = world.output();
  run.threads = machine.stats().max_alive;
  after(machine);
  return run;
}

// What makes two failures the same: kind and text, which names the place.
using Key = std::pair<FailureKind, std::string>;

class Search {
 public:
  Search(const Subject& subject, const SearchOptions& options, const std::atomic<bool>& stop)
      : subject_(subject), options_(options), stop_(stop), begin_(now()) {}

  SearchResult run() {
    random();
    if (result_.error.empty() && !ended()) depth_first();
    return std::move(result_);
  }

 private:
  uint64_t total() const { return result_.random_schedules + result_.schedules; }

  // Whether a bound ends the search here; notes which.
  bool ended() {
    if (stop_) {
      result_.interrupted = true;
      result_.bound = "interrupted";
    } else if (options_.stop_at_first && !result_.failures.empty()) {
      result_.bound = "stopped at the first failure (--stop)";
    } else if (total() >= options_.max_schedules) {
      result_.bound = fmt::format("--max-schedules {}", options_.max_schedules);
    } else if (now() - begin_ >= options_.time_limit_nanos) {
      result_.bound = fmt::format("--time-limit {}", options_.time_limit_nanos / 1'000'000'000);
    }
    return !result_.bound.empty();
  }

  // One path; true if it counts.
  bool path(Strategy& strategy, const DepthFirst* depth_first, uint64_t* counter,
            uint64_t* failing) {
    PathScheduler scheduler(strategy);
    Schedule schedule;
    Run run = run_once(subject_, options_.max_steps, scheduler,
                       [&](vm::Machine& machine) { schedule = scheduler.finish(machine); });
    result_.threads = std::max(result_.threads, run.threads);
    result_.error = run.error;
    if (!run.error.empty()) return false;
    if (depth_first != nullptr && depth_first->gave_up()) {
      ++result_.failed_attempts;
      return false;
    }
    ++*counter;
    if (run.result == vm::RunResult::kStepLimit || scheduler.cut()) ++result_.cut;
    if (!run.failures.empty()) ++*failing;
    for (Failure& f : run.failures) note(std::move(f), schedule);
    return true;
  }

  void note(Failure f, const Schedule& schedule) {
    auto [it, fresh] = index_.try_emplace(Key(f.kind, f.what), result_.failures.size());
    if (fresh) {
      f.first = total();
      f.schedule = schedule;
      result_.failures.push_back(std::move(f));
    }
    Failure& known = result_.failures[it->second];
    ++known.schedules;
    // Of all schedules that show it the one with the fewest switches explains it best.
    if (schedule.segments.size() < known.schedule.segments.size()) known.schedule = schedule;
  }

  void random() {
    for (uint64_t i = 0; i < options_.random_schedules && !ended(); ++i) {
      RandomStrategy strategy(options_.seed * 0x9e3779b97f4a7c15u + i);
      if (!path(strategy, nullptr, &result_.random_schedules, &result_.random_failing)) return;
      if (result_.threads <= 1) return;  // no thread was started: there is one schedule
    }
  }

  void depth_first() {
    DepthFirst strategy;
    do {
      if (ended()) return;
      strategy.begin();
      path(strategy, &strategy, &result_.schedules, &result_.failing);
      if (!result_.error.empty()) return;
    } while (strategy.next());
    result_.complete = result_.cut == 0;
    if (!result_.complete) {
      result_.bound =
          fmt::format("{} schedules were cut off after {} bytecodes (--max-steps) or {} decisions",
                      result_.cut, options_.max_steps, PathScheduler::kMaxDecisions);
    }
  }

  const Subject& subject_;
  const SearchOptions& options_;
  const std::atomic<bool>& stop_;
  int64_t begin_;
  SearchResult result_;
  std::map<Key, size_t> index_;
};

}  // namespace

SearchResult search(const Subject& subject, const SearchOptions& options,
                    const std::atomic<bool>& stop) {
  return Search(subject, options, stop).run();
}

ReplayResult replay(const Subject& subject, const Trace& trace) {
  Subject replayed = subject;
  replayed.options.random_seed = trace.random_seed;
  replayed.options.arguments = trace.arguments;
  Replayer scheduler(trace.schedule);
  ReplayResult result;
  Run run = run_once(replayed, UINT64_MAX, scheduler, [](vm::Machine&) {});
  result.error = run.error.empty() ? scheduler.error() : run.error;
  if (result.error.empty() && !scheduler.finished())
    result.error = "the program ends before the trace does";
  result.failures = std::move(run.failures);
  for (Failure& f : result.failures) f.schedules = f.first = 1;
  result.output = std::move(run.output);
  return result;
}

uint64_t program_digest(const Subject& subject) {
  XXH64_state_t* state = XXH64_createState();
  XXH64_reset(state, 0);
  for (const vm::Module* m : subject.modules) {
    const std::vector<std::byte> bytes = vm::write_module(*m);
    XXH64_update(state, bytes.data(), bytes.size());
  }
  const uint64_t digest = XXH64_digest(state);
  XXH64_freeState(state);
  return digest;
}

}  // namespace braid::tester
