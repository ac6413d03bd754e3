#include "tester/runner.h"

#include <fmt/format.h>

#include <algorithm>

#include "tester/names.h"

namespace braid::tester {
namespace {

using vm::Access;
using vm::Point;
using vm::StopReason;
using vm::ThreadState;

constexpr uint32_t bits(Point p) { return static_cast<uint32_t>(p); }

// Boundaries of every program.
constexpr uint32_t kAlways = Point::kThreadStart | Point::kExit | Point::kPermit | Point::kAtomic |
                             Point::kVolatile | Point::kTest | Point::kAlive | Point::kInit |
                             Point::kInput | Point::kReturn | Point::kBegin | Point::kEnd |
                             Point::kWait;

// Operations that no monitor guards.
constexpr uint32_t kUnguarded = Point::kVolatile | Point::kAtomic | Point::kPermit | Point::kTest |
                                Point::kInterrupt | Point::kAlive | Point::kClock | Point::kRename;

uint32_t stops_for(const Habits& h) {
  uint32_t s = kAlways;
  if (h.tests_locks) s = s | Point::kEnter;
  if (h.interrupts) s = s | Point::kNotify | Point::kInterrupt;
  if (h.interrupts || h.reads_time || h.ordered_clock) s = s | Point::kSleep;
  if (h.reads_time && h.has_timeouts) s = s | Point::kClock;
  if (h.prints_matter) s = s | Point::kOutput;
  if (h.names_threads) s = s | Point::kNames;
  if (h.renames_threads) s = s | Point::kRename;
  return s;
}

// A block that yields or sleeps so often ends: a loop that does nothing else would have no end
// otherwise, and is seen to come back to where it was. More than most loops have rounds, as each
// end of a block is one more place to switch.
constexpr uint32_t kMostYields = 16;

bool in_tested_code(const vm::Frame& f) { return f.method->cls->tested; }

// Whether the operations in the youngest frame count one by one: it is tested code, or a method of
// the library that is not atomic has called it, through the library alone. The machine's own
// methods do nothing that counts (the end of a thread takes and leaves the thread's monitor).
bool counts_one_by_one(const vm::Thread& t) {
  for (const vm::Frame* f = t.fp; f >= t.frames; --f) {
    if (in_tested_code(*f)) return f == t.fp;
    if ((f->method->flags & vm::kHidden) != 0) return false;
    if ((f->method->flags & vm::kNotAtomic) != 0) return true;
  }
  return false;
}

// The youngest frame of tested code below the youngest; null if there is none.
vm::Frame* tested_frame(vm::Thread& t) {
  for (vm::Frame* f = t.fp; f >= t.frames; --f) {
    if (in_tested_code(*f) && f->method->id != UINT32_MAX) return f;
  }
  return nullptr;
}

// Entries of user code's constant pools that say what the program does.
struct Mention {
  std::string_view owner;  // empty: any
  std::string_view name;
};
constexpr Mention kTests[] = {{"", "tryLock"},
                              {"", "isLocked"},
                              {"", "isWriteLocked"},
                              {"", "getReadLockCount"},
                              {"", "getOwner"}};
constexpr Mention kInterrupts[] = {
    {"", "interrupt"}, {"", "shutdownNow"}, {"", "cancel"}, {"", "invokeAll"}, {"", "invokeAny"}};
constexpr Mention kTime[] = {{"java/lang/System", "nanoTime"},
                             {"", "awaitNanos"},
                             {"", "schedule"},
                             {"", "scheduleAtFixedRate"},
                             {"", "scheduleWithFixedDelay"},
                             {"java/lang/System", "currentTimeMillis"}};
constexpr Mention kRenames[] = {{"", "setName"}};
constexpr Mention kNames[] = {{"", "getId"}, {"", "threadId"}, {"java/lang/Thread", "getName"}};
constexpr Mention kBegin[] = {{"braid/Tester", "begin"}};
constexpr Mention kChoice[] = {{"braid/Choose", "upTo"}, {"braid/Choose", "bool"}};
constexpr Mention kNotModelled[] = {{"", "hasQueuedThread"},       {"", "hasQueuedThreads"},
                                    {"", "getQueueLength"},        {"", "hasWaiters"},
                                    {"", "getWaitQueueLength"},    {"java/lang/Thread", "getState"},
                                    {"", "getNumberWaiting"},      {"", "getQueuedThreads"},
                                    {"", "getWaitingThreads"},     {"", "getQueuedReaderThreads"},
                                    {"", "getQueuedWriterThreads"}};

template <size_t n>
bool mentioned(const vm::Const& c, const Mention (&list)[n]) {
  return std::any_of(std::begin(list), std::end(list), [&](const Mention& m) {
    return c.name == m.name && (m.owner.empty() || c.owner == m.owner);
  });
}

}  // namespace

Habits habits_of(const std::vector<const vm::Module*>& program) {
  Habits h;
  for (const vm::Module* module : program) {
    for (const vm::ClassDef& cls : module->classes) {
      for (const vm::MethodDef& method : cls.methods) {
        for (const vm::Const& c : method.consts) {
          if (c.kind != vm::ConstKind::kMethod) continue;
          h.tests_locks |= mentioned(c, kTests);
          h.interrupts |= mentioned(c, kInterrupts);
          h.reads_time |= mentioned(c, kTime);
          h.names_threads |= mentioned(c, kNames);
          h.renames_threads |= mentioned(c, kRenames);
          h.marks_begin |= mentioned(c, kBegin);
          h.chooses |= mentioned(c, kChoice);
          h.has_timeouts |= c.name == "sleep" || c.name == "parkNanos" || c.name == "awaitNanos" ||
                            c.descriptor.find("J") != std::string::npos;
          if (!mentioned(c, kNotModelled)) continue;
          const std::string name =
              fmt::format("{}.{}", c.owner.substr(c.owner.rfind('/') + 1), c.name);
          if (std::find(h.not_modelled.begin(), h.not_modelled.end(), name) == h.not_modelled.end())
            h.not_modelled.push_back(name);
        }
      }
    }
  }
  return h;
}

uint32_t lost_notifies(const vm::AccessLog& log) {
  const auto entries = log.entries();
  return static_cast<uint32_t>(
      std::count_if(entries.begin(), entries.end(), [](const vm::AccessEntry& e) {
        return e.kind == Access::notify_nobody && e.slot != vm::kNotMissed;
      }));
}

uint32_t BlockScheduler::choose(vm::Machine& machine, vm::Thread& thread, vm::ChoiceKind kind,
                                uint32_t count) {
  if (other_ != nullptr) return other_->choose(machine, thread, kind, count);
  if (next == answers.size()) {
    answers.push_back(chooser_ != nullptr ? chooser_(context_, count) : 0);
    counts.push_back(count);
  }
  counts[next] = count;
  return std::min(answers[next++], count - 1);
}

std::optional<std::vector<uint32_t>> BlockScheduler::next_vector() const {
  std::vector<uint32_t> v(given().begin(), given().end());
  while (!v.empty()) {
    if (v.back() + 1 < counts[v.size() - 1]) {
      ++v.back();
      return v;
    }
    v.pop_back();
  }
  return std::nullopt;
}

// An answer that is given here, not chosen: only this one is possible.
uint32_t BlockScheduler::answer_without_choice(uint32_t value) {
  if (next == answers.size()) {
    answers.push_back(value);
    counts.push_back(value + 1);
  }
  counts[next] = answers[next] + 1;
  return answers[next++];
}

// Under the ordered clock, an answer: by how many microseconds the time is up already.
int64_t BlockScheduler::time_out(vm::Machine& machine, int64_t deadline) {
  constexpr int64_t kMicro = 1000;
  if (!ordered_ || machine.alive() == 1 || deadline == vm::kNoDeadline) return deadline;
  if (next == answers.size() && due_ == vm::kNoDeadline) {
    refused_ = deadline;
    return vm::kNoDeadline;
  }
  const int64_t late = std::clamp<int64_t>((deadline - due_) / kMicro, 0, UINT32_MAX - 1);
  due_ = vm::kNoDeadline;
  return deadline - kMicro * answer_without_choice(static_cast<uint32_t>(late));
}

vm::Wake BlockScheduler::how_it_wakes(vm::Machine& machine, vm::Thread& t) {
  if (!spurious_ || !t.waits()) return vm::Wake::kTimedOut;
  if (t.deadline == vm::kNoDeadline) return vm::Wake::kNotified;
  const uint32_t answer = ordered_ ? answer_without_choice(due_ == vm::kNoDeadline ? 1 : 0)
                                   : choose(machine, t, vm::ChoiceKind::kNotify, 2);
  due_ = vm::kNoDeadline;
  return answer == 0 ? vm::Wake::kTimedOut : vm::Wake::kNotified;
}

Runner::Runner(vm::Machine& machine, checkpoint::Store& store, BlockScheduler& scheduler,
               const Habits& habits)
    : machine_(machine),
      store_(store),
      scheduler_(scheduler),
      habits_(habits),
      stops_(stops_for(habits)) {
  machine_.access_log().set_recording(true);
  count_boundaries();
}

void Runner::note_habits() {
  stops_ = stops_for(habits_);
  count_boundaries();
}

void Runner::count_boundaries() {
  counts_all_ = false;
  scheduler_.set_stops(stops_);
  machine_.begin_run();
}

void Runner::count_all_points() {
  counts_all_ = true;
  // What is a variable in some programs only makes entries in the log at these two: they must be
  // the same as in the search.
  uint32_t left_out = bits(Point::kAccess);
  if (!habits_.names_threads) left_out |= bits(Point::kNames);
  if (!habits_.renames_threads) left_out |= bits(Point::kRename);
  scheduler_.set_stops(UINT32_MAX & ~left_out);
  machine_.begin_run();
}

// Whether the points that the thread has just passed end its block here. A boundary inside the
// library is left pending.
bool Runner::is_boundary(vm::Thread& t, uint32_t noted) {
  noted &= stops_;
  if ((noted & bits(Point::kEnd)) != 0) ended_ = true;
  if ((noted & bits(Point::kExit)) != 0) {
    // Nobody else can know an object that was made in this block.
    const auto log = machine_.access_log().entries();
    for (size_t i = log.size(); i-- > 0;) {
      if (log[i].kind != Access::exit) continue;
      if (machine_.heap().is_newer(log[i].object, begin_)) noted &= ~bits(Point::kExit);
      break;
    }
  }
  if ((noted & bits(Point::kEnter)) != 0) {
    // Only locks that can be tested: those of java.util.concurrent.
    const auto log = machine_.access_log().entries();
    for (size_t i = log.size(); i-- > 0;) {
      if (log[i].kind == Access::recount) break;
      if (log[i].kind != Access::enter) continue;
      if (log[i].object->cls->name != "braid/internal/Part") noted &= ~bits(Point::kEnter);
      break;
    }
  }
  if (noted == 0) return false;
  last_point_ = static_cast<Point>(noted & -noted);
  const bool here = (noted & (Point::kReturn | Point::kInit)) != 0 ||
                    (habits_.javasafe ? in_tested_code(*t.fp) : counts_one_by_one(t));
  if (here) {
    if ((noted & bits(Point::kReturn)) != 0 && pending_.is) last_point_ = pending_.point;
    return true;
  }
  // The machine's own methods (the end of a thread takes and leaves the thread's monitor) end none.
  if ((t.fp->method->flags & vm::kHidden) != 0) return false;
  for (vm::Frame* f = t.fp; f > t.frames; --f) {
    if (in_tested_code(*f)) break;
    if ((f->method->flags & vm::kHidden) != 0) return false;
  }
  if (habits_.javasafe && (noted & bits(Point::kThreadStart)) == 0) return false;
  return defer(t);
}

// Inside the library: the block ends when the call returns, or here, if it cannot go on.
bool Runner::defer(vm::Thread& t) {
  forget_pending();
  pending_ = {true,    store_.take(), machine_.access_log().size(), scheduler_.next,
              points_, last_point_};
  t.stop_frame = tested_frame(t);
  return false;
}

// A step that stops after each entry in the access log, so that what library code does to data can
// be left out.
StopReason Runner::step_javasafe(vm::Thread& t) {
  vm::AccessLog& log = machine_.access_log();
  kept_.assign(log.entries().begin(), log.entries().end());
  log.clear();
  machine_.set_stepping(true);
  const StopReason reason = step(t);
  machine_.set_stepping(false);
  const bool has_frame = reason != StopReason::kFinished && reason != StopReason::kExit;
  const bool in_library = has_frame && !in_tested_code(*t.fp);
  for (const vm::AccessEntry& e : log.entries())
    if (!in_library || vm::info(e.kind).space != vm::Space::data) kept_.push_back(e);
  log.clear();
  for (const vm::AccessEntry& e : kept_) log.add(e.object, e.slot, e.kind, e.count);
  return reason;
}

void Runner::forget_pending() {
  if (pending_.is) store_.drop(pending_.id);
  pending_.is = false;
}

// The thread cannot go on. What a library call has done before stays done.
Runner::End Runner::fail(vm::Thread& t) {
  if (!pending_.is) return End::kFailed;
  store_.restore(pending_.id);
  forget_pending();
  t.stop_frame = nullptr;
  machine_.access_log().truncate(pending_.log_size);
  scheduler_.answers.resize(pending_.answers);
  scheduler_.counts.resize(pending_.answers);
  scheduler_.next = pending_.answers;
  points_ = pending_.points;
  last_point_ = pending_.point;
  return End::kBoundary;
}

void Runner::run_on(vm::Thread& t) {
  constexpr uint64_t kMost = 10'000;  // bytecodes: a loop over registers may have no end
  const uint64_t left = bound_of(t) > t.bytecodes ? bound_of(t) - t.bytecodes : 0;
  if (left > 0) machine_.step_local(t, static_cast<int64_t>(std::min(kMost, left)));
}

void Runner::bound_threads(uint64_t bytecodes) {
  bound_ = bytecodes;
  before_.assign(machine_.threads_started(), 0);
  for (uint32_t i = 0; i < machine_.thread_slots(); ++i) {
    const vm::Thread& t = *machine_.thread(i);
    if (t.alive()) before_[t.number] = t.bytecodes;
  }
  scheduler_.set_quantum(BlockScheduler::kNoQuantum);
}

// Up to the next stop, or the thread's bound.
StopReason Runner::step(vm::Thread& t) {
  const size_t before = machine_.access_log().size();
  const StopReason reason = bounded_step(t);
  if (!counts_all_) return reason;
  const auto log = machine_.access_log().entries();
  const bool fired =
      std::any_of(log.begin() + static_cast<ptrdiff_t>(std::min(before, log.size())), log.end(),
                  [](const vm::AccessEntry& e) { return e.kind == Access::raise_clock; });
  if (fired) time_outs_.push_back(user_line(t));
  return reason;
}

StopReason Runner::bounded_step(vm::Thread& t) {
  if (bound_ == UINT64_MAX) return machine_.step(t);
  const uint64_t bound = bound_of(t);
  if (t.bytecodes >= bound) return StopReason::kBudget;
  scheduler_.set_quantum(
      static_cast<int64_t>(std::min<uint64_t>(bound - t.bytecodes, BlockScheduler::kNoQuantum)));
  return machine_.step(t);
}

void Runner::wake(vm::Thread& t) {
  const vm::Wake how = scheduler_.how_it_wakes(machine_, t);
  if (how == vm::Wake::kTimedOut) {
    if (counts_all_) time_outs_.push_back(user_line(t));
    machine_.access_log().add(nullptr, 0, Access::raise_clock);
    machine_.world().sleep_until(t.deadline);
  }
  machine_.monitors().wake(t, how);
}

// That a thread leaves a wait set is a block of its own: before it has its monitor again others may
// find the wait set without it. After a sleep there is nothing to wait for.
bool Runner::wake_is_all(vm::Thread& t) {
  const bool waited = t.waits();
  wake(t);
  if (!waited || habits_.javasafe) return false;
  last_point_ = Point::kWakeUp;
  return true;
}

Runner::End Runner::run(vm::Thread& t) {
  vm::AccessLog& log = machine_.access_log();
  log.clear();
  begin_ = store_.newest_mark();
  points_ = 0;
  ended_ = returned_ = false;
  pending_.is = false;
  t.stop_frame = nullptr;
  time_outs_.clear();
  if (t.state != ThreadState::kRunnable && wake_is_all(t)) return End::kBoundary;
  uint32_t yields = 0;
  while (true) {
    const StopReason reason = habits_.javasafe ? step_javasafe(t) : step(t);
    const uint32_t noted = machine_.noted();
    switch (reason) {
      case StopReason::kPoint:
        if (noted != 0 && noted != bits(Point::kReturn)) ++points_;
        if (!is_boundary(t, noted)) {
          if ((noted & bits(Point::kSleep)) != 0 && ++yields == kMostYields) return yielded(t);
          break;
        }
        t.stop_frame = nullptr;
        returned_ = pending_.is;
        forget_pending();
        if (run_on_ && (bits(last_point_) & kUnguarded) != 0) run_on(t);
        return End::kBoundary;
      case StopReason::kYield:
        ++points_;
        if (++yields == kMostYields) return yielded(t);
        break;
      case StopReason::kBlocked:
        if (t.state == ThreadState::kRunnable || pending_.is) return fail(t);
        last_point_ = t.state == ThreadState::kWaiting ? Point::kWait : Point::kSleep;
        return End::kSuspended;
      case StopReason::kFinished:
        forget_pending();
        last_point_ = Point::kThreadEnd;
        return End::kDied;
      case StopReason::kExit:
        forget_pending();
        return End::kExited;
      case StopReason::kBudget:
      case StopReason::kTrap:
        t.stop_frame = nullptr;
        forget_pending();
        return End::kLimit;
    }
  }
}

Runner::End Runner::yielded(vm::Thread& t) {
  last_point_ = Point::kYield;
  t.stop_frame = nullptr;
  forget_pending();
  return End::kBoundary;
}

Runner::End Runner::run_to_point(vm::Thread& t) {
  vm::AccessLog& log = machine_.access_log();
  log.clear();
  points_ = 0;
  ended_ = returned_ = false;
  time_outs_.clear();
  if (t.state != ThreadState::kRunnable && wake_is_all(t)) return End::kBoundary;
  while (true) {
    const StopReason reason = step(t);
    const uint32_t noted = machine_.noted();
    switch (reason) {
      case StopReason::kPoint:
        ++points_;
        if ((noted & bits(Point::kEnd)) != 0) ended_ = true;
        last_point_ = static_cast<Point>(noted & -noted);
        return End::kBoundary;
      case StopReason::kYield:
        ++points_;
        last_point_ = Point::kYield;
        return End::kBoundary;
      case StopReason::kBlocked:
        if (t.state == ThreadState::kRunnable) return End::kFailed;
        last_point_ = t.state == ThreadState::kWaiting ? Point::kWait : Point::kSleep;
        return End::kSuspended;
      case StopReason::kFinished:
        return End::kDied;
      case StopReason::kExit:
        return End::kExited;
      case StopReason::kBudget:
      case StopReason::kTrap:
        return End::kLimit;
    }
  }
}

bool Runner::run_accesses(vm::Thread& t, uint32_t entries) {
  vm::AccessLog& log = machine_.access_log();
  points_ = 0;
  returned_ = false;
  machine_.set_stepping(true);
  log.clear();
  time_outs_.clear();
  size_t made = 0;
  if (t.state != ThreadState::kRunnable && !wake_is_all(t)) made = log.size();
  bool ok = true;
  while (ok && made < entries) {
    // The initialiser of a library class may have points, but no entries.
    if (!log.hides()) log.clear();
    const size_t before = log.visible();
    if (before_access_) before_access_(t);
    const StopReason reason = step(t);
    if (after_access_) after_access_(t, reason);
    const uint32_t noted = machine_.noted();
    made += log.visible() - before;
    if (reason == StopReason::kPoint && (noted & ~bits(Point::kAccess)) != 0) {
      last_point_ =
          static_cast<Point>(noted & ~bits(Point::kAccess) & -(noted & ~bits(Point::kAccess)));
      ++points_;
    }
    if (reason == StopReason::kYield) ++points_;
    ok = reason == StopReason::kPoint || reason == StopReason::kYield;
  }
  machine_.set_stepping(false);
  return ok;
}

Runner::End Runner::run_alone(vm::Thread& t) {
  while (true) {
    const End end = run_to_point(t);
    for (const vm::AccessEntry& e : machine_.access_log().entries()) {
      if (e.kind == Access::enter) held_alone_.push_back(Hold(e));
      if (e.kind == Access::exit) std::erase(held_alone_, Hold(e));
    }
    alone_points_ += points_;
    if (end != End::kBoundary) {
      // Nobody else is there: a sleep ends, and whoever waits for a notify waits for ever.
      if (end == End::kSuspended && t.deadline != vm::kNoDeadline) continue;
      return end;
    }
    if (last_point_ == Point::kThreadStart) return end;
  }
}

}  // namespace braid::tester
