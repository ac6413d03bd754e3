// Whether a state goes on for ever without getting anywhere.
//
// What: from a state in which threads are suspected to spin, runs every order of blocks, telling
// states apart by digests. If they go round for ever whatever happens, and nothing leads out, the
// threads that move there spin for ever, and the others wait for ever.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "checkpoint/digest.h"
#include "checkpoint/store.h"
#include "tester/failure.h"
#include "tester/runner.h"

namespace braid::tester {

class Livelock {
 public:
  static constexpr size_t kMostStates = 2000;

  Livelock(vm::Machine& machine, checkpoint::Store& store, BlockScheduler& scheduler,
           Runner& runner);

  enum class Verdict : uint8_t { kNo, kForEver, kUndecided };
  // Looks at the state that the machine is in, to which it is brought back.
  Verdict look();
  checkpoint::Digest digest() { return digester_.digest(); }
  // After kForEver: the failure. The machine is still in the state that was looked at.
  Failure describe();

 private:
  struct Edge {
    uint32_t to = 0;
    uint32_t thread = 0;
    bool time_out = false;
  };
  struct State {
    std::vector<Edge> edges;
    std::vector<std::pair<uint32_t, std::string>> places;  // of threads
    checkpoint::Id checkpoint{};
    std::vector<uint32_t> threads;  // still to be tried
    std::vector<uint32_t> answers;  // of the next try
    bool recurs = false;            // nothing leads out of its component
  };

  bool explore();
  std::vector<uint32_t> threads() const;  // that can be run
  bool try_next(uint32_t state);
  bool never_ends();
  bool needs_time_outs() const;
  std::vector<std::pair<uint32_t, std::string>> places() const;

  vm::Machine& machine_;
  checkpoint::Store& store_;
  BlockScheduler& scheduler_;
  Runner& runner_;
  checkpoint::Digester digester_;
  std::vector<State> states_;
  std::vector<uint32_t> stack_;
  std::vector<uint32_t> movers_;                          // threads that finished a block
  std::vector<std::pair<uint32_t, std::string>> places_;  // of threads, in all states
  bool gets_out_ = false;
  bool polls_ = false;
};

}  // namespace braid::tester
