// The depth-first search over schedules of whole blocks.
//
// What: runs the program up to where the search begins, then visits nodes. At each node threads are
// tried one after the other; a checkpoint is taken before each block, and a branch "others first"
// remembers the node for later, with the thread that has just run delayed. The strategy says which
// threads a block wakes again.
//
// Rules (the order is part of the contract: counts and witnesses depend on it):
//  1. The current thread goes on if it is enabled, else the enabled one with the lowest number;
//     after going back there is no current thread.
//  2. An attempt that fails makes no branch: its thread is blocked at the node, and keeps what the
//     attempt has read and the monitors that it took.
//  3. The choices inside a block form one vector. Each vector is a branch that goes on with the
//     same thread; "others first" is pushed once, with the blocks of all vectors.
//  4. Nothing enabled: the path has ended, and counts. A branch with nothing enabled is not made.
//
// Owns: the nodes that wait to be visited, and the arena in which blocks lie.
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <unordered_map>

#include "checkpoint/store.h"
#include "tester/deadlock_check.h"
#include "tester/estimate.h"
#include "tester/failure.h"
#include "tester/fairness.h"
#include "tester/guide.h"
#include "tester/livelock.h"
#include "tester/node.h"
#include "tester/race_check.h"
#include "tester/runner.h"
#include "tester/search.h"
#include "tester/spin.h"
#include "tester/strategy.h"

namespace braid::tester {

class Explorer {
 public:
  // The machine stands where the search begins, with all its threads in `root`.
  Explorer(vm::Machine& machine, checkpoint::Store& store, BlockScheduler& scheduler,
           Runner& runner, Watcher& watcher, const Strategy& strategy, const Habits& habits);

  // Called at the end of each path: true ends the search.
  using PathEnd = std::function<bool()>;
  // Runs the search; false if `at_path_end` ended it. Results are in the public members.
  bool run(const Node& root, const PathEnd& at_path_end);

  // Runs one path, as the guide says. The machine stands where the search begins, and is left where
  // the path ends.
  struct Followed {
    bool ended = false;    // the program has
    bool gave_up = false;  // a thread could not run that the guide wanted
    bool cut = false;      // the path exceeded a bound
  };
  Followed follow(const Node& root, Guide& guide);
  // The path that was run last: whole blocks.
  Witness path_witness() const;

  struct Counts {
    uint64_t schedules = 0;
    uint64_t asleep = 0;  // of them, cut off: the rest of the path is on another one
    uint64_t failing = 0;
    uint64_t blocks = 0;
    uint64_t failed_attempts = 0;
    uint64_t spins = 0;    // of them, because the thread went round without progress
    uint64_t cut = 0;      // exceeded a bound
    uint64_t endless = 0;  // of them, in a loop that is known never to end
    uint64_t deadlock_candidates = 0;
    uint64_t undecided = 0;  // states that may spin for ever: too many to tell
    uint64_t bytecodes = 0;
    uint64_t longest = 0;  // bytecodes of one thread on one path
    size_t depth = 0;      // most branches at once
  } counts;
  std::vector<Failure> failures;
  size_t waiting() const { return depth_; }  // branches
  // Blocks that are still to be run, by estimate, and the share of the search that is done.
  double blocks_left() const { return estimate_.left(counts.blocks); }
  double share_done() const { return estimate_.share(counts.blocks); }
  // Called where a path ends with all of the program done, and where all threads are stuck.
  std::function<void()> on_outcome;
  std::function<void()> on_stuck;
  // Called whenever a schedule shows a failure, a known one too.
  std::function<void(const Failure&, const Witness&)> on_failure;
  // Tells which paths never end, if it is set.
  Fairness* fairness = nullptr;
  // Asked now and then inside a path: true ends the search there.
  std::function<bool()> should_stop;
  size_t max_depth = SIZE_MAX;
  // At most so many switches away from a thread that could have gone on.
  uint32_t preemptions = UINT32_MAX;
  // Goes back by running the path again from where the search began, instead of by checkpoints: to
  // check that both come to the same. REQUIRES: the newest checkpoint when run() is called is of
  // that moment.
  bool reexecutes = false;
  // The log has told less than it should; it is mended, and the search is to be begun again.
  bool begins_again = false;
  std::vector<std::string> late_finals;  // because of these fields: Rules::late_finals
  bool tests_locks = false;      // because a lock was tested, which was not foreseen
  bool bound_hit = false;        // something was left out because of a bound:
  bool too_deep = false;         //   a branch, because of max_depth
  bool preempting_left = false;  //   a branch, because of preemptions
  bool candidates_left = false;  //   a node has too many possible deadlocks to look at each
  bool end_reached = false;      // braid.Tester.end was called on some path
  bool stop_at_first = false;
  std::vector<std::string> cut_at;  // where threads were when a path was cut off

 private:
  struct Branch {
    checkpoint::Id checkpoint{};
    bool owns_checkpoint = false;  // nobody below uses it
    bool others_first = false;
    uint32_t thread = 0;
    std::span<const uint32_t> choices;
    Arena::Mark mark;
    size_t steps = 0;
    size_t answers = 0;
    size_t path_failures = 0;
    size_t reported = 0;
    Node node;
  };

