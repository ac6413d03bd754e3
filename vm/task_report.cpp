#include "vm/task_report.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace braid::vm {
namespace {

// "FutureTask#1, made at Main.java:12"
std::string name_and_place(Machine& machine, Object* object, const std::string& name) {
  const std::string place = made_at(machine, object);
  return place.empty() ? name : fmt::format("{}, made at {}", name, place);
}

}  // namespace

bool is_idle(const Thread& t) {
  return t.state == ThreadState::kWaiting && t.condition != nullptr &&
         t.condition->cls->name == "braid/internal/Idle";
}

std::vector<std::string> idle_pools(Machine& machine) {
  std::vector<std::string> places;
  for (size_t i = 0; i < machine.thread_slots(); ++i) {
    const Thread& t = *machine.thread(static_cast<uint32_t>(i));
    if (!t.alive() || t.daemon) continue;
    if (!is_idle(t)) return {};
    places.push_back(made_at(machine, whole_of(t.condition)));
  }
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  return places;
}

std::string describe_idle_pools(const std::vector<std::string>& places) {
  return fmt::format("never ends: the pool{} created at {} {} not shut down",
                     places.size() == 1 ? "" : "s", fmt::join(places, ", "),
                     places.size() == 1 ? "is" : "are");
}

std::string made_at(Machine& machine, Object* object) {
  const Field* place = object->cls->find_field("place", "J");
  if (place == nullptr || object->cls->user_code) return "";
  const auto entry = static_cast<uint64_t>(object->prim(place->slot).as_long());
  if (entry == 0) return "";
  const Method& m = *machine.classes().method_by_id(static_cast<uint32_t>(entry >> 32));
  return fmt::format("{}:{}", m.cls->def->source_file, m.line_of(static_cast<uint32_t>(entry)));
}

std::string waits_at_pool(Machine& machine, const Thread& t, const ObjectNames& names) {
  Object* pool = whole_of(t.condition);
  const std::string name = name_and_place(machine, pool, names.with_kind(pool));
  if (is_idle(t)) return "is idle: it waits for a task of " + name;
  const Field* phase = pool->cls->find_field("phase", "I");
  const bool runs = phase != nullptr && pool->prim(phase->slot).as_int() == 0;
  return fmt::format("waits for the end of {}{}", name,
                     runs ? ", which is not shut down" : ", whose tasks have not ended");
}

std::string waits_for_result(Machine& machine, const Thread& t, const ObjectNames& names) {
  Object* task = whole_of(t.condition);
  std::string words = "waits for the result of " + name_and_place(machine, task, names.name(task));
  const Field* runner = task->cls->find_field("runner", "Ljava/lang/Thread;");
  if (runner == nullptr) return words;
  Object* by = task->ref(runner->slot);
  return words + (by == nullptr    ? ", which no thread has begun to run"
                  : by == t.object ? ", which it runs itself"
                                   : fmt::format(", which \"{}\" runs", machine.label_of(by)));
}

}  // namespace braid::vm
