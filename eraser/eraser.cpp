#include "eraser/eraser.h"

#include <fmt/format.h>

namespace braid::eraser {
namespace {

uint64_t word(uint64_t upper, uint64_t lower) { return upper << 32 | lower; }
uint64_t lower(uint64_t word) { return word & UINT32_MAX; }

uint64_t who(ThreadNumber thread, bool is_write) {
  return uint64_t{thread} << 1 | (is_write ? 1 : 0);
}

Access access(uint64_t who, uint64_t where) {
  return {static_cast<ThreadNumber>(who >> 1), (who & 1) != 0, static_cast<uint32_t>(where >> 32),
          static_cast<LockSet>(where)};
}

}  // namespace

void Eraser::attached(Vm& vm) {
  Detector::attached(vm);
  first_slot_ = vm.declare_variable_slots(kSlots);
}

void Eraser::accessed(const AccessInfo& info, bool is_write) {
  const LockSet now = held(info.thread);
  const uint64_t* known = vm().variable_slots(info.variable);
  if (known != nullptr) {
    // The same thread with the same locks once more: nothing changes, unless it writes at last.
    const uint64_t* s = known + first_slot_;
    const uint64_t last = lower(s[kWho]);
    const bool is_like_last = last >> 1 == info.thread && lower(s[kLast]) == now &&
                              s[kCandidates] >> 32 != kVirgin && ((last & 1) != 0 || !is_write);
    // A read with the locks of a write is no news; a write after reads is.
    if (is_like_last && ((last & 1) != 0) == is_write) return;
    if (is_like_last && s[kCandidates] >> 32 == kExclusive) return;
  }
  uint64_t* slots = vm().edit_variable_slots(info.variable) + first_slot_;
  const auto state = static_cast<State>(slots[kCandidates] >> 32);
  const auto before = static_cast<LockSet>(slots[kCandidates]);
  const LockSet mine = is_write ? exclusive(now) : any_mode(now);
  switch (state) {
    case kVirgin:
      slots[kCandidates] = word(kExclusive, 0);
      break;
    case kExclusive:
      if (lower(slots[kWho]) >> 1 != info.thread)
        slots[kCandidates] = word(is_write ? kSharedModified : kShared, mine);
      break;
    case kShared:
    case kSharedModified:
      slots[kCandidates] = word(is_write ? kSharedModified : state, sets().intersect(before, mine));
      break;
  }
  note(info, is_write, slots);
  if (lower(slots[kCandidates]) != kNoLocks) {
    slots[kLost] = lower(slots[kCandidates]);
  } else if (slots[kCandidates] >> 32 == kSharedModified) {
    violated(info, is_write, slots);
  }
}

void Eraser::note(const AccessInfo& info, bool is_write, uint64_t* slots) {
  const uint64_t last = lower(slots[kWho]);
  const uint64_t now = who(info.thread, is_write);
  const bool is_other = last >> 1 != info.thread && slots[kLast] != 0;
  if (is_other) slots[kOther] = slots[kLast];
  slots[kWho] = word(is_other ? last : slots[kWho] >> 32, now);
  slots[kLast] = word(vm().stack_of(info.thread, info.place), held(info.thread));
}

void Eraser::violated(const AccessInfo& info, bool is_write, const uint64_t* slots) {
  Access second = access_of(info);
  second.is_write = is_write;
  const Access first = access(slots[kWho] >> 32, slots[kOther]);
  if (was_reported(info.variable, first, second)) return;
  report_pair(
      kDisciplineRule, info.variable, first, second,
      {hint(static_cast<LockSet>(slots[kLost]), second),
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
