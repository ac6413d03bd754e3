// ExitBlock-RW and ExitBlock-RWDD as Bruening 1999 prints them in figures 2.7, 2.9 and 2.12 and in
// section 2.5: to reproduce his tables, and to show what they miss and invent.
#include "tester/lock_chains.h"
#include "tester/strategies/all.h"

namespace braid::tester {
namespace {

class RwThesis final : public Strategy {
 public:
  std::string_view name() const override { return "rw-thesis"; }
  bool wakes_delayed(const Block& done, const Block& delayed) const override {
    return data_conflict(done, delayed);
  }
  bool wakes_blocked(const Block& done, const Block& attempt) const override {
    return releases_what_it_wants(done, attempt);
  }
  bool wakes_by_conflict() const override { return false; }
  bool checks_deadlocks() const override { return false; }
  bool follows_lock_chains() const override { return true; }
  bool checks_races() const override { return false; }
  bool is_complete() const override { return false; }
};

}  // namespace

std::unique_ptr<Strategy> make_rw_thesis() { return std::make_unique<RwThesis>(); }

}  // namespace braid::tester
