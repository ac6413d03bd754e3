// What the search finds at its nodes: races, deadlocks, livelocks, failures of the program.
#include <fmt/format.h>

#include <algorithm>

#include "tester/explorer.h"
#include "tester/names.h"
#include "tester/writers_first.h"
#include "vm/object_names.h"
#include "vm/variables.h"

namespace braid::tester {

// ---- Races --------------------------------------------------------------------------------------

void Explorer::check_races(uint32_t t, const Block* block) {
  if (!strategy_.checks_races() || block->plain.empty()) return;
  races_.clear();
  auto compare = [&](uint32_t u) {
    if (u == t) return;
    for (const Block* v = node_.places[u].block; v != nullptr; v = v->next)
      find_races(*v, *block, false, races_);
  };
  if (node_.asleep.may_race(*block)) {
    node_.delayed.for_each(compare);
    node_.blocked.for_each(compare);
  }
  if (node_.dead != nullptr) {
    const size_t others = races_.size();
    find_races(*node_.dead, *block, true, races_);
    // Nobody keeps its objects alive: what was made later may lie where one of them did.
    const auto first = races_.begin() + static_cast<ptrdiff_t>(others);
    races_.erase(std::remove_if(first, races_.end(),
                                [&](const Race& r) {
                                  const auto* in = vm::HeapBlock::of(r.variable.base());
                                  return in->sequence > node_.dead_sequence;
                                }),
                 races_.end());
  }
  for (const Race& r : races_) note_race(r);
}

// ---- Failures -----------------------------------------------------------------------------------

Witness Explorer::path_witness() const {
  Witness w;
  w.preemptions = node_.preemptions;
  w.steps = steps_;
  w.choices = answers_;
  return w;
}

size_t Explorer::note(Failure f, Witness witness) {
  auto known = std::find_if(failures.begin(), failures.end(),
                            [&](const Failure& g) { return g.same_as(f); });
  if (known == failures.end()) {
    f.first = counts.schedules + 1;
    f.witness = witness;
    failures.push_back(f);
    known = failures.end() - 1;
    if (stop_at_first) stopped_ = true;
  } else {
    known->add_messages_of(f);
  }
  const auto index = static_cast<size_t>(known - failures.begin());
  offer(index, f, std::move(witness));
  return index;
}

// The failure was seen on this path, with this witness.
void Explorer::offer(size_t failure, const Failure& seen, Witness witness) {
  note_on_path(failure);
  if (on_failure) on_failure(seen, witness);
  Failure& known = failures[failure];
  const bool is_like_it = seen.lost_wakeup == known.lost_wakeup;
  if (is_like_it && witness.simpler_than(known.witness)) known.witness = std::move(witness);
}

// The path shows this failure, if it did not before.
void Explorer::note_on_path(size_t failure) {
  const bool noted =
      std::find(path_failures_.begin(), path_failures_.end(), failure) != path_failures_.end();
  if (!noted) path_failures_.push_back(failure);
}

// What the watcher has heard in the block of t that was just run.
void Explorer::note_failures(uint32_t t, bool partial) {
  if (!watcher_.any()) return;
  Witness w = path_witness();
  const std::vector<uint32_t> answers(scheduler_.given().begin(), scheduler_.given().end());
  if (partial) {
    w.partials.push_back({t, UINT32_MAX, UINT32_MAX, answers});
  } else {
    w.steps.push_back({t, static_cast<uint32_t>(answers.size())});
    w.choices.insert(w.choices.end(), answers.begin(), answers.end());
  }
  for (Failure& f : watcher_.take()) note(std::move(f), w);
}

// Looks for deadlocks at the node, which is finished. `tried` was run from it just now, if not
// null: then it is run again after candidates were constructed.
void Explorer::check_deadlock(const Block* tried) {
  const auto& found = deadlocks_.find(machine_, node_, tried);
  if (found.size() == DeadlockCheck::kMost) bound_hit = candidates_left = true;
  if (found.empty()) return;
  counts.deadlock_candidates += found.size();
  const std::vector<uint32_t> answers(scheduler_.given().begin(), scheduler_.given().end());
  if (!has_here_) {
    here_ = store_.take();
    has_here_ = true;
  }
  const size_t reported = watcher_.mark();
  for (const auto& stops : found) {
    restore(here_, steps_.size());
    confirm_deadlock(stops);
    watcher_.take();
    watcher_.go_back(reported);
  }
  restore(here_, steps_.size());
  // Variants of a block with choices are run later.
  if (tried == nullptr || tried->has_choices) return;
  begin(tried->thread, answers);
  runner_.run(thread(tried->thread));
  watcher_.take();
}

// Stops each thread where the candidate says. False: it is not so.
bool Explorer::construct(const std::vector<DeadlockCheck::Stop>& stops, Witness& witness) {
  vm::Monitors& monitors = machine_.monitors();
  for (const DeadlockCheck::Stop& s : stops) {
    if (s.spins()) continue;
    monitors.limit_acquisitions(s.acquisition);
    begin(s.thread, s.block->answers);
    const Runner::End end = runner_.run(thread(s.thread));
    monitors.limit_acquisitions(vm::Monitors::kUnlimited);
    if (end != Runner::End::kFailed) return false;
    Witness::Partial p{s.thread, s.acquisition, UINT32_MAX, {}};
    p.choices.assign(s.block->answers.begin(), s.block->answers.end());
    witness.partials.push_back(std::move(p));
  }
  return true;
}

// Whether nobody gets on who tries for himself now.
bool Explorer::all_stuck(const std::vector<uint32_t>& threads) {
  std::vector<vm::Thread*> list;
  for (uint32_t t : threads) list.push_back(&thread(t));
  return WritersFirst(machine_).all(list, [&](vm::Thread& t) {
    begin(t.number, {});
    return runner_.run(t) == Runner::End::kFailed;
  });
}

// Whether somebody waits whose time-out can fire: who notified him was to be stopped after that.
bool Explorer::somebody_times_out(const std::vector<DeadlockCheck::Stop>& stops) {
  bool found = false;
  node_.live.for_each([&](uint32_t t) {
    const bool chosen = std::any_of(stops.begin(), stops.end(),
                                    [&](const DeadlockCheck::Stop& s) { return s.thread == t; });
    const vm::Thread& th = thread(t);
    found |= !chosen && th.waits() && th.deadline != vm::kNoDeadline &&
             (!habits_.ordered_clock || node_.places[t].due);
  });
  return found;
}

// Constructs the candidate and sees whether all are stuck.
void Explorer::confirm_deadlock(const std::vector<DeadlockCheck::Stop>& stops) {
  Witness w = path_witness();
  std::vector<uint32_t> waiting;
  node_.live.for_each([&](uint32_t t) {
    if (thread(t).waits()) waiting.push_back(t);
  });
  if (!construct(stops, w)) return;
  // The current thread, which was just tried, must make way for another one.
  if (node_.current != Node::kNobody && !w.partials.empty() &&
      w.partials.front().thread != node_.current)
    ++w.preemptions;
  if (somebody_times_out(stops)) return;
  const bool spins = std::any_of(stops.begin(), stops.end(),
                                 [](const DeadlockCheck::Stop& s) { return s.spins(); });
  if (spins) return confirm_livelock(std::move(w));
  std::vector<uint32_t> stuck;
  for (const DeadlockCheck::Stop& s : stops) stuck.push_back(s.thread);
  // Who was notified on the way wants his monitor now.
  for (uint32_t t : waiting)
    if (!thread(t).waits()) stuck.push_back(t);
  if (!all_stuck(stuck)) return;
  if (on_stuck) on_stuck();
  for (uint32_t t : stuck) mark_stuck(machine_, thread(t));
  note(describe_deadlock(machine_, node_.lost_notifies > 0, false), std::move(w));
}

// The machine is in the candidate's state: sees whether anybody ever gets out of it.
void Explorer::confirm_livelock(Witness witness) {
  if (!livelock_) livelock_.emplace(machine_, store_, scheduler_, runner_);
  const auto [known, fresh] = rounds_.try_emplace(livelock_->digest(), SIZE_MAX);
  if (!fresh) {
    if (known->second != SIZE_MAX)
      offer(known->second, Failure(failures[known->second]), std::move(witness));
    return;
  }
  switch (livelock_->look()) {
    case Livelock::Verdict::kForEver:
      known->second = note(livelock_->describe(), std::move(witness));
      break;
    case Livelock::Verdict::kUndecided:
      ++counts.undecided;
      break;
    case Livelock::Verdict::kNo:
      break;
  }
}

// Thread t is in a loop at that place, in its block from the node. Whether it is known never to
// end.
bool Explorer::never_ends(uint32_t t, const std::string& place) {
  if (fairness == nullptr) return false;
  bool look = false;
  const Failure* f = fairness->ask(t, place, false, &look);
  if (look) {
    restore(here_, steps_.size());
    f = fairness->look(t, place, path_witness());
  }
  if (f == nullptr) return false;
  // Who spins is found at the node where he does.
  if (f->kind != FailureKind::kSpins) note(*f, f->witness);
  return true;
}

// The package of an object of the library, or of one that such an object is made of, as a pattern;
// empty for others.
std::string library_of(vm::Machine& machine, vm::Object* object) {
  if (!vm::is_library_object(machine, object)) return "";
  std::string name = vm::whole_of(object)->cls->name;
  name.resize(std::min(name.rfind('/'), name.size()));
  std::replace(name.begin(), name.end(), '/', '.');
  return name + ".*";
}

void Explorer::note_race(const Race& race) {
  Failure f;
  f.kind = FailureKind::kRace;
  f.variable = f.place = variable_name(machine_, race.variable);
  f.what = fmt::format("data race on {}", f.variable);
  f.library = library_of(machine_, race.variable.base());
  Witness w = path_witness();
  // The current thread, which is being tried, must make way for one that is delayed.
  if (race.second->thread == node_.current && node_.delayed.has(race.first->thread))
    ++w.preemptions;
  // The last block of a thread that has ended conflicts with nothing since: it comes last.
  if (race.first == node_.dead) w.drop_last_step(race.first->thread);
  for (const auto& [block, access] :
       {std::pair{race.first, race.first_access}, std::pair{race.second, race.second_access}}) {
    Witness::Partial p{block->thread, UINT32_MAX, block->plain[access].entry, {}};
    p.choices.assign(block->answers.begin(), block->answers.end());
    w.partials.push_back(std::move(p));
  }
  note(std::move(f), std::move(w));
}

}  // namespace braid::tester
