#include "tester/search.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <chrono>

#include "tester/exhaustive.h"
#include "tester/explain.h"
#include "tester/names.h"
#include "tester/recorder.h"
#include "tester/searcher.h"
#include "tester/story.h"
#include "tester/strategies/all.h"
#include "vm/bcfile.h"

namespace braid::tester {
namespace {

// Outcomes whose witnesses are written down: with --outcomes, and without.
constexpr size_t kMostRecorded = 100;
constexpr size_t kFewRecorded = 10;

}  // namespace

int64_t now() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

bool Pace::is_due(int64_t begin) {
  if (--left_ > 0) return false;
  const int64_t at = now() - begin;
  const double stretch = static_cast<double>(kNanos) / static_cast<double>(at - at_ + 1);
  interval_ = std::clamp(static_cast<int>(interval_ * std::min(stretch, 2.0)), 1, kLongest);
  left_ = interval_;
  at_ = at;
  return true;
}

Search::Search(const Subject& subject, const SearchOptions& options, const std::atomic<bool>& stop)
    : subject_(subject),
      options_(options),
      stop_(stop),
      begin_(now()),
      habits_(habits_of(subject)),
      session_(subject, options.max_steps, with_options(habits_, options),
               MachineFor::kSearch) {}

// Where so many schedules never end, further ones are not news: there may be very many of them.
constexpr uint64_t kEnoughEndless = 2000;

// Whether a bound ends the search here; notes which.
bool Search::ended() {
  const bool is_due = pace_.is_due(begin_);
  if (is_due && options_.on_progress) options_.on_progress(progress());
  out_of_time_ |= is_due && pace_.at() >= options_.time_limit_nanos;
  if (stop_) {
    result_.interrupted = true;
    end_by(Limit::kInterrupted, "interrupted");
  } else if (options_.stop_at_first && !result_.failures.empty()) {
    end_by(Limit::kFirstFailure, "stopped at the first failure (--stop)");
  } else if (endless() >= kEnoughEndless) {
    end_by(Limit::kEndless, fmt::format("{} schedules that never end are enough", kEnoughEndless));
  } else if (total() >= options_.max_schedules) {
    end_by(Limit::kMaxSchedules, fmt::format("--max-schedules {}", options_.max_schedules));
  } else if (out_of_time_) {
    end_by(Limit::kTimeLimit,
           fmt::format("--time-limit {}", options_.time_limit_nanos / 1'000'000'000));
  }
  return !result_.bound.empty();
}

void Search::end_by(Limit limit, std::string bound) {
  result_.limit = limit;
  result_.bound = std::move(bound);
}

// So many schedules were cut off, by a bound for the bytecodes of a thread, or if that is 0 by the
// one for all of them together.
void Search::end_by_cut(uint64_t cut, uint64_t bytecodes) {
  result_.complete = false;
  const char* were = cut == 1 ? "schedule was" : "schedules were";
  if (bytecodes != 0) {
    end_by(Limit::kThreadBytecodes,
           fmt::format("{} {} cut off after {} bytecodes of a thread (--terminate-after)", cut,
                       were, bytecodes));
  } else {
    end_by(Limit::kPathBytecodes, fmt::format("{} {} cut off after {} bytecodes (--max-steps)", cut,
                                              were, options_.max_steps));
  }
}

Search::Mark Search::mark() const {
  Mark m;
  m.result.failures = result_.failures;
  m.result.schedules = result_.schedules;
  m.result.asleep = result_.asleep;
  m.result.failing = result_.failing;
  m.result.blocks = result_.blocks;
  m.result.failed_attempts = result_.failed_attempts;
  m.result.spins = result_.spins;
  m.result.cut = result_.cut;
  m.result.endless = result_.endless;
  m.result.cut_at = result_.cut_at;
  m.outcomes = outcomes_.schedules();
  return m;
}

std::vector<Failure> Search::begin_pass(const Mark& m) {
  std::vector<Failure> known = std::exchange(result_.failures, m.result.failures);
  result_.schedules = m.result.schedules;
  result_.asleep = m.result.asleep;
  result_.failing = m.result.failing;
  result_.blocks = m.result.blocks;
  result_.failed_attempts = m.result.failed_attempts;
  result_.spins = m.result.spins;
  result_.cut = m.result.cut;
  result_.endless = m.result.endless;
  result_.cut_at = m.result.cut_at;
  outcomes_.count_from(m.outcomes);
  return known;
}

void Search::note(Failure f) {
  auto known = std::find_if(result_.failures.begin(), result_.failures.end(),
                            [&](const Failure& g) { return g.same_as(f); });
  if (known == result_.failures.end()) {
    if (f.first == 0) f.first = total();
    f.schedules = std::max<uint64_t>(f.schedules, 1);
    result_.failures.push_back(std::move(f));
    return;
  }
  known->schedules += std::max<uint64_t>(f.schedules, 1);
  known->add_messages_of(f);
  // A schedule of whole blocks is easier to read than a random one.
  if (!known->witness.at_points || f.witness.at_points) return;
  known->witness = std::move(f.witness);
  known->what = std::move(f.what);
  known->lost_wakeup = f.lost_wakeup;
}

// The program starts no second thread, or cannot.
void Search::only_one_schedule() {
  result_.schedules = 1;
  result_.complete = session_.start_end != Runner::End::kLimit;
  if (!result_.complete) {
    result_.cut = 1;
    end_by(Limit::kPathBytecodes, fmt::format("--max-steps {}", options_.max_steps));
  }
  for (Failure& f : session_.watcher->take()) note(std::move(f));
  if (session_.machine.has_ended()) {
    outcomes_.note(session_, [] { return Witness(); });
  } else if (result_.complete) {
    mark_all_stuck(session_.machine);
    const bool lost = session_.prologue && session_.prologue->lost_notifies() > 0;
    note(describe_deadlock(session_.machine, lost, false));
  }
  if (result_.complete && session_.prologue) {
    result_.complete = false;
    end_by(Limit::kOther, "one schedule was run, and no thread came to braid.Tester.begin()");
  }
  if (!result_.failures.empty()) result_.failing = 1;
}

void Search::walks(Walker& walker, uint64_t count) {
  constexpr uint64_t kLeast = 50'000;  // bytecodes of a thread
  const bool searched_then = options_.mode == "auto" && options_.terminate_after == 0;
  for (uint64_t i = 0; i < count && !ended(); ++i) {
    if (searched_then) session_.runner->bound_threads(walk_bound_);
    WalkResult w = walk(session_, root_, walker, random_);
    if (searched_then) session_.runner->bound_threads(UINT64_MAX);
    ++result_.random_schedules;
    if (w.cut) {
      ++result_.cut;
      ++result_.random_cut;
      // It waits in a loop, for somebody who had no luck: the others should not take as long.
      const uint64_t halves = std::min<uint64_t>(result_.random_cut, 63);
      walk_bound_ = std::min(walk_bound_, std::max(kLeast, options_.max_steps >> halves));
      if (options_.mode != "auto") note_cut(std::move(w.cut_at));
    }
    const bool endless = w.cut && never_ends(w);
    if (!w.failures.empty() || endless) ++result_.random_failing;
    for (Failure& f : w.failures) note(std::move(f));
    if (w.finished) note_good_end();
    if (w.finished) outcomes_.note(session_, [&] { return std::move(w.witness); });
    back_to_root();
    // Further ones would take long, and tell little.
    constexpr uint64_t kEnough = 3;
    if (result_.endless >= kEnough && options_.mode == "auto") return;
  }
}

// Before the search begins again: what it has shown of the program's habits.
void Search::learn_from(const Explorer& explorer) {
  auto& late = subject_.rules.late_finals;
  late.insert(late.end(), explorer.late_finals.begin(), explorer.late_finals.end());
  if (!explorer.tests_locks) return;
  habits_.tests_locks = session_.habits.tests_locks = true;
  session_.runner->note_habits();
}

void Search::explore(Explorer& explorer, bool* complete) {
  explorer.stop_at_first = options_.stop_at_first;
  explorer.reexecutes = options_.no_checkpoints;
  explorer.on_outcome = [&] {
    if (!session_.machine.has_ended()) return;
    note_good_end();
    outcomes_.note(session_, [&] { return explorer.path_witness(); });
    if (digester_) collect(result_.final_states);
  };
  if (digester_) explorer.on_stuck = [&] { collect(result_.stuck_states); };
  explorer.fairness = fairness_.get();
  explorer.should_stop = [&] {
    out_of_time_ |= now() - begin_ >= options_.time_limit_nanos;
    return stop_ || out_of_time_;
  };
  const uint64_t before = result_.schedules;
  const std::vector<uint64_t> outcomes_before = outcomes_.schedules();
  explorer_ = &explorer;
  pass_begin_ = now() - begin_;
  *complete = explorer.run(root_, [&] {
    result_.schedules = before + explorer.counts.schedules;
    return goes_over() || ended();
  });
  if (!*complete && !explorer.begins_again) {
    const Progress p = progress();
    const bool bounds = explorer.counts.cut > 0 || (!is_first_pass_ && !pass_preemptions_);
    result_.ended_in = {bounds ? pass_bytecodes_ : 0, pass_preemptions_, p.share, p.seconds_left};
  }
  explorer_ = nullptr;
  if (explorer.begins_again) {
    learn_from(explorer);
    end_by(Limit::kNone, "");
    result_.went_over.reset();
    result_.schedules = before;
    outcomes_.forget(outcomes_before);
    back_to_root();
    return;
  }
  result_.ends_at_mark |= explorer.end_reached;
  result_.asleep += explorer.counts.asleep;
  result_.failing += explorer.counts.failing;
  result_.blocks += explorer.counts.blocks;
  result_.failed_attempts += explorer.counts.failed_attempts;
  result_.spins += explorer.counts.spins;
  result_.depth = std::max(result_.depth, explorer.counts.depth);
  result_.cut += explorer.counts.cut;
  result_.endless += explorer.counts.endless;
  for (std::string& place : explorer.cut_at) note_cut(std::move(place));
  for (Failure& f : explorer.failures) {
    f.first += result_.random_schedules + before;
    note(std::move(f));
  }
  back_to_root();
  if (!*complete) ended();
}

void Search::note_cut(std::string place) {
  if (place.empty()) return;
  const auto at = std::lower_bound(result_.cut_at.begin(), result_.cut_at.end(), place);
  const bool known = at != result_.cut_at.end() && *at == place;
  if (!known && result_.cut_at.size() < SearchResult::kMaxOutcomes)
    result_.cut_at.insert(at, std::move(place));
}

void Search::systematic(const Strategy& strategy) {
  const uint64_t given = options_.terminate_after;
  const Mark before = mark();
  const uint64_t cut_before = result_.cut;
  bool all_endless = false;  // of those that were cut off
  uint64_t bound = given != 0 ? given : first_bound(strategy);
  while (!ended()) {
    const std::vector<Failure> known = begin_pass(before);
    session_.runner->bound_threads(bound);
    pass_bytecodes_ = bound;
    const bool complete = one_depth(strategy);
    is_first_pass_ = false;
    // What a smaller bound has shown stays shown.
    for (const Failure& f : known) {
      if (std::none_of(result_.failures.begin(), result_.failures.end(),
                       [&](const Failure& g) { return g.same_as(f); }))
        result_.failures.push_back(f);
    }
    const bool cut = result_.cut > cut_before;
    if (complete && cut) result_.depth_completed = bound;
    if (complete && !cut) result_.depth_completed = 0;
    // Beyond --max-steps a larger bound changes nothing, nor does it where nothing but schedules
    // that never end exceeds it.
    all_endless = cut && result_.cut - cut_before == result_.endless - before.result.endless;
    if (!complete || !cut || all_endless || given != 0 || bound >= options_.max_steps) break;
    bound *= kBoundGrows;
  }
  session_.runner->bound_threads(UINT64_MAX);
  if (!result_.bound.empty() || result_.went_over) return;
  if (all_endless) {
    result_.complete = false;
    return end_by(
        Limit::kEndless,
        fmt::format("{} schedules never end; they were cut off after {} bytecodes of a thread",
                    result_.cut - cut_before, bound));
  }
  if (result_.cut > cut_before) return end_by_cut(result_.cut - cut_before, given);
  note_what_is_left_out(strategy);
}

// Of a search that went to its end.
void Search::note_what_is_left_out(const Strategy& strategy) {
  if (!strategy.is_complete())
    end_by(Limit::kOther,
           fmt::format("every schedule of {} was run, but it can miss failures", strategy.name()));
  if (habits_.javasafe)
    end_by(Limit::kOther,
           "every schedule was run, but --javasafe leaves out what library code does");
}

// The bound to begin with: the first one within which the first path ends. A program whose first
// path does not end soon may have loops without end, for which the smallest is right.
uint64_t Search::first_bound(const Strategy& strategy) {
  constexpr uint64_t kSoon = 1'000'000;
  uint64_t bound = kFirstBound;
  if (fair_never_ends_) return bound;
  while (bound <= kSoon && !stop_) {
    session_.runner->bound_threads(bound);
    Explorer explorer(session_.machine, *session_.store, session_.scheduler, *session_.runner,
                      *session_.watcher, strategy, habits_);
    explorer.run(root_, [] { return true; });
    back_to_root();
    if (explorer.begins_again) {
      learn_from(explorer);
      continue;
    }
    if (explorer.counts.cut == 0) return bound;
    bound *= kBoundGrows;
  }
  return kFirstBound;
}

// The search with one bound for each thread. Whether it went to its end.
bool Search::one_depth(const Strategy& strategy) {
  Explorer explorer(session_.machine, *session_.store, session_.scheduler, *session_.runner,
                    *session_.watcher, strategy, habits_);
  explorer.max_depth = options_.max_depth;
  bool complete = false;
  explore(explorer, &complete);
  if (explorer.begins_again) return one_depth(strategy);
  if (complete && explorer.bound_hit) {
    complete = false;
    if (explorer.too_deep) {
      end_by(Limit::kMaxDepth, fmt::format("--max-depth {}", options_.max_depth));
    } else {
      end_by(Limit::kOther, "a node has too many possible deadlocks to look at each");
    }
  }
  result_.complete =
      complete && strategy.is_complete() && !habits_.javasafe && habits_.not_modelled.empty();
  return complete;
}

// Every interleaving of single operations.
void Search::exhaustive() {
  auto stepping_witness = [] {
    Witness w;
    w.stepping = true;
    return w;
  };
  Exhaustive all(session_);
  all.on_end = [&] {
    ends_well_ |= !session_.machine.any_failed();
    outcomes_.note(session_, stepping_witness);
  };
  const bool complete = all.run([&] {
    result_.schedules = all.ends;
    return ended();
  });
  result_.schedules = all.ends;
  result_.states = all.states;
  result_.livelocks = all.livelocks;
  result_.blocks = all.steps;
  if (all.cut) result_.cut = 1;
  for (Failure& f : all.failures) note(std::move(f));
  result_.complete = complete && !all.cut;
  if (all.cut) end_by(Limit::kPathBytecodes, fmt::format("--max-steps {}", options_.max_steps));
  result_.final_states.assign(all.final_states.begin(), all.final_states.end());
  result_.stuck_states.assign(all.stuck_states.begin(), all.stuck_states.end());
}

void Search::collect(std::vector<checkpoint::Digest>& states) {
  states.push_back(digester_->digest());
  // Now and then, so that it does not grow without end.
  if (states.size() % 1024 == 0) sort_states();
}

void Search::sort_states() {
  for (auto* states : {&result_.final_states, &result_.stuck_states}) {
    auto less = [](const checkpoint::Digest& a, const checkpoint::Digest& b) {
      return a.low != b.low ? a.low < b.low : a.high < b.high;
    };
    std::sort(states->begin(), states->end(), less);
    states->erase(std::unique(states->begin(), states->end()), states->end());
  }
}

void Search::back_to_root() {
  session_.store->restore(root_checkpoint_);
  session_.watcher->take();
  session_.watcher->go_back(asserted_before_);
}

// The program has ended: whether without a failure.
void Search::note_good_end() {
  const bool failed = session_.machine.any_failed() || session_.watcher->mark() > asserted_before_;
  ends_well_ |= !failed;
}

bool Search::always_fails() const {
  const auto& failures = result_.failures;
  return has_root_ && result_.complete && !ends_well_ && !failures.empty() &&
         std::none_of(failures.begin(), failures.end(),
                      [](const Failure& f) { return f.kind == FailureKind::kRace; });
}

// What there is to be found out about each failure: explain.h.
void Search::explain() {
  result_.always_fails = always_fails();
  Explainer explainer(subject_, session_, stop_);
  // What the thesis' algorithms claim is left as they claim it.
  const std::unique_ptr<Strategy> strategy = make_strategy(result_.mode);
  const bool as_printed = strategy != nullptr && strategy->follows_lock_chains();
  if (has_root_ && !as_printed) explainer.minimise(root_, root_checkpoint_, &result_.failures);
  explainer.record(&result_.failures);
  if (has_root_ && !as_printed && !result_.always_fails)
    explainer.find_turning_points(root_, root_checkpoint_, &result_.failures);
  explainer.tell(&result_.failures);
}

SearchResult Search::run() {
  result_.mode = options_.mode;
  result_.not_modelled = habits_.not_modelled;
  result_.error = session_.error;
  if (options_.mode == "exhaustive" && subject_.rules.ordered_clock)
    result_.error = "--search exhaustive goes by an adversarial clock only";
  if (!result_.error.empty()) return std::move(result_);
  random_.seed(options_.seed * 0x9e3779b97f4a7c15u + 1);
  if (!session_.run_to_start()) {
    result_.error = session_.error;
    if (!result_.error.empty()) return std::move(result_);
    only_one_schedule();
  } else {
    result_.begins_at_mark = session_.prologue.has_value() && !session_.recorded;
    root_ = session_.root();
    root_checkpoint_ = session_.store->take();
    has_root_ = true;
    asserted_before_ = session_.watcher->mark();
    if (options_.collect_states) {
      checkpoint::DigestOptions digests;
      digests.by_creation = true;
      digester_ = std::make_unique<checkpoint::Digester>(session_.machine, digests);
    }
    look_at_fair_schedule();
    if (options_.terminate_after != 0) session_.runner->bound_threads(options_.terminate_after);
    RandomWalker random;
    PctWalker pct(options_.pct_depth);
    const std::string& mode = options_.mode;
    if (mode == "auto") {
      walks(random, options_.random_schedules);
      walks(pct, options_.pct_schedules);
      result_.mode = "rwdd";
    }
    if (mode != "random" && mode != "pct") session_.begin_search();
    if (mode == "random") {
      walks(random, options_.max_schedules);
    } else if (mode == "pct") {
      walks(pct, options_.max_schedules);
    } else if (mode == "bounded") {
      bounded(options_.preemptions, options_.terminate_after);
    } else if (mode == "exhaustive") {
      exhaustive();
    } else if (const std::unique_ptr<Strategy> s = make_strategy(result_.mode)) {
      may_go_over_ = mode == "auto";
      systematic(*s);
      may_go_over_ = false;
      if (result_.went_over) bounded(UINT32_MAX, pass_bytecodes_);
    }
    const bool is_random = mode == "random" || mode == "pct";
    if (is_random && result_.bound.empty() && result_.cut > 0 && options_.terminate_after != 0)
      end_by_cut(result_.cut, options_.terminate_after);
    result_.threads = session_.machine.stats().max_alive;
    result_.checkpoints = session_.store->stats().taken;
    result_.returned = session_.store->stats().restored;
  }
  if (fairness_) fairness_->settle(root_checkpoint_, &result_.failures);
  if (!subject_.rules.late_finals.empty())
    for (Failure& f : result_.failures) f.rules = subject_.rules;
  result_.unseen = find_unseen(subject_.modules, session_.machine, habits_.interrupts);
  explain();
  if (result_.outcomes.size() > 1)
    record_outcomes(subject_, habits_, options_.outcomes ? kMostRecorded : kFewRecorded,
                    result_.outcomes);
  sort_states();
  session_.machine.tools().detach();
  result_.tool_errors = session_.machine.tools().errors();
  result_.nanos = now() - begin_;
  return std::move(result_);
}

namespace {

constexpr std::string_view kModes[] = {
    "auto",
#define STRATEGY(function, name, doc) name,
#include "tester/strategies/strategies.def"
#undef STRATEGY
    "bounded", "exhaustive", "random", "pct",
};

}  // namespace

bool is_mode(std::string_view name) {
  return std::find(std::begin(kModes), std::end(kModes), name) != std::end(kModes);
}

std::string mode_names() { return fmt::format("{}", fmt::join(kModes, ", ")); }

SearchResult search(const Subject& subject, const SearchOptions& options,
                    const std::atomic<bool>& stop) {
  return Search(subject, options, stop).run();
}

Habits habits_of(const Subject& subject) {
  Habits h = habits_of(subject.modules);
  h.ordered_clock = subject.rules.ordered_clock;
  // What the library does matters as well, and it does everything.
  if (!subject.rules.no_trust.empty())
    h.tests_locks = h.interrupts = h.reads_time = h.has_timeouts = true;
  return h;
}

ReplayResult replay(const Subject& subject, const Trace& trace) {
  Subject replayed = subject;
  replayed.rules = trace.rules;
  replayed.options.random_seed = trace.random_seed;
  replayed.options.arguments = trace.arguments;
  Recording r = play(replayed, habits_of(replayed), trace.schedule, MachineFor::kReplay);
  for (Failure& f : r.failures) {
    f.schedules = f.first = 1;
    f.schedule = trace.schedule;
    tell_story(replayed, habits_of(replayed), f);
  }
  return {std::move(r.error), std::move(r.failures), std::move(r.output), r.exit_status,
          std::move(r.tool_errors)};
}

uint64_t program_digest(const std::vector<const vm::Module*>& modules) {
  std::vector<uint64_t> classes;
  for (const vm::Module* m : modules) {
    for (const vm::ClassDef& c : m->classes) {
      const std::vector<std::byte> bytes = vm::write_module({{c}, ""});
      classes.push_back(XXH64(bytes.data(), bytes.size(), 0));
    }
  }
  std::sort(classes.begin(), classes.end());
  return XXH64(classes.data(), classes.size() * sizeof(uint64_t), 0);
}

}  // namespace braid::tester
