// What detectors of races have in common: who holds which locks, where objects come from, and how
// two accesses are put into words.
//
// Owns: the numbers of locks, and each thread's set of held locks; both go back with the program.
//
// Invariants:
//  1. A lock's number is in the upper half of its object's slot kOrigin; 0: it was never entered.
//     Numbers are given in order, and again after going back.
//  2. A set of held locks has for each lock its number and mode (held()).
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "eraser/lock_sets.h"
#include "eraser/place_table.h"
#include "vm/tool.h"

namespace braid::eraser {

// Finding::rule of what detectors report.
inline constexpr std::string_view kRaceRule = "data race";
inline constexpr std::string_view kDisciplineRule = "locking discipline";

struct DetectorOptions {
  // Variables that are not reported: patterns with * over "Account.balance", or over a class.
  std::vector<std::string> ignored;
};

// What a thread has done to a variable.
struct Access {
  ThreadNumber thread = kNoThread;
  bool is_write = false;
  uint32_t stack = 0;
  LockSet held = kNoLocks;  // with modes
};

class Detector : public Tool {
 public:
  explicit Detector(DetectorOptions options) : options_(std::move(options)) {}

  void attached(Vm& vm) override;
  void thread_start(const ThreadInfo& info) override;
  void lock_enter(const LockInfo& info) override;
  void lock_exit(const LockInfo& info) override;
  void object_new(const ObjectInfo& info) override;

 protected:
  // What each detector needs to hear for the functions above.
  static constexpr EventSet kNeeds = {Event::thread_start, Event::lock_enter, Event::lock_exit,
                                      Event::object_new};

  Vm& vm() { return *vm_; }
  // What the thread holds now, with modes; the numbers of the locks in such a set, in any mode, or
  // in exclusive mode only.
  LockSet held(ThreadNumber thread) const {
    const std::vector<LockSet>& sets = held_->get();
    return thread < sets.size() ? sets[thread] : kNoLocks;
  }
  LockSet any_mode(LockSet held) { return modes_of(held).any; }
  LockSet exclusive(LockSet held) { return modes_of(held).exclusive; }
  LockSets& sets() { return sets_; }
  std::string lock_name(LockNumber lock, LockMode mode = LockMode::kExclusive);

  PlaceNumber place_of(const AccessInfo& info) {
    return places_.number_of({vm().stack_of(info.thread, info.place), held(info.thread)});
  }
  Access access_at(ThreadNumber thread, bool is_write, PlaceNumber place) const {
    return {thread, is_write, places_.at(place).stack, places_.at(place).held};
  }
  LockSet held_at(PlaceNumber place) const { return places_.at(place).held; }
  // Reports two accesses, unless they have been reported on this schedule or shall not be.
  // Notes: sentences without a full stop.
  void report_pair(std::string_view rule, const Variable& variable, const Access& first,
                   const Access& second, std::vector<std::string> notes);
  // Whether the pair was reported; then it need not be looked at.
  bool was_reported(const Variable& variable, const Access& first, const Access& second) const;
  std::string name_of(ThreadNumber thread);
  // "Main.java:12", of the user's code.
  std::string where(uint32_t stack);

 private:
  static constexpr uint32_t kOrigin = 0;  // lower half: the stack at which an object was made

  struct Modes {
    LockSet any = kNoLocks;
    LockSet exclusive = kNoLocks;
    bool is_known = false;
  };
  Modes modes_of(LockSet held);
  uint64_t* slots(ObjectRef object) { return vm_->edit_object_slots(object) + first_slot_; }
  LockNumber number_of(ObjectRef lock);
  void set_held(ThreadNumber thread, LockSet set);
  bool is_ignored(const Variable& variable, const std::string& name);
  std::string subject_of(const Variable& variable, const std::string& name);
  std::string shown_name(const Variable& variable, const std::string& name);
  std::string origin_of(ObjectRef object);
  std::string describe(const Access& access, const std::string& name);
  void add_stack(const Access& access, std::vector<std::string>* details);

  DetectorOptions options_;
  Vm* vm_ = nullptr;
  uint32_t first_slot_ = 0;
  LockSets sets_;
  PlaceTable places_;
  LockSets held_sets_;              // members: 2 * number, + 1 in shared mode
  std::vector<Modes> modes_;        // by held set
  std::vector<ObjectRef> locks_;    // by number
  std::vector<std::string> names_;  // by number of the thread, for when it is dead
  void note_name(ThreadNumber thread);
  std::unique_ptr<Versioned<LockNumber>> last_number_;
  std::unique_ptr<Versioned<std::vector<LockSet>>> held_;  // by thread
  // Object, slot, and the stacks of both accesses.
  using Reported = std::tuple<const void*, uint32_t, uint32_t, uint32_t>;
  std::unique_ptr<Versioned<std::vector<Reported>>> reported_;
};

}  // namespace braid::eraser
