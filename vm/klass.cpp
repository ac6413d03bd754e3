#include "vm/klass.h"

#include <algorithm>

namespace braid::vm {

bool Method::is_tested() const { return cls->tested || (flags & kNotAtomic) != 0; }

bool Field::is_quiet() const { return !cls->user_code && (cls->flags & kHidden) != 0; }

uint32_t Method::line_of(uint32_t pc) const {
  if (def == nullptr) return 0;
  uint32_t line = 0;
  for (const LineEntry& e : def->lines) {
    if (e.pc > pc) break;
    line = e.line;
  }
  return line;
}

bool Class::is_subclass_slow(const Class* other) const {
  if (other->is_interface()) {
    return std::find(interfaces.begin(), interfaces.end(), other) != interfaces.end();
  }
  if (kind != ClassKind::kArray || other->kind != ClassKind::kArray) return false;
  if (element == other->element) return true;
  if (element->kind == ClassKind::kPrimitive || other->element->kind == ClassKind::kPrimitive) {
    return false;
  }
  return element->is_subclass_of(other->element);
}

Field* Class::find_field(std::string_view field_name, std::string_view descriptor) {
  for (Class* c = this; c != nullptr; c = c->super) {
    for (Field& f : c->fields)
      if (f.def->name == field_name && f.def->descriptor == descriptor) return &f;
  }
  for (Class* i : interfaces) {
    for (Field& f : i->fields)
      if (f.def->name == field_name && f.def->descriptor == descriptor) return &f;
  }
  return nullptr;
}

Method* Class::find_method(std::string_view method_name, std::string_view descriptor) {
  std::string key(method_name);
  key += descriptor;
  for (Class* c = this; c != nullptr; c = c->super) {
    auto it = c->by_signature.find(key);
    if (it != c->by_signature.end()) return it->second;
  }
  Method* found = nullptr;
  for (Class* i : interfaces) {
    auto it = i->by_signature.find(key);
    if (it == i->by_signature.end() || it->second->is_static()) continue;
    Method* m = it->second;
    // The most specific one; among equals one with a body.
    if (found == nullptr || i->is_subclass_of(found->cls) ||
        (found->is_abstract() && !m->is_abstract() && !found->cls->is_subclass_of(i))) {
      found = m;
    }
  }
  return found;
}

Method* Class::find_implementation(const Method* declared) {
  auto cached = itable.find(declared);
  if (cached != itable.end()) return cached->second;
  Method* m = nullptr;
  const std::string key = declared->def->name + declared->def->descriptor;
  for (Class* c = this; c != nullptr && m == nullptr; c = c->super) {
    auto it = c->by_signature.find(key);
    if (it != c->by_signature.end() && !it->second->is_static() &&
        (it->second->flags & kPrivate) == 0) {
      m = it->second;
    }
  }
  if (m == nullptr) m = find_method(declared->def->name, declared->def->descriptor);
  if (m != nullptr && !is_subclass_of(declared->cls)) m = nullptr;
  itable[declared] = m;
  return m;
}

}  // namespace braid::vm
