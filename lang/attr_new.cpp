// Class instance creation (JLS 15.9), with anonymous classes and diamonds.
#include <fmt/format.h>

#include "lang/attr_impl.h"

namespace braid::lang {

// The class named by `new C<..>` or `outer.new C<..>`; null after an error.
ClassType* Attr::new_type(New& e, Env& env, bool& diamond) {
  TypeNode& node = *e.class_type;
  diamond = !node.segments.empty() && node.segments.back().diamond;
  Type* type = nullptr;
  if (e.outer) {
    Type* outer = attr_reference(*e.outer, env);
    ClassSymbol* outer_class = outer->is_error() ? nullptr : types_.erased_class(outer);
    if (!outer_class) return nullptr;
    const auto& segment = node.segments.front();
    ClassSymbol* c = types_.find_member_class(outer_class, segment.name);
    if (!c) {
      report_missing(node.pos, fmt::format("class {}", segment.name), segment.name, *outer_class);
      return nullptr;
    }
    if (!c->has_outer_this) {
      error(e.pos, "qualified new of static class");
      return nullptr;
    }
    std::vector<Type*> args;
    for (TypeNode* a : segment.args) args.push_back(resolver_.resolve_reference(*a, env));
    ClassType* enclosing = types_.as_super(outer, c->outer);
    if (enclosing && !types_.is_parameterized(enclosing)) enclosing = nullptr;
    type = node.type = types_.class_type(c, std::move(args), enclosing);
  } else {
    type = resolver_.resolve(node, env);
  }
  if (type->is_error()) return nullptr;
  if (type->kind != TypeKind::kClass) {
    error(node.pos,
          fmt::format("unexpected type; required: class found: type parameter {}", text(type)));
    return nullptr;
  }
  auto* cls = static_cast<ClassType*>(type);
  if (cls->symbol->is_enum()) {
    error(e.pos, "enum types may not be instantiated");
    return nullptr;
  }
  if (types_.has_wildcards(cls)) {
    error(node.pos,
          fmt::format("unexpected type; required: class or interface without bounds found: {}",
                      text(cls)));
    return nullptr;
  }
  return cls;
}

Type* Attr::attr_new(New& e, Env& env, Session& session) {
  e.created = nullptr;
  e.constructor = nullptr;
  e.param_types.clear();
  e.varargs_call = false;
  e.varargs_array = nullptr;
  e.implicit_this = nullptr;
  bool diamond = false;
  ClassType* type = new_type(e, env, diamond);
  std::vector<Arg> args = attr_args(e.args, env, session);
  if (!type) return error_type();
  ClassSymbol& c = *type->symbol;
  c.complete();
  if (diamond && c.type_params.empty()) {
    error(e.class_type->pos,
          fmt::format("cannot infer type arguments for {}; reason: cannot use '<>' "
                      "with non-generic class {}",
                      c.name, c.name));
    return error_type();
  }
  if (!e.body && (c.is_abstract() || c.is_interface())) {
    error(e.pos, fmt::format("{} is abstract; cannot be instantiated", types_.to_string(c)));
    return error_type();
  }
  CallSite call;
  call.pos = e.pos;
  call.name = "<init>";
  call.site = type;
  call.anonymous = e.body != nullptr;
  if (diamond) {
    call.diamond = &c;
    call.diamond_type = type;
  }
  Resolution r;
  if (c.is_interface()) {
    if (!args.empty()) {
      error(e.args.front()->start, "anonymous class implements interface; cannot have arguments");
      return error_type();
    }
    // No constructor is called, but the arguments of a diamond are still inferred.
    if (diamond) {
      const auto vars = infer_.fresh(c.type_params);
      r.diamond = types_.class_type(&c, vars, type->enclosing);
    }
  } else {
    r = resolve(call, types_.constructors(&c), args, env);
    if (!r) return error_type();
    e.param_types = r.params;
    e.varargs_array = r.varargs_array;
    e.varargs_call = r.varargs_array != nullptr;
    commit_args(args, r, session);
  }
  session.touched.push_back(&e);
  Type* result = r.diamond ? static_cast<Type*>(r.diamond) : type;
  if (!e.outer) new_outer_instance(e, env, c);
  if (!e.body) {
    e.created = &c;
    e.constructor = r.method;
    creates(c, env);
    return result;
  }
  if (!r.diamond) {
    anonymous_class(e, env, type, r.method);
    return e.created ? e.created->this_type : error_type();
  }
  // The superclass of a class body must be settled first.
  Body* const body = body_;
  session.at_end.push_back([this, &e, &env, body, method = r.method] {
    Body* const saved = body_;
    body_ = body;
    if (e.type->kind == TypeKind::kClass) {
      anonymous_class(e, env, static_cast<ClassType*>(e.type), method);
    }
    body_ = saved;
  });
  return result;
}

// The enclosing instance of an inner class, from the place of its creation.
void Attr::new_outer_instance(New& e, Env& env, ClassSymbol& c) {
  if (!c.has_outer_this || c.is_interface()) return;
  const Instance instance = find_instance(*c.outer, env, !c.is_local);
  if (instance.cls) {
    e.implicit_this = instance.cls;
    use_this(env);
    return;
  }
  error(
      e.pos,
      instance.in_prologue ? "cannot reference this before supertype constructor has been called"
      : instance.found_static
          ? "non-static variable this cannot be referenced from a static context"
          : fmt::format("an enclosing instance that contains {} is required", types_.to_string(c)));
}

// Enters and visits the class of `new base(..) { .. }`, with a constructor that takes the
// parameters of `super_constructor`.
void Attr::anonymous_class(New& e, Env& env, ClassType* base, MethodSymbol* super_constructor) {
  ClassSymbol* c = enter_.enter_anonymous(*e.body, env, base);
  if (!c) return;
  if (base->symbol->flags & vm::kFinal) {
    error(e.class_type ? e.class_type->pos : e.pos,
          fmt::format("cannot inherit from final {}", types_.to_string(*base->symbol)));
  }
  std::vector<Type*> params;
  std::vector<Type*> thrown;
  if (super_constructor) {
    MethodType m = types_.member_type(base, super_constructor);
    params = std::move(m.params);
    thrown = std::move(m.thrown);
  }
  e.created = c;
  e.constructor = enter_.add_anonymous_constructor(*c, std::move(params), std::move(thrown));
  if (super_constructor && super_constructor->is_varargs()) e.constructor->flags |= vm::kVarargs;
  // implicit_this found for the superclass is not the new class's: the body's class is inner by
  // itself.
  if (c->has_outer_this) use_this(env);
  e.implicit_this = c->has_outer_this ? c->outer : nullptr;
  creations_.push_back({c, env.cls, env.lambda});
  if (base->symbol->is_local) creations_.push_back({base->symbol, c, nullptr});
  attr_class(*c);
}

}  // namespace braid::lang
