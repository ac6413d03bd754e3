// Checked exceptions (JLS 11.2): caught or declared, and catch clauses that can be reached.
#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>
#include <utility>
#include <vector>

#include "lang/context.h"
#include "lang/flow_impl.h"
#include "lang/flow_thrown_types.h"
#include "lang/flow_visitor.h"

namespace braid::lang {

namespace {

class Exceptions : public FlowVisitor {
 public:
  Exceptions(Context& context, const FlowFacts& facts)
      : types_(context.types), diags_(context.diags), facts_(facts), thrown_types_(context.types) {}

  void visit_class(ClassDecl& decl) override;

 protected:
  void visit_field(FieldDecl& field) override {
    FlowVisitor::visit_field(field);
    report_uncaught();
  }
  void visit_initializer(Initializer& initializer) override {
    FlowVisitor::visit_initializer(initializer);
    report_uncaught();
  }
  void visit_enum_constant(EnumConstant& constant) override {
    FlowVisitor::visit_enum_constant(constant);
    report_uncaught();
  }
  void visit_method(MethodDecl& method) override;
  void visit_lambda(Lambda& lambda) override;
  void visit_method_ref(MethodRef& expr) override;
  void visit_call(Call& call) override;
  void visit_new(New& expr) override;
  void visit_throw(Throw& stmt) override;
  void visit_try(Try& stmt) override;

 private:
  using Set = ThrownTypes::Set;

  // In code that is written, or in code that the compiler adds.
  enum class Where : uint8_t { kCode, kDefaultConstructor, kClose };

  struct Uncaught {
    SourcePos pos;
    Type* type;
    Where where;
    std::string resource;  // kClose: its name
  };

  void mark_thrown(SourcePos pos, Type* type, Where where = Where::kCode,
                   const std::string& resource = {});
  void report(const Uncaught& uncaught);
  void visit_closing(const Resource& resource);
  void report_uncaught();
  void check_caught(SourcePos pos, Type* type, const Set& thrown_in_try, const Set& caught_in_try);
  void visit_catches(Try& stmt, const Set& thrown_in_try, Set& caught_in_try);
  Set common_constructor_throws(const ClassDecl& decl);
  void implicit_super(SourcePos pos, Where where);
  static Set declared(const MethodDecl& method) {
    return method.symbol != nullptr ? method.symbol->thrown : Set{};
  }

