#include "tester/story_names.h"

#include <fmt/format.h>

#include "tester/names.h"
#include "vm/variables.h"

namespace braid::tester {
namespace {

// Names that come from a field, and those of classes and threads.
bool says_something(const std::string& name) {
  return name.find_first_of("#@") == std::string::npos;
}

}  // namespace

bool is_atomic(const vm::Object* object) {
  return object->cls->name.starts_with("java/util/concurrent/atomic/");
}

void StoryNames::mention(vm::Object* object) {
  if (object == nullptr) return;
  object = vm::whole_of(object);
  if (!names_.try_emplace(object).second) return;
  order_.push_back(object);
  machine_.push_root(object);
}

void StoryNames::mention_variable(vm::Object* object, uint32_t slot) {
  mention(object);
  if (object->cls->kind != vm::ClassKind::kInstance || is_atomic(object)) return;
  if (machine_.classes().statics_owner(object) != nullptr) return;
  const vm::Field* f = vm::field_at(*object->cls, slot, false);
  with_fields_[f == nullptr ? object->cls : f->cls].insert(object);
}

void StoryNames::mention_change(vm::Object* object, uint32_t slot) {
  if (!object->cls->is_array()) unstable_.insert(field_text(object, slot));
}

// "Main.lock" of a static field or of one of an object, as ObjectNames names by them.
std::string StoryNames::field_text(vm::Object* object, uint32_t slot) const {
  vm::Class* statics = machine_.classes().statics_owner(object);
  const vm::Field* f =
      vm::field_at(statics != nullptr ? *statics : *object->cls, slot, statics != nullptr);
  return f == nullptr ? "" : vm::field_name(*f);
}

bool StoryNames::is_stable(const std::string& name) const {
  return says_something(name) && !unstable_.contains(name.substr(0, name.find('[')));
}

void StoryNames::look() {
  const vm::ObjectNames now(machine_);
  for (vm::Object* o : order_) {
    std::string& name = names_[o];
    if (!name.empty() || !now.knows(o)) continue;
    std::string text = now.name(o);
    if (says_something(text)) name = std::move(text);
  }
}

void StoryNames::finish() {
  vm::ObjectNames now(machine_);
  std::unordered_map<std::string, vm::Object*> taken;
  std::vector<vm::Object*> lost;
  std::unordered_map<const vm::Class*, uint32_t> mentioned;  // objects of the class
  for (const vm::Object* o : order_) ++mentioned[o->cls];
  std::unordered_map<std::string, uint32_t> numbers;
  for (vm::Object* o : order_) {
    const std::string text = now.name(o);
    const bool is_numbered = !says_something(text);
    const bool misleads = text.starts_with("the ") && mentioned[o->cls] > 1;
    if ((!now.knows(o) && is_numbered) || misleads) {
      lost.push_back(o);
    } else if (is_numbered || is_stable(text)) {
      taken[names_[o] = text] = o;
    } else {
      lost.push_back(o);
    }
  }
  for (vm::Object* o : lost) {
    std::string& name = names_[o];
    if (!name.empty() && !name.starts_with("the ") && is_stable(name) &&
        taken.try_emplace(name, o).second)
      continue;
    // Numbers of a class follow those that others have.
    const std::string cls = vm::numbered_name(*o->cls);
    do {
      name = fmt::format("{}#{}", cls, ++numbers[cls]);
    } while (!taken.try_emplace(name, o).second);
  }
  for (vm::Object* o : order_) {
    if (o->cls->kind != vm::ClassKind::kInstance || o->cls->def == nullptr) continue;
    for (const vm::Class* c = o->cls; c != nullptr; c = c->super) {
      for (const vm::Field& f : c->fields) {
        if (f.is_static() || !f.is_ref || !c->user_code || vm::is_captured(f)) continue;
        vm::Object* held = o->ref(f.slot);
        if (held != nullptr && held->cls->is_array())
          holders_.try_emplace(held, o, vm::ref_field_slot(f.slot));
      }
    }
  }
}

std::string StoryNames::object(vm::Object* object) const {
  const auto it = names_.find(vm::whole_of(object));
  return it == names_.end() ? vm::numbered_name(*object->cls) : it->second;
}

std::string StoryNames::variable(vm::Object* object, uint32_t slot, uint32_t count) const {
  if (is_atomic(object)) return this->object(object);
  if (object->cls->is_array()) {
    const auto holder = holders_.find(object);
    std::string name = this->object(object);
    if (!says_something(name) && holder != holders_.end())
      name = variable(holder->second.first, holder->second.second, 1);
    return count > 1 ? fmt::format("{}[{}..{}]", name, slot, slot + count - 1)
                     : fmt::format("{}[{}]", name, slot);
  }
  vm::Class* statics = machine_.classes().statics_owner(object);
  if (statics != nullptr) return field_text(object, slot);
  const vm::Field* f = vm::field_at(*object->cls, slot, false);
  if (f == nullptr) return this->object(object);
  const auto several = with_fields_.find(f->cls);
  if (several == with_fields_.end() || several->second.size() < 2) return field_text(object, slot);
  return fmt::format("{}.{}", this->object(object), f->def->name);
}

}  // namespace braid::tester
