// Types as written in source to types.
#include <fmt/format.h>

#include "lang/context.h"
#include "lang/jdk_names.h"
#include "lang/scope.h"

namespace braid::lang {

namespace {

// Packages of the JDK whose names are not in our table: any name in them is taken for a class.
bool is_internal_package(std::string_view name) {
  for (std::string_view root : {"jdk", "sun", "com/sun"}) {
    if (name.starts_with(root) && (name.size() == root.size() || name[root.size()] == '/')) {
      return true;
    }
  }
  return false;
}

std::string join(const std::vector<std::string>& parts, char separator) {
  std::string out;
  for (const std::string& p : parts) {
    if (!out.empty()) out += separator;
    out += p;
  }
  return out;
}

}  // namespace

Type* Resolver::resolve(TypeNode& node, Env& env) {
  if (node.type) return node.type;
  switch (node.kind) {
    case TypeNode::Kind::kPrimitive:
      return node.type = context_.types.primitive(node.primitive);
    case TypeNode::Kind::kArray: {
      Type* element = resolve(*node.element, env);
      return node.type = element->is_error() ? element : context_.types.array_of(element);
    }
    case TypeNode::Kind::kWildcard: {
      Type* bound = node.bound ? resolve_reference(*node.bound, env) : nullptr;
      if (bound && bound->is_error()) return node.type = bound;
      return node.type = context_.types.wildcard(node.bound_kind, bound);
    }
    case TypeNode::Kind::kNamed:
      return node.type = resolve_named(node, env);
    case TypeNode::Kind::kVar:
      break;
  }
  return context_.types.error_type();
}

Type* Resolver::resolve_reference(TypeNode& node, Env& env) {
  Type* t = resolve(node, env);
  if (!t->is_primitive() && t->kind != TypeKind::kVoid) return t;
  context_.diags.error(node.pos, fmt::format("unexpected type; required: reference, found: {}",
                                             context_.types.to_string(t)));
  return node.type = context_.types.error_type();
}

Type* Resolver::resolve_named(TypeNode& node, Env& env) {
  size_t segment = 0;
  ClassType* enclosing = nullptr;
  Type* var = nullptr;
  ClassSymbol* c = first_class(node, env, segment, enclosing, var);
  if (var) {
    if (node.segments.size() == 1) return var;
    context_.diags.error(node.pos, "cannot select from a type variable");
  }
  if (!c) return context_.types.error_type();
  while (true) {
    Type* t = apply_arguments(*c, node, node.segments[segment], enclosing, env);
    if (t->is_error() || segment + 1 == node.segments.size()) return t;
    c = member_class(*c, node.segments[++segment], env);
    if (!c) return context_.types.error_type();
    enclosing = enclosing_type(*c, static_cast<ClassType*>(t));
  }
}

// The class (or type variable) that the first segments of a name denote; `segment` is the last one
// used.
ClassSymbol* Resolver::first_class(TypeNode& node, Env& env, size_t& segment, ClassType*& enclosing,
                                   Type*& var) {
  TypeNode::Segment& first = node.segments[0];
  TypeName found = find_type(first.name, env);
  if (found.ambiguous) {
    context_.diags.error(first.pos, fmt::format("reference to {} is ambiguous; both class {} and "
                                                "class {} match",
                                                first.name, vm::dotted(found.cls->binary_name),
                                                vm::dotted(found.other->binary_name)));
    return nullptr;
  }
  if (found.static_misuse) {
    context_.diags.error(first.pos,
                         fmt::format("non-static type variable {} cannot be referenced from "
                                     "a static context",
                                     first.name));
    return nullptr;
  }
  if (found.var) {
    var = found.var;
    if (!first.args.empty()) {
      context_.diags.error(first.pos,
                           "unexpected type; required: class, found: type parameter " + first.name);
    }
    return nullptr;
  }
  if (found.cls) {
    if (found.via) enclosing = enclosing_type(*found.cls, found.via);
    if (is_accessible(*found.cls, env)) return found.cls;
    report_inaccessible(*found.cls, first.pos);
    return nullptr;
  }
  if (node.segments.size() > 1) return qualified_class(node, segment, env);
  report_missing_type(first.pos, first.name, found, env);
  return nullptr;
}

// p.q.C: the shortest package prefix that has the class.
ClassSymbol* Resolver::qualified_class(TypeNode& node, size_t& segment, Env& env) {
  std::string package = node.segments[0].name;
  for (segment = 1; segment < node.segments.size(); segment++) {
    TypeNode::Segment& s = node.segments[segment];
    ClassSymbol* c = find_class_in_package(*context_.classes.package(package), s.name);
    if (c) {
      c->complete();
      if (is_accessible(*c, env)) return c;
      report_inaccessible(*c, s.pos);
      return nullptr;
    }
    if (segment + 1 < node.segments.size()) package += "/" + s.name;
  }
  const TypeNode::Segment& last = node.segments.back();
  std::vector<std::string> path;
  for (const TypeNode::Segment& s : node.segments) path.push_back(s.name);
  if (is_library_class(path)) {
    context_.diags.unsupported_name(node.pos, vm::dotted(package) + "." + last.name);
  } else if (context_.classes.package_exists(package) || is_library_package(package)) {
    context_.diags.error(last.pos, fmt::format("cannot find symbol: class {} in package {}",
                                               last.name, vm::dotted(package)));
  } else {
    context_.diags.error(last.pos, fmt::format("package {} does not exist", vm::dotted(package)));
  }
  return nullptr;
}

ClassSymbol* Resolver::member_class(ClassSymbol& c, TypeNode::Segment& segment, Env& env) {
  ClassSymbol* m = context_.types.find_member_class(&c, segment.name);
  if (!m) {
    context_.diags.error(segment.pos,
                         fmt::format("cannot find symbol: class {} in {} {}", segment.name,
                                     Types::kind_name(c), context_.types.to_string(c)));
    return nullptr;
  }
  m->complete();
  if (is_accessible(*m, env)) return m;
  report_inaccessible(*m, segment.pos);
  return nullptr;
}

// The parameterisation of a member class's enclosing class, when it is named as a member of `via`.
ClassType* Resolver::enclosing_type(ClassSymbol& c, ClassType* via) {
  if (!c.has_outer_this || c.is_local || !c.outer) return nullptr;
  ClassType* t = c.outer == via->symbol ? via : context_.types.as_super(via, c.outer);
  return t && context_.types.is_parameterized(t) ? t : nullptr;
}

Type* Resolver::apply_arguments(ClassSymbol& c, TypeNode& node, TypeNode::Segment& segment,
                                ClassType* enclosing, Env& env) {
  if (!c.decl) c.complete();
  if (segment.diamond && c.type_params.empty()) {
    context_.diags.error(segment.pos,
                         fmt::format("cannot infer type arguments for {0}; cannot use '<>' "
                                     "with non-generic class {0}",
                                     c.name));
    return context_.types.error_type();
  }
  std::vector<Type*> args;
  for (TypeNode* a : segment.args) {
    args.push_back(resolve_reference(*a, env));
  }
  if (!args.empty() && args.size() != c.type_params.size()) {
    context_.diags.error(
        segment.pos,
        c.type_params.empty()
            ? fmt::format("type {} does not take parameters", c.name)
            : fmt::format("wrong number of type arguments; required {}", c.type_params.size()));
    return context_.types.error_type();
  }
  ClassType* t = context_.types.class_type(&c, std::move(args), enclosing);
  if (!t->args.empty()) context_.unchecked_bounds.push_back({t, &node});
  return t;
}

// ---- Bounds of type arguments -----------------------------------------------------------------

namespace {

bool within_bound(Types& types, Type* arg, Type* bound) {
  if (arg->kind != TypeKind::kWildcard) return types.is_subtype_unchecked(arg, bound);
  auto* w = static_cast<WildcardType*>(arg);
  return !w->bound || types.is_castable(w->bound, bound);
}

}  // namespace

void Resolver::check_bounds() {
  auto pending = std::move(context_.unchecked_bounds);
  context_.unchecked_bounds.clear();
  for (auto& [t, node] : pending) {
    const auto& params = t->symbol->type_params;
    for (size_t i = 0; i < params.size() && i < t->args.size(); i++) {
      for (Type* bound : context_.types.subst(params[i]->bounds, params, t->args)) {
        if (within_bound(context_.types, t->args[i], bound)) continue;
        SourcePos pos = node->pos;
        for (const TypeNode::Segment& s : node->segments) {
          if (s.args.size() > i) pos = s.args[i]->pos;
        }
        context_.diags.error(
            pos, fmt::format("type argument {} is not within bounds of type-variable {}",
                             context_.types.to_string(t->args[i]), params[i]->name));
      }
    }
  }
}

// ---- Reports ----------------------------------------------------------------------------------

void Resolver::report_inaccessible(const ClassSymbol& c, SourcePos pos) {
  std::string text;
  if (c.flags & vm::kPrivate) {
    text = fmt::format("{} has private access in {}", context_.types.to_string(c),
                       c.outer ? c.outer->name : "");
  } else if (c.flags & vm::kProtected) {
    text = fmt::format("{} has protected access in {}", context_.types.to_string(c),
                       c.outer ? c.outer->name : "");
  } else {
    text = fmt::format("{0} is not public in {1}; cannot be accessed from outside package", c.name,
                       vm::dotted(c.package->name));
  }
  context_.diags.error(pos, std::move(text));
}

MissingName Resolver::missing_jdk_name(std::string_view name, const TypeName& found, Env& env) {
  MissingName missing;
  if (found.failed_import) {
    const auto& path = found.failed_import->path;
    if (is_library_class(path)) missing.name = join(path, '.');
    missing.reported = missing.name.empty();
    return missing;
  }
  std::vector<std::string> packages{"java/lang"};
  for (const Import& import : env.unit->unit->imports) {
    if (import.on_demand && !import.is_static) packages.push_back(join(import.path, '/'));
  }
  for (const std::string& package : packages) {
    if (is_internal_package(package) || has_unlisted_classes(package)) {
      missing.hint = fmt::format("Braid does not support package {} yet", vm::dotted(package));
    } else if (is_jdk_class(package, name) && missing.name.empty()) {
      missing.name = fmt::format("{}.{}", vm::dotted(package), name);
    }
  }
  return missing;
}

void Resolver::report_missing(SourcePos pos, std::string_view kind, std::string_view name,
                              const TypeName& found, Env& env) {
  MissingName missing = missing_jdk_name(name, found, env);
  if (missing.reported) return;
  if (!missing.name.empty()) {
    context_.diags.unsupported_name(pos, missing.name);
    return;
  }
  context_.diags.error(pos, fmt::format("cannot find symbol: {} {}", kind, name),
                       std::move(missing.hint));
}

void Resolver::report_missing_type(SourcePos pos, std::string_view name, const TypeName& found,
                                   Env& env) {
  report_missing(pos, "class", name, found, env);
}

bool Resolver::is_library_package(std::string_view package) {
  return is_internal_package(package) || is_jdk_package(package);
}

bool Resolver::is_library_class(const std::vector<std::string>& path) {
  std::string package = path.front();
  if (is_internal_package(join(path, '/'))) return true;
  for (size_t i = 1; i < path.size(); ++i) {
    if (is_jdk_class(package, path[i])) {
      return is_jdk_class(package, join({path.begin() + i, path.end()}, '.'));
    }
    package += "/" + path[i];
  }
  return false;
}

}  // namespace braid::lang
