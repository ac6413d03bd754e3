#include "tester/turns.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "tester/code_paths.h"
#include "tester/names.h"
#include "vm/deadlock_report.h"
#include "vm/user_frames.h"

namespace braid::tester {
namespace {

using vm::Access;
using vm::Point;
using vm::StopReason;
using vm::ThreadState;

constexpr int64_t kNanosPerBytecode = 1000;
// States are looked at between these rounds: most programs have ended before the first, and who
// has not come back before the last counts something.
constexpr uint64_t kFirstState = 16;
constexpr uint64_t kLastState = 20'000;
constexpr uint64_t kWatched = 200;        // rounds
constexpr uint64_t kMostPieces = 20'000;  // after each of which it is noted where a thread is
constexpr size_t kMostStacks = 500;       // of a thread

uint64_t mix(uint64_t h, uint64_t word) {
  h ^= word;
  h *= 0x9e3779b97f4a7c15u;
  return h ^ h >> 29;
}

// Answers to choices come round.
uint32_t next_answer(void* context, uint32_t count) {
  return static_cast<uint32_t>((*static_cast<uint64_t*>(context))++ % count);
}

// While threads take turns, the machine and its scheduler work by other rules.
class Fair {
 public:
  Fair(vm::Machine& machine, BlockScheduler& scheduler)
      : machine_(machine),
        scheduler_(scheduler),
        stops_(scheduler.stops()),
        quantum_(scheduler.quantum()),
        ordered_(scheduler.orders_time()),
        spurious_(scheduler.wakes_spuriously()),
        max_steps_(machine.options().max_steps) {
    scheduler_.set_stops(Point::kExit | Point::kPermit);
    scheduler_.set_rules(true, false);
    scheduler_.set_chooser(next_answer, &asked_);
    machine_.set_max_steps(UINT64_MAX);
    machine_.begin_run();
  }
  ~Fair() {
    scheduler_.set_stops(stops_);
    scheduler_.set_quantum(quantum_);
    scheduler_.set_rules(ordered_, spurious_);
    scheduler_.set_chooser(nullptr, nullptr);
    machine_.set_max_steps(max_steps_);
    machine_.begin_run();
  }
  Fair(const Fair&) = delete;
  Fair& operator=(const Fair&) = delete;

