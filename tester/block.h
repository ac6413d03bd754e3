// What a block does: its accesses, the monitors it takes, and what the search compares.
//
// What: a Block is the summary of what one thread ran between two boundaries, or of an attempt that
// failed on the way. BlockBuilder makes it from the access log.
//
// Owns: nothing; a Block's parts lie in the arena that the builder was given.
//
// Invariants:
//  1. `uses` has one entry for each variable. in_order() puts them into ascending order of (object,
//     slot), at the first call: most blocks are told apart by their summaries alone.
//  2. The owner rule: owner(m) is read by who takes, tests or finds m taken, and written only if
//     m's owner at the block's end is another one than at its start. Who shares m reads only
//     whether it has an owner; that it shares m at the block's end and did not at its start, or the
//     other way round, raises owner(m): two such blocks commute.
//  3. Objects that were made in the block appear nowhere.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "tester/arena.h"
#include "vm/access_log.h"
#include "vm/heap.h"

namespace braid::tester {

// A variable: the address of its object, with the space in the low three bits; and the slot.
struct Variable {
  uint64_t object = 0;
  uint32_t slot = 0;

  vm::Space space() const { return static_cast<vm::Space>(object & 7); }
  vm::Object* base() const { return reinterpret_cast<vm::Object*>(object & ~uint64_t{7}); }
  bool operator==(const Variable&) const = default;
  auto operator<=>(const Variable&) const = default;
};
inline Variable variable(const void* object, vm::Space space, uint32_t slot) {
  return {reinterpret_cast<uint64_t>(object) | static_cast<uint64_t>(space), slot};
}
inline Variable owner_of(const void* monitor) { return variable(monitor, vm::Space::owner, 0); }

// A monitor that a thread holds or wants, with the mode.
class Hold {
 public:
  Hold() = default;
  Hold(vm::Object* monitor, bool shared)
      : bits_(reinterpret_cast<uintptr_t>(monitor) | (shared ? 1 : 0)) {}
  // What an entry of the access log is about.
  explicit Hold(const vm::AccessEntry& e) : Hold(e.object, (e.count & vm::kShared) != 0) {}

  vm::Object* monitor() const { return reinterpret_cast<vm::Object*>(bits_ & ~uintptr_t{1}); }
  bool is_shared() const { return (bits_ & 1) != 0; }
  // Whether two threads cannot have these at the same time.
  bool excludes(Hold other) const {
    return (bits_ ^ other.bits_) <= 1 && (bits_ & other.bits_ & 1) == 0;
  }
  bool operator==(const Hold&) const = default;

 private:
  uintptr_t bits_ = 0;
};

struct Use {
  static constexpr uint32_t kRead = 1;
  static constexpr uint32_t kWrite = 2;
  // Conflicts with reads only: of the clock; of an owner, by who comes to share the monitor, or
  // does not share it any more; of the count of a lock that is entered again.
  static constexpr uint32_t kRaise = 4;
  static constexpr uint32_t kNotify = 8;  // of a wait set, beside the read or write
  static constexpr uint32_t kShare = 16;  // a read of an owner that raises of it do not matter to
  // Only while a block is built: its first plain read, or write, is listed.
  static constexpr uint32_t kListed = 32;  // times kRead or kWrite

  Variable variable;
  uint32_t how = 0;
};

// Whether a block that uses a variable so changes what an attempt that uses it so has found.
inline bool changes(uint32_t done, uint32_t attempt) {
  if ((done & Use::kRaise) == 0) return (done & Use::kWrite) != 0;
  return (done & Use::kWrite) != 0 || (attempt & Use::kShare) == 0 ||
         (attempt & (Use::kRead | Use::kWrite)) != 0;
}

// An acquisition, or where the block failed on one.
struct Acquisition {
  Hold hold;
  bool refused = false;  // it was found taken: the attempt ended here
  bool tries = false;    // by tryLock: nobody is stuck here
};

// The first read or first write of a variable that is neither volatile nor atomic, in order.
struct PlainAccess {
  Variable variable;
  bool write = false;
  uint32_t taken = 0;  // acquisitions of the block that were made before
  uint32_t entry = 0;  // entries of the access log before it
};

struct SpinCell;

struct Block {
  uint32_t thread = 0;
  bool failed = false;  // an attempt that could not be finished
  bool ends_thread = false;
  bool ends_program = false;  // writes `world`, which every block reads
  bool holds_later = false;  // an acquisition comes after another one: it can be stopped holding it
  bool suspends = false;     // ends in a wait, or asleep
  uint64_t reads = 0;        // summaries: one bit for each hash of a variable
  uint64_t writes = 0;
  uint64_t plain_reads = 0;
  uint64_t plain_writes = 0;
  std::span<Use> uses;
  mutable bool is_in_order = false;
  std::span<const Acquisition> acquisitions;  // in order
  std::span<const PlainAccess> plain;
  std::span<const Hold> held;      // at its start
  std::span<const Hold> held_end;  // at its end
  bool wakes_up = false;  // its thread leaves a wait set, by a time-out or for nothing: that is all
  const Block* next = nullptr;  // the same thread's block from the same node, with other choices
  bool has_choices = false;     // it is one of several variants, or could be
  std::span<const uint32_t> answers;  // that were given in it, the only possible ones too
  // An attempt that failed because the thread went round without progress (spin.h): the blocks of
  // the round before this one, none if the block is the whole round.
  bool spins = false;
  bool starts_thread = false;
  bool wakes_somebody = false;
  bool notifies = false;  // the log has entries of notifies or wake-ups
  bool reads_time = false;
  const SpinCell* round_begin = nullptr;
  const SpinCell* round_end = nullptr;

