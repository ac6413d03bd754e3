// Running a program while going back and forth in it all the time, to test checkpoints.
//
// What: every few hundred bytecodes a checkpoint is taken, the program runs on for a while, goes
// back, perhaps to an older checkpoint, and runs the same part again. What it prints in the end
// must be what it prints in an ordinary run; a store that checks digests watches each return.
#pragma once

#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "checkpoint/store.h"
#include "tester/virtual_files.h"
#include "vm/input_text.h"
#include "vm/scheduler.h"
#include "vm/world.h"

namespace braid::cli {

// The real world as far as it can be taken back: output is kept until it is certain, standard input
// is read ahead, files are in memory, and time is a clock of its own, which moves when all threads
// sleep, and a little at each reading.
class KeepingWorld final : public vm::World {
 public:
  void write(vm::Stream stream, std::string_view bytes) override;
  void flush(vm::Stream) override {}
  size_t read_input(std::span<char> buffer) override;
  size_t input_available() override { return input_.left(); }
  int64_t now_nanos() override { return now_ += kReadingNanos; }
  int64_t wall_millis() override { return kStartMillis + now_nanos() / 1'000'000; }
  void sleep_until(int64_t deadline) override { now_ = std::max(now_, deadline); }
  uint64_t random_seed() override { return real_.random_seed(); }
  bool environment(const std::string& name, std::string* value) override {
    return real_.environment(name, value);
  }
  vm::WorldMark mark() override;
  void go_back(const vm::WorldMark& mark) override;
  void request(const vm::IoRequest& request, vm::IoReply* reply) override {
    files_.request(request, reply);
  }
  bool is_virtual() const override { return true; }
  std::string state() override { return files_.state(); }
  // Writes out what was kept. REQUIRES: nobody goes back behind this.
  void release();

 private:
  static constexpr int64_t kReadingNanos = 1000;
  static constexpr int64_t kStartMillis = 1'700'000'000'000;

  vm::RealWorld real_;
  std::vector<std::pair<vm::Stream, std::string>> output_;
  vm::InputText input_;
  int64_t now_ = 0;
  tester::VirtualFiles files_;
};

// A round-robin scheduler that takes checkpoints and goes back whenever it is asked who runs.
class Restless final : public vm::Scheduler {
 public:
  explicit Restless(int64_t quantum) : inner_(quantum) {}
  vm::Thread* pick(vm::Machine& machine, vm::Thread* current, vm::Point why) override;
  uint32_t choose(vm::Machine& machine, vm::Thread& thread, vm::ChoiceKind kind,
                  uint32_t count) override {
    return inner_.choose(machine, thread, kind, count);
  }
  int64_t quantum() override { return inner_.quantum(); }

  // Runs the machine to its end, going back once more from each end that it reaches before.
  vm::RunResult run(vm::Machine& machine, KeepingWorld& world);

 private:
  // Where a checkpoint was taken: what the machine asked there.
  struct Place {
    checkpoint::Id id;
    vm::Thread* current;
    vm::Point why;
  };
  static constexpr size_t kMostPlaces = 6;
  static constexpr uint64_t kSmallHeap = 256 * 1024;
  static constexpr size_t kFewThreads = 50;

  Place& go_back();
  void take(vm::Thread* current, vm::Point why);

  vm::RoundRobin inner_;
  vm::Machine* machine_ = nullptr;
  std::optional<checkpoint::Store> store_;  // while run() runs
  std::mt19937_64 random_{1};
  std::vector<Place> places_;
  uint64_t steps_ = 0;  // until the next thing happens
  bool ahead_ = false;  // this part will be taken back
};

}  // namespace braid::cli
