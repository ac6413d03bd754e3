// Whether a program ends by itself when its threads take turns.
//
// What: goes on from a state under a fair schedule, to tell a loop that ends as soon as others get
// their turn from one that never does. A path that exceeds a bound is no failure: its schedule may
// be unfair. If the program does not end under a fair one either, it is.
//
// The schedule: each thread in turn, by number, runs kQuantum bytecodes, or until it yields, sleeps
// or cannot go on. Who waits for a monitor or a permit gets his turn when it is released (the
// longest waiting one first), so nobody starves. A bytecode takes a microsecond; time-outs fire
// when their time has come, and where nobody can run, time passes.
//
// If a state comes back at the beginning of a round, everything that follows does too: that the
// program never ends is proved. Otherwise it has not ended after so many bytecodes.
//
// Owns: nothing that outlives a look; the machine is brought back.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "checkpoint/digest.h"
#include "checkpoint/store.h"
#include "tester/failure.h"
#include "tester/runner.h"

namespace braid::tester {

class Turns {
 public:
  // A prime, so that a loop is not interrupted at the same place again and again.
  static constexpr int64_t kQuantum = 10'007;

  static constexpr uint64_t kMost = 10'000'000;  // bytecodes, if nothing else is said
  // At most so many bytecodes are run to find out. `stop` is asked now and then.
  Turns(vm::Machine& machine, checkpoint::Store& store, BlockScheduler& scheduler,
        uint64_t most_bytecodes);

  // Goes on from where the machine is, to which it is brought back. The failure, if the program
  // does not end. `spins` is asked in a state that has come back, if it is given: whether nothing
  // leads out of it, whatever the schedule. Then the failure is of that kind. What the listener
  // hears meanwhile is the caller's to forget.
  std::optional<Failure> look(const std::function<bool()>& spins = nullptr);
  // Lines of the loops of the last failure, by thread: "Main.java", 12, 18.
  struct Loop {
    uint32_t thread = 0;
    std::string file;
    uint32_t first = 0;
    uint32_t last = 0;
  };
  const std::vector<Loop>& loops() const { return loops_; }
  // Lines at which its threads were while they went round, those of called methods included.
  const std::set<std::string>& lines() const { return lines_; }

 private:
  enum class End : uint8_t {
    kEnded,      // the program has ended
    kStuck,      // nobody can go on
    kUndecided,  // it has read the time, or thrown away too much
    kSame,       // a state has come back
    kLong,       // so many bytecodes
  };
  // User frames, oldest first: the method, the instruction.
  using Stack = std::vector<std::pair<const vm::Method*, uint32_t>>;
  // What is known of a thread while it takes turns.
  struct Of {
    bool waits = false;                  // its last attempt to go on has failed
    uint64_t since = 0;                  // number of the turn in which it first did
    int64_t deadline = vm::kNoDeadline;  // of that attempt
    uint64_t attempt = 0;                // which it was
    bool moves = false;                  // in the rounds that are watched
    std::set<Stack> stacks;              // where it was in them
  };

  End run();
  bool round();
  bool serve_waiting();
  bool turn(uint32_t number);
  bool failed(vm::Thread& thread, bool moved);
  bool is_free(uint32_t number);
  bool time_passes();
  bool came_back();
  uint64_t timing() const;
  void watch(uint64_t rounds);
  void note_stack(vm::Thread& thread);
  std::optional<Loop> loop_of(uint32_t number) const;
  Failure describe(End end);
  int64_t now() const { return machine_.world().now_nanos(); }
  bool is_over() const { return machine_.has_ended() || trapped_; }

  vm::Machine& machine_;
  checkpoint::Store& store_;
  BlockScheduler& scheduler_;
  uint64_t most_;
  std::vector<Of> threads_;  // by number
  uint64_t turns_ = 0;
  uint64_t pieces_ = 0;  // of turns, while they are watched
  uint64_t rounds_ = 0;
  uint64_t bytecodes_ = 0;
  bool trapped_ = false;
  bool reads_time_ = false;
  bool chooses_ = false;
  bool watches_ = false;
  // States at the beginnings of rounds (Brent's algorithm: one is kept, newer and newer).
  std::optional<checkpoint::Digester> digester_;
  checkpoint::Digest kept_;
  uint64_t kept_timing_ = 0;
  uint64_t kept_round_ = 0;
  uint64_t keep_next_ = 0;
  uint64_t cycle_ = 0;  // rounds
  std::vector<Loop> loops_;
  std::set<std::string> lines_;
};

}  // namespace braid::tester
