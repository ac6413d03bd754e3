// How much of the tree of schedules is done: an estimate.
//
// What: the search is depth first, and each of its branches splits what is below a node into two
// parts: a first one, which is run at once, and a second one, which waits ("others first", or a
// further vector of choices). When the second part is finished, both sizes are known, in blocks.
// From them is learned how large a second part is for a first one of a given size; then what is
// still to be done is the expected size of the second parts that wait, from the newest to the
// oldest: the first part of each is what has been run of it, plus what is expected below.
//
// What a second part is compared with: two guesses are made, and the geometric mean taken (of some
// twenty rules that were tried, the best on trees of different shapes: docs/report.md).
//  - By the place in the program where the thread's block began, with the number of siblings: as
//    many times the first part as others are enabled, to a power (0 where others sleep on, as
//    equivalent orders are skipped; 1 where each of them begins a part of its own) that is learned.
//  - By the depth of the stack of branches, with the root of the number of siblings; large parts
//    count for more.
// Branches from the start of a thread are taken to be small until one was seen to its end: a search
// that skips equivalent orders hardly ever has anything to find there, and as they are the oldest
// ones, none is finished before the end.
//
// Costs: a few additions for each branch; no memory beyond the length of the path.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace braid::tester {

class TreeEstimate {
 public:
  // `prunes`: the search skips orders that are equivalent to another one.
  explicit TreeEstimate(bool prunes) : prunes_(prunes) {}

  // A branch that is put aside.
  struct Branch {
    uint64_t place;    // where in the program the block of its thread began
    uint32_t enabled;  // threads that might run at the node
    uint16_t variant;  // 0: others first; k: the k-th further vector of choices
    bool starts_thread;
  };
  // The branch is made after so many blocks of the search; the last of them begins its first part.
  void push(const Branch& branch, uint64_t blocks) {
    path_.push_back({branch, blocks - 1, 0, waiting_++});
  }
  // All that is below the newest branch is done; it is its second part's turn. Also at the end of
  // the search, when no branch waits.
  void back(uint64_t blocks) {
    while (!path_.empty() && path_.back().first != 0) {
      const Split& s = path_.back();
      const uint64_t second = blocks - s.begin;
      if (s.first + second >= kSmall) learn(s, static_cast<double>(second));
      path_.pop_back();
    }
    if (path_.empty()) return;
    Split& s = path_.back();
    --waiting_;
    s.first = blocks - s.begin;
    s.begin = blocks;
  }

  // Blocks that are still to be run, by estimate, when so many were run.
  double left(uint64_t blocks) const;
  // The share of the tree that is done, by estimate: 0 to 1.
  double share(uint64_t blocks) const;

 private:
  // Sums over finished branches: the sizes of their parts.
  struct Sums {
    double first = 0;
    double second = 0;
    double count = 0;

    void add(double a, double b) { first += a, second += b, count += 1; }
  };
  struct Split {
    Branch branch;
    uint64_t begin;  // of the part that runs now, in blocks
    uint64_t first;  // size of the first part; 0: it runs, and the second part waits
    uint32_t depth;  // branches below it that wait
  };
  // Kinds of branches: further vectors of choices, starts of threads, else the number of enabled
  // threads, up to:
  static constexpr uint32_t kVariant = 0;
  static constexpr uint32_t kStart = 1;
  static constexpr uint32_t kMostEnabled = 16;
  static constexpr uint32_t kPlaces = 256;  // a power of two; one too many shares the first
  static constexpr uint32_t kDepths = 256;
  // The finished branches of one place.
  struct Place {
    uint64_t key = 0;
    std::array<Sums, kMostEnabled> by_kind{};
  };
  using Depths = std::vector<Sums>;
  class ByPlace;
  class ByDepth;

  // Parts that are smaller together, in blocks, are nearly all there are, and tell nothing of large
  // ones: they are not learned from.
  static constexpr uint64_t kSmall = 32;

  static uint64_t key_of(const Branch& branch) {
    return branch.place * 2 + (branch.variant != 0 ? 1 : 0);
  }
  static uint32_t kind_of(const Branch& branch);
  uint32_t find_place(uint64_t key) const;
  void learn(const Split& split, double second);
  static void learn_depth(Sums& sums, const Split& split, double second);
  double prior(const Branch& branch) const;
  static double whole(double expected, double so_far, double by_branches);
  template <class Rule>
  double left_by(Rule& rule, double blocks) const;

  bool prunes_;
  uint32_t waiting_ = 0;
  uint32_t places_used_ = 0;
  std::vector<Split> path_;
  std::vector<Place> places_ = std::vector<Place>(kPlaces);
  Depths depths_ = Depths(kDepths);
};

}  // namespace braid::tester
