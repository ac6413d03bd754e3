#include "tester/recorder.h"

#include <fmt/format.h>

#include <algorithm>

#include "tester/livelock.h"
#include "tester/names.h"
#include "tester/turns.h"
#include "tester/writers_first.h"
#include "vm/deadlock_report.h"
#include "vm/variables.h"

namespace braid::tester {
namespace {

using vm::Point;
using vm::StopReason;
using vm::ThreadState;

// What a thread has just done, in words: "thread "A" at Main.java:12 writes Main.x, holding no
// lock".
std::string describe_access(vm::Machine& machine, vm::Thread& t, const vm::AccessEntry& e,
                            const vm::ObjectNames& names) {
  std::vector<std::string> held;
  for (const vm::ObjectNames::Held& h : names.held_by(t))
    held.push_back(vm::lock_name(names, h.object, h.shared));
  const bool write = e.kind == vm::Access::write || e.kind == vm::Access::write_range ||
                     e.kind == vm::Access::write_final;
  return fmt::format("thread \"{}\" at {} {} {}, holding {}", machine.label_of(t), user_line(t),
                     write ? "writes" : "reads",
                     variable_name(machine, variable(e.object, vm::Space::data, e.slot)),
                     held.empty() ? "no lock" : fmt::format("{}", fmt::join(held, ", ")));
}

// The object on which the user's code has called the library; null if the thread is in user code.
vm::Object* called_on(const vm::Thread& t) {
  vm::Object* object = nullptr;
  for (const vm::Frame* f = t.fp; f >= t.frames && !f->method->cls->user_code; --f) {
    if (f->method->is_static() || f->r[0] == nullptr) continue;
    if (f->r[0]->cls->is_subclass_of(f->method->cls)) object = f->r[0];
  }
  return object;
}

// A variable of the class library is nothing to the user: it is his object that is used by two.
// called: what both threads have called, if it is one object, for arrays inside it.
std::string race_text(vm::Machine& machine, vm::Object* object, const std::string& variable,
                      vm::Object* called) {
  const bool is_inside = object->cls->is_array() && called != nullptr;
  const std::string whole = vm::library_object(machine, is_inside ? called : object);
  return whole.empty() ? fmt::format("data race on {}", variable)
                       : fmt::format("data race inside {} ({})", whole, variable);
}

// The two threads of a race do their accesses: the failure, or nothing if they do not clash.
// `places` becomes their lines.
std::vector<Failure> race_of(Session& s, uint32_t first, uint32_t second, std::string* places,
                             Spectator* spectator = nullptr) {
  Failure f;
  f.kind = FailureKind::kRace;
  vm::AccessEntry entries[2];
  vm::Object* called[2];
  const uint32_t numbers[] = {first, second};
  for (int i = 0; i < 2; ++i) {
    vm::Thread* t = s.machine.thread_by_number(numbers[i]);
    if (t == nullptr) return {};
    s.machine.set_stepping(true);
    vm::AccessLog& log = s.machine.access_log();
    log.clear();
    StopReason reason = StopReason::kPoint;
    while (log.visible() == 0 && (reason == StopReason::kPoint || reason == StopReason::kYield)) {
      if (spectator != nullptr) spectator->before_step(*t, false);
      reason = s.machine.step(*t);
      if (spectator != nullptr) spectator->after_step(*t, reason, false);
    }
    s.machine.set_stepping(false);
    if (log.visible() == 0) return {};
    entries[i] = log.entries().front();
    called[i] = called_on(*t);
    f.details.push_back(describe_access(s.machine, *t, entries[i], vm::ObjectNames(s.machine)));
    places[i] = user_line(*t);
  }
  const auto writes = [](const vm::AccessEntry& e) {
    return vm::info(e.kind).effect == vm::Effect::W;
  };
  if (entries[0].object != entries[1].object || (!writes(entries[0]) && !writes(entries[1])))
    return {};
  f.variable = f.place =
      variable_name(s.machine, variable(entries[0].object, vm::Space::data, entries[0].slot));
  f.what = race_text(s.machine, entries[0].object, f.variable,
                     called[0] == called[1] ? called[0] : nullptr);
  // A detector may know which order is missing.
  for (Failure& found : s.watcher->take())
    if (found.same_as(f)) f.notes = std::move(found.notes);
  return {f};
}

// Why a thread whose attempt has failed cannot go on.
const char* why_it_stops(vm::Machine& machine, uint32_t number) {
  const vm::Thread* t = machine.thread_by_number(number);
  if (t == nullptr) return words(Point::kCannotGoOn);
  if (t->blocked_on == nullptr) return "it is parked";
  if (machine.classes().statics_owner(t->blocked_on) != nullptr)
    return "another thread initialises the class";
  return machine.monitors().is_free(t->blocked_on) ? "there is no permit" : "the lock is taken";
}

// Writes down what runs.
class Tape {
 public:
  explicit Tape(Session& session) : s_(session) {}

