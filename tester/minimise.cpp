#include "tester/minimise.h"

#include <algorithm>
#include <optional>

#include "tester/strategies/all.h"

namespace braid::tester {
namespace {

// A thread's turn: its blocks, with the answers to their choices.
struct Turn {
  uint32_t thread = 0;
  std::vector<Witness::Step> steps;
  std::vector<uint32_t> answers;
};

std::vector<Turn> turns_of(const Witness& w) {
  std::vector<Turn> turns;
  auto answer = w.choices.begin();
  for (const Witness::Step& s : w.steps) {
    if (turns.empty() || turns.back().thread != s.thread) turns.push_back({s.thread, {}, {}});
    turns.back().steps.push_back(s);
    turns.back().answers.insert(turns.back().answers.end(), answer, answer + s.choices);
    answer += s.choices;
  }
  return turns;
}

Witness witness_of(const std::vector<Turn>& turns) {
  Witness w;
  for (const Turn& t : turns) {
    w.steps.insert(w.steps.end(), t.steps.begin(), t.steps.end());
    w.choices.insert(w.choices.end(), t.answers.begin(), t.answers.end());
  }
  return w;
}

// What is simpler by one change: without a turn, or with two turns of a thread in one, or with a
// block more, after which the thread may have ended. There are kChanges for each turn, from the
// last on; nothing if this one does not exist.
constexpr size_t kChanges = 4;
std::optional<Witness> simpler_one(std::vector<Turn> turns, size_t number) {
  const size_t i = turns.size() - 1 - number / kChanges;
  const auto at = [&](size_t n) { return turns.begin() + static_cast<ptrdiff_t>(n); };
  const size_t change = number % kChanges;
  if (change == 0) {
    turns.erase(at(i));
    return witness_of(turns);
  }
  if (change == 1) {
    const uint32_t thread = turns[i].thread;
    if (std::any_of(at(i + 1), turns.end(), [&](const Turn& t) { return t.thread == thread; }))
      return std::nullopt;
    turns[i].steps.push_back({thread, 0});
    return witness_of(turns);
  }
  size_t j = i;
  while (j > 0 && turns[j - 1].thread != turns[i].thread) --j;
  if (j-- == 0) return std::nullopt;
  if (change == 2) {
    std::rotate(at(j), at(j + 1), at(i));  // j comes right before i
  } else {
    std::rotate(at(j + 1), at(i), at(i + 1));  // i comes right after j
  }
  return witness_of(turns);
}

}  // namespace

Minimiser::Minimiser(Session& session, const Node& root, checkpoint::Id begin,
                     std::function<bool()> stop)
    : session_(session),
      root_(root),
      begin_(begin),
      stop_(std::move(stop)),
      strategy_(make_strategy("dd")),
      reported_(session.watcher->mark()),
      bound_(kFirstBound) {}

void Minimiser::back_to_begin() {
  session_.store->restore(begin_);
  session_.watcher->take();
  session_.watcher->go_back(reported_);
}

// Runs the candidate. Whether it shows the failure, and simpler than what is known.
bool Minimiser::follow(Target& target, const Witness& candidate) {
  back_to_begin();
  Explorer explorer(session_.machine, *session_.store, session_.scheduler, *session_.runner,
                    *session_.watcher, *strategy_, session_.habits);
  bool better = false;
  explorer.on_failure = [&](const Failure& seen, const Witness& w) {
    if (!target.is(seen) || !w.simpler_than(target.best)) return;
    target.best = w;
    better = true;
  };
  WitnessGuide guide(candidate);
  explorer.follow(root_, guide);
  ++runs_;
  ++target.runs;
  bytecodes_ += explorer.counts.bytecodes;
  over_ |= bytecodes_ > kBytecodes;
  bound_ = std::max(bound_, kBoundGrows * explorer.counts.longest);
  return better;
}

void Minimiser::take_original(Target& target) {
  target.best = target.failure->witness;
  target.before = target.best.preemptions;
  if (!target.best.at_points) {
    follow(target, target.best);
    return;
  }
  Witness blocks = to_blocks(target.best);
  if (follow(target, blocks)) return;
  // The last point may lie inside a block.
  blocks.steps.push_back({target.best.steps.back().thread, 0});
  follow(target, blocks);
}

// Of a walk: which steps were attempts that failed.
std::vector<bool> Minimiser::failed_steps(const Witness& points) {
  Session& s = session_;
  std::vector<bool> failed;
  std::span<const uint32_t> answers = points.choices;
  back_to_begin();
  for (const Witness::Step& step : points.steps) {
    vm::Thread* t = s.machine.thread_by_number(step.thread);
    if (t == nullptr) break;
    s.scheduler.begin(answers.first(step.choices));
    answers = answers.subspan(step.choices);
    failed.push_back(s.runner->run_to_point(*t) == Runner::End::kFailed);
  }
  return failed;
}

// The whole blocks of a walk, in the order in which they have ended: each is run as soon as its
// thread has made all its steps.
Witness Minimiser::to_blocks(const Witness& points) {
  constexpr size_t kMostSteps = 5000;
  struct Progress {
    uint64_t points = 0;  // since its last whole block
    std::vector<uint32_t> answers;
  };
  Witness blocks;
  if (points.steps.size() > kMostSteps) return blocks;
  Session& s = session_;
  s.runner->count_all_points();
  const std::vector<bool> failed = failed_steps(points);
  back_to_begin();
  std::vector<Progress> threads;
  std::span<const uint32_t> answers = points.choices;
  for (size_t i = 0; i < failed.size(); ++i) {
    const Witness::Step& step = points.steps[i];
    if (threads.size() <= step.thread) threads.resize(step.thread + 1);
    Progress& p = threads[step.thread];
    p.answers.insert(p.answers.end(), answers.begin(), answers.begin() + step.choices);
    answers = answers.subspan(step.choices);
    vm::Thread* t = s.machine.thread_by_number(step.thread);
    const bool can =
        t != nullptr && (t->state == vm::ThreadState::kRunnable || s.scheduler.can_wake(*t));
    if (failed[i] || !can) continue;
    ++p.points;
    const checkpoint::Id before = s.store->take();
    s.scheduler.begin(p.answers);
    const Runner::End end = s.runner->run(*t);
    const uint64_t needs = s.runner->points() + (end == Runner::End::kBoundary ? 0 : 1);
    if (end == Runner::End::kFailed || end == Runner::End::kLimit || needs > p.points) {
      s.store->restore(before);
    } else {
      const auto given = s.scheduler.given();
      blocks.steps.push_back({step.thread, static_cast<uint32_t>(given.size())});
      blocks.choices.insert(blocks.choices.end(), given.begin(), given.end());
      p = {};
    }
    s.store->drop(before);
  }
  s.runner->count_boundaries();
  return blocks;
}

// ---- The search ---------------------------------------------------------------------------------

// Every schedule with at most so many preemptions, for all failures that are not settled. Whether
// it came to its end. *every: these are all schedules that there are.
bool Minimiser::pass(uint32_t preemptions, bool* every) {
  back_to_begin();
  session_.runner->bound_threads(bound_);
  Explorer explorer(session_.machine, *session_.store, session_.scheduler, *session_.runner,
                    *session_.watcher, *strategy_, session_.habits);
  explorer.preemptions = preemptions;
  explorer.on_failure = [&](const Failure& seen, const Witness& w) {
    for (Target& t : targets_)
      if (!t.settled && t.is(seen) && w.simpler_than(t.best)) t.best = w;
  };
  explorer.should_stop = [&] {
    return bytecodes_ + explorer.counts.bytecodes > kBytecodes || stops();
  };
  const bool complete = explorer.run(root_, [&] {
    ++runs_;
    for (Target& t : targets_)
      if (!t.settled) ++t.runs;
    return runs_ >= kSearchRuns || explorer.should_stop();
  });
  bytecodes_ += explorer.counts.bytecodes;
  if (explorer.tests_locks && !session_.habits.tests_locks) {
    session_.habits.tests_locks = true;
    session_.runner->note_habits();
  }
  if (explorer.begins_again && !stops()) return pass(preemptions, every);
  *every = complete && !explorer.bound_hit;
  const bool is_sure = explorer.counts.cut == 0 && explorer.counts.undecided == 0 &&
                       !explorer.candidates_left && !session_.habits.javasafe &&
                       session_.habits.not_modelled.empty();
  if (complete && is_sure && exhausted_ == preemptions) exhausted_ = preemptions + 1;
  return complete;
}

void Minimiser::search() {
  bool every = false;
  for (uint32_t k = 0; !every && !stops(); ++k) {
    const bool any =
        std::any_of(targets_.begin(), targets_.end(), [](const Target& t) { return !t.settled; });
    if (!any || !pass(k, &every)) return;
    for (Target& t : targets_) t.settled |= !t.best.at_points && t.best.preemptions <= k;
  }
}

// ---- Simplifying what is there ------------------------------------------------------------------

// Whether one change has made it simpler, before so many runs were spent on it.
bool Minimiser::simplify_once(Target& target, uint64_t runs) {
  const std::vector<Turn> turns = turns_of(target.best);
  for (size_t i = 0; i < kChanges * turns.size() && target.runs < runs && !stops(); ++i) {
    const std::optional<Witness> candidate = simpler_one(turns, i);
    if (candidate && follow(target, *candidate)) return true;
  }
  return false;
}

void Minimiser::reduce(Target& target, uint64_t runs) {
  runs += target.runs;
  while (simplify_once(target, runs)) {
  }
}

void Minimiser::run(std::vector<Failure>& failures) {
  for (Failure& f : failures) {
    // What comes after the witness of a livelock is not a search's to find.
    if (f.witness.stepping || f.kind == FailureKind::kLivelock) continue;
    targets_.push_back({&f, {}, 0, 0, false});
  }
  for (Target& t : targets_)
    if (!stops()) take_original(t);
  search();
  auto open = [](const Target& t) { return !t.settled && !t.best.at_points; };
  const auto left = static_cast<uint64_t>(std::count_if(targets_.begin(), targets_.end(), open));
  for (Target& t : targets_)
    if (open(t)) reduce(t, kReduceRuns / left);
  session_.runner->bound_threads(UINT64_MAX);
  back_to_begin();
  for (Target& t : targets_) {
    if (t.best.at_points || t.runs == 0) continue;
    Minimised m;
    m.preemptions = t.best.preemptions;
    m.before = t.before;
    m.runs = static_cast<uint32_t>(t.runs);
    m.proved =
        m.preemptions <= exhausted_ || (t.failure->minimised && t.failure->minimised->proved);
    t.failure->minimised = m;
    t.failure->witness = std::move(t.best);
  }
}

}  // namespace braid::tester
