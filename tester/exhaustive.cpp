#include "tester/exhaustive.h"

#include <fmt/format.h>

#include <algorithm>

#include "tester/components.h"
#include "tester/names.h"
#include "tester/writers_first.h"

namespace braid::tester {
namespace {

bool is_plain(const vm::AccessEntry& e) {
  switch (e.kind) {
    case vm::Access::read:
    case vm::Access::write:
    case vm::Access::write_final:
    case vm::Access::read_range:
    case vm::Access::write_range:
      return true;
    default:
      return false;
  }
}

bool writes(const vm::AccessEntry& e) { return vm::info(e.kind).effect == vm::Effect::W; }

uint32_t last_slot(const vm::AccessEntry& e) {
  const bool range = e.kind == vm::Access::read_range || e.kind == vm::Access::write_range;
  return range ? e.slot + e.count - 1 : e.slot;
}

bool clash(const vm::AccessEntry& a, const vm::AccessEntry& b) {
  return is_plain(a) && is_plain(b) && a.object == b.object && (writes(a) || writes(b)) &&
         a.slot <= last_slot(b) && b.slot <= last_slot(a);
}

checkpoint::DigestOptions digest_options(const Habits& habits) {
  checkpoint::DigestOptions options;
  options.by_creation = true;
  // Who reads the time sees how long he has run.
  options.exact = options.deadlines = habits.reads_time;
  return options;
}
}  // namespace

Exhaustive::Exhaustive(Session& session)
    : s_(session), digester_(session.machine, digest_options(session.habits)) {}

checkpoint::Digest Exhaustive::digest() {
  checkpoint::Outside outside;
  if (s_.habits.prints_matter) outside.output = s_.world.output();
  if (s_.habits.reads_time) outside.clock = s_.world.now_nanos();
  return digester_.digest(outside);
}

std::vector<uint32_t> Exhaustive::candidates() {
  auto list =
      threads_to_run(s_.machine, [&](const vm::Thread& t) { return s_.scheduler.can_wake(t); });
  std::sort(list.begin(), list.end(), std::greater<>());
  return list;
}

bool Exhaustive::run(const std::function<bool()>& ended) {
  s_.machine.set_stepping(true);
  bool complete = true;
  bool fresh = false;
  visit(0, &fresh);
  while (!stack_.empty()) {
    if (steps % 1024 == 0 && ended()) {
      complete = false;
      break;
    }
    State& top = stack_.back();
    if (top.threads.empty()) {
      finish(top);
      s_.store->restore(top.checkpoint);
      s_.store->drop(top.checkpoint);
      stack_.pop_back();
      if (!steps_.empty()) {
        steps_.pop_back();
        answers_.pop_back();
      }
      continue;
    }
    s_.store->restore(top.checkpoint);
    try_next(top);
  }
  while (!stack_.empty()) {
    s_.store->restore(stack_.back().checkpoint);
    s_.store->drop(stack_.back().checkpoint);
    stack_.pop_back();
  }
  s_.machine.set_stepping(false);
  if (complete) look_for_livelocks();
  return complete;
}

void Exhaustive::look_for_livelocks() {
  std::vector<std::vector<uint32_t>> next(visited_.size());
  for (const auto& [from, to] : edges_) next[from].push_back(to);
  const Components c = components_of(next);
  for (size_t i = 0; i < c.left.size(); ++i) livelocks += c.moves[i] && !c.left[i];
}

// The state that the machine is in: goes on the stack if it is new.
uint32_t Exhaustive::visit(size_t lost_notifies, bool* fresh) {
  const checkpoint::Digest digest = this->digest();
  const auto [it, inserted] = visited_.try_emplace(digest, static_cast<uint32_t>(visited_.size()));
  const uint32_t number = it->second;
  *fresh = false;
  if (!inserted) return number;
  ++states;
  if (s_.machine.has_ended()) {
    ++ends;
    final_states.insert(digest);
    if (on_end) on_end();
    return number;
  }
  State state;
  state.checkpoint = s_.store->take();
  state.threads = candidates();
  state.lost_notifies = lost_notifies;
  state.number = number;
  stack_.push_back(std::move(state));
  *fresh = true;
  return number;
}

// Runs the next thread of the state by one operation.
void Exhaustive::try_next(State& state) {
  const uint32_t number = state.threads.back();
  vm::Thread* t = s_.machine.thread_by_number(number);
  s_.scheduler.begin(state.answers);
  const Runner::End end = s_.runner->run_to_point(*t);
  ++steps;
  const std::span<const uint32_t> given = s_.scheduler.given();
  std::vector<uint32_t> answers(given.begin(), given.end());
  Next next{number, {}};
  const auto log = s_.machine.access_log().entries();
  next.accesses.assign(log.begin(), log.end());
  const size_t lost = state.lost_notifies + lost_notifies(s_.machine.access_log());
  const auto next_answers = s_.scheduler.next_vector();
  if (!next_answers) state.threads.pop_back();
  state.answers = next_answers.value_or(std::vector<uint32_t>());
  compare(state, next);
  state.next.push_back(std::move(next));
  if (end == Runner::End::kFailed) {
    s_.watcher->take();
    state.waits_to_own |= WritersFirst::waits_to_own(s_.machine, *t);
    return;
  }
  if (end == Runner::End::kLimit) {
    cut = true;
    s_.watcher->take();
    return;
  }
  if (state.movers.empty() || state.movers.back() != number) state.movers.push_back(number);
  steps_.push_back({number, static_cast<uint32_t>(answers.size())});
  answers_.push_back(std::move(answers));
  for (Failure& f : s_.watcher->take()) note(std::move(f));
  const uint32_t from = state.number;
  bool fresh = false;
  const uint32_t to = visit(lost, &fresh);
  edges_.emplace_back(from, to);
  if (fresh) return;
  steps_.pop_back();
  answers_.pop_back();
}

// All threads of the state were tried: if nobody could go on, it is an end.
void Exhaustive::finish(State& state) {
  if (!state.movers.empty() && !(state.waits_to_own && readers_may_stay(state))) return;
  ++ends;
  // Everybody runs to where he is stuck.
  if (state.movers.empty()) s_.store->restore(state.checkpoint);
  bool user = false;
  for (size_t i = 0; i < s_.machine.thread_slots(); ++i) {
    vm::Thread& t = *s_.machine.thread(static_cast<uint32_t>(i));
    if (!t.alive()) continue;
    user |= !t.daemon;
    if (t.state != vm::ThreadState::kRunnable) continue;
    s_.scheduler.begin({});
    const bool moves = std::find(state.movers.begin(), state.movers.end(), t.number) !=
                       state.movers.end();  // it was kept out, and stays where it is
    if (!moves) s_.runner->run_to_point(t);
  }
  s_.watcher->take();
  if (!user) return;
  stuck_states.insert(digest());
  mark_all_stuck(s_.machine);
  note(describe_deadlock(s_.machine, state.lost_notifies > 0, false));
}

// Somebody can go on, but somebody waits to own a monitor that others share: whether those who can
// go on may be kept waiting behind it.
bool Exhaustive::readers_may_stay(const State& state) {
  s_.store->restore(state.checkpoint);
  const auto stays = [&](uint32_t number, WritersFirst& order) {
    vm::Thread& t = *s_.machine.thread_by_number(number);
    if (t.state != vm::ThreadState::kRunnable) return false;  // its time-out can fire
    s_.scheduler.begin({});
    const bool fails = s_.runner->run_to_point(t) == Runner::End::kFailed;
    if (fails) order.failed(t);
    return fails;
  };
  const auto& movers = state.movers;
  WritersFirst order(s_.machine);
  for (uint32_t n : candidates())
    if (std::find(movers.begin(), movers.end(), n) == movers.end()) stays(n, order);
  order.keep_readers_out();
  const bool stay =
      std::all_of(movers.begin(), movers.end(), [&](uint32_t n) { return stays(n, order); });
  s_.watcher->take();
  return stay;
}

// Whether what this thread does next clashes with what another one would do next.
void Exhaustive::compare(const State& state, const Next& next) {
  for (const Next& other : state.next) {
    if (other.thread == next.thread) continue;
    for (const vm::AccessEntry& a : next.accesses) {
      for (const vm::AccessEntry& b : other.accesses) {
        if (!clash(a, b) || s_.store->is_newer(a.object, state.checkpoint)) continue;
        // Library classes count as initialised from the start.
        const vm::Class* owner = s_.machine.classes().statics_owner(a.object);
        const bool ready =
            owner == nullptr || owner->user_code || owner->init_state() == vm::InitState::kDone;
        if (!ready) continue;
        Failure f;
        f.kind = FailureKind::kRace;
        f.variable = f.place = variable_name(
            s_.machine, variable(a.object, vm::Space::data, std::max(a.slot, b.slot)));
        f.what = fmt::format("data race on {}", f.variable);
        note(std::move(f));
      }
    }
  }
}

void Exhaustive::note(Failure f) {
  auto known = std::find_if(failures.begin(), failures.end(),
                            [&](const Failure& g) { return g.same_as(f); });
  if (known != failures.end()) {
    ++known->schedules;
    known->add_messages_of(f);
    return;
  }
  f.first = steps;
  f.schedules = 1;
  f.witness.steps = steps_;
  for (const auto& a : answers_)
    f.witness.choices.insert(f.witness.choices.end(), a.begin(), a.end());
  f.witness.at_points = true;
  f.witness.stepping = true;
  failures.push_back(std::move(f));
}

}  // namespace braid::tester
