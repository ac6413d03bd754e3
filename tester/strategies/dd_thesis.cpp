// ExitBlock-DD as Bruening 1999 prints it in figures 2.7 and 2.9 and in section 2.5: to show what
// it misses and invents.
#include "tester/lock_chains.h"
#include "tester/strategies/all.h"

namespace braid::tester {
namespace {

class DdThesis final : public Strategy {
 public:
  std::string_view name() const override { return "dd-thesis"; }
  bool wakes_delayed(const Block& done, const Block& delayed) const override {
    (void)done;
    (void)delayed;
    return true;
  }
  bool wakes_blocked(const Block& done, const Block& attempt) const override {
    return releases_what_it_wants(done, attempt);
  }
  bool wakes_by_conflict() const override { return false; }
  bool prunes() const override { return false; }
  bool checks_deadlocks() const override { return false; }
  bool follows_lock_chains() const override { return true; }
  bool checks_races() const override { return false; }
  bool is_complete() const override { return false; }
};

}  // namespace

std::unique_ptr<Strategy> make_dd_thesis() { return std::make_unique<DdThesis>(); }

}  // namespace braid::tester
