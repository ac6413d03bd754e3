// Classes: symbols, binary names, imports.
#include "lang/enter.h"

#include <fmt/format.h>

#include "lang/checks.h"
#include "lang/context.h"
#include "lang/jdk_names.h"

namespace braid::lang {

namespace {

std::string join(const std::vector<std::string>& parts, size_t begin, size_t end, char separator) {
  std::string out;
  for (size_t i = begin; i < end; i++) {
    if (i > begin) out += separator;
    out += parts[i];
  }
  return out;
}

}  // namespace

Enter::Enter(Context& context) : context_(context), resolver_(context) {}

void Enter::enter(const std::vector<CompilationUnit*>& units) {
  std::vector<UnitScope*> scopes;
  for (CompilationUnit* unit : units) scopes.push_back(enter_unit(*unit));
  for (size_t i = 0; i < units.size(); i++) set_imports(*units[i], *scopes[i]);
  // Completing a class may complete others; local classes come later, so indices stay good.
  const std::vector<ClassSymbol*> classes = context_.classes.source_classes();
  for (ClassSymbol* c : classes) c->complete();
  for (ClassSymbol* c : classes) enter_members(*c);
  for (const UnitScope* scope : scopes) check_static_imports(*scope);
  resolver_.check_bounds();
}

UnitScope* Enter::enter_unit(CompilationUnit& unit) {
  auto* scope = context_.arena.make<UnitScope>();
  std::string package = join(unit.package, 0, unit.package.size(), '/');
  scope->unit = &unit;
  scope->package = context_.classes.package(package);
  context_.classes.define_package(package);
  auto* env = context_.arena.make<Env>();
  env->unit = scope;
  for (ClassDecl* decl : unit.types) {
    std::string name = package.empty() ? decl->name : package + "/" + decl->name;
    ClassSymbol* c = make_class(*decl, *env, nullptr, name, false);
    if (!context_.classes.define(*c)) {
      context_.diags.error(decl->pos, "duplicate class: " + vm::dotted(name));
      decl->symbol = nullptr;
      continue;
    }
    scope->types.emplace(decl->name, c);
    enter_member_classes(*c);
  }
  return scope;
}

// ---- Class symbols ----------------------------------------------------------------------------

uint32_t Enter::class_flags(const ClassDecl& decl, const ClassSymbol* outer, bool local) const {
  uint32_t flags = decl.modifiers.flags;
  if (!outer && !local)
    flags &= ~(vm::kPrivate | vm::kProtected | vm::kStatic);  // not allowed here
  const bool is_class = decl.kind == ClassDecl::Kind::kClass;
  if (decl.kind == ClassDecl::Kind::kInterface) flags |= vm::kInterface | vm::kAbstract;
  if (decl.kind == ClassDecl::Kind::kAnnotation) {
    flags |= vm::kInterface | vm::kAbstract | vm::kAnnotation;
  }
  if (decl.kind == ClassDecl::Kind::kRecord) flags |= vm::kFinal;
  if (decl.kind == ClassDecl::Kind::kEnum) {
    flags |= vm::kEnum;
    bool has_bodies = false;
    for (const EnumConstant* constant : decl.constants) has_bodies |= constant->body != nullptr;
    if (!has_bodies) flags |= vm::kFinal;
  }
  if (local) {
    flags |= vm::kLocal;
    if (decl.name.empty()) flags |= vm::kAnonymous;
  }
  if (outer && !local && outer->is_interface()) flags |= vm::kPublic | vm::kStatic;
  if (outer && !is_class) flags |= vm::kStatic;
  return flags;
}

ClassSymbol* Enter::make_class(ClassDecl& decl, Env& env, ClassSymbol* outer,
                               std::string binary_name, bool local) {
  auto* c = context_.arena.make<ClassSymbol>();
  decl.symbol = c;
  c->decl = &decl;
  c->name = decl.name;
  c->pos = decl.pos;
  c->binary_name = std::move(binary_name);
  c->outer = outer;
  c->package = env.unit->package;
  c->flags = class_flags(decl, outer, local);
  c->is_local = local;
  c->is_anonymous = decl.name.empty();
  c->is_record = decl.kind == ClassDecl::Kind::kRecord;
  c->has_outer_this = outer && !c->is_static() && !(local && env.is_static);
  if (c->has_outer_this) c->flags |= vm::kInner;
  c->body_class = local ? env.cls : nullptr;
  c->body_lambda = local ? env.lambda : nullptr;
  c->body_is_static = local && env.is_static;
  make_type_params(decl.type_params, c, nullptr, c->type_params);
  c->this_type = context_.types.class_type(
      c, std::vector<Type*>(c->type_params.begin(), c->type_params.end()));
  if (c->has_outer_this && !local && context_.types.is_parameterized(outer->this_type)) {
    c->this_type->enclosing = outer->this_type;
  }
  Env* body = resolver_.nested(env, Env::Kind::kClass);
  body->cls = c;
  body->method = nullptr;
  body->lambda = nullptr;
  body->is_static = false;
  body->type_vars = c->type_params;
  class_envs_[c] = body;
  c->completer = [this](ClassSymbol& self) { complete_header(self); };
  return c;
}

void Enter::make_type_params(std::vector<TypeParam>& params, ClassSymbol* c, MethodSymbol* m,
                             std::vector<TypeVar*>& out) {
  for (TypeParam& p : params) {
    for (const TypeVar* earlier : out) {
      if (earlier->name != p.name) continue;
      context_.diags.error(p.pos, fmt::format("type variable {} is already defined", p.name));
    }
    p.var = context_.arena.make<TypeVar>(p.name);
    p.var->class_owner = c;
    p.var->method_owner = m;
    out.push_back(p.var);
  }
}

void Enter::enter_member_classes(ClassSymbol& c) {
  Env& env = *class_envs_[&c];
  for (Member& member : c.decl->members) {
    if (!member.type) continue;
    ClassDecl& decl = *member.type;
    ClassSymbol* m = make_class(decl, env, &c, c.binary_name + "$" + decl.name, false);
    bool clash = !context_.classes.define(*m);
    for (const ClassSymbol* k = &c; k; k = k->outer) clash |= k->name == decl.name;
    if (clash) {
      context_.diags.error(
          decl.pos, fmt::format("{} {} is already defined in {} {}", Types::kind_name(*m),
                                decl.name, Types::kind_name(c), context_.types.to_string(c)));
      continue;
    }
    c.member_classes.push_back(m);
    enter_member_classes(*m);
  }
}

// ---- Local and anonymous classes --------------------------------------------------------------

// "Outer$1Name": the first number that is free, counted for each enclosing class and name.
std::string Enter::local_name(const ClassSymbol& enclosing, const std::string& name) {
  int& next = local_counts_[enclosing.binary_name + "$" + name];
  while (true) {
    std::string full = fmt::format("{}${}{}", enclosing.binary_name, ++next, name);
    ClassSymbol* taken = context_.classes.find(full);
    if (!taken || !taken->decl) return full;
  }
}

ClassSymbol* Enter::enter_local(ClassDecl& decl, Env& env) {
  ClassSymbol* c = make_class(decl, env, env.cls, local_name(*env.cls, decl.name), true);
  context_.classes.define(*c);
  return c;
}

void Enter::finish_local(ClassSymbol& c, size_t first_class) {
  enter_member_classes(c);
  // The class itself and its members, which were defined after it.
  std::vector<ClassSymbol*> fresh(context_.classes.source_classes().begin() + first_class,
                                  context_.classes.source_classes().end());
  for (ClassSymbol* k : fresh) k->complete();
  for (ClassSymbol* k : fresh) enter_members(*k);
}

void Enter::check_fresh(size_t first_class) {
  const std::vector<ClassSymbol*>& all = context_.classes.source_classes();
  std::vector<ClassSymbol*> fresh(all.begin() + static_cast<ptrdiff_t>(first_class), all.end());
  for (ClassSymbol* c : fresh) check_class(context_, *c);
}

ClassSymbol* Enter::enter_local_class(ClassDecl& decl, Env& env) {
  for (Env* e = &env; e && e->kind != Env::Kind::kClass; e = e->outer) {
    for (ClassSymbol* other : e->local_classes) {
      if (other->name != decl.name) continue;
      context_.diags.error(decl.pos, fmt::format("class {} is already defined", decl.name));
    }
  }
  size_t first = context_.classes.source_classes().size();
  ClassSymbol* c = enter_local(decl, env);
  env.local_classes.push_back(c);
  finish_local(*c, first);
  check_fresh(first);
  return c;
}

ClassSymbol* Enter::enter_anonymous(ClassDecl& decl, Env& env, ClassType* base) {
  size_t first = context_.classes.source_classes().size();
  ClassSymbol* c = enter_local(decl, env);
  c->completer = nullptr;
  base->symbol->complete();
  if (base->symbol->is_interface()) {
    c->superclass = context_.types.object();
    c->interfaces.push_back(base);
  } else {
    c->superclass = base;
  }
  finish_local(*c, first);
  check_fresh(first);
  return c;
}

MethodSymbol* Enter::add_anonymous_constructor(ClassSymbol& c, std::vector<Type*> params,
                                               std::vector<Type*> thrown) {
  auto* m = context_.arena.make<MethodSymbol>();
  m->name = "<init>";
  m->owner = &c;
  m->pos = c.pos;
  m->params = std::move(params);
  m->return_type = context_.types.void_type();
  m->thrown = std::move(thrown);
  c.methods.push_back(m);
  return m;
}

// ---- Levels for bodies ------------------------------------------------------------------------

Env* Enter::class_env(const ClassSymbol& c) const {
  auto found = class_envs_.find(&c);
  return found == class_envs_.end() ? nullptr : found->second;
}

Env* Enter::method_env(const MethodSymbol& m) {
  Env* env = resolver_.nested(*class_env(*m.owner), Env::Kind::kMethod);
  env->method = const_cast<MethodSymbol*>(&m);
  env->is_static = m.is_static();
  env->type_vars = m.type_params;
  env->vars = m.param_vars;
  return env;
}

Env* Enter::initializer_env(const ClassSymbol& c, bool is_static) {
  Env* env = resolver_.nested(*class_env(c), Env::Kind::kBlock);
  env->is_static = is_static;
  return env;
}

// ---- Imports ----------------------------------------------------------------------------------

// a.b.C.D: the longest package prefix that has the rest as a (nested) class.
ClassSymbol* Enter::find_imported(const std::vector<std::string>& path, size_t count) {
  for (size_t packages = count - 1; packages + 1 > 0; packages--) {
    std::string name = join(path, 0, packages, '/');
    if (packages > 0) name += '/';
    name += join(path, packages, count, '$');
    if (ClassSymbol* c = context_.classes.find(name)) return c;
  }
  return nullptr;
}

void Enter::set_imports(CompilationUnit& unit, UnitScope& scope) {
  for (const Import& import : unit.imports) {
    if (import.is_static) {
      import_static(import, scope);
    } else if (import.on_demand) {
      import_on_demand(import, scope);
    } else {
      import_single(import, scope);
    }
  }
  scope.on_demand.push_back("java/lang");
}

void Enter::import_single(const Import& import, UnitScope& scope) {
  ClassSymbol* c = find_imported(import.path, import.path.size());
  auto [at, fresh] = scope.single.try_emplace(import.path.back(), UnitScope::Single{&import, c});
  if (!fresh && c && at->second.type && at->second.type != c) {
    context_.diags.error(import.pos,
                         fmt::format("a type with the same simple name {} is already "
                                     "defined by the single-type-import of {}",
                                     c->name, vm::dotted(at->second.type->binary_name)));
  }
  auto own = scope.types.find(import.path.back());
  if (own != scope.types.end() && own->second != c) {
    context_.diags.error(import.pos, fmt::format("{} is already defined in this compilation unit",
                                                 import.path.back()));
  }
  if (c) {
    Env here;
    here.unit = &scope;
    if (!resolver_.is_accessible(*c, here)) {
      resolver_.report_inaccessible(*c, import.pos);
      at->second.type = nullptr;
    }
    return;
  }
  if (Resolver::is_library_class(import.path)) return;  // reported when the name is used
  std::string package = join(import.path, 0, import.path.size() - 1, '/');
  if (context_.classes.package_exists(package) || Resolver::is_library_package(package)) {
    context_.diags.error(import.pos, fmt::format("cannot find symbol: class {} in package {}",
                                                 import.path.back(), vm::dotted(package)));
  } else {
    context_.diags.error(import.pos, fmt::format("package {} does not exist", vm::dotted(package)));
  }
}

void Enter::import_on_demand(const Import& import, UnitScope& scope) {
  std::string package = join(import.path, 0, import.path.size(), '/');
  if (ClassSymbol* c = find_imported(import.path, import.path.size())) {
    scope.on_demand_types.push_back(c);
  } else if (context_.classes.package_exists(package)) {
    bool twice = false;
    for (const std::string& other : scope.on_demand) twice |= other == package;
    if (!twice && package != "java/lang") scope.on_demand.push_back(package);
  } else if (!Resolver::is_library_package(package) && !Resolver::is_library_class(import.path)) {
    context_.diags.error(import.pos, fmt::format("package {} does not exist", vm::dotted(package)));
  }
}

void Enter::import_static(const Import& import, UnitScope& scope) {
  size_t count = import.path.size() - (import.on_demand ? 0 : 1);
  ClassSymbol* c = count > 0 ? find_imported(import.path, count) : nullptr;
  if (!c) {
    const std::vector<std::string> path(import.path.begin(), import.path.begin() + count);
    if (count > 1 && Resolver::is_library_class(path)) return;
    context_.diags.error(
        import.pos, fmt::format("cannot find symbol: class {}", join(import.path, 0, count, '.')));
    return;
  }
  if (import.on_demand) {
    scope.static_on_demand.push_back(c);
  } else {
    scope.static_single.push_back({import.path.back(), c});
  }
}

// The names of `import static a.B.name` that exist nowhere. Members are known only after all
// classes are entered.
void Enter::check_static_imports(const UnitScope& scope) {
  for (const Import& import : scope.unit->imports) {
    if (!import.is_static || import.on_demand || import.path.size() < 2) continue;
    ClassSymbol* c = find_imported(import.path, import.path.size() - 1);
    if (!c) continue;
    const std::string& name = import.path.back();
    bool found = context_.types.find_field(c, name) || context_.types.find_member_class(c, name);
    for (const ClassSymbol* k : context_.types.closure(c)) {
      for (const MethodSymbol* m : k->methods) found |= m->name == name;
      const bool jdk = !k->decl && jdk_member(k->binary_name, name) != JdkMember::kNo;
      found |= jdk && k->binary_name.starts_with("java/");
    }
    if (found) continue;
    context_.diags.error(import.pos,
                         fmt::format("cannot find symbol: static {} in {} {}", name,
                                     Types::kind_name(*c), context_.types.to_string(*c)));
  }
}

}  // namespace braid::lang
