// Overload resolution (JLS 15.12.2): the three phases, applicability, the most specific method.
#include <fmt/format.h>

#include <algorithm>

#include "lang/attr_impl.h"

namespace braid::lang {

const std::vector<MethodSymbol*>& Attr::methods_of(Type* site, std::string_view name) {
  if (site->kind != TypeKind::kClass && site->kind != TypeKind::kArray) {
    type_var_methods_ = types_.methods_named(site, name);
    return type_var_methods_;
  }
  ClassSymbol* c = site->kind == TypeKind::kClass ? static_cast<ClassType*>(site)->symbol
                                                  : types_.object()->symbol;
  auto [entry, fresh] = methods_[c].try_emplace(std::string(name));
  if (fresh) entry->second = types_.methods_named(c, name);
  return entry->second;
}

// The method's signature as a member of the site; a constructor under a diamond is a generic method
// whose parameters are the class's and its own.
MethodType Attr::view(const CallSite& call, MethodSymbol& m) {
  if (!call.diamond) return types_.member_type(call.site, &m);
  MethodType out{call.diamond->type_params, m.params, m.return_type, m.thrown, false};
  out.type_params.insert(out.type_params.end(), m.type_params.begin(), m.type_params.end());
  if (call.diamond_type->enclosing) {
    ClassType* outer = call.diamond_type->enclosing;
    out.params = types_.subst(out.params, outer->symbol->type_params, outer->args);
  }
  return out;
}

// ---- Applicability -----------------------------------------------------------------------------

// One parameter type per argument; false if their numbers do not agree.
bool Attr::expand_params(Candidate& c, size_t count, Phase phase) {
  const auto& declared = c.type.params;
  if (phase != Phase::kVarargs) {
    if (declared.size() != count) return false;
    c.params = declared;
    return true;
  }
  if (!c.method->is_varargs() || count + 1 < declared.size()) return false;
  c.params.assign(declared.begin(), declared.end() - 1);
  Type* element = types_.element_type(declared.back());
  if (!element) return false;
  while (c.params.size() < count) c.params.push_back(element);
  return true;
}

bool Attr::applicable(Candidate& c, const CallSite& call, std::vector<Arg>& args, Phase phase,
                      Mismatch& mismatch) {
  mismatch = {};
  mismatch.method = c.method;
  c.type = view(call, *c.method);
  if (!expand_params(c, args.size(), phase)) {
    mismatch.why = Mismatch::Why::kArity;
    return false;
  }
  c.type_vars.clear();
  if (!c.type.type_params.empty()) {
    if (call.type_args && !call.type_args->empty()) {
      if (call.type_args->size() != c.type.type_params.size()) {
        mismatch.why = Mismatch::Why::kTypeArgs;
        return false;
      }
      for (TypeNode* node : *call.type_args) c.type_vars.push_back(node->type);
    } else {
      c.type_vars = infer_.fresh(c.type.type_params);
      for (size_t i = 0; i < c.type_vars.size(); ++i) {
        const auto& thrown = c.type.thrown;
        static_cast<InferenceVar*>(c.type_vars[i])->thrown =
            std::find(thrown.begin(), thrown.end(), c.type.type_params[i]) != thrown.end();
      }
    }
    c.params = types_.subst(c.params, c.type.type_params, c.type_vars);
  }
  infer_.unchecked = false;
  // Lambdas last: what the other arguments say may give their parameter types.
  for (const bool lambdas : {false, true}) {
    for (size_t i = 0; i < args.size(); ++i) {
      if ((args[i].kind == Arg::Kind::kLambda) != lambdas) continue;
      if (arg_applicable(args[i], c.params[i], c, phase, mismatch)) continue;
      mismatch.argument = i;
      mismatch.param = c.params[i];
      mismatch.declared = i < c.type.params.size() ? c.type.params[i] : c.params[i];
      mismatch.varargs = phase == Phase::kVarargs && i + 1 >= c.type.params.size();
      if (mismatch.varargs) mismatch.declared = types_.element_type(c.type.params.back());
      if (!infer_.open(c.params[i])) mismatch.declared = c.params[i];
      if (mismatch.why == Mismatch::Why::kArgument) mismatch.why = kind_of_mismatch(mismatch, args);
      return false;
    }
  }
  c.unchecked = infer_.unchecked;
  return true;
}

bool Attr::arg_applicable(Arg& arg, Type* param, const Candidate& c, Phase phase,
                          Mismatch& mismatch) {
  switch (arg.kind) {
    case Arg::Kind::kTyped:
      mismatch.why = Mismatch::Why::kArgument;
      return infer_.compatible(arg.type, param, phase != Phase::kStrict);
    case Arg::Kind::kConditional:
      for (Arg& branch : arg.branches) {
        if (!arg_applicable(branch, param, c, phase, mismatch)) return false;
      }
      return true;
    case Arg::Kind::kLambda:
      mismatch.why = Mismatch::Why::kLambda;
      return lambda_applicable(*arg.lambda, param, c);
    default:
      return true;
  }
}

// Potential compatibility (JLS 15.12.2.1), and compatibility of the results of lambdas whose
// parameters have types.
bool Attr::lambda_applicable(LambdaState& lambda, Type* param, const Candidate& c) {
  param = infer_.apply(param);
  if (param->is_error()) return true;
  if (param->kind == TypeKind::kTypeVar) {
    return std::find(c.type_vars.begin(), c.type_vars.end(), param) != c.type_vars.end();
  }
  if (param->kind != TypeKind::kClass) return false;
  const Sam sam = types_.find_sam(static_cast<ClassType*>(param));
  if (sam.method && lambda.reference) return reference_applicable(*lambda.reference, sam);
  if (!sam.method || sam.params.size() != lambda.node->params.size()) return false;
  const bool is_void = sam.result->kind == TypeKind::kVoid;
  if (is_void ? !lambda.void_compatible : !lambda.value_compatible) return false;
  if (!lambda.typed_params) return true;
  for (size_t i = 0; i < sam.params.size(); ++i) {
    const VarSymbol* v = lambda.node->params[i].symbol;
    if (v && v->type && !infer_.same(v->type, sam.params[i])) return false;
  }
  if (is_void) return true;
  for (Arg& result : lambda.results) {
    if (result.kind != Arg::Kind::kTyped) continue;
    if (result.type->kind == TypeKind::kVoid) return false;
    const size_t mark = infer_.mark();
    if (infer_.compatible(result.type, sam.result, true)) continue;
    infer_.rollback(mark);
    if (!constant_assignable(*result.expr, result.type, sam.result)) return false;
  }
  return true;
}

// ---- Most specific -----------------------------------------------------------------------------

// JLS 15.12.2.5 for functional interface types: which of two suits a lambda with typed parameters
// better.
bool Attr::more_specific_lambda(LambdaState& lambda, Type* s, Type* t) {
  if (s->kind != TypeKind::kClass || t->kind != TypeKind::kClass) return false;
  if (!lambda.reference && !lambda.typed_params) return false;
  auto* a = static_cast<ClassType*>(s);
  auto* b = static_cast<ClassType*>(t);
  if (types_.is_subclass(a->symbol, b->symbol) || types_.is_subclass(b->symbol, a->symbol)) {
    return false;
  }
  const Sam sa = types_.find_sam(a);
  const Sam sb = types_.find_sam(b);
  if (!sa.method || !sb.method || sa.params.size() != sb.params.size()) return false;
  if (lambda.reference) return more_specific_reference(*lambda.reference, sa, sb);
  if (sb.result->kind == TypeKind::kVoid) return true;
  if (sa.result->kind == TypeKind::kVoid) return false;
  const bool pa = sa.result->is_primitive();
  const bool pb = sb.result->is_primitive();
  if (pa == pb) return infer_.subtype(sa.result, sb.result);
  // A primitive result suits primitive result expressions, a reference the others.
  for (const Arg& result : lambda.results) {
    const bool primitive = result.kind == Arg::Kind::kTyped && result.type->is_primitive();
    if (primitive != pa) return false;
  }
  return !lambda.results.empty();
}

bool Attr::more_specific_for(Arg& arg, Type* s, Type* t) {
  if (arg.kind == Arg::Kind::kLambda) {
    if (more_specific_lambda(*arg.lambda, s, t)) return true;
  }
  if (arg.kind == Arg::Kind::kConditional) {
    return std::all_of(arg.branches.begin(), arg.branches.end(),
                       [&](Arg& branch) { return more_specific_for(branch, s, t); });
  }
  if (s->is_primitive() || t->is_primitive()) {
    if (s->is_primitive() && t->is_primitive()) return types_.is_subtype(s, t);
    // For a standalone expression of a primitive type the primitive parameter is nearer, but the
    // JLS compares by subtyping only.
    return false;
  }
  return infer_.subtype(s, t);
}

bool Attr::more_specific(Candidate& a, Candidate& b, std::vector<Arg>& args, Phase phase) {
  const size_t mark = infer_.mark();
  // a's type parameters stand for themselves, b's are inferred.
  std::vector<Type*> from = a.type.params;
  std::vector<Type*> to = b.type.params;
  size_t count = args.size();
  if (phase == Phase::kVarargs) {
    count = std::max({count, from.size(), to.size()});
    for (auto* list : {&from, &to}) {
      Type* element = types_.element_type(list->back());
      list->back() = element;
      while (list->size() < count) list->push_back(element);
    }
  }
  if (!b.type.type_params.empty()) {
    to = types_.subst(to, b.type.type_params, infer_.fresh(b.type.type_params));
  }
  bool result = true;
  for (size_t i = 0; i < count && result; ++i) {
    if (i < args.size()) {
      result = more_specific_for(args[i], from[i], to[i]);
    } else {
      result = from[i]->is_primitive() || to[i]->is_primitive() ? types_.is_subtype(from[i], to[i])
                                                                : infer_.subtype(from[i], to[i]);
    }
  }
  infer_.rollback(mark);
  return result;
}

bool Attr::same_erasure(const std::vector<Type*>& a, const std::vector<Type*>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [this](Type* x, Type* y) {
    return types_.same_type(types_.erasure(x), types_.erasure(y));
  });
}

