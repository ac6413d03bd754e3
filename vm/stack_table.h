// Call stacks as numbers.
//
// What: each different stack that was asked for gets a number; a stack is its youngest call and the
// stack of the rest. So tools can note with each access where it came from, in four bytes.
//
// Invariants:
//  1. 0 is the empty stack. Numbers are never given again: they are good as long as the machine.
//  2. Calls that the user does not see (hidden and made by the machine) are left out.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "vm/thread.h"
#include "vm/tool.h"

namespace braid::vm {

class StackTable {
 public:
  StackTable() { nodes_.emplace_back(); }

  // The thread's stack; place: of its youngest call, if the user sees it.
  uint32_t stack_of(const Thread& thread, const Place& place);
  // Youngest first.
  std::vector<Place> places(uint32_t stack) const;

 private:
  struct Node {
    uint32_t rest = 0;
    uint32_t pc = 0;
    const Method* method = nullptr;
    // Of those with this one as rest: the youngest. Of those with the same rest: the next older
    // one.
    uint32_t child = 0;
    uint32_t sibling = 0;
    bool operator==(const Node& o) const {
      return rest == o.rest && pc == o.pc && method == o.method;
    }
  };
  struct Hash {
    size_t operator()(const Node& n) const {
      uint64_t h = reinterpret_cast<uint64_t>(n.method) ^ uint64_t { n.rest } << 32 ^ n.pc;
      h *= 0x9e3779b97f4a7c15u;
      return h ^ h >> 32;
    }
  };
  // Of the thread that was asked about last: its callers, oldest first.
  struct Caller {
    const Method* method = nullptr;
    const Insn* pc = nullptr;
    uint32_t stack = 0;  // up to this one
  };
  uint32_t number_of(const Node& node);
  uint32_t look_up(const Node& node);

  std::vector<Node> nodes_;  // by number
  std::unordered_map<Node, uint32_t, Hash> numbers_;
  std::vector<Caller> callers_;
  static constexpr size_t kRecent = 256;
  static constexpr unsigned kSiblings = 8;  // that are looked at before the hash table
  std::array<uint32_t, kRecent> recent_{};  // by hash: a number
};

}  // namespace braid::vm
