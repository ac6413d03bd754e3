#include "vm/verifier.h"

#include <fmt/format.h>

#include <unordered_map>
#include <unordered_set>

#include "vm/verify_method.h"

namespace braid::vm {
namespace {

// What is wrong with a class apart from its code; empty: nothing.
std::string check_class(const Hierarchy& h, const ClassDef& c) {
  if (c.name.empty() || c.name.find_first_of(".;[") != std::string::npos)
    return "its name is malformed";
  if (is_library_class(c.name)) return "its package belongs to the class library";
  if (c.super.empty()) return "it has no superclass";
  std::unordered_set<std::string_view> seen{c.name};
  const ClassDef* super = h.find(c.super);
  if (super == nullptr) return fmt::format("its superclass {} does not exist", dotted(c.super));
  if ((super->flags & (kFinal | kInterface)) != 0)
    return fmt::format("{} cannot be extended", dotted(c.super));
  for (const ClassDef* s = super; !s->super.empty(); s = h.find(s->super)) {
    if (!seen.insert(s->name).second || seen.size() > kMaxSuperDepth)
      return "it is its own superclass";
    if (h.find(s->super) == nullptr)
      return fmt::format("the class {} does not exist", dotted(s->super));
  }
  for (const std::string& i : c.interfaces) {
    const ClassDef* d = h.find(i);
    if (d == nullptr) return fmt::format("the interface {} does not exist", dotted(i));
    if ((d->flags & kInterface) == 0) return fmt::format("{} is no interface", dotted(i));
  }
  for (const FieldDef& f : c.fields) {
    if (!is_field_descriptor(f.descriptor))
      return fmt::format("field {} has a malformed descriptor", f.name);
    if (!f.has_constant) continue;
    const bool fits =
        is_ref(f.descriptor)
            ? f.descriptor == "Ljava/lang/String;" && f.constant.kind == ConstKind::kString
            : f.constant.kind == ConstKind::kInt || f.constant.kind == ConstKind::kLong ||
                  f.constant.kind == ConstKind::kFloat || f.constant.kind == ConstKind::kDouble;
    if (!fits) return fmt::format("the constant of field {} is of another type", f.name);
  }
  return "";
}

std::string check_method(const Hierarchy& h, const ClassDef& c, const MethodDef& m) {
  if (m.name.empty()) return "it has no name";
  if (!is_method_descriptor(m.descriptor)) return "its descriptor is malformed";
  if (m.name == "<clinit>" && ((m.flags & kStatic) == 0 || m.descriptor != "()V"))
    return "it is malformed";
  const Shape shape = shape_of(m.descriptor);
  if (shape.refs + shape.prims > 255) return "it has more than 255 parameters";
  if (m.name == "<init>" && ((m.flags & kStatic) != 0 || shape.result != 'V'))
    return "it is malformed";
  if ((m.flags & (kAbstract | kNative)) != 0)
    return m.code.empty() ? "" : "it has code, but is abstract or native";
  for (const Const& k : m.consts) {
    if (k.kind != ConstKind::kMethod && k.kind != ConstKind::kField) continue;
    const std::string wrong = h.forbidden(k);
    if (!wrong.empty()) return wrong;
  }
  return verify_method(h, c, m);
}

}  // namespace

std::string verify(std::span<const Module* const> modules, const ClassProvider& library) {
  std::unordered_map<std::string_view, const ClassDef*> own;
  for (const Module* m : modules)
    for (const ClassDef& c : m->classes) own.emplace(c.name, &c);
  const Hierarchy hierarchy([&](std::string_view name) -> const ClassDef* {
    auto it = own.find(name);
    return it != own.end() ? it->second : library(name);
  });
  // All classes are sound before any code is looked at, since code is checked against their
  // relations.
  for (const ClassDef& c : modules.back()->classes) {
    const std::string wrong = check_class(hierarchy, c);
    if (!wrong.empty()) return fmt::format("class {}: {}", dotted(c.name), wrong);
  }
  for (const ClassDef& c : modules.back()->classes) {
    for (const MethodDef& m : c.methods) {
      const std::string wrong = check_method(hierarchy, c, m);
      if (!wrong.empty())
        return fmt::format("method {}.{}{}: {}", dotted(c.name), m.name, m.descriptor, wrong);
    }
  }
  return "";
}

}  // namespace braid::vm
