// A search while it runs: what search() of search.h does, mode by mode.
//
// search_endless.cpp has what concerns loops without end.
// search.cpp has the modes that run all schedules, search_bounded.cpp those with few preemptions
// and the change from the one to the other, search_progress.cpp what is told on the way.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "checkpoint/digest.h"
#include "tester/explorer.h"
#include "tester/fairness.h"
#include "tester/outcomes.h"
#include "tester/search.h"
#include "tester/session.h"
#include "tester/walk.h"

namespace braid::tester {

// Nanoseconds of a clock that never goes back.
int64_t now();

// Says about a hundred times a second that it is time to look at the clock, without looking at it
// every time that it is asked.
class Pace {
 public:
  bool is_due(int64_t begin);
  int64_t at() const { return at_; }  // the last look, since the beginning

 private:
  static constexpr int64_t kNanos = 10'000'000;
  static constexpr int kLongest = 256;  // paths may suddenly be longer
  int interval_ = 1;
  int left_ = 1;
  int64_t at_ = 0;
};

class Search {
 public:
  Search(const Subject& subject, const SearchOptions& options, const std::atomic<bool>& stop);

  SearchResult run();

 private:
  static Habits& with_options(Habits& h, const SearchOptions& options) {
    h.prints_matter = options.outcomes;
    h.javasafe = options.javasafe;
    return h;
  }
  uint64_t total() const { return result_.random_schedules + result_.schedules; }
  bool ended();
  void end_by(Limit limit, std::string bound);
  void end_by_cut(uint64_t cut, uint64_t bytecodes);
  Progress progress();
  bool goes_over();
  void only_one_schedule();
  void look_at_fair_schedule();
  bool never_ends(const WalkResult& walk);
  // Paths so far that never end.
  uint64_t endless() const {
    return result_.endless + (explorer_ == nullptr ? 0 : explorer_->counts.endless);
  }
  void walks(Walker& walker, uint64_t count);
  void systematic(const Strategy& strategy);
  uint64_t first_bound(const Strategy& strategy);
  bool one_depth(const Strategy& strategy);
  void bounded(uint32_t most, uint64_t bytecodes);
  struct BoundedPass {
    bool complete = false;     // nothing has ended it
    bool left_out = false;     // a schedule with more preemptions
    bool is_complete = false;  // every node was looked at for deadlocks
    bool is_sure = false;      // and nothing else was left out
  };
  BoundedPass bounded_pass(const Strategy& strategy, uint32_t preemptions);
  void keep_simpler(const std::vector<Failure>& known);
  void exhaustive();
  void collect(std::vector<checkpoint::Digest>& states);
  void sort_states();
  void explore(Explorer& explorer, bool* complete);
  void learn_from(const Explorer& explorer);
  void note(Failure f);
  void note_cut(std::string place);
  void note_what_is_left_out(const Strategy& strategy);
  void back_to_root();
  void note_good_end();
  bool always_fails() const;
  void explain();

  // What is known before a part of the search that is run again and again with growing bounds.
  struct Mark {
    SearchResult result;  // but for the outcomes
    std::vector<uint64_t> outcomes;
  };
  Mark mark() const;
  // Back to the counts of then, for the next pass. The failures that were known until now.
  std::vector<Failure> begin_pass(const Mark& mark);

  Subject subject_;  // and what was learned about it: its late finals
  const SearchOptions& options_;
  const std::atomic<bool>& stop_;
  int64_t begin_;
  Habits habits_;
  Session session_;
  Node root_;
  checkpoint::Id root_checkpoint_{};
  bool has_root_ = false;   // there is a second thread
  bool ends_well_ = false;  // some schedule has
  size_t asserted_before_ = 0;
  std::mt19937_64 random_;
  uint64_t walk_bound_ = UINT64_MAX;  // bytecodes of a thread, of a random schedule
  SearchResult result_;
  Pace pace_;
  const Explorer* explorer_ = nullptr;  // while it runs
  OutcomeCounter outcomes_{result_.outcomes};
  bool out_of_time_ = false;
  bool may_go_over_ = false;
  // The pass that runs: its bounds. The first one with a bound on bytecodes may do for all.
  uint64_t pass_bytecodes_ = 0;
  bool is_first_pass_ = true;
  std::optional<uint32_t> pass_preemptions_;
  int64_t pass_begin_ = 0;  // since the beginning
  int64_t estimated_at_ = -1;
  int64_t judged_at_ = 0;  // by goes_over()
  double share_ = 0;       // of the pass, by the last estimate
  std::unique_ptr<checkpoint::Digester> digester_;
  std::unique_ptr<Fairness> fairness_;
  bool fair_never_ends_ = false;  // from where the search begins
};

}  // namespace braid::tester
