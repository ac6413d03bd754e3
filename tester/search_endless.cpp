// Schedules that never end.
#include "tester/searcher.h"
#include "tester/strategies/all.h"

namespace braid::tester {

// The schedule that a plain machine would run: if the program does not even end there, no other
// one needs to be found that shows it.
void Search::look_at_fair_schedule() {
  fairness_ = std::make_unique<Fairness>(session_, options_.max_steps);
  if (options_.mode == "exhaustive") return;
  const std::unique_ptr<Strategy> later =
      make_strategy(options_.mode == "auto" ? "rwdd" : options_.mode);
  fairness_->search_finds_spinning =
      options_.mode == "bounded" || (later && later->checks_deadlocks());
  const Failure* f = fairness_->look_at_begin();
  if (f == nullptr) return;
  fair_never_ends_ = true;
  if (f->kind == FailureKind::kSpins) return;
  Failure first = *f;
  first.first = 1;
  result_.failures.push_back(std::move(first));
}

// A walk was cut off. Whether it shows a failure, as it is known never to end.
bool Search::never_ends(const WalkResult& w) {
  bool look = false;
  const Failure* f = fairness_->ask(w.cut_thread, w.cut_line, true, &look);
  if (look && w.is_whole) f = fairness_->look(w.cut_thread, w.cut_line, w.witness);
  if (f == nullptr) return false;
  ++result_.endless;
  if (f->kind != FailureKind::kSpins) note(*f);
  return f->kind != FailureKind::kSpins;
}

}  // namespace braid::tester
