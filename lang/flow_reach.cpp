// Reachability (JLS 14.22).
#include <algorithm>
#include <utility>
#include <vector>

#include "lang/context.h"
#include "lang/flow_impl.h"
#include "lang/flow_visitor.h"

namespace braid::lang {

namespace {

// Can the next statement be reached? kRecovered: no, but that has been reported.
enum class Alive : uint8_t { kDead, kRecovered, kAlive };

Alive either(Alive a, Alive b) { return std::max(a, b); }
Alive from(bool alive) { return alive ? Alive::kAlive : Alive::kDead; }

class Reachability : public FlowVisitor {
 public:
  Reachability(Context& context, FlowFacts& facts) : diags_(context.diags), facts_(facts) {}

  void visit_class(ClassDecl& decl) override {
    const Alive outer_alive = alive_;
    std::vector<const Stmt*> outer_exits = std::exchange(exits_, {});
    alive_ = Alive::kAlive;
    FlowVisitor::visit_class(decl);
    exits_ = std::move(outer_exits);
    alive_ = outer_alive;
  }

 protected:
  void visit_initializer(Initializer& initializer) override {
    alive_ = Alive::kAlive;
    statement(initializer.body);
    if (alive_ == Alive::kDead) {
      diags_.error(initializer.pos, "initializer must be able to complete normally");
    }
    exits_.clear();
    alive_ = Alive::kAlive;
  }

  void visit_method(MethodDecl& method) override {
    if (method.body == nullptr) return;
    alive_ = Alive::kAlive;
    statement(method.body);
    const MethodSymbol* symbol = method.symbol;
    const bool returns_value = symbol != nullptr && symbol->return_type != nullptr &&
                               symbol->return_type->kind != TypeKind::kVoid;
    if (alive_ == Alive::kAlive && returns_value && !symbol->is_constructor()) {
      diags_.error(method.body->end, "missing return statement");
    }
    exits_.clear();
    alive_ = Alive::kAlive;
  }

  void visit_lambda(Lambda& lambda) override {
    const Alive outer_alive = std::exchange(alive_, Alive::kAlive);
    std::vector<const Stmt*> outer_exits = std::exchange(exits_, {});
    if (lambda.body_block != nullptr) {
      statement(lambda.body_block);
      const bool returns_value =
          lambda.sam_return != nullptr && lambda.sam_return->kind != TypeKind::kVoid;
      if (alive_ == Alive::kAlive && returns_value && !lambda.sam_return->is_error()) {
        diags_.error(lambda.pos, "incompatible types: bad return type in lambda expression",
                     "missing return value");
      }
    } else {
      visit(lambda.body_expr);
    }
    exits_ = std::move(outer_exits);
    alive_ = outer_alive;
  }

  void visit_stmts(const std::vector<Stmt*>& stmts) override {
    for (Stmt* s : stmts) statement(s);
  }

  void visit_if(If& stmt) override {
    visit(stmt.condition);
    statement(stmt.then_stmt);
    if (stmt.else_stmt == nullptr) {
      alive_ = Alive::kAlive;
      return;
    }
    const Alive after_then = std::exchange(alive_, Alive::kAlive);
    statement(stmt.else_stmt);
    alive_ = either(alive_, after_then);
  }

  void visit_while(While& stmt) override {
    visit(stmt.condition);
    alive_ = from(!is_constant_false(*stmt.condition));
    statement(stmt.body);
    take_exits(&stmt, StmtKind::kContinue);
    alive_ = from(take_exits(&stmt, StmtKind::kBreak) || !is_constant_true(*stmt.condition));
  }

  void visit_do(DoWhile& stmt) override {
    statement(stmt.body);
    alive_ = either(alive_, from(take_exits(&stmt, StmtKind::kContinue)));
    visit(stmt.condition);
    if (is_constant_true(*stmt.condition)) alive_ = Alive::kDead;
    alive_ = either(alive_, from(take_exits(&stmt, StmtKind::kBreak)));
  }

  void visit_for(For& stmt) override {
    visit_stmts(stmt.init);
    visit(stmt.condition);
    const Expr* condition = stmt.condition;
    alive_ = from(condition == nullptr || !is_constant_false(*condition));
    statement(stmt.body);
    take_exits(&stmt, StmtKind::kContinue);
    visit_all(stmt.update);
    const bool ends = condition != nullptr && !is_constant_true(*condition);
    alive_ = from(take_exits(&stmt, StmtKind::kBreak) || ends);
  }

  void visit_for_each(ForEach& stmt) override {
    visit(stmt.iterable);
    statement(stmt.body);
    take_exits(&stmt, StmtKind::kContinue);
    take_exits(&stmt, StmtKind::kBreak);
    alive_ = Alive::kAlive;
  }

