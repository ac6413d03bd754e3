#include "vm/stack_table.h"

#include <utility>

#include "vm/klass.h"

namespace braid::vm {

namespace {

bool is_shown(const Method& m) { return (m.flags & kHidden) == 0 && m.id != UINT32_MAX; }

}  // namespace

uint32_t StackTable::number_of(const Node& node) {
  uint32_t& recent = recent_[Hash()(node) % kRecent];
  if (recent != 0 && nodes_[recent] == node) return recent;
  // Programs go over the same calls again in the same order: children lie near.
  uint32_t child = nodes_[node.rest].child;
  for (unsigned i = 0; i < kSiblings && child != 0; ++i, child = nodes_[child].sibling)
    if (nodes_[child] == node) return recent = child;
  return recent = look_up(node);
}

uint32_t StackTable::look_up(const Node& node) {
  const auto [at, is_new] = numbers_.try_emplace(node, static_cast<uint32_t>(nodes_.size()));
  if (is_new) {
    nodes_.push_back(node);
    nodes_.back().sibling = std::exchange(nodes_[node.rest].child, at->second);
  }
  return at->second;
}

uint32_t StackTable::stack_of(const Thread& t, const Place& place) {
  const auto depth = static_cast<size_t>(t.fp - t.frames);
  size_t same = 0;
  while (same < depth && same < callers_.size() && callers_[same].method == t.frames[same].method &&
         callers_[same].pc == t.frames[same].pc)
    ++same;
  uint32_t stack = same == 0 ? 0 : callers_[same - 1].stack;
  callers_.resize(same);
  for (; same < depth; ++same) {
    const Frame& f = t.frames[same];
    const auto pc = static_cast<uint32_t>(f.pc - f.method->code);
    // A caller's pc is behind its call.
    if (is_shown(*f.method)) stack = number_of({stack, pc > 0 ? pc - 1 : 0, f.method, 0, 0});
    callers_.push_back({f.method, f.pc, stack});
  }
  const auto* method = static_cast<const Method*>(place.method);
  return method == nullptr || !is_shown(*method) ? stack
                                                 : number_of({stack, place.pc, method, 0, 0});
}

std::vector<Place> StackTable::places(uint32_t stack) const {
  std::vector<Place> list;
  for (; stack != 0 && stack < nodes_.size(); stack = nodes_[stack].rest) {
    const Node& n = nodes_[stack];
    list.push_back({n.method, n.pc, n.method->cls->user_code});
  }
  return list;
}

}  // namespace braid::vm
