#include "tester/livelock.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

#include "tester/components.h"
#include "tester/names.h"
#include "vm/deadlock_report.h"

namespace braid::tester {
Livelock::Livelock(vm::Machine& machine, checkpoint::Store& store, BlockScheduler& scheduler,
                   Runner& runner)
    : machine_(machine),
      store_(store),
      scheduler_(scheduler),
      runner_(runner),
      digester_(machine) {}

std::vector<uint32_t> Livelock::threads() const {
  return threads_to_run(machine_,
                        [](const vm::Thread& t) { return t.deadline != vm::kNoDeadline; });
}

Livelock::Verdict Livelock::look() {
  states_.clear();
  stack_.clear();
  movers_.clear();
  places_.clear();
  gets_out_ = false;
  const checkpoint::Id start = store_.take();
  const bool whole = explore();
  store_.restore(start);
  store_.drop(start);
  if (gets_out_) return Verdict::kNo;
  if (!whole) return Verdict::kUndecided;
  if (!never_ends()) return Verdict::kNo;
  polls_ = needs_time_outs();
  std::sort(movers_.begin(), movers_.end());
  return Verdict::kForEver;
}

// False: too many states.
bool Livelock::explore() {
  std::unordered_map<checkpoint::Digest, uint32_t, checkpoint::DigestHash> index;
  auto visit = [&] {
    auto [it, fresh] = index.try_emplace(digester_.digest(), static_cast<uint32_t>(states_.size()));
    if (fresh) {
      states_.push_back({{}, places(), store_.take(), threads(), {}, false});
      stack_.push_back(it->second);
    }
    return it->second;
  };
  visit();
  while (!stack_.empty() && !gets_out_) {
    if (states_.size() > kMostStates) return false;
    const uint32_t at = stack_.back();
    if (states_[at].threads.empty()) {
      store_.restore(states_[at].checkpoint);
      store_.drop(states_[at].checkpoint);
      stack_.pop_back();
      continue;
    }
    store_.restore(states_[at].checkpoint);
    const uint32_t number = states_[at].threads.back();
    if (!try_next(at)) continue;
    const bool time_out =
        std::any_of(machine_.access_log().entries().begin(), machine_.access_log().entries().end(),
                    [](const vm::AccessEntry& e) { return e.kind == vm::Access::raise_clock; });
    const uint32_t to = visit();
    states_[at].edges.push_back({to, number, time_out});
  }
  return true;
}

std::vector<std::pair<uint32_t, std::string>> Livelock::places() const {
  std::vector<std::pair<uint32_t, std::string>> list;
  for (uint32_t n : threads()) list.emplace_back(n, user_line(*machine_.thread_by_number(n)));
  return list;
}

// Runs the next block from a state; true if it was finished.
bool Livelock::try_next(uint32_t at) {
  State& state = states_[at];
  const uint32_t number = state.threads.back();
  scheduler_.begin(state.answers);
  scheduler_.set_due(INT64_MAX - 1);  // time passes as far as it must
  const Runner::End end = runner_.run(*machine_.thread_by_number(number));
  const auto next_answers = scheduler_.next_vector();
  if (!next_answers) state.threads.pop_back();
  state.answers = next_answers.value_or(std::vector<uint32_t>());
  switch (end) {
    case Runner::End::kFailed:
      return false;
    case Runner::End::kBoundary:
    case Runner::End::kSuspended:
      return true;
    default:
      gets_out_ = true;  // what has ended does not come back
      return false;
  }
}

// Whether all ways end in a set of states that lead to each other and nowhere else, with somebody
// moving. Keeps who moves there, and where.
bool Livelock::never_ends() {
  std::vector<std::vector<uint32_t>> next(states_.size());
  for (uint32_t i = 0; i < states_.size(); ++i)
    for (const Edge& e : states_[i].edges) next[i].push_back(e.to);
  const Components c = components_of(next);
  for (size_t i = 0; i < c.left.size(); ++i)
    if (!c.left[i] && !c.moves[i]) return false;
  for (uint32_t i = 0; i < states_.size(); ++i) {
    State& s = states_[i];
    s.recurs = !c.left[c.of[i]];
    if (!s.recurs) continue;
    for (const Edge& e : s.edges)
      if (std::find(movers_.begin(), movers_.end(), e.thread) == movers_.end())
        movers_.push_back(e.thread);
    for (const auto& place : s.places)
      if (std::find(places_.begin(), places_.end(), place) == places_.end())
        places_.push_back(place);
  }
  return true;
}

// Whether each way round contains a time-out: without them nothing goes round.
bool Livelock::needs_time_outs() const {
  std::vector<uint32_t> incoming(states_.size());
  for (const State& s : states_)
    for (const Edge& e : s.edges)
      if (s.recurs && !e.time_out) ++incoming[e.to];
  std::vector<uint32_t> todo;
  for (uint32_t i = 0; i < states_.size(); ++i)
    if (incoming[i] == 0) todo.push_back(i);
  size_t removed = 0;
  while (!todo.empty()) {
    const uint32_t i = todo.back();
    todo.pop_back();
    ++removed;
    for (const Edge& e : states_[i].edges)
      if (states_[i].recurs && !e.time_out && --incoming[e.to] == 0) todo.push_back(e.to);
  }
  return removed == states_.size();
}

Failure Livelock::describe() {
  Failure f;
  f.kind = FailureKind::kSpins;
  // All lines where those who move are, wherever the round was begun.
  std::vector<std::string> places;
  for (const auto& [number, place] : places_) {
    if (std::find(movers_.begin(), movers_.end(), number) != movers_.end()) places.push_back(place);
  }
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  const char* verb = polls_ ? "polls for ever" : "spins for ever";
  f.place = fmt::format("{}", fmt::join(places, ", "));
  f.what = fmt::format("{} at {}", verb, f.place);
  const vm::ObjectNames names(machine_);
  for (size_t i = 0; i < machine_.thread_slots(); ++i) {
    vm::Thread& t = *machine_.thread(static_cast<uint32_t>(i));
    if (!t.alive()) continue;
    const bool moves = std::find(movers_.begin(), movers_.end(), t.number) != movers_.end();
    if (!moves) mark_stuck(machine_, t);
    f.details.push_back(
        fmt::format("thread \"{}\" at {} {}", machine_.label_of(t), user_line(t),
                    moves ? (polls_ ? "waits, times out and waits again" : "goes round in a loop")
                          : vm::describe_wait(machine_, t, names)));
  }
  return f;
}

}  // namespace braid::tester