  // Whether the attempt failed on something else than a monitor.
  bool fails_otherwise() const {
    return failed && (acquisitions.empty() || !acquisitions.back().refused);
  }
  // Whether its thread can be stopped inside it holding a monitor that it did not hold before.
  bool can_hold() const { return holds_later || (fails_otherwise() && !acquisitions.empty()); }
};

// Its uses, in ascending order of their variables.
std::span<const Use> in_order(const Block& block);
// The same as below without looking at the summaries first, and at the program's end.
bool uses_conflict(const Block& a, const Block& b);
bool uses_written(const Block& done, const Block& attempt);
// Whether one writes what the other reads or writes.
inline bool conflict(const Block& a, const Block& b) {
  if (a.ends_program || b.ends_program) return true;
  if ((a.writes & (b.reads | b.writes)) == 0 && (b.writes & a.reads) == 0) return false;
  return uses_conflict(a, b);
}
// Whether `done` has written something that `attempt` has read.
inline bool writes_what_reads(const Block& done, const Block& attempt) {
  if (done.ends_program) return true;
  return (done.writes & (attempt.reads | attempt.writes)) != 0 && uses_written(done, attempt);
}
// The bit of a variable in the summaries.
uint64_t summary_bit(const Variable& variable);
// Whether the block has written this variable.
bool writes(const Block& block, const Variable& variable);

class BlockBuilder {
 public:
  // What was allocated after `begin` was made in the block. `held`: what the thread held at its
  // start. `slot`: its index in the machine. `prints`: output counts as an operation on its stream.
  Block* build(Arena& arena, std::span<const vm::AccessEntry> log, const vm::Heap& heap,
               const vm::HeapMark& begin, std::span<const Hold> held, uint32_t slot, bool prints);
  // Final fields that were written by a block that did not make their object, since the last call.
  std::vector<vm::AccessEntry>& late_finals() { return late_finals_; }
  // Whether the last block has tested a lock.
  bool tests_lock() const { return tests_lock_; }

 private:
  struct Owned {
    Hold hold;
    bool before;
    bool now;
  };
  // A variable of this block: a table by open addressing, emptied by a new stamp.
  struct Cell {
    Variable variable;
    uint32_t stamp = 0;
    uint32_t use = 0;  // index in uses_
  };
  static constexpr uint32_t kSmall = 12;  // up to so many variables are looked for one by one
  Use& find(const Variable& v);
  Use& find_in_table(const Variable& v);
  Use& append(const Variable& v);
  void grow();
  void add(const vm::AccessEntry& e);
  void add_use(const Variable& v, uint32_t how) { find(v).how |= how; }
  void add_plain(const Variable& v, bool write);
  void add_owner(const vm::AccessEntry& e);
  void set_owned(Hold hold, bool now);
  void change_owners(Arena& arena, Block& block);
  void sum_up(Arena& arena, Block& block) const;
  bool is_new(const vm::Object* o) const { return o != nullptr && heap_->is_newer(o, *begin_); }

  uint32_t at_ = 0;  // number of the entry that is looked at
  const vm::Heap* heap_ = nullptr;
  const vm::HeapMark* begin_ = nullptr;
  bool prints_ = false;
  uint32_t slot_ = 0;
  bool ends_program_ = false;
  bool starts_thread_ = false;
  bool wakes_somebody_ = false;
  bool notifies_ = false;
  bool reads_time_ = false;
  bool released_ = false;  // a monitor was released for the last time (inside a library call)
  std::vector<Cell> cells_;
  uint32_t stamp_ = 0;
  std::vector<Use> uses_;  // with room; count_ of them are the block's
  uint32_t count_ = 0;
  std::vector<PlainAccess> plain_;
  std::vector<Acquisition> acquisitions_;
  std::vector<Owned> owned_;
  std::vector<Hold> held_;
  std::vector<vm::AccessEntry> late_finals_;
  bool tests_lock_ = false;
};

}  // namespace braid::tester
