// The happens-before check of one run.
//
// What: two accesses of a variable, one of them a write, race if neither happens before the other:
// if no chain of releases and acquisitions leads from the one to the other. Releases are: leaving a
// monitor or lock, writing a volatile or an atomic, giving a permit (release, countDown, unpark),
// starting a thread, ending, interrupting, finishing a class's initialisation; acquisitions: their
// counterparts. A failed tryLock acquires nothing, as in Java.
//
// It tells of the schedule that was run, and of no other: a race that another order would show can
// stay unseen (docs/detectors.md).
//
// State, all of which goes back with the program: a vector clock for each thread and for whatever
// was released, and for each variable the last write and the last reads as epochs. What a thread
// does while it is alone, and knows all that the others did, is not kept: whoever comes later will
// know of it.
//
// After Flanagan and Freund, "FastTrack: efficient and precise dynamic race detection", 2009.
#pragma once

#include <array>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "eraser/detector.h"
#include "eraser/pool.h"
#include "eraser/vector_clock.h"

namespace braid::eraser {

class HappensBefore final : public Detector {
 public:
  explicit HappensBefore(DetectorOptions options = {}) : Detector(std::move(options)) {}

  const char* name() const override { return "race check"; }
  EventSet needs() const override;
  bool joins_search() const override { return false; }
  void attached(Vm& vm) override;

  void read(const AccessInfo& info) override;
  void write(const AccessInfo& info) override;
  void sync_read(const AccessInfo& info) override;
  void sync_write(const AccessInfo& info) override;
  void lock_enter(const LockInfo& info) override;
  void lock_exit(const LockInfo& info) override;
  void permit_read(const PermitInfo& info) override;
  void permit_write(const PermitInfo& info) override;
  void thread_start(const ThreadInfo& info) override;
  void thread_end(const ThreadInfo& info) override;
  void thread_alive(const ThreadInfo& info) override;
  void interrupt_read(const ThreadInfo& info) override;
  void interrupt_write(const ThreadInfo& info) override;
  void class_init(const ClassInfo& info) override;

 private:
  // Of an object: numbers of clocks (0: none) for what was released with it.
  // kIsThread: 1 of a thread that was started.
  enum ObjectSlot : uint32_t {
    kLock,
    kReaders,
    kPermit,
    kEnd,
    kInterrupt,
    kIsThread,
    kObjectSlots
  };
  // Of a variable: epochs of the last write and read; where they were, in the upper and lower half
  // of kPlaces. Of a volatile or an atomic, kWrite is the number of its clock. kRead with the
  // highest bit is the number of a ReadSet.
  enum VariableSlot : uint32_t { kWrite, kRead, kPlaces, kVariableSlots };
  static constexpr uint64_t kShared = uint64_t{1} << 63;

  // The last reads of a variable that several threads read: at most one of each.
  struct Read {
    Epoch epoch;
    PlaceNumber place = 0;
  };
  using ReadSet = std::vector<Read>;
  // What a thread has released lately, for words.
  struct Release {
    Epoch epoch;  // the last step that it covers
    std::string_view what;
    Variable of;  // an object has no slot
    uint32_t stack = 0;
    LockMode mode = LockMode::kExclusive;
  };
  static constexpr size_t kReleasesKept = 8;
  struct ThreadState {
    VectorClock clock;
    std::array<Release, kReleasesKept> releases;  // the last few; number n at n modulo their number
    uint64_t release_count = 0;
  };
  const ThreadState& state(ThreadNumber t);
  ThreadState& edit(ThreadNumber t);
  const VectorClock& clock(ThreadNumber t) { return state(t).clock; }
  void keep(ThreadState* s, const Release& release) {
    s->releases[s->release_count++ % kReleasesKept] = release;
  }
  // Who there is.
  struct Company {
    uint32_t alive = 1;
    bool is_alone = true;  // one thread is alive, and knows all that happened
  };
  bool is_alone() const { return company_->get().is_alone; }
  // The thread has learned something: if it is the last one, perhaps all.
  void see_whether_alone(ThreadNumber t);
  void acquire(ThreadNumber t, uint32_t released);
  void acquire(ThreadNumber t, ObjectRef object, ObjectSlot slot);
  // The thread's steps so far are released with this; what follows is a new step.
  void release(ThreadNumber t, uint64_t* number, Release how);
  void release(ThreadNumber t, ObjectRef object, ObjectSlot slot, std::string_view what,
               const Place& place, LockMode mode = LockMode::kExclusive);

  void note_read(const AccessInfo& info, uint64_t* slots, Epoch now);
  void check_reads(const AccessInfo& info, uint64_t* slots);
  void race(const AccessInfo& info, bool is_write, Epoch epoch, PlaceNumber place, bool was_write);
  bool is_ordered_by_initialisers(const AccessInfo& info, Epoch epoch);
  bool is_known(const Variable& v);
  bool tells_something(const Release& release);
  std::string missing_edge(Epoch epoch, ThreadNumber t, bool is_write);

  uint32_t first_object_slot_ = 0;
  uint32_t first_variable_slot_ = 0;
  std::deque<std::unique_ptr<Versioned<ThreadState>>> threads_;  // by number
  Pool<VectorClock> clocks_;
  Pool<ReadSet> reads_;
  std::unique_ptr<Versioned<Company>> company_;
  ThreadNumber unknown_ = 0;  // a thread that was not known whole when last asked about
  std::unique_ptr<Versioned<std::vector<uint32_t>>> initialised_;  // clocks of the user's classes
};

}  // namespace braid::eraser