  // The thread has run on, from a stop to the next.
  void ran(uint32_t thread, uint64_t points, Stretch how, const char* why, uint32_t accesses = 0) {
    auto& segments = schedule_.segments;
    const bool goes_on = !splits_ && !segments.empty() && segments.back().thread == thread &&
                         (segments.back().how == Stretch::kSwitched ||
                          (segments.back().how == Stretch::kReturned && how != Stretch::kAccess));
    splits_ = false;
    if (!goes_on) segments.push_back({thread, 0, how, 0, "", "", ""});
    Segment& seg = segments.back();
    seg.points += static_cast<uint32_t>(points);
    seg.how = how;
    seg.accesses = accesses;
    if (points > 0 || seg.why.empty() || how == Stretch::kUntil) seg.why = why;
    if (const vm::Thread* t = s_.machine.thread_by_number(thread)) {
      seg.where = user_line(*t);
      seg.name = s_.machine.label_of(*t);
    }
  }
  // Before the thread runs: its name and place, in case it ends.
  void about_to_run(vm::Thread& t) {
    name_ = s_.machine.label_of(t);
    where_ = user_line(t);
    size_ = schedule_.segments.size();
  }
  void ended(uint32_t thread, uint64_t points) {
    ran(thread, points, Stretch::kUntil, words(Point::kThreadEnd));
    Segment& seg = schedule_.segments.back();
    if (seg.name.empty()) seg.name = name_;
    if (seg.where.empty()) seg.where = where_;
  }
  void answered() {
    for (size_t i = 0; i < s_.scheduler.next; ++i) {
      schedule_.choices.push_back(
          {s_.scheduler.answers[i], s_.scheduler.counts[i], schedule_.segments.size() - 1});
    }
  }
  void block(uint32_t thread, Runner::End end);
  // The last two stretches end before the accesses of a race: these are in the given lines.
  void race_at(const std::string* places) {
    const size_t n = schedule_.segments.size();
    for (size_t i = 0; i < 2 && n >= 2; ++i)
      if (!places[i].empty()) schedule_.segments[n - 2 + i].where = places[i];
  }
  // The next stretch is a segment of its own.
  void split() { splits_ = true; }
  size_t segments() const { return schedule_.segments.size(); }
  size_t choices() const { return schedule_.choices.size(); }
  Schedule take() { return std::move(schedule_); }

