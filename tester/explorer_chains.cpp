// Deadlocks as Bruening 1999, section 2.5, finds them: reverse lock chain analysis where an attempt
// fails, and a look at who is left over where a path ends. Neither is certain: see
// docs/schedules.md.
#include <fmt/format.h>

#include <algorithm>

#include "tester/explorer.h"
#include "tester/lock_chains.h"
#include "tester/names.h"

namespace braid::tester {

// The block of t has just been run.
void Explorer::note_last_left(uint32_t t) {
  for (const vm::AccessEntry& e : machine_.access_log().entries())
    if (e.kind == vm::Access::exit) node_.places[t].last_left = e.object;
}

// The attempt of t has just failed, and the machine is where it did.
void Explorer::follow_lock_chain(uint32_t t, const Block* attempt) {
  if (attempt->acquisitions.empty() || !attempt->acquisitions.back().refused) return;
  const std::vector<uint32_t> cycle =
      closed_lock_chain(machine_, node_, t, attempt->acquisitions.back().hold.monitor());
  if (cycle.empty()) return;
  std::vector<std::string> places;
  for (uint32_t u : cycle) places.push_back(user_line(thread(u)));
  std::sort(places.begin(), places.end());
  Failure f;
  f.kind = FailureKind::kLockCycle;
  f.place = fmt::format("{}", fmt::join(places, ", "));
  f.what = fmt::format(
      "deadlock: a cycle of locks, by reverse lock chain analysis (not run), at {}", f.place);
  Witness w = path_witness();
  Witness::Partial p{t, static_cast<uint32_t>(attempt->acquisitions.size() - 1), UINT32_MAX, {}};
  p.choices.assign(attempt->answers.begin(), attempt->answers.end());
  w.partials.push_back(std::move(p));
  note(std::move(f), std::move(w));
}

// Nobody is enabled. Section 2.5.2: if threads wait or are in block sets and none is delayed, they
// are stuck. What a blocked one would do may have changed since it was tried: the claim is printed
// all the same.
void Explorer::check_left_over() {
  if (!node_.delayed.empty()) return;
  std::vector<DeadlockCheck::Stop> stops;
  bool user = false;
  bool spins = false;
  node_.live.for_each([&](uint32_t u) {
    user |= !thread(u).daemon;
    if (!node_.blocked.has(u)) return;
    const Block* b = node_.places[u].block;
    spins |= b->spins;
    const bool refused = !b->acquisitions.empty() && b->acquisitions.back().refused;
    stops.push_back({u, b, static_cast<uint32_t>(b->acquisitions.size() - (refused ? 1 : 0))});
  });
  if (!user || spins) return;
  if (!has_here_) {
    here_ = store_.take();
    has_here_ = true;
  }
  const size_t reported = watcher_.mark();
  Witness w = path_witness();
  std::vector<uint32_t> stopped;
  for (const DeadlockCheck::Stop& s : stops) stopped.push_back(s.thread);
  const bool is_so = construct(stops, w) && all_stuck(stopped);
  if (is_so) {
    for (uint32_t t : stopped) mark_stuck(machine_, thread(t));
    if (on_stuck) on_stuck();
  } else {
    restore(here_, steps_.size());
    w = path_witness();
  }
  Failure f = describe_deadlock(machine_, node_.lost_notifies > 0, false);
  if (!is_so) f.what += " (a blocked thread could go on)";
  note(std::move(f), std::move(w));
  restore(here_, steps_.size());
  watcher_.take();
  watcher_.go_back(reported);
}

}  // namespace braid::tester
