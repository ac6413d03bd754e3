#include "eraser/eraser.h"

#include <fmt/format.h>
#include <xxhash.h>

namespace braid::eraser {
namespace {

uint64_t word(uint64_t upper, uint64_t lower) { return upper << 32 | lower; }
uint32_t upper(uint64_t word) { return static_cast<uint32_t>(word >> 32); }
uint32_t lower(uint64_t word) { return static_cast<uint32_t>(word); }

constexpr unsigned kStateBit = 62;
constexpr uint64_t kRest = (uint64_t{1} << kStateBit) - 1;
uint32_t who(ThreadNumber thread, bool is_write) { return thread << 1 | (is_write ? 1 : 0); }
uint32_t who_of(uint64_t access) { return upper(access & kRest); }

}  // namespace

size_t Eraser::Hash::operator()(const Seen& s) const { return XXH3_64bits(&s, sizeof(s)); }

void Eraser::attached(Vm& vm) {
  Detector::attached(vm);
  slot_ = vm.declare_variable_slots(1);
}

uint64_t Eraser::access_word(const AccessInfo& info, bool is_write) {
  return word(who(info.thread, is_write), place_of(info));
}

uint64_t Eraser::number_of(const Seen& seen) {
  if (recent_ < seen_.size() && seen_[recent_] == seen) return recent_;
  const auto [at, is_new] = numbers_.try_emplace(seen, seen_.size());
  if (is_new) seen_.push_back(seen);
  return recent_ = at->second;
}

// The same thread with the same locks once more changes nothing, unless it writes at last. Where
// others have come, a read after a write is news for reports.
bool Eraser::is_news(const AccessInfo& info, bool is_write, State state, uint64_t last) const {
  const uint32_t now = who(info.thread, is_write);
  const bool is_like_last =
      who_of(last) == now || (state == kExclusive && who_of(last) == (now | 1));
  return !is_like_last || held_at(lower(last)) != held(info.thread);
}

void Eraser::accessed(const AccessInfo& info, bool is_write) {
  const uint64_t* known = vm().variable_slots(info.variable);
  const uint64_t value = known == nullptr ? 0 : known[slot_];
  const auto before = static_cast<State>(value >> kStateBit);
  const bool has_two = before >= kShared;
  const uint64_t last = has_two ? seen_[value & kRest].last : value & kRest;
  if (before != kVirgin && !is_news(info, is_write, before, last)) return;
  const uint64_t access = access_word(info, is_write);
  const bool is_own = who_of(last) >> 1 == info.thread;
  if (before == kVirgin || (before == kExclusive && is_own)) {
    vm().edit_variable_slots(info.variable)[slot_] = uint64_t{kExclusive} << kStateBit | access;
    return;
  }
  Seen seen = has_two ? seen_[value & kRest] : Seen{last};
  const LockSet now = held(info.thread);
  LockSet candidates = is_write ? exclusive(now) : any_mode(now);
  if (has_two) candidates = sets().intersect(seen.candidates, candidates);
  const State state = is_write ? kSharedModified : has_two ? before : kShared;
  seen.candidates = candidates;
  if (candidates != kNoLocks) seen.before = candidates;
  if (!is_own) seen.other = last;
  seen.last = access;
  vm().edit_variable_slots(info.variable)[slot_] = uint64_t{state} << kStateBit | number_of(seen);
  if (candidates == kNoLocks && state == kSharedModified) violated(info, seen);
}

void Eraser::violated(const AccessInfo& info, const Seen& seen) {
  auto access = [&](uint64_t a) {
    return access_at(who_of(a) >> 1, (who_of(a) & 1) != 0, lower(a));
  };
  const Access first = access(seen.other);
  const Access second = access(seen.last);
  if (was_reported(info.variable, first, second)) return;
  report_pair(
      kDisciplineRule, info.variable, first, second,
      {hint(seen.before, second),
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
