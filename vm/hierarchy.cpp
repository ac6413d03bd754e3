#include "vm/hierarchy.h"

#include <fmt/format.h>

namespace braid::vm {
namespace {
constexpr std::string_view kObject = "java/lang/Object";
}  // namespace

bool is_library_class(std::string_view name) {
  return name.starts_with("java/") || name.starts_with("javax/") || name.starts_with("braid/");
}

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

bool Hierarchy::needs_constructor(std::string_view name) const {
  size_t depth = 0;
  for (const ClassDef* c = find_(name); c != nullptr && depth < kMaxSuperDepth; ++depth) {
    if (c->name == kObject) return false;
    if (is_library_class(c->name)) return true;
    c = find_(c->super);
  }
  return false;
}

std::string Hierarchy::forbidden(const Const& member) const {
  size_t depth = 0;
  for (const ClassDef* c = find_(member.owner); c != nullptr && depth < kMaxSuperDepth; ++depth) {
    uint32_t flags = 0;
    bool found = false;
    auto look = [&](const auto& list) {
      for (const auto& m : list) {
        if (m.name != member.name || m.descriptor != member.descriptor) continue;
        flags = m.flags;
        found = true;
      }
    };
    if (member.kind == ConstKind::kMethod) {
      look(c->methods);
    } else {
      look(c->fields);
    }
    if (found) {
      // The compiler makes `new String(...)` a call of a factory that programs do not see.
      const bool factory = c->name == "java/lang/String" && member.name == "$new";
      if (!is_library_class(c->name) || factory || (flags & (kPublic | kProtected)) != 0) return "";
      return fmt::format("{}.{} is not accessible", dotted(c->name), member.name);
    }
    if (c->super.empty()) break;
    c = find_(c->super);
  }
  return "";
}

}  // namespace braid::vm
