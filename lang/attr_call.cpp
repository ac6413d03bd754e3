// Method calls and explicit constructor calls (JLS 15.12, 8.8.7.1).
#include <fmt/format.h>

#include "lang/attr_impl.h"

namespace braid::lang {

std::vector<Arg> Attr::attr_args(std::vector<Expr*>& args, Env& env, Session& session) {
  std::vector<Arg> out;
  out.reserve(args.size());
  for (Expr* e : args) {
    out.push_back(attr_arg(*e, env, session));
    Arg& arg = out.back();
    if (arg.kind == Arg::Kind::kTyped && arg.type->kind == TypeKind::kVoid) {
      error(e->pos, "'void' type not allowed here");
      arg.type = e->type = error_type();
    }
  }
  return out;
}

Type* Attr::attr_call(Call& e, Env& env, Session& session) {
  e.method = nullptr;
  e.param_types.clear();
  e.varargs_call = false;
  e.varargs_array = nullptr;
  e.implicit_this = nullptr;
  if (e.form == Call::Form::kThisConstructor || e.form == Call::Form::kSuperConstructor) {
    error(e.pos, fmt::format("call to {} must be first statement in constructor",
                             e.form == Call::Form::kThisConstructor ? "this" : "super"));
    attr_args(e.args, env, session);
    return error_type();
  }
  for (TypeNode* node : e.type_args) resolver_.resolve_reference(*node, env);
  if (e.form == Call::Form::kSuper) {
    std::vector<Arg> args = attr_args(e.args, env, session);
    return call_super(e, env, args, session);
  }
  if (!e.target) {
    std::vector<Arg> args = attr_args(e.args, env, session);
    return call_simple(e, env, args, session);
  }
  Type* site = attr_qualifier(*e.target, env, kValue | kType | kPackage);
  std::vector<Arg> args = attr_args(e.args, env, session);
  if (!site) {
    auto* package = static_cast<PackageSymbol*>(symbol_of(*e.target));
    const size_t slash = package->name.rfind('/');
    if (slash == std::string::npos) {
      report_missing_variable(e.target->pos, package->name, env);
    } else {
      auto& access = static_cast<FieldAccess&>(*e.target);
      report_missing_class(access.pos, *access.target, package->name.substr(0, slash), access.name,
                           env);
    }
    return error_type();
  }
  if (site->is_error()) return site;
  return call_on_target(e, env, args, session);
}

// name(args): the innermost class that has a method of that name is searched (JLS 15.12.1).
Type* Attr::call_simple(Call& e, Env& env, std::vector<Arg>& args, Session& session) {
  CallSite call;
  call.pos = e.name_pos;
  call.name = e.name;
  call.type_args = &e.type_args;
  bool outer_static = false;
  for (Env* at = &env; at && at->kind != Env::Kind::kUnit;) {
    Env* level = class_level(*at);
    if (!level) break;
    ClassSymbol& c = *level->cls;
    const auto& methods = methods_of(c.this_type, e.name);
    if (!methods.empty()) {
      call.site = c.this_type;
      const Resolution r = resolve(call, methods, args, env);
      if (!r) return error_type();
      if (!r.method->is_static()) {
        if (!outer_static && is_prologue(*at)) {
          error(e.name_pos,
                fmt::format("cannot reference {} before supertype constructor has been called",
                            r.method->name));
        } else if (outer_static || at->is_static) {
          error(e.name_pos,
                fmt::format("non-static method {} cannot be referenced from a static context",
                            types_.to_string(*r.method)));
        }
        e.implicit_this = &c;
        use_this(env);
      }
      e.receiver_class = r.method->is_static() ? r.method->owner : &c;
      return finish_call(e, r, c.this_type, args, session);
    }
    outer_static |= (at->is_static && !is_prologue(*at)) || no_outer_instance(c);
    at = level->outer;
  }
  const auto imported = resolver_.find_static_import_methods(e.name, env);
  if (!imported.empty()) {
    call.site = imported.front()->owner->this_type;
    const Resolution r = resolve(call, imported, args, env);
    if (!r) return error_type();
    e.receiver_class = r.method->owner;
    return finish_call(e, r, call.site, args, session);
  }
  report_missing(e.name_pos, fmt::format("method {}({})", e.name, args_text(args)), e.name,
                 *env.cls);
  return error_type();
}

Type* Attr::call_on_target(Call& e, Env& env, std::vector<Arg>& args, Session& session) {
  Type* site = e.target->type;
  const bool of_class = denotes_class(*e.target);
  if (site->is_primitive() || site->kind == TypeKind::kVoid || site->kind == TypeKind::kNull) {
    error(e.name_pos, fmt::format("{} cannot be dereferenced", text(site)));
    return error_type();
  }
  CallSite call;
  call.pos = e.name_pos;
  call.name = e.name;
  call.type_args = &e.type_args;
  call.site = of_class ? site : types_.capture(site);
  ClassSymbol* cls = types_.erased_class(site);
  const auto& methods = methods_of(call.site, e.name);
  if (methods.empty()) {
    const std::string what = fmt::format("method {}({})", e.name, args_text(args));
    if (site->kind == TypeKind::kArray || !cls) {
      error(e.name_pos, fmt::format("cannot find symbol: {} in {}", what, text(site)));
    } else {
      report_missing(e.name_pos, what, e.name, *cls);
    }
    return error_type();
  }
  const Resolution r = resolve(call, methods, args, env);
  if (!r) return error_type();
  if (of_class && !r.method->is_static()) {
    error(e.name_pos, fmt::format("non-static method {} cannot be referenced from a static context",
                                  types_.to_string(*r.method)));
  }
  if (!of_class && r.method->is_static() && r.method->owner->is_interface()) {
    error(e.name_pos, "illegal static interface method call");
  }
  e.receiver_class =
      types_.is_subclass(cls, r.method->owner) && !r.method->is_static() ? cls : r.method->owner;
  if (site->kind == TypeKind::kArray) e.receiver_class = types_.object()->symbol;
  return finish_call(e, r, call.site, args, session);
}

ClassType* Attr::super_type(Expr* qualifier, SourcePos start, SourcePos pos, Env& env,
                            ClassSymbol** outer) {
  if (env.is_static) {
    error(start, is_prologue(env)
                     ? "cannot reference super before supertype constructor has been called"
                     : "non-static variable super cannot be referenced from a static context");
    return nullptr;
  }
  use_this(env);
  if (!qualifier) return env.cls->superclass ? env.cls->superclass : types_.object();
  ClassSymbol* c = qualifying_class(*qualifier, env);
  if (!c) return nullptr;
  for (ClassType* i : env.cls->interfaces) {
    if (i->symbol == c) return i;
  }
  if (find_instance(*c, env, false).cls) {
    *outer = c;  // Outer.super.m()
    return c->superclass ? c->superclass : types_.object();
  }
  error(pos, fmt::format("not an enclosing class: {}", c->name));
  return nullptr;
}

Type* Attr::call_super(Call& e, Env& env, std::vector<Arg>& args, Session& session) {
  ClassType* site = super_type(e.target, e.start, e.name_pos, env, &e.implicit_this);
  if (!site) return error_type();
  CallSite call;
  call.pos = e.name_pos;
  call.name = e.name;
  call.type_args = &e.type_args;
  call.site = site;
  call.is_super = true;
  const auto& methods = methods_of(site, e.name);
  if (methods.empty()) {
    report_missing(e.name_pos, fmt::format("method {}({})", e.name, args_text(args)), e.name,
                   *site->symbol);
    return error_type();
  }
  const Resolution r = resolve(call, methods, args, env);
  if (!r) return error_type();
  if (r.method->is_abstract()) {
    error(e.name_pos, fmt::format("abstract method {} in {} cannot be accessed directly",
                                  types_.to_string(*r.method), types_.to_string(*r.method->owner)));
  }
  e.receiver_class = r.method->is_static() ? r.method->owner : site->symbol;
  return finish_call(e, r, site, args, session);
}

Type* Attr::finish_call(Call& e, const Resolution& r, Type* site, std::vector<Arg>& args,
                        Session& session) {
  e.method = r.method;
  e.param_types = r.params;
  e.varargs_array = r.varargs_array;
  e.varargs_call = r.varargs_array != nullptr;
  commit_args(args, r, session);
  session.touched.push_back(&e);
  Type* special = special_result(e, r, site);
  return special ? special : r.result;
}

// getClass() and clone() of arrays have types of their own (JLS 4.3.2, 10.7).
Type* Attr::special_result(Call& e, const Resolution& r, Type* site) {
  if (!e.args.empty()) return nullptr;
  if (e.name == "getClass" && types_.is_object(r.method->owner->this_type)) {
    Type* erased = types_.erasure(site);
    Type* wildcard = types_.wildcard(WildcardType::Bound::kExtends, erased);
    ClassType* of = types_.class_of(erased);
    if (of->symbol->type_params.empty()) return of;
    return types_.class_type(of->symbol, {wildcard});
  }
  if (e.name == "clone" && site->kind == TypeKind::kArray) return site;
  return nullptr;
}

// Arguments that waited for their parameter types get them.
void Attr::commit_args(std::vector<Arg>& args, const Resolution& r, Session& session) {
  for (size_t i = 0; i < args.size(); ++i) {
    if (args[i].kind != Arg::Kind::kTyped) constrain(args[i], r.params[i], session);
  }
}

// ---- this(...) and super(...) ------------------------------------------------------------------

// The first statement of a constructor. `env` is static: `this` is not there yet.
Type* Attr::call_constructor(Call& e, Env& env, Session& session) {
  ClassSymbol& c = *env.cls;
  const bool to_this = e.form == Call::Form::kThisConstructor;
  if (c.is_enum() && !to_this) {
    error(e.pos, "call to super not allowed in enum constructor");
    return error_type();
  }
  if (e.target) attr_reference(*e.target, env);
  std::vector<Arg> args = attr_args(e.args, env, session);
  ClassType* site = to_this ? c.this_type : c.superclass;
  if (!site) return error_type();
  CallSite call;
  call.pos = e.pos;
  call.name = "<init>";
  call.site = site;
  call.type_args = &e.type_args;
  call.anonymous = true;
  const Resolution r = resolve(call, types_.constructors(site->symbol), args, env);
  if (!r) return error_type();
  e.receiver_class = site->symbol;
  if (to_this) {
    this_calls_[env.method] = &e;
  } else {
    super_outer_instance(e, env, *site->symbol);
    creates(*site->symbol, env);
  }
  finish_call(e, r, site, args, session);
  return types_.void_type();
}

// The enclosing instance that an inner superclass needs.
void Attr::super_outer_instance(Call& e, Env& env, ClassSymbol& super) {
  if (!super.has_outer_this) {
    if (e.target)
      error(e.pos, fmt::format("illegal qualifier; {} is not an inner class", super.name));
    return;
  }
  if (e.target) return;
  const Instance instance = find_instance(*super.outer, env, !super.is_local, true);
  if (instance.cls) {
    e.implicit_this = instance.cls;
    return;
  }
  error(e.pos, instance.found_static
                   ? fmt::format("no enclosing instance of type {} is in scope",
                                 types_.to_string(*super.outer))
                   : fmt::format("an enclosing instance that contains {} is required",
                                 types_.to_string(super)));
}

}  // namespace braid::lang
