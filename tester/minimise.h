// Reduces the witnesses of failures: fewest preemptions, then fewest stretches, then fewest blocks.
//
// What, in this order:
//  1. Witnesses of random walks, which switch at any point, are turned into schedules of whole
//     blocks.
//  2. A search for all failures at once: every schedule with at most 0, 1, 2 ... preemptions, as
//     `--search bounded` runs them. A failure that it finds with k, after it has run all with
//     fewer, has no witness with fewer: that is proved.
//  3. Where its runs are used up before that, the witness itself is simplified: stretches are
//     dropped, or moved next to others of their thread, as long as the failure still shows (Jalbert
//     and Sen, "A trace simplification technique for effective debugging of concurrent programs",
//     FSE 2010).
//
// It costs at most kSearchRuns and kReduceRuns runs of the program together, however many failures
// there are, and kBytecodes.
#pragma once

#include <functional>
#include <vector>

#include "tester/explorer.h"
#include "tester/session.h"

namespace braid::tester {

class Minimiser {
 public:
  static constexpr uint64_t kSearchRuns = 1500;
  static constexpr uint64_t kReduceRuns = 500;
  static constexpr uint64_t kBytecodes = 100'000'000;

  // `begin`: the checkpoint of where the search begins, to which the machine is brought back after
  // all. `stop` is asked now and then.
  Minimiser(Session& session, const Node& root, checkpoint::Id begin, std::function<bool()> stop);
  // Gives each failure its simplest witness, and says in Failure::minimised how simple it is.
  void run(std::vector<Failure>& failures);

 private:
  struct Target {
    Failure* failure = nullptr;
    Witness best;
    uint32_t before = 0;
    uint64_t runs = 0;
    bool settled = false;  // nothing simpler exists
    // Whether this is the failure; a lost wake-up stays one.
    bool is(const Failure& seen) const {
      return failure->same_as(seen) && failure->lost_wakeup == seen.lost_wakeup;
    }
  };

  bool stops() const { return over_ || stop_(); }
  void back_to_begin();
  bool follow(Target& target, const Witness& candidate);
  void take_original(Target& target);
  std::vector<bool> failed_steps(const Witness& points);
  Witness to_blocks(const Witness& points);
  void search();
  bool pass(uint32_t preemptions, bool* every);
  void reduce(Target& target, uint64_t runs);
  bool simplify_once(Target& target, uint64_t runs);

  Session& session_;
  const Node& root_;
  checkpoint::Id begin_;
  std::function<bool()> stop_;
  std::unique_ptr<Strategy> strategy_;
  size_t reported_ = 0;  // by the watcher, before the search
  std::vector<Target> targets_;
  uint64_t runs_ = 0;
  uint64_t bytecodes_ = 0;
  uint64_t bound_ = 0;      // bytecodes of a thread
  uint32_t exhausted_ = 0;  // every schedule with fewer preemptions was run
  bool over_ = false;
};

}  // namespace braid::tester
