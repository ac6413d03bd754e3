#include "lang/signatures.h"

#include "lang/context.h"

namespace braid::lang {

namespace {

constexpr std::string_view kPrimitiveLetters = "VZBSCIJFD";  // by TypeKind

char letter_of(TypeKind kind) { return kPrimitiveLetters[static_cast<size_t>(kind)]; }

bool is_generic(const Type* t) {
  switch (t->kind) {
    case TypeKind::kTypeVar:
    case TypeKind::kWildcard:
      return true;
    case TypeKind::kArray:
      return is_generic(static_cast<const ArrayType*>(t)->element);
    case TypeKind::kClass: {
      auto* c = static_cast<const ClassType*>(t);
      return !c->args.empty() || (c->enclosing && is_generic(c->enclosing));
    }
    default:
      return false;
  }
}

void write_type(Context& context, const Type* t, std::string& out);

void write_arguments(Context& context, const std::vector<Type*>& args, std::string& out) {
  if (args.empty()) return;
  out += '<';
  for (Type* a : args) write_type(context, a, out);
  out += '>';
}

void write_class(Context& context, const ClassType* t, std::string& out) {
  if (t->enclosing && is_generic(t->enclosing)) {
    write_type(context, t->enclosing, out);
    out.back() = '.';
    out += t->symbol->name;
  } else {
    out += 'L';
    out += t->symbol->binary_name;
  }
  write_arguments(context, t->args, out);
  out += ';';
}

void write_wildcard(Context& context, const WildcardType* t, std::string& out) {
  switch (t->bound_kind) {
    case WildcardType::Bound::kNone:
      out += '*';
      return;
    case WildcardType::Bound::kExtends:
      out += '+';
      break;
    case WildcardType::Bound::kSuper:
      out += '-';
      break;
  }
  write_type(context, t->bound, out);
}

void write_type(Context& context, const Type* t, std::string& out) {
  switch (t->kind) {
    case TypeKind::kClass:
      return write_class(context, static_cast<const ClassType*>(t), out);
    case TypeKind::kArray:
      out += '[';
      return write_type(context, static_cast<const ArrayType*>(t)->element, out);
    case TypeKind::kTypeVar: {
      auto* v = static_cast<const TypeVar*>(t);
      if (v->flavour == TypeVar::Flavour::kDeclared) {
        out += 'T';
        out += v->name;
        out += ';';
      } else {
        write_type(context, context.types.upward(const_cast<TypeVar*>(v)), out);
      }
      return;
    }
    case TypeKind::kWildcard:
      return write_wildcard(context, static_cast<const WildcardType*>(t), out);
    case TypeKind::kNull:
    case TypeKind::kError:
      out += "Ljava/lang/Object;";
      return;
    default:
      out += letter_of(t->kind);
  }
}

void write_params(Context& context, const std::vector<TypeVar*>& params, std::string& out) {
  if (params.empty()) return;
  out += '<';
  for (const TypeVar* p : params) {
    out += p->name;
    std::vector<Type*> bounds = context.types.bounds(p);
    for (size_t i = 0; i < bounds.size(); i++) {
      ClassSymbol* c = bounds[i]->kind == TypeKind::kClass
                           ? static_cast<ClassType*>(bounds[i])->symbol
                           : nullptr;
      // An interface as first bound follows an empty class bound.
      if (i == 0 && c && c->is_interface()) out += ':';
      out += ':';
      write_type(context, bounds[i], out);
    }
  }
  out += '>';
}

bool any_generic(const std::vector<Type*>& ts) {
  for (const Type* t : ts) {
    if (is_generic(t)) return true;
  }
  return false;
}

}  // namespace

std::string type_signature(Context& context, const Type* t) {
  std::string out;
  write_type(context, t, out);
  return out;
}

std::string descriptor(Context& context, Type* t) {
  return type_signature(context, context.types.erasure(t));
}

std::string descriptor(Context& context, const MethodSymbol& m, std::string_view before,
                       std::string_view after) {
  if (!m.erased_descriptor.empty()) return m.erased_descriptor;
  std::string out = "(";
  out += before;
  for (Type* p : m.params) out += descriptor(context, p);
  out += after;
  out += ')';
  out += descriptor(context, m.return_type);
  return out;
}

std::string class_signature(Context& context, ClassSymbol& c) {
  bool generic = !c.type_params.empty() || (c.superclass && is_generic(c.superclass));
  for (ClassType* i : c.interfaces) generic |= is_generic(i);
  if (!generic) return {};
  std::string out;
  write_params(context, c.type_params, out);
  write_type(context, c.superclass ? c.superclass : context.types.object(), out);
  for (ClassType* i : c.interfaces) write_type(context, i, out);
  return out;
}

std::string method_signature(Context& context, const MethodSymbol& m) {
  bool hidden_params = m.is_constructor() && (m.owner->has_outer_this || m.owner->is_local);
  if (m.type_params.empty() && !any_generic(m.params) && !is_generic(m.return_type) &&
      !any_generic(m.thrown) && !hidden_params) {
    return {};
  }
  std::string out;
  write_params(context, m.type_params, out);
  out += '(';
  for (Type* p : m.params) write_type(context, p, out);
  out += ')';
  write_type(context, m.return_type, out);
  if (any_generic(m.thrown)) {
    for (Type* t : m.thrown) {
      out += '^';
      write_type(context, t, out);
    }
  }
  return out;
}

std::string field_signature(Context& context, const VarSymbol& f) {
  return is_generic(f.type) ? type_signature(context, f.type) : std::string();
}

// ---- Reading ----------------------------------------------------------------------------------

SignatureReader::SignatureReader(Context& context, std::string_view text, ClassSymbol* owner)
    : context_(context), text_(text), owner_(owner) {}

bool SignatureReader::accept(char c) {
  if (peek() != c) return false;
  at_++;
  return true;
}

void SignatureReader::read_class(std::vector<TypeVar*>& type_params, ClassType*& super,
                                 std::vector<ClassType*>& interfaces) {
  class_params_ = &type_params;
  type_params = read_type_params(owner_, nullptr);
  Type* first = read_type();
  if (first->kind == TypeKind::kClass) super = static_cast<ClassType*>(first);
  while (peek() == 'L') {
    Type* next = read_type();
    if (next->kind == TypeKind::kClass) interfaces.push_back(static_cast<ClassType*>(next));
  }
}

void SignatureReader::read_method(MethodSymbol& m) {
  method_params_ = &m.type_params;
  m.type_params = read_type_params(nullptr, &m);
  accept('(');
  while (peek() != ')' && peek() != '\0') m.params.push_back(read_type());
  accept(')');
  m.return_type = read_type();
  while (accept('^')) m.thrown.push_back(read_type());
}

Type* SignatureReader::read_field() { return read_type(); }

// Two passes over the same text: bounds may name parameters that follow.
std::vector<TypeVar*> SignatureReader::read_type_params(ClassSymbol* class_owner,
                                                        MethodSymbol* method_owner) {
  std::vector<TypeVar*> params;
  if (!accept('<')) return params;
  const auto*& in_force = class_owner ? class_params_ : method_params_;
  in_force = &params;
  const size_t begin = at_;
  for (int pass = 0; pass < 2; pass++) {
    at_ = begin;
    for (size_t i = 0; peek() != '>' && peek() != '\0'; i++) {
      size_t colon = text_.find(':', at_);
      if (colon == std::string_view::npos) break;
      if (pass == 0) {
        auto* v = context_.arena.make<TypeVar>(std::string(text_.substr(at_, colon - at_)));
        v->class_owner = class_owner;
        v->method_owner = method_owner;
        params.push_back(v);
      }
      at_ = colon;
      while (accept(':')) {
        if (peek() == ':') continue;  // no class bound
        Type* bound = read_type();
        if (pass == 1) params[i]->bounds.push_back(bound);
      }
    }
  }
  accept('>');
  for (TypeVar* v : params) {
    if (v->bounds.size() == 1 && context_.types.is_object(v->bounds[0])) v->bounds.clear();
  }
  // From here on the owner's vector holds them.
  in_force = class_owner ? &owner_->type_params : &method_owner->type_params;
  return params;
}

Type* SignatureReader::find_var(std::string_view name) {
  for (const auto* params : {method_params_, class_params_}) {
    if (!params) continue;
    for (TypeVar* v : *params) {
      if (v->name == name) return v;
    }
  }
  for (ClassSymbol* c = owner_; c; c = c->outer) {
    if (c != owner_) c->complete();
    for (TypeVar* v : c->type_params) {
      if (v->name == name) return v;
    }
  }
  return context_.types.object();  // of a generic method around a local class
}

Type* SignatureReader::read_type() {
  char c = peek();
  if (c == 'L') return read_class_type();
  if (c == '\0') return context_.types.error_type();
  at_++;
  if (c == '[') return context_.types.array_of(read_type());
  if (c == 'T') {
    size_t end = text_.find(';', at_);
    if (end == std::string_view::npos) return context_.types.error_type();
    std::string_view name = text_.substr(at_, end - at_);
    at_ = end + 1;
    return find_var(name);
  }
  size_t kind = kPrimitiveLetters.find(c);
  if (kind == std::string_view::npos) return context_.types.error_type();
  return context_.types.primitive(static_cast<TypeKind>(kind));
}

Type* SignatureReader::read_argument() {
  using Bound = WildcardType::Bound;
  if (accept('*')) return context_.types.wildcard(Bound::kNone, nullptr);
  if (accept('+')) return context_.types.wildcard(Bound::kExtends, read_type());
  if (accept('-')) return context_.types.wildcard(Bound::kSuper, read_type());
  return read_type();
}

std::vector<Type*> SignatureReader::read_arguments() {
  std::vector<Type*> args;
  if (!accept('<')) return args;
  while (peek() != '>' && peek() != '\0') args.push_back(read_argument());
  accept('>');
  return args;
}

// "Lp/Outer<..>.Inner<..>;" or "Lp/Outer$Inner<..>;".
Type* SignatureReader::read_class_type() {
  accept('L');
  std::string name;
  ClassType* type = nullptr;
  while (true) {
    size_t end = text_.find_first_of("<.;", at_);
    if (end == std::string_view::npos) {
      at_ = text_.size();
      return context_.types.error_type();
    }
    if (!name.empty()) name += '$';
    name += text_.substr(at_, end - at_);
    at_ = end;
    std::vector<Type*> args = read_arguments();
    ClassSymbol* c = context_.classes.require(name);
    ClassType* enclosing = type && context_.types.is_parameterized(type) ? type : nullptr;
    type = context_.types.class_type(c, std::move(args), enclosing);
    if (!accept('.')) break;
  }
  accept(';');
  return type;
}

}  // namespace braid::lang
