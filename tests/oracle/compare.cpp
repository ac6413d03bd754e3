#include "tests/oracle/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <set>

#include "cli/program.h"
#include "eraser/happens_before.h"
#include "lang/compiler.h"
#include "stdlib/natives.h"
#include "tester/race_switch.h"
#include "tester/search.h"
#include "vm/verifier.h"

namespace braid::tests {
namespace {

cli::Library& library() {
  static cli::Library instance;
  return instance;
}

constexpr uint64_t kMaxSchedules = 60'000;
constexpr int64_t kMaxNanos = 20'000'000'000;

tester::SearchResult search(const tester::Subject& subject, const std::string& mode,
                            bool checkpoints = true) {
  tester::SearchOptions options;
  options.mode = mode;
  options.collect_states = true;
  options.no_checkpoints = !checkpoints;
  options.max_steps = 200'000;
  options.time_limit_nanos = kMaxNanos;
  if (mode != "exhaustive") options.max_schedules = kMaxSchedules;
  const std::atomic<bool> stop = false;
  return tester::search(subject, options, stop);
}

std::set<std::string> names(const tester::SearchResult& r, bool races) {
  std::set<std::string> set;
  for (const tester::Failure& f : r.failures) {
    const bool is_race = f.kind == tester::FailureKind::kRace;
    const bool is_stuck =
        f.kind == tester::FailureKind::kLockCycle || f.kind == tester::FailureKind::kCondition;
    if (f.kind == tester::FailureKind::kSpins || f.kind == tester::FailureKind::kLivelock)
      continue;  // the one is compared below; the other need not be for ever on every schedule
    if (races ? is_race : !is_race && !is_stuck)
      set.insert(fmt::format("{} {}", static_cast<int>(f.kind), f.place));
  }
  return set;
}

std::string difference(const std::string& what, const std::vector<checkpoint::Digest>& all,
                       const std::vector<checkpoint::Digest>& some, const std::string& mode) {
  if (all == some) return "";
  return fmt::format("{}: exhaustive {}, {} {}\n", what, all.size(), mode, some.size());
}

std::string list(const std::set<std::string>& names) {
  return fmt::format("{}", fmt::join(names, "; "));
}

// Output and exit status of all whole runs.
std::set<std::string> ends(const tester::SearchResult& r) {
  std::set<std::string> set;
  for (const tester::Outcome& o : r.outcomes)
    set.insert(fmt::format("{} -> {}", o.output, o.exit_code));
  return set;
}

std::string compare(const tester::SearchResult& all, const tester::SearchResult& some, bool racy,
                    bool states) {
  std::string wrong;
  const auto races = names(some, true);
  if (racy != !races.empty()) {
    wrong += fmt::format("races: exhaustive [{}], {} [{}]\n", list(names(all, true)), some.mode,
                         list(races));
  }
  if (racy) return wrong;
  if (states) {
    wrong += difference("final states", all.final_states, some.final_states, some.mode);
    wrong += difference("stuck states", all.stuck_states, some.stuck_states, some.mode);
  } else if (all.stuck_states.empty() != some.stuck_states.empty()) {
    wrong += fmt::format("only one of them can be stuck: {}\n", some.mode);
  }
  const bool spins =
      std::any_of(some.failures.begin(), some.failures.end(),
                  [](const tester::Failure& f) { return f.kind == tester::FailureKind::kSpins; });
  if (spins != (all.livelocks > 0))
    wrong += fmt::format("livelocks: exhaustive {}, {} {}\n", all.livelocks, some.mode, spins);
  // The exhaustive mode counts livelocks, and does not report them as failures.
  const bool only_livelocks = all.failures.empty() && all.livelocks > 0;
  if (!only_livelocks && all.always_fails != some.always_fails)
    wrong += fmt::format("only one says that every schedule fails: {}\n", some.mode);
  if (ends(all) != ends(some))
    wrong += fmt::format("ends: exhaustive [{}], {} [{}]\n", list(ends(all)), some.mode,
                         list(ends(some)));
  if (names(all, false) != names(some, false)) {
    wrong += fmt::format("failures: exhaustive [{}], {} [{}]\n", list(names(all, false)), some.mode,
                         list(names(some, false)));
  }
  return wrong;
}

// The good end that a turning point shows is one.
std::string check_turning_point(const tester::Subject& subject, const tester::Failure& f,
                                const std::string& mode) {
  if (!f.turning_point) return "";
  tester::Trace trace;
  trace.schedule = f.turning_point->other;
  trace.rules = f.rules.value_or(subject.rules);
  const tester::ReplayResult good = tester::replay(subject, trace);
  if (good.error.empty() && good.failures.empty()) return "";
  return fmt::format("{}: the good end of '{}' replays to {}\n", mode, f.what,
                     !good.error.empty() ? good.error : good.failures[0].what);
}

// Each failure's schedule, written, read and played, shows the failure.
std::string check_witnesses(const tester::Subject& subject, const tester::SearchResult& r) {
  std::string wrong;
  for (const tester::Failure& f : r.failures) {
    tester::Trace trace;
    trace.schedule = f.schedule;
    trace.failure = f.what;
    trace.rules = f.rules.value_or(subject.rules);
    const tester::ParsedTrace parsed = tester::parse_trace(tester::print(trace));
    if (!parsed.trace) {
      wrong += fmt::format("{}: trace: {}\n", r.mode, parsed.error);
      continue;
    }
    const tester::ReplayResult replayed = tester::replay(subject, *parsed.trace);
    const bool shown = std::any_of(replayed.failures.begin(), replayed.failures.end(),
                                   [&](const tester::Failure& g) { return g.same_as(f); });
    if (!replayed.error.empty() || !shown) {
      wrong += fmt::format("{}: the witness of '{}' replays to {}\n", r.mode, f.what,
                           !replayed.error.empty()     ? replayed.error
                           : replayed.failures.empty() ? "nothing"
                                                       : replayed.failures[0].what);
    }
    wrong += check_turning_point(subject, f, r.mode);
  }
  return wrong;
}

// States that hold times differ by how long threads have run; where daemons are given up in the
// middle, or System.exit comes, what they were about to do is no part of the outcome.
bool comparable_states(const vm::Module& module) {
  for (const vm::ClassDef& cls : module.classes)
    for (const vm::MethodDef& method : cls.methods)
      for (const vm::Const& c : method.consts)
        if (c.kind == vm::ConstKind::kMethod &&
            (c.name == "nanoTime" || c.name == "setDaemon" || c.name == "currentTimeMillis" ||
             (c.name == "exit" && c.owner == "java/lang/System") || c.name == "halt"))
          return false;
  return true;
}

bool calls(const vm::Module& module, std::string_view name) {
  for (const vm::ClassDef& cls : module.classes)
    for (const vm::MethodDef& method : cls.methods)
      for (const vm::Const& c : method.consts)
        if (c.kind == vm::ConstKind::kMethod && c.name == name) return true;
  return false;
}

// Happens-before names no race, on random schedules, in a program that has none. A tryLock that
// fails orders nothing in Java, though it tells something: programs with it are left out.
std::string check_happens_before(const tester::Subject& subject, const vm::Module& module,
                                 bool racy, Comparison* c) {
  constexpr uint64_t kSchedules = 100;
  if (calls(module, "tryLock")) return "";
  tester::Subject watched = subject;
  watched.make_tools = [](tester::MachineFor) {
    return tester::Tools{std::make_shared<eraser::HappensBefore>()};
  };
  tester::SearchOptions options;
  options.mode = "random";
  options.max_schedules = kSchedules;
  options.max_steps = 200'000;
  const std::atomic<bool> stop = false;
  const tester::SearchResult r = tester::search(watched, options, stop);
  const std::set<std::string> races = names(r, true);
  c->raced = racy && !races.empty();
  if (racy || races.empty()) return "";
  return fmt::format("happens-before: a race that there is not: {}\n", list(races));
}

// With what races taken for volatile, the search reaches what every interleaving does.
std::string check_race_switch(const tester::Subject& subject, tester::SearchResult all, bool states,
                              Comparison* c) {
  tester::SearchOptions options;
  options.mode = "rwdd";
  options.collect_states = true;
  options.max_steps = 200'000;
  options.time_limit_nanos = kMaxNanos;
  options.max_schedules = kMaxSchedules;
  const std::atomic<bool> stop = false;
  tester::SearchResult some = tester::search_switching_races(subject, options, stop);
  if (!some.complete) return "";
  c->switched = true;
  tester::Subject switched = subject;
  switched.rules.volatiles = some.made_volatile;
  std::string wrong = some.still_races ? "--race-switch: there is still a race\n" : "";
  some.mode = "rwdd --race-switch";
  wrong += check_witnesses(switched, some);
  std::erase_if(some.failures, [](const auto& f) { return f.kind == tester::FailureKind::kRace; });
  all.always_fails = some.always_fails;  // said of programs without races only
  return wrong + compare(all, some, false, states);
}

// The same search, going back by running paths again, comes to the same.
std::string check_reexecution(const tester::Subject& subject, const tester::SearchResult& r) {
  constexpr uint64_t kMost = 300;  // schedules: it is slow
  if (r.schedules > kMost) return "";
  const tester::SearchResult again = search(subject, r.mode, false);
  const bool same = again.schedules == r.schedules && again.blocks == r.blocks &&
                    again.failed_attempts == r.failed_attempts && again.failing == r.failing &&
                    again.final_states == r.final_states && again.stuck_states == r.stuck_states;
  if (same) return "";
  return fmt::format("{}: without checkpoints {} schedules, {} blocks, with them {}, {}\n", r.mode,
                     again.schedules, again.blocks, r.schedules, r.blocks);
}

}  // namespace

std::string compile_program(const std::string& source, vm::Module* module) {
  lang::SourceSet sources;
  sources.add("Main.java", source);
  lang::CompileOptions options;
  options.provider.find_class = [](std::string_view name) { return library().find(name); };
  options.provider.has_package = [](std::string_view name) { return library().has_package(name); };
  lang::CompileResult result = lang::compile(sources, options);
  if (!result.ok) return result.errors;
  *module = std::move(result.module);
  const vm::Module* modules[] = {module};
  return vm::verify(modules, library().provider());
}

tester::Subject subject_of(const vm::Module& module) {
  tester::Subject subject;
  subject.modules = {&module};
  subject.library = library().provider();
  subject.natives = stdlib::library_natives();
  subject.options.max_heap = 64 << 20;
  return subject;
}

Comparison compare_searches(const vm::Module& module, bool check_dd) {
  const tester::Subject subject = subject_of(module);
  Comparison c;
  const tester::SearchResult all = search(subject, "exhaustive");
  c.states = all.states;
  if (!all.error.empty()) return c.wrong = all.error, c;
  if (!all.complete) return c.too_large = true, c;
  c.racy = !names(all, true).empty();
  c.stuck = !all.stuck_states.empty();
  c.fails = !names(all, false).empty();
  c.wrong += check_happens_before(subject, module, c.racy, &c);
  if (c.racy) c.wrong += check_race_switch(subject, all, comparable_states(module), &c);
  for (const std::string mode : {"rwdd", "dd"}) {
    if (mode == "dd" && !check_dd) break;
    const tester::SearchResult some = search(subject, mode);
    (mode == "dd" ? c.schedules_dd : c.schedules_rwdd) = some.schedules;
    if (!some.complete && (some.not_modelled.empty() || !some.bound.empty())) {
      c.too_large = true;
      continue;
    }
    c.wrong += compare(all, some, c.racy, comparable_states(module)) +
               check_witnesses(subject, some) + check_reexecution(subject, some);
  }
  return c;
}

}  // namespace braid::tests
