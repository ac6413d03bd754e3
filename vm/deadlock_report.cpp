#include "vm/deadlock_report.h"

#include <fmt/format.h>

#include <algorithm>

namespace braid::vm {
namespace {

std::string quoted(Machine& machine, const Thread& t) {
  return fmt::format("\"{}\"", machine.name_of(t));
}

}  // namespace

std::string object_name(Machine& machine, Object* object) {
  if (Class* of = machine.classes().statics_owner(object)) {
    return fmt::format("class {}", dotted(of->name));
  }
  if (object->cls == machine.core().clazz) {
    return fmt::format("class {}", dotted(machine.classes().of_mirror(object)->name));
  }
  // What the library keeps for an object of the program has that one's name.
  if (!object->cls->user_code) {
    const Field* owner = object->cls->find_field("owner", "Ljava/lang/Object;");
    if (owner != nullptr && !owner->is_static() && object->ref(owner->slot) != nullptr) {
      return object_name(machine, object->ref(owner->slot));
    }
  }
  return fmt::format("{}@{:x}", dotted(object->cls->name),
                     machine.monitors().identity_hash(object));
}

std::string describe_wait(Machine& machine, Thread& t) {
  switch (t.state) {
    case ThreadState::kBlocked: {
      Thread* owner = machine.monitors().owner(t.blocked_on);
      return fmt::format("wants the monitor of {}{}", object_name(machine, t.blocked_on),
                         owner == nullptr ? "" : ", held by " + quoted(machine, *owner));
    }
    case ThreadState::kWaiting:
      return fmt::format("waits on {} for a notify", object_name(machine, t.blocked_on));
    case ThreadState::kPermit:
      return fmt::format("waits for a permit of {}", object_name(machine, t.blocked_on));
    case ThreadState::kParked:
      return "is parked";
    case ThreadState::kInitialising:
      return fmt::format("waits for another thread to initialise {}",
                         object_name(machine, t.blocked_on));
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
  const std::vector<Thread*> cycle = find_lock_cycle(machine);
  for (size_t i = 0; i < cycle.size(); ++i) {
    Thread* next = cycle[(i + 1) % cycle.size()];
    out += fmt::format("  {} wants the monitor of {}, which {} holds\n", quoted(machine, *cycle[i]),
                       object_name(machine, cycle[i]->blocked_on), quoted(machine, *next));
  }
  for (size_t i = 0; i < machine.thread_slots(); ++i) {
    Thread& t = *machine.thread(static_cast<uint32_t>(i));
    if (!t.alive()) continue;
    out += fmt::format("\nThread {}{} {}\n", quoted(machine, t), t.daemon ? " (daemon)" : "",
                       describe_wait(machine, t));
    for (const std::string& line : machine.stack_of(t)) out += fmt::format("    at {}\n", line);
  }
  return out;
}

}  // namespace braid::vm
