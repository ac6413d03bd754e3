// The handles that tools were given: which of them may be used.
//
// What: a set of objects, classes and methods that tools have heard of, for tools that are not part
// of Braid. Whatever such a tool asks about is looked up here first.
//
// Invariants:
//  1. An object in the set is alive: the collector takes dead ones out before their memory is used
//     again, and so does going back with what was allocated since.
//  2. Classes and methods are never taken out; they live as long as the machine.
#pragma once

#include <array>
#include <cstdint>
#include <queue>
#include <unordered_set>
#include <utility>
#include <vector>

#include "vm/object.h"
#include "vm/tool.h"

namespace braid::vm {

class Machine;

class Handles {
 public:
  explicit Handles(Machine& machine) : machine_(machine) {}

  // The handles of an event.
  void give(const ThreadInfo& i) { give(i.object, i.place); }
  void give(const LockInfo& i) { give(i.lock, i.place); }
  void give(const WaitInfo& i) { give(i.lock, i.place); }
  void give(const PermitInfo& i) { give(i.object, i.place); }
  void give(const AccessInfo& i) {
    give(i.variable.object, i.place);
    if (i.is_reference) give(ObjectRef{reinterpret_cast<const void*>(i.value)});
  }
  void give(const ObjectInfo& i) { give(i.object, i.place); }
  void give(const ClassInfo& i) {
    give(i.cls);
    give(i.statics);
  }
  void give(const ExceptionInfo& i) { give(i.exception, i.place); }
  void give(const MethodInfo& i) {
    give(i.place);
    give_code(i.method);
  }
  void give(const CodeInfo& i) { give(i.place); }
  void give(const TextInfo& i) { give(i.place); }
  void give(const CheckpointInfo&) {}

  void give(ObjectRef r) {
    const size_t cell = reinterpret_cast<uintptr_t>(r.id) / sizeof(void*) % recent_.size();
    if (recent_[cell] == r.id) return;
    recent_[cell] = r.id;
    if (r) add(static_cast<const Object*>(r.id));
  }
  void give(const Place& p) { give_code(p.method); }
  void give(ClassRef c) { give_code(c.id); }

  bool is_good(ObjectRef r) const { return objects_.contains(static_cast<const Object*>(r.id)); }
  bool is_good(ClassRef c) const { return code_.contains(c.id); }
  bool is_good_method(const void* method) const { return code_.contains(method); }

  // REQUIRES: the collector has marked what is alive, and freed nothing.
  void remove_dead();
  // The heap has gone back to a checkpoint.
  void went_back();

 private:
  void give(ObjectRef r, const Place& p) {
    give(r);
    give(p);
  }
  void give_code(const void* code) {
    if (code == nullptr || code == last_code_) return;
    last_code_ = code;
    code_.insert(code);
  }
  void add(const Object* object);

  Machine& machine_;
  std::array<const void*, 256> recent_{};  // in objects_
  std::unordered_set<const Object*> objects_;
  std::unordered_set<const void*> code_;  // classes and methods
  const void* last_code_ = nullptr;
  // The number of its block and the address, of objects that were given while there were
  // checkpoints: the newest object is the greatest. Small ones, and those with mappings of their
  // own, which are numbered between blocks that are still being filled.
  using Newest = std::priority_queue<std::pair<uint64_t, const Object*>>;
  std::array<Newest, 2> newest_;
};

}  // namespace braid::vm
