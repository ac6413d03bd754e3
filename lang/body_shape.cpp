#include "lang/body_shape.h"

#include <string>
#include <vector>

namespace braid::lang {
namespace {

bool is_literal_true(const Expr* e) {
  if (!e) return true;  // for (;;)
  if (e->kind != ExprKind::kLiteral) return false;
  const auto& l = static_cast<const Literal&>(*e);
  const auto* value = std::get_if<int32_t>(&l.constant);
  return l.literal_kind == TypeKind::kBoolean && value && *value;
}

class ShapeFinder {
 public:
  BodyShape shape;

  bool completes(const std::vector<Stmt*>& stmts) {
    bool reachable = true;
    for (const Stmt* s : stmts) reachable = completes(*s) && reachable;
    return reachable;
  }

  // The statement is left by a break that names no label, or one of its own.
  bool is_left_by_break(const Stmt& loop, const Stmt& body) {
    loops_.push_back({&loop});
    completes(body);
    return loops_.back().broken;
  }

  bool completes(const Block& b) { return completes(b.statements); }

  bool loop(const Stmt& s, const Stmt& body, bool endless) {
    loops_.push_back({&s});
    completes(body);
    const bool broken = loops_.back().broken;
    loops_.pop_back();
    return broken || !endless;
  }

 private:
  bool completes(const Stmt& s) {
    switch (s.kind) {
      case StmtKind::kBlock:
        return completes(static_cast<const Block&>(s).statements);
      case StmtKind::kIf: {
        const auto& i = static_cast<const If&>(s);
        const bool then = completes(*i.then_stmt);
        return (i.else_stmt ? completes(*i.else_stmt) : true) || then;
      }
      case StmtKind::kWhile: {
        const auto& w = static_cast<const While&>(s);
        return loop(s, *w.body, is_literal_true(w.condition));
      }
      case StmtKind::kDoWhile: {
        const auto& w = static_cast<const DoWhile&>(s);
        loops_.push_back({&s});
        const bool through = completes(*w.body);
        const auto state = loops_.back();
        loops_.pop_back();
        return state.broken || ((through || state.continued) && !is_literal_true(w.condition));
      }
      case StmtKind::kFor: {
        const auto& f = static_cast<const For&>(s);
        return loop(s, *f.body, is_literal_true(f.condition));
      }
      case StmtKind::kForEach:
        loop(s, *static_cast<const ForEach&>(s).body, false);
        return true;
      case StmtKind::kLabeled: {
        const auto& l = static_cast<const Labeled&>(s);
        labels_.push_back({&l});
        const bool through = completes(*l.body);
        const bool broken = labels_.back().broken;
        labels_.pop_back();
        return through || broken;
      }
      case StmtKind::kSwitch:
        return completes_switch(static_cast<const Switch&>(s));
      case StmtKind::kReturn:
        (static_cast<const Return&>(s).value ? shape.returns_value : shape.returns_void) = true;
        return false;
      case StmtKind::kThrow:
      case StmtKind::kYield:
        return false;
      case StmtKind::kBreak:
        note_break(static_cast<const Break&>(s).label);
        return false;
      case StmtKind::kContinue:
        note_continue(static_cast<const Continue&>(s).label);
        return false;
      case StmtKind::kTry: {
        const auto& t = static_cast<const Try&>(s);
        bool through = completes(*t.body);
        for (const CatchClause& c : t.catches) through = completes(*c.body) || through;
        if (t.finally_block && !completes(*t.finally_block)) return false;
        return through;
      }
      case StmtKind::kSynchronized:
        return completes(*static_cast<const Synchronized&>(s).body);
      default:
        return true;
    }
  }

  bool completes_switch(const Switch& s) {
    loops_.push_back({&s});
    bool last = true;  // of the last group, or of some rule
    bool rule = false;
    for (const SwitchCase& c : s.cases) {
      last = completes(c.body);
      rule |= c.is_arrow && last;
    }
    const bool broken = loops_.back().broken;
    loops_.pop_back();
    return broken || last || rule || !s.has_default();
  }

  void note_break(const std::string& label) {
    if (label.empty()) {
      if (!loops_.empty()) loops_.back().broken = true;
      return;
    }
    for (Target& t : labels_) {
      if (static_cast<const Labeled*>(t.stmt)->label == label) t.broken = true;
    }
  }

  void note_continue(const std::string& label) {
    for (size_t i = loops_.size(); i-- > 0;) {
      if (loops_[i].stmt->kind == StmtKind::kSwitch) continue;
      loops_[i].continued = true;
      if (label.empty()) return;
    }
  }

  struct Target {
    const Stmt* stmt;
    bool broken = false;
    bool continued = false;
  };
  std::vector<Target> loops_;
  std::vector<Target> labels_;
};

}  // namespace

BodyShape shape_of(const Block& body) {
  ShapeFinder finder;
  finder.shape.completes = finder.completes(body.statements);
  return finder.shape;
}

bool can_complete(const Stmt& stmt) {
  ShapeFinder finder;
  return finder.completes({const_cast<Stmt*>(&stmt)});
}

bool is_left_by_break(const Stmt& loop, const Stmt& body) {
  ShapeFinder finder;
  return finder.is_left_by_break(loop, body);
}

}  // namespace braid::lang
