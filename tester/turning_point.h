// The last choice of a failing schedule at which another one still leads to a good end.
//
// What: goes along the witness from its end to its beginning. At each choice every other thread
// that can run there is tried, then every other answer of the block (whom a notify wakes, what
// braid.Choose returned); each is continued in the usual order, then with the threads in turn, then
// at random. The first run that ends the whole program without a failure wins; it is recorded, and
// played once more. For a data race a good end is a run on which no two threads are about to touch
// the variable.
//
// A choice is where a block begins, or, at the end of a deadlock's witness, where a thread runs
// while others are stopped inside their blocks.
//
// "Last" is as far as these runs have shown: a later choice may have a good continuation that was
// not among them. That the run which is shown ends well is certain.
//
// Owns: nothing. It costs at most so many runs as its caller allows, and kBytecodes for one.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "tester/explorer.h"
#include "tester/recorder.h"
#include "tester/session.h"

namespace braid::tester {

class TurningPointFinder {
 public:
  static constexpr uint64_t kRuns = 2000;  // for all failures of a program together
  static constexpr uint64_t kTaken = 100;
  static constexpr uint64_t kBytecodes = 1'000'000;  // of each thread on one run
  static constexpr uint64_t kAllBytecodes = 100'000'000;

  // `begin`: the checkpoint of where the search begins, with `root`. `stop` is asked now and then.
  TurningPointFinder(const Subject& subject, Session& session, const Node& root,
                     checkpoint::Id begin, std::function<bool()> stop);
  // Sets Failure::turning_point, if there is one within so many runs; the failure's schedule then
  // has a segment that begins there. REQUIRES: its witness consists of whole blocks.
  void find(Failure& failure, uint64_t runs);
  uint64_t runs() const { return runs_; }

 private:
  // Instead of what the witness does at a position: the number of a step, or of a partial block
  // after the steps.
  struct Other {
    size_t position = 0;
    uint32_t thread = 0;
    std::optional<std::vector<uint32_t>> answers;  // set: the same thread, with other answers
    size_t answer = 0;                             // the first that differs
  };

  std::vector<size_t> positions() const;
  uint32_t thread_at(size_t position) const;
  std::vector<Other> others_at(size_t position);
  bool ends_well(const Other& other);
  bool take(const Other& other);

  const Subject& subject_;
  Session& session_;
  const Node& root_;
  checkpoint::Id begin_;
  std::function<bool()> stop_;
  std::unique_ptr<Strategy> strategy_;
  size_t reported_ = 0;
  uint64_t runs_ = 0;
  uint64_t last_run_ = 0;
  uint64_t bytecodes_ = 0;
  uint64_t taken_ = 0;  // good runs that were written down
  // While one failure is looked at.
  Failure* failure_ = nullptr;
  Recording failing_;
  Witness good_;
};

}  // namespace braid::tester
