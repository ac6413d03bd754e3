#include "vm/hierarchy.h"

namespace braid::vm {
namespace {
constexpr std::string_view kObject = "java/lang/Object";
}  // namespace

std::string_view class_of(std::string_view descriptor) {
  return descriptor[0] == 'L' ? descriptor.substr(1, descriptor.size() - 2) : descriptor;
}

std::string_view ref_element(std::string_view array) {
  return array.size() > 1 && array[0] == '[' && is_ref(array.substr(1)) ? class_of(array.substr(1))
                                                                        : std::string_view();
}

bool Hierarchy::is_interface(std::string_view name) const {
  if (name[0] == '[') return false;
  const ClassDef* c = find_(name);
  return c != nullptr && (c->flags & kInterface) != 0;
}

bool Hierarchy::extends(std::string_view from, std::string_view to) const {
  size_t depth = 0;
  for (const ClassDef* c = find_(from); c != nullptr && depth < kMaxSuperDepth; ++depth) {
    if (c->name == to) return true;
    if (c->super.empty()) return false;
    c = find_(c->super);
  }
  return false;
}

bool Hierarchy::assignable(std::string_view from, std::string_view to) const {
  if (from == to || to == kObject) return true;
  if (to[0] == '[') {
    const std::string_view a = ref_element(from);
    const std::string_view b = ref_element(to);
    return !a.empty() && !b.empty() && assignable(a, b);
  }
  if (is_interface(to)) return true;
  return from[0] != '[' && extends(from, to);
}

std::string Hierarchy::common(std::string_view a, std::string_view b) const {
  if (a == b) return std::string(a);
  const std::string_view ea = ref_element(a);
  const std::string_view eb = ref_element(b);
  if (!ea.empty() && !eb.empty()) {
    const std::string e = common(ea, eb);
    return e[0] == '[' ? "[" + e : "[L" + e + ";";
  }
  if (a[0] == '[' || b[0] == '[' || is_interface(a) || is_interface(b)) return std::string(kObject);
  size_t depth = 0;
  for (const ClassDef* c = find_(a); c != nullptr && depth < kMaxSuperDepth; ++depth) {
    if (extends(b, c->name)) return c->name;
    if (c->super.empty()) break;
    c = find_(c->super);
  }
  return std::string(kObject);
}

}  // namespace braid::vm
