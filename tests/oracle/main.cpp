// compare_searches: random concurrent programs, each searched exhaustively and by the other modes,
// which must find the same. Also for one program, by name.
#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "tests/oracle/compare.h"
#include "tests/schedules/random_program.h"

namespace braid::tests {
namespace {

struct Options {
  uint64_t seed = 1;
  uint64_t count = 10;
  double seconds = 0;  // instead of count, if not 0
  std::vector<Kind> kinds{kKinds.begin(), kKinds.end()};
  std::string file;
  bool dd = false;
  bool verbose = false;
  bool print = false;  // the programs
};

struct Totals {
  uint64_t programs = 0;
  uint64_t wrong = 0;
  uint64_t too_large = 0;
  uint64_t racy = 0;
  uint64_t stuck = 0;
  uint64_t fails = 0;
  uint64_t raced = 0;
  uint64_t switched = 0;
  uint64_t states = 0;
  uint64_t rwdd = 0;
  uint64_t dd = 0;
};

void add(Totals& t, const Comparison& c) {
  ++t.programs;
  t.too_large += c.too_large;
  t.racy += c.racy;
  t.stuck += c.stuck;
  t.fails += c.fails;
  t.raced += c.raced;
  t.switched += c.switched;
  t.states += c.states;
  t.rwdd += c.schedules_rwdd;
  t.dd += c.schedules_dd;
  t.wrong += !c.wrong.empty();
}

int run_file(const Options& o) {
  std::stringstream text;
  text << std::ifstream(o.file).rdbuf();
  vm::Module module;
  const std::string errors = compile_program(text.str(), &module);
  if (!errors.empty()) return fmt::print("{}", errors), 3;
  const Comparison c = compare_searches(module, true);
  fmt::print("{} states, rwdd {}, dd {} schedules{}{}{}{}\n{}", c.states, c.schedules_rwdd,
             c.schedules_dd, c.racy ? ", racy" : "", c.stuck ? ", can be stuck" : "",
             c.fails ? ", fails" : "", c.too_large ? ", too large" : "", c.wrong);
  return c.wrong.empty() ? 0 : 1;
}

int run(const Options& o) {
  const auto begin = std::chrono::steady_clock::now();
  Totals totals;
  for (uint64_t seed = o.seed;; ++seed) {
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (o.seconds > 0 ? seconds >= o.seconds : seed - o.seed >= o.count) break;
    for (const Kind kind : o.kinds) {
      vm::Module module;
      const std::string source = make_program(seed, kind);
      if (o.print) fmt::print("{}\n", source);
      const std::string errors = compile_program(source, &module);
      Comparison c;
      if (errors.empty()) {
        c = compare_searches(module, o.dd);
      } else {
        c.wrong = errors;
      }
      add(totals, c);
      if (!c.wrong.empty() || o.verbose)
        fmt::print("{} {}: {} states, rwdd {}\n{}", kind_name(kind), seed, c.states,
                   c.schedules_rwdd, c.wrong);
    }
  }
  fmt::print(
      "{} programs: {} wrong, {} too large; {} racy (happens-before saw {}, --race-switch "
      "completed "
      "{}), {} can be stuck, {} fail; {} states, {} "
      "schedules of rwdd, {} of dd\n",
      totals.programs, totals.wrong, totals.too_large, totals.racy, totals.raced, totals.switched,
      totals.stuck, totals.fails, totals.states, totals.rwdd, totals.dd);
  return totals.wrong == 0 ? 0 : 1;
}

}  // namespace
}  // namespace braid::tests

int main(int argc, char** argv) {
  using namespace braid::tests;
  Options o;
  for (int i = 1; i < argc; ++i) {
    const std::string_view name = argv[i];
    if (name == "--dd") {
      o.dd = true;
    } else if (name == "--print") {
      o.print = true;
    } else if (name == "--verbose") {
      o.verbose = true;
    } else if (i + 1 < argc && name == "--seed") {
      o.seed = std::strtoull(argv[++i], nullptr, 10);
    } else if (i + 1 < argc && name == "--count") {
      o.count = std::strtoull(argv[++i], nullptr, 10);
    } else if (i + 1 < argc && name == "--seconds") {
      o.seconds = std::strtod(argv[++i], nullptr);
    } else if (i + 1 < argc && name == "--file") {
      o.file = argv[++i];
    } else if (i + 1 < argc && name == "--kind" && kind_named(argv[i + 1])) {
      o.kinds = {*kind_named(argv[++i])};
    } else {
      fmt::print(
          "Usage: compare_searches [--seed N] [--count N | --seconds S] [--kind K] [--dd] "
          "[--verbose] [--print] [--file Main.java]\n");
      return 2;
    }
  }
  return o.file.empty() ? run(o) : run_file(o);
}
