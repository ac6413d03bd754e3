#include "tester/deadlock_check.h"

#include <algorithm>

namespace braid::tester {
namespace {

bool excludes(std::span<const Hold> held, Hold wanted) {
  return std::any_of(held.begin(), held.end(), [&](Hold h) { return h.excludes(wanted); });
}

// What the thread wants where it is stopped; empty if that is no monitor.
Hold wanted(const DeadlockCheck::Stop& s) {
  return s.acquisition < s.block->acquisitions.size() ? s.block->acquisitions[s.acquisition].hold
                                                      : Hold();
}

// Whether something that a thread holds satisfies the predicate, if it is stopped there and held
// this at the node.
template <class F>
bool any_held(std::span<const Hold> held, const DeadlockCheck::Stop& s, F f) {
  if (std::any_of(held.begin(), held.end(), f)) return true;
  if (s.spins()) return false;
  for (uint32_t i = 0; i < s.acquisition && i < s.block->acquisitions.size(); ++i)
    if (f(s.block->acquisitions[i].hold)) return true;
  return false;
}

bool excludes(std::span<const Hold> held, const DeadlockCheck::Stop& s, Hold wanted) {
  return any_held(held, s, [&](Hold h) { return h.excludes(wanted); });
}

// Whether a thread wants to own there what it shares: it waits for itself.
bool waits_for_itself(std::span<const Hold> held, const DeadlockCheck::Stop& s) {
  const Hold w = wanted(s);
  if (w.is_shared()) return false;
  const Hold share(w.monitor(), true);
  return any_held(held, s, [&](Hold h) { return h == share; }) &&
         !any_held(held, s, [&](Hold h) { return h == w; });
}

}  // namespace

// Whether the thread can keep others from what they want, at one of its stops.
bool DeadlockCheck::can_exclude(const Candidates& c, Hold wanted) {
  if (excludes(*c.held, wanted)) return true;
  return std::any_of(c.stops.begin(), c.stops.end(),
                     [&](const Stop& s) { return excludes(*c.held, s, wanted); });
}

// A thread that wants to share what another one waits to own does not overtake it, though it could.
bool DeadlockCheck::can_wait_behind(size_t i, const Stop& s) const {
  const Hold w = wanted(s);
  if (!w.is_shared() ||
      any_held(*threads_[i].held, s, [&](Hold h) { return h.monitor() == w.monitor(); }))
    return false;
  const Hold own(w.monitor(), false);
  for (size_t j = 0; j < count_; ++j) {
    const Candidates& c = threads_[j];
    if (j != i && std::any_of(c.stops.begin(), c.stops.end(),
                              [&](const Stop& t) { return wanted(t) == own; }))
      return true;
  }
  return false;
}

// The same of chosen stops.
bool DeadlockCheck::waits_behind(size_t i, const Stop& s,
                                 const std::vector<const Stop*>& stop_of) const {
  if (!can_wait_behind(i, s)) return false;
  const Hold own(wanted(s).monitor(), false);
  for (size_t j = 0; j < count_; ++j)
    if (j != i && stop_of[j] != nullptr && wanted(*stop_of[j]) == own) return true;
  return false;
}

// Throws out stops at monitors that nobody can hold so that it matters, until nothing changes.
// False: a thread has none left.
bool DeadlockCheck::reduce() {
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t i = 0; i < count_; ++i) {
      Candidates& c = threads_[i];
      if (c.waits) continue;
      const size_t before = c.stops.size();
      std::erase_if(c.stops, [&](const Stop& s) {
        const Hold w = wanted(s);
        if (w.monitor() == nullptr) return false;
        if (excludes(dead_held_, w) || waits_for_itself(*c.held, s)) return false;
        if (can_wait_behind(i, s)) return false;
        for (size_t j = 0; j < count_; ++j)
          if (j != i && can_exclude(threads_[j], w)) return false;
        return true;
      });
      if (c.stops.empty()) return false;
      changed |= c.stops.size() != before;
    }
  }
  return true;
}

// Whether the chosen stops go together: each wants what is held, and nothing is held twice in modes
// that exclude each other.
bool DeadlockCheck::fits() const {
  size_t n = 0;
  std::vector<const Stop*> stop_of(count_, nullptr);
  for (size_t i = 0; i < count_; ++i)
    if (!threads_[i].waits) stop_of[i] = &chosen_[n++];
  auto excluded = [&](Hold w, size_t except) {
    if (excludes(dead_held_, w)) return true;
    for (size_t j = 0; j < count_; ++j) {
      if (j == except) continue;
      const Candidates& c = threads_[j];
      if (stop_of[j] == nullptr ? excludes(*c.held, w) : excludes(*c.held, *stop_of[j], w))
        return true;
    }
    return false;
  };
  for (size_t i = 0; i < count_; ++i) {
    const Stop* s = stop_of[i];
    if (s == nullptr) continue;
    const Hold w = wanted(*s);
    const bool is_stopped = w.monitor() == nullptr || excluded(w, i) ||
                            waits_for_itself(*threads_[i].held, *s) || waits_behind(i, *s, stop_of);
    if (!is_stopped) return false;
    if (s->spins()) continue;
    for (uint32_t k = 0; k < s->acquisition && k < s->block->acquisitions.size(); ++k)
      if (excluded(s->block->acquisitions[k].hold, i)) return false;
  }
  return true;
}

