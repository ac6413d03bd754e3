// The switch statement (JLS 14.11).
#include <fmt/format.h>

#include <set>

#include "lang/attr_const.h"
#include "lang/attr_impl.h"

namespace braid::lang {

void Attr::attr_switch(Switch& stmt, Env& env) {
  Type* selector = attr_value(*stmt.selector, env);
  Type* unboxed = types_.unboxed_or_self(selector);
  ClassSymbol* enum_class = nullptr;
  if (ClassSymbol* c = selector->is_error() || unboxed->is_primitive()
                           ? nullptr
                           : types_.erased_class(selector)) {
    if (c->is_enum() && selector->kind != TypeKind::kArray) enum_class = c;
  }
  if (!selector->is_error() && !enum_class) {
    const bool integer = unboxed->kind >= TypeKind::kByte && unboxed->kind <= TypeKind::kInt;
    if (!integer && !types_.is_string(selector)) {
      error(stmt.selector->pos,
            fmt::format("switch on {}: must be an int, char, short, byte, String "
                        "or enum",
                        text(selector)));
      selector = error_type();
    }
  }
  Env* inner = resolver_.nested(env, Env::Kind::kBlock);
  std::set<Constant> constants;
  std::set<const Symbol*> enums;
  bool has_default = false;
  body_->jumps.push_back(&stmt);
  for (SwitchCase& c : stmt.cases) {
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
    attr_stmts(c.body, *inner);
  }
  body_->jumps.pop_back();
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
