// linearizability: random scenarios of two or three threads with a few operations each on one
// object of java.util.concurrent. Searched with the library as code under test (--no-trust) they
// have no race, and each outcome is one that there is if each operation is one step (--trust).
#include <fmt/format.h>

#include <atomic>
#include <cstdlib>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tester/search.h"
#include "tests/oracle/compare.h"

namespace braid::tests {
namespace {

struct Class {
  std::string name;
  std::string made;
  std::string shown;
  std::vector<std::string> operations;
};

std::vector<Class> all_classes() {
  std::vector<Class> classes;
#define CLASS(name, made, shown) classes.push_back({#name, made, shown, {}});
#define OP(name, text) classes.back().operations.emplace_back(text);
#include "tests/linear/scenarios.def"
  return classes;
}

struct Options {
  uint64_t seed = 1;
  uint64_t count = 3;  // for each class
  std::string only;
  bool verbose = false;
};

class Maker {
 public:
  Maker(const Class& c, uint64_t seed) : class_(c), random_(seed) {}
  std::string make() {
    const int threads = below(4) == 0 ? 3 : 2;
    std::string fields;
    std::string starts;
    std::string joins;
    std::string results;
    for (int i = 0; i < threads; ++i) {
      fields += fmt::format("  static String r{} = \"\";\n", i);
      starts += thread(i, threads == 3 ? 1 : 1 + below(2));
      joins += fmt::format("    t{}.join();\n", i);
      results += fmt::format("r{} + \"|\" + ", i);
    }
    for (int i = 0; i < threads; ++i) starts += fmt::format("    t{}.start();\n", i);
    return fmt::format(R"(import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class Main {{
{}
  public static void main(String[] args) throws Exception {{
    var q = {};
{}{}    System.out.println({}({}));
  }}
}}
)",
                       fields, class_.made, starts, joins, results, class_.shown);
  }

 private:
  int below(int n) {
    return static_cast<int>(std::uniform_int_distribution<uint64_t>(0, uint64_t(n) - 1)(random_));
  }
  std::string thread(int number, int operations) {
    std::string text = fmt::format("    Thread t{} = new Thread(() -> {{\n", number);
    for (int i = 0; i < operations; ++i) text += operation(number);
    return text + "    });\n";
  }
  std::string operation(int number) {
    std::string op =
        class_.operations[static_cast<size_t>(below(static_cast<int>(class_.operations.size())))];
    const size_t dollar = op.find('$');
    if (dollar != std::string::npos) op.replace(dollar, 1, std::to_string(1 + below(2)));
    const std::string act = op[0] == '!' ? fmt::format("{}; r{} += \"-\";", op.substr(1), number)
                                         : fmt::format("r{} += ({}) + \" \";", number, op);
    return fmt::format(
        "      try {{ {} }} catch (Exception e) {{ r{} += e.getClass().getSimpleName(); }}\n", act,
        number);
  }

  const Class& class_;
  std::mt19937_64 random_;
};

tester::SearchResult search(const vm::Module& module, bool trusts) {
  tester::Subject subject = subject_of(module);
  if (!trusts) subject.rules.no_trust = {"*"};
  tester::SearchOptions options;
  options.mode = "rwdd";
  options.max_steps = 200'000;
  options.max_schedules = trusts ? 200'000 : 20'000;
  options.time_limit_nanos = 30'000'000'000;
  const std::atomic<bool> stop = false;
  return tester::search(subject, options, stop);
}

std::string words(tester::FailureKind kind) {
  return kind == tester::FailureKind::kRace ? "a race" : fmt::format("failure {}", int(kind));
}

// What a scenario can come to.
std::set<std::string> ends(const tester::SearchResult& r) {
  std::set<std::string> set;
  for (const tester::Outcome& o : r.outcomes) set.insert(o.output);
  for (const tester::Failure& f : r.failures) {
    const bool is_stuck =
        f.kind == tester::FailureKind::kLockCycle || f.kind == tester::FailureKind::kCondition;
    // Where in the library it is stuck depends on how far it is taken apart, and which thread does
    // what follows from a future on who comes first.
    set.insert(is_stuck ? "stuck" : fmt::format("{} at {}", words(f.kind), f.place));
  }
  return set;
}

struct Totals {
  uint64_t scenarios = 0;
  uint64_t wrong = 0;
  uint64_t cut = 0;  // not searched to the end
  uint64_t schedules = 0;
};

void check(const Class& c, uint64_t seed, bool verbose, Totals* totals) {
  const std::string source = Maker(c, seed).make();
  vm::Module module;
  std::string wrong = compile_program(source, &module);
  ++totals->scenarios;
  if (wrong.empty()) {
    const tester::SearchResult whole = search(module, true);
    const tester::SearchResult parts = search(module, false);
    const std::set<std::string> possible = ends(whole);
    totals->schedules += parts.schedules;
    totals->cut += !parts.complete;
    if (!whole.error.empty() || !whole.complete) wrong = "not searched whole " + whole.error + "\n";
    for (const std::string& end : ends(parts))
      if (wrong.empty() && !possible.contains(end))
        wrong = fmt::format("no order of the operations comes to: {}\n", end);
  }
  totals->wrong += !wrong.empty();
  if (!wrong.empty() || verbose) fmt::print("{} {}: {}\n", c.name, seed, wrong);
  if (!wrong.empty()) fmt::print("{}\n", source);
}

int run(const Options& o) {
  Totals totals;
  for (const Class& c : all_classes())
    for (uint64_t i = 0; i < o.count && (o.only.empty() || o.only == c.name); ++i)
      check(c, o.seed + i, o.verbose, &totals);
  fmt::print("{} scenarios: {} wrong, {} not searched to the end; {} schedules\n", totals.scenarios,
             totals.wrong, totals.cut, totals.schedules);
  return totals.wrong == 0 && totals.scenarios > 0 ? 0 : 1;
}

}  // namespace
}  // namespace braid::tests

int main(int argc, char** argv) {
  braid::tests::Options o;
  for (int i = 1; i < argc; ++i) {
    const std::string_view name = argv[i];
    if (name == "--verbose") {
      o.verbose = true;
    } else if (i + 1 < argc && name == "--seed") {
      o.seed = std::strtoull(argv[++i], nullptr, 10);
    } else if (i + 1 < argc && name == "--count") {
      o.count = std::strtoull(argv[++i], nullptr, 10);
    } else if (i + 1 < argc && name == "--class") {
      o.only = argv[++i];
    } else {
      fmt::print("Usage: linearizability [--seed N] [--count N] [--class NAME] [--verbose]\n");
      return 2;
    }
  }
  return braid::tests::run(o);
}