 private:
  Session& s_;
  Schedule schedule_;
  bool splits_ = false;
  std::string name_;
  std::string where_;
  size_t size_ = 0;
};

void Tape::block(uint32_t thread, Runner::End end) {
  const uint64_t points = s_.runner->points();
  switch (end) {
    case Runner::End::kDied:
      ended(thread, points);
      break;
    case Runner::End::kBoundary:
      ran(thread, points, s_.runner->returned() ? Stretch::kReturned : Stretch::kSwitched,
          words(s_.runner->last_point()));
      break;
    case Runner::End::kSuspended:
      ran(thread, points, Stretch::kUntil, words(s_.runner->last_point()));
      break;
    case Runner::End::kExited:
      ran(thread, points, Stretch::kUntil, "the program's exit");
      break;
    default:
      ran(thread, points, Stretch::kUntil, why_it_stops(s_.machine, thread));
      break;
  }
  answered();
}

Runner::End run_block(Session& s, vm::Thread& t) {
  const checkpoint::Id id = s.store->take();
  const Runner::End end = s.runner->run(t);
  s.store->drop(id);
  return end;
}

// What is run while one of these lives is tried only: the session's watcher does not hear of it.
class Unheard {
 public:
  explicit Unheard(Watcher& watcher)
      : watcher_(watcher), seen_(watcher.take()), mark_(watcher.mark()) {}
  ~Unheard() {
    watcher_.take();
    watcher_.go_back(mark_);
    watcher_.put_back(std::move(seen_));
  }
  Unheard(const Unheard&) = delete;
  Unheard& operator=(const Unheard&) = delete;

 private:
  Watcher& watcher_;
  std::vector<Failure> seen_;
  size_t mark_;
};

// Tries whether a thread could go on: it comes to a boundary, or runs for long.
bool could_go_on(Session& s, vm::Thread& t) {
  constexpr uint64_t kFarEnough = 100'000;  // bytecodes
  const Unheard unheard(*s.watcher);
  const checkpoint::Id id = s.store->take();
  s.scheduler.begin({});
  s.runner->bound_threads(kFarEnough);
  const bool could = s.runner->run(t) != Runner::End::kFailed;
  s.store->restore(id);
  s.store->drop(id);
  s.runner->bound_threads(UINT64_MAX);
  return could;
}

// Whether another thread could go on, or its time-out would come earlier than that of t.
bool others_could_go_on(Session& s, const vm::Thread& t) {
  const int64_t deadline = t.state == ThreadState::kRunnable ? INT64_MIN : t.deadline;
  bool could = false;
  for (uint32_t n = 0; n < s.machine.threads_started() && !could; ++n) {
    vm::Thread* u = s.machine.thread_by_number(n);
    if (u == nullptr || u == &t) continue;
    could = u->state != ThreadState::kRunnable ? u->deadline < deadline : could_go_on(s, *u);
  }
  return could;
}

// Time-outs of a schedule that fired though they need not have, in words.
class EarlyTimeOuts {
 public:
  explicit EarlyTimeOuts(Session& session) : s_(session) {}
  void before(const vm::Thread& t) {
    active_ = s_.habits.has_timeouts && !s_.habits.ordered_clock && ++blocks_ <= kMostBlocks;
    if (!active_) return;
    name_ = s_.machine.label_of(t);
    early_ = others_could_go_on(s_, t);
  }
  void after() {
    if (!active_ || !early_) return;
    for (const std::string& line : s_.runner->time_outs()) {
      std::string note = fmt::format(
          "A time-out of thread \"{}\" at {} fired while others could go on; with --clock ordered "
          "none does",
          name_, line);
      if (std::find(notes.begin(), notes.end(), note) == notes.end())
        notes.push_back(std::move(note));
    }
  }
  std::vector<std::string> notes;

 private:
  static constexpr size_t kMostBlocks = 1000;  // of a long schedule the rest is not looked at
  Session& s_;
  size_t blocks_ = 0;
  bool active_ = false;
  bool early_ = false;
  std::string name_;
};

// Whoever can be run is run until it cannot go on. The state is stuck if nobody comes further. A
// reader that is stopped where it could go on waits behind a writer, and stays there.
void run_into_the_wall(Session& s, Tape& tape) {
  for (uint32_t n = 0; n < s.machine.threads_started(); ++n) {
    vm::Thread* t = s.machine.thread_by_number(n);
    if (t == nullptr || t->state != ThreadState::kRunnable) continue;
    const bool wants_to_read = t->blocked_on != nullptr && t->wants_shared;
    if (wants_to_read && s.machine.monitors().in_the_way(*t).empty()) continue;
    s.scheduler.begin({});
    tape.about_to_run(*t);
    tape.block(n, run_block(s, *t));
  }
}

// One run of a witness.
class Recorder {
 public:
  Recorder(Session& session, const Witness& witness, const RecordOptions& options)
      : s_(session), witness_(witness), options_(options), tape_(session), early_(session) {}
  Recording run(FailureKind kind);

