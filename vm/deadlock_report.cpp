#include "vm/deadlock_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "vm/task_report.h"
#include "vm/user_frames.h"

namespace braid::vm {
namespace {

std::string quoted(Machine& machine, const Thread& t) {
  return fmt::format("\"{}\"", machine.label_of(t));
}

// The library's method that the user's code has called; null if the thread is in the user's code.
const Method* library_call(const Thread& t) {
  const Method* called = nullptr;
  for (const Frame* f = t.fp; f >= t.frames; --f) {
    const Method& m = *f->method;
    if (is_user_frame(*f)) return called;
    if (m.id == UINT32_MAX || (m.flags & kHidden) != 0) continue;
    called = &m;
  }
  return called;
}

bool is_call(const Method* m, std::string_view cls, std::string_view name) {
  return m != nullptr && m->cls->name == cls && m->def->name == name;
}

// Threads that wait to own what t wants to share, and could: it does not overtake them.
std::vector<Thread*> waits_behind(Machine& machine, const Thread& t) {
  std::vector<Thread*> writers;
  if (!t.wants_shared) return writers;
  for (size_t i = 0; i < machine.thread_slots(); ++i) {
    Thread* w = machine.thread(static_cast<uint32_t>(i));
    if (w->state == ThreadState::kBlocked && w->blocked_on == t.blocked_on && !w->wants_shared)
      writers.push_back(w);
  }
  return writers;
}

// ", held by "A"" or ", held in read mode by "A" and itself": who keeps the thread from its lock.
// Empty if nobody does.
std::string held_by(Machine& machine, const Thread& t) {
  const std::vector<Thread*> holders = machine.monitors().in_the_way(t);
  if (holders.empty()) {
    const std::vector<Thread*> writers = waits_behind(machine, t);
    if (writers.empty()) return "";
    return fmt::format(", behind {}, which waits for the write lock",
                       quoted(machine, *writers.front()));
  }
  std::vector<std::string> words;
  for (const Thread* h : holders)
    words.push_back(h == &t       ? "itself"
                    : !h->alive() ? "a thread that has ended"
                                  : quoted(machine, *h));
  const bool is_owner = machine.monitors().owner(t.blocked_on) != nullptr;
  const std::string last = words.back();
  words.pop_back();
  return fmt::format(", held {}by {}{}{}", is_owner ? "" : "in read mode ", fmt::join(words, ", "),
                     words.empty() ? "" : " and ", last);
}

// The thread wants a lock that another one has.
std::string wants(Machine& machine, const Thread& t, const ObjectNames& names) {
  return fmt::format("wants {}{}{}", lock_name(names, t.blocked_on, t.wants_shared),
                     t.wait_wake == Wake::kNone ? "" : " again, after its wait",
                     held_by(machine, t));
}

std::string waits_at_queue(const Thread& t, const ObjectNames& names) {
  Object* queue = whole_of(t.condition);
  const std::string name = names.with_kind(queue);
  const std::string_view cls = t.condition->cls->name;
  if (cls == "braid/internal/Meeting") {
    const Field* gives = t.condition->cls->find_field("gives", "Z");
    return t.condition->prim(gives->slot).as_bool()
               ? "waits for somebody who takes from " + name
               : "waits for somebody who puts something into " + name;
  }
  if (queue->cls->find_field("watched", "Z") != nullptr)
    return fmt::format("waits for an element of {} that is due", name);
  const bool for_room = cls == "braid/internal/Room";
  return fmt::format("waits for {} {}, which is {}", for_room ? "room in" : "an element of", name,
                     for_room ? "full" : "empty");
}

int32_t number_in(Object* object, std::string_view field) {
  const Field* f = object->cls->find_field(field, "I");
  return f == nullptr ? 0 : object->prim(f->slot).as_int();
}

// The thread waits at a connection inside the program, or for one. Empty if for something else.
std::string waits_at_connection(const Thread& t) {
  Object* whole = whole_of(t.condition);
  if (whole->cls->name == "braid/internal/Ports$Port")
    return fmt::format("waits for a connection to port {}", number_in(whole, "port"));
  if (whole->cls->name != "braid/internal/Wire") return "";
  const Field* not_full = whole->cls->find_field("notFull", "Lbraid/internal/Part;");
  const bool sends = not_full != nullptr && whole->ref(not_full->slot) == t.condition;
  const int32_t from = number_in(whole, "from");
  const int32_t to = number_in(whole, "to");
  return sends ? fmt::format("waits for port {} to receive what it has sent from port {}", to, from)
               : fmt::format("waits for data from port {}, at port {}", from, to);
}

// In the queue of an AbstractQueuedSynchronizer.
std::string waits_for_turn(Machine& machine, const Thread& t, const ObjectNames& names) {
  Object* whole = whole_of(t.condition);
  const std::string words = "waits to acquire " + names.name(whole);
  const Field* owner = whole->cls->find_field("exclusiveOwnerThread", "Ljava/lang/Thread;");
  Object* by = owner == nullptr ? nullptr : whole->ref(owner->slot);
  return by == nullptr ? words : fmt::format("{}, which \"{}\" has", words, machine.label_of(by));
}

std::string waits(Machine& machine, const Thread& t, const ObjectNames& names) {
  const Method* call = library_call(t);
  if (is_call(call, "java/lang/Thread", "join"))
    return "waits in join for " + names.name(t.blocked_on);
  if (is_call(call, "java/util/concurrent/CyclicBarrier", "await"))
    return "waits at " + names.with_kind(t.blocked_on);
  const std::string_view kind =
      t.condition == nullptr ? "" : kind_word(*whole_of(t.condition)->cls);
  if (kind == kQueue) return waits_at_queue(t, names);
  if (kind == kPool) return waits_at_pool(machine, t, names);
  if (kind == kFuture) return waits_for_result(machine, t, names);
  if (t.condition != nullptr && t.condition->cls->name == "braid/internal/Turn")
    return waits_for_turn(machine, t, names);
  if (kind == kExchanger) return "waits for a partner at " + names.with_kind(t.condition);
  if (kind == kPhaser) return "waits for others at " + names.with_kind(t.condition);
  if (t.condition != nullptr)
    if (const std::string words = waits_at_connection(t); !words.empty()) return words;
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

std::string lock_name(const ObjectNames& names, Object* lock, bool shared) {
  Object* whole = whole_of(lock);
  if (whole == lock) return "the monitor of " + names.name(lock);
  if (kind_word(*whole->cls) != kReadWriteLock) return names.with_kind(whole);
  return fmt::format("the {} lock of {}", shared ? "read" : "write", names.name(whole));
}

std::string object_name(Machine& machine, Object* object) {
  return ObjectNames(machine).name(object);
}

std::string describe_wait(Machine& machine, Thread& t, const ObjectNames& names) {
  switch (t.state) {
    case ThreadState::kBlocked:
      return wants(machine, t, names);
    case ThreadState::kWaiting:
      return waits(machine, t, names);
    case ThreadState::kPermit:
      return wants_permit(t, names);
    case ThreadState::kOutside:
      return "waits for input";
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

namespace {

// Goes on from the last thread of the path to those that it waits for. True: the path is a cycle.
bool closes(Machine& machine, std::vector<Thread*>& path, std::set<Thread*>& known) {
  if (path.back()->state != ThreadState::kBlocked) return false;
  std::vector<Thread*> before = machine.monitors().in_the_way(*path.back());
  if (before.empty()) before = waits_behind(machine, *path.back());
  for (Thread* next : before) {
    const auto seen = std::find(path.begin(), path.end(), next);
    if (seen != path.end()) {
      path.erase(path.begin(), seen);
      return true;
    }
    if (!known.insert(next).second) continue;
    path.push_back(next);
    if (closes(machine, path, known)) return true;
    path.pop_back();
  }
  return false;
}

}  // namespace

std::vector<Thread*> find_lock_cycle(Machine& machine) {
  std::set<Thread*> known;
  for (size_t i = 0; i < machine.thread_slots(); ++i) {
    std::vector<Thread*> path{machine.thread(static_cast<uint32_t>(i))};
    if (known.insert(path.front()).second && closes(machine, path, known)) return path;
  }
  return {};
}

std::string describe_deadlock(Machine& machine) {
  const std::vector<std::string> pools = idle_pools(machine);
  std::string out =
      fmt::format("\nvmrun: {}\n", pools.empty() ? "deadlock: no thread can ever run again"
                                                 : describe_idle_pools(pools));
  const ObjectNames names(machine);
  const std::vector<Thread*> cycle = find_lock_cycle(machine);
  for (size_t i = 0; i < cycle.size(); ++i) {
    const Thread& t = *cycle[i];
    const Thread& next = *cycle[(i + 1) % cycle.size()];
    const bool reads = machine.monitors().owner(t.blocked_on) == nullptr;
    out += fmt::format("  {} wants {}, which {} {}\n", quoted(machine, t),
                       lock_name(names, t.blocked_on, t.wants_shared),
                       &next == &t ? "it" : quoted(machine, next),
                       reads && t.wants_shared ? "waits for to write"
                       : reads                 ? "holds in read mode"
                                               : "holds");
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
