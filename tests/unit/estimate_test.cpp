// The estimate of how much of a search is left, on trees whose size is known.
#include "tester/estimate.h"

#include <gtest/gtest.h>

#include <vector>

namespace braid::tester {
namespace {

// Walks a tree as the search does: a node has a first part, which is `less` levels lower, and a
// second one that is `further` levels lower. Each path takes one block more than it has branches.
class Walk {
 public:
  Walk(int less, int further, TreeEstimate::Branch branch)
      : less_(less), further_(further), branch_(branch) {}

  // Walks a tree of some levels. The share by estimate after each path.
  std::vector<double> run(int levels) {
    visit(levels);
    estimate.back(blocks_);
    return std::move(shares_);
  }
  uint64_t blocks() const { return blocks_; }

  TreeEstimate estimate{true};

 private:
  void visit(int levels) {
    ++blocks_;
    if (levels <= 0) {
      shares_.push_back(estimate.share(blocks_));
      return;
    }
    estimate.push(branch_, blocks_);
    visit(levels - less_);
    estimate.back(blocks_);
    visit(levels - further_);
  }

  int less_;
  int further_;
  TreeEstimate::Branch branch_;
  uint64_t blocks_ = 0;
  std::vector<double> shares_;
};

constexpr TreeEstimate::Branch kPlain{1, 2, 0, false};

void expect_good(const std::vector<double>& shares, double factor) {
  for (const double at : {0.1, 0.25, 0.5, 0.9}) {
    const double told = shares[static_cast<size_t>(at * static_cast<double>(shares.size()))];
    const double left = (1 - told) / told / ((1 - at) / at);
    EXPECT_LT(left, factor) << "at " << at << " it says " << told;
    EXPECT_GT(left, 1 / factor) << "at " << at << " it says " << told;
  }
}

TEST(TreeEstimate, KnowsATreeOfEqualHalves) { expect_good(Walk(1, 1, kPlain).run(14), 1.3); }

TEST(TreeEstimate, LearnsThatSecondPartsAreSmaller) {
  expect_good(Walk(1, 3, kPlain).run(24), 1.5);
}

TEST(TreeEstimate, LearnsThatSecondPartsAreLarger) { expect_good(Walk(3, 1, kPlain).run(24), 1.5); }

TEST(TreeEstimate, AtTheEndNothingIsLeft) {
  Walk walk(1, 2, kPlain);
  walk.run(12);
  EXPECT_EQ(walk.estimate.left(walk.blocks()), 0);
  EXPECT_EQ(walk.estimate.share(walk.blocks()), 1);
}

// The branches of threads' starts are the oldest, and are small where equivalent orders are
// skipped: nothing can be learned of them in time.
TEST(TreeEstimate, StartsOfThreadsAreSmallInASearchThatPrunes) {
  for (const bool prunes : {true, false}) {
    TreeEstimate estimate(prunes);
    estimate.push({1, 2, 0, true}, 1);
    EXPECT_NEAR(estimate.share(1000), prunes ? 1 / 1.02 : 1 / 1.5, 0.01);
  }
}

// More places than there is room for.
TEST(TreeEstimate, ManyPlacesShareOne) {
  TreeEstimate estimate(true);
  uint64_t blocks = 1;
  for (uint64_t place = 1; place <= 5000; ++place) {
    estimate.push({place * 16, 2, 0, false}, blocks);
    blocks += 100;
    estimate.back(blocks);
    blocks += 100;
  }
  estimate.push({1, 2, 0, false}, blocks);
  EXPECT_GT(estimate.left(blocks + 100), 0);
}

}  // namespace
}  // namespace braid::tester
