// Digests of a machine's state: 128 bits that tell whether two states are the same to the program.
//
// What: a machine that has stopped between two steps is walked from its threads and static fields.
// Threads go by number, objects by the order in which they are met, classes and methods by name, so
// that the digest says nothing of addresses, of the order of allocations, of what the collector has
// done, or of which classes happen to be loaded. Equal states have equal digests on whichever path
// they were reached; different states have different ones but for chance (2^-64 for a pair at
// worst, since names go in as 64 bits).
//
// What counts as state: registers that may still be read (vm/liveness.h); what threads wait for;
// reachable objects, who has entered their monitors how often, their identity hash codes; static
// fields and initialisation of the classes that have changed since they were loaded; exit code and
// shutdown. What does not: dead registers, garbage, cached hash codes of strings, whether a monitor
// is inflated, in which order threads queue where the scheduler chooses among them, and names of
// threads kept by the machine. What the world says of itself (World::state). Output
// and time are told by the caller (Outside).
//
// A base makes digests cheap when there is much that never changes: objects that existed at the
// base are written as their address, and only those that differ from what they were then are looked
// into. Digests with one base can be compared with each other only, and only within the process.
// They tell states apart that differ in an object of the base's which nothing refers to any more;
// otherwise they are equal exactly if the full ones are.
//
// Owns: its buffers. Nothing is allocated once they have their size.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "checkpoint/state_names.h"
#include "checkpoint/state_writer.h"
#include "checkpoint/store.h"
#include "vm/machine.h"

namespace braid::checkpoint {

struct Digest {
  uint64_t low = 0;
  uint64_t high = 0;
  bool operator==(const Digest&) const = default;
};
struct DigestHash {
  size_t operator()(const Digest& d) const { return static_cast<size_t>(d.low ^ d.high); }
};

struct DigestOptions {
  // Everything that a later run depends on, under whichever scheduler: order of queues, counts of
  // bytecodes, deadlines. For finding out whether going back was exact.
  bool exact = false;
  // When time-outs come, not only that there will be one.
  bool deadlines = false;
  // Threads by who started them (ThreadCore::path) instead of by number: then two starts by
  // different threads give the same state in either order.
  bool by_creation = false;
};

// State outside the machine, as far as it is to count.
struct Outside {
  std::optional<std::string_view> output = std::nullopt;
  std::optional<uint64_t> input_position = std::nullopt;
  std::optional<int64_t> clock = std::nullopt;
};

class Digester {
 public:
  explicit Digester(vm::Machine& machine, DigestOptions options = {});
  Digester(const Digester&) = delete;
  Digester& operator=(const Digester&) = delete;

  // The state as it is.
  // REQUIRES: no thread runs.
  Digest digest(const Outside& outside = {});

  // From now on the state at a checkpoint is the base.
  // REQUIRES: it was just taken, and is kept as long as it is the base.
  void set_base(const Store& store, Id checkpoint);
  void clear_base();

  // The same walk in pieces, with words for each, to see where two states differ: compare the lists
  // and look at the first difference.
  struct Part {
    std::string what;  // "thread 2", "statics of Main", "object 17, a java/lang/Object"
    Digest digest;
    bool operator==(const Part&) const = default;
  };
  std::vector<Part> parts(const Outside& outside = {});

 private:
  struct Lock;

  void begin();
  void walk(const Outside& outside);
  void write_machine(const Outside& outside);
  void write_thread(const vm::Thread& thread);
  void write_blocking(const vm::Thread& thread);
  void write_frame(const vm::Thread& thread, const vm::Frame* frame);
  void write_native_frame(const vm::Frame& frame);
  void write_stub_frame(const vm::Frame& frame, uint32_t pc, bool suspended);
  void write_statics();
  void write_objects();
  void write_changed();
  template <bool kRaw>
  void write_contents(vm::Object* object);
  template <bool kRaw>
  void write_fields(vm::Object* object, Look look);
  template <bool kRaw>
  void write_ref(vm::Object* object);
  void write_trace(vm::Object* trace);
  void write_lock(const vm::Object* object, Look look);
  bool lock_of(const vm::Object* object, Look look, Lock* lock);
  uint64_t name_of(uint32_t thread_slot) const { return thread_names_[thread_slot]; }
  bool belongs_to_base(const vm::Object* object) const;
  bool differs_from_base(vm::Object* object);
  uint64_t raw_hash(vm::Object* object);
  void put(uint64_t word) { out_->put(word); }
  template <class Words>
  void end_part(Words words);

  vm::Machine& machine_;
  const DigestOptions options_;
  StateNames names_;
  uint32_t backtrace_slot_ = 0;
  uint32_t thread_slot_ = 0;  // injected, of java.lang.Thread
  StateWriter state_;
  StateWriter raw_;
  StateWriter* out_ = &state_;
  ObjectTable numbers_;  // what a reference is written as
  std::vector<vm::Object*> met_;
  std::vector<uint64_t> thread_names_;  // by slot
  std::vector<const vm::Thread*> threads_;
  std::vector<vm::String*> interned_;
  std::vector<uint64_t> queue_;
  std::vector<std::pair<uint64_t, uint32_t>> sharers_;  // name, how often
  // The base.
  const Store* store_ = nullptr;  // null: there is none
  Id base_id_ = 0;
  uint32_t base_epoch_ = 0;
  ObjectTable base_;  // hash of each object's contents, references as addresses
  std::vector<vm::Object*> candidates_;
  std::vector<Part>* parts_ = nullptr;
};

}  // namespace braid::checkpoint
