// Statements (JLS 14).
#include <fmt/format.h>

#include "lang/attr_const.h"
#include "lang/attr_impl.h"
#include "lang/checks.h"
#include "lang/checks_annotations.h"

namespace braid::lang {
namespace {

bool is_loop(const Stmt& s) {
  return s.kind == StmtKind::kWhile || s.kind == StmtKind::kDoWhile || s.kind == StmtKind::kFor ||
         s.kind == StmtKind::kForEach;
}

bool is_value_switch(const Stmt& s) {
  return s.kind == StmtKind::kSwitch && static_cast<const Switch&>(s).as_value;
}

// The statement behind its labels.
Stmt* unlabeled(Stmt* s) {
  while (s->kind == StmtKind::kLabeled) s = static_cast<Labeled*>(s)->body;
  return s;
}

}  // namespace

void Attr::attr_block(Block& block, Env& env) {
  Env* inner = resolver_.nested(env, Env::Kind::kBlock);
  attr_stmts(block.statements, *inner);
}

void Attr::attr_stmts(std::vector<Stmt*>& stmts, Env& env) {
  for (Stmt* s : stmts) {
    attr_stmt(s, env);
    if (bindings_.empty()) continue;
    for (VarSymbol* v : introduced_by(*s)) env.vars.push_back(v);
  }
}

void Attr::attr_scoped(Stmt* stmt, Env& env) {
  if (stmt->kind == StmtKind::kLocalVar || stmt->kind == StmtKind::kLocalClass) {
    attr_stmt(stmt, *resolver_.nested(env, Env::Kind::kBlock));
  } else {
    attr_stmt(stmt, env);
  }
}

void Attr::attr_stmt(Stmt* stmt, Env& env) {
  switch (stmt->kind) {
    case StmtKind::kBlock:
      return attr_block(static_cast<Block&>(*stmt), env);
    case StmtKind::kLocalVar:
      return attr_local_var(static_cast<LocalVar&>(*stmt), env);
    case StmtKind::kLocalClass:
      return attr_local_class(static_cast<LocalClass&>(*stmt), env);
    case StmtKind::kExpr:
      return attr_expr_stmt(static_cast<ExprStmt&>(*stmt), env);
    case StmtKind::kIf: {
      auto& s = static_cast<If&>(*stmt);
      attr_condition(*s.condition, env);
      const Bindings known = bindings_of(*s.condition);
      attr_scoped(s.then_stmt, with_bindings(known.when_true, env));
      if (s.else_stmt) attr_scoped(s.else_stmt, with_bindings(known.when_false, env));
      return;
    }
    case StmtKind::kWhile: {
      auto& s = static_cast<While&>(*stmt);
      attr_condition(*s.condition, env);
      return attr_loop_body(s, s.body, with_bindings(bindings_of(*s.condition).when_true, env));
    }
    case StmtKind::kDoWhile: {
      auto& s = static_cast<DoWhile&>(*stmt);
      attr_loop_body(s, s.body, env);
      return attr_condition(*s.condition, env);
    }
    case StmtKind::kFor:
      return attr_for(static_cast<For&>(*stmt), env);
    case StmtKind::kForEach:
      return attr_for_each(static_cast<ForEach&>(*stmt), env);
    case StmtKind::kLabeled:
      return attr_labeled(static_cast<Labeled&>(*stmt), env);
    case StmtKind::kSwitch:
      return attr_switch(static_cast<Switch&>(*stmt), env);
    case StmtKind::kReturn:
      return attr_return(static_cast<Return&>(*stmt), env);
    case StmtKind::kBreak:
      return attr_break(static_cast<Break&>(*stmt));
    case StmtKind::kContinue:
      return attr_continue(static_cast<Continue&>(*stmt));
    case StmtKind::kYield:
      return attr_yield(static_cast<Yield&>(*stmt), env);
    case StmtKind::kThrow: {
      auto& s = static_cast<Throw&>(*stmt);
      Type* type = attr_value(*s.value, env);
      if (!type->is_error() && !types_.is_assignable(type, types_.throwable())) {
        error(s.pos, mismatch(type, types_.throwable()));
      }
      return;
    }
    case StmtKind::kTry:
      return attr_try(static_cast<Try&>(*stmt), env);
    case StmtKind::kSynchronized: {
      auto& s = static_cast<Synchronized&>(*stmt);
      Type* type = attr_value(*s.lock, env);
      if (type->is_primitive() || type->kind == TypeKind::kNull) {
        error(s.pos, fmt::format("unexpected type; required: reference found: {}", text(type)));
      }
      return attr_block(*s.body, env);
    }
    case StmtKind::kAssert: {
      auto& s = static_cast<Assert&>(*stmt);
      attr_condition(*s.condition, env);
      if (s.message) attr_value(*s.message, env);
      return;
    }
    case StmtKind::kEmpty:
      return;
  }
}

void Attr::attr_expr_stmt(ExprStmt& stmt, Env& env) { attr_expr(*stmt.expr, env); }

void Attr::attr_condition(Expr& e, Env& env) { attr_against(e, env, types_.boolean_type()); }

// ---- Local declarations ------------------------------------------------------------------------

void Attr::check_unique(SourcePos pos, const std::string& name, Env& env) {
  if (name.empty()) return;
  if (!resolver_.find_local(name, env)) return;
  std::string where = class_text(*env.cls);
  if (env.method) where = method_text(*env.method);
  error(pos, fmt::format("variable {} is already defined in {}", name, where));
}

VarSymbol* Attr::declare_local(SourcePos pos, const std::string& name, Type* type, uint32_t flags,
                               VarSymbol::Where where, Env& env) {
  check_unique(pos, name, env);
  check_variable_modifiers(context_, flags, pos);
  VarSymbol* v = context_.make_variable(where, name, type, pos);
  v->flags = flags;
  v->body_class = env.cls;
  v->body_lambda = env.lambda;
  env.vars.push_back(v);
  return v;
}

void Attr::attr_local_var(LocalVar& stmt, Env& env) {
  check_annotations(context_, stmt.modifiers, kOnLocal, env);
  for (VariableDeclarator* v : stmt.vars) attr_declarator(*v, stmt.modifiers, env);
}

// Of a variable declared with `var`; it has no type in its own initialiser.
Type* Attr::inferred_type(VariableDeclarator& v, Env& env) {
  const char* why = nullptr;
  Type* type = error_type();
  if (!v.init) {
    why = "cannot use 'var' on variable without initializer";
  } else if (v.init->kind == ExprKind::kLambda) {
    why = "lambda expression needs an explicit target-type";
  } else if (v.init->kind == ExprKind::kMethodRef) {
    why = "method reference needs an explicit target-type";
  } else if (v.init->kind == ExprKind::kArrayInit) {
    why = "array initializer needs an explicit target-type";
  } else {
    type = attr_expr(*v.init, env);
    if (type->kind == TypeKind::kNull) why = "variable initializer is 'null'";
    if (type->kind == TypeKind::kVoid) why = "variable initializer is 'void'";
  }
  if (!why) return types_.upward(type);
  error(v.pos, fmt::format("cannot infer type for local variable {}", v.name), why);
  return error_type();
}

void Attr::attr_declarator(VariableDeclarator& v, const Modifiers& modifiers, Env& env) {
  const bool inferred = v.type_node && v.type_node->kind == TypeNode::Kind::kVar;
  Type* type = nullptr;
  if (!inferred) {
    type = resolver_.resolve(*v.type_node, env);
    if (type->kind == TypeKind::kVoid) {
      error(v.type_node->pos, "illegal start of expression");
      type = error_type();
    }
  }
  v.symbol = declare_local(v.pos, v.name, type, modifiers.flags, VarSymbol::Where::kLocal, env);
  v.symbol->declarator = &v;
  if (inferred) type = v.symbol->type = v.type_node->type = inferred_type(v, env);
  if (!v.init) return;
  if (inferred) {
    if (modifiers.flags & vm::kFinal) v.symbol->constant = v.init->constant;
    return;
  }
  attr_against(*v.init, env, type);
  const bool constant_type = type->is_primitive() || types_.is_string(type);
  if ((modifiers.flags & vm::kFinal) && constant_type && is_constant(v.init->constant)) {
    v.symbol->constant =
        type->is_primitive() ? convert_constant(v.init->constant, type->kind) : v.init->constant;
  }
}

void Attr::attr_local_class(LocalClass& stmt, Env& env) {
  ClassSymbol* c = enter_.enter_local_class(*stmt.decl, env);
  if (c) attr_class(*c);
}

// ---- Loops -------------------------------------------------------------------------------------

void Attr::attr_loop_body(Stmt& loop, Stmt* body, Env& env) {
  body_->jumps.push_back(&loop);
  attr_scoped(body, env);
  body_->jumps.pop_back();
}

void Attr::attr_for(For& stmt, Env& env) {
  Env* inner = resolver_.nested(env, Env::Kind::kBlock);
  attr_stmts(stmt.init, *inner);
  if (stmt.condition) attr_condition(*stmt.condition, *inner);
  Env* turn = inner;
  if (stmt.condition) turn = &with_bindings(bindings_of(*stmt.condition).when_true, *inner);
  for (Expr* e : stmt.update) attr_expr(*e, *turn);
  attr_loop_body(stmt, stmt.body, *turn);
}

void Attr::attr_for_each(ForEach& stmt, Env& env) {
  Env* inner = resolver_.nested(env, Env::Kind::kBlock);
  Type* iterable = attr_value(*stmt.iterable, *inner);
  Type* element = iterable->is_error() ? iterable : types_.iterated_type(iterable);
  if (!element) {
    error(stmt.iterable->pos,
          fmt::format("for-each not applicable to expression type; required: array or "
                      "java.lang.Iterable found: {}",
                      text(iterable)));
    element = error_type();
  }
  stmt.element_type = element;
  Type* type = nullptr;
  if (stmt.var->type_node->kind == TypeNode::Kind::kVar) {
    type = stmt.var->type_node->type = types_.upward(element);
  } else {
    type = resolver_.resolve(*stmt.var->type_node, *inner);
    if (!element->is_error() && !type->is_error() && !types_.is_assignable(element, type)) {
      error(stmt.iterable->pos, mismatch(element, type));
    }
  }
  stmt.var->symbol = declare_local(stmt.var->pos, stmt.var->name, type, stmt.modifiers.flags,
                                   VarSymbol::Where::kLocal, *inner);
  stmt.var->symbol->declarator = stmt.var;
  attr_loop_body(stmt, stmt.body, *inner);
}

void Attr::attr_labeled(Labeled& stmt, Env& env) {
  for (Stmt* s : body_->jumps) {
    if (s->kind == StmtKind::kLabeled && static_cast<Labeled*>(s)->label == stmt.label) {
      error(stmt.pos, fmt::format("label {} already in use", stmt.label));
    }
  }
  body_->jumps.push_back(&stmt);
  attr_scoped(stmt.body, env);
  body_->jumps.pop_back();
}

void Attr::attr_break(Break& stmt) {
  for (size_t i = body_->jumps.size(); i-- > 0;) {
    Stmt* s = body_->jumps[i];
    if (is_value_switch(*s)) {
      error(stmt.pos, "attempt to break out of a switch expression");
      return;
    }
    if (stmt.label.empty()
            ? s->kind != StmtKind::kLabeled
            : s->kind == StmtKind::kLabeled && static_cast<Labeled*>(s)->label == stmt.label) {
      stmt.target = s;
      return;
    }
  }
  error(stmt.pos, stmt.label.empty() ? "break outside switch or loop"
                                     : fmt::format("undefined label: {}", stmt.label));
}

void Attr::attr_continue(Continue& stmt) {
  for (size_t i = body_->jumps.size(); i-- > 0;) {
    Stmt* s = body_->jumps[i];
    if (is_value_switch(*s)) {
      error(stmt.pos, "attempt to continue out of a switch expression");
      return;
    }
    if (stmt.label.empty()) {
      if (!is_loop(*s)) continue;
      stmt.target = s;
      return;
    }
    if (s->kind != StmtKind::kLabeled || static_cast<Labeled*>(s)->label != stmt.label) continue;
    Stmt* loop = unlabeled(s);
    if (is_loop(*loop)) {
      stmt.target = loop;
    } else {
      error(stmt.pos, fmt::format("not a loop label: {}", stmt.label));
    }
    return;
  }
  error(stmt.pos, stmt.label.empty() ? "continue outside of loop"
                                     : fmt::format("undefined label: {}", stmt.label));
}

// ---- Others ------------------------------------------------------------------------------------

void Attr::attr_return(Return& stmt, Env& env) {
  if (!body_->switches.empty()) {
    error(stmt.pos, "attempt to return out of a switch expression");
    if (stmt.value) attr_expr(*stmt.value, env);
    return;
  }
  if (body_->lambda) {
    if (!stmt.value) {
      if (!body_->void_return) body_->void_return = &stmt;
      return;
    }
    Arg result = attr_arg(*stmt.value, env, *body_->session);
    body_->results->push_back(std::move(result));
    return;
  }
  Type* type = body_->return_type;
  if (env.method && env.method->decl && env.method->decl->is_compact) {
    error(env.method->pos, "invalid compact constructor in record " + env.cls->name,
          "canonical constructor must not contain explicit return statement");
    return;
  }
  if (!type) {
    error(stmt.pos, "return outside method");
    if (stmt.value) attr_expr(*stmt.value, env);
    return;
  }
  if (type->kind == TypeKind::kVoid) {
    if (!stmt.value) return;
    error(stmt.value->pos, "incompatible types: unexpected return value");
    attr_expr(*stmt.value, env);
    return;
  }
  if (!stmt.value) {
    error(stmt.pos, "incompatible types: missing return value");
    return;
  }
  attr_against(*stmt.value, env, type);
}

void Attr::attr_try(Try& stmt, Env& env) {
  Env* inner = resolver_.nested(env, Env::Kind::kBlock);
  for (Resource& r : stmt.resources) attr_resource(r, *inner);
  attr_block(*stmt.body, *inner);
  for (CatchClause& clause : stmt.catches) attr_catch(clause, env);
  if (stmt.finally_block) attr_block(*stmt.finally_block, env);
}

void Attr::attr_resource(Resource& resource, Env& env) {
  if (resource.declaration) {
    attr_local_var(*resource.declaration, env);
    VarSymbol* v = resource.declarator()->symbol;
    v->flags |= vm::kFinal;
    v->is_resource = true;
    resource.type = v->type;
  } else {
    resource.type = attr_value(*resource.variable, env);
    const Symbol* symbol = symbol_of(*resource.variable);
    if (!resource.type->is_error() && (!symbol || symbol->kind != SymbolKind::kVar)) {
      error(resource.pos, "unexpected type; required: variable found: value");
    }
  }
  if (resource.type->is_error()) return;
  if (!types_.is_subtype(resource.type, types_.auto_closeable())) {
    error(resource.pos, "incompatible types: try-with-resources not applicable to variable type",
          fmt::format("{} cannot be converted to AutoCloseable", text(resource.type)));
    return;
  }
  std::vector<Arg> none;
  CallSite call;
  call.pos = resource.pos;
  call.name = "close";
  call.site = resource.type;
  resource.close = resolve(call, methods_of(resource.type, "close"), none, env).method;
}

void Attr::attr_catch(CatchClause& clause, Env& env) {
  Env* inner = resolver_.nested(env, Env::Kind::kBlock);
  std::vector<Type*> types;
  for (TypeNode* node : clause.types) {
    Type* type = resolver_.resolve(*node, *inner);
    if (!type->is_error() && !types_.is_subtype(type, types_.throwable())) {
      error(node->pos, mismatch(type, types_.throwable()));
      type = error_type();
    }
    for (Type* other : types) {
      if (type->is_error() || other->is_error()) continue;
      const bool below = types_.is_subtype(type, other);
      if (!below && !types_.is_subtype(other, type)) continue;
      error(node->pos,
            fmt::format("Alternatives in a multi-catch statement cannot be related by subclassing; "
                        "alternative {} is a subclass of alternative {}",
                        text(below ? type : other), text(below ? other : type)));
    }
    types.push_back(type);
  }
  Type* type = types.front();
  for (Type* t : types)
    type = t->is_error() || type->is_error() ? error_type() : types_.lub(type, t);
  uint32_t flags = clause.modifiers.flags;
  if (types.size() > 1) flags |= vm::kFinal;
  clause.symbol =
      declare_local(clause.pos, clause.name, type, flags, VarSymbol::Where::kParameter, *inner);
  attr_block(*clause.body, *inner);
}

}  // namespace braid::lang
