// random_schedules: random concurrent programs, printed, written or compiled. See --help.
#include <fmt/format.h>

#include <charconv>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/program.h"
#include "lang/compiler.h"
#include "tests/schedules/random_program.h"
#include "vm/verifier.h"

namespace braid::tests {
namespace {

constexpr int kExitFailure = 1;
constexpr int kExitUsage = 2;

struct Options {
  std::uint64_t seed = 1;
  std::uint64_t count = 1;
  std::vector<Kind> kinds{kKinds.begin(), kKinds.end()};
  bool print = false;
  std::filesystem::path folder;  // empty: write no files
};

void print_usage() {
  fmt::print(
      "Usage: random_schedules [OPTION]...\n"
      "Makes small random concurrent programs, and compiles each.\n\n"
      "  --seed N       number of the first program (default 1)\n"
      "  --count N      programs of each kind (default 1)\n"
      "  --kind K       this kind only:");
  for (const Kind kind : kKinds) fmt::print(" {}", kind_name(kind));
  fmt::print(
      "\n"
      "  --print        print the programs\n"
      "  --write DIR    write each into DIR/KIND-SEED/Main.java\n");
}

bool read_number(std::uint64_t& into, std::string_view text) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), into);
  return error == std::errc() && end == text.data() + text.size();
}

std::optional<Options> read_options(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string_view name = argv[i];
    if (name == "--print") {
      options.print = true;
      continue;
    }
    if (i + 1 == argc) return std::nullopt;
    const std::string_view value = argv[++i];
    if (name == "--seed" && read_number(options.seed, value)) continue;
    if (name == "--count" && read_number(options.count, value)) continue;
    if (name == "--write") {
      options.folder = value;
      continue;
    }
    const std::optional<Kind> kind = kind_named(value);
    if (name != "--kind" || !kind) return std::nullopt;
    options.kinds = {*kind};
  }
  return options;
}

// What vmc says about the program; empty if nothing.
std::string compile(const std::string& source) {
  static cli::Library library;
  lang::SourceSet sources;
  sources.add("Main.java", source);
  lang::CompileOptions options;
  options.provider.find_class = [](std::string_view name) { return library.find(name); };
  options.provider.has_package = [](std::string_view name) { return library.has_package(name); };
  const lang::CompileResult result = lang::compile(sources, options);
  if (!result.ok) return result.errors;
  const vm::Module* modules[] = {&result.module};
  return vm::verify(modules, library.provider());
}

// False if the program does not compile; says why.
bool check(std::uint64_t seed, Kind kind, const Options& options) {
  const std::string source = make_program(seed, kind);
  if (options.print) fmt::print("// {} {}\n{}\n", kind_name(kind), seed, source);
  if (!options.folder.empty()) {
    const auto folder = options.folder / fmt::format("{}-{}", kind_name(kind), seed);
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "Main.java") << source;
  }
  const std::string errors = compile(source);
  if (!errors.empty()) fmt::print("{} {} does not compile:\n{}\n", kind_name(kind), seed, errors);
  return errors.empty();
}

int run(const Options& options) {
  std::uint64_t failed = 0;
  for (std::uint64_t i = 0; i < options.count; ++i) {
    for (const Kind kind : options.kinds) {
      if (!check(options.seed + i, kind, options)) ++failed;
    }
  }
  fmt::print("{} programs, {} failed\n", options.count * options.kinds.size(), failed);
  return failed == 0 ? 0 : kExitFailure;
}

}  // namespace
}  // namespace braid::tests

int main(int argc, char** argv) {
  const auto options = braid::tests::read_options(argc, argv);
  if (!options) {
    braid::tests::print_usage();
    return braid::tests::kExitUsage;
  }
  return braid::tests::run(*options);
}
