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
  const std::span<const Use> first = in_order(a);
  const std::span<const Use> second = in_order(b);
  auto i = first.begin();
  auto j = second.begin();
  while (i != first.end() && j != second.end()) {
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

std::span<const Use> in_order(const Block& block) {
  if (!block.is_in_order) {
    std::sort(block.uses.begin(), block.uses.end(),
              [](const Use& x, const Use& y) { return x.variable < y.variable; });
    block.is_in_order = true;
  }
  return block.uses;
}

bool uses_conflict(const Block& a, const Block& b) { return any_shared(a, b, clash); }

bool uses_written(const Block& done, const Block& attempt) {
  return any_shared(done, attempt, changes);
}

uint64_t summary_bit(const Variable& v) { return bit(v); }

bool writes(const Block& block, const Variable& v) {
  if ((block.writes & bit(v)) == 0) return false;
  return std::any_of(block.uses.begin(), block.uses.end(),
                     [&](const Use& u) { return u.variable == v && (u.how & Use::kWrite) != 0; });
}

// ---- Building -----------------------------------------------------------------------------------

inline Use& BlockBuilder::append(const Variable& v) {
  if (count_ == uses_.size()) [[unlikely]]
    uses_.resize(std::max<size_t>(64, 2 * uses_.size()));
  Use& u = uses_[count_++];
  u = {v, 0};
  return u;
}

// The use of a variable, which is new if there was none.
inline Use& BlockBuilder::find(const Variable& v) {
  // Nearly all blocks are small.
  if (count_ > kSmall) return find_in_table(v);
  for (uint32_t i = count_; i-- > 0;)
    if (uses_[i].variable == v) return uses_[i];
  Use& u = append(v);
  if (count_ == kSmall + 1) grow();
  return u;
}

Use& BlockBuilder::find_in_table(const Variable& v) {
  if (2 * count_ >= cells_.size()) grow();
  const uint64_t mask = cells_.size() - 1;
  for (uint64_t i = hash(v) >> 20;; ++i) {
    Cell& c = cells_[i & mask];
    if (c.stamp != stamp_) {
      c = {v, stamp_, count_};
      return append(v);
    }
    if (c.variable == v) return uses_[c.use];
  }
}

// Makes the table, with room for twice as many variables as there are.
void BlockBuilder::grow() {
  size_t size = std::max<size_t>(64, cells_.size());
  while (size < 4 * count_) size *= 2;
  if (size != cells_.size()) {
    cells_.assign(size, {});
    stamp_ = 1;
  }
  const uint64_t mask = cells_.size() - 1;
  for (uint32_t n = 0; n < count_; ++n) {
    uint64_t i = hash(uses_[n].variable) >> 20;
    while (cells_[i & mask].stamp == stamp_) ++i;
    cells_[i & mask] = {uses_[n].variable, stamp_, n};
  }
}

// Of each variable's plain accesses only the first read and the first write are kept.
inline void BlockBuilder::add_plain(const Variable& v, bool write) {
  const uint32_t how = write ? Use::kWrite : Use::kRead;
  Use& u = find(v);
  u.how |= how;
  // Inside a library call that has let go of a monitor nothing is listed.
  if ((u.how & how * Use::kListed) != 0 || released_) return;
  u.how |= how * Use::kListed;
  plain_.push_back({v, write, static_cast<uint32_t>(acquisitions_.size()), at_});
}

void BlockBuilder::set_owned(Hold hold, bool now) {
  for (Owned& o : owned_) {
    if (o.hold == hold) {
      o.now = now;
      return;
    }
  }
  owned_.push_back({hold, !now, now});
}

void BlockBuilder::add_owner(const AccessEntry& e) {
  if (is_new(e.object)) return;
  switch (e.kind) {
    case Access::enter:
      acquisitions_.push_back({Hold(e), false, (e.count & vm::kTries) != 0});
      set_owned(Hold(e), true);
      break;
    case Access::exit:
      set_owned(Hold(e), false);
      released_ = true;
      return;
    case Access::blocked:
      acquisitions_.push_back({Hold(e), true, false});
      break;
    case Access::test:
      tests_lock_ = true;
      break;
    default:
      break;
  }
  add_use(owner_of(e.object), Hold(e).is_shared() ? Use::kShare : Use::kRead);
}

void BlockBuilder::add(const AccessEntry& e) {
  const vm::AccessMeaning& what = info(e.kind);
  const bool notifies =
      e.kind == Access::notify_nobody || (e.kind == Access::woken && e.slot != slot_);
  switch (e.kind) {
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
    case Access::recount:
      if (!is_new(e.object)) add_use(variable(e.object, Space::owner, e.slot), Use::kRaise);
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
      notifies_ = true;
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

// Owners that are others at the block's end than at its start.
void BlockBuilder::change_owners(Arena& arena, Block& b) {
  bool changed = false;
  for (const Owned& o : owned_) {
    if (o.before == o.now) continue;
    if (!changed) held_.assign(b.held.begin(), b.held.end());
    changed = true;
    add_use(owner_of(o.hold.monitor()), o.hold.is_shared() ? Use::kRaise : Use::kWrite);
    if (o.now) {
      held_.push_back(o.hold);
    } else {
      std::erase(held_, o.hold);
    }
  }
  b.held_end = changed ? arena.copy<Hold>(held_) : b.held;
}

// The uses, and the summaries.
void BlockBuilder::sum_up(Arena& arena, Block& b) const {
  b.uses = arena.copy<Use>({uses_.data(), count_});
  uint64_t reads = 0;
  uint64_t writes = 0;
  uint64_t plain_reads = 0;
  uint64_t plain_writes = 0;
  for (Use& u : b.uses) {
    const uint64_t one = bit(u.variable);
    if ((u.how & (Use::kRead | Use::kShare)) != 0) reads |= one;
    if ((u.how & (Use::kWrite | Use::kRaise)) != 0) writes |= one;
    if ((u.how & Use::kRead * Use::kListed) != 0) plain_reads |= one;
    if ((u.how & Use::kWrite * Use::kListed) != 0) plain_writes |= one;
    u.how &= Use::kListed - 1;
  }
  b.reads = reads;
  b.writes = writes;
  b.plain_reads = plain_reads;
  b.plain_writes = plain_writes;
}

Block* BlockBuilder::build(Arena& arena, std::span<const AccessEntry> log, const vm::Heap& heap,
                           const vm::HeapMark& begin, std::span<const Hold> held, uint32_t slot,
                           bool prints) {
  slot_ = slot;
  heap_ = &heap;
  begin_ = &begin;
  prints_ = prints;
  ends_program_ = tests_lock_ = released_ = starts_thread_ = wakes_somebody_ = notifies_ =
      reads_time_ = false;
  count_ = 0;
  if (++stamp_ == 0) cells_.clear();
  plain_.clear();
  acquisitions_.clear();
  owned_.clear();
  for (at_ = 0; at_ < log.size(); ++at_) {
    const AccessEntry& e = log[at_];
    if (e.kind == Access::read || e.kind == Access::write) {
      if (!is_new(e.object))
        add_plain(variable(e.object, Space::data, e.slot), e.kind == Access::write);
    } else {
      add(e);
    }
  }
  Block* b = arena.make<Block>();
  b->held = held;
  change_owners(arena, *b);
  sum_up(arena, *b);
  b->ends_program = ends_program_;
  b->starts_thread = starts_thread_;
  b->wakes_somebody = wakes_somebody_;
  b->notifies = notifies_;
  b->reads_time = reads_time_;
  b->holds_later = acquisitions_.size() > 1;
  b->acquisitions = arena.copy<Acquisition>(acquisitions_);
  b->plain = arena.copy<PlainAccess>(plain_);
  return b;
}

}  // namespace braid::tester