Attr::Candidate* Attr::most_specific(std::vector<Candidate>& found, std::vector<Arg>& args,
                                     Phase phase) {
  std::vector<Candidate*> best;
  for (Candidate& c : found) {
    bool maximal = true;
    for (Candidate& other : found) {
      if (&c == &other) continue;
      if (!more_specific(c, other, args, phase)) {
        maximal = false;
        break;
      }
    }
    if (maximal) best.push_back(&c);
  }
  if (best.empty()) return nullptr;
  for (const Candidate* c : best) {
    if (!same_erasure(c->type.params, best.front()->type.params)) return nullptr;
  }
  // Several have the same parameters: inherited along different ways. A concrete one, or the
  // abstract one with the most specific result.
  Candidate* chosen = best.front();
  for (Candidate* c : best) {
    const bool abstract = c->method->is_abstract();
    const bool chosen_abstract = chosen->method->is_abstract();
    if (chosen_abstract && !abstract) chosen = c;
    if (abstract != chosen_abstract || c == chosen) continue;
    Type* a = c->type.result;
    Type* b = chosen->type.result;
    if (a && b && a->is_reference() && b->is_reference() && types_.is_subtype(a, b) &&
        !types_.same_type(a, b)) {
      chosen = c;
    }
  }
  return chosen;
}

