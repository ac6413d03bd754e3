// Every interleaving of single operations: the oracle of the other searches.
//
// What: explores all states that the program can reach when any thread may run after each access to
// shared state. States are told apart by digests (checkpoint/digest.h); a state that was visited
// before is not visited again. For small programs and tests.
#pragma once

#include <functional>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "checkpoint/digest.h"
#include "tester/failure.h"
#include "tester/session.h"

namespace braid::tester {

using DigestSet = std::unordered_set<checkpoint::Digest, checkpoint::DigestHash>;

class Exhaustive {
 public:
  // The session stands where the search begins, with a checkpoint of that moment.
  explicit Exhaustive(Session& session);

  // False: `ended`, which is asked now and then, has ended it.
  bool run(const std::function<bool()>& ended);

  uint64_t states = 0;
  uint64_t steps = 0;
  uint64_t ends = 0;  // states from which nobody can go on
  bool cut = false;   // a thread ran into max_steps
  // Sets of states that lead to each other and nowhere else, with somebody running.
  uint64_t livelocks = 0;
  std::vector<Failure> failures;
  DigestSet final_states;
  DigestSet stuck_states;
  // Called at the end of the program, in the state that it has ended in.
  std::function<void()> on_end;

 private:
  // The operation that a thread would do next.
  struct Next {
    uint32_t thread = 0;
    std::vector<vm::AccessEntry> accesses;
  };
  struct State {
    checkpoint::Id checkpoint{};
    std::vector<uint32_t> threads;  // still to be tried
    std::vector<uint32_t> answers;  // of the next try of threads.back()
    std::vector<Next> next;         // what those that were tried do
    uint32_t number = 0;            // as the state was met
    std::vector<uint32_t> movers;   // who could go on
    bool waits_to_own = false;      // somebody waits to own what others share
    size_t lost_notifies = 0;
  };

  // The number of the state; whether it is new in *fresh.
  uint32_t visit(size_t lost_notifies, bool* fresh);
  void look_for_livelocks();
  void finish(State& state);
  bool readers_may_stay(const State& state);
  void try_next(State& state);
  void compare(const State& state, const Next& next);
  void note(Failure f);
  std::vector<uint32_t> candidates();
  checkpoint::Digest digest();

  Session& s_;
  checkpoint::Digester digester_;
  std::unordered_map<checkpoint::Digest, uint32_t, checkpoint::DigestHash> visited_;
  std::vector<std::pair<uint32_t, uint32_t>> edges_;
  std::vector<State> stack_;
  std::vector<Witness::Step> steps_;
  std::vector<std::vector<uint32_t>> answers_;
};

}  // namespace braid::tester
