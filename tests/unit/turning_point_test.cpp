// The last choice that could have saved the program, and the run that shows it.
#include "tester/turning_point.h"

#include <gtest/gtest.h>

#include "tests/unit/tested.h"

namespace braid::tester {
namespace {

using test::Tested;

// The other schedule is the failing one up to the turning point, then differs; replayed, it ends
// the program without a failure. The failing one still fails.
void expect_good_end(const Tested& program, const Failure& f) {
  ASSERT_TRUE(f.turning_point) << f.what;
  const TurningPoint& p = *f.turning_point;
  const auto& segments = f.schedule.segments;
  const auto& others = p.other.segments;
  ASSERT_LT(p.segment, segments.size());
  ASSERT_LT(p.segment, others.size());
  for (size_t i = 0; i < p.segment; ++i) EXPECT_EQ(segments[i], others[i]) << f.what << ", " << i;
  if (p.choice) {
    ASSERT_LT(*p.choice, p.other.choices.size());
    for (size_t i = 0; i < *p.choice; ++i) EXPECT_EQ(f.schedule.choices[i], p.other.choices[i]);
    EXPECT_EQ(p.other.choices[*p.choice].value, p.instead);
    EXPECT_NE(f.schedule.choices[*p.choice].value, p.instead);
    EXPECT_EQ(f.schedule.choices[*p.choice].segment, p.segment);
  } else {
    EXPECT_EQ(others[p.segment].thread, p.instead) << f.what;
    EXPECT_NE(segments[p.segment].thread, p.instead) << f.what;
    EXPECT_EQ(others[p.segment].name, p.instead_name) << f.what;
  }
  Failure good = f;
  good.schedule = p.other;
  const ReplayResult r = program.replay(good);
  EXPECT_EQ(r.error, "") << f.what;
  EXPECT_TRUE(r.failures.empty()) << f.what << " -> " << r.failures[0].what;
}

void expect_good_ends(Tested& program) {
  const SearchResult& r = program.search();
  ASSERT_FALSE(r.failures.empty());
  EXPECT_FALSE(r.always_fails);
  for (const Failure& f : r.failures) expect_good_end(program, f);
  program.expect_replays();
}

class ThesisTurns : public testing::TestWithParam<const char*> {};

TEST_P(ThesisTurns, EachFailureHasATurningPoint) {
  const std::string name = GetParam();
  Tested program(test::text_of("examples/thesis/" + name + ".java"), {}, name + ".java");
  if (name == "Philosophers") program.set_arguments({"4", "wrong"});
  for (const char* mode : {"rwdd", "auto"}) {
    program.options.mode = mode;
    expect_good_ends(program);
  }
}

INSTANTIATE_TEST_SUITE_P(TurningPoint, ThesisTurns,
                         testing::Values("SplitSync", "NoEraser", "Deadlock", "Deadlock3",
                                         "DeadlockWait", "BufferIf", "BufferNotify",
                                         "Philosophers"),
                         [](const auto& info) { return std::string(info.param); });

// A circle of three: all is well until the last one takes its first lock.
TEST(TurningPoint, OfADeadlockIsWhereTheCircleCloses) {
  Tested program(test::text_of("examples/thesis/Deadlock3.java"), {}, "Deadlock3.java");
  const SearchResult& r = program.search();
  ASSERT_EQ(r.failures.size(), 1u);
  const Failure& f = r.failures[0];
  expect_good_end(program, f);
  EXPECT_EQ(f.schedule.segments[f.turning_point->segment].name, "Third");
  EXPECT_EQ(f.turning_point->instead_name, "Second");
  EXPECT_EQ(f.schedule.segments[f.turning_point->segment].how, Stretch::kLock);
}

// The second half of a stretch is the mistake: there it is split.
TEST(TurningPoint, MayLieInsideAStretch) {
  Tested program(R"(
class T {
  static volatile int v;
  public static void main(String[] args) {
    Thread other = new Thread(() -> { assert v != 2 : "too late"; });
    other.start();
    v = 1;
    v = 2;
  }
}
)");
  const SearchResult& r = program.search();
  ASSERT_EQ(r.failures.size(), 1u);
  const Failure& f = r.failures[0];
  expect_good_end(program, f);
  program.expect_replays();
  const size_t at = f.turning_point->segment;
  ASSERT_GT(at, 0u);
  EXPECT_EQ(f.schedule.segments[at].thread, 0u);
  EXPECT_EQ(f.schedule.segments[at - 1].thread, 0u);
  EXPECT_EQ(f.schedule.segments[at - 1].where, "T.java:7");
}

TEST(TurningPoint, MayBeAnAnswer) {
  Tested program(R"(
class T {
  static volatile int v;
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> { v++; });
    other.start();
    other.join();
    int a = braid.Choose.upTo(3);
    int b = braid.Choose.upTo(3);
    assert a != 1 || b == 2;
  }
}
)");
  const SearchResult& r = program.search();
  ASSERT_EQ(r.failures.size(), 1u);
  const Failure& f = r.failures[0];
  expect_good_end(program, f);
  ASSERT_TRUE(f.turning_point->choice);
  EXPECT_EQ(f.turning_point->instead, 2u);
  EXPECT_EQ(f.schedule.choices[*f.turning_point->choice].count, 3u);
  program.expect_replays();
}

