// program_tests: finds test programs, runs each on the chosen engines, and compares what it did
// with what its comments expect. See docs/testing.md.

#include <fmt/format.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "tests/runner/engine.h"
#include "tests/runner/process.h"
#include "tests/runner/program.h"
#include "tests/runner/rebase.h"

namespace braid::runner {
namespace {

namespace fs = std::filesystem;

constexpr int kExitUsage = 2;
constexpr int kExitSkipped = 77;  // what ctest takes for "skipped"

struct Options {
  std::vector<fs::path> roots;
  std::vector<const Engine*> engines;
  std::vector<std::string> filters;
  fs::path bin;
  int jobs = 2;
  int sample = 1;
  int timeout_seconds = 60;
  bool rebase = false;
  bool verbose = false;
};

struct Counts {
  int passed = 0;
  int failed = 0;
  int skipped = 0;
};

void print_usage() {
  fmt::print(
      "Usage: program_tests [OPTION]... FILE|FOLDER...\n"
      "Runs test programs and compares what they do with what their comments expect.\n\n"
      "  --engine NAME     an engine to run (repeatable; default plain)\n"
      "  --filter TEXT     only programs whose path contains TEXT (repeatable: any of them)\n"
      "  --bin FOLDER      where vmrun and vmc are (default: beside this command)\n"
      "  --jobs N          programs at a time (default 2)\n"
      "  --sample K        every K-th program only\n"
      "  --timeout S       seconds for one run (default 60)\n"
      "  --rebase          write what the first engine does into the programs\n"
      "  --verbose         name the skipped programs and why\n\nEngines:\n");
  for (const Engine& engine : engines()) {
    fmt::print("  {:<17} {}\n", engine.name, engine.description);
  }
}

// Reads one option with its value; false if it is not one of these or the value is wrong.
bool read_valued(Options& options, std::string_view name, const char* value) {
  if (name == "--engine") {
    const Engine* engine = find_engine(value);
    if (engine != nullptr) options.engines.push_back(engine);
    return engine != nullptr;
  }
  if (name == "--filter") {
    options.filters.emplace_back(value);
    return true;
  }
  if (name == "--bin") {
    options.bin = fs::absolute(value);
    return true;
  }
  int* number = name == "--jobs"      ? &options.jobs
                : name == "--sample"  ? &options.sample
                : name == "--timeout" ? &options.timeout_seconds
                                      : nullptr;
  if (number != nullptr) *number = std::atoi(value);
  return number != nullptr && *number > 0;
}

std::optional<Options> read_options(int argc, char** argv) {
  Options options;
  options.bin = fs::absolute(argv[0]).parent_path();
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--rebase") {
      options.rebase = true;
    } else if (word == "--verbose") {
      options.verbose = true;
    } else if (!word.starts_with("--")) {
      options.roots.emplace_back(argv[i]);
    } else if (i + 1 >= argc || !read_valued(options, word, argv[++i])) {
      return std::nullopt;
    }
  }
  if (options.engines.empty()) options.engines.push_back(find_engine("plain"));
  if (options.rebase && options.engines[0]->transcript == nullptr) return std::nullopt;
  if (options.roots.empty()) return std::nullopt;
  return options;
}

std::vector<Program> read_programs(const Options& options) {
  std::vector<Program> programs;
  int number = 0;
  for (const fs::path& path : find_programs(options.roots)) {
    const std::string name = path.string();
    bool wanted = options.filters.empty();
    for (const std::string& filter : options.filters) {
      wanted = wanted || name.find(filter) != std::string::npos;
    }
    if (wanted && number++ % options.sample == 0) programs.push_back(read_program(path));
  }
  return programs;
}

// Runs programs on one engine, some at a time, and counts. The lock guards counts and output.
class EngineRun {
 public:
  EngineRun(const Options& options, const Settings& settings, const Engine& engine,
            const std::vector<Program>& programs)
      : options_(options), settings_(settings), engine_(engine), programs_(programs) {}

  Counts run() {
    std::vector<std::thread> workers;
    for (int i = 0; i < options_.jobs; ++i) workers.emplace_back([this, i] { work(i); });
    for (std::thread& worker : workers) worker.join();
    return counts_;
  }

