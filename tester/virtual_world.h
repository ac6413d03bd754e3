// The world of a program under test: nothing reaches the real one.
//
// What: output is kept, standard input is a string, files are in memory (virtual_files.h), time is
// a virtual clock that moves when a time-out fires (the machine adds to it what a thread has run,
// see Machine::program_nanos).
#pragma once

#include <string>

#include "tester/virtual_files.h"
#include "vm/world.h"

namespace braid::tester {

class VirtualWorld final : public vm::World {
 public:
  static constexpr size_t kMaxOutput = 1u << 20;  // bytes kept for each path

  explicit VirtualWorld(const std::string& input, const vm::IoRules& rules = {})
      : input_(input), files_(rules) {}
  void write(vm::Stream stream, std::string_view bytes) override;
  void flush(vm::Stream) override {}
  size_t read_input(std::span<char> buffer) override;
  size_t input_available() override { return input_.size() - position_; }
  int64_t now_nanos() override { return now_; }
  int64_t wall_millis() override { return kEpochMillis + now_nanos() / 1'000'000; }
  void sleep_until(int64_t deadline) override { now_ = std::max(now_, deadline); }
  uint64_t random_seed() override { return 1; }
  bool environment(const std::string&, std::string*) override { return false; }
  vm::WorldMark mark() override {
    return {{position_, static_cast<uint64_t>(now_), output_.size(), files_.mark()}};
  }
  void go_back(const vm::WorldMark& mark) override {
    position_ = mark.words[0];
    now_ = static_cast<int64_t>(mark.words[1]);
    output_.resize(mark.words[2]);
    files_.go_back(mark.words[3]);
  }
  void request(const vm::IoRequest& request, vm::IoReply* reply) override;
  std::string name_of_variable(uint32_t variable) override { return files_.name_of(variable); }
  bool is_virtual() const override { return true; }
  std::string state() override;
  const std::string& output() const { return output_; }

 private:
  static constexpr int64_t kEpochMillis = 1'000'000'000'000;  // September 2001
  const std::string& input_;
  size_t position_ = 0;
  int64_t now_ = 0;
  std::string output_;
  VirtualFiles files_;
};

}  // namespace braid::tester
