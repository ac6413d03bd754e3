#include "lang/flow_thrown_types.h"

#include <algorithm>

namespace braid::lang {

bool ThrownTypes::covers(const Set& set, Type* type) {
  return std::any_of(set.begin(), set.end(), [&](Type* t) { return types_.is_subtype(type, t); });
}

bool ThrownTypes::touches(const Set& set, Type* type) {
  return std::any_of(set.begin(), set.end(), [&](Type* t) {
    return types_.is_subtype(type, t) || types_.is_subtype(t, type);
  });
}

void ThrownTypes::add(Set& set, Type* type) {
  if (covers(set, type)) return;
  std::erase_if(set, [&](Type* t) { return types_.is_subtype(t, type); });
  set.push_back(type);
}

ThrownTypes::Set ThrownTypes::united(const Set& a, const Set& b) {
  Set out = a;
  for (Type* t : b) add(out, t);
  return out;
}

ThrownTypes::Set ThrownTypes::common(const Set& a, const Set& b) {
  Set out;
  for (Type* t : a) {
    if (covers(b, t)) add(out, t);
  }
  for (Type* t : b) {
    if (covers(a, t)) add(out, t);
  }
  return out;
}

ThrownTypes::Set ThrownTypes::without(const Set& a, const Set& b) {
  Set out;
  for (Type* t : a) {
    if (!covers(b, t)) out.push_back(t);
  }
  return out;
}

// ---- What is thrown -----------------------------------------------------------------------------

// The type whose member is called.
Type* ThrownTypes::site_of(const Call& call, ClassSymbol* from) {
  if (call.form == Call::Form::kSuperConstructor)
    return from != nullptr ? from->superclass : nullptr;
  if (call.form == Call::Form::kPlain && call.target != nullptr) return call.target->type;
  ClassSymbol* c = call.implicit_this != nullptr ? call.implicit_this : from;
  return c != nullptr ? c->this_type : nullptr;
}

ThrownTypes::Set ThrownTypes::of_call(const Call& call, ClassSymbol* from) {
  if (call.method == nullptr || call.method->thrown.empty()) return {};
  Type* site = site_of(call, from);
  if (site == nullptr) site = types_.raw_type(call.method->owner);
  // clone() of an array throws nothing.
  if (site->kind == TypeKind::kArray && call.method->name == "clone") return {};
  return instantiate(types_.member_type(site, call.method), call.param_types);
}

ThrownTypes::Set ThrownTypes::of_creation(const New& creation) {
  if (creation.constructor == nullptr || creation.constructor->thrown.empty()) return {};
  if (creation.type == nullptr || creation.type->kind != TypeKind::kClass) return {};
  return instantiate(types_.member_type(creation.type, creation.constructor), creation.param_types);
}

ThrownTypes::Set ThrownTypes::of_lambda(const Lambda& lambda) {
  Set out;
  for (Type* t : types_.member_type(lambda.type, lambda.sam).thrown) {
    add(out, types_.upper_bound(t));
  }
  return out;
}

// The method's own type parameters are found by holding its parameters against those of the call.
// One that stays open is only thrown, and then inferred as RuntimeException.
ThrownTypes::Set ThrownTypes::instantiate(const MethodType& method,
                                          const std::vector<Type*>& param_types) {
  std::vector<Binding> bindings;
  for (const TypeVar* v : method.type_params) bindings.push_back({v, nullptr});
  const size_t count = std::min(method.params.size(), param_types.size());
  for (size_t i = 0; i < count && !bindings.empty(); ++i) {
    match(method.params[i], param_types[i], bindings);
  }
  Set out;
  for (Type* thrown : method.thrown) {
    Type* type = thrown;
    for (const Binding& b : bindings) {
      if (b.var == thrown) type = b.type;
    }
    if (type != nullptr) add(out, types_.upper_bound(type));
  }
  return out;
}

void ThrownTypes::match(Type* formal, Type* actual, std::vector<Binding>& bindings) {
  if (formal == nullptr || actual == nullptr) return;
  if (formal->kind == TypeKind::kTypeVar) {
    for (Binding& b : bindings) {
      if (b.var == formal && b.type == nullptr) b.type = actual;
    }
  } else if (formal->kind == TypeKind::kArray && actual->kind == TypeKind::kArray) {
    match(static_cast<ArrayType*>(formal)->element, static_cast<ArrayType*>(actual)->element,
          bindings);
  } else if (formal->kind == TypeKind::kWildcard) {
    Type* bound = static_cast<WildcardType*>(formal)->bound;
    match(bound,
          actual->kind == TypeKind::kWildcard ? static_cast<WildcardType*>(actual)->bound : actual,
          bindings);
  } else if (formal->kind == TypeKind::kClass && actual->kind == TypeKind::kClass) {
    const auto& f = static_cast<ClassType&>(*formal);
    const auto& a = static_cast<ClassType&>(*actual);
    if (f.symbol != a.symbol) return;
    for (size_t i = 0; i < std::min(f.args.size(), a.args.size()); ++i) {
      match(f.args[i], a.args[i], bindings);
    }
  }
}

}  // namespace braid::lang
