// Headers of classes: bounds of type parameters, supertypes, annotations.
#include <fmt/format.h>

#include <algorithm>

#include "lang/checks_annotations.h"
#include "lang/context.h"
#include "lang/enter.h"

namespace braid::lang {

// The level of a class's header: its type parameters are known there, its members are not.
Env* Enter::header_env(ClassSymbol& c) {
  Env& body = *class_envs_[&c];
  Env* env = resolver_.nested(*body.outer, Env::Kind::kMethod);
  env->type_vars = c.type_params;
  env->is_static = c.is_static();
  return env;
}

void Enter::complete_header(ClassSymbol& c) {
  Env& env = *header_env(c);
  resolve_supertypes(c, env);
  resolve_bounds(c.decl->type_params, env);
  c.annotations = braid_annotations(c.decl->modifiers, env);
  check_annotations(context_, c.decl->modifiers, kOnType, env);
  for (const Annotation& a : c.decl->modifiers.annotations) {
    if (a.name == "FunctionalInterface" || a.name == "java.lang.FunctionalInterface") {
      c.flags |= vm::kFunctional;
    }
  }
  if (std::find(c.annotations.begin(), c.annotations.end(), "braid/internal/Hidden") !=
      c.annotations.end()) {
    c.flags |= vm::kHidden;
  }
}

void Enter::resolve_bounds(std::vector<TypeParam>& params, Env& env) {
  for (TypeParam& p : params) {
    for (TypeNode* bound : p.bounds) {
      Type* t = resolver_.resolve_reference(*bound, env);
      if (t->is_error()) continue;
      if (p.bounds.size() == 1 && context_.types.is_object(t)) continue;
      p.var->bounds.push_back(t);
    }
  }
  for (TypeParam& p : params) {
    const Type* at = p.var;
    for (size_t steps = 0; at->kind == TypeKind::kTypeVar; steps++) {
      auto* v = static_cast<const TypeVar*>(at);
      if (v->bounds.empty()) break;
      if (steps > params.size()) {
        context_.diags.error(p.pos, "cyclic inheritance involving " + p.name);
        p.var->bounds.clear();
        break;
      }
      at = v->bounds[0];
    }
  }
}

namespace {

// Whether going up from `from` leads to `c`, over the supertypes known so far.
bool leads_to(const ClassSymbol* from, const ClassSymbol* c, int depth = 0) {
  if (from == c) return true;
  if (depth > 200) return false;
  if (from->superclass && leads_to(from->superclass->symbol, c, depth + 1)) return true;
  for (const ClassType* i : from->interfaces) {
    if (leads_to(i->symbol, c, depth + 1)) return true;
  }
  return false;
}

}  // namespace

// A class type to inherit from, or null with a report.
ClassType* Enter::resolve_supertype(ClassSymbol& c, TypeNode& node, Env& env) {
  Type* t = resolver_.resolve_reference(node, env);
  if (t->is_error()) return nullptr;
  if (t->kind != TypeKind::kClass) {
    context_.diags.error(
        node.pos, t->kind == TypeKind::kTypeVar
                      ? "unexpected type; required: class, found: type parameter " +
                            context_.types.to_string(t)
                      : "unexpected type; required: class, found: " + context_.types.to_string(t));
    return nullptr;
  }
  auto* type = static_cast<ClassType*>(t);
  for (const Type* arg : type->args) {
    if (arg->kind != TypeKind::kWildcard) continue;
    context_.diags.error(node.pos,
                         "unexpected type; required: class or interface without bounds, found: " +
                             context_.types.to_string(arg));
    return nullptr;
  }
  bool circular = leads_to(type->symbol, &c);
  for (const ClassSymbol* k = type->symbol->outer; k; k = k->outer) circular |= k == &c;
  if (circular) {
    context_.diags.error(c.pos, "cyclic inheritance involving " + context_.types.to_string(c));
    return nullptr;
  }
  return type;
}

void Enter::resolve_supertypes(ClassSymbol& c, Env& env) {
  ClassDecl& decl = *c.decl;
  const bool is_root = c.binary_name == "java/lang/Object";
  if (decl.kind == ClassDecl::Kind::kEnum) {
    c.superclass = context_.types.class_type(context_.types.enum_class()->symbol, {c.this_type});
  } else if (c.is_record) {
    c.superclass = context_.types.record_class();
  } else if (!c.is_interface() && !is_root) {
    c.superclass = context_.types.object();
  }
  if (decl.superclass) {
    ClassType* super = resolve_supertype(c, *decl.superclass, env);
    if (super) check_superclass(c, *super, decl.superclass->pos);
  }
  resolve_interfaces(c, env);
}

void Enter::check_superclass(ClassSymbol& c, ClassType& super, SourcePos pos) {
  ClassSymbol& s = *super.symbol;
  std::string name = context_.types.to_string(s);
  if (s.is_interface()) {
    context_.diags.error(pos, "no interface expected here");
  } else if (s.is_enum()) {
    context_.diags.error(pos, s.flags & vm::kFinal ? "cannot inherit from final " + name
                                                   : "enum classes must not be extended");
  } else if (s.flags & vm::kFinal) {
    context_.diags.error(pos, "cannot inherit from final " + name);
    c.superclass = &super;
  } else if (s.binary_name == "java/lang/Enum") {
    context_.diags.error(pos, "classes cannot directly extend java.lang.Enum");
  } else if (s.binary_name == "java/lang/Record") {
    context_.diags.error(pos, "classes cannot directly extend java.lang.Record");
  } else {
    c.superclass = &super;
  }
}

void Enter::resolve_interfaces(ClassSymbol& c, Env& env) {
  for (TypeNode* node : c.decl->interfaces) {
    ClassType* type = resolve_supertype(c, *node, env);
    if (!type) continue;
    bool repeated = false;
    for (const ClassType* other : c.interfaces) repeated |= other->symbol == type->symbol;
    if (!type->symbol->is_interface()) {
      context_.diags.error(node->pos, "interface expected here");
    } else if (repeated) {
      context_.diags.error(node->pos, "repeated interface");
    } else {
      c.interfaces.push_back(type);
    }
  }
}

// The annotations of package braid and its subpackages, by binary name. Others have no effect.
std::vector<std::string> Enter::braid_annotations(const Modifiers& modifiers, Env& env) {
  std::vector<std::string> out;
  for (const Annotation& a : modifiers.annotations) {
    std::string name = a.name;
    if (name.find('.') == std::string::npos) {
      TypeName found = resolver_.find_type(name, env);
      if (!found.cls) continue;
      name = found.cls->binary_name;
    } else {
      std::replace(name.begin(), name.end(), '.', '/');
    }
    if (name.starts_with("braid/")) out.push_back(std::move(name));
  }
  return out;
}

}  // namespace braid::lang
