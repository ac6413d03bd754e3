// What is found out about failures after the search: simpler witnesses, how each is written, and
// its turning point.
//
// What it costs is bounded (minimise.h), and it ends early when the search is stopped: then the
// witnesses stay as they are.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "tester/failure.h"
#include "tester/session.h"

namespace braid::tester {

class Explainer {
 public:
  // The session of the search, which has come to its end.
  Explainer(const Subject& subject, Session& session, const std::atomic<bool>& stop);
  // Reduces all witnesses. `begin`: the checkpoint of where the search began, with `root`.
  void minimise(const Node& root, checkpoint::Id begin, std::vector<Failure>* failures);
  // Runs each witness again, from the program's start, and writes it down. A reduced one that does
  // not show its failure gives way to the one before it.
  void record(std::vector<Failure>* failures);
  // Finds the turning points of failures whose witnesses have been recorded.
  void find_turning_points(const Node& root, checkpoint::Id begin, std::vector<Failure>* failures);
  // Tells what happens on each recorded schedule; of very many failures, on the first ones.
  void tell(std::vector<Failure>* failures);

 private:
  bool record(Failure* f);
  bool stops() const;

  const Subject& subject_;
  Session& session_;
  const std::atomic<bool>& stop_;
  int64_t begin_ = 0;
  std::vector<Witness> originals_;
};

}  // namespace braid::tester
