#include "tester/block.h"

#include <algorithm>

namespace braid::tester {
namespace {

using vm::Access;
using vm::AccessEntry;
using vm::Effect;
using vm::Space;

uint64_t hash(const Variable& v) {
  return (v.object + v.slot * 0xc2b2ae3d27d4eb4fu) * 0x9e3779b97f4a7c15u;
}

// One of 64 bits for a variable.
uint64_t bit(const Variable& v) { return uint64_t{1} << (hash(v) >> 58); }

bool clash(uint32_t a, uint32_t b) {
  return (a & Use::kWrite) != 0 || (b & Use::kWrite) != 0 ||
         ((a & Use::kRaise) != 0 && (b & Use::kRead) != 0) ||
         ((b & Use::kRaise) != 0 && (a & Use::kRead) != 0);
}

// Whether some variable of both satisfies the predicate on how a and b use it.
template <class F>
bool any_shared(const Block& a, const Block& b, F f) {
  auto i = a.uses.begin();
  auto j = b.uses.begin();
  while (i != a.uses.end() && j != b.uses.end()) {
    if (i->variable == j->variable) {
      if (f(i->how, j->how)) return true;
      ++i;
      ++j;
    } else if (i->variable < j->variable) {
      ++i;
    } else {
      ++j;
    }
  }
  return false;
}

}  // namespace

bool conflict(const Block& a, const Block& b) {
  if (a.ends_program || b.ends_program) return true;
  if ((a.writes & (b.reads | b.writes)) == 0 && (b.writes & a.reads) == 0) return false;
  return any_shared(a, b, clash);
}

bool writes_what_reads(const Block& done, const Block& attempt) {
  if (done.ends_program) return true;
  if ((done.writes & (attempt.reads | attempt.writes)) == 0) return false;
  return any_shared(done, attempt,
                    [](uint32_t a, uint32_t) { return (a & (Use::kWrite | Use::kRaise)) != 0; });
}

uint64_t summary_bit(const Variable& v) { return bit(v); }

bool writes(const Block& block, const Variable& v) {
  if ((block.writes & bit(v)) == 0) return false;
  return std::any_of(block.uses.begin(), block.uses.end(),
                     [&](const Use& u) { return u.variable == v && (u.how & Use::kWrite) != 0; });
}

// ---- Building -----------------------------------------------------------------------------------

// The number in uses_ of a variable.
uint32_t BlockBuilder::find(const Variable& v) {
  // Nearly all blocks are small.
  const auto n = static_cast<uint32_t>(uses_.size());
  if (n <= kSmall) {
    for (uint32_t i = n; i-- > 0;)
      if (uses_[i].variable == v) return i;
    uses_.push_back({v, 0});
    plain_uses_.push_back(0);
    if (n == kSmall) grow();
    return n;
  }
  if (2 * uses_.size() >= cells_.size()) grow();
  const uint64_t mask = cells_.size() - 1;
  for (uint64_t i = hash(v) >> 20;; ++i) {
    Cell& c = cells_[i & mask];
    if (c.stamp != stamp_) {
      c = {v, stamp_, n};
      uses_.push_back({v, 0});
      plain_uses_.push_back(0);
      return n;
    }
    if (c.variable == v) return c.use;
  }
}

// Makes the table, with room for twice as many variables as there are.
void BlockBuilder::grow() {
  size_t size = std::max<size_t>(64, cells_.size());
  while (size < 4 * uses_.size()) size *= 2;
  if (size != cells_.size()) {
    cells_.assign(size, {});
    stamp_ = 1;
  }
  const uint64_t mask = cells_.size() - 1;
  for (uint32_t n = 0; n < uses_.size(); ++n) {
    uint64_t i = hash(uses_[n].variable) >> 20;
    while (cells_[i & mask].stamp == stamp_) ++i;
    cells_[i & mask] = {uses_[n].variable, stamp_, n};
  }
}

void BlockBuilder::add_use(Variable v, uint32_t how) { uses_[find(v)].how |= how; }

// Of each variable's plain accesses only the first read and the first write are kept.
void BlockBuilder::add_plain(Variable v, bool write) {
  const uint8_t how = write ? Use::kWrite : Use::kRead;
  const uint32_t n = find(v);
  uses_[n].how |= how;
  // Inside a library call that has let go of a monitor nothing is listed.
  if ((plain_uses_[n] & how) != 0 || released_) return;
  plain_uses_[n] |= how;
  plain_.push_back({v, write, static_cast<uint32_t>(acquisitions_.size()), at_});
}

void BlockBuilder::set_owned(vm::Object* monitor, bool now) {
  for (Owned& o : owned_) {
    if (o.monitor == monitor) {
      o.now = now;
      return;
    }
  }
  owned_.push_back({monitor, !now, now});
}

void BlockBuilder::add_owner(const AccessEntry& e) {
  if (is_new(e.object)) return;
  switch (e.kind) {
    case Access::enter:
      acquisitions_.push_back({e.object, false, e.count != 0});
      set_owned(e.object, true);
      break;
    case Access::exit:
      set_owned(e.object, false);
      released_ = true;
      return;
    case Access::blocked:
      acquisitions_.push_back({e.object, true, false});
      break;
    default:
      break;
  }
  add_use(owner_of(e.object), Use::kRead);
}

void BlockBuilder::add(const AccessEntry& e) {
  const vm::AccessInfo& what = info(e.kind);
  const bool notifies =
      e.kind == Access::notify_nobody || (e.kind == Access::woken && e.slot != slot_);
  switch (e.kind) {
    case Access::read:
    case Access::write:
      if (!is_new(e.object))
        add_plain(variable(e.object, Space::data, e.slot), e.kind == Access::write);
      return;
    case Access::write_final:
      if (is_new(e.object)) return;
      late_finals_.push_back(e);
      add_plain(variable(e.object, Space::data, e.slot), true);
      return;
    case Access::read_range:
    case Access::write_range:
      if (is_new(e.object)) return;
      for (uint32_t i = 0; i < e.count; ++i)
        add_plain(variable(e.object, Space::data, e.slot + i), e.kind == Access::write_range);
      return;
    case Access::raise_clock:
      add_use(variable(nullptr, Space::world, 0), Use::kRaise);
      return;
    case Access::write_output:
      if (prints_) add_use(variable(nullptr, Space::world, e.slot), Use::kWrite);
      return;
    case Access::write_world:
      ends_program_ = true;
      return;
    case Access::write_thread:
      starts_thread_ = true;
      break;
    case Access::read_clock:
      reads_time_ = true;
      break;
    case Access::wait:
    case Access::notify_nobody:
    case Access::woken:
      // One variable for each monitor, whatever the entry's slot says.
      if (is_new(e.object)) return;
      // The thread itself is woken when its time-out fires.
      if (e.kind == Access::woken && e.slot != slot_) wakes_somebody_ = true;
      add_use(
          variable(e.object, Space::waitset, 0),
          (what.effect == Effect::W ? Use::kWrite : Use::kRead) | (notifies ? Use::kNotify : 0));
      return;
    case Access::enter:
    case Access::exit:
    case Access::blocked:
    case Access::test:
      add_owner(e);
      return;
    default:
      break;
  }
  if (what.effect == Effect::N || is_new(e.object)) return;
  add_use(variable(e.object, what.space, e.slot),
          what.effect == Effect::W ? Use::kWrite : Use::kRead);
}

Block* BlockBuilder::build(Arena& arena, std::span<const AccessEntry> log, const vm::Heap& heap,
                           const vm::HeapMark& begin, std::span<vm::Object* const> held,
                           uint32_t slot, bool prints) {
  slot_ = slot;
  heap_ = &heap;
  begin_ = &begin;
  prints_ = prints;
  ends_program_ = released_ = starts_thread_ = wakes_somebody_ = reads_time_ = false;
  uses_.clear();
  plain_uses_.clear();
  if (++stamp_ == 0) cells_.clear();
  plain_.clear();
  acquisitions_.clear();
  owned_.clear();
  for (at_ = 0; at_ < log.size(); ++at_) add(log[at_]);
  Block* b = arena.make<Block>();
  held_.assign(held.begin(), held.end());
  for (const Owned& o : owned_) {
    if (o.before == o.now) continue;
    add_use(owner_of(o.monitor), Use::kWrite);
    if (o.now) {
      held_.push_back(o.monitor);
    } else {
      std::erase(held_, o.monitor);
    }
  }
  std::sort(uses_.begin(), uses_.end(),
            [](const Use& x, const Use& y) { return x.variable < y.variable; });
  for (const Use& u : uses_) {
    if ((u.how & Use::kRead) != 0) b->reads |= bit(u.variable);
    if ((u.how & (Use::kWrite | Use::kRaise)) != 0) b->writes |= bit(u.variable);
  }
  for (const PlainAccess& p : plain_)
    (p.write ? b->plain_writes : b->plain_reads) |= bit(p.variable);
  b->ends_program = ends_program_;
  b->starts_thread = starts_thread_;
  b->wakes_somebody = wakes_somebody_;
  b->reads_time = reads_time_;
  b->holds_later = acquisitions_.size() > 1;
  b->uses = arena.copy<Use>(uses_);
  b->acquisitions = arena.copy<Acquisition>(acquisitions_);
  b->plain = arena.copy<PlainAccess>(plain_);
  b->held = held;
  b->held_end = owned_.empty() ? held : arena.copy<vm::Object*>(held_);
  return b;
}

}  // namespace braid::tester
