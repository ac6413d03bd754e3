// A compiled program on a machine with tools.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "stdlib/natives.h"
#include "tester/virtual_world.h"
#include "tests/unit/compiled.h"
#include "vm/machine.h"
#include "vm/tool.h"

namespace braid::test {

// A machine with tools on it, run under round robin.
class Watched {
 public:
  explicit Watched(const std::string& source)
      : module_(compile(source)),
        world_(input_),
        machine_(options(), {&module_}, library().provider(), stdlib::library_natives(), world_,
                 scheduler_) {}
  // Before begin(): as if the tools came from libraries.
  void check_handles() { machine_.tools().check_handles(); }
  void run(std::initializer_list<Tool*> tools) {
    begin(tools);
    result_ = machine_.run();
  }
  void begin(std::initializer_list<Tool*> tools) {
    for (Tool* t : tools) machine_.tools().add(*t);
    ASSERT_TRUE(machine_.start()) << machine_.error();
  }
  vm::Machine& machine() { return machine_; }
  const std::vector<std::string>& errors() { return machine_.tools().errors(); }
  const std::string& output() const { return world_.output(); }
  vm::RunResult result() const { return result_; }

 private:
  static vm::MachineOptions options() {
    vm::MachineOptions o;
    o.random_seed = 1;
    return o;
  }
  std::string input_;
  vm::Module module_;
  tester::VirtualWorld world_;
  vm::RoundRobin scheduler_;
  vm::Machine machine_;
  vm::RunResult result_ = vm::RunResult::kFinished;
};

}  // namespace braid::test
