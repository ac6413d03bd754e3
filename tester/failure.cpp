#include "tester/failure.h"

#include <fmt/format.h>

#include <algorithm>

#include "tester/names.h"
#include "vm/deadlock_report.h"

namespace braid::tester {
namespace {

// The first frame of the user's code in a stack: "SplitSync.java:31".
std::string place_of(vm::Machine& machine, const std::vector<std::string>& stack) {
  for (const std::string& frame : stack) {
    const size_t open = frame.find('(');
    const size_t dot = frame.rfind('.', open);
    std::string cls = frame.substr(0, dot);
    std::replace(cls.begin(), cls.end(), '.', '/');
    const vm::Class* c = machine.classes().loaded(cls);
    if (c != nullptr && c->user_code) return frame.substr(open + 1, frame.size() - open - 2);
  }
  return "the library";
}

}  // namespace

void Watcher::assertion_failed(vm::Thread& thread, vm::Object* error) {
  reported_.push_back(error);
  add(FailureKind::kAssertion, "assertion failed", thread, error);
}

void Watcher::uncaught_exception(vm::Thread& thread, vm::Object* exception) {
  if (std::find(reported_.begin(), reported_.end(), exception) != reported_.end()) return;
  add(FailureKind::kUncaught, "uncaught exception", thread, exception);
}

void Watcher::add(FailureKind kind, std::string_view words, vm::Thread& thread,
                  vm::Object* exception) {
  Failure f;
  f.kind = kind;
  f.details = machine_.stack_of_trace(machine_.trace_of(exception));
  f.what = fmt::format("{} in thread \"{}\" at {}: {}", words, machine_.name_of(thread),
                       place_of(machine_, f.details), machine_.describe_exception(exception));
  seen_.push_back(std::move(f));
}

Failure describe_deadlock(vm::Machine& machine, bool lost_wakeup) {
  Failure f;
  const std::vector<vm::Thread*> cycle = vm::find_lock_cycle(machine);
  std::vector<std::string> places;
  bool any_waits = false;
  for (size_t i = 0; i < machine.thread_slots(); ++i) {
    vm::Thread& t = *machine.thread(static_cast<uint32_t>(i));
    if (!t.alive() || t.daemon) continue;
    any_waits |= t.waits();
    const bool in_cycle = cycle.empty() || std::find(cycle.begin(), cycle.end(), &t) != cycle.end();
    if (in_cycle) places.push_back(user_line(t));
    f.details.push_back(fmt::format("thread \"{}\" at {} {}", machine.name_of(t), user_line(t),
                                    vm::describe_wait(machine, t)));
  }
  f.kind = cycle.empty() ? FailureKind::kCondition : FailureKind::kLockCycle;
  f.lost_wakeup = cycle.empty() && any_waits && lost_wakeup;
  std::sort(places.begin(), places.end());
  f.what = fmt::format("{} at {}",
                       !cycle.empty()  ? "deadlock: a cycle of locks"
                       : f.lost_wakeup ? "deadlock: a lost wake-up, threads wait for ever"
                                       : "deadlock: threads wait for ever",
                       fmt::join(places, ", "));
  return f;
}

}  // namespace braid::tester
