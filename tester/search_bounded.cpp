// Schedules with few preemptions: all with at most 0, 1, 2 ... switches away from a thread that
// could have gone on. (Musuvathi and Qadeer, "Iterative context bounding for systematic testing of
// multithreaded programs", PLDI 2007.)
#include <fmt/format.h>

#include <algorithm>

#include "tester/searcher.h"
#include "tester/strategies/all.h"

namespace braid::tester {
namespace {

Failure* find(std::vector<Failure>& failures, const Failure& f) {
  const auto at = std::find_if(failures.begin(), failures.end(),
                               [&](const Failure& g) { return g.same_as(f); });
  return at == failures.end() ? nullptr : &*at;
}

}  // namespace

// Each pass runs what the one before has run as well, and counts it: the counts are those of the
// last one. `bytecodes`: bound of a thread, 0 if there is none.
void Search::bounded(uint32_t most, uint64_t bytecodes) {
  const std::unique_ptr<Strategy> strategy = make_strategy("dd");
  const Mark before = mark();
  session_.runner->bound_threads(bytecodes != 0 ? bytecodes : UINT64_MAX);
  pass_bytecodes_ = bytecodes;
  bool is_sure = true;  // that nothing with fewer preemptions was left out
  for (uint32_t k = 0; !ended(); ++k) {
    pass_preemptions_ = k;
    const std::vector<Failure> known = begin_pass(before);
    const BoundedPass pass = bounded_pass(*strategy, k);
    is_sure &= pass.is_sure;
    for (Failure& f : result_.failures) {
      const bool is_new =
          std::none_of(known.begin(), known.end(), [&](const Failure& g) { return g.same_as(f); });
      const bool livelock = f.kind == FailureKind::kLivelock;  // not every schedule is looked at
      if (is_new && pass.complete && is_sure && !livelock) f.minimised = Minimised{k, k, 0, true};
    }
    keep_simpler(known);
    if (!pass.complete) break;
    const bool cut = result_.cut > before.result.cut;
    result_.preemptions_completed = k;
    result_.preemptions_bytecodes = cut ? bytecodes : 0;
    if (!pass.left_out) {
      result_.complete =
          pass.is_complete && !cut && !habits_.javasafe && habits_.not_modelled.empty();
      if (cut) end_by_cut(result_.cut - before.result.cut, bytecodes);
      if (!cut && !pass.is_complete)
        end_by(Limit::kOther, "a node has too many possible deadlocks to look at each");
      if (!cut) note_what_is_left_out(*strategy);
      break;
    }
    if (k == most) {
      end_by(Limit::kPreemptions, fmt::format("--preemptions {}", most));
      break;
    }
  }
  session_.runner->bound_threads(UINT64_MAX);
}

Search::BoundedPass Search::bounded_pass(const Strategy& strategy, uint32_t preemptions) {
  while (true) {
    Explorer explorer(session_.machine, *session_.store, session_.scheduler, *session_.runner,
                      *session_.watcher, strategy, habits_);
    explorer.preemptions = preemptions;
    BoundedPass pass;
    explore(explorer, &pass.complete);
    if (explorer.begins_again) continue;
    pass.left_out = explorer.preempting_left;
    pass.is_complete = !explorer.candidates_left;
    pass.is_sure = explorer.counts.cut == 0 && explorer.counts.undecided == 0 &&
                   !explorer.candidates_left && !habits_.javasafe && habits_.not_modelled.empty();
    return pass;
  }
}

// What an earlier pass has shown stays shown, with its schedule: it has fewer preemptions.
void Search::keep_simpler(const std::vector<Failure>& known) {
  for (const Failure& f : known) {
    Failure* again = find(result_.failures, f);
    if (again == nullptr) {
      result_.failures.push_back(f);
      continue;
    }
    again->witness = f.witness;
    again->what = f.what;
    again->lost_wakeup = f.lost_wakeup;
    again->minimised = f.minimised;
  }
}

}  // namespace braid::tester
