#include "tester/walk.h"

#include <fmt/format.h>

#include <algorithm>

#include "tester/names.h"

namespace braid::tester {
namespace {

constexpr size_t kMaxPoints = 20'000;  // of one path
constexpr size_t kTired = 200;         // points of one thread in a row

// All live threads of a path, and which of them cannot go on.
struct Walk {
  Session& s;
  Walker& walker;
  std::mt19937_64& random;
  Witness witness;
  std::vector<uint32_t> live;
  std::vector<uint32_t> blocked;
  std::vector<uint32_t> slots;     // by number
  std::vector<int64_t> deadlines;  // by number: of timed attempts that have failed
  size_t lost_notifies = 0;
  WalkResult result;

  vm::Thread& thread(uint32_t t) { return *s.machine.thread(slots[t]); }
  bool can_be_tried(uint32_t t) {
    const vm::Thread& th = thread(t);
    if (th.state != vm::ThreadState::kRunnable) return s.scheduler.can_wake(th);
    return std::find(blocked.begin(), blocked.end(), t) == blocked.end();
  }
  void add_new() {
    while (slots.size() < s.machine.threads_started()) {
      const auto number = static_cast<uint32_t>(slots.size());
      const vm::Thread* t = s.machine.thread_by_number(number);
      slots.push_back(t == nullptr ? 0 : t->index);
      live.push_back(number);
    }
  }
  void note_failures() {
    for (Failure& f : s.watcher->take()) {
      f.witness = witness;
      result.failures.push_back(std::move(f));
    }
  }
  // Under the ordered clock: the threads whose time comes next, where nobody can go on.
  std::vector<uint32_t> next_in_time() {
    std::vector<uint32_t> list;
    int64_t first = vm::kNoDeadline;
    for (uint32_t t : live) {
      const int64_t deadline = deadline_of(t);
      if (deadline < first) list.clear();
      first = std::min(first, deadline);
      if (deadline != vm::kNoDeadline && deadline == first) list.push_back(t);
    }
    return list;
  }
  int64_t deadline_of(uint32_t t) {
    const vm::Thread& th = thread(t);
    if (th.state != vm::ThreadState::kRunnable) return th.deadline;
    return t < deadlines.size() ? deadlines[t] : vm::kNoDeadline;
  }
  void note_cut(uint32_t t) {
    result.cut = true;
    const bool lives = std::find(live.begin(), live.end(), t) != live.end();
    if (!lives || s.machine.has_ended()) return;
    result.cut_line = place_of_cut(s.machine, thread(t));
    result.cut_at = fmt::format("\"{}\" at {}", s.machine.label_of(thread(t)), result.cut_line);
    result.cut_thread = t;
  }
  void step(uint32_t t, int64_t due);
  void run();
};

void Walk::step(uint32_t t, int64_t due) {
  s.scheduler.begin({});
  s.scheduler.set_due(due);
  const Runner::End end = s.runner->run_to_point(thread(t));
  const std::span<const uint32_t> given = s.scheduler.given();
  witness.steps.push_back({t, static_cast<uint32_t>(given.size())});
  witness.choices.insert(witness.choices.end(), given.begin(), given.end());
  lost_notifies += tester::lost_notifies(s.machine.access_log());
  note_failures();
  deadlines.resize(slots.size(), vm::kNoDeadline);
  if (end != Runner::End::kFailed || deadlines[t] == vm::kNoDeadline)
    deadlines[t] = s.scheduler.refused();
  if (end == Runner::End::kFailed) {
    blocked.push_back(t);
    return;
  }
  blocked.clear();
  if (end == Runner::End::kDied) std::erase(live, t);
  if (end == Runner::End::kLimit) note_cut(t);
  add_new();
}

void Walk::run() {
  uint32_t current = 0;
  size_t in_a_row = 0;
  while (!result.cut) {
    if (s.machine.has_ended()) {
      result.finished = true;
      return;
    }
    std::vector<uint32_t> candidates;
    for (uint32_t t : live)
      if (can_be_tried(t)) candidates.push_back(t);
    const bool time_passes = candidates.empty();
    if (time_passes) candidates = next_in_time();
    if (candidates.empty()) {
      mark_all_stuck(s.machine);
      Failure f = describe_deadlock(s.machine, lost_notifies > 0, false);
      f.witness = witness;
      result.failures.push_back(std::move(f));
      return;
    }
    const uint32_t next = candidates.size() == 1
                              ? candidates[0]
                              : walker.next(candidates, current, in_a_row >= kTired);
    in_a_row = next == current ? in_a_row + 1 : 0;
    const bool could_go_on =
        std::find(candidates.begin(), candidates.end(), current) != candidates.end();
    if (next != current && could_go_on && !time_passes) ++witness.preemptions;
    current = next;
    step(next, time_passes ? deadline_of(next) : vm::kNoDeadline);
    if (result.cut || witness.steps.size() < kMaxPoints) continue;
    note_cut(next);
    result.is_whole = true;
  }
}

uint32_t random_choice(void* random, uint32_t count) {
  return static_cast<uint32_t>((*static_cast<std::mt19937_64*>(random))() % count);
}

}  // namespace

uint32_t RandomWalker::next(const std::vector<uint32_t>& threads, uint32_t, bool) {
  return threads[(*random_)() % threads.size()];
}

void PctWalker::begin(std::mt19937_64& random) {
  random_ = &random;
  priorities_.clear();
  changes_.clear();
  at_ = 0;
  lowest_ = UINT32_MAX;
  for (uint32_t i = 1; i < depth_; ++i) changes_.push_back(random() % length_);
}

uint64_t& PctWalker::priority(uint32_t thread) {
  // Above all that a change gives.
  while (priorities_.size() <= thread) priorities_.push_back((*random_)() | uint64_t{1} << 63);
  return priorities_[thread];
}

uint32_t PctWalker::next(const std::vector<uint32_t>& threads, uint32_t current, bool tired) {
  ++at_;
  const bool changes = std::find(changes_.begin(), changes_.end(), at_) != changes_.end();
  if (changes || tired) priority(current) = lowest_--;
  return *std::max_element(threads.begin(), threads.end(),
                           [&](uint32_t a, uint32_t b) { return priority(a) < priority(b); });
}

WalkResult walk(Session& session, const Node& root, Walker& walker, std::mt19937_64& random) {
  Walk w{session, walker, random, {}, {}, {}, {}, {}, 0, {}};
  w.witness.at_points = true;
  root.live.for_each([&](uint32_t t) { w.live.push_back(t); });
  for (const Node::Place& p : root.places) w.slots.push_back(p.slot);
  session.scheduler.set_chooser(random_choice, &random);
  session.runner->count_all_points();
  walker.begin(random);
  w.run();
  walker.end(w.witness.steps.size());
  session.scheduler.set_chooser(nullptr, nullptr);
  session.runner->count_boundaries();
  w.result.witness = std::move(w.witness);
  return std::move(w.result);
}

}  // namespace braid::tester
