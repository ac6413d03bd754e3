// Schedules with few preemptions, and searches that a bound ends: what is counted and claimed.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>

#include "cli/bounds.h"
#include "tester/explorer.h"
#include "tester/session.h"
#include "tester/strategies/all.h"
#include "tests/unit/tested.h"

namespace braid::tester {
namespace {

using test::Tested;

// THREADS threads that take LOCKS locks one after the other, and share nothing else.
std::string locks(int threads, int locks) {
  return "class T { public static void main(String[] args) {\n"
         "  Object[] locks = new Object[" +
         std::to_string(locks) +
         "];\n"
         "  for (int i = 0; i < locks.length; i++) locks[i] = new Object();\n"
         "  for (int i = 0; i < " +
         std::to_string(threads) +
         "; i++)\n"
         "    new Thread(() -> { for (Object lock : locks) synchronized (lock) { } }).start();\n"
         "} }";
}

// All orders of the blocks of that program, counted by number of preemptions, by hand: thread i
// comes into being with the i-th start, each has a block for each lock and one in which it dies.
// The search begins after the first start, with the initial thread; its last start and its end are
// one.
class Orders {
 public:
  Orders(int threads, int locks) : blocks_(locks + 1), left_(threads, 0) {
    left_[0] = blocks_;
    run(1, -1, 0);
  }
  // With at most so many preemptions; how many there are at all.
  uint64_t at_most(uint32_t preemptions) const {
    uint64_t sum = 0;
    for (const auto& [k, n] : by_preemptions_) sum += k <= preemptions ? n : 0;
    return sum;
  }
  uint64_t all() const { return at_most(UINT32_MAX); }
  uint32_t most_preemptions() const { return by_preemptions_.rbegin()->first; }

 private:
  // `current`: the thread that ran last; -1 is the initial one, which has started `started`
  // threads.
  void run(size_t started, int current, uint32_t preemptions) {
    auto goes_on = [&](int t) {
      return t == -1 ? started < left_.size() : left_[static_cast<size_t>(t)] > 0;
    };
    const uint32_t cost = goes_on(current) ? 1 : 0;
    bool ended = true;
    for (int t = -1; t < static_cast<int>(left_.size()); ++t) {
      if (!goes_on(t)) continue;
      ended = false;
      const uint32_t now = preemptions + (t != current ? cost : 0);
      int& left = left_[t == -1 ? started : static_cast<size_t>(t)];
      const int before = left;
      left = t == -1 ? blocks_ : left - 1;
      run(started + (t == -1 ? 1 : 0), t, now);
      left = before;
    }
    if (ended) ++by_preemptions_[preemptions];
  }

  int blocks_;
  std::vector<int> left_;  // blocks of each thread
  std::map<uint32_t, uint64_t> by_preemptions_;
};

TEST(Bounded, RunsEachScheduleOfFewPreemptionsOnce) {
  const std::vector<std::pair<int, int>> sizes = {{2, 1}, {2, 2}, {2, 3}, {3, 1}};
  for (const auto& [threads, n] : sizes) {
    const Orders orders(threads, n);
    Tested program(locks(threads, n));
    program.options.mode = "dd";
    ASSERT_EQ(program.search().schedules, orders.all()) << threads << " " << n;
    program.options.mode = "bounded";
    for (uint32_t k = 0; k <= orders.most_preemptions() + 1; ++k) {
      program.options.preemptions = k;
      const SearchResult& r = program.search();
      EXPECT_EQ(r.schedules, orders.at_most(k)) << threads << " " << n << ": " << k;
      // Complete if and only if there are no others.
      EXPECT_EQ(r.complete, orders.at_most(k) == orders.all()) << threads << " " << n << ": " << k;
      ASSERT_TRUE(r.preemptions_completed);
      EXPECT_EQ(*r.preemptions_completed, std::min(k, orders.most_preemptions()));
      EXPECT_EQ(r.limit, r.complete ? Limit::kNone : Limit::kPreemptions);
    }
  }
}

// Two threads that add 1 in two steps.
constexpr const char* kLostUpdate = R"(
class T {
  static int x;
  static synchronized int get() { return x; }
  static synchronized void set(int v) { x = v; }
  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> set(get() + 1));
    Thread b = new Thread(() -> set(get() + 1));
    a.start();
    b.start();
    a.join();
    b.join();
    assert x == 2 : "lost";
  }
}
)";

