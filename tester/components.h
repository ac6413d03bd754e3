// Strongly connected components of a graph of states.
#pragma once

#include <cstdint>
#include <vector>

namespace braid::tester {

struct Components {
  std::vector<uint32_t> of;  // component of each state, from 0
  std::vector<bool> left;    // by component: an edge leads out of it
  std::vector<bool> moves;   // by component: an edge stays in it
};

// `next`: the states to which each state leads (Tarjan, "Depth-first search and linear graph
// algorithms", 1972; without recursion).
Components components_of(const std::vector<std::vector<uint32_t>>& next);

}  // namespace braid::tester
