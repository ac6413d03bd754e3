#include "tester/strategies.h"

#include <algorithm>

#include "vm/assert.h"

namespace braid::tester {

size_t RandomStrategy::decide(const std::vector<uint32_t>& options, bool is_thread) {
  (void)is_thread;
  return static_cast<size_t>(random_() % options.size());
}

void DepthFirst::begin() {
  at_ = 0;
  gave_up_ = false;
}

size_t DepthFirst::decide(const std::vector<uint32_t>& options, bool is_thread) {
  if (at_ == stack_.size()) {
    stack_.push_back({options, 0, options.size(), std::vector<bool>(options.size()), is_thread});
  }
  const Node& node = stack_[at_];
  BRAID_ASSERT(node.options == options,
               "a path did not repeat: the program saw something that is not recorded");
  return stack_[at_++].taken;
}

// The newest decision chose a thread that cannot finish its block: it is blocked at this node, and
// the path is run again with the next candidate. If all candidates fail, everybody runs into what
// stops him.
bool DepthFirst::give_up_failed_block() {
  if (at_ == 0) return false;
  Node& node = stack_[at_ - 1];
  if (node.is_thread) {
    node.failed[node.taken] = true;
    if (std::find(node.failed.begin(), node.failed.end(), false) == node.failed.end()) return false;
  }
  gave_up_ = true;
  return true;
}

void DepthFirst::drop_alternatives() {
  if (at_ == 0) return;
  Node& node = stack_[at_ - 1];
  if (node.is_thread) node.limit = node.taken + 1;
}

bool DepthFirst::next() {
  while (!stack_.empty()) {
    Node& node = stack_.back();
    if (node.taken + 1 < node.limit) {
      ++node.taken;
      return true;
    }
    stack_.pop_back();
  }
  return false;
}

}  // namespace braid::tester