// ---- Resolution --------------------------------------------------------------------------------

Resolution Attr::commit(const CallSite& call, Candidate& c, std::vector<Arg>& args, Phase phase) {
  Mismatch ignored;
  applicable(c, call, args, phase, ignored);  // again, now to keep the bounds
  Resolution r;
  r.method = c.method;
  r.params = c.params;
  r.result = types_.subst(c.type.result, c.type.type_params, c.type_vars);
  if (phase == Phase::kVarargs) {
    Type* array = c.type.params.back();
    r.varargs_array = types_.subst(array, c.type.type_params, c.type_vars);
  }
  if (call.diamond) {
    std::vector<Type*> class_args(c.type_vars.begin(),
                                  c.type_vars.begin() + call.diamond->type_params.size());
    r.diamond =
        types_.class_type(call.diamond, std::move(class_args), call.diamond_type->enclosing);
  } else if (c.unchecked && !c.method->is_constructor()) {
    r.result = types_.erasure(c.type.result);  // JLS 15.12.2.6
  }
  return r;
}

Attr::Candidates Attr::split_accessible(const CallSite& call,
                                        const std::vector<MethodSymbol*>& methods, Env& env) {
  Candidates out;
  for (MethodSymbol* m : methods) {
    const bool ok = m->is_constructor()
                        ? resolver_.is_constructor_accessible(*m, env, call.anonymous)
                        : accessible(*m, *m->owner, call.is_super ? nullptr : call.site, env);
    (ok ? out.open : out.hidden).push_back(m);
  }
  return out;
}

