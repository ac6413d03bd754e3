// Strategies of the first search.
#pragma once

#include <random>
#include <vector>

#include "tester/path_scheduler.h"

namespace braid::tester {

// Chooses each time among all candidates with equal chance, also right after a monitor was entered.
class RandomStrategy final : public Strategy {
 public:
  explicit RandomStrategy(uint64_t seed) : random_(seed) {}
  size_t decide(const std::vector<uint32_t>& options, bool is_thread) override;
  bool inside_blocks() const override { return true; }

 private:
  std::mt19937_64 random_;
};

// Depth first over all decisions. One object runs the whole search: begin() before each path,
// next() after it.
class DepthFirst final : public Strategy {
 public:
  void begin();
  // Makes the next path: false if there is none. After a path that gave up, the same node is tried
  // with its next candidate.
  bool next();
  // Whether the path that ended was given up at a failed block (it does not count).
  bool gave_up() const { return gave_up_; }

  size_t decide(const std::vector<uint32_t>& options, bool is_thread) override;
  bool give_up_failed_block() override;
  void drop_alternatives() override;

 private:
  struct Node {
    std::vector<uint32_t> options;
    size_t taken = 0;          // index of the option on the current path
    size_t limit = 0;          // options from here on make no branch
    std::vector<bool> failed;  // options whose block could not be finished here
    bool is_thread = true;
  };
  std::vector<Node> stack_;
  size_t at_ = 0;  // decisions made on this path
  bool gave_up_ = false;
};

}  // namespace braid::tester
