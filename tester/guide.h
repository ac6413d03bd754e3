// Who runs next on a path, decided from outside: the explorer follows a guide instead of going
// depth first.
//
// What: the explorer asks at each node. It tries the current thread first, if the guide wants
// another one, so that a switch counts as a preemption only if that thread could have gone on.
#pragma once

#include <span>
#include <vector>

#include "tester/failure.h"
#include "tester/node.h"

namespace braid::tester {

class Guide {
 public:
  virtual ~Guide() = default;
  // The thread that is to run its next block. Node::kNobody: the path ends here, after all that are
  // enabled were tried, so that what they would do is known: races and deadlocks are seen.
  virtual uint32_t next(const Node& node) = 0;
  // The first answers to the choices of that block; zeros follow.
  virtual std::span<const uint32_t> answers() { return {}; }
  // After how many acquisitions of that block its thread is stopped, right before the next one.
  virtual uint32_t stops_after() const { return UINT32_MAX; }
  // The thread that next() has named cannot run its block here. Whether next() is asked again; if
  // not, the path ends.
  virtual bool refused(uint32_t thread) = 0;
  // Whether all other threads are tried at each node before one runs, so that all races with what
  // they would do are seen.
  virtual bool tries_all(const Node& node) const {
    (void)node;
    return false;
  }
};

// The blocks of a witness, and then the end.
class WitnessGuide final : public Guide {
 public:
  explicit WitnessGuide(const Witness& witness) : witness_(witness) {}
  uint32_t next(const Node& node) override;
  std::span<const uint32_t> answers() override { return answers_; }
  bool refused(uint32_t) override { return false; }

 private:
  const Witness& witness_;
  size_t at_ = 0;
  size_t choices_ = 0;
  std::span<const uint32_t> answers_;
};

}  // namespace braid::tester
