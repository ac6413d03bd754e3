// switch (JLS 14.11, 15.28).
#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "lang/attr_const.h"
#include "lang/attr_impl.h"

namespace braid::lang {

// Visits the selector; answers its enum, if it is one. *selector: its type, an error if there
// cannot be a switch on it.
ClassSymbol* Attr::switch_selector(Switch& stmt, Type*& selector, Env& env) {
  selector = attr_value(*stmt.selector, env);
  Type* unboxed = types_.unboxed_or_self(selector);
  if (selector->is_error()) return nullptr;
  if (!unboxed->is_primitive() && selector->kind != TypeKind::kArray) {
    ClassSymbol* c = types_.erased_class(selector);
    if (c && c->is_enum()) return c;
  }
  const bool integer = unboxed->kind >= TypeKind::kByte && unboxed->kind <= TypeKind::kInt;
  if (!integer && !types_.is_string(selector)) {
    error(stmt.selector->pos,
          fmt::format("switch on {}: must be an int, char, short, byte, String or enum",
                      text(selector)));
    selector = error_type();
  }
  return nullptr;
}

void Attr::attr_switch(Switch& stmt, Env& env) {
  Type* selector = nullptr;
  ClassSymbol* enum_class = switch_selector(stmt, selector, env);
  Env* inner = resolver_.nested(env, Env::Kind::kBlock);
  std::set<Constant> constants;
  std::set<const Symbol*> enums;
  bool has_default = false;
  bool mixed = false;
  body_->jumps.push_back(&stmt);
  for (SwitchCase& c : stmt.cases) {
    if (c.is_arrow != stmt.cases.front().is_arrow && !std::exchange(mixed, true)) {
      error(c.pos, "different case kinds used in the switch");
    }
    if (c.is_default) {
      if (has_default) {
        SourcePos colon = c.pos;  // where javac points
        colon.offset += std::string_view("default").size();
        error(colon, "duplicate default label");
      }
      has_default = true;
    }
    for (Expr* label : c.labels) {
      Type* type = switch_label(*label, selector, enum_class, env);
      if (type->is_error()) continue;
      const bool fresh = enum_class ? enums.insert(symbol_of(*label)).second
                                    : constants.insert(label->constant).second;
      if (!fresh) error(enum_class ? label->pos : c.pos, "duplicate case label");
    }
    attr_stmts(c.body, c.is_arrow ? *resolver_.nested(env, Env::Kind::kBlock) : *inner);
  }
  body_->jumps.pop_back();
}

// ---- Switch expressions (JLS 15.28) ------------------------------------------------------------

Arg Attr::switch_arg(SwitchExpr& e, Env& env, Session& session) {
  Arg arg;
  arg.kind = Arg::Kind::kConditional;
  arg.expr = &e;
  e.type = error_type();  // until a target or settle_switch() gives one
  SwitchValues values;
  values.node = &e;
  values.session = &session;
  Body none;
  Body* const saved = body_;
  if (!body_) body_ = &none;
  body_->switches.push_back(&values);
  attr_switch(*e.body, env);
  body_->switches.pop_back();
  body_ = saved;
  arg.branches = std::move(values.results);
  if (e.body->cases.empty()) {
    error(e.pos, "switch expression does not have any case clauses");
  } else if (arg.branches.empty()) {
    error(e.pos, "switch expression does not have any result expressions");
  } else {
    check_exhaustive(e);
  }
  return arg;
}

void Attr::attr_yield(Yield& stmt, Env& env) {
  if (body_->switches.empty()) {
    error(stmt.pos, "yield outside of switch expression");
    attr_expr(*stmt.value, env);
    return;
  }
  SwitchValues& values = *body_->switches.back();
  stmt.target = values.node->body;
  Arg value = attr_arg(*stmt.value, env, *values.session);
  if (value.kind == Arg::Kind::kTyped && value.type->kind == TypeKind::kVoid) {
    error(stmt.value->pos, "'void' type not allowed here");
    value.type = stmt.value->type = error_type();
  }
  values.results.push_back(std::move(value));
}

void Attr::check_exhaustive(const SwitchExpr& e) {
  const Switch& s = *e.body;
  if (s.has_default() || s.selector->type->is_error()) return;
  ClassSymbol* c = types_.erased_class(s.selector->type);
  if (c && c->is_enum()) {
    c->complete();
    size_t constants = 0;
    size_t labels = 0;
    for (const VarSymbol* f : c->fields) constants += (f->flags & vm::kEnum) != 0;
    for (const SwitchCase& group : s.cases) labels += group.labels.size();
    if (labels >= constants) return;
  }
  error(e.pos, "the switch expression does not cover all possible input values");
}

void Attr::settle_switch(Arg& arg, Type* target) {
  bool has_error = false;
  for (Arg& result : arg.branches) {
    if (result.kind == Arg::Kind::kConditional) settle_conditional(result, target);
    if (result.kind == Arg::Kind::kLambda && !target) {
      unexpected_function(*result.expr);
      result.expr->type = error_type();
    }
    result.expr->type = infer_.resolve(result.expr->type);
    has_error |= result.expr->type->is_error();
  }
  Expr& e = *arg.expr;
  if (target && !target->is_error()) {
    e.type = target->is_primitive() && !infer_.open(target) ? target : infer_.resolve(target);
  } else {
    const bool known = !has_error && !arg.branches.empty();
    e.type = known ? standalone_switch_type(arg.branches) : error_type();
  }
}

// The type of a switch expression without a target (JLS 15.28.1).
Type* Attr::standalone_switch_type(const std::vector<Arg>& results) {
  Type* const first = results.front().expr->type;
  const auto all = [&](auto&& holds) {
    return std::all_of(results.begin(), results.end(),
                       [&](const Arg& r) { return holds(*r.expr, r.expr->type); });
  };
  if (all([&](const Expr&, Type* t) { return types_.same_type(t, first); })) return first;
  const auto kind_of = [&](Type* t) { return types_.unboxed_or_self(t)->kind; };
  if (all([&](const Expr&, Type* t) { return kind_of(t) == TypeKind::kBoolean; })) {
    return types_.boolean_type();
  }
  if (all([&](const Expr&, Type* t) { return types_.unboxed_or_self(t)->is_numeric(); })) {
    const auto any = [&](TypeKind kind) {
      return !all([&](const Expr&, Type* t) { return kind_of(t) != kind; });
    };
    for (TypeKind kind : {TypeKind::kDouble, TypeKind::kFloat, TypeKind::kLong}) {
      if (any(kind)) return types_.primitive(kind);
    }
    for (TypeKind kind : {TypeKind::kChar, TypeKind::kShort, TypeKind::kByte}) {
      const bool fits = all([&](const Expr& e, Type* t) {
        const bool byte_to_short = kind == TypeKind::kShort && kind_of(t) == TypeKind::kByte;
        return kind_of(t) == kind || byte_to_short ||
               (t->kind == TypeKind::kInt && is_constant(e.constant) &&
                constant_fits(e.constant, kind));
      });
      if (any(kind) && fits) return types_.primitive(kind);
    }
    return types_.int_type();
  }
  Type* type = types_.boxed(first);
  for (const Arg& r : results) type = types_.lub(type, types_.boxed(r.expr->type));
  return type;
}

Type* Attr::switch_label(Expr& label, Type* selector, ClassSymbol* enum_class, Env& env) {
  if (enum_class) {
    if (label.kind == ExprKind::kName && !label.parenthesized) {
      auto& name = static_cast<Name&>(label);
      VarSymbol* v = field_of(*enum_class, name.name);
      if (v && (v->flags & vm::kEnum)) {
        name.symbol = v;
        return label.type = v->type;
      }
    }
    error(label.pos,
          "an enum switch case label must be the unqualified name of an enumeration constant");
    return label.type = error_type();
  }
  if (selector->is_error()) {
    attr_value(label, env);
    return error_type();
  }
  Type* target = types_.unboxed_or_self(selector);
  attr_against(label, env, selector);
  if (label.type->is_error()) return label.type;
  const bool fits = types_.is_assignable(label.type, selector) ||
                    constant_assignable(label, label.type, selector);
  if (!fits) return error_type();  // reported
  if (!is_constant(label.constant)) {
    error(label.pos, types_.is_string(target) ? "constant string expression required"
                                              : "constant expression required");
    return error_type();
  }
  if (target->is_primitive()) label.constant = convert_constant(label.constant, target->kind);
  return label.type;
}

}  // namespace braid::lang
