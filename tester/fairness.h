// Which paths that a bound cuts off never end, and are failures.
//
// What: where a path is cut off, or a thread goes round in a loop, it asks Turns (turns.h) whether
// the program ends under a fair schedule from there. Not for every path: a loop of which nothing is
// known yet is looked at kOften times, then at each power of two. A path that is cut off in a loop
// that is known never to end shows the same failure.
//
// A state from which nothing leads out whatever the schedule (livelock.h) is found by the search
// itself; it is told apart, so that a loop is not reported twice.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tester/livelock.h"
#include "tester/session.h"
#include "tester/turns.h"

namespace braid::tester {

class Fairness {
 public:
  static constexpr uint64_t kOften = 64;

  Fairness(Session& session, uint64_t most_bytecodes);

  // The search finds threads that spin whatever the schedule: such failures are of kind kSpins
  // here, and not to be reported.
  bool search_finds_spinning = false;

  // The thread is in a loop at `place` ("Main.java:12") on a path of whole blocks, or of points.
  // The failure that this is known to be, or null; counts the question. *look: it is worth a look.
  const Failure* ask(uint32_t thread, const std::string& place, bool at_points, bool* look);
  // Looks from the state that the machine is in, to which the witness leads, and to which it is
  // brought back. The failure, or null.
  const Failure* look(uint32_t thread, const std::string& place, const Witness& witness);
  // The same where the search begins: not of a loop, but of the whole program.
  const Failure* look_at_begin();
  // After the search: what was found as a thread that spins, too, goes, and witnesses are made
  // short. REQUIRES: the checkpoint is where the search begins; the machine is brought back there.
  void settle(checkpoint::Id begin, std::vector<Failure>* failures);

 private:
  struct Place {
    uint64_t asked = 0;
    const Failure* failure = nullptr;
  };
  struct Found {
    Failure failure;
    std::vector<Turns::Loop> loops;
    std::set<std::string> lines;
  };

  const Failure* find(uint32_t thread, const std::string& place) const;
  const Failure* look(const Witness& witness);
  bool is_double(const Failure& livelock, const Failure& spins) const;
  void shorten(checkpoint::Id begin, Failure* failure);
  bool leads_there(checkpoint::Id begin, const Witness& witness, size_t steps,
                   const Failure& failure);

  Session& session_;
  Turns turns_;
  Livelock livelock_;
  std::map<std::pair<uint32_t, std::string>, Place> places_;
  std::vector<std::unique_ptr<Found>> found_;
};

}  // namespace braid::tester
