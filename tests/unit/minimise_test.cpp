// Witnesses after minimising: the simplest that exist, proved so where it is said, and replayed.
#include "tester/minimise.h"

#include <gtest/gtest.h>

#include "tests/unit/tested.h"

namespace braid::tester {
namespace {

using test::Tested;

bool finds(const SearchResult& r, const Failure& f) {
  return std::any_of(r.failures.begin(), r.failures.end(), [&](const Failure& g) {
    return g.same_as(f) && g.lost_wakeup == f.lost_wakeup;
  });
}

// The thesis' programs, by the search that does not know of minimising: bounded finds each failure
// with as many preemptions as its minimised witness has, and with one fewer it does not.
class Thesis : public testing::TestWithParam<const char*> {};

TEST_P(Thesis, WitnessesHaveTheFewestPreemptions) {
  const std::string name = GetParam();
  const std::string text = test::text_of("examples/thesis/" + name + ".java");
  std::vector<std::string> arguments;
  if (name == "Philosophers") arguments = {"4", "wrong"};
  Tested program(text, {}, name + ".java");
  program.set_arguments(arguments);
  program.options.mode = "auto";
  const SearchResult found = program.search();
  ASSERT_FALSE(found.failures.empty());
  program.expect_replays();
  Tested bounded(text, {}, name + ".java");
  bounded.set_arguments(arguments);
  bounded.options.mode = "bounded";
  for (const Failure& f : found.failures) {
    ASSERT_TRUE(f.minimised) << f.what;
    EXPECT_TRUE(f.minimised->proved) << f.what;
    EXPECT_LE(f.minimised->preemptions, f.minimised->before) << f.what;
    EXPECT_EQ(f.minimised->preemptions, f.witness.preemptions) << f.what;
    bounded.options.preemptions = f.minimised->preemptions;
    EXPECT_TRUE(finds(bounded.search(), f)) << f.what;
    if (f.minimised->preemptions == 0) continue;
    bounded.options.preemptions = f.minimised->preemptions - 1;
    EXPECT_FALSE(finds(bounded.search(), f)) << f.what;
  }
}

INSTANTIATE_TEST_SUITE_P(Minimise, Thesis,
                         testing::Values("SplitSync", "NoEraser", "Deadlock", "Deadlock3",
                                         "DeadlockWait", "BufferIf", "BufferNotify",
                                         "Philosophers"),
                         [](const auto& info) { return std::string(info.param); });

// The switches that a report marks, those at stops inside blocks apart, are the preemptions that
// the search has counted: a switch away from a thread that cannot go on is none.
class Preemptions : public testing::TestWithParam<const char*> {};

TEST_P(Preemptions, AreTheSwitchesThatAReportMarks) {
  const std::string path = std::string("examples/") + GetParam() + ".java";
  Tested program(test::text_of(path), {}, path.substr(path.rfind('/') + 1));
  program.options.mode = "rwdd";
  program.options.max_schedules = 20'000;
  const SearchResult& found = program.search();
  ASSERT_FALSE(found.failures.empty());
  for (const Failure& f : found.failures) {
    ASSERT_TRUE(f.minimised) << f.what;
    const std::vector<bool> preempts = program.story(f).preempts;
    const auto& segments = f.schedule.segments;
    ASSERT_EQ(preempts.size(), segments.size());
    uint32_t count = 0;
    for (size_t i = 1; i < segments.size(); ++i) {
      const Stretch before = segments[i - 1].how;
      count += preempts[i] && (before == Stretch::kSwitched || before == Stretch::kReturned);
    }
    EXPECT_EQ(count, f.minimised->preemptions) << f.what;
  }
}

INSTANTIATE_TEST_SUITE_P(Minimise, Preemptions,
                         testing::Values("thesis/SplitSync", "thesis/Deadlock", "thesis/Deadlock3",
                                         "thesis/DeadlockWait", "thesis/BufferIf",
                                         "thesis/BufferNotify", "classic/PhilosophersDeadlock",
                                         "classic/PhilosophersWaiterWrong",
                                         "classic/SleepingBarberWrong",
                                         "classic/SemaphoreBufferWrong",
                                         "leetcode/H2OPermitOffByOne"),
                         [](const auto& info) {
                           std::string name = info.param;
                           std::replace(name.begin(), name.end(), '/', '_');
                           return name;
                         });

// Two read before both write: one preemption is enough, and none is not.
constexpr const char* kLostUpdate = R"(
class T {
  static int x;
  static synchronized int get() { return x; }
  static synchronized void set(int v) { x = v; }
  static void work() {
    for (int i = 0; i < 3; i++) set(get() + 1);
  }
  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> work());
    Thread b = new Thread(() -> work());
    a.start();
    b.start();
    a.join();
    b.join();
    assert get() == 6;
  }
}
)";

