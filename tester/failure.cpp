#include "tester/failure.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "tester/names.h"
#include "vm/assert.h"
#include "vm/deadlock_report.h"
#include "vm/task_report.h"

namespace braid::tester {
namespace {

// "A.java:3, B.java:7 (2 threads)" of sorted places.
std::string joined(const std::vector<std::string>& places) {
  std::string text;
  for (size_t i = 0; i < places.size();) {
    size_t end = i + 1;
    while (end < places.size() && places[end] == places[i]) ++end;
    text += fmt::format("{}{}", i == 0 ? "" : ", ", places[i]);
    if (end - i > 1) text += fmt::format(" ({} threads)", end - i);
    i = end;
  }
  return text;
}

// "caused by ..." with its stack, for each cause.
void add_causes(vm::Machine& machine, vm::Object* exception, std::vector<std::string>* details) {
  constexpr int kMost = 5;
  for (int i = 0; i < kMost; ++i) {
    const vm::Field* f = exception->cls->find_field("cause", "Ljava/lang/Throwable;");
    vm::Object* cause = f == nullptr || f->is_static() ? nullptr : exception->ref(f->slot);
    if (cause == nullptr || cause == exception) return;
    details->push_back(std::string(kCausedBy) + machine.describe_exception(cause));
    for (std::string& frame : machine.stack_of_trace(machine.trace_of(cause)))
      details->push_back(std::move(frame));
    exception = cause;
  }
}

}  // namespace

void Witness::drop_last_step(uint32_t thread) {
  size_t last = steps.size() - 1;
  while (steps[last].thread != thread) --last;
  size_t answers = 0;
  for (size_t i = 0; i < last; ++i) answers += steps[i].choices;
  const auto first = choices.begin() + static_cast<ptrdiff_t>(answers);
  choices.erase(first, first + steps[last].choices);
  steps.erase(steps.begin() + static_cast<ptrdiff_t>(last));
}

size_t Witness::stretches() const {
  size_t count = 0;
  uint32_t last = UINT32_MAX;
  auto turn = [&](uint32_t thread) {
    if (thread != last) ++count;
    last = thread;
  };
  for (const Step& s : steps) turn(s.thread);
  for (const Partial& p : partials) turn(p.thread);
  return count;
}

bool Witness::simpler_than(const Witness& other) const {
  if (at_points != other.at_points) return !at_points;
  if (preemptions != other.preemptions) return preemptions < other.preemptions;
  const size_t turns = stretches();
  const size_t other_turns = other.stretches();
  if (turns != other_turns) return turns < other_turns;
  return steps.size() < other.steps.size();
}

Failure failure_of(Finding finding) {
  Failure f;
  const bool is_race = finding.rule == kRaceRule;
  f.kind = is_race ? FailureKind::kRace : FailureKind::kFinding;
  // Wherever it is accessed, it is one variable.
  f.place = finding.variable.empty() ? std::move(finding.place) : finding.variable;
  f.variable = std::move(finding.variable);
  f.what = std::move(finding.what);
  f.details = std::move(finding.details);
  f.notes = std::move(finding.notes);
  if (!is_race) f.rule = std::move(finding.rule);
  return f;
}

// What tools have found since it was asked last, and what is lost if the program has ended.
void Watcher::collect() {
  if (machine_.has_ended()) {
    std::erase_if(seen_, [](const Failure& f) { return f.kind == FailureKind::kLost; });
    look_for_lost();
  }
  if (!machine_.tools().has_findings()) return;
  for (Finding& f : machine_.tools().take_findings()) seen_.push_back(failure_of(std::move(f)));
}

namespace {

vm::Object* object_of(ObjectRef ref) { return static_cast<vm::Object*>(const_cast<void*>(ref.id)); }

}  // namespace

void Watcher::assertion_failed(const ExceptionInfo& info) {
  reported_.push_back(info.exception);
  add(FailureKind::kAssertion, "assertion failed",
      machine_.label_of(*machine_.thread_by_number(info.thread)), object_of(info.exception));
}

void Watcher::uncaught_exception(const ExceptionInfo& info) {
  if (std::find(reported_.begin(), reported_.end(), info.exception) != reported_.end()) return;
  add(FailureKind::kUncaught, "uncaught exception",
      machine_.label_of(*machine_.thread_by_number(info.thread)), object_of(info.exception));
}

// What braid.internal.Unread has listed and nobody has read.
void Watcher::look_for_lost() {
  vm::Class* list = machine_.classes().loaded("braid/internal/Unread");
  if (list == nullptr || list->statics == nullptr) return;
  const auto slot = [&](const char* name, const char* type) {
    const vm::Field* field = list->find_field(name, type);
    BRAID_ASSERT(field != nullptr, fmt::format("braid.internal.Unread has no field `{}`", name));
    return field->slot;
  };
  const uint32_t error = slot("error", "Ljava/lang/Throwable;");
  const uint32_t thread = slot("thread", "Ljava/lang/Thread;");
  const uint32_t next = slot("next", "Lbraid/internal/Unread;");
  const uint32_t read = slot("read", "Z");
  vm::Object* before = list->statics->ref(slot("LIST", "Lbraid/internal/Unread;"));
  if (before == nullptr) return;
  for (vm::Object* u = before->ref(next); u != nullptr; u = u->ref(next)) {
    const bool is_known = u->prim(read).as_bool() ||
                          std::any_of(reported_.begin(), reported_.end(),
                                      [&](ObjectRef r) { return object_of(r) == u->ref(error); });
    if (is_known) continue;
    add(FailureKind::kLost, "lost exception: nobody asked for the result of a task that failed",
        machine_.label_of(u->ref(thread)), u->ref(error));
  }
}

void Watcher::add(FailureKind kind, std::string_view words, const std::string& thread,
                  vm::Object* exception) {
  Failure f;
  f.kind = kind;
  f.details = machine_.stack_of_trace(machine_.trace_of(exception));
  f.place = user_line(machine_, f.details);
  add_causes(machine_, exception, &f.details);
  const std::string message = machine_.describe_exception(exception);
  f.messages.push_back(std::hash<std::string>()(message));
  f.what = fmt::format("{} in thread \"{}\" at {}: {}", words, thread, f.place, message);
  seen_.push_back(std::move(f));
}

void Failure::add_messages_of(const Failure& other) {
  for (uint64_t m : other.messages) {
    const auto at = std::lower_bound(messages.begin(), messages.end(), m);
    const bool known = at != messages.end() && *at == m;
    if (!known && messages.size() < kMostMessages) messages.insert(at, m);
  }
}

namespace {

bool is_stuck(const vm::Thread& t) { return t.alive() && !t.daemon; }

Failure describe_pools(const std::vector<std::string>& places) {
  Failure f;
  f.kind = FailureKind::kPool;
  f.place = joined(places);
  f.what = vm::describe_idle_pools(places);
  return f;
}

void add_waits(vm::Machine& machine, std::vector<std::string>* details) {
  const vm::ObjectNames names(machine);
  for (size_t i = 0; i < machine.thread_slots(); ++i) {
    vm::Thread& t = *machine.thread(static_cast<uint32_t>(i));
    if (!is_stuck(t)) continue;
    const std::string words = vm::describe_wait(machine, t, names);
    details->push_back(vm::is_idle(t) ? fmt::format("thread \"{}\" {}", machine.label_of(t), words)
                                      : fmt::format("thread \"{}\" at {} {}", machine.label_of(t),
                                                    user_line(t), words));
  }
}

Failure describe_stuck(vm::Machine& machine, bool lost_wakeup) {
  Failure f;
  const std::vector<vm::Thread*> cycle = vm::find_lock_cycle(machine);
  std::vector<std::string> places;
  bool any_waits = false;
  for (size_t i = 0; i < machine.thread_slots(); ++i) {
    vm::Thread& t = *machine.thread(static_cast<uint32_t>(i));
    if (!is_stuck(t) || vm::is_idle(t)) continue;
    any_waits |= t.waits();
    const bool in_cycle = cycle.empty() || std::find(cycle.begin(), cycle.end(), &t) != cycle.end();
    if (in_cycle) places.push_back(user_line(t));
  }
  f.kind = cycle.empty() ? FailureKind::kCondition : FailureKind::kLockCycle;
  f.lost_wakeup = cycle.empty() && any_waits && lost_wakeup;
  std::sort(places.begin(), places.end());
  f.place = joined(places);
  f.what = fmt::format("{} at {}",
                       cycle.size() == 1 ? "deadlock: a thread waits for its own read lock"
                       : !cycle.empty()  ? "deadlock: a cycle of locks"
                       : f.lost_wakeup   ? "deadlock: a lost wake-up, threads wait for ever"
                                         : "deadlock: threads wait for ever",
                       f.place);
  return f;
}

}  // namespace

Failure describe_deadlock(vm::Machine& machine, bool lost_wakeup, bool with_details) {
  const std::vector<std::string> pools = vm::idle_pools(machine);
  Failure f = pools.empty() ? describe_stuck(machine, lost_wakeup) : describe_pools(pools);
  if (with_details) add_waits(machine, &f.details);
  return f;
}

}  // namespace braid::tester
