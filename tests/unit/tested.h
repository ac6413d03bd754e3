// A program under the tester, for unit tests.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <vector>

#include "stdlib/natives.h"
#include "tester/explorer.h"
#include "tester/search.h"
#include "tester/session.h"
#include "tester/story.h"
#include "tester/strategies/all.h"
#include "tests/unit/compiled.h"

namespace braid::test {

using tester::Failure;
using tester::FailureKind;
using tester::parse_trace;
using tester::ParsedTrace;
using tester::ReplayResult;
using tester::Rules;
using tester::SearchOptions;
using tester::SearchResult;
using tester::Subject;
using tester::Trace;

// A file of this repository.
inline std::string text_of(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(std::string(BRAID_SOURCE_DIR "/") + path).rdbuf();
  return text.str();
}

// A program under a search with the given rules and options.
class Tested {
 public:
  explicit Tested(const std::string& text, Rules rules = {}, const std::string& file = "T.java")
      : module_(test::compile(text, file)) {
    subject_.modules = {&module_};
    subject_.library = test::library().provider();
    subject_.natives = stdlib::library_natives();
    subject_.options.random_seed = 1;
    subject_.rules = std::move(rules);
    options.mode = "rwdd";
  }

  const SearchResult& search() {
    result_ = tester::search(subject_, options, stop);
    EXPECT_EQ(result_.error, "");
    return result_;
  }
  // The failure's trace, written, read again and replayed under no rules but its own.
  ReplayResult replay(const Failure& f) const {
    Trace trace;
    trace.rules = subject_.rules;
    trace.schedule = f.schedule;
    trace.arguments = subject_.options.arguments;
    const ParsedTrace parsed = parse_trace(tester::print(trace));
    EXPECT_TRUE(parsed.trace) << parsed.error;
    EXPECT_EQ(parsed.trace->rules, subject_.rules);
    Subject plain = subject_;
    plain.rules = {};
    return tester::replay(plain, *parsed.trace);
  }
  // What happens on the failure's schedule.
  tester::Story story(const Failure& f) const {
    const auto told = tester::tell(subject_, tester::habits_of(subject_), f.schedule);
    EXPECT_TRUE(told) << f.what;
    return told.value_or(tester::Story());
  }
  // Each failure is seen again in its replay.
  void expect_replays() const {
    for (const Failure& f : result_.failures) {
      const ReplayResult again = replay(f);
      EXPECT_EQ(again.error, "") << f.what;
      EXPECT_TRUE(std::any_of(again.failures.begin(), again.failures.end(), [&](const Failure& g) {
        return g.same_as(f);
      })) << f.what;
    }
  }

  // Every path of a strategy that ends, by the explorer alone.
  void explore(const std::string& strategy,
               const std::function<void(const tester::Explorer&)>& at_end) {
    tester::Session session(subject_, 1'000'000, tester::habits_of(subject_));
    ASSERT_TRUE(session.run_to_start());
    const tester::Node root = session.root();
    const checkpoint::Id begin = session.store->take();
    const auto made = tester::make_strategy(strategy);
    tester::Explorer explorer(session.machine, *session.store, session.scheduler, *session.runner,
                              *session.watcher, *made, session.habits);
    uint64_t asleep = 0;
    explorer.run(root, [&] {
      if (explorer.counts.asleep == asleep) at_end(explorer);
      asleep = explorer.counts.asleep;
      return false;
    });
    EXPECT_FALSE(explorer.begins_again);
    session.store->restore(begin);
  }
  void set_arguments(std::vector<std::string> arguments) {
    subject_.options.arguments = std::move(arguments);
  }
  // What the search is told while it runs, to end it.
  std::atomic<bool> stop = false;
  SearchOptions options;

 private:
  vm::Module module_;
  Subject subject_;
  SearchResult result_;
};

inline bool has(const SearchResult& r, FailureKind kind) {
  return std::any_of(r.failures.begin(), r.failures.end(),
                     [&](const Failure& f) { return f.kind == kind; });
}

}  // namespace braid::test