  void visit_labeled(Labeled& stmt) override {
    statement(stmt.body);
    alive_ = either(alive_, from(take_exits(&stmt, StmtKind::kBreak)));
  }

  void visit_switch(Switch& stmt) override {
    visit(stmt.selector);
    Alive rules = Alive::kDead;  // some rule completes
    for (SwitchCase& c : stmt.cases) {
      alive_ = Alive::kAlive;
      visit_stmts(c.body);
      if (c.is_arrow) rules = either(rules, alive_);
    }
    alive_ = either(alive_, rules);
    if (!stmt.has_default()) alive_ = Alive::kAlive;
    alive_ = either(alive_, from(take_exits(&stmt, StmtKind::kBreak)));
  }

  void visit_switch_expr(SwitchExpr& expr) override {
    Switch& stmt = *expr.body;
    visit(stmt.selector);
    const Alive outer_alive = alive_;
    std::vector<const Stmt*> outer_exits = std::exchange(exits_, {});
    for (SwitchCase& c : stmt.cases) {
      alive_ = Alive::kAlive;
      visit_stmts(c.body);
      if (alive_ == Alive::kAlive) check_value(stmt, c);
    }
    exits_ = std::move(outer_exits);
    alive_ = outer_alive;
  }

  void visit_yield(Yield& stmt) override {
    visit(stmt.value);
    alive_ = Alive::kDead;
  }

  void visit_try(Try& stmt) override {
    std::vector<const Stmt*> outer_exits = std::exchange(exits_, {});
    visit_resources(stmt);
    statement(stmt.body);
    Alive end = alive_;
    for (CatchClause& c : stmt.catches) {
      alive_ = Alive::kAlive;
      statement(c.body);
      end = either(end, alive_);
    }
    std::vector<const Stmt*> inner_exits = std::exchange(exits_, std::move(outer_exits));
    if (stmt.finally_block != nullptr) {
      alive_ = Alive::kAlive;
      statement(stmt.finally_block);
      if (alive_ == Alive::kDead) {  // what leaves the try goes nowhere
        facts_.abrupt_finally.insert(&stmt);
        return;
      }
    }
    exits_.insert(exits_.end(), inner_exits.begin(), inner_exits.end());
    alive_ = end;
  }

  void visit_break(Break& stmt) override { jump(stmt); }
  void visit_continue(Continue& stmt) override { jump(stmt); }

  void visit_return(Return& stmt) override {
    visit(stmt.value);
    alive_ = Alive::kDead;
  }

  void visit_throw(Throw& stmt) override {
    visit(stmt.value);
    alive_ = Alive::kDead;
  }

 private:
  void statement(Stmt* stmt) {
    if (alive_ == Alive::kDead) {
      diags_.error(statement_pos(*stmt), "unreachable statement");
      if (stmt->kind != StmtKind::kEmpty) alive_ = Alive::kRecovered;
    }
    visit(stmt);
  }

  // The end of `group` can be reached, where there is no value.
  void check_value(const Switch& stmt, const SwitchCase& group) {
    if (group.is_arrow) {
      diags_.error(static_cast<const Block*>(group.body.front())->end,
                   "switch rule completes without providing a value",
                   "switch rules in switch expressions should either provide a value or throw");
    } else if (&group == &stmt.cases.back()) {
      diags_.error(stmt.end, "switch expression completes without providing a value",
                   "switch expressions must either provide a value or throw for all possible input "
                   "values");
    }
  }

  void jump(const Stmt& stmt) {
    exits_.push_back(&stmt);
    alive_ = Alive::kDead;
  }

  // Removes the breaks or continues that lead to `target`; true if there were any.
  bool take_exits(const Stmt* target, StmtKind kind) {
    const auto leads_there = [&](const Stmt* exit) {
      if (exit->kind != kind) return false;
      return kind == StmtKind::kBreak ? static_cast<const Break*>(exit)->target == target
                                      : static_cast<const Continue*>(exit)->target == target;
    };
    return std::erase_if(exits_, leads_there) > 0;
  }

  Diagnostics& diags_;
  FlowFacts& facts_;
  Alive alive_ = Alive::kAlive;
  std::vector<const Stmt*> exits_;  // breaks and continues that have not met their target yet
};

}  // namespace

void check_reachability(Context& context, std::span<ClassDecl* const> classes, FlowFacts& facts) {
  Reachability reachability(context, facts);
  for (ClassDecl* c : classes) reachability.visit_class(*c);
}

}  // namespace braid::lang
