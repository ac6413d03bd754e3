// Definite assignment: statements.
#include <utility>

#include "lang/flow_assign.h"

namespace braid::lang {

void DefiniteAssignment::visit_block(Block& stmt) {
  const size_t outer_next = next_;
  visit_stmts(stmt.statements);
  next_ = outer_next;
}

void DefiniteAssignment::visit_local_var(LocalVar& stmt) {
  for (VariableDeclarator* v : stmt.vars) {
    if (v->symbol == nullptr) continue;
    declare(*v->symbol);
    if (v->init == nullptr) continue;
    visit(v->init);
    assign_slot(v->pos, *v->symbol, slots_[v->symbol]);
  }
}

void DefiniteAssignment::visit_if(If& stmt) {
  State when_true, when_false;
  condition(*stmt.condition, when_true, when_false);
  state_ = std::move(when_true);
  visit(stmt.then_stmt);
  if (stmt.else_stmt != nullptr) {
    State after_then = std::exchange(state_, std::move(when_false));
    visit(stmt.else_stmt);
    state_.meet(after_then);
  } else {
    state_.meet(when_false);
  }
}

// ---- Loops --------------------------------------------------------------------------------------

// A variable is unassigned at the entry if it is before the loop and on the way back. The first
// turn takes what holds before the loop; if the way back holds less, a second turn takes that, and
// finds the assignments that may be repeated.
template <class Turn>
void DefiniteAssignment::loop(Turn turn) {
  const bool outer_turn = std::exchange(second_turn_, false);
  const size_t errors = diags_.total();
  while (true) {
    Bits entry = state_.unassigned;
    entry.keep_below(next_);
    turn();
    const bool settled = !entry.has_more_than(state_.unassigned, first_);
    if (second_turn_ || settled || diags_.total() != errors) break;
    state_.unassigned = std::move(entry &= state_.unassigned);
    second_turn_ = true;
  }
  second_turn_ = outer_turn;
}

void DefiniteAssignment::visit_while(While& stmt) {
  std::vector<Exit> outer_exits = std::exchange(exits_, {});
  State after;
  loop([&] {
    State when_true, when_false;
    condition(*stmt.condition, when_true, when_false);
    if (!second_turn_) after = std::move(when_false);
    state_ = std::move(when_true);
    visit(stmt.body);
    resolve(&stmt, StmtKind::kContinue);
  });
  state_ = std::move(after);
  resolve(&stmt, StmtKind::kBreak);
  exits_.insert(exits_.begin(), outer_exits.begin(), outer_exits.end());
}

void DefiniteAssignment::visit_do(DoWhile& stmt) {
  std::vector<Exit> outer_exits = std::exchange(exits_, {});
  State after;
  loop([&] {
    visit(stmt.body);
    resolve(&stmt, StmtKind::kContinue);
    State when_true, when_false;
    condition(*stmt.condition, when_true, when_false);
    if (!second_turn_) after = std::move(when_false);
    state_ = std::move(when_true);
  });
  state_ = std::move(after);
  resolve(&stmt, StmtKind::kBreak);
  exits_.insert(exits_.begin(), outer_exits.begin(), outer_exits.end());
}

void DefiniteAssignment::visit_for(For& stmt) {
  const size_t outer_next = next_;
  std::vector<Exit> outer_exits = std::exchange(exits_, {});
  visit_stmts(stmt.init);
  State after;
  loop([&] {
    State when_true = state_;
    State when_false = everything();
    if (stmt.condition != nullptr) condition(*stmt.condition, when_true, when_false);
    if (!second_turn_) after = std::move(when_false);
    state_ = std::move(when_true);
    visit(stmt.body);
    resolve(&stmt, StmtKind::kContinue);
    visit_all(stmt.update);
  });
  state_ = std::move(after);
  resolve(&stmt, StmtKind::kBreak);
  exits_.insert(exits_.begin(), outer_exits.begin(), outer_exits.end());
  next_ = outer_next;
}

void DefiniteAssignment::visit_for_each(ForEach& stmt) {
  const size_t outer_next = next_;
  std::vector<Exit> outer_exits = std::exchange(exits_, {});
  if (stmt.var->symbol != nullptr) declare(*stmt.var->symbol);
  visit(stmt.iterable);
  State after = state_;
  if (stmt.var->symbol != nullptr) {
    assign_slot(stmt.pos, *stmt.var->symbol, slots_[stmt.var->symbol]);
  }
  loop([&] {
    visit(stmt.body);
    resolve(&stmt, StmtKind::kContinue);
  });
  after.unassigned &= state_.unassigned;
  state_ = std::move(after);
  resolve(&stmt, StmtKind::kBreak);
  exits_.insert(exits_.begin(), outer_exits.begin(), outer_exits.end());
  next_ = outer_next;
}

// ---- Jumps --------------------------------------------------------------------------------------

namespace {

// REQUIRES: a break, continue or yield.
const Stmt* target_of(const Stmt& jump) {
  switch (jump.kind) {
    case StmtKind::kBreak:
      return static_cast<const Break&>(jump).target;
    case StmtKind::kContinue:
      return static_cast<const Continue&>(jump).target;
    default:
      return static_cast<const Yield&>(jump).target;
  }
}

}  // namespace

// The jumps of that kind that lead to `target` join the current state.
void DefiniteAssignment::resolve(const Stmt* target, StmtKind kind) {
  std::erase_if(exits_, [&](const Exit& exit) {
    if (exit.stmt->kind != kind) return false;
    if (target_of(*exit.stmt) != target) return false;
    state_.meet(exit.state);
    return true;
  });
}

void DefiniteAssignment::visit_break(Break& stmt) {
  exits_.push_back({&stmt, state_});
  mark_dead();
}

void DefiniteAssignment::visit_continue(Continue& stmt) {
  exits_.push_back({&stmt, state_});
  mark_dead();
}

void DefiniteAssignment::visit_return(Return& stmt) {
  visit(stmt.value);
  exits_.push_back({&stmt, state_});
  mark_dead();
}

void DefiniteAssignment::visit_throw(Throw& stmt) {
  visit(stmt.value);
  mark_dead();
}

void DefiniteAssignment::visit_labeled(Labeled& stmt) {
  visit(stmt.body);
  resolve(&stmt, StmtKind::kBreak);
}

// ---- switch, try, assert ------------------------------------------------------------------------

void DefiniteAssignment::visit_switch(Switch& stmt) {
  const size_t outer_next = next_;
  visit_cases(stmt);
  resolve(&stmt, StmtKind::kBreak);
  next_ = outer_next;
}

// Leaves what holds where a group or rule ends normally, or none is chosen.
void DefiniteAssignment::visit_cases(Switch& stmt) {
  visit(stmt.selector);
  State entry = state_;
  State rules = everything();  // where some rule ends
  for (SwitchCase& c : stmt.cases) {
    if (c.is_arrow) {
      state_ = entry;
      visit_stmts(c.body);
      rules.meet(state_);
      continue;
    }
    state_.meet(entry);
    visit_stmts(c.body);
    // What this group declares is in scope in the next ones, but not assigned there.
    for (const Stmt* s : c.body) {
      if (s->kind != StmtKind::kLocalVar) continue;
      for (const VariableDeclarator* v : static_cast<const LocalVar*>(s)->vars) {
        const auto slot = slots_.find(v->symbol);
        if (slot == slots_.end()) continue;
        entry.assigned.remove(slot->second);
        entry.unassigned.add(slot->second);
      }
    }
  }
  if (!stmt.cases.empty() && stmt.cases.back().is_arrow) state_ = std::move(rules);
  if (!stmt.has_default()) state_.meet(entry);
}

// What holds behind a switch expression is what holds at all its yields (JLS 16.1.8).
void DefiniteAssignment::visit_switch_expr(SwitchExpr& expr) {
  if (expr.type != nullptr && expr.type->kind == TypeKind::kBoolean) {
    State when_true, when_false;
    switch_condition(expr, when_true, when_false);
    state_ = std::move(when_true.meet(when_false));
    return;
  }
  const size_t outer_next = next_;
  std::vector<Exit> outer_exits = std::exchange(exits_, {});
  visit_cases(*expr.body);
  mark_dead();
  resolve(expr.body, StmtKind::kYield);
  exits_.insert(exits_.begin(), outer_exits.begin(), outer_exits.end());
  next_ = outer_next;
}

void DefiniteAssignment::switch_condition(SwitchExpr& e, State& when_true, State& when_false) {
  const size_t outer_next = next_;
  const State all = everything();
  conditions_[e.body] = {all, all};
  visit_cases(*e.body);
  when_true = conditions_[e.body].when_true;
  when_false = conditions_[e.body].when_false;
  conditions_.erase(e.body);
  next_ = outer_next;
}

void DefiniteAssignment::visit_yield(Yield& stmt) {
  if (conditions_.contains(stmt.target)) {
    State when_true, when_false;
    condition(*stmt.value, when_true, when_false);
    Outcome& outcome = conditions_[stmt.target];
    outcome.when_true.meet(when_true);
    outcome.when_false.meet(when_false);
    state_ = std::move(when_true.meet(when_false));
  } else {
    visit(stmt.value);
    exits_.push_back({&stmt, state_});
  }
  mark_dead();
}

void DefiniteAssignment::visit_try(Try& stmt) {
  const Bits outer_try = unassigned_in_try_;
  std::vector<Exit> outer_exits = std::exchange(exits_, {});
  State entry = state_;
  unassigned_in_try_ = state_.unassigned;
  const size_t outer_next = next_;
  visit_resources(stmt);
  visit(static_cast<Stmt*>(stmt.body));
  unassigned_in_try_ &= state_.unassigned;
  State end = state_;
  const State catch_entry{entry.assigned, unassigned_in_try_};
  next_ = outer_next;
  for (CatchClause& c : stmt.catches) {
    state_ = catch_entry;
    declare_assigned(c.symbol);
    if (c.types.size() > 1) multi_catch_.insert(c.symbol);
    visit(static_cast<Stmt*>(c.body));
    end.meet(state_);
    next_ = outer_next;
  }
  std::vector<Exit> inner_exits = std::exchange(exits_, std::move(outer_exits));
  if (stmt.finally_block == nullptr) {
    state_ = std::move(end);
  } else {
    state_ = {entry.assigned, unassigned_in_try_};
    visit(static_cast<Stmt*>(stmt.finally_block));
    if (facts_.abrupt_finally.contains(&stmt)) {
      inner_exits.clear();
    } else {
      state_.unassigned &= end.unassigned;
      for (Exit& exit : inner_exits) {
        exit.state.assigned |= state_.assigned;
        exit.state.unassigned &= state_.unassigned;
      }
      state_.assigned |= end.assigned;
    }
  }
  exits_.insert(exits_.end(), inner_exits.begin(), inner_exits.end());
  unassigned_in_try_ &= outer_try;
  unassigned_in_try_ &= state_.unassigned;
}

void DefiniteAssignment::visit_assert(Assert& stmt) {
  State after = state_;
  State when_true, when_false;
  condition(*stmt.condition, when_true, when_false);
  after.unassigned &= when_true.unassigned;
  if (stmt.message != nullptr) {
    state_ = std::move(when_false);
    visit(stmt.message);
  }
  state_ = std::move(after);
}

}  // namespace braid::lang
