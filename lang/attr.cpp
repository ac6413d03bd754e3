// Attribution of classes: which bodies there are, and what constructors must do.
#include "lang/attr.h"

#include <fmt/format.h>

#include <algorithm>

#include "lang/attr_const.h"
#include "lang/attr_impl.h"

namespace braid::lang {

void attribute(Context& context, Enter& enter, const std::vector<CompilationUnit*>& units) {
  Attr attr(context, enter);
  attr.attribute(units);
}

Attr::Attr(Context& context, Enter& enter)
    : context_(context),
      enter_(enter),
      resolver_(enter.resolver()),
      types_(context.types),
      infer_(context) {}

void Attr::attribute(const std::vector<CompilationUnit*>& units) {
  for (CompilationUnit* unit : units) {
    for (ClassDecl* decl : unit->types) {
      if (decl->symbol) attr_class(*decl->symbol);
    }
  }
  finish_captures();
}

void Attr::error(SourcePos pos, std::string message, std::string hint) {
  context_.diags.error(pos, std::move(message), std::move(hint));
}

std::string Attr::method_text(const MethodSymbol& m) const {
  return (m.is_constructor() ? "constructor " : "method ") + types_.to_string(m);
}

std::string Attr::class_text(const ClassSymbol& c) const {
  return fmt::format("{} {}", Types::kind_name(c), types_.to_string(c));
}

// ---- Classes -----------------------------------------------------------------------------------

void Attr::attr_class(ClassSymbol& c) {
  if (!c.decl || !attributed_.insert(&c).second) return;
  Body* const saved = body_;
  body_ = nullptr;
  c.decl->lambdas.clear();
  attr_members(c);
  check_constructors(c);
  // Some were met late, when their types were known.
  std::sort(c.decl->lambdas.begin(), c.decl->lambdas.end(),
            [](const Lambda* a, const Lambda* b) { return a->start.offset < b->start.offset; });
  body_ = saved;
}

void Attr::attr_members(ClassSymbol& c) {
  for (EnumConstant* constant : c.decl->constants) attr_enum_constant(*constant, c);
  for (Member& member : c.decl->members) {
    if (member.method) attr_method(*member.method, c);
    if (member.field) attr_field(*member.field, c);
    if (member.initializer) attr_initializer(*member.initializer, c);
    if (member.type && member.type->symbol) attr_class(*member.type->symbol);
  }
}

void Attr::attr_method(MethodDecl& decl, ClassSymbol& c) {
  if (!decl.body || !decl.symbol) return;
  MethodSymbol& m = *decl.symbol;
  Env* env = enter_.method_env(m);
  for (VarSymbol* v : m.param_vars) v->body_class = &c;
  Body body;
  body.return_type = m.return_type;
  body_ = &body;
  Env* inner = resolver_.nested(*env, Env::Kind::kBlock);
  auto& statements = decl.body->statements;
  size_t first = 0;
  if (m.is_constructor()) {
    Call* call = constructor_call(decl);
    if (call) {
      attr_constructor_call(*call, *env);
      first = 1;
    } else if (std::none_of(statements.begin(), statements.end(), constructor_call_of)) {
      check_implicit_super(decl.body->pos, *env, c);  // else: one that is not first is reported
    }
  }
  std::vector<Stmt*> rest(statements.begin() + static_cast<std::ptrdiff_t>(first),
                          statements.end());
  attr_stmts(rest, *inner);
  body_ = nullptr;
}

// The this(..) or super(..) that a constructor begins with.
Call* Attr::constructor_call(const MethodDecl& decl) {
  if (!decl.body || decl.body->statements.empty()) return nullptr;
  return constructor_call_of(decl.body->statements.front());
}

Call* Attr::constructor_call_of(Stmt* stmt) {
  if (stmt->kind != StmtKind::kExpr) return nullptr;
  Expr* e = static_cast<ExprStmt*>(stmt)->expr;
  if (e->kind != ExprKind::kCall) return nullptr;
  auto* call = static_cast<Call*>(e);
  const bool is_call =
      call->form == Call::Form::kThisConstructor || call->form == Call::Form::kSuperConstructor;
  return is_call ? call : nullptr;
}

void Attr::attr_constructor_call(Call& call, Env& env) {
  Env* prologue = resolver_.nested(env, Env::Kind::kBlock);
  prologue->is_static = true;
  Session session;
  call.type = call_constructor(call, *prologue, session);
  finish(session);
}

// ---- Fields and initialisers -------------------------------------------------------------------

void Attr::attr_field(FieldDecl& decl, ClassSymbol& c) {
  for (VariableDeclarator* v : decl.vars) {
    if (!v->init || !v->symbol) continue;
    Body body;
    body.initializer = true;
    body.static_initializer = v->symbol->flags & vm::kStatic;
    body.init_var = v->symbol;
    body_ = &body;
    attr_field_init(*v, *enter_.initializer_env(c, body.static_initializer));
    body_ = nullptr;
  }
}

void Attr::attr_field_init(VariableDeclarator& v, Env& env) {
  VarSymbol& field = *v.symbol;
  attr_against(*v.init, env, field.type);
  const bool constant_type = field.type->is_primitive() || types_.is_string(field.type);
  if (!(field.flags & vm::kFinal) || !constant_type || !is_constant(v.init->constant)) return;
  field.constant = field.type->is_primitive() ? convert_constant(v.init->constant, field.type->kind)
                                              : v.init->constant;
}

void Attr::attr_initializer(Initializer& init, ClassSymbol& c) {
  Body body;
  body.initializer = true;
  body.static_initializer = init.is_static;
  body_ = &body;
  attr_block(*init.body, *enter_.initializer_env(c, init.is_static));
  body_ = nullptr;
}

void Attr::attr_enum_constant(EnumConstant& constant, ClassSymbol& c) {
  if (!constant.symbol) return;
  Body body;
  body.initializer = true;
  body.static_initializer = true;
  body.init_var = constant.symbol;
  body_ = &body;
  Env* env = enter_.initializer_env(c, true);
  auto* e = context_.arena.make<New>();
  e->pos = constant.pos;
  e->start = constant.pos;
  e->args = constant.args;
  e->body = constant.body;
  e->type = c.this_type;
  constant.creation = e;
  Session session;
  std::vector<Arg> args = attr_args(e->args, *env, session);
  CallSite call;
  call.pos = constant.pos;
  call.name = "<init>";
  call.site = c.this_type;
  call.anonymous = true;
  const Resolution r = resolve(call, types_.constructors(&c), args, *env);
  if (r) {
    e->created = &c;
    e->constructor = r.method;
    e->param_types = r.params;
    e->varargs_array = r.varargs_array;
    e->varargs_call = r.varargs_array != nullptr;
    commit_args(args, r, session);
    session.touched.push_back(e);
  }
  finish(session);
  if (r && e->body) {
    anonymous_class(*e, *env, c.this_type, r.method);
  } else if (r && c.is_abstract()) {
    error(constant.pos, fmt::format("{} is abstract; cannot be instantiated", types_.to_string(c)));
  }
  body_ = nullptr;
}

// ---- Constructors ------------------------------------------------------------------------------

void Attr::check_constructors(ClassSymbol& c) {
  if (c.is_interface() || c.is_anonymous) return;
  for (MethodSymbol* m : c.methods) {
    if (!m->is_constructor() || m->decl) continue;
    check_implicit_super(c.decl->pos, *enter_.method_env(*m), c);
  }
  check_recursive_constructors(c);
}

// A constructor without this(..) or super(..) begins with super().
void Attr::check_implicit_super(SourcePos pos, Env& env, ClassSymbol& c) {
  if (c.is_enum() || !c.superclass) return;
  ClassSymbol& super = *c.superclass->symbol;
  if (super.is_enum() || types_.is_object(c.superclass)) return;
  Env* prologue = resolver_.nested(env, Env::Kind::kBlock);
  prologue->is_static = true;
  CallSite call;
  call.pos = pos;
  call.name = "<init>";
  call.site = c.superclass;
  call.anonymous = true;
  std::vector<Arg> none;
  const size_t mark = infer_.mark();
  const bool found = static_cast<bool>(resolve(call, types_.constructors(&super), none, *prologue));
  infer_.rollback(mark);
  if (!found) return;
  creates(super, *prologue);
  Call implicit;
  implicit.form = Call::Form::kSuperConstructor;
  implicit.pos = pos;
  super_outer_instance(implicit, *prologue, super);
}

void Attr::check_recursive_constructors(ClassSymbol& c) {
  for (MethodSymbol* start : c.methods) {
    size_t steps = 0;
    for (const MethodSymbol* m = start;; ++steps) {
      auto call = this_calls_.find(m);
      if (call == this_calls_.end() || steps > c.methods.size()) break;
      m = call->second->method;
      if (m != start) continue;
      error(start->pos, "recursive constructor invocation");
      return;
    }
  }
}

}  // namespace braid::lang
