// Names for the objects of a story that mean the same from its beginning to its end.
//
// What: an object has the name that ObjectNames gives it in the last state, so that the story and
// the rest of the report agree. One that the program has lost by then has the name that it had
// before, if no other one has it, or a number of its class. Fields that are written while several
// threads run give no names: what they hold is what the story is about.
//
// Owns: what is mentioned is kept alive until the story is told.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "vm/object_names.h"

namespace braid::tester {

class StoryNames {
 public:
  explicit StoryNames(vm::Machine& machine) : machine_(machine) {}

  // The story speaks of this object.
  void mention(vm::Object* object);
  // It speaks of a field of this object, or of an element of it.
  void mention_variable(vm::Object* object, uint32_t slot);
  // A field is written while several threads run.
  void mention_change(vm::Object* object, uint32_t slot);
  // Takes down the names of now.
  void look();
  // The last state: from here on names can be asked for.
  void finish();

  // "Main.lock", "Node#2", "class Main", `thread "A"`. REQUIRES: mentioned; finish() was called.
  std::string object(vm::Object* object) const;
  // "Resource.x", "Main.accounts[0].balance", "Buffer.els[1]", "Main.hits" of an atomic. With
  // count > 1 elements: "Main.table[0..9]".
  std::string variable(vm::Object* object, uint32_t slot, uint32_t count) const;

 private:
  bool is_stable(const std::string& name) const;
  std::string field_text(vm::Object* object, uint32_t slot) const;

  vm::Machine& machine_;
  std::vector<vm::Object*> order_;
  std::unordered_map<vm::Object*, std::string> names_;  // final once finish() was called
  std::unordered_map<const vm::Class*, std::set<vm::Object*>> with_fields_;
  std::unordered_map<vm::Object*, std::pair<vm::Object*, uint32_t>> holders_;  // of arrays
  std::unordered_set<std::string> unstable_;  // fields that give no names
};

// An atomic of java.util.concurrent: it counts as a variable.
bool is_atomic(const vm::Object* object);

}  // namespace braid::tester
