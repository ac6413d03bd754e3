// The world of a program under test: nothing reaches the real one.
//
// What: output is kept, standard input is a string, files are in memory (virtual_files.h), time is
// a virtual clock that moves when a time-out fires (the machine adds to it what a thread has run,
// see Machine::program_nanos).
#pragma once

#include <map>
#include <memory>
#include <string>

#include "tester/virtual_files.h"
#include "vm/input_text.h"
#include "vm/recording.h"
#include "vm/world.h"

namespace braid::tester {

class VirtualWorld final : public vm::World {
 public:
  static constexpr size_t kMaxOutput = 1u << 20;  // bytes kept for each path

  explicit VirtualWorld(const std::string& input, const vm::IoRules& rules = {})
      : input_{input}, files_(rules) {}
  // Between the two what comes from outside is what a recorded run had; files are opened, written
  // and so on here as well. Then standard input goes on with what the recording has left, and after
  // that with the input given. REQUIRES: no checkpoint is older.
  void begin_recorded(vm::Replay& replay);
  void end_recorded(vm::Replay& replay);
  void write(vm::Stream stream, std::string_view bytes) override;
  void flush(vm::Stream) override {}
  size_t read_input(std::span<char> buffer) override;
  size_t input_available() override;
  int64_t now_nanos() override;
  int64_t wall_millis() override;
  void sleep_until(int64_t deadline) override { now_ = std::max(now_, deadline); }
  uint64_t random_seed() override { return recorded_ ? recorded_->random_seed() : 1; }
  bool environment(const std::string& name, std::string* value) override {
    return recorded_ && recorded_->environment(name, value);
  }
  void wait(std::span<vm::IoWait> waits, int64_t deadline) override;
  bool input_blocks() override { return recorded_ && recorded_->input_blocks(); }
  vm::WorldMark mark() override {
    return {{input_.position, static_cast<uint64_t>(now_), output_.size(), files_.mark()}};
  }
  void go_back(const vm::WorldMark& mark) override {
    input_.position = mark.words[0];
    now_ = static_cast<int64_t>(mark.words[1]);
    output_.resize(mark.words[2]);
    files_.go_back(mark.words[3]);
  }
  void request(const vm::IoRequest& request, vm::IoReply* reply) override;
  std::string name_of_variable(uint32_t variable) override { return files_.name_of(variable); }
  bool is_virtual() const override { return recorded_ == nullptr; }
  std::string state() override;
  const std::string& output() const { return output_; }

 private:
  static constexpr int64_t kEpochMillis = 1'000'000'000'000;  // September 2001

  void request_recorded(const vm::IoRequest& request, vm::IoReply* reply);

  std::unique_ptr<vm::ReplayingWorld> recorded_;  // while it answers
  std::map<int64_t, int64_t> handles_;            // of the recorded run: those of here
  int64_t wall_millis_ = kEpochMillis;            // when the clock was at 0
  vm::InputText input_;
  int64_t now_ = 0;
  std::string output_;
  VirtualFiles files_;
};

}  // namespace braid::tester