TEST(Minimise, RandomWitnessesBecomeWholeBlocks) {
  Tested program(kLostUpdate);
  program.options.mode = "random";
  program.options.max_schedules = 20;
  const SearchResult& r = program.search();
  ASSERT_EQ(r.failures.size(), 1u);
  const Failure& f = r.failures[0];
  EXPECT_FALSE(f.witness.at_points);
  ASSERT_TRUE(f.minimised);
  EXPECT_EQ(f.minimised->preemptions, 1u);
  EXPECT_GT(f.minimised->before, 1u);
  EXPECT_TRUE(f.minimised->proved);
  program.expect_replays();
}

// Seven threads whose blocks have far more orders than may be run.
constexpr const char* kMany = R"(
class T {
  static int x;
  static int done;
  static synchronized int get() { return x; }
  static synchronized void set(int v) { x = v; }
  static synchronized void end() { assert ++done < 7 || x == 28; }
  public static void main(String[] args) {
    for (int i = 0; i < 7; i++) {
      new Thread(() -> {
        for (int j = 0; j < 4; j++) set(get() + 1);
        end();
      }).start();
    }
  }
}
)";

TEST(Minimise, WhatIsTooLargeIsSimplifiedButNothingIsClaimed) {
  Tested program(kMany);
  program.options.mode = "random";
  program.options.max_schedules = 5;
  const SearchResult& r = program.search();
  ASSERT_EQ(r.failures.size(), 1u);
  const Failure& f = r.failures[0];
  ASSERT_TRUE(f.minimised);
  EXPECT_FALSE(f.witness.at_points);
  EXPECT_FALSE(f.minimised->proved);
  EXPECT_LE(f.minimised->preemptions, 2u);
  EXPECT_GT(f.minimised->before, 10u);
  EXPECT_LE(f.minimised->runs, Minimiser::kSearchRuns + Minimiser::kReduceRuns + 10);
  program.expect_replays();
}

// Many failures share the runs.
constexpr const char* kManyFailures = R"(
class T {
  static int x;
  static synchronized int get() { return x; }
  static synchronized void set(int v) { x = v; }
  static void check(int i, int v) {
    switch (i) {
FAILS
    }
  }
  public static void main(String[] args) {
    for (int t = 0; t < 3; t++) {
      new Thread(() -> {
        for (int i = 0; i < 30; i++) {
          int v = get();
          set(v + 1);
          int w = get();
          if (w != v + 1) check(i, w);
        }
      }).start();
    }
  }
}
)";

TEST(Minimise, ManyFailuresShareTheRuns) {
  std::string text = kManyFailures;
  std::string fails;
  for (int i = 0; i < 30; ++i)
    fails += "      case " + std::to_string(i) + ": assert v < 0;\n        break;\n";
  text.replace(text.find("FAILS\n"), 6, fails);
  Tested program(text);
  program.options.mode = "random";
  program.options.max_schedules = 1000;
  const SearchResult& r = program.search();
  ASSERT_GT(r.failures.size(), 10u);
  uint64_t most = 0;
  for (const Failure& f : r.failures) {
    ASSERT_TRUE(f.minimised) << f.what;
    EXPECT_LT(f.minimised->preemptions, f.minimised->before) << f.what;
    most = std::max<uint64_t>(most, f.minimised->runs);
  }
  EXPECT_LE(most, Minimiser::kSearchRuns + 100);
  program.expect_replays();
}

