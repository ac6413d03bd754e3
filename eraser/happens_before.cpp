#include "eraser/happens_before.h"

#include <fmt/format.h>

#include <algorithm>

namespace braid::eraser {
namespace {

constexpr std::string_view kLeaves = "leaves";
constexpr std::string_view kWrites = "writes";
constexpr std::string_view kGives = "gives a permit of";
constexpr std::string_view kInterrupts = "interrupts";
constexpr std::string_view kStarts = "starts";
constexpr std::string_view kEnds = "ends";
constexpr uint32_t kWhole = UINT32_MAX;  // slot of a Variable that stands for an object

PlaceNumber upper(uint64_t places) { return static_cast<PlaceNumber>(places >> 32); }
PlaceNumber lower(uint64_t places) { return static_cast<PlaceNumber>(places); }
void set_upper(uint64_t* places, PlaceNumber p) { *places = uint64_t{p} << 32 | lower(*places); }
void set_lower(uint64_t* places, PlaceNumber p) { *places = *places >> 32 << 32 | p; }

}  // namespace

EventSet HappensBefore::needs() const {
  return kNeeds |
         EventSet{
             Event::read,           Event::write,           Event::sync_read,  Event::sync_write,
             Event::permit_read,    Event::permit_write,    Event::thread_end, Event::thread_alive,
             Event::interrupt_read, Event::interrupt_write, Event::class_init};
}

void HappensBefore::attached(Vm& vm) {
  Detector::attached(vm);
  first_object_slot_ = vm.declare_object_slots(kObjectSlots);
  first_variable_slot_ = vm.declare_variable_slots(kVariableSlots);
  company_ = std::make_unique<Versioned<Company>>(vm.versions());
  initialised_ = std::make_unique<Versioned<std::vector<uint32_t>>>(vm.versions());
  clocks_.attach(vm.versions());
  reads_.attach(vm.versions());
}

// ---- Threads and clocks -------------------------------------------------------------------------

const HappensBefore::ThreadState& HappensBefore::state(ThreadNumber t) {
  if (t < threads_.size() && threads_[t]->get().clock.at(t) != 0) return threads_[t]->get();
  while (threads_.size() <= t)
    threads_.push_back(std::make_unique<Versioned<ThreadState>>(vm().versions()));
  // Its first step.
  threads_[t]->edit().clock.tick(t);
  return threads_[t]->get();
}

HappensBefore::ThreadState& HappensBefore::edit(ThreadNumber t) {
  state(t);
  return threads_[t]->edit();
}

void HappensBefore::acquire(ThreadNumber t, uint32_t released) {
  if (released == 0) return;
  edit(t).clock.join(clocks_.get(released));
  if (company_->get().alive == 1) see_whether_alone(t);
}

// The last step of a thread that has ended is the one before its release.
void HappensBefore::see_whether_alone(ThreadNumber t) {
  const VectorClock& mine = clock(t);
  auto is_known = [&](ThreadNumber u) { return u == t || mine.at(u) + 1 >= clock(u).at(u); };
  if (unknown_ < threads_.size() && !is_known(unknown_)) return;
  for (ThreadNumber u = 0; u < threads_.size(); ++u) {
    if (is_known(u)) continue;
    unknown_ = u;
    return;
  }
  company_->edit().is_alone = true;
}

void HappensBefore::acquire(ThreadNumber t, ObjectRef object, ObjectSlot slot) {
  if (is_alone()) return;
  const uint64_t* slots = vm().object_slots(object);
  if (slots != nullptr) acquire(t, static_cast<uint32_t>(slots[first_object_slot_ + slot]));
}

void HappensBefore::release(ThreadNumber t, uint64_t* number, Release how) {
  if (*number == 0) *number = clocks_.make();
  ThreadState& s = edit(t);
  clocks_.edit(static_cast<uint32_t>(*number)).join(s.clock);
  how.epoch = s.clock.epoch(t);
  keep(&s, how);
  s.clock.tick(t);
}

void HappensBefore::release(ThreadNumber t, ObjectRef object, ObjectSlot slot,
                            std::string_view what, const Place& place, LockMode mode) {
  if (is_alone()) return;
  const uint32_t stack = place.method == nullptr ? 0 : vm().stack_of(t, place);
  release(t, vm().edit_object_slots(object) + first_object_slot_ + slot,
          {Epoch(), what, {object, kWhole}, stack, mode});
}

// ---- Releases and acquisitions ------------------------------------------------------------------

void HappensBefore::lock_enter(const LockInfo& info) {
  Detector::lock_enter(info);
  acquire(info.thread, info.lock, kLock);
  if (info.mode == LockMode::kExclusive) acquire(info.thread, info.lock, kReaders);
}

void HappensBefore::lock_exit(const LockInfo& info) {
  Detector::lock_exit(info);
  release(info.thread, info.lock, info.mode == LockMode::kExclusive ? kLock : kReaders, kLeaves,
          info.place, info.mode);
}

void HappensBefore::sync_read(const AccessInfo& info) {
  if (is_alone()) return;
  const uint64_t* slots = vm().variable_slots(info.variable);
  if (slots != nullptr)
    acquire(info.thread, static_cast<uint32_t>(slots[first_variable_slot_ + kWrite]));
}

void HappensBefore::sync_write(const AccessInfo& info) {
  if (is_alone()) return;
  release(info.thread, vm().edit_variable_slots(info.variable) + first_variable_slot_ + kWrite,
          {Epoch(), kWrites, info.variable, vm().stack_of(info.thread, info.place)});
}

void HappensBefore::permit_read(const PermitInfo& info) {
  acquire(info.thread, info.object, kPermit);
}

void HappensBefore::permit_write(const PermitInfo& info) {
  if (info.gives) {
    release(info.thread, info.object, kPermit, kGives, info.place);
  } else {
    acquire(info.thread, info.object, kPermit);
  }
}

void HappensBefore::interrupt_read(const ThreadInfo& info) {
  acquire(info.thread, info.object, kInterrupt);
}

void HappensBefore::interrupt_write(const ThreadInfo& info) {
  acquire(info.thread, info.object, kInterrupt);
  if (info.thread != info.other)
    release(info.thread, info.object, kInterrupt, kInterrupts, info.place);
}

void HappensBefore::thread_start(const ThreadInfo& info) {
  Detector::thread_start(info);
  Company& company = company_->edit();
  ++company.alive;
  company.is_alone = false;
  vm().edit_object_slots(info.object)[first_object_slot_ + kIsThread] = 1;
  ThreadState& parent = edit(info.thread);
  edit(info.other).clock.join(parent.clock);
  keep(&parent, {parent.clock.epoch(info.thread),
                 kStarts,
                 {info.object, kWhole},
                 vm().stack_of(info.thread, info.place)});
  parent.clock.tick(info.thread);
}

void HappensBefore::thread_end(const ThreadInfo& info) {
  release(info.thread, info.object, kEnd, kEnds, info.place);
  --company_->edit().alive;
}

void HappensBefore::thread_alive(const ThreadInfo& info) {
  acquire(info.thread, info.object, kEnd);
}

void HappensBefore::class_init(const ClassInfo& info) {
  if (!info.is_user || info.thread == kNoThread || is_alone()) return;
  release(info.thread, info.statics, kLock, kLeaves, {});
  initialised_->edit().push_back(
      static_cast<uint32_t>(vm().object_slots(info.statics)[first_object_slot_ + kLock]));
}

// ---- Accesses -----------------------------------------------------------------------------------

void HappensBefore::read(const AccessInfo& info) {
  if (is_alone()) return;
  const Epoch now = clock(info.thread).epoch(info.thread);
  const uint64_t* known = vm().variable_slots(info.variable);
  if (known != nullptr && known[first_variable_slot_ + kRead] == now.bits()) return;
  uint64_t* slots = vm().edit_variable_slots(info.variable) + first_variable_slot_;
  const Epoch write(slots[kWrite]);
  if (!clock(info.thread).knows(write)) race(info, false, write, upper(slots[kPlaces]), true);
  note_read(info, slots, now);
}

void HappensBefore::note_read(const AccessInfo& info, uint64_t* slots, Epoch now) {
  auto of_thread = [&](const Read& r) { return r.epoch.thread() == info.thread; };
  if ((slots[kRead] & kShared) != 0) {
    const auto number = static_cast<uint32_t>(slots[kRead]);
    const ReadSet& seen = reads_.get(number);
    const auto last = std::find_if(seen.begin(), seen.end(), of_thread);
    if (last != seen.end() && last->epoch == now) return;
    ReadSet& set = reads_.edit(number);
    const auto mine = std::find_if(set.begin(), set.end(), of_thread);
    const Read read{now, place_of(info)};
    if (mine == set.end()) {
      set.push_back(read);
    } else {
      *mine = read;
    }
    return;
  }
  const Epoch last(slots[kRead]);
  const Read read{now, place_of(info)};
  if (!clock(info.thread).knows(last)) {
    const uint32_t number = reads_.make();
    reads_.edit(number) = {{last, lower(slots[kPlaces])}, read};
    slots[kRead] = kShared | number;
    return;
  }
  slots[kRead] = now.bits();
  set_lower(&slots[kPlaces], read.place);
}

void HappensBefore::write(const AccessInfo& info) {
  if (info.is_final || is_alone()) return;
  const Epoch now = clock(info.thread).epoch(info.thread);
  const uint64_t* known = vm().variable_slots(info.variable);
  if (known != nullptr && known[first_variable_slot_ + kWrite] == now.bits()) return;
  uint64_t* slots = vm().edit_variable_slots(info.variable) + first_variable_slot_;
  const Epoch last(slots[kWrite]);
  if (!clock(info.thread).knows(last)) race(info, true, last, upper(slots[kPlaces]), true);
  check_reads(info, slots);
  slots[kWrite] = now.bits();
  set_upper(&slots[kPlaces], place_of(info));
}

// The reads since the last write; several threads' are kept no longer.
void HappensBefore::check_reads(const AccessInfo& info, uint64_t* slots) {
  if ((slots[kRead] & kShared) == 0) {
    const Epoch last(slots[kRead]);
    if (!clock(info.thread).knows(last)) race(info, true, last, lower(slots[kPlaces]), false);
    return;
  }
  const auto number = static_cast<uint32_t>(slots[kRead]);
  for (const Read& r : reads_.get(number))
    if (!clock(info.thread).knows(r.epoch)) race(info, true, r.epoch, r.place, false);
  reads_.give_back(number);
  slots[kRead] = 0;
  set_lower(&slots[kPlaces], 0);
}

void HappensBefore::race(const AccessInfo& info, bool is_write, Epoch epoch, PlaceNumber place,
                         bool was_write) {
  const Access first = access_at(epoch.thread(), was_write, place);
  const Access second = access_at(info.thread, is_write, place_of(info));
  if (was_reported(info.variable, first, second)) return;
  if (is_ordered_by_initialisers(info, epoch)) return;
  report_pair(kRaceRule, info.variable, first, second,
              {missing_edge(epoch, info.thread, is_write)});
}

// Whoever uses a class has waited for its initialiser, without an event. So whatever that has seen
// may have happened before: rather no report than a false one.
bool HappensBefore::is_ordered_by_initialisers(const AccessInfo& info, Epoch epoch) {
  bool is_ordered = false;
  for (const uint32_t number : initialised_->get()) {
    if (!clocks_.get(number).knows(epoch)) continue;
    is_ordered = true;
    acquire(info.thread, number);
  }
  return is_ordered;
}

// ---- Words --------------------------------------------------------------------------------------

std::string HappensBefore::missing_edge(Epoch epoch, ThreadNumber t, bool is_write) {
  const std::string one = name_of(epoch.thread());
  const std::string other = name_of(t);
  const char* act = is_write ? "write" : "read";
  const ThreadState& s = state(epoch.thread());
  const Release* release = nullptr;
  // The oldest that is left comes first.
  for (uint64_t n = s.release_count - std::min<uint64_t>(s.release_count, kReleasesKept);
       n < s.release_count && release == nullptr; ++n) {
    const Release& r = s.releases[n % kReleasesKept];
    if (r.epoch.clock() >= epoch.clock() && tells_something(r)) release = &r;
  }
  if (release == nullptr) {
    return fmt::format(
        "Between the two, {} lets go of nothing that {} takes up: it leaves no lock, writes no "
        "volatile, starts no thread; nor does {} wait for its end",
        one, other, other);
  }
  const std::string at = fmt::format("{} at {}", one, where(release->stack));
  const ObjectRef object = release->of.object;
  if (release->mode == LockMode::kShared)
    return fmt::format("{} leaves {}, which orders nothing for others who read", at,
                       vm().lock_name(object, LockMode::kShared));
  if (release->what == kLeaves)
    return fmt::format("{} leaves {}, but {} does not enter it between that and its {}", at,
                       vm().lock_name(object), other, act);
  if (release->what == kWrites)
    return fmt::format("{} writes {}, but {} does not read it between that and its {}", at,
                       vm().variable_name(release->of), other, act);
  if (release->what == kGives)
    return fmt::format("{} gives a permit of {}, but {} takes none between that and its {}", at,
                       vm().object_name(object), other, act);
  return fmt::format("{} {} {}, which does not concern {}", at, release->what,
                     vm().object_name(object), other);
}

// The library locks a thread to wait for its end, or to end it; the user knows nothing of that.
bool HappensBefore::tells_something(const Release& release) {
  if (release.what == kEnds || !is_known(release.of)) return false;
  if (release.what != kLeaves) return true;
  const std::vector<FrameInfo> frames = vm().frames_of(release.stack);
  const bool is_user = !frames.empty() && frames.front().place.is_user;
  return is_user || vm().object_slots(release.of.object)[first_object_slot_ + kIsThread] == 0;
}

// Slots die with their object; its memory may be another's by now.
bool HappensBefore::is_known(const Variable& v) {
  return v.slot == kWhole ? vm().object_slots(v.object) != nullptr
                          : vm().variable_slots(v) != nullptr;
}

}  // namespace braid::eraser
