// ExitBlock-RW: as rwdd, deadlocks inside nested locks are not looked for.
// Bruening 1999, section 2.4.
#include "tester/strategies/all.h"

namespace braid::tester {
namespace {

class Rw final : public Strategy {
 public:
  std::string_view name() const override { return "rw"; }
  bool wakes_delayed(const Block& done, const Block& delayed) const override {
    return conflict(done, delayed);
  }
  bool checks_deadlocks() const override { return false; }
  bool is_complete() const override { return false; }
};

}  // namespace

std::unique_ptr<Strategy> make_rw() { return std::make_unique<Rw>(); }

}  // namespace braid::tester