constexpr const char* kHandOver = R"(
class T {
  static boolean full;
  static synchronized void put() throws InterruptedException {
    while (full) T.class.wait();
    full = true;
    T.class.notifyAll();
  }
  static synchronized void take() throws InterruptedException {
    while (!full) T.class.wait();
    full = false;
    T.class.notifyAll();
  }
  static void start(boolean puts) {
    new Thread(() -> {
      try {
        for (int i = 0; i < 2; i++) {
          if (puts) put(); else take();
        }
      } catch (InterruptedException e) {
      }
    }).start();
  }
  public static void main(String[] args) {
    start(true);
    start(false);
  }
}
)";

// Where threads wait for each other: by what dd runs, path by path.
TEST(Bounded, RunsWhatDdRunsWithSoManyPreemptions) {
  for (const char* text : {kLostUpdate, kHandOver}) {
    Tested program(text);
    std::map<uint32_t, uint64_t> by_preemptions;
    program.explore("dd",
                    [&](const Explorer& e) { ++by_preemptions[e.path_witness().preemptions]; });
    ASSERT_GT(by_preemptions.size(), 2u);
    program.options.mode = "bounded";
    uint64_t sum = 0;
    for (uint32_t k = 0; k <= by_preemptions.rbegin()->first; ++k) {
      sum += by_preemptions[k];
      program.options.preemptions = k;
      const SearchResult& r = program.search();
      EXPECT_EQ(r.schedules - r.asleep, sum) << k;
    }
  }
}

TEST(Bounded, CountsFailuresAndOutcomesOnce) {
  Tested program(kLostUpdate);
  program.options.mode = "dd";
  const SearchResult all = program.search();
  program.options.mode = "bounded";
  program.options.preemptions = 50;
  const SearchResult& r = program.search();
  ASSERT_TRUE(r.complete);
  EXPECT_EQ(r.schedules, all.schedules);
  EXPECT_EQ(r.blocks, all.blocks);
  EXPECT_EQ(r.failing, all.failing);
  ASSERT_EQ(r.failures.size(), all.failures.size());
  EXPECT_EQ(r.failures[0].schedules, all.failures[0].schedules);
  EXPECT_EQ(r.failures[0].minimised->preemptions, 1u);
  EXPECT_TRUE(r.failures[0].minimised->proved);
  auto ends = [](const SearchResult& s) {
    uint64_t sum = 0;
    for (const Outcome& o : s.outcomes) sum += o.schedules;
    return sum;
  };
  EXPECT_EQ(ends(r), ends(all));
}

// ---- Going over ---------------------------------------------------------------------------------

TEST(GoingOver, TimeRule) {
  EXPECT_FALSE(rest_takes_too_long(9, 1e9, 100)) << "too early";
  EXPECT_TRUE(rest_takes_too_long(10, 101, 100));
  EXPECT_FALSE(rest_takes_too_long(10, 100, 100)) << "it may just do";
  EXPECT_FALSE(rest_takes_too_long(51, 1e9, 100)) << "too late";
}

TEST(GoingOver, RunsFewPreemptionsAndKeepsWhatWasFound) {
  Tested program(kLostUpdate);
  program.options.mode = "auto";
  program.options.random_schedules = program.options.pct_schedules = 0;
  program.options.goes_over = [](const Progress& p) { return p.schedules >= 5; };
  const SearchResult& r = program.search();
  ASSERT_TRUE(r.went_over);
  EXPECT_EQ(r.went_over->schedules, 5u);
  EXPECT_EQ(r.mode, "rwdd");
  Tested dd(kLostUpdate);
  dd.options.mode = "dd";
  // It came to the end of what it went over to, and that is everything.
  EXPECT_TRUE(r.complete);
  EXPECT_EQ(r.schedules, 5 + dd.search().schedules);
  ASSERT_EQ(r.failures.size(), 1u);
  program.expect_replays();
  const cli::Bounds b = cli::bounds_of(program.options, r);
  ASSERT_EQ(b.known.size(), 1u);
  EXPECT_TRUE(b.known[0].starts_with("After 5 schedules the rest was estimated at")) << b.known[0];
}

TEST(GoingOver, AFailureThatNeedsManyPreemptionsIsKept) {
  Tested program(kLostUpdate);
  program.options.mode = "auto";
  program.options.random_schedules = program.options.pct_schedules = 0;
  bool over = false;
  program.options.goes_over = [&](const Progress& p) { return over = p.failures > 0; };
  // The search ends in the first pass after it: none of its schedules fails.
  program.options.on_progress = [&](const Progress& p) {
    EXPECT_EQ(p.went_over, over);
    program.stop = over;
  };
  const SearchResult& r = program.search();
  ASSERT_TRUE(r.went_over);
  ASSERT_EQ(r.failures.size(), 1u);
  EXPECT_FALSE(r.complete);
}

