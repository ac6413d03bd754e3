#include "tester/path_scheduler.h"

#include <fmt/format.h>

#include <algorithm>

namespace braid::tester {
namespace {

constexpr uint32_t kStops = vm::Point::kThreadStart | vm::Point::kEnter | vm::Point::kExit |
                            vm::Point::kPermit | vm::Point::kAtomic | vm::Point::kVolatile;

bool is_timed(const vm::Thread& t) {
  return t.alive() && t.state != vm::ThreadState::kRunnable && t.deadline != vm::kNoDeadline;
}

vm::Thread* thread_by_number(vm::Machine& machine, uint32_t number) {
  for (size_t i = 0; i < machine.thread_slots(); ++i) {
    vm::Thread* t = machine.thread(static_cast<uint32_t>(i));
    if (t->alive() && t->number == number) return t;
  }
  return nullptr;
}

bool can_be_picked(const vm::Thread& t) {
  return t.alive() && (t.state == vm::ThreadState::kRunnable || is_timed(t));
}

// A time-out fires.
void make_ready(vm::Machine& machine, vm::Thread& t) {
  if (t.state == vm::ThreadState::kRunnable) return;
  machine.world().sleep_until(t.deadline);
  machine.monitors().wake(t, vm::Wake::kTimedOut);
}

const vm::Frame* user_frame(const vm::Thread& t) {
  for (const vm::Frame* f = t.fp; f >= t.frames; --f) {
    const vm::Method& m = *f->method;
    if (m.cls->user_code && (m.flags & vm::kHidden) == 0 && m.id != UINT32_MAX) return f;
  }
  return nullptr;
}

// Whether the end of an atomic block is at this point. Operations inside the machine's own hidden
// methods (the end of a thread takes and leaves the thread's monitor) end none by themselves.
bool ends_block(const vm::Thread& t, vm::Point why) {
  const vm::Method& m = *t.fp->method;
  switch (why) {
    case vm::Point::kExit:
    case vm::Point::kPermit:
    case vm::Point::kAtomic:
      return (m.flags & vm::kHidden) == 0 && user_frame(t) != nullptr;
    case vm::Point::kVolatile:
      return m.cls->user_code;
    case vm::Point::kThreadStart:
    case vm::Point::kYield:
      return why == vm::Point::kThreadStart;
    default:
      return false;
  }
}

}  // namespace

std::string user_line(const vm::Thread& t) {
  const vm::Frame* f = user_frame(t);
  if (f == nullptr) return "the library";
  auto pc = static_cast<uint32_t>(f->pc - f->method->code);
  const bool again = f == t.fp && t.state != vm::ThreadState::kRunnable;
  if (pc > 0 && !again) --pc;
  return fmt::format("{}:{}", f->method->cls->def->source_file, f->method->line_of(pc));
}

const char* words(vm::Point point) {
  switch (point) {
    case vm::Point::kCannotGoOn:
      return "it cannot go on";
    case vm::Point::kQuantum:
      return "its quantum is over";
    case vm::Point::kYield:
      return "yield";
    case vm::Point::kThreadStart:
      return "thread start";
    case vm::Point::kThreadEnd:
      return "its end";
    case vm::Point::kEnter:
      return "lock entry";
    case vm::Point::kExit:
      return "lock exit";
    case vm::Point::kWait:
      return "wait";
    case vm::Point::kNotify:
      return "notify";
    case vm::Point::kPermit:
      return "permit operation";
    case vm::Point::kAtomic:
      return "atomic operation";
    case vm::Point::kVolatile:
      return "volatile access";
    case vm::Point::kTest:
      return "test of a lock";
    case vm::Point::kInterrupt:
      return "use of an interrupt status";
    case vm::Point::kAlive:
      return "isAlive";
    case vm::Point::kClock:
      return "look at the clock";
    case vm::Point::kInit:
      return "static initialiser";
    case vm::Point::kInput:
      return "reading of input";
    case vm::Point::kOutput:
      return "printing";
    case vm::Point::kReturn:
      return "library call";
    case vm::Point::kSleep:
      return "sleep";
    case vm::Point::kBegin:
      return "Tester.begin";
    case vm::Point::kEnd:
      return "Tester.end";
    case vm::Point::kAccess:
      return "access";
  }
  return "";
}

// ---- Searching ----------------------------------------------------------------------------------

uint32_t PathScheduler::stops() const { return kStops; }

void PathScheduler::close_segment(vm::Thread* thread, const char* why, bool switched) {
  if (!open_) return;
  segment_.why = why;
  segment_.switched = switched;
  segment_.where = thread != nullptr ? user_line(*thread) : last_where_;
  schedule_.segments.push_back(segment_);
  open_ = false;
}

vm::Thread* PathScheduler::run(vm::Machine& machine, vm::Thread& thread) {
  make_ready(machine, thread);
  segment_ = {};
  segment_.thread = thread.number;
  segment_.name = machine.name_of(thread);
  last_where_ = user_line(thread);
  open_ = true;
  return &thread;
}

// The current thread first, then by number.
std::vector<vm::Thread*> PathScheduler::candidates(vm::Machine& machine,
                                                   vm::Thread* current) const {
  std::vector<vm::Thread*> list;
  for (size_t i = 0; i < machine.thread_slots(); ++i) {
    vm::Thread* t = machine.thread(static_cast<uint32_t>(i));
    if (can_be_picked(*t)) list.push_back(t);
  }
  std::sort(list.begin(), list.end(), [&](const vm::Thread* a, const vm::Thread* b) {
    const bool a_first = a == current && a->state == vm::ThreadState::kRunnable;
    const bool b_first = b == current && b->state == vm::ThreadState::kRunnable;
    return a_first != b_first ? a_first : a->number < b->number;
  });
  return list;
}

vm::Thread* PathScheduler::pick(vm::Machine& machine, vm::Thread* current, vm::Point why) {
  const bool goes_on = current != nullptr && current->state == vm::ThreadState::kRunnable;
  if (goes_on) {
    ++segment_.points;
    const bool decision =
        ends_block(*current, why) || (strategy_.inside_blocks() && why == vm::Point::kEnter);
    if (!decision || stuck_) return current;
  } else if (current != nullptr && !stuck_) {
    // It has ended its block by waiting or sleeping, or it has failed: it wants what another thread
    // has.
    const bool failed = current->state == vm::ThreadState::kBlocked ||
                        current->state == vm::ThreadState::kInitialising ||
                        (current->state == vm::ThreadState::kPermit && !is_timed(*current));
    if (failed && decided_ && strategy_.give_up_failed_block()) return nullptr;
    if (failed && !strategy_.inside_blocks()) stuck_ = true;
  } else if (current == nullptr && open_ && segment_.thread == 0 && decided_) {
    strategy_.drop_alternatives();
  }
  const std::vector<vm::Thread*> list = candidates(machine, current);
  if (list.empty()) return nullptr;
  size_t chosen = 0;
  decided_ = false;
  if (list.size() > 1 && !stuck_) {
    if (decisions_ == kMaxDecisions) {
      cut_ = true;
      return nullptr;
    }
    std::vector<uint32_t> options;
    for (const vm::Thread* t : list) options.push_back(t->number);
    chosen = strategy_.decide(options, true);
    ++decisions_;
    decided_ = true;
  }
  if (goes_on && list[chosen] == current) {
    last_where_ = user_line(*current);
    return current;
  }
  close_segment(current, words(why), goes_on);
  return run(machine, *list[chosen]);
}

uint32_t PathScheduler::choose(vm::Machine& machine, vm::Thread& thread, vm::ChoiceKind kind,
                               uint32_t count) {
  (void)machine;
  (void)thread;
  (void)kind;
  std::vector<uint32_t> options(count);
  for (uint32_t i = 0; i < count; ++i) options[i] = i;
  const auto value = static_cast<uint32_t>(count == 1 ? 0 : strategy_.decide(options, false));
  if (count > 1) ++decisions_;
  schedule_.choices.push_back({value, count, schedule_.segments.size()});
  return value;
}

Schedule PathScheduler::finish(vm::Machine& machine) {
  if (open_) {
    vm::Thread* t = thread_by_number(machine, segment_.thread);
    close_segment(t, "the end of the run", false);
  }
  return schedule_;
}

// ---- Replaying ----------------------------------------------------------------------------------

uint32_t Replayer::stops() const { return kStops; }

vm::Thread* Replayer::fail(std::string text) {
  if (error_.empty()) error_ = std::move(text);
  return nullptr;
}

vm::Thread* Replayer::pick(vm::Machine& machine, vm::Thread* current, vm::Point why) {
  const bool goes_on = current != nullptr && current->state == vm::ThreadState::kRunnable;
  if (running_) {
    const Segment& s = schedule_.segments[next_ - 1];
    if (goes_on) ++passed_;
    if (goes_on && !(s.switched && passed_ == s.points)) {
      if (passed_ <= s.points) return current;
      return fail(fmt::format("segment {}: thread \"{}\" goes on after {} at {}", next_, s.name,
                              s.why, s.where));
    }
    if (!goes_on && (s.switched || passed_ != s.points)) {
      return fail(fmt::format("segment {}: thread \"{}\" stops before {} at {}", next_, s.name,
                              s.why, s.where));
    }
    if (goes_on && (s.why != words(why) || s.where != user_line(*current))) {
      return fail(fmt::format("segment {}: thread \"{}\" is at {} at {}, the trace says {} at {}",
                              next_, s.name, words(why), user_line(*current), s.why, s.where));
    }
  }
  running_ = false;
  if (finished()) return fail("the program goes on after the end of the trace");
  const Segment& s = schedule_.segments[next_];
  vm::Thread* t = thread_by_number(machine, s.thread);
  if (t == nullptr || !can_be_picked(*t)) {
    return fail(
        fmt::format("segment {}: thread {} (\"{}\") cannot run here", next_ + 1, s.thread, s.name));
  }
  make_ready(machine, *t);
  ++next_;
  passed_ = 0;
  running_ = true;
  return t;
}

uint32_t Replayer::choose(vm::Machine& machine, vm::Thread& thread, vm::ChoiceKind kind,
                          uint32_t count) {
  (void)machine;
  (void)thread;
  (void)kind;
  const auto& choices = schedule_.choices;
  if (next_choice_ < choices.size() && choices[next_choice_].count == count)
    return choices[next_choice_++].value;
  fail(fmt::format("the program makes a choice of {} that the trace does not have", count));
  return 0;
}

}  // namespace braid::tester
