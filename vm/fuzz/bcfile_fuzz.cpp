// Fuzz target: any bytes as a .bc file. What decodes and verifies also runs, for a bounded number
// of bytecodes.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "stdlib/library_blob.h"
#include "stdlib/natives.h"
#include "vm/bcfile.h"
#include "vm/disassembler.h"
#include "vm/machine.h"
#include "vm/verifier.h"

namespace {

// Says nothing, hears nothing; time stands still but for sleeps.
class SilentWorld final : public braid::vm::World {
 public:
  void write(braid::vm::Stream, std::string_view) override {}
  void flush(braid::vm::Stream) override {}
  size_t read_input(std::span<char>) override { return 0; }
  size_t input_available() override { return 0; }
  int64_t now_nanos() override { return ++now_; }
  int64_t wall_millis() override { return 0; }
  void sleep_until(int64_t deadline) override { now_ = std::max(now_, deadline); }
  uint64_t random_seed() override { return 1; }
  bool environment(const std::string&, std::string*) override { return false; }

 private:
  int64_t now_ = 0;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  namespace vm = braid::vm;
  static std::string error;
  static const std::unique_ptr<vm::LazyModule> library =
      vm::LazyModule::open(braid::stdlib::library_blob(), true, &error);
  const vm::ClassProvider provider = [](std::string_view name) { return library->find(name); };
  // The checksum would keep the fuzzer out: it is put right first.
  std::vector<std::byte> bytes(size);
  for (size_t i = 0; i < size; ++i) bytes[i] = static_cast<std::byte>(data[i]);
  vm::fix_checksum(bytes);
  const vm::ReadResult read = vm::read_module(bytes);
  if (!read.module) return 0;
  const std::vector<const vm::Module*> modules{&*read.module};
  if (!vm::verify(modules, provider).empty()) return 0;
  vm::disassemble(*read.module);
  SilentWorld world;
  vm::RoundRobin scheduler(1000);
  vm::MachineOptions options;
  options.max_steps = 100'000;
  options.max_heap = 8u << 20;
  vm::Machine machine(options, modules, provider, braid::stdlib::library_natives(), world,
                      scheduler);
  if (machine.start()) machine.run();
  return 0;
}