 private:
  void begin();
  vm::Thread* thread(uint32_t number);
  bool steps(std::span<const Witness::Step> list, std::span<const uint32_t> choices);
  bool partial(const Witness::Partial& p);
  void failures(FailureKind kind);
  // Before a step or partial block, and after it.
  void before(vm::Thread& t) {
    if (r_.segments.size() == options_.split) tape_.split();
    r_.choices.push_back(tape_.choices());
    early_.before(t);
    tape_.about_to_run(t);
  }
  void after() {
    r_.segments.push_back(tape_.segments() - 1);
    early_.after();
  }

  Session& s_;
  const Witness& witness_;
  const RecordOptions& options_;
  Tape tape_;
  EarlyTimeOuts early_;
  Recording r_;
  std::vector<std::pair<uint32_t, size_t>>
      used_;  // answers that a thread's partial block has taken
};

// Up to where the search begins.
void Recorder::begin() {
  s_.runner->count_all_points();
  s_.runner->set_run_on(false);
  s_.run_to_start([&](vm::Thread& t) {
    const uint32_t number = t.number;
    tape_.about_to_run(t);
    const Runner::End end = s_.runner->run_to_point(t);
    tape_.block(number, end);
    return end;
  });
  if (s_.prologue || s_.habits.chooses) return;  // on the tape already, or nothing was run
  if (s_.start_end == Runner::End::kDied) return tape_.ended(0, s_.runner->alone_points());
  const bool goes_on = s_.start_end == Runner::End::kBoundary;
  tape_.ran(0, s_.runner->alone_points(), goes_on ? Stretch::kSwitched : Stretch::kUntil,
            words(goes_on ? s_.runner->last_point() : Point::kCannotGoOn));
}

vm::Thread* Recorder::thread(uint32_t number) {
  vm::Thread* t = s_.machine.thread_by_number(number);
  if (t == nullptr) r_.error = fmt::format("thread {} does not live", number);
  return t;
}

bool Recorder::steps(std::span<const Witness::Step> list, std::span<const uint32_t> choices) {
  for (const Witness::Step& step : list) {
    vm::Thread* t = thread(step.thread);
    if (t == nullptr) return false;
    const std::span<const uint32_t> answers = choices.first(step.choices);
    choices = choices.subspan(step.choices);
    before(*t);
    s_.scheduler.begin(answers);
    const Runner::End end = witness_.at_points ? s_.runner->run_to_point(*t) : run_block(s_, *t);
    tape_.block(step.thread, end);
    after();
  }
  return true;
}

bool Recorder::partial(const Witness::Partial& p) {
  vm::Thread* t = thread(p.thread);
  if (t == nullptr) return false;
  before(*t);
  s_.scheduler.begin(p.choices);
  if (p.accesses != UINT32_MAX) {
    s_.runner->run_accesses(*t, p.accesses);
    // Entries since the last point, as the player counts them.
    tape_.ran(p.thread, 0, Stretch::kAccess, "block start", p.accesses);
  } else {
    s_.machine.monitors().limit_acquisitions(p.acquisitions);
    run_block(s_, *t);
    s_.machine.monitors().limit_acquisitions(vm::Monitors::kUnlimited);
    const bool stopped = p.acquisitions != UINT32_MAX;
    tape_.ran(p.thread, s_.runner->points(), stopped ? Stretch::kLock : Stretch::kUntil,
              words(s_.runner->points() > 0 ? s_.runner->last_point() : Point::kCannotGoOn));
  }
  tape_.answered();
  after();
  return true;
}

// What the run has come to.
void Recorder::failures(FailureKind kind) {
  if (!options_.then.empty()) {
    r_.failures = s_.watcher->take();
  } else if (kind == FailureKind::kLockCycle || kind == FailureKind::kCondition ||
             kind == FailureKind::kPool) {
    run_into_the_wall(s_, tape_);
    mark_all_stuck(s_.machine);
    r_.failures.push_back(describe_deadlock(s_.machine, false, true));
  } else if (kind == FailureKind::kRace && witness_.partials.size() == 2) {
    std::string places[2];
    r_.failures = race_of(s_, witness_.partials[0].thread, witness_.partials[1].thread, places);
    tape_.race_at(places);
  } else {
    r_.failures = s_.watcher->take();
  }
  for (Failure& f : r_.failures)
    f.notes.insert(f.notes.end(), early_.notes.begin(), early_.notes.end());
}

Recording Recorder::run(FailureKind kind) {
  begin();
  bool ok = steps(witness_.steps, witness_.choices);
  for (const Witness::Partial& p : witness_.partials) ok = ok && partial(p);
  ok = ok && steps(options_.then, options_.then_choices);
  if (ok) {
    failures(kind);
    r_.output = s_.world.output();
    r_.exit_status = exit_status(s_.machine);
    r_.schedule = tape_.take();
  }
  return std::move(r_);
}

}  // namespace

Recording record(const Subject& subject, const Habits& habits, const Witness& witness,
                 FailureKind kind, const RecordOptions& options) {
  Session s(subject, UINT64_MAX, habits, machine_for(kind));
  if (s.error.empty()) return Recorder(s, witness, options).run(kind);
  Recording r;
  r.error = s.error;
  return r;
}

// ---- Playing ------------------------------------------------------------------------------------

namespace {

class Player {
 public:
  Player(Session& session, const Schedule& schedule, Spectator* spectator)
      : s_(session), schedule_(schedule), spectator_(spectator) {
    if (session.prologue) lost_notifies_ = session.prologue->lost_notifies();
    if (spectator == nullptr) return;
    session.runner->watch_accesses(
        [spectator](vm::Thread& t) { spectator->before_step(t, false); },
        [spectator](vm::Thread& t, StopReason r) { spectator->after_step(t, r, false); });
  }