void DeadlockCheck::combine(size_t i) {
  if (found_.size() == kMost) return;
  if (i == count_) {
    if (fits()) found_.push_back(chosen_);
    return;
  }
  if (threads_[i].waits) return combine(i + 1);
  for (const Stop& s : threads_[i].stops) {
    chosen_.push_back(s);
    combine(i + 1);
    chosen_.pop_back();
  }
}

namespace {
// What thread t would do next; null if it waits: the most that it does is to leave the wait set.
const Block* next_block(const Node& node, const Block* tried, uint32_t t) {
  const Block* b = tried != nullptr && tried->thread == t ? tried : node.places[t].block;
  return b != nullptr && b->wakes_up && !b->spins ? nullptr : b;
}

// Under the ordered clock: whether the time of t is still to come.
bool has_time(vm::Machine& machine, const Node& node, uint32_t t) {
  const Node::Place& p = node.places[t];
  const vm::Thread& thread = *machine.thread(p.slot);
  if (p.due || node.enabled.has(t)) return false;
  if (thread.state == vm::ThreadState::kRunnable) return p.deadline != vm::kNoDeadline;
  return thread.deadline != vm::kNoDeadline && !node.delayed.has(t) && !node.blocked.has(t);
}

// Whether t waits, and its time-out can fire.
bool times_out(vm::Machine& machine, const Node& node, uint32_t t) {
  const vm::Thread& thread = *machine.thread(node.places[t].slot);
  return thread.waits() && thread.deadline != vm::kNoDeadline && !has_time(machine, node, t);
}

// Whether no monitor is held that a thread could wait for, as can be told without looking at all
// threads; false if that takes a closer look.
bool nobody_holds(const Node& node, const Block* tried) {
  if (tried == nullptr || tried->wakes_up || node.holds || node.asleep.holds) return false;
  for (const Block* v = tried; v != nullptr; v = v->next)
    if (v->can_hold() || v->fails_otherwise()) return false;
  return true;
}

bool wants_monitor(const Block* b) {
  for (; b != nullptr; b = b->next)
    if (!b->acquisitions.empty()) return true;
  return false;
}

}  // namespace

// What can be seen without searching settles nearly all nodes: somebody can run to the end of his
// block whatever the others do, or no monitor is held that anybody could wait for.
bool DeadlockCheck::quick_look(vm::Machine& machine, const Node& node, const Block* tried) {
  bool stoppable = true;                  // everybody who does not wait
  bool holder = !node.dead_held.empty();  // somebody holds a monitor, now or inside his block
  bool by_monitor = false;                // somebody can be stopped at a monitor only
  bool notifies = false;                  // somebody wakes others inside his block
  bool timed = false;  // somebody waits whose time-out can fire, unless he is notified
  node.live.for_each([&](uint32_t t) {
    holder |= !node.places[t].held.empty();
    const Block* b = next_block(node, tried, t);
    if (b == nullptr) {
      timed |= times_out(machine, node, t);
      return;
    }
    bool here = false;
    bool otherwise = false;
    for (const Block* v = b; v != nullptr; v = v->next) {
      here |= !v->acquisitions.empty();
      otherwise |= v->fails_otherwise();
      holder |= v->can_hold();
      notifies |= v->wakes_somebody;
    }
    stoppable &= here || otherwise;
    by_monitor |= !otherwise;
  });
  if (!stoppable || (!holder && by_monitor) || (timed && !notifies)) return false;
  bool user = false;  // not only daemons
  node.live.for_each([&](uint32_t t) { user |= !machine.thread(node.places[t].slot)->daemon; });
  return user;
}

const std::vector<std::vector<DeadlockCheck::Stop>>& DeadlockCheck::find(vm::Machine& machine,
                                                                         const Node& node,
                                                                         const Block* tried) {
  chosen_.clear();
  found_.clear();
  dead_held_ = node.dead_held;
  count_ = 0;
  if (node.live.empty() || nobody_holds(node, tried)) return found_;
  // While somebody's time is still to come only a cycle of locks is for ever: it is looked for
  // among the others, leaving out all that he could wake.
  bool later = false;
  if (ordered_clock_) node.live.for_each([&](uint32_t t) { later |= has_time(machine, node, t); });
  if (!later && !quick_look(machine, node, tried)) return found_;
  node.live.for_each([&](uint32_t t) {
    const Block* b = next_block(node, tried, t);
    if (later && (has_time(machine, node, t) || !wants_monitor(b))) return;
    if (count_ == threads_.size()) threads_.emplace_back();
    Candidates& c = threads_[count_++];
    c.thread = t;
    c.held = &node.places[t].held;
    c.waits = b == nullptr;
    c.stops.clear();
    for (const Block* v = b; v != nullptr; v = v->next) {
      for (uint32_t k = 0; k < v->acquisitions.size(); ++k)
        if (!v->acquisitions[k].tries) c.stops.push_back({t, v, k});
      if (later) continue;
      if (v->spins) {
        c.stops.push_back({t, v, kSpinning});
      } else if (v->fails_otherwise()) {
        c.stops.push_back({t, v, static_cast<uint32_t>(v->acquisitions.size())});
      }
    }
  });
  bool user = !later;
  for (size_t i = 0; i < count_; ++i)
    user |= !machine.thread(node.places[threads_[i].thread].slot)->daemon;
  if (count_ > 0 && user && reduce()) combine(0);
  return found_;
}

}  // namespace braid::tester
