#include "tester/components.h"

#include <algorithm>
#include <utility>

namespace braid::tester {
namespace {

constexpr uint32_t kNone = UINT32_MAX;

class Tarjan {
 public:
  explicit Tarjan(const std::vector<std::vector<uint32_t>>& next)
      : next_(next), order_(next.size(), 0), low_(next.size(), 0), component_(next.size(), kNone) {}

  std::vector<uint32_t> run() {
    for (uint32_t root = 0; root < next_.size(); ++root)
      if (order_[root] == 0) visit(root);
    return std::move(component_);
  }
  uint32_t count() const { return count_; }

 private:
  void visit(uint32_t root) {
    calls_.emplace_back(root, 0);
    while (!calls_.empty()) {
      const uint32_t v = calls_.back().first;
      if (order_[v] == 0) {
        order_[v] = low_[v] = ++counter_;
        path_.push_back(v);
      }
      if (calls_.back().second == next_[v].size()) {
        leave(v);
        continue;
      }
      const uint32_t w = next_[v][calls_.back().second++];
      if (order_[w] == 0) {
        calls_.emplace_back(w, 0);
      } else if (component_[w] == kNone) {
        low_[v] = std::min(low_[v], order_[w]);
      }
    }
  }
  void leave(uint32_t v) {
    if (low_[v] == order_[v]) {
      uint32_t w = kNone;
      while (w != v) {
        w = path_.back();
        path_.pop_back();
        component_[w] = count_;
      }
      ++count_;
    }
    calls_.pop_back();
    if (!calls_.empty()) low_[calls_.back().first] = std::min(low_[calls_.back().first], low_[v]);
  }

  const std::vector<std::vector<uint32_t>>& next_;
  std::vector<uint32_t> order_;  // of visit, from 1; 0: not visited
  std::vector<uint32_t> low_;
  std::vector<uint32_t> component_;
  std::vector<uint32_t> path_;
  std::vector<std::pair<uint32_t, size_t>> calls_;  // state, number of the edge to follow next
  uint32_t counter_ = 0;
  uint32_t count_ = 0;
};

}  // namespace

Components components_of(const std::vector<std::vector<uint32_t>>& next) {
  Components c;
  Tarjan tarjan(next);
  c.of = tarjan.run();
  c.left.resize(tarjan.count());
  c.moves.resize(tarjan.count());
  for (uint32_t from = 0; from < next.size(); ++from)
    for (uint32_t to : next[from]) (c.of[from] == c.of[to] ? c.moves : c.left)[c.of[from]] = true;
  return c;
}

}  // namespace braid::tester