  // Empty, or where the program went another way.
  std::string run() {
    for (at_ = 0; at_ < schedule_.segments.size() && error_.empty(); ++at_) {
      if (spectator_ != nullptr) spectator_->stretch(at_, preempts());
      stretch();
    }
    return error_;
  }
  bool preempts();
  // Notifies that found nobody.
  size_t lost_notifies() const { return lost_notifies_; }

 private:
  const Segment& segment() const { return schedule_.segments[at_]; }
  void wrong(std::string_view what) {
    error_ = fmt::format("stretch {}: thread {} (\"{}\") {}", at_ + 1, segment().thread,
                         segment().name, what);
  }
  void give_answers() {
    std::vector<uint32_t> answers;
    for (const Choice& c : schedule_.choices)
      if (c.segment == at_) answers.push_back(c.value);
    s_.scheduler.begin(answers);
  }
  StopReason step(vm::Thread& t) {
    if (spectator_ != nullptr) return watched_step(t);
    s_.machine.access_log().clear();
    const StopReason reason = s_.machine.step(t);
    count_lost();
    return reason;
  }
  void count_lost() { lost_notifies_ += tester::lost_notifies(s_.machine.access_log()); }
  StopReason small_step(vm::Thread& t, bool may_stop);
  StopReason watched_step(vm::Thread& t);
  void stretch();
  void to_last_point(vm::Thread& t);
  void end_of(vm::Thread& t);
  void check_place(vm::Thread& t) {
    if (user_line(t) != segment().where)
      wrong(fmt::format("is at {}, the trace says {}", user_line(t), segment().where));
  }

