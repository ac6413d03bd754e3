// Recorded runs of random programs: a replay prints the same and ends in the same state, without
// what the run had from outside; and a recording whose run was killed is good up to its last flush.
//
//   recordings VMRUN [--count N] [--seed S]
#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <vector>

#include "tests/recordings/program.h"
#include "tests/runner/process.h"

namespace {

namespace fs = std::filesystem;
using braid::recordings::random_program;
using braid::recordings::RandomProgram;
using braid::runner::ProcessResult;
using braid::runner::run_process;

class Comparison {
 public:
  explicit Comparison(const std::string& vmrun)
      : vmrun_(fs::absolute(vmrun)),
        folder_(fs::temp_directory_path() / fmt::format("recordings.{}", getpid())) {}
  ~Comparison() { fs::remove_all(folder_); }

  // Empty, or what is wrong.
  std::string equal(uint64_t seed) {
    const RandomProgram program = prepare(seed, 5);
    const ProcessResult run =
        vmrun({"--record", "run.rec", "--digest", "P.java", "--", "files"}, program.input);
    fs::remove_all(folder_ / "files");
    const ProcessResult again = vmrun({"--replay", "run.rec", "--digest", "P.java"}, "");
    if (run.timed_out || run.signal != 0) return "the run did not end: " + run.errors;
    if (run.output != again.output) return "the outputs differ:\n" + run.output + again.output;
    if (run.errors != again.errors) return "the states differ:\n" + run.errors + again.errors;
    if (run.exit_code != again.exit_code) return "the exit codes differ";
    if (run.errors.find("final state") == std::string::npos) return "no state: " + run.errors;
    if (fs::exists(folder_ / "files")) return "the replay has written files";
    return "";
  }

  // The run is killed after some time. The replay gets as far as the recording, and says so.
  std::string killed(uint64_t seed, bool* was_killed) {
    const RandomProgram program = prepare(seed, 300);
    const std::string command =
        fmt::format("exec timeout -s KILL 0.{:03} {} --record run.rec P.java -- files",
                    100 + seed * 37 % 900, vmrun_);
    const ProcessResult run = run_process({{"sh", "-c", command}, program.input, folder_, 60});
    *was_killed = run.exit_code != 0 && run.errors.empty();
    const fs::path file = folder_ / "run.rec";
    if (!*was_killed || !fs::exists(file) || fs::file_size(file) == 0) return "";
    fs::remove_all(folder_ / "files");
    const ProcessResult again = vmrun({"--replay", "run.rec", "P.java"}, "");
    // It may have been killed when it had written all, or nothing.
    const bool whole = again.exit_code == 0 && again.errors.empty();
    const bool said = whole || again.errors.find("ends here, after") != std::string::npos ||
                      again.errors.find("cut off at its beginning") != std::string::npos;
    if (!said) return fmt::format("exit code {}: {}", again.exit_code, again.errors);
    if (!again.output.starts_with(run.output.substr(0, again.output.size())) &&
        !run.output.starts_with(again.output))
      return "the replay printed something else:\n" + again.output;
    return "";
  }

 private:
  RandomProgram prepare(uint64_t seed, int rounds) {
    fs::remove_all(folder_);
    fs::create_directories(folder_ / "files");
    RandomProgram program = random_program(seed, rounds);
    std::ofstream(folder_ / "P.java") << program.source;
    return program;
  }
  ProcessResult vmrun(std::vector<std::string> arguments, const std::string& input) {
    arguments.insert(arguments.begin(), vmrun_);
    return run_process({arguments, input, folder_, 120});
  }

  std::string vmrun_;
  fs::path folder_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return fmt::print(stderr, "usage: recordings VMRUN [--count N] [--seed S]\n"), 2;
  uint64_t count = 100;
  uint64_t seed = 1;
  for (int i = 2; i + 1 < argc; i += 2) {
    (std::string(argv[i]) == "--count" ? count : seed) = std::strtoull(argv[i + 1], nullptr, 10);
  }
  Comparison comparison(argv[1]);
  uint64_t wrong = 0;
  uint64_t killed = 0;
  for (uint64_t i = 0; i < count; ++i) {
    bool was_killed = false;
    const std::string unequal = comparison.equal(seed + i);
    const std::string lost = i % 2 == 0 ? comparison.killed(seed + i, &was_killed) : "";
    killed += was_killed ? 1 : 0;
    for (const std::string& what : {unequal, lost}) {
      if (what.empty()) continue;
      ++wrong;
      fmt::print("seed {}: {}\n", seed + i, what);
    }
  }
  fmt::print("{} programs: {} wrong; {} runs killed\n", count, wrong, killed);
  return wrong == 0 && killed > 0 ? 0 : 1;
}