 private:
  vm::Machine& machine_;
  BlockScheduler& scheduler_;
  uint32_t stops_;
  int64_t quantum_;
  bool ordered_;
  bool spurious_;
  uint64_t max_steps_;
  uint64_t asked_ = 0;
};

}  // namespace

Turns::Turns(vm::Machine& machine, checkpoint::Store& store, BlockScheduler& scheduler,
             uint64_t most_bytecodes)
    : machine_(machine), store_(store), scheduler_(scheduler), most_(most_bytecodes) {}

std::optional<Failure> Turns::look(const std::function<bool()>& spins) {
  threads_.clear();
  loops_.clear();
  lines_.clear();
  turns_ = pieces_ = rounds_ = bytecodes_ = cycle_ = kept_round_ = 0;
  keep_next_ = kFirstState;
  trapped_ = reads_time_ = chooses_ = watches_ = false;
  const checkpoint::Id start = store_.take();
  End end;
  {
    const Fair fair(machine_, scheduler_);
    end = run();
  }
  std::optional<Failure> failure;
  if (end == End::kSame || end == End::kLong) {
    const bool is_spinning = end == End::kSame && spins && spins();
    const Fair fair(machine_, scheduler_);
    watch(end == End::kSame ? cycle_ : kWatched);
    if (!is_over()) failure = describe(end);
    if (failure && is_spinning) failure->kind = FailureKind::kSpins;
  }
  digester_.reset();
  store_.restore(start);
  store_.drop(start);
  return failure;
}

Turns::End Turns::run() {
  while (true) {
    const bool moved = round();
    if (machine_.has_ended()) return End::kEnded;
    if (trapped_) return End::kUndecided;
    if (!moved && !time_passes()) return End::kStuck;
    ++rounds_;
    if (rounds_ >= kFirstState && rounds_ <= kLastState && came_back()) return End::kSame;
    // Who waits for a time to come may have to wait for long.
    if (bytecodes_ >= most_) return reads_time_ ? End::kUndecided : End::kLong;
  }
}

// Every thread gets its turn. Whether any has done something.
bool Turns::round() {
  bool moved = false;
  for (uint32_t n = 0; n < machine_.threads_started() && !is_over(); ++n) {
    if (!turn(n)) continue;
    moved = true;
    for (size_t i = 0; i < machine_.alive() && !is_over() && serve_waiting(); ++i) {
    }
  }
  return moved;
}

// Of the threads that wait for something that has been released, the one that has waited longest
// gets its turn. Whether it has got on.
bool Turns::serve_waiting() {
  uint32_t best = UINT32_MAX;
  for (uint32_t n = 0; n < threads_.size(); ++n) {
    const bool longer = best == UINT32_MAX || threads_[n].since < threads_[best].since;
    if (threads_[n].waits && longer && is_free(n)) best = n;
  }
  return best != UINT32_MAX && turn(best);
}

// Whether the thread's attempt may succeed now.
bool Turns::is_free(uint32_t number) {
  const vm::Thread* t = machine_.thread_by_number(number);
  return t != nullptr && t->state == ThreadState::kRunnable && t->blocked_on != nullptr &&
         machine_.monitors().in_the_way(*t).empty();
}

// One turn of a thread. Whether it has done anything.
bool Turns::turn(uint32_t number) {
  vm::Thread* t = machine_.thread_by_number(number);
  if (t == nullptr) return false;
  if (threads_.size() <= number) threads_.resize(number + 1);
  ++turns_;
  bool moved = false;
  scheduler_.begin({});
  if (t->state != ThreadState::kRunnable) {
    if (t->deadline > now()) return false;
    machine_.monitors().wake(*t, vm::Wake::kTimedOut);
    moved = true;
  }
  if (threads_[number].deadline <= now()) scheduler_.set_due(threads_[number].deadline);
  int64_t left = kQuantum;
  bool ends = false;
  while (!ends) {
    // Who is watched stops at each jump back and call, without losing his turn.
    const bool watched = watches_ && pieces_ < kMostPieces;
    scheduler_.set_quantum(watched ? 1 : left);
    machine_.access_log().clear();
    const uint64_t before = t->bytecodes;
    const StopReason reason = machine_.step(*t);
    for (const vm::AccessEntry& e : machine_.access_log().entries()) {
      reads_time_ |= e.kind == Access::read_clock;
      chooses_ |= e.kind == Access::choose;
    }
    const auto used = static_cast<int64_t>(t->bytecodes - before);
    moved |= used > 0;
    left -= used;
    bytecodes_ += static_cast<uint64_t>(used);
    machine_.world().sleep_until(now() + used * kNanosPerBytecode);  // there is one CPU
    if (watched && reason != StopReason::kFinished && reason != StopReason::kExit) note_stack(*t);
    switch (reason) {
      case StopReason::kBudget:
        ends = left <= 0;
        break;
      case StopReason::kPoint: {
        // Who waits for what was released gets his turn at once.
        threads_[number].waits = false;
        ends = left <= 0;
        for (uint32_t n = 0; n < threads_.size(); ++n)
          ends |= n != number && threads_[n].waits && is_free(n);
        break;
      }
      case StopReason::kBlocked:
        if (t->state == ThreadState::kRunnable) return failed(*t, moved);
        moved = ends = true;  // it waits or sleeps
        break;
      case StopReason::kFinished:
      case StopReason::kExit:
        threads_[number] = {};
        return true;
      case StopReason::kTrap:
        trapped_ = true;
        return true;
      default:
        moved |= reason == StopReason::kYield;
        ends = true;
        break;
    }
  }
  threads_[number].waits = false;
  threads_[number].deadline = vm::kNoDeadline;
  threads_[number].moves |= watches_;
  return moved;
}

// The thread's attempt to go on has failed; it stays runnable. A limit counts from the first
// attempt at the place on.
bool Turns::failed(vm::Thread& t, bool moved) {
  Of& of = threads_[t.number];
  uint64_t attempt = mix(1, reinterpret_cast<uint64_t>(t.blocked_on));
  for (const vm::Frame* f = t.fp; f >= t.frames; --f)
    attempt = mix(attempt, reinterpret_cast<uint64_t>(f->pc));
  const bool again = of.waits && of.attempt == attempt;
  if (!again) {
    of.waits = true;
    of.since = turns_;
    of.attempt = attempt;
    of.deadline = scheduler_.refused();
  }
  return moved && !again;
}

// Nobody can run: the next deadline comes. False if there is none.
bool Turns::time_passes() {
  int64_t first = vm::kNoDeadline;
  for (uint32_t n = 0; n < machine_.threads_started(); ++n) {
    const vm::Thread* t = machine_.thread_by_number(n);
    if (t == nullptr) continue;
    if (t->state != ThreadState::kRunnable) first = std::min(first, t->deadline);
    if (n < threads_.size() && threads_[n].waits) first = std::min(first, threads_[n].deadline);
  }
  if (first == vm::kNoDeadline) return false;
  machine_.world().sleep_until(first);
  return true;
}

// What the future depends on beside the digest: how far away deadlines are, who waits longer.
uint64_t Turns::timing() const {
  uint64_t h = 0;
  std::vector<std::pair<uint64_t, uint32_t>> waiting;
  for (uint32_t n = 0; n < machine_.threads_started(); ++n) {
    const vm::Thread* t = machine_.thread_by_number(n);
    if (t == nullptr) continue;
    const bool timed = t->state != ThreadState::kRunnable && t->deadline != vm::kNoDeadline;
    h = mix(h, timed ? static_cast<uint64_t>(t->deadline - now()) : 1);
    if (n >= threads_.size() || !threads_[n].waits) continue;
    waiting.emplace_back(threads_[n].since, n);
    const int64_t deadline = threads_[n].deadline;
    h = mix(h, deadline == vm::kNoDeadline ? 2 : static_cast<uint64_t>(deadline - now()));
  }
  std::sort(waiting.begin(), waiting.end());
  for (const auto& [since, n] : waiting) h = mix(h, n);
  return h;
}

// Whether the state is the one that is kept.
bool Turns::came_back() {
  if (reads_time_ || chooses_) return false;  // then there is more to the state
  if (!digester_) {
    digester_.emplace(machine_);
    digester_->set_base(store_, store_.take());
  }
  const checkpoint::Digest digest = digester_->digest();
  const uint64_t timing = this->timing();
  if (kept_round_ != 0 && digest == kept_ && timing == kept_timing_) {
    cycle_ = rounds_ - kept_round_;
    return true;
  }
  if (rounds_ >= keep_next_) {
    kept_ = digest;
    kept_timing_ = timing;
    kept_round_ = rounds_;
    keep_next_ = 2 * rounds_;
  }
  return false;
}

// ---- What goes round ----------------------------------------------------------------------------

// Runs on, and notes where threads are.
void Turns::watch(uint64_t rounds) {
  for (Of& of : threads_) of.stacks.clear();
  watches_ = true;
  const uint64_t most = bytecodes_ + std::max<uint64_t>(most_ / 16, 1);
  for (uint64_t i = 0; i < rounds && bytecodes_ < most && !is_over(); ++i)
    if (!round() && !time_passes()) break;
}

void Turns::note_stack(vm::Thread& t) {
  ++pieces_;
  Of& of = threads_[t.number];
  lines_.insert(next_line(t));
  if (of.stacks.size() >= kMostStacks) return;
  Stack stack;
  for (const vm::Frame* f = t.frames; f <= t.fp; ++f) {
    if (!vm::is_user_frame(*f)) continue;
    const auto pc = static_cast<uint32_t>(f->pc - f->method->code);
    stack.emplace_back(f->method, f == t.fp || pc == 0 ? pc : pc - 1);
  }
  of.stacks.insert(std::move(stack));
}

namespace {

// The smallest loop of the method in which all these instructions lie, by the jump that closes it.
std::optional<std::pair<uint32_t, uint32_t>> smallest_loop(const vm::MethodDef& m,
                                                           const std::set<uint32_t>& pcs) {
  std::optional<std::pair<uint32_t, uint32_t>> best;
  for (uint32_t pc = *pcs.rbegin(); pc < m.code.size(); ++pc) {
    for (uint32_t target : next_of(m, pc)) {
      if (target > *pcs.begin()) continue;
      if (!best || pc - target < best->second - best->first) best = {target, pc};
    }
  }
  return best;
}

}  // namespace

// The loop in which the thread was: in the oldest frame that has not stayed where it is.
std::optional<Turns::Loop> Turns::loop_of(uint32_t number) const {
  const std::set<Stack>& stacks = threads_[number].stacks;
  if (stacks.empty() || stacks.begin()->empty()) return std::nullopt;
  const Stack& one = *stacks.begin();
  size_t same = one.size();
  for (const Stack& s : stacks) {
    const auto end =
        std::mismatch(one.begin(), one.begin() + static_cast<ptrdiff_t>(same), s.begin(), s.end());
    same = static_cast<size_t>(end.first - one.begin());
  }
  const bool moves_there = std::all_of(stacks.begin(), stacks.end(), [&](const Stack& s) {
    return s.size() > same && one.size() > same && s[same].first == one[same].first;
  });
  if (!moves_there) {
    if (same == 0) return std::nullopt;
    --same;
  }
  for (size_t level = same + 1; level-- > 0;) {
    std::set<uint32_t> pcs;
    for (const Stack& s : stacks) pcs.insert(s[level].second);
    const vm::Method& m = *one[level].first;
    const auto range = smallest_loop(*m.def, pcs);
    if (!range) continue;  // it is called in one
    Loop loop{number, m.cls->def->source_file, UINT32_MAX, 0};
    for (uint32_t pc = range->first; pc <= range->second; ++pc) {
      const uint32_t line = m.line_of(pc);
      if (line == 0) continue;
      loop.first = std::min(loop.first, line);
      loop.last = std::max(loop.last, line);
    }
    return loop;
  }
  return std::nullopt;
}

namespace {

std::string lines_of(const Turns::Loop& l) {
  if (l.first == l.last) return fmt::format("{}:{}", l.file, l.first);
  return fmt::format("{}:{}-{}", l.file, l.first, l.last);
}

std::string grouped(uint64_t n) {
  std::string s = std::to_string(n);
  for (auto i = static_cast<ptrdiff_t>(s.size()) - 3; i > 0; i -= 3)
    s.insert(static_cast<size_t>(i), ",");
  return s;
}

// "threads "A", "B" and 3 more"
std::string names_of(const std::vector<std::string>& names) {
  constexpr size_t kMostNames = 4;
  const size_t shown = std::min(names.size(), kMostNames);
  std::string text = names.size() == 1 ? "thread " : "threads ";
  for (size_t i = 0; i < shown; ++i) {
    const bool last = i + 1 == names.size();
    text += fmt::format("{}\"{}\"", i == 0 ? "" : last ? " and " : ", ", names[i]);
  }
  if (shown < names.size()) text += fmt::format(" and {} more", names.size() - shown);
  return text;
}

}  // namespace

// The failure, seen from the state that the machine is in.
Failure Turns::describe(End end) {
  Failure f;
  f.kind = FailureKind::kLivelock;
  std::vector<std::string> names;
  std::vector<std::string> places;
  const vm::ObjectNames object_names(machine_);
  for (uint32_t n = 0; n < machine_.threads_started(); ++n) {
    vm::Thread* t = machine_.thread_by_number(n);
    if (t == nullptr || n >= threads_.size()) continue;
    const std::string name = machine_.label_of(*t);
    const char* daemon = t->daemon ? ", a daemon," : "";
    if (!threads_[n].moves) {
      mark_stuck(machine_, *t);
      f.details.push_back(fmt::format("thread \"{}\"{} at {} {}", name, daemon, user_line(*t),
                                      vm::describe_wait(machine_, *t, object_names)));
      continue;
    }
    names.push_back(name);
    const std::optional<Loop> loop = loop_of(n);
    places.push_back(loop ? lines_of(*loop) : user_line(*t));
    if (loop) loops_.push_back(*loop);
    f.details.push_back(
        fmt::format("thread \"{}\"{} goes round the loop at {}", name, daemon, places.back()));
  }
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  f.place = fmt::format("{}", fmt::join(places, ", "));
  f.what = names.size() == 1
               ? fmt::format("endless loop: {} runs for ever at {}", names_of(names), f.place)
               : fmt::format("livelock: {} run for ever without getting anywhere at {}",
                             names_of(names), f.place);
  f.details.push_back(
      end == End::kSame
          ? std::string("All threads took turns, and came back to the same state: it never ends")
          : fmt::format("All threads took turns: after {} bytecodes the program had not ended "
                        "(--max-steps gives it longer)",
                        grouped(most_)));
  return f;
}

}  // namespace braid::tester