  Session& s_;
  const Schedule& schedule_;
  Spectator* spectator_;
  size_t at_ = 0;
  size_t lost_notifies_ = 0;
  std::string error_;
};

// Whether the stretch begins by a switch away from a thread that could have gone on.
bool Player::preempts() {
  if (at_ == 0) return false;
  const Segment& before = schedule_.segments[at_ - 1];
  if (before.thread == segment().thread || before.how == Stretch::kUntil) return false;
  vm::Thread* t = s_.machine.thread_by_number(before.thread);
  if (t == nullptr || t->state != ThreadState::kRunnable) return false;
  spectator_->trial(true);
  const bool could = could_go_on(s_, *t);
  spectator_->trial(false);
  return could;
}

// To the next entry in the access log, or the next stop.
StopReason Player::small_step(vm::Thread& t, bool may_stop) {
  s_.machine.access_log().clear();
  spectator_->before_step(t, may_stop);
  const StopReason reason = s_.machine.step(t);
  count_lost();
  spectator_->after_step(t, reason, may_stop);
  return reason;
}

// A step like any other, in small ones.
StopReason Player::watched_step(vm::Thread& t) {
  const bool may_stop = t.stop_frame == nullptr;
  const uint32_t no_stops = may_stop ? static_cast<uint32_t>(Point::kReturn) : 0;
  s_.machine.set_stepping(true);
  StopReason reason = StopReason::kPoint;
  do {
    reason = small_step(t, may_stop);
  } while (reason == StopReason::kPoint && (s_.machine.noted() & ~no_stops) == 0);
  s_.machine.set_stepping(false);
  if (may_stop) t.stop_frame = nullptr;
  return reason;
}

void Player::stretch() {
  vm::Thread* t = s_.machine.thread_by_number(segment().thread);
  const bool can = t != nullptr && (t->state == ThreadState::kRunnable ||
                                    t->deadline != vm::kNoDeadline || s_.scheduler.can_wake(*t));
  if (!can) return wrong("cannot run here");
  give_answers();
  if (segment().how == Stretch::kAccess && segment().points == 0) {
    if (!s_.runner->run_accesses(*t, segment().accesses)) wrong("stops before its access");
    return;
  }
  if (t->state != ThreadState::kRunnable) s_.runner->wake(*t);
  to_last_point(*t);
  if (error_.empty()) end_of(*t);
}

// Runs the thread over the points of its stretch.
void Player::to_last_point(vm::Thread& t) {
  for (uint32_t passed = 0; passed < segment().points;) {
    const StopReason reason = step(t);
    if (reason == StopReason::kPoint || reason == StopReason::kYield) {
      ++passed;
    } else {
      return wrong(fmt::format("stops after {} of {} points", passed, segment().points));
    }
  }
}

// From the last point to where the stretch ends.
void Player::end_of(vm::Thread& t) {
  switch (segment().how) {
    case Stretch::kSwitched:
      return check_place(t);
    case Stretch::kReturned:
      for (vm::Frame* f = t.fp; f >= t.frames && t.stop_frame == nullptr; --f)
        if (f->method->cls->tested && f->method->id != UINT32_MAX && f != t.fp) t.stop_frame = f;
      break;
    case Stretch::kLock:
      s_.machine.monitors().limit_acquisitions(0);
      break;
    case Stretch::kAccess:
      if (!s_.runner->run_accesses(t, segment().accesses)) wrong("stops before its access");
      return;
    case Stretch::kUntil:
      break;
  }
  StopReason reason = StopReason::kYield;
  uint32_t noted = 0;
  while (reason == StopReason::kYield) {
    reason = step(t);
    noted = s_.machine.noted();
  }
  s_.machine.monitors().limit_acquisitions(vm::Monitors::kUnlimited);
  t.stop_frame = nullptr;
  const bool at_point = reason == StopReason::kPoint;
  if (segment().how == Stretch::kReturned) {
    if (!at_point || noted != static_cast<uint32_t>(Point::kReturn))
      return wrong("does not return from its library call");
    return check_place(t);
  }
  if (at_point) return wrong("goes on after " + segment().why + " at " + segment().where);
}

}  // namespace

Recording play(const Subject& subject, const Habits& habits, const Schedule& schedule,
               MachineFor use, Spectator* spectator) {
  Recording r;
  Session s(subject, UINT64_MAX, habits, use);
  if (!s.error.empty()) return r.error = s.error, r;
  s.runner->count_all_points();
  if (s.recorded && !s.run_to_start()) return r.error = s.error, r;
  Player player(s, schedule, spectator);
  if (spectator != nullptr) spectator->begins(s);
  r.error = player.run();
  const auto& segments = schedule.segments;
  const size_t n = segments.size();
  const bool races =
      n >= 2 && segments[n - 1].how == Stretch::kAccess && segments[n - 2].how == Stretch::kAccess;
  if (spectator != nullptr && !races) spectator->ends();
  r.failures = s.watcher->take();
  if (r.error.empty() && schedule.takes_turns) {
    const uint64_t given = subject.options.max_steps;
    Turns turns(s.machine, *s.store, s.scheduler, given == UINT64_MAX ? Turns::kMost : given);
    if (auto f = turns.look()) r.failures.push_back(std::move(*f));
    s.watcher->take();
  } else if (r.error.empty() && races) {
    std::string places[2];
    for (Failure& f : race_of(s, segments[n - 2].thread, segments[n - 1].thread, places, spectator))
      r.failures.push_back(std::move(f));
    if (spectator != nullptr) spectator->ends();
  } else if (r.error.empty() && !s.machine.has_ended()) {
    // Whoever could still go on does not belong to a deadlock.
    bool stuck = true;
    bool time_is_left = false;  // under the ordered clock; then only a cycle of locks is for ever
    const checkpoint::Id here = s.store->take();
    std::vector<vm::Thread*> failed;
    std::vector<vm::Thread*> threads;
    for (uint32_t i = 0; i < s.machine.threads_started() && stuck; ++i) {
      vm::Thread* t = s.machine.thread_by_number(i);
      if (t == nullptr || t->daemon) continue;
      if (t->state != ThreadState::kRunnable) {
        time_is_left |= t->deadline != vm::kNoDeadline;
        stuck = t->deadline == vm::kNoDeadline || habits.ordered_clock;
        continue;
      }
      threads.push_back(t);
    }
    stuck = stuck && WritersFirst(s.machine).all(threads, [&](vm::Thread& t) {
      s.scheduler.begin({});
      const bool fails = run_block(s, t) == Runner::End::kFailed;
      if (s.scheduler.refused() != vm::kNoDeadline) {
        time_is_left = true;
      } else {
        failed.push_back(&t);
      }
      return fails;
    });
    if (stuck && time_is_left) {
      for (vm::Thread* t : failed) mark_stuck(s.machine, *t);
      stuck = !vm::find_lock_cycle(s.machine).empty();
      if (!stuck) s.store->restore(here);
    }
    s.store->drop(here);
    if (!stuck) {
      for (uint32_t i = 0; i < s.machine.threads_started(); ++i) {
        vm::Thread* t = s.machine.thread_by_number(i);
        if (t != nullptr && t->state == ThreadState::kRunnable) s.runner->run_on(*t);
      }
      Livelock livelock(s.machine, *s.store, s.scheduler, *s.runner);
      if (livelock.look() == Livelock::Verdict::kForEver) r.failures.push_back(livelock.describe());
    } else if (stuck) {
      mark_all_stuck(s.machine);
      r.failures.push_back(describe_deadlock(s.machine, player.lost_notifies() > 0, true));
    }
  }
  r.output = s.world.output();
  r.exit_status = exit_status(s.machine);
  if (use == MachineFor::kReplay) s.machine.tools().detach();
  r.tool_errors = s.machine.tools().errors();
  return r;
}

}  // namespace braid::tester
