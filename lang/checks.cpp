// Checks of one class by itself: modifiers, bodies, annotations, thrown types, file names.
#include "lang/checks.h"

#include <fmt/format.h>

#include <algorithm>

#include "lang/checks_override.h"
#include "lang/context.h"

namespace braid::lang {

namespace {

// ---- Modifiers (JLS 8.1.1, 8.3.1, 8.4.3, 9.4) -------------------------------------------------

struct NamedFlag {
  uint32_t flag;
  std::string_view name;
};

// In the order in which javac names them. Two flags share a value: 0x40 is volatile, 0x80
// transient, for fields only.
constexpr NamedFlag kClassModifiers[] = {
    {vm::kPublic, "public"},
    {vm::kProtected, "protected"},
    {vm::kPrivate, "private"},
    {vm::kAbstract, "abstract"},
    {vm::kStatic, "static"},
    {vm::kFinal, "final"},
    {vm::kTransient, "transient"},
    {vm::kVolatile, "volatile"},
    {vm::kSynchronized, "synchronized"},
    {vm::kNative, "native"},
    {vm::kStrictfp, "strictfp"},
};
constexpr NamedFlag kFieldModifiers[] = {
    {vm::kPublic, "public"},
    {vm::kProtected, "protected"},
    {vm::kPrivate, "private"},
    {vm::kAbstract, "abstract"},
    {vm::kStatic, "static"},
    {vm::kFinal, "final"},
    {vm::kTransient, "transient"},
    {vm::kVolatile, "volatile"},
    {vm::kSynchronized, "synchronized"},
    {vm::kNative, "native"},
};
constexpr NamedFlag kMethodModifiers[] = {
    {vm::kPublic, "public"},
    {vm::kProtected, "protected"},
    {vm::kPrivate, "private"},
    {vm::kAbstract, "abstract"},
    {vm::kStatic, "static"},
    {vm::kFinal, "final"},
    {vm::kTransient, "transient"},
    {vm::kVolatile, "volatile"},
    {vm::kSynchronized, "synchronized"},
    {vm::kNative, "native"},
    {vm::kStrictfp, "strictfp"},
    {vm::kDefault, "default"},
};

constexpr uint32_t kAccess = vm::kPublic | vm::kProtected | vm::kPrivate;

template <size_t N>
class ModifierCheck {
 public:
  ModifierCheck(Context& context, const NamedFlag (&names)[N], uint32_t flags, SourcePos pos)
      : context_(context), names_(names), flags_(flags), pos_(pos) {}

  void allow(uint32_t allowed) {
    std::string bad;
    for (const NamedFlag& f : names_) {
      if (!(flags_ & f.flag) || (allowed & f.flag)) continue;
      if (!bad.empty()) bad += ',';
      bad += f.name;
    }
    if (!bad.empty()) report(fmt::format("modifier {} not allowed here", bad));
  }

  // At most one of `a` and `b`, each a set of flags.
  void exclude(uint32_t a, uint32_t b) {
    if (!(flags_ & a) || !(flags_ & b)) return;
    report(fmt::format("illegal combination of modifiers: {} and {}", first(a), first(b)));
  }

 private:
  std::string_view first(uint32_t set) const {
    for (const NamedFlag& f : names_) {
      if (flags_ & set & f.flag) return f.name;
    }
    return "";
  }
  void report(std::string text) {
    if (done_) return;
    done_ = true;
    context_.diags.error(pos_, std::move(text));
  }