TEST(GoingOver, WithABoundOnlySoFar) {
  Tested program(locks(3, 2));
  program.options.mode = "auto";
  program.options.random_schedules = program.options.pct_schedules = 0;
  program.options.goes_over = [](const Progress& p) { return p.schedules >= 3; };
  const Orders orders(3, 2);
  program.options.max_schedules = 3 + orders.at_most(2);
  const SearchResult& r = program.search();
  EXPECT_FALSE(r.complete);
  EXPECT_EQ(r.limit, Limit::kMaxSchedules);
  EXPECT_EQ(r.preemptions_completed, 1u);
  const cli::Bounds b = cli::bounds_of(program.options, r);
  ASSERT_GE(b.known.size(), 2u);
  EXPECT_EQ(b.known[1], "Every schedule with at most 1 preemption was run.");
}

// ---- Bounds in words ----------------------------------------------------------------------------

TEST(Bounds, TerminateAfterHoldsInAllModes) {
  for (const char* mode : {"bounded", "random", "pct", "rwdd"}) {
    Tested program(locks(2, 3));
    program.options.mode = mode;
    program.options.max_schedules = 20;
    program.options.terminate_after = 20;
    const SearchResult& r = program.search();
    EXPECT_GT(r.cut, 0u) << mode;
    EXPECT_FALSE(r.cut_at.empty()) << mode;
    EXPECT_FALSE(r.complete) << mode;
    EXPECT_EQ(r.limit, Limit::kThreadBytecodes) << mode;
    program.options.terminate_after = 1'000'000;
    EXPECT_EQ(program.search().cut, 0u) << mode;
  }
}

TEST(Bounds, ATimeLimitCutsNoScheduleOff) {
  for (const char* mode : {"rwdd", "bounded"}) {
    Tested program(locks(9, 9));
    program.options.mode = mode;
    program.options.time_limit_nanos = 50'000'000;
    const SearchResult& r = program.search();
    EXPECT_EQ(r.cut, 0u) << mode;
    EXPECT_EQ(r.limit, Limit::kTimeLimit) << mode << ": " << r.bound;
  }
}

cli::Bounds bounds(const std::string& mode, const SearchResult& r) {
  SearchOptions options;
  options.mode = mode;
  return cli::bounds_of(options, r);
}

TEST(Bounds, InWords) {
  SearchResult r;
  r.limit = Limit::kPreemptions;
  r.preemptions_completed = 2;
  EXPECT_EQ(bounds("bounded", r).known,
            std::vector<std::string>{"Every schedule with at most 2 preemptions was run."});
  EXPECT_EQ(bounds("bounded", r).further, "--preemptions 3, or --search rwdd for all schedules");
  r = {};
  r.limit = Limit::kTimeLimit;
  r.depth_completed = 4000;
  r.ended_in = {16000, {}, 0.123, 200};
  EXPECT_EQ(bounds("rwdd", r).known,
            (std::vector<std::string>{
                "Every schedule in which no thread runs more than 4,000 bytecodes was run.",
                "By estimate about 12 % of the schedules in which no thread runs more than 16,000 "
                "bytecodes were run."}));
  EXPECT_EQ(bounds("rwdd", r).further,
            "a larger --time-limit (by estimate about 3 min more for those in which no thread runs "
            "more than 16,000 bytecodes), or --search bounded, which begins with few preemptions");
  r = {};
  r.limit = Limit::kMaxSchedules;
  r.schedules = 1000;
  r.ended_in = {0, {}, 0.3, 1};
  EXPECT_TRUE(bounds("rwdd", r).further.starts_with(
      "a larger --max-schedules (by estimate about 3,300 in all)"));
  r.ended_in->share = 0.002;
  EXPECT_TRUE(bounds("rwdd", r).known.empty());
  r.limit = Limit::kInterrupted;
  EXPECT_EQ(bounds("bounded", r).further, "more time");
  r.limit = Limit::kThreadBytecodes;
  EXPECT_EQ(bounds("bounded", r).further, "a larger --terminate-after");
  EXPECT_EQ(bounds("random", r).further, "--search rwdd, which runs every schedule that matters");
  r.complete = true;
  EXPECT_EQ(bounds("rwdd", r).further, "");
  EXPECT_TRUE(bounds("rwdd", r).known.empty());
}

}  // namespace
}  // namespace braid::tester
