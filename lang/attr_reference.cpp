// Method and constructor references (JLS 15.13).
//
// A reference is typed as the lambda that it stands for, one whose parameters are those of the
// function type and whose body makes the call. Of its own are the search, which for Type::name is
// made twice, with the first parameter as an argument and as the receiver, and what is known of an
// exact reference, one that can mean a single method only, before its parameters are.
#include <fmt/format.h>

#include <algorithm>

#include "lang/attr_impl.h"

namespace braid::lang {
namespace {

constexpr const char* kInvalid = "incompatible types: invalid method reference";
constexpr const char* kInvalidConstructor = "incompatible types: invalid constructor reference";

bool takes(const MethodSymbol& m, size_t count) {
  return m.params.size() == count || (m.is_varargs() && count + 1 >= m.params.size());
}

}  // namespace

// ---- What stands before the ::
// -------------------------------------------------------------------

// The type that is searched; null, reported, if there is none.
Type* Attr::reference_site(ReferenceState& r, Env& env) {
  MethodRef& e = *r.node;
  if (e.is_super) {
    ClassSymbol* outer = nullptr;
    r.super = super_type(e.target, e.pos, e.pos, env, &outer);
    return r.super;
  }
  Type* site = nullptr;
  if (e.of) {
    site = resolver_.resolve(*e.of, env);
    r.of_type = true;
  } else {
    site = attr_qualifier(*e.target, env);
    r.of_type = denotes_class(*e.target);
  }
  if (!site || site->is_error()) return nullptr;
  if (site->is_primitive() || site->kind == TypeKind::kVoid || site->kind == TypeKind::kNull) {
    error(e.pos, fmt::format("unexpected type; required: reference found: {}", text(site)));
    return nullptr;
  }
  return site;
}

// Whether objects of that type can be made by name.
bool Attr::constructible(const ReferenceState& r) {
  const SourcePos pos = r.node->pos;
  if (r.site->kind != TypeKind::kClass || !r.of_type) {
    error(pos, fmt::format("unexpected type; required: class found: {}", text(r.site)));
    return false;
  }
  ClassSymbol& c = *static_cast<ClassType*>(r.site)->symbol;
  c.complete();
  if (c.is_enum()) {
    error(pos, "enum types may not be instantiated");
    return false;
  }
  if (c.is_abstract() || c.is_interface()) {
    error(pos, fmt::format("{} is abstract; cannot be instantiated", types_.to_string(c)));
    return false;
  }
  if (!types_.has_wildcards(r.site)) return true;
  error(pos, fmt::format("unexpected type; required: class or interface without bounds found: {}",
                         text(r.site)));
  return false;
}

// The methods that the name can mean; false, reported, if there are none.
bool Attr::find_candidates(ReferenceState& r) {
  MethodRef& e = *r.node;
  if (!e.is_new) {
    r.methods = methods_of(r.site, e.name);
    if (!r.methods.empty()) return true;
    ClassSymbol* c = types_.erased_class(r.site);
    const std::string what = fmt::format("method {}()", e.name);
    if (r.site->kind == TypeKind::kArray || !c) {
      error(e.pos, fmt::format("invalid method reference; cannot find symbol: {}", what));
    } else {
      report_missing(e.pos, what, e.name, *c);
    }
    return false;
  }
  if (r.site->kind == TypeKind::kArray) {
    r.is_array = true;
    if (types_.is_reifiable(types_.element_type(r.site))) return true;
    error(e.pos, "generic array creation");
    return false;
  }
  if (!constructible(r)) return false;
  r.methods = types_.constructors(static_cast<ClassType*>(r.site)->symbol);
  return true;
}

// The method of an exact reference (JLS 15.13.1).
MethodSymbol* Attr::exact_method(const ReferenceState& r, Env& env) {
  MethodSymbol* only = nullptr;
  for (MethodSymbol* m : r.methods) {
    const bool ok = m->is_constructor()
                        ? resolver_.is_constructor_accessible(*m, env, false)
                        : accessible(*m, *m->owner, r.super ? nullptr : r.site, env);
    if (!ok) continue;
    if (only) return nullptr;
    only = m;
  }
  if (!only || only->is_varargs()) return nullptr;
  if (!only->type_params.empty() && r.node->type_args.size() != only->type_params.size()) {
    return nullptr;
  }
  return r.of_type && types_.is_raw(r.site) ? nullptr : only;
}

LambdaState* Attr::start_reference(MethodRef& e, Env& env) {
  e.lambda = context_.arena.make<Lambda>();
  e.lambda->pos = e.pos;
  e.lambda->start = e.start;
  e.lambda->reference = &e;
  e.type = error_type();
  LambdaState* state = new_lambda_state(*e.lambda, env);
  auto* r = state->reference = context_.arena.make<ReferenceState>();
  r->node = &e;
  bool types_ok = true;
  for (TypeNode* node : e.type_args) {
    types_ok &= !resolver_.resolve_reference(*node, env)->is_error();
  }
  r->site = reference_site(*r, env);
  r->failed = !r->site || !types_ok || !find_candidates(*r);
  if (r->failed) return state;
  r->exact = exact_method(*r, env);
  if (!r->of_type && !r->super) {
    const bool named = e.target->kind == ExprKind::kName;
    e.receiver = context_.make_variable(VarSymbol::Where::kLocal,
                                        named ? static_cast<Name*>(e.target)->name : "receiver",
                                        r->site, e.pos);
    e.receiver->body_class = env.cls;
    e.receiver->body_lambda = env.lambda;
  }
  return state;
}

// ---- Before the parameters are known
// -------------------------------------------------------------

// Some method takes that many parameters (JLS 15.12.2.1).
bool Attr::reference_takes(const ReferenceState& r, size_t count) {
  if (r.is_array) return count == 1;
  return std::any_of(r.methods.begin(), r.methods.end(), [&](const MethodSymbol* m) {
    if (m->is_constructor()) return takes(*m, count);
    if (!r.of_type) return takes(*m, count) && !m->is_static();
    return m->is_static() ? takes(*m, count) : count > 0 && takes(*m, count - 1);
  });
}

bool Attr::reference_applicable(ReferenceState& r, const Sam& sam) {
  if (r.failed) return true;
  if (!reference_takes(r, sam.params.size())) return false;
  return !(r.exact || r.is_array) || constrain_exact(r, sam);
}

// The type of a call of `m` through the reference.
MethodType Attr::exact_type(const ReferenceState& r) {
  if (r.is_array) return {{}, {types_.int_type()}, r.site, {}, false};
  MethodType type = types_.member_type(r.of_type ? r.site : types_.capture(r.site), r.exact);
  if (!type.type_params.empty()) {
    std::vector<Type*> args;
    for (const TypeNode* node : r.node->type_args) args.push_back(node->type);
    type.params = types_.subst(type.params, type.type_params, args);
    type.result = types_.subst(type.result, type.type_params, args);
  }
  if (r.exact && r.exact->is_constructor()) type.result = r.site;
  return type;
}

// What a function type says of an exact reference (JLS 18.2.1).
bool Attr::constrain_exact(ReferenceState& r, const Sam& sam) {
  const MethodType type = exact_type(r);
  const bool unbound = sam.params.size() == type.params.size() + 1;
  if (!unbound && sam.params.size() != type.params.size()) return false;
  if (unbound && !infer_.subtype(sam.params[0], r.site)) return false;
  for (size_t i = 0; i < type.params.size(); ++i) {
    if (!infer_.compatible(sam.params[i + (unbound ? 1 : 0)], type.params[i], true)) return false;
  }
  if (sam.result->kind == TypeKind::kVoid) return true;
  if (type.result->kind == TypeKind::kVoid) return false;
  if (r.node->name == "getClass" && type.params.empty()) return true;  // has a type of its own
  return infer_.compatible(types_.capture(type.result), sam.result, true);
}

// JLS 15.12.2.5: of two function types the one that suits an exact reference better.
bool Attr::more_specific_reference(const ReferenceState& r, const Sam& a, const Sam& b) {
  if (!r.exact && !r.is_array) return false;
  for (size_t i = 0; i < a.params.size(); ++i) {
    if (!infer_.same(a.params[i], b.params[i])) return false;
  }
  if (b.result->kind == TypeKind::kVoid) return true;
  if (a.result->kind == TypeKind::kVoid) return false;
  const bool pa = a.result->is_primitive();
  if (pa == b.result->is_primitive()) {
    return pa ? types_.is_subtype(a.result, b.result) : infer_.subtype(a.result, b.result);
  }
  return exact_type(r).result->is_primitive() == pa;
}

// ---- The search (JLS 15.13.1)
// --------------------------------------------------------------------

// The type in which the first parameter's method is searched.
Type* Attr::unbound_site(const ReferenceState& r, Type* first) {
  if (!first->is_reference() || !types_.is_subtype_unchecked(first, r.site)) return nullptr;
  if (r.site->kind != TypeKind::kClass || !types_.is_raw(r.site)) return types_.capture(r.site);
  ClassType* seen = types_.as_super(first, static_cast<ClassType*>(r.site)->symbol);
  return types_.capture(seen ? seen : r.site);
}

std::vector<Arg> Attr::reference_args(const Lambda& l, size_t from) {
  std::vector<Arg> args;
  for (size_t i = from; i < l.params.size(); ++i) {
    VarSymbol* v = l.params[i].symbol;
    Arg arg;
    arg.expr = variable_use(*v, l.pos);
    arg.type = v->type;
    args.push_back(std::move(arg));
  }
  return args;
}

Name* Attr::variable_use(VarSymbol& v, SourcePos pos) {
  Name* use = context_.arena.make<Name>();
  use->pos = use->start = pos;
  use->name = v.name;
  use->symbol = &v;
  use->type = v.type;
  return use;
}

// Reports why neither search gave a method.
void Attr::report_reference(const ReferenceState& r, std::vector<Arg>& args, const Selection& first,
                            const Selection& second) {
  const MethodRef& e = *r.node;
  const std::string what = e.is_new ? kInvalidConstructor : kInvalid;
  std::string hint;
  if (first.chosen || second.chosen) {
    const MethodSymbol& m = *(first.chosen ? first : second).chosen->method;
    if (first.chosen && second.chosen) {
      hint = fmt::format("reference to {} is ambiguous", e.name);
    } else {
      hint =
          fmt::format("unexpected {} {} found in {} lookup", m.is_static() ? "static" : "instance",
                      method_text(m), first.chosen && !r.of_type ? "bound" : "unbound");
    }
  } else if (!first.found.empty() || !second.found.empty()) {
    hint = fmt::format("reference to {} is ambiguous", e.name);
  } else {
    CallSite call;
    call.pos = e.pos;
    call.name = e.name;
    if (report_missing_overload(call, r.methods, args)) return;
    const MethodSymbol& m = *r.methods.front();
    hint = r.methods.size() == 1
               ? not_applied(m, args, "actual and formal argument lists do not agree")
               : fmt::format("no suitable {} found for {}({})", e.is_new ? "constructor" : "method",
                             e.is_new ? m.owner->name : e.name, args_text(args));
  }
  error(e.pos, what, hint);
}

// Finds the method that is meant and makes the body of the lambda, with its type in *result.
Expr* Attr::resolve_reference(LambdaState& state, Env& env, Session& session, Type** result) {
  ReferenceState& r = *state.reference;
  MethodRef& e = *r.node;
  const Lambda& l = *state.node;
  CallSite call;
  call.pos = e.pos;
  call.name = e.is_new ? "<init>" : e.name;
  call.type_args = &e.type_args;
  call.site = r.of_type ? r.site : types_.capture(r.site);
  call.is_super = r.super != nullptr;
  if (e.is_new && types_.is_raw(r.site)) {
    call.diamond_type = static_cast<ClassType*>(r.site);
    call.diamond = call.diamond_type->symbol;
  }
  std::vector<Arg> args = reference_args(l, 0);
  Candidates candidates = split_accessible(call, r.methods, env);
  std::vector<Mismatch> why(candidates.open.size());
  Selection first = select(call, candidates.open, args, why);
  Selection second;
  CallSite unbound = call;
  std::vector<Arg> rest;
  if (r.of_type && !e.is_new && !l.params.empty()) {
    unbound.site = unbound_site(r, l.params[0].symbol->type);
    if (unbound.site) {
      rest = reference_args(l, 1);
      second = select(unbound, candidates.open, rest, why);
    }
  }
  const auto has = [](const Selection& s, bool is_static) {
    return std::any_of(s.found.begin(), s.found.end(),
                       [&](const Candidate& c) { return c.method->is_static() == is_static; });
  };
  bool use_first = first.chosen != nullptr;
  bool use_second = false;
  if (!e.is_new && r.of_type) {
    use_first = first.chosen && first.chosen->method->is_static() && !has(second, false);
    use_second =
        !use_first && second.chosen && !second.chosen->method->is_static() && !has(first, true);
  } else if (!e.is_new) {
    use_first = first.chosen && !has(first, true);
  }
  if (!use_first && !use_second) {
    if (const MethodSymbol* m = first_applicable(call, candidates.hidden, args)) {
      error(e.pos, e.is_new ? kInvalidConstructor : kInvalid, access_error(*m, *m->owner));
    } else {
      report_reference(r, args, first, second);
    }
    return nullptr;
  }
  Selection& chosen = use_first ? first : second;
  std::vector<Arg>& given = use_first ? args : rest;
  const CallSite& site = use_first ? call : unbound;
  const Resolution found = commit(site, *chosen.chosen, given, chosen.phase);
  if (e.is_new) return constructing(r, found, given, env, session, result);
  return calling(state, found, site.site, given, use_second, session, result);
}

// ---- The body
// ------------------------------------------------------------------------------------

Expr* Attr::calling(LambdaState& state, const Resolution& found, Type* site, std::vector<Arg>& args,
                    bool unbound, Session& session, Type** result) {
  ReferenceState& r = *state.reference;
  MethodRef& e = *r.node;
  Lambda& l = *state.node;
  Call* call = context_.arena.make<Call>();
  call->pos = call->name_pos = call->start = e.pos;
  call->name = e.name;
  for (Arg& a : args) call->args.push_back(a.expr);
  ClassSymbol* cls = types_.erased_class(r.site);
  if (r.super) {
    call->form = Call::Form::kSuper;
    call->target = e.target;
    if (found.method->is_abstract()) {
      error(e.pos,
            fmt::format("abstract method {} in {} cannot be accessed directly",
                        types_.to_string(*found.method), types_.to_string(*found.method->owner)));
    }
    for (Lambda* at = &l; at; at = at->enclosing) at->uses_this = true;
  } else if (unbound) {
    call->target = variable_use(*l.params[0].symbol, e.pos);
    if (types_.is_subtype_unchecked(l.params[0].symbol->type, r.site)) {
      cls = types_.erased_class(l.params[0].symbol->type);
    }
  } else if (e.receiver) {
    call->target = variable_use(*e.receiver, e.pos);
    l.captured.push_back(e.receiver);
  } else {
    call->target = e.target;  // a static method of the class that is named
  }
  const bool by_site = types_.is_subclass(cls, found.method->owner) && !found.method->is_static();
  call->receiver_class = by_site ? cls : found.method->owner;
  if (r.site->kind == TypeKind::kArray) call->receiver_class = types_.object()->symbol;
  l.is_direct = !r.super && !found.varargs_array && r.site->kind != TypeKind::kArray &&
                !is_protected_elsewhere(*found.method, *l.in_class);
  *result = finish_call(*call, found, site, args, session);
  return call;
}

// javac calls such a method by way of a lambda.
bool Attr::is_protected_elsewhere(const MethodSymbol& m, const ClassSymbol& from) {
  return (m.flags & vm::kProtected) != 0 && m.owner->package != from.package;
}

Expr* Attr::constructing(ReferenceState& r, const Resolution& found, std::vector<Arg>& args,
                         Env& env, Session& session, Type** result) {
  MethodRef& e = *r.node;
  ClassSymbol& c = *static_cast<ClassType*>(r.site)->symbol;
  New* creation = context_.arena.make<New>();
  creation->pos = creation->start = e.pos;
  for (Arg& a : args) creation->args.push_back(a.expr);
  creation->created = &c;
  creation->constructor = found.method;
  creation->param_types = found.params;
  creation->varargs_array = found.varargs_array;
  creation->varargs_call = found.varargs_array != nullptr;
  new_outer_instance(*creation, env, c);
  creates(c, env);
  session.touched.push_back(creation);
  e.lambda->is_direct = !found.varargs_array && !c.is_local && !c.has_outer_this;
  *result = found.diamond ? static_cast<Type*>(found.diamond) : r.site;
  return creation;
}

Expr* Attr::array_creation(const ReferenceState& r, const Lambda& l, Type** result) {
  NewArray* creation = context_.arena.make<NewArray>();
  creation->pos = creation->start = l.pos;
  VarSymbol* length = l.params[0].symbol;
  if (!types_.is_assignable(length->type, types_.int_type())) {
    error(l.pos, kInvalidConstructor, mismatch(length->type, types_.int_type()));
    return nullptr;
  }
  creation->dims.push_back(variable_use(*length, l.pos));
  *result = r.site;
  return creation;
}

// ---- Against its target
// --------------------------------------------------------------------------

void Attr::run_reference(LambdaState& state, Type* target, const Sam& sam, Session& session) {
  ReferenceState& r = *state.reference;
  MethodRef& e = *r.node;
  Lambda& l = *state.node;
  if (r.failed) return;
  if (!reference_takes(r, sam.params.size())) {
    report_arity(r, sam);
    return;
  }
  if (r.exact || r.is_array) {
    const size_t mark = infer_.mark();
    if (!constrain_exact(r, sam)) infer_.rollback(mark);  // the search says what is wrong
  }
  Env* env = resolver_.nested(*state.env, Env::Kind::kLambda);
  env->lambda = &l;
  for (size_t i = 0; i < sam.params.size(); ++i) {
    Parameter p;
    p.pos = e.pos;
    p.name = fmt::format("x${}", i);
    p.symbol = context_.make_variable(VarSymbol::Where::kParameter, p.name,
                                      infer_.resolve(sam.params[i]), e.pos);
    p.symbol->body_class = env->cls;
    p.symbol->body_lambda = &l;
    l.params.push_back(std::move(p));
  }
  Type* result = nullptr;
  Expr* body =
      r.is_array ? array_creation(r, l, &result) : resolve_reference(state, *env, session, &result);
  if (!body) return;
  body->type = result;
  l.body_expr = body;
  settle_lambda(state, target, sam, session);
  e.type = target;
  session.touched.push_back(&e);
  if (sam.result->kind == TypeKind::kVoid) return;
  if (result->kind == TypeKind::kVoid) {
    error(e.pos, mismatch(result, infer_.apply(sam.result), "bad return type in method reference"));
    return;
  }
  Arg arg;
  arg.expr = body;
  arg.type = result;
  state.results.push_back(std::move(arg));
  check_results(state, sam.result, session);
}

// No method takes as many arguments as the function type has parameters.
void Attr::report_arity(const ReferenceState& r, const Sam& sam) {
  const MethodRef& e = *r.node;
  const MethodSymbol* m = r.methods.empty() ? nullptr : r.methods.front();
  const bool wrong_kind = m && std::any_of(r.methods.begin(), r.methods.end(),
                                           [&](auto* c) { return takes(*c, sam.params.size()); });
  error(e.pos, e.is_new ? kInvalidConstructor : kInvalid,
        wrong_kind ? fmt::format("unexpected {} {} found", m->is_static() ? "static" : "instance",
                                 method_text(*m))
                   : "actual and formal argument lists differ in length");
}

}  // namespace braid::lang
