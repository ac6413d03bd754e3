#include "eraser/eraser.h"

#include <fmt/format.h>

namespace braid::eraser {
namespace {

uint64_t word(uint64_t upper, uint64_t lower) { return upper << 32 | lower; }
uint32_t upper(uint64_t word) { return static_cast<uint32_t>(word >> 32); }
uint32_t lower(uint64_t word) { return static_cast<uint32_t>(word); }

// Of kLast and kOther.
constexpr unsigned kStateBit = 62;
uint32_t who(ThreadNumber thread, bool is_write) { return thread << 1 | (is_write ? 1 : 0); }
uint32_t who_of(uint64_t last) { return upper(last) & ((1u << (kStateBit - 32)) - 1); }

}  // namespace

void Eraser::attached(Vm& vm) {
  Detector::attached(vm);
  first_slot_ = vm.declare_variable_slots(kSlots);
}

// The same thread with the same locks once more changes nothing, unless it writes at last. Where
// others have come, a read after a write is news for reports.
bool Eraser::is_news(const AccessInfo& info, bool is_write, uint64_t last) const {
  const auto state = static_cast<State>(last >> kStateBit);
  const uint32_t now = who(info.thread, is_write);
  const bool is_like_last =
      who_of(last) == now || (state == kExclusive && who_of(last) == (now | 1));
  return !is_like_last || state == kVirgin || held_at(lower(last)) != held(info.thread);
}

void Eraser::accessed(const AccessInfo& info, bool is_write) {
  const uint64_t* known = vm().variable_slots(info.variable);
  if (known != nullptr && !is_news(info, is_write, known[first_slot_ + kLast])) return;
  uint64_t* slots = vm().edit_variable_slots(info.variable) + first_slot_;
  const uint64_t last = slots[kLast];
  const auto before = static_cast<State>(last >> kStateBit);
  const bool is_own = who_of(last) >> 1 == info.thread;
  if (before == kVirgin || (before == kExclusive && is_own))
    return note(info, is_write, kExclusive, slots);
  const LockSet now = held(info.thread);
  LockSet candidates = is_write ? exclusive(now) : any_mode(now);
  if (before != kExclusive) candidates = sets().intersect(upper(slots[kLocks]), candidates);
  const State state = is_write ? kSharedModified : before == kExclusive ? kShared : before;
  slots[kLocks] = word(candidates, candidates != kNoLocks ? candidates : lower(slots[kLocks]));
  note(info, is_write, state, slots);
  if (candidates == kNoLocks && state == kSharedModified) violated(info, slots);
}

void Eraser::note(const AccessInfo& info, bool is_write, State state, uint64_t* slots) {
  const uint64_t last = slots[kLast];
  if (last != 0 && who_of(last) >> 1 != info.thread)
    slots[kOther] = word(who_of(last), lower(last));
  slots[kLast] = uint64_t{state} << kStateBit | word(who(info.thread, is_write), place_of(info));
}

void Eraser::violated(const AccessInfo& info, const uint64_t* slots) {
  auto access = [&](uint64_t word) {
    return access_at(who_of(word) >> 1, (who_of(word) & 1) != 0, lower(word));
  };
  const Access first = access(slots[kOther]);
  const Access second = access(slots[kLast]);
  if (was_reported(info.variable, first, second)) return;
  report_pair(
      kDisciplineRule, info.variable, first, second,
      {hint(lower(slots[kLocks]), second),
       "Eraser knows locks only: if a start, a join, a latch or a volatile always orders the "
       "two, this is no error"});
}

std::string Eraser::hint(LockSet before, const Access& now) {
  if (before == kNoLocks) return "The two have no lock in common that would guard it";
  const bool in_read_mode =
      now.is_write && sets().intersect(before, any_mode(now.held)) != kNoLocks;
  std::string locks;
  for (const LockNumber lock : sets().locks(before)) {
    const std::string in_read = lock_name(lock, LockMode::kShared);
    const std::string in_write = lock_name(lock);
    const bool is_either = !in_read_mode && in_read != in_write;
    locks += fmt::format("{}{}{}", locks.empty() ? "" : " and ", in_read,
                         is_either ? " or " + in_write : "");
  }
  return in_read_mode
             ? fmt::format(
                   "A write needs more than {}: other threads may hold that at the same time",
                   locks)
             : fmt::format(
                   "So far {} was held at each access since a second thread came, but not "
                   "at this one",
                   locks);
}

}  // namespace braid::eraser