 private:
  void work(int worker) {
    for (std::size_t i = next_++; i < programs_.size(); i = next_++) {
      const fs::path folder = settings_.work / fmt::format("{}-{}-{}", engine_.name, worker, i);
      fs::create_directories(folder);
      one(programs_[i], folder);
      fs::remove_all(folder);
    }
  }

  void one(const Program& program, const fs::path& folder) {
    // A mistake is never skipped: a program that expects nothing is a test that cannot fail.
    const bool run_anyway = options_.rebase || !program.mistakes.empty();
    const std::string reason = run_anyway ? "" : engine_.skip(engine_, program);
    if (!reason.empty()) {
      const std::lock_guard lock(mutex_);
      ++counts_.skipped;
      if (options_.verbose) fmt::print("skip {} [{}]: {}\n", program.name, engine_.name, reason);
      return;
    }
    std::string wrong;
    if (options_.rebase) {
      const std::string done =
          rebase(program, engine_.transcript(engine_, settings_, program, folder));
      if (!done.empty()) fmt::print("{}: {}\n", program.name, done);
    } else {
      for (const std::string& mistake : program.mistakes) wrong += mistake + "\n";
      if (wrong.empty()) wrong = engine_.run(engine_, settings_, program, folder);
    }
    report(program, wrong);
  }

  void report(const Program& program, const std::string& wrong) {
    const std::lock_guard lock(mutex_);
    ++(wrong.empty() ? counts_.passed : counts_.failed);
    if (!wrong.empty()) fmt::print("FAIL {} [{}]\n{}\n", program.name, engine_.name, wrong);
    std::fflush(stdout);
  }

  const Options& options_;
  const Settings& settings_;
  const Engine& engine_;
  const std::vector<Program>& programs_;
  std::atomic<std::size_t> next_ = 0;
  std::mutex mutex_;
  Counts counts_;
};

fs::path make_work_folder() {
  std::string pattern = (fs::temp_directory_path() / "program_tests.XXXXXX").string();
  return ::mkdtemp(pattern.data()) == nullptr ? fs::path() : fs::path(pattern);
}

// Only what javac is asked about: the rest would cost time and change nothing.
std::vector<Program> for_java(const std::vector<Program>& programs, bool rebase) {
  const Engine& java = *find_engine("java");
  std::vector<Program> chosen;
  for (const Program& program : programs) {
    if (rebase || java.skip(java, program).empty()) chosen.push_back(program);
  }
  return chosen;
}

int run_all(const Options& options) {
  const std::vector<Program> programs = read_programs(options);
  Settings settings;
  settings.vmrun = options.bin / "vmrun";
  settings.vmc = options.bin / "vmc";
  settings.runner_sources = BRAID_RUNNER_SOURCES;
  settings.timeout_seconds = options.timeout_seconds;
  settings.work = make_work_folder();
  if (settings.work.empty()) {
    fmt::print(stderr, "program_tests: no temporary folder\n");
    return 1;
  }
  Counts total;
  bool missing = false;
  for (const Engine* engine : options.engines) {
    if (engine->name == "java") {
      if (!is_command("javac")) {
        fmt::print("java is not installed: engine java skipped\n");
        missing = true;
        continue;
      }
      settings.java = compile_with_java(settings, for_java(programs, options.rebase));
    }
    const Counts counts = EngineRun(options, settings, *engine, programs).run();
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  std::error_code ignored;
  fs::remove_all(settings.work, ignored);
  if (missing && total.passed + total.failed == 0) return kExitSkipped;
  fmt::print("{} passed, {} failed, {} skipped\n", total.passed, total.failed, total.skipped);
  // A folder without programs would be a test that cannot fail.
  if (total.passed + total.failed + total.skipped == 0) return 1;
  return total.failed == 0 ? 0 : 1;
}

}  // namespace
}  // namespace braid::runner

int main(int argc, char** argv) {
  const auto options = braid::runner::read_options(argc, argv);
  if (!options) {
    braid::runner::print_usage();
    return braid::runner::kExitUsage;
  }
  return braid::runner::run_all(*options);
}
