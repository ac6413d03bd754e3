// ExitBlock-RW with deadlock detection: a delayed thread sleeps until a block conflicts with its
// own. Bruening 1999, sections 2.4 and 2.5, with the owner rule and kept reads of
// docs/schedules.md; sleep sets: Godefroid 1996.
#include "tester/strategies/all.h"

namespace braid::tester {
namespace {

class Rwdd final : public Strategy {
 public:
  std::string_view name() const override { return "rwdd"; }
  bool wakes_delayed(const Block& done, const Block& delayed) const override {
    return conflict(done, delayed);
  }
  bool checks_deadlocks() const override { return true; }
  bool is_complete() const override { return true; }
};

}  // namespace

std::unique_ptr<Strategy> make_rwdd() { return std::make_unique<Rwdd>(); }

}  // namespace braid::tester
