// Members that records have without writing them (JLS 8.10): the canonical constructor, accessors,
// equals, hashCode and toString.
#include <fmt/format.h>

#include <algorithm>

#include "lang/context.h"
#include "lang/enter.h"
#include "lang/flow_visitor.h"
#include "lang/records.h"

namespace braid::lang {

namespace {

constexpr uint32_t kAccess = vm::kPublic | vm::kProtected | vm::kPrivate;

// How much a member may be seen, most last.
int openness(uint32_t flags) {
  if (flags & vm::kPublic) return 3;
  if (flags & vm::kProtected) return 2;
  return flags & vm::kPrivate ? 0 : 1;
}

MethodSymbol* method_of(const ClassSymbol& c, const std::string& name, size_t params) {
  for (MethodSymbol* m : c.methods) {
    if (m->name == name && m->params.size() == params) return m;
  }
  return nullptr;
}

}  // namespace

std::vector<VarSymbol*> components_of(const ClassSymbol& record) {
  std::vector<VarSymbol*> out;
  for (const Member& m : record.decl->members) {
    if (m.field && m.field->is_component) out.push_back(m.field->vars.front()->symbol);
  }
  return out;
}

bool is_canonical(const MethodSymbol& m, const std::vector<VarSymbol*>& components, Types& types) {
  return m.is_constructor() &&
         std::equal(m.params.begin(), m.params.end(), components.begin(), components.end(),
                    [&](Type* p, const VarSymbol* c) {
                      return types.same_type(types.erasure(p), types.erasure(c->type));
                    });
}

void Enter::add_record_members(ClassSymbol& c) {
  Types& types = context_.types;
  check_components(c);
  const std::vector<VarSymbol*> components = components_of(c);
  MethodSymbol* canonical = nullptr;
  for (MethodSymbol* m : c.methods) {
    if (is_canonical(*m, components, types)) canonical = m;
  }
  check_constructors(c, components, canonical);
  if (!canonical) {
    canonical = add_implicit(c, "<init>", c.flags & kAccess, types.void_type());
    for (const VarSymbol* f : components) canonical->params.push_back(f->type);
    const bool varargs = !c.decl->components.empty() && c.decl->components.back().varargs;
    if (varargs) canonical->flags |= vm::kVarargs;
  }
  for (const VarSymbol* f : components) {
    if (const MethodSymbol* m = method_of(c, f->name, 0)) {
      check_accessor(*m, *f);
    } else {
      add_implicit(c, f->name, vm::kPublic, f->type);
    }
  }
  constexpr uint32_t kFlags = vm::kPublic | vm::kFinal;
  if (!method_of(c, "toString", 0)) add_implicit(c, "toString", kFlags, types.string());
  if (!method_of(c, "hashCode", 0)) add_implicit(c, "hashCode", kFlags, types.int_type());
  const bool has_equals = std::any_of(c.methods.begin(), c.methods.end(), [&](MethodSymbol* m) {
    return m->name == "equals" && m->params.size() == 1 && types.is_object(m->params[0]);
  });
  if (!has_equals) {
    add_implicit(c, "equals", kFlags, types.boolean_type())->params.push_back(types.object());
  }
}

void Enter::check_components(const ClassSymbol& c) {
  static constexpr std::string_view kTaken[] = {"clone",  "finalize",  "getClass", "hashCode",
                                                "notify", "notifyAll", "toString", "wait"};
  for (const Parameter& p : c.decl->components) {
    if (std::find(std::begin(kTaken), std::end(kTaken), p.name) == std::end(kTaken)) continue;
    context_.diags.error(p.pos, fmt::format("illegal record component name {}", p.name));
  }
}

void Enter::check_constructors(ClassSymbol& c, const std::vector<VarSymbol*>& components,
                               const MethodSymbol* canonical) {
  for (const MethodSymbol* m : c.methods) {
    if (!m->is_constructor()) continue;
    if (m == canonical) {
      check_canonical(c, *m, components);
      continue;
    }
    if (is_canonical(*m, components, context_.types)) continue;  // reported as a duplicate
    const Call* call = constructor_call(*m->decl);
    if (call && call->form == Call::Form::kThisConstructor) continue;
    context_.diags.error(m->pos,
                         "constructor is not canonical, so its first statement must invoke another "
                         "constructor of class " +
                             c.name);
  }
}

void Enter::check_canonical(const ClassSymbol& c, const MethodSymbol& m,
                            const std::vector<VarSymbol*>& components) {
  const MethodDecl& decl = *m.decl;
  const auto invalid = [&](SourcePos pos, std::string_view why) {
    context_.diags.error(pos,
                         fmt::format("invalid {} constructor in record {}",
                                     decl.is_compact ? "compact" : "canonical", c.name),
                         std::string(why));
  };
  if (openness(m.flags) < openness(c.flags)) {
    invalid(m.pos, "attempting to assign stronger access privileges");
  }
  if (!decl.type_params.empty()) invalid(m.pos, "canonical constructor must not be generic");
  if (!decl.thrown.empty()) {
    invalid(m.pos, "throws clause not allowed for canonical constructor");
  }
  for (size_t i = 0; i < components.size(); ++i) {
    if (decl.params[i].name == components[i]->name) continue;
    invalid(m.pos, "invalid parameter names in canonical constructor");
    break;
  }
  if (constructor_call(decl)) {
    invalid(m.pos, "canonical constructor must not contain explicit constructor invocation");
  }
}

void Enter::check_accessor(const MethodSymbol& m, const VarSymbol& component) {
  const char* why = nullptr;
  if (!(m.flags & vm::kPublic)) why = "accessor method must be public";
  if (m.flags & vm::kStatic) why = "accessor method must not be static";
  if (!m.type_params.empty()) why = "accessor method must not be generic";
  if (!m.thrown.empty()) why = "throws clause not allowed for accessor method";
  if (!context_.types.same_type(m.return_type, component.type)) {
    why = "return type of accessor method must match the type of record component";
  }
  if (!why) return;
  context_.diags.error(m.pos, "invalid accessor method in record " + m.owner->name, why);
}

}  // namespace braid::lang
