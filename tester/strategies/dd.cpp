// ExitBlock with deadlock detection: every delayed thread may run again after each block.
// Bruening 1999, sections 2.3 and 2.5.
#include "tester/strategies/all.h"

namespace braid::tester {
namespace {

class Dd final : public Strategy {
 public:
  std::string_view name() const override { return "dd"; }
  bool wakes_delayed(const Block& done, const Block& delayed) const override {
    (void)done;
    (void)delayed;
    return true;
  }
  bool prunes() const override { return false; }
  bool checks_deadlocks() const override { return true; }
  bool wakes_by_conflict() const override { return false; }
  bool is_complete() const override { return true; }
};

}  // namespace

std::unique_ptr<Strategy> make_dd() { return std::make_unique<Dd>(); }

}  // namespace braid::tester
