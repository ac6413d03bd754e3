// What lambdas and local classes capture (JLS 8.1.3, 15.27.2).
#include <algorithm>

#include "lang/attr_impl.h"

namespace braid::lang {
namespace {

bool add_once(std::vector<VarSymbol*>& list, VarSymbol& v) {
  if (std::find(list.begin(), list.end(), &v) != list.end()) return false;
  list.push_back(&v);
  return true;
}

}  // namespace

void Attr::use_local(VarSymbol& v, Env& env) {
  if (v.body_class == env.cls && v.body_lambda == env.lambda) return;
  if (is_constant(constant_of(v))) return;
  v.captured = true;
  capture(v, env.cls, env.lambda);
}

// Walks from a body outwards to the one that declares `v`: every lambda and local class on the way
// captures it. Member classes of local classes reach it through their enclosing instances.
void Attr::capture(VarSymbol& v, ClassSymbol* cls, Lambda* lambda) {
  while (cls) {
    while (lambda && !(cls == v.body_class && lambda == v.body_lambda)) {
      add_once(lambda->captured, v);
      lambda = lambda->enclosing;
    }
    if (cls == v.body_class) return;
    if (cls->is_local) {
      add_once(cls->captured, v);
      lambda = cls->body_lambda;
      cls = cls->body_class;
    } else {
      lambda = nullptr;
      cls = cls->outer;
    }
  }
}

void Attr::use_this(Env& env) {
  for (Lambda* l = env.lambda; l; l = l->enclosing) l->uses_this = true;
}

// A local class is created, or is the superclass of env.cls: what it captures is needed here too.
// Its list may not be complete yet.
void Attr::creates(ClassSymbol& c, Env& env) {
  if (c.is_local) creations_.push_back({&c, env.cls, env.lambda});
}

void Attr::finish_captures() {
  for (bool changed = true; changed;) {
    changed = false;
    for (const Creation& site : creations_) {
      for (size_t i = 0; i < site.created->captured.size(); ++i) {
        VarSymbol& v = *site.created->captured[i];
        if (v.body_class == site.in_class && v.body_lambda == site.in_lambda) continue;
        const auto& known = site.in_lambda ? site.in_lambda->captured : site.in_class->captured;
        const size_t before = known.size();
        capture(v, site.in_class, site.in_lambda);
        changed |= known.size() != before;
      }
    }
  }
}

}  // namespace braid::lang