  Context& context_;
  const NamedFlag (&names_)[N];
  uint32_t flags_;
  SourcePos pos_;
  bool done_ = false;
};

void check_class_modifiers(Context& context, const ClassSymbol& c) {
  const ClassDecl& decl = *c.decl;
  ModifierCheck check(context, kClassModifiers, decl.modifiers.flags, decl.pos);
  const bool is_class = decl.kind == ClassDecl::Kind::kClass;
  uint32_t allowed = vm::kStrictfp | vm::kAbstract;
  if (is_class) allowed |= vm::kFinal;
  if (decl.kind == ClassDecl::Kind::kRecord) allowed |= vm::kFinal;
  if (decl.kind == ClassDecl::Kind::kEnum || decl.kind == ClassDecl::Kind::kRecord) {
    allowed &= ~vm::kAbstract;
  }
  if (c.outer && !c.is_local) {
    allowed |= kAccess | vm::kStatic;
    if (c.outer->is_interface()) allowed &= ~(vm::kPrivate | vm::kProtected);
  } else if (!c.outer) {
    allowed |= vm::kPublic;
  }
  check.allow(allowed);
  check.exclude(vm::kAbstract, vm::kFinal);
  check.exclude(vm::kPublic, vm::kPrivate | vm::kProtected);
  check.exclude(vm::kPrivate, vm::kProtected);
}

void check_field(Context& context, const ClassSymbol& c, const FieldDecl& decl) {
  for (const VariableDeclarator* d : decl.vars) {
    ModifierCheck check(context, kFieldModifiers, decl.modifiers.flags, d->pos);
    if (c.is_interface()) {
      check.allow(vm::kPublic | vm::kStatic | vm::kFinal);
      if (!d->init) context.diags.error(d->pos, "= expected");
      continue;
    }
    check.allow(kAccess | vm::kStatic | vm::kFinal | vm::kTransient | vm::kVolatile);
    check.exclude(vm::kFinal, vm::kVolatile);
    check.exclude(vm::kPublic, vm::kPrivate | vm::kProtected);
    check.exclude(vm::kPrivate, vm::kProtected);
  }
}

void check_method_modifiers(Context& context, const ClassSymbol& c, const MethodDecl& decl) {
  uint32_t written = decl.modifiers.flags;
  if (c.is_interface()) written &= ~static_cast<uint32_t>(vm::kVarargs);
  ModifierCheck check(context, kMethodModifiers, written, decl.pos);
  if (decl.name == "<init>") {
    check.allow(c.is_enum() ? static_cast<uint32_t>(vm::kPrivate) : kAccess);
  } else if (c.is_interface()) {
    check.allow(vm::kPublic | vm::kPrivate | vm::kAbstract | vm::kStatic | vm::kDefault |
                vm::kStrictfp);
    check.exclude(vm::kAbstract, vm::kPrivate | vm::kStatic | vm::kDefault);
    check.exclude(vm::kStatic | vm::kPrivate, vm::kDefault);
  } else {
    uint32_t never = vm::kDefault | vm::kVolatile | vm::kTransient;
    if (c.is_record) never |= vm::kNative;
    check.allow(~never);
    check.exclude(vm::kAbstract, vm::kPrivate | vm::kStatic | vm::kFinal | vm::kNative |
                                     vm::kSynchronized | vm::kStrictfp);
    check.exclude(vm::kNative, vm::kStrictfp);
  }
  check.exclude(vm::kPublic, vm::kPrivate | vm::kProtected);
  check.exclude(vm::kPrivate, vm::kProtected);
}

void check_method_body(Context& context, const ClassSymbol& c, const MethodDecl& decl) {
  const uint32_t flags = decl.symbol->flags;
  if (!decl.body) {
    if (flags & (vm::kAbstract | vm::kNative)) return;
    context.diags.error(decl.pos, "missing method body, or declare abstract");
  } else if (c.is_interface() && (flags & vm::kAbstract)) {
    context.diags.error(decl.pos, "interface abstract methods cannot have body");
  } else if (flags & vm::kAbstract) {
    context.diags.error(decl.pos, "abstract methods cannot have a body");
  } else if (flags & vm::kNative) {
    context.diags.error(decl.pos, "native methods cannot have a body");
  }
}

void check_thrown(Context& context, const MethodDecl& decl) {
  for (TypeNode* node : decl.thrown) {
    Type* t = node->type;
    if (!t || t->is_error() || context.types.is_subtype(t, context.types.throwable())) continue;
    context.diags.error(node->pos,
                        fmt::format("incompatible types: {} cannot be converted to Throwable",
                                    context.types.to_string(t)));
  }
}

void check_functional(Context& context, ClassSymbol& c) {
  if (!(c.flags & vm::kFunctional)) return;
  Sam sam = context.types.find_sam(c.this_type);
  if (sam.method) return;
  SourcePos pos = c.pos;
  for (const Annotation& a : c.decl->modifiers.annotations) {
    if (a.name.ends_with("FunctionalInterface")) pos = a.pos;
  }
  std::string hint = sam.hint.empty() ? "" : "; " + sam.hint;
  context.diags.error(pos, "Unexpected @FunctionalInterface annotation; " + c.name +
                               " is not a functional interface" + hint);
}

}  // namespace

void check_variable_modifiers(Context& context, uint32_t flags, SourcePos pos) {
  ModifierCheck(context, kFieldModifiers, flags, pos).allow(vm::kFinal);
}

void check_class(Context& context, ClassSymbol& c) {
  check_class_modifiers(context, c);
  for (const Member& member : c.decl->members) {
    if (member.field) check_field(context, c, *member.field);
    if (member.method && member.method->symbol) {
      check_method_modifiers(context, c, *member.method);
      for (const Parameter& p : member.method->params) {
        check_variable_modifiers(context, p.modifiers.flags, p.pos);
      }
      check_method_body(context, c, *member.method);
      check_thrown(context, *member.method);
    }
    if (member.initializer && c.is_interface()) {
      context.diags.error(member.initializer->pos, "initializers not allowed in interfaces");
    }
  }
  if (!c.type_params.empty() && context.types.is_subclass(&c, context.types.throwable()->symbol)) {
    SourcePos pos = c.decl->superclass ? c.decl->superclass->pos : c.pos;
    context.diags.error(pos, "a generic class may not extend java.lang.Throwable");
  }
  check_functional(context, c);
  check_overrides(context, c);
}

void check_file_names(Context& context, const std::vector<CompilationUnit*>& units) {
  for (const CompilationUnit* unit : units) {
    const std::string& path = context.sources.file(unit->file).path();
    std::string file = path.substr(path.find_last_of("/\\") + 1);
    if (!file.ends_with(".java")) continue;  // standard input, tests
    for (const ClassDecl* decl : unit->types) {
      if (!(decl->modifiers.flags & vm::kPublic) || file == decl->name + ".java") continue;
      std::string_view kind = decl->kind == ClassDecl::Kind::kInterface ? "interface"
                              : decl->kind == ClassDecl::Kind::kEnum    ? "enum"
                              : decl->kind == ClassDecl::Kind::kRecord  ? "record"
                                                                        : "class";
      context.diags.error(decl->pos,
                          fmt::format("{0} {1} is public, should be declared in a file named "
                                      "{1}.java",
                                      kind, decl->name));
    }
  }
}

}  // namespace braid::lang