  Types& types_;
  Diagnostics& diags_;
  const FlowFacts& facts_;
  ThrownTypes thrown_types_;
  ClassSymbol* class_ = nullptr;
  Set caught_;  // what the code around catches or declares
  Set thrown_;  // what the current try body (or other unit) has thrown
  std::vector<Uncaught>
      uncaught_;  // reported at the end of the method, unless a finally discards it
  std::unordered_map<const VarSymbol*, Set> rethrown_;  // catch parameters: what they can hold
};

// ---- Classes and methods ------------------------------------------------------------------------

void Exceptions::visit_class(ClassDecl& decl) {
  const bool anonymous = decl.symbol != nullptr && decl.symbol->is_anonymous;
  ClassSymbol* const outer_class = std::exchange(class_, decl.symbol);
  const Set outer_caught = caught_;
  Set outer_thrown = std::exchange(thrown_, {});
  std::vector<Uncaught> outer_uncaught = std::exchange(uncaught_, {});
  // Initialisers of an anonymous class throw to where it is created; others to all constructors.
  if (!anonymous) caught_.clear();
  visit_initializers(decl, true);
  if (!anonymous) caught_ = common_constructor_throws(decl);
  visit_initializers(decl, false);
  if (anonymous) outer_thrown = thrown_types_.united(thrown_, outer_thrown);
  if (!anonymous && decl.kind == ClassDecl::Kind::kClass && !has_constructor(decl)) {
    implicit_super(decl.pos, Where::kDefaultConstructor);
    report_uncaught();
  }
  visit_methods(decl);
  uncaught_ = std::move(outer_uncaught);
  thrown_ = std::move(outer_thrown);
  caught_ = outer_caught;
  class_ = outer_class;
}

// What every constructor that runs the initialisers declares.
Exceptions::Set Exceptions::common_constructor_throws(const ClassDecl& decl) {
  Set common;
  bool first = true;
  for (const Member& m : decl.members) {
    if (m.method == nullptr || !is_initial_constructor(*m.method)) continue;
    common = first ? declared(*m.method) : thrown_types_.common(declared(*m.method), common);
    first = false;
  }
  return common;
}

// The super() that a constructor begins with if it calls none.
void Exceptions::implicit_super(SourcePos pos, Where where) {
  if (class_ == nullptr || class_->superclass == nullptr || class_->is_enum()) return;
  for (MethodSymbol* m : types_.constructors(class_->superclass->symbol)) {
    const bool takes_nothing = m->params.empty() || (m->params.size() == 1 && m->is_varargs());
    if (!takes_nothing) continue;
    for (Type* t : types_.member_type(class_->superclass, m).thrown) {
      mark_thrown(pos, t, where);
    }
    if (m->params.empty()) return;
  }
}

void Exceptions::visit_method(MethodDecl& method) {
  if (method.body == nullptr) return;
  const Set outer_caught = caught_;
  const Set own = declared(method);
  // The initialisers have been checked against what all constructors declare.
  caught_ = is_initial_constructor(method) ? thrown_types_.united(caught_, own) : own;
  if (method.name == "<init>" && constructor_call(method) == nullptr) {
    implicit_super(method.body->pos, Where::kCode);
  }
  visit(static_cast<Stmt*>(method.body));
  report_uncaught();
  caught_ = outer_caught;
}

void Exceptions::visit_lambda(Lambda& lambda) {
  if (lambda.type == nullptr || lambda.type->is_error() || lambda.sam == nullptr) return;
  const Set outer_caught = std::exchange(caught_, thrown_types_.of_lambda(lambda));
  const Set outer_thrown = std::exchange(thrown_, {});
  std::vector<Uncaught> outer_uncaught = std::exchange(uncaught_, {});
  FlowVisitor::visit_lambda(lambda);
  report_uncaught();
  uncaught_ = std::move(outer_uncaught);
  thrown_ = outer_thrown;
  caught_ = outer_caught;
}

void Exceptions::visit_method_ref(MethodRef& expr) {
  FlowVisitor::visit_method_ref(expr);
  const Lambda* lambda = expr.lambda;
  if (lambda == nullptr || lambda->sam == nullptr || lambda->type->is_error()) return;
  Set thrown;
  if (lambda->body_expr->kind == ExprKind::kCall) {
    thrown = thrown_types_.of_call(static_cast<const Call&>(*lambda->body_expr), class_);
  } else if (lambda->body_expr->kind == ExprKind::kNew) {
    thrown = thrown_types_.of_creation(static_cast<const New&>(*lambda->body_expr));
  }
  const Set allowed = thrown_types_.of_lambda(*lambda);
  std::erase_if(thrown, [&](Type* t) {
    return !types_.is_checked_exception(t) || thrown_types_.covers(allowed, t);
  });
  if (thrown.empty()) return;
  diags_.error(expr.pos, fmt::format("incompatible thrown types {} in functional expression",
                                     types_.to_string(thrown)));
}

// ---- What throws --------------------------------------------------------------------------------

void Exceptions::mark_thrown(SourcePos pos, Type* type, Where where, const std::string& resource) {
  if (type == nullptr || !types_.is_checked_exception(type)) return;
  if (!thrown_types_.covers(caught_, type)) uncaught_.push_back({pos, type, where, resource});
  thrown_types_.add(thrown_, type);
}

void Exceptions::report_uncaught() {
  for (const Uncaught& u : uncaught_) report(u);
  uncaught_.clear();
}

void Exceptions::report(const Uncaught& u) {
  std::string message = fmt::format("unreported exception {}", types_.to_string(u.type));
  if (u.where == Where::kDefaultConstructor) {
    diags_.error(u.pos, message + " in default constructor");
    return;
  }
  std::string hint;
  if (u.where == Where::kClose) {
    hint =
        "exception thrown from implicit call to close() on resource variable '" + u.resource + "'";
  }
  diags_.error(u.pos, message + "; must be caught or declared to be thrown", hint);
}

void Exceptions::visit_call(Call& call) {
  // A chain a.b().c()... is as deep as it is long; the parser bounds it.
  FlowVisitor::visit_call(call);
  for (Type* t : thrown_types_.of_call(call, class_)) mark_thrown(call.pos, t);
}

void Exceptions::visit_new(New& expr) {
  visit(expr.outer);
  visit_all(expr.args);
  const Set thrown = thrown_types_.of_creation(expr);
  for (Type* t : thrown) mark_thrown(expr.pos, t);
  if (expr.body == nullptr) return;
  const Set outer_caught = caught_;
  for (Type* t : thrown) thrown_types_.add(caught_, t);
  visit_class(*expr.body);
  caught_ = outer_caught;
}

void Exceptions::visit_throw(Throw& stmt) {
  visit(stmt.value);
  if (stmt.value->kind == ExprKind::kName) {
    const Symbol* symbol = static_cast<const Name*>(stmt.value)->symbol;
    if (symbol != nullptr && symbol->kind == SymbolKind::kVar) {
      const auto* v = static_cast<const VarSymbol*>(symbol);
      const auto precise = rethrown_.find(v);
      if (precise != rethrown_.end() && !v->assigned_after_declaration) {
        const Set types = precise->second;
        for (Type* t : types) mark_thrown(stmt.pos, t);
        return;
      }
    }
  }
  mark_thrown(stmt.pos, stmt.value->type);
}

// ---- try ----------------------------------------------------------------------------------------

void Exceptions::visit_try(Try& stmt) {
  const Set outer_caught = caught_;
  const Set outer_thrown = std::exchange(thrown_, {});
  std::vector<Uncaught> outer_uncaught = std::exchange(uncaught_, {});
  for (const CatchClause& c : stmt.catches) {
    for (const TypeNode* node : c.types) {
      if (node->type != nullptr) thrown_types_.add(caught_, node->type);
    }
  }
  visit_resources(stmt);
  for (const Resource& r : stmt.resources) visit_closing(r);
  visit(static_cast<Stmt*>(stmt.body));
  Set thrown_in_try = thrown_;
  thrown_types_.add(thrown_in_try, types_.runtime_exception());
  thrown_types_.add(thrown_in_try, types_.error_class());
  thrown_ = outer_thrown;
  caught_ = outer_caught;
  Set caught_in_try;
  visit_catches(stmt, thrown_in_try, caught_in_try);
  const Set escaping = thrown_types_.without(thrown_in_try, caught_in_try);

  if (stmt.finally_block == nullptr) {
    thrown_ = thrown_types_.united(thrown_, escaping);
    uncaught_.insert(uncaught_.begin(), outer_uncaught.begin(), outer_uncaught.end());
    return;
  }
  const Set thrown_by_catches = std::exchange(thrown_, {});
  std::vector<Uncaught> inner_uncaught = std::exchange(uncaught_, std::move(outer_uncaught));
  visit(static_cast<Stmt*>(stmt.finally_block));
  if (facts_.abrupt_finally.contains(&stmt)) {
    thrown_ = thrown_types_.united(thrown_, outer_thrown);
    return;
  }
  thrown_ = thrown_types_.united(thrown_types_.united(thrown_, escaping), thrown_by_catches);
  uncaught_.insert(uncaught_.end(), inner_uncaught.begin(), inner_uncaught.end());
}

void Exceptions::visit_closing(const Resource& resource) {
  const VarSymbol* variable = variable_of(resource);
  if (resource.close == nullptr || variable == nullptr) return;
  for (Type* t : types_.member_type(resource.type, resource.close).thrown) {
    mark_thrown(resource.pos, types_.upper_bound(t), Where::kClose, variable->name);
  }
}

void Exceptions::visit_catches(Try& stmt, const Set& thrown_in_try, Set& caught_in_try) {
  for (CatchClause& c : stmt.catches) {
    const Set left = thrown_types_.without(thrown_in_try, caught_in_try);
    Set here;
    for (const TypeNode* node : c.types) {
      if (node->type == nullptr || node->type->is_error()) continue;
      here.push_back(node->type);
      check_caught(c.types.size() > 1 ? node->pos : c.pos, node->type, thrown_in_try,
                   caught_in_try);
      thrown_types_.add(caught_in_try, node->type);
    }
    rethrown_[c.symbol] = thrown_types_.common(here, left);
    visit(static_cast<Stmt*>(c.body));
    rethrown_.erase(c.symbol);
  }
}

void Exceptions::check_caught(SourcePos pos, Type* type, const Set& thrown_in_try,
                              const Set& caught_in_try) {
  if (thrown_types_.covers(caught_in_try, type)) {
    diags_.error(pos, fmt::format("exception {} has already been caught", types_.to_string(type)));
    return;
  }
  const bool general =
      types_.is_class(type, "java/lang/Exception") || types_.is_class(type, "java/lang/Throwable");
  if (!types_.is_checked_exception(type) || general) return;
  if (thrown_types_.touches(thrown_in_try, type)) return;
  diags_.error(pos,
               fmt::format("exception {} is never thrown in body of corresponding try statement",
                           types_.to_string(type)));
}

}  // namespace

void check_exceptions(Context& context, std::span<ClassDecl* const> classes,
                      const FlowFacts& facts) {
  Exceptions exceptions(context, facts);
  for (ClassDecl* c : classes) exceptions.visit_class(*c);
}

}  // namespace braid::lang