TEST(TurningPoint, OfALoopThatWaitsForEver) {
  Tested program(R"(
class T {
  static volatile boolean ready;
  static volatile boolean taken;
  public static void main(String[] args) {
    new Thread(() -> { if (!taken) ready = true; }).start();
    taken = true;
    while (!ready) { }
  }
}
)");
  expect_good_ends(program);
}

// Who is woken decides; and a time-out that fires saves nobody.
TEST(TurningPoint, OfTimedWaits) {
  Tested program(R"(
class T {
  static boolean ready;
  static final Object lock = new Object();
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> {
      synchronized (lock) { ready = true; lock.notify(); }
    });
    t.start();
    synchronized (lock) {
      if (!ready) lock.wait(10);
      assert ready;
    }
  }
}
)");
  expect_good_ends(program);
}

TEST(TurningPoint, IsNotFoundWhereEveryScheduleFails) {
  Tested program(R"(
class T {
  static int x;
  static synchronized void add() { x++; }
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> add());
    t.start();
    add();
    t.join();
    assert x == 3;
  }
}
)");
  const SearchResult& r = program.search();
  ASSERT_EQ(r.failures.size(), 1u);
  EXPECT_FALSE(r.failures[0].turning_point);
  EXPECT_TRUE(r.complete);
  EXPECT_TRUE(r.always_fails);
}

// A good end of a racy program is one without this race.
TEST(TurningPoint, OfARaceAvoidsIt) {
  Tested program(R"(
class T {
  static int x;
  static synchronized void lock() { x = 1; }
  static volatile boolean first;
  public static void main(String[] args) {
    new Thread(() -> { first = true; lock(); }).start();
    if (!first) x = 2;
  }
}
)");
  const SearchResult& r = program.search();
  ASSERT_EQ(r.failures.size(), 1u);
  ASSERT_EQ(r.failures[0].kind, FailureKind::kRace);
  ASSERT_TRUE(r.failures[0].turning_point);
  // main reads the flag only after it was set: it never comes to its write.
  for (const Segment& s : r.failures[0].turning_point->other.segments) {
    EXPECT_NE(s.how, Stretch::kAccess);
  }
  Tested always(R"(
class T {
  static int x;
  public static void main(String[] args) {
    new Thread(() -> { x = 1; }).start();
    x = 2;
  }
}
)");
  const SearchResult& never = always.search();
  ASSERT_EQ(never.failures.size(), 1u);
  EXPECT_FALSE(never.failures[0].turning_point);
  EXPECT_FALSE(never.always_fails);
}

TEST(TurningPoint, IsNotLookedForAfterAnInterrupt) {
  Tested program(R"(
class T {
  static volatile int v;
  public static void main(String[] args) {
    new Thread(() -> { v = 1; }).start();
    assert v == 0;
  }
}
)");
  program.options.mode = "random";
  program.options.max_schedules = 1000;
  program.options.on_progress = [&](const Progress& p) { program.stop = p.failures > 0; };
  const SearchResult& r = program.search();
  ASSERT_EQ(r.failures.size(), 1u);
  EXPECT_FALSE(r.failures[0].turning_point);
}

}  // namespace
}  // namespace braid::tester
