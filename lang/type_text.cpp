// Types and symbols as text for messages, the way javac prints them.
#include "lang/context.h"
#include "lang/type_ops.h"

namespace braid::lang {

std::string Types::to_string(const ClassSymbol& c) const {
  if (!c.is_anonymous) {
    bool inner = c.has_outer_this && !c.is_local && c.outer;
    return inner ? to_string(*c.outer) + "." + c.name : c.name;
  }
  const ClassType* base = c.interfaces.empty() ? c.superclass : c.interfaces[0];
  return "<anonymous " + (base ? to_string(base) : std::string("Object")) + ">";
}

std::string Types::to_string(const Type* t) const {
  static constexpr std::string_view kPrimitiveNames[] = {
      "void", "boolean", "byte", "short", "char", "int", "long", "float", "double"};
  switch (t->kind) {
    case TypeKind::kNull:
      return "<null>";
    case TypeKind::kError:
      return "<any>";
    case TypeKind::kArray:
      return to_string(static_cast<const ArrayType*>(t)->element) + "[]";
    case TypeKind::kTypeVar:
      return static_cast<const TypeVar*>(t)->name;
    case TypeKind::kWildcard: {
      auto* w = static_cast<const WildcardType*>(t);
      if (w->bound_kind == WildcardType::Bound::kNone) return "?";
      bool super = w->bound_kind == WildcardType::Bound::kSuper;
      return (super ? "? super " : "? extends ") + to_string(w->bound);
    }
    case TypeKind::kClass: {
      auto* c = static_cast<const ClassType*>(t);
      std::string out = c->enclosing && is_parameterized(c->enclosing)
                            ? to_string(c->enclosing) + "." + c->symbol->name
                            : to_string(*c->symbol);
      if (!c->args.empty()) out += "<" + to_string(c->args) + ">";
      return out;
    }
    default:
      return std::string(kPrimitiveNames[static_cast<size_t>(t->kind)]);
  }
}

std::string Types::to_string(const std::vector<Type*>& ts) const {
  std::string out;
  for (const Type* t : ts) {
    if (!out.empty()) out += ',';
    out += to_string(t);
  }
  return out;
}

std::string Types::to_string(const MethodSymbol& m) const {
  std::string out;
  if (!m.type_params.empty()) {
    out += '<';
    for (const TypeVar* v : m.type_params) out += (out.size() > 1 ? "," : "") + v->name;
    out += '>';
  }
  out += m.is_constructor() ? m.owner->name : m.name;
  std::string params = to_string(m.params);
  if (m.is_varargs() && params.ends_with("[]")) params.replace(params.size() - 2, 2, "...");
  return out + "(" + params + ")";
}

std::string_view Types::kind_name(const ClassSymbol& c) {
  if (c.flags & vm::kAnnotation) return "@interface";
  if (c.is_interface()) return "interface";
  if (c.is_record) return "record";
  return c.is_enum() ? "enum" : "class";
}

}  // namespace braid::lang
