// ExitBlock: all orders of blocks, deadlocks inside nested locks are not looked for.
// Bruening 1999, section 2.3.
#include "tester/strategies/all.h"

namespace braid::tester {
namespace {

class Exitblock final : public Strategy {
 public:
  std::string_view name() const override { return "exitblock"; }
  bool wakes_delayed(const Block& done, const Block& delayed) const override {
    (void)done;
    (void)delayed;
    return true;
  }
  bool prunes() const override { return false; }
  bool checks_deadlocks() const override { return false; }
  bool wakes_by_conflict() const override { return false; }
  bool is_complete() const override { return false; }
};

}  // namespace

std::unique_ptr<Strategy> make_exitblock() { return std::make_unique<Exitblock>(); }

}  // namespace braid::tester
