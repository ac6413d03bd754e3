// Bridge methods: where a method overrides one whose erased signature differs, callers of the other
// signature need a method that casts and calls.
#include <algorithm>

#include "lang/codegen/body_gen.h"
#include "lang/signatures.h"

namespace braid::lang {

namespace {

bool can_be_overridden(const MethodSymbol& m) {
  constexpr uint32_t kNever = vm::kStatic | vm::kPrivate | vm::kBridge;
  return !m.is_constructor() && (m.flags & kNever) == 0;
}

bool has_method(const vm::ClassDef& def, const std::string& name, const std::string& descriptor) {
  return std::any_of(def.methods.begin(), def.methods.end(), [&](const vm::MethodDef& m) {
    return m.name == name && m.descriptor == descriptor;
  });
}

}  // namespace

void ModuleGen::bridges(ClassSymbol& c, vm::ClassDef& def) {
  for (ClassSymbol* base : types_.closure(&c)) {
    if (base == &c) continue;
    base->complete();
    for (MethodSymbol* from : base->methods) {
      if (!can_be_overridden(*from)) continue;
      MethodSymbol* to = types_.implementation(from, &c);
      if (to && to != from && needs_bridge(c, *from, *to)) bridge(c, *from, *to, def);
    }
  }
}

// Calls of `from` on a `c` run `to`, and no superclass or interface has the bridge already.
bool ModuleGen::needs_bridge(ClassSymbol& c, MethodSymbol& from, MethodSymbol& to) {
  if (method_descriptor(from) == method_descriptor(to)) return false;
  if (to.owner == &c) return true;
  if (c.is_interface()) return false;
  if (to.owner->is_interface()) return !types_.is_subclass(to.owner, from.owner);
  ClassSymbol* super = c.superclass ? c.superclass->symbol : nullptr;
  return !super || !types_.is_subclass(super, from.owner) ||
         types_.implementation(&from, super) != &to;
}

void ModuleGen::bridge(ClassSymbol& c, MethodSymbol& from, MethodSymbol& to, vm::ClassDef& def) {
  vm::MethodDef method;
  method.flags = (to.flags & (vm::kPublic | vm::kProtected)) | vm::kSynthetic | vm::kBridge;
  if (c.is_interface()) method.flags |= vm::kDefault;
  method.name = from.name;
  method.descriptor = method_descriptor(from);
  if (has_method(def, method.name, method.descriptor)) return;
  BodyGen body(*this, c);
  body.bridge_body(from, to);
  body.finish(method, c.decl->pos);
  def.methods.push_back(std::move(method));
}

}  // namespace braid::lang