// One thread holds its lock for good if it is told so; the other one goes round.
constexpr const char* kSpins = R"(
class T {
  static volatile boolean ready;
  static volatile boolean taken;
  public static void main(String[] args) {
    new Thread(() -> {
      if (!taken) ready = true;
    }).start();
    taken = true;
    while (!ready) { }
  }
}
)";

TEST(Minimise, WhatSpinsForEver) {
  Tested program(kSpins);
  const SearchResult& r = program.search();
  ASSERT_EQ(r.failures.size(), 1u);
  EXPECT_EQ(r.failures[0].kind, FailureKind::kSpins);
  ASSERT_TRUE(r.failures[0].minimised);
  EXPECT_EQ(r.failures[0].minimised->preemptions, 0u);
  EXPECT_TRUE(r.failures[0].minimised->proved);
  program.expect_replays();
}

// The deadlock may come with a lost wake-up and without one.
constexpr const char* kTwoWays = R"(
class T {
  static boolean told;
  static final Object lock = new Object();
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> {
      synchronized (lock) { lock.notify(); }
    });
    t.start();
    if (braid.Choose.bool()) t.join();
    synchronized (lock) {
      lock.wait();
      lock.wait();
    }
  }
}
)";

TEST(Minimise, ALostWakeupStaysOne) {
  for (const char* mode : {"rwdd", "dd", "random", "auto"}) {
    Tested program(kTwoWays);
    program.options.mode = mode;
    if (program.options.mode == "random") program.options.max_schedules = 100;
    for (const Failure& f : program.search().failures) {
      ASSERT_TRUE(f.minimised) << mode << ": " << f.what;
      const ReplayResult again = program.replay(f);
      ASSERT_EQ(again.failures.size(), 1u) << mode << ": " << f.what;
      EXPECT_EQ(again.failures[0].lost_wakeup, f.lost_wakeup) << mode << ": " << f.what;
      EXPECT_EQ(again.failures[0].what, f.what) << mode;
    }
  }
}

// That it tests a lock shows only when it is run, and only the reduction runs blocks here.
TEST(Minimise, LearnsWhatRandomSchedulesHaveNotShown) {
  Tested program(R"(
import java.util.concurrent.locks.ReentrantLock;
class T {
  static final ReentrantLock lock = new ReentrantLock();
  public static void main(String[] args) {
    new Thread(() -> {
      lock.lock();
      lock.unlock();
    }).start();
    assert ("" + lock).contains("Unlocked");
  }
}
)");
  program.options.mode = "random";
  program.options.max_schedules = 100;
  const SearchResult& r = program.search();
  ASSERT_EQ(r.failures.size(), 1u);
  EXPECT_TRUE(r.failures[0].minimised);
  program.expect_replays();
}

TEST(Minimise, AStoppedSearchStillReports) {
  Tested program(kLostUpdate);
  program.options.mode = "random";
  program.options.max_schedules = 1000;
  program.options.on_progress = [&](const Progress& p) { program.stop = p.failures > 0; };
  const SearchResult& r = program.search();
  ASSERT_EQ(r.failures.size(), 1u);
  EXPECT_FALSE(r.failures[0].minimised);
  program.expect_replays();
}

TEST(Minimise, WhatTheThesisClaimsIsLeftAsItIs) {
  Tested program(kLostUpdate);
  program.options.mode = "rw-thesis";
  const SearchResult& r = program.search();
  ASSERT_FALSE(r.failures.empty());
  for (const Failure& f : r.failures) EXPECT_FALSE(f.minimised);
}

}  // namespace
}  // namespace braid::tester