Attr::Selection Attr::select(const CallSite& call, const std::vector<MethodSymbol*>& candidates,
                             std::vector<Arg>& args, std::vector<Mismatch>& why) {
  Selection out;
  for (const Phase phase : {Phase::kStrict, Phase::kLoose, Phase::kVarargs}) {
    for (size_t i = 0; i < candidates.size(); ++i) {
      if (phase == Phase::kVarargs && !candidates[i]->is_varargs()) continue;
      Candidate c;
      c.method = candidates[i];
      const size_t mark = infer_.mark();
      if (applicable(c, call, args, phase, why[i])) out.found.push_back(std::move(c));
      infer_.rollback(mark);
    }
    if (out.found.empty()) continue;
    out.phase = phase;
    out.chosen = out.found.size() == 1 ? &out.found.front() : most_specific(out.found, args, phase);
    break;
  }
  return out;
}

Resolution Attr::resolve(const CallSite& call, const std::vector<MethodSymbol*>& methods,
                         std::vector<Arg>& args, Env& env) {
  auto [candidates, hidden] = split_accessible(call, methods, env);
  std::vector<Mismatch> why(candidates.size());
  Selection selection = select(call, candidates, args, why);
  if (selection.chosen) return commit(call, *selection.chosen, args, selection.phase);
  if (!selection.found.empty()) {
    if (!has_error(args)) report_ambiguous(call, selection.found[0], selection.found[1]);
    return {};
  }
  if (methods.empty() || has_error(args)) return {};
  if (const MethodSymbol* m = first_applicable(call, hidden, args)) {
    const std::string access = access_error(*m, *m->owner);
    error(call.pos, candidates.empty() ? access : not_applied(*m, args, access));
    return {};
  }
  if (candidates.empty()) {
    candidates = hidden;
    why.resize(hidden.size());
    for (size_t i = 0; i < hidden.size(); ++i) {
      Candidate c;
      c.method = hidden[i];
      const size_t mark = infer_.mark();
      applicable(c, call, args, Phase::kLoose, why[i]);
      infer_.rollback(mark);
    }
  }
  report_inapplicable(call, candidates, args, why);
  return {};
}

const MethodSymbol* Attr::first_applicable(const CallSite& call,
                                           const std::vector<MethodSymbol*>& methods,
                                           std::vector<Arg>& args) {
  for (MethodSymbol* m : methods) {
    for (const Phase phase : {Phase::kStrict, Phase::kLoose, Phase::kVarargs}) {
      if (phase == Phase::kVarargs && !m->is_varargs()) continue;
      Candidate c;
      c.method = m;
      Mismatch ignored;
      const size_t mark = infer_.mark();
      const bool ok = applicable(c, call, args, phase, ignored);
      infer_.rollback(mark);
      if (ok) return m;
    }
  }
  return nullptr;
}

}  // namespace braid::lang
