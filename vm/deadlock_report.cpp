#include "vm/deadlock_report.h"

#include <fmt/format.h>

#include <algorithm>

namespace braid::vm {
namespace {

std::string quoted(Machine& machine, const Thread& t) {
  return fmt::format("\"{}\"", machine.name_of(t));
}

// The library's method that the user's code has called; null if the thread is in the user's code.
const Method* library_call(const Thread& t) {
  const Method* called = nullptr;
  for (const Frame* f = t.fp; f >= t.frames; --f) {
    const Method& m = *f->method;
    if (m.id == UINT32_MAX || (m.flags & kHidden) != 0) continue;
    if (m.cls->user_code) return called;
    called = &m;
  }
  return called;
}

bool is_call(const Method* m, std::string_view cls, std::string_view name) {
  return m != nullptr && m->cls->name == cls && m->def->name == name;
}

// The thread wants a lock that another one has.
std::string wants(Machine& machine, const Thread& t, const ObjectNames& names) {
  const Thread* owner = machine.monitors().owner(t.blocked_on);
  return fmt::format("wants {}{}{}", lock_name(names, t.blocked_on),
                     t.wait_wake == Wake::kNone ? "" : " again, after its wait",
                     owner == nullptr  ? ""
                     : !owner->alive() ? ", held by a thread that has ended"
                                       : ", held by " + quoted(machine, *owner));
}

std::string waits(const Thread& t, const ObjectNames& names) {
  const Method* call = library_call(t);
  if (is_call(call, "java/lang/Thread", "join"))
    return "waits in join for " + names.name(t.blocked_on);
  if (is_call(call, "java/util/concurrent/CyclicBarrier", "await"))
    return "waits at " + names.with_kind(t.blocked_on);
  if (t.condition != nullptr) {
    return fmt::format("waits for a signal on {} of {}", names.with_kind(t.condition),
                       lock_name(names, t.blocked_on));
  }
  if (call == nullptr || is_call(call, "java/lang/Object", "wait"))
    return fmt::format("waits on {} for a notify", names.name(t.blocked_on));
  return fmt::format("waits in {}.{} of {}", source_name(*call->cls), call->def->name,
                     names.name(t.blocked_on));
}

std::string wants_permit(const Thread& t, const ObjectNames& names) {
  const std::string name = names.with_kind(t.blocked_on);
  const bool is_latch = name.starts_with("latch ");
  return is_latch ? fmt::format("waits for {} to be counted down", name)
                  : "waits for a permit of " + name;
}

std::string waits_for_class(Machine& machine, const Thread& t, const ObjectNames& names) {
  const uint64_t runs_it = t.blocked_on->prim(0).bits >> 8;
  const bool known = runs_it < machine.thread_slots();
  return fmt::format(
      "waits for {} to initialise {}",
      known ? quoted(machine, *machine.thread(static_cast<uint32_t>(runs_it))) : "another thread",
      names.name(t.blocked_on));
}

}  // namespace

std::string lock_name(const ObjectNames& names, Object* lock) {
  Object* whole = whole_of(lock);
  return whole == lock ? "the monitor of " + names.name(lock) : names.with_kind(whole);
}

std::string object_name(Machine& machine, Object* object) {
  return ObjectNames(machine).name(object);
}

std::string describe_wait(Machine& machine, Thread& t, const ObjectNames& names) {
  switch (t.state) {
    case ThreadState::kBlocked:
      return wants(machine, t, names);
    case ThreadState::kWaiting:
      return waits(t, names);
    case ThreadState::kPermit:
      return wants_permit(t, names);
    case ThreadState::kParked:
      return "is parked";
    case ThreadState::kInitialising:
      return waits_for_class(machine, t, names);
    case ThreadState::kSleeping:
      return "sleeps";
    case ThreadState::kRunnable:
      return "could run";
    case ThreadState::kDead:
      return "has ended";
  }
  return "";
}

std::vector<Thread*> find_lock_cycle(Machine& machine) {
  for (size_t i = 0; i < machine.thread_slots(); ++i) {
    std::vector<Thread*> path;
    Thread* t = machine.thread(static_cast<uint32_t>(i));
    while (t != nullptr && t->state == ThreadState::kBlocked) {
      auto seen = std::find(path.begin(), path.end(), t);
      if (seen != path.end()) return {seen, path.end()};
      path.push_back(t);
      t = machine.monitors().owner(t->blocked_on);
    }
  }
  return {};
}

std::string describe_deadlock(Machine& machine) {
  std::string out = "\nvmrun: deadlock: no thread can ever run again\n";
  const ObjectNames names(machine);
  const std::vector<Thread*> cycle = find_lock_cycle(machine);
  for (size_t i = 0; i < cycle.size(); ++i) {
    Thread* next = cycle[(i + 1) % cycle.size()];
    out += fmt::format("  {} wants {}, which {} holds\n", quoted(machine, *cycle[i]),
                       lock_name(names, cycle[i]->blocked_on), quoted(machine, *next));
  }
  for (size_t i = 0; i < machine.thread_slots(); ++i) {
    Thread& t = *machine.thread(static_cast<uint32_t>(i));
    if (!t.alive()) continue;
    out += fmt::format("\nThread {}{} {}\n", quoted(machine, t), t.daemon ? " (daemon)" : "",
                       describe_wait(machine, t, names));
    for (const std::string& line : machine.stack_of(t)) out += fmt::format("    at {}\n", line);
  }
  return out;
}

}  // namespace braid::vm
