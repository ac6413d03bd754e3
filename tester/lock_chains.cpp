#include "tester/lock_chains.h"

#include <algorithm>

namespace braid::tester {
namespace {

bool is_data(const Variable& v) {
  const vm::Space s = v.space();
  return s != vm::Space::owner && s != vm::Space::waitset && s != vm::Space::thread;
}

bool clash(uint32_t a, uint32_t b) {
  constexpr uint32_t kChanges = Use::kWrite | Use::kRaise;
  if (((a | b) & kChanges) == 0) return false;
  // Raises of the clock commute.
  return !((a & (Use::kRead | Use::kWrite)) == 0 && (b & (Use::kRead | Use::kWrite)) == 0);
}

}  // namespace

bool data_conflict(const Block& a, const Block& b) {
  if (a.ends_program || b.ends_program) return true;
  if ((a.writes & (b.reads | b.writes)) == 0 && (b.writes & a.reads) == 0) return false;
  const std::span<const Use> first = in_order(a);
  const std::span<const Use> second = in_order(b);
  auto i = first.begin();
  auto j = second.begin();
  while (i != first.end() && j != second.end()) {
    if (i->variable < j->variable) {
      ++i;
    } else if (j->variable < i->variable) {
      ++j;
    } else {
      if (is_data(i->variable) && clash(i->how, j->how)) return true;
      ++i;
      ++j;
    }
  }
  return false;
}

bool releases(const Block& block, const vm::Object* monitor) {
  auto is_it = [&](const Hold& h) { return h.monitor() == monitor; };
  if (std::any_of(block.held_end.begin(), block.held_end.end(), is_it)) return false;
  if (std::any_of(block.held.begin(), block.held.end(), is_it)) return true;
  return std::any_of(block.acquisitions.begin(), block.acquisitions.end(),
                     [&](const Acquisition& a) { return is_it(a.hold) && !a.refused; });
}

bool releases_what_it_wants(const Block& done, const Block& attempt) {
  if (attempt.acquisitions.empty() || !attempt.acquisitions.back().refused)
    return writes_what_reads(done, attempt);
  return releases(done, attempt.acquisitions.back().hold.monitor());
}

std::vector<uint32_t> closed_lock_chain(vm::Machine& machine, const Node& node, uint32_t t,
                                        vm::Object* monitor) {
  std::vector<uint32_t> cycle{t};
  vm::Object* wanted = monitor;
  while (wanted != nullptr && cycle.size() <= node.places.size()) {
    const vm::Thread* owner = machine.monitors().owner(wanted);
    if (owner == nullptr || !owner->alive()) break;
    if (owner->number == t) return cycle.size() > 1 ? cycle : std::vector<uint32_t>{};
    cycle.push_back(owner->number);
    wanted = node.places[owner->number].last_left;
  }
  return {};
}

}  // namespace braid::tester