  struct Variant {
    const Block* block;
    Runner::End end;
  };

  void begin_at(const Node& root);
  void path();
  bool time_passes();
  int64_t deadline_of(uint32_t t);
  void begin(uint32_t t, std::span<const uint32_t> choices);
  void note_deadline(uint32_t t);
  void place_interrupted();
  bool advance();
  bool has_choices() const;
  std::vector<Variant> run_variants(uint32_t t, Block* first, Runner::End first_end);
  bool advance_by_choices(uint32_t t, Block* first, Runner::End first_end);
  // Paths of a guide (explorer_guided.cpp).
  uint32_t tried_before(uint32_t wanted, bool all) const;
  bool try_for(uint32_t t);
  bool run_for(uint32_t t, Guide& guide);
  void run_part_for(uint32_t t, Guide& guide);
  Block* run_block(uint32_t t, std::span<const uint32_t> choices, Runner::End* end);
  void finish_attempt(uint32_t t, const Block* block);
  void look_at(uint32_t t, Block* block, Runner::End* end);
  bool goes_round(uint32_t t, Block* block, Runner::End end);
  void note_round(uint32_t t, const Block* block);
  bool makes_branch(uint32_t t, Runner::End end, bool unseen);
  void note_late_finals();
  bool ends_unseen(uint32_t t, const Block& block) const;
  Branch& push(uint32_t t);
  void note_branch(size_t variant, bool starts_thread);
  void push_others_first(uint32_t t, const Block* blocks, size_t reported_before,
                         size_t failures_before);
  void apply(uint32_t t, Runner::End end, const Block* block);
  void stop_branching();
  void wake_others(uint32_t t, const Block* block);
  void wake_sleepers(const Block& done);
  void place_woken(uint32_t slot);
  void place_entrant(uint32_t t);
  void add_new_threads();
  void check_races(uint32_t t, const Block* block);
  void note_race(const Race& race);
  void check_deadlock(const Block* tried);
  bool construct(const std::vector<DeadlockCheck::Stop>& stops, Witness& witness);
  bool all_stuck(const std::vector<uint32_t>& threads);
  bool somebody_times_out(const std::vector<DeadlockCheck::Stop>& stops);
  void confirm_deadlock(const std::vector<DeadlockCheck::Stop>& stops);
  void confirm_livelock(Witness witness);
  // Deadlocks as Bruening 1999 finds them (explorer_chains.cpp).
  void note_last_left(uint32_t t);
  void follow_lock_chain(uint32_t t, const Block* attempt);
  void check_left_over();
  void note_failures(uint32_t t, bool partial);
  // The number of the failure in failures.
  size_t note(Failure f, Witness witness);
  void offer(size_t failure, const Failure& seen, Witness witness);
  void note_on_path(size_t failure);
  void end_path(bool cut);
  void note_cut(uint32_t t);
  bool never_ends(uint32_t t, const std::string& place);
  bool backtrack();
  void drop_here();
  void restore(checkpoint::Id& id, size_t steps);
  void drop(checkpoint::Id id);
  uint32_t number_of(uint32_t slot) const { return machine_.thread(slot)->number; }
  vm::Thread& thread(uint32_t t) { return *machine_.thread(node_.places[t].slot); }

  vm::Machine& machine_;
  checkpoint::Store& store_;
  BlockScheduler& scheduler_;
  Runner& runner_;
  Watcher& watcher_;
  const Strategy& strategy_;
  const Habits& habits_;
  Arena arena_;
  BlockBuilder builder_;
  DeadlockCheck deadlocks_;
  std::optional<Livelock> livelock_;
  // States that were looked at for a livelock: index of the failure, SIZE_MAX if it is none.
  std::unordered_map<checkpoint::Digest, size_t, checkpoint::DigestHash> rounds_;
  Node node_;
  uint32_t next_number_ = 0;     // number of the next thread to be started
  uint64_t root_bytecodes_ = 0;  // of the initial thread, where the search begins
  checkpoint::Id root_{};
  // The checkpoint of the node where the search stands, if there is one.
  bool has_here_ = false;
  checkpoint::Id here_{};
  std::vector<Branch> branches_;
  size_t depth_ = 0;
  // The path: blocks, and the answers to their choices.
  std::vector<Witness::Step> steps_;
  std::vector<uint32_t> answers_;
  std::vector<size_t> path_failures_;  // indices in failures
  std::vector<Race> races_;
  uint64_t collections_before_ = 0;
  uint64_t point_before_ = 0;  // of the thread that runs, at the start of its block
  uint64_t point_after_ = 0;
  bool has_point_after_ = false;
  const SpinCell* cell_ = nullptr;  // of the block that was just run
  bool over_ = false;               // the path has ended
  bool cut_ = false;                // because it exceeded a bound
  bool stopped_ = false;
  const void* pc_before_ = nullptr;  // of the thread that runs, at the start of its block
  TreeEstimate estimate_;
};

}  // namespace braid::tester
