// Loops without end: which of them are failures, each reported once, proved where it can be, and
// replayed.
#include "tester/fairness.h"

#include <gtest/gtest.h>

#include "tests/unit/tested.h"

namespace braid::tester {
namespace {

using test::Tested;

std::string all_failures(const SearchResult& r) {
  std::string text;
  for (const Failure& f : r.failures) text += f.what + "\n";
  return text;
}

// What is said of how it was found out.
std::string last_detail(const Failure& f) { return f.details.empty() ? "" : f.details.back(); }

bool is_proved(const Failure& f) {
  return last_detail(f).find("came back to the same state") != std::string::npos;
}

bool is_not_decided(const Failure& f) {
  return last_detail(f).find("bytecodes the program had not ended") != std::string::npos;
}

// Two threads run go(0) and go(1).
std::string two(const std::string& members) {
  return "import java.util.concurrent.locks.ReentrantLock;\nclass T {\n" + members + R"(
  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> go(0), "A");
    Thread b = new Thread(() -> go(1), "B");
    a.start();
    b.start();
  }
}
)";
}

// Each takes its lock, lets the other take his, and gives way. $1: before the loop; $2: in it.
std::string polite(const std::string& before, const std::string& in_loop,
                   const std::string& pause = "Thread.yield();") {
  return two(R"(
  static final ReentrantLock[] locks = {new ReentrantLock(), new ReentrantLock()};
  static void go(int me) {
    )" + before +
             R"(
    while (true) {
      )" + in_loop +
             R"(
      locks[me].lock();
      try {
        )" + pause +
             R"(
        if (locks[1 - me].tryLock()) {
          locks[1 - me].unlock();
          return;
        }
      } finally {
        locks[me].unlock();
      }
    }
  }
)");
}

TEST(Fairness, PoliteThreadsComeBackToTheSameState) {
  for (const char* mode : {"rwdd", "auto", "dd"}) {
    Tested t(polite("", ""));
    t.options.mode = mode;
    const SearchResult& r = t.search();
    ASSERT_EQ(all_failures(r),
              "livelock: threads \"A\" and \"B\" run for ever without getting anywhere at "
              "T.java:9-17\n")
        << mode;
    EXPECT_EQ(r.failures[0].kind, FailureKind::kLivelock);
    EXPECT_TRUE(is_proved(r.failures[0])) << last_detail(r.failures[0]);
    EXPECT_TRUE(r.failures[0].schedule.takes_turns);
    EXPECT_GE(r.failures[0].schedules, 1u);
    t.expect_replays();
  }
}

TEST(Fairness, PoliteThreadsThatCount) {
  Tested t(polite("int tries = 0;", "tries++;"));
  t.options.mode = "auto";
  const SearchResult& r = t.search();
  ASSERT_EQ(r.failures.size(), 1u) << all_failures(r);
  EXPECT_EQ(r.failures[0].kind, FailureKind::kLivelock);
  EXPECT_EQ(r.failures[0].place, "T.java:8-17");
  EXPECT_TRUE(is_not_decided(r.failures[0])) << last_detail(r.failures[0]);
  // There are very many such schedules; the search ends nevertheless.
  EXPECT_FALSE(r.complete);
  EXPECT_NE(r.bound.find("never end"), std::string::npos) << r.bound;
  t.expect_replays();
}

TEST(Fairness, PoliteFlags) {
  for (const char* count : {"", "tries++;"}) {
    Tested t(two(std::string(R"(
  static volatile boolean a;
  static volatile boolean b;
  static void set(int who, boolean value) { if (who == 0) { a = value; } else { b = value; } }
  static boolean is(int who) { return who == 0 ? a : b; }
  static void go(int me) {
    int tries = 0;
    while (true) {
      )") + count +
                 R"(
      set(me, true);
      Thread.yield();
      if (!is(1 - me)) break;
      set(me, false);
    }
    set(me, false);
  }
)"));
    const SearchResult& r = t.search();
    ASSERT_EQ(r.failures.size(), 1u) << all_failures(r);
    EXPECT_EQ(r.failures[0].kind, FailureKind::kLivelock);
    EXPECT_EQ(r.failures[0].place, *count == 0 ? "T.java:12-15" : "T.java:11-15");
    EXPECT_EQ(is_proved(r.failures[0]), *count == 0) << last_detail(r.failures[0]);
    t.expect_replays();
  }
}

// Threads that back off for as long as each other meet again; others do not.
TEST(Fairness, SleepsLastAsLongAsTheySay) {
  auto with = [](const std::string& millis) {
    return two(R"(
  static final ReentrantLock[] locks = {new ReentrantLock(), new ReentrantLock()};
  static void pause(long millis) {
    try { Thread.sleep(millis); } catch (InterruptedException e) { throw new Error(e); }
  }
  static void go(int me) {
    while (true) {
      locks[me].lock();
      pause(1);
      boolean both = locks[1 - me].tryLock();
      pause(1);
      if (both) locks[1 - me].unlock();
      locks[me].unlock();
      if (both) return;
      pause()" +
               millis +
               R"();
    }
  }
)");
  };
  Tested same(with("3"));
  ASSERT_EQ(same.search().failures.size(), 1u) << all_failures(same.search());
  EXPECT_TRUE(is_proved(same.search().failures[0]));
  same.expect_replays();
  Tested different(with("me == 0 ? 3 : 50"));
  EXPECT_EQ(all_failures(different.search()), "");
}

// The diners of the textbook: each gives the spoon to the other, who is hungry. Nothing leads out,
// whatever the schedule: that was found before, and is not reported twice.
TEST(Fairness, WhatSpinsIsReportedOnce) {
  Tested t(two(R"(
  static final Object lock = new Object();
  static int owner;
  static int owner() { synchronized (lock) { return owner; } }
  static void give(int who) { synchronized (lock) { owner = who; } }
  static final boolean[] hungry = {true, true};
  static boolean isHungry(int who) { synchronized (lock) { return hungry[who]; } }
  static void go(int me) {
    while (isHungry(me)) {
      if (owner() != me) {
        Thread.yield();
        continue;
      }
      if (isHungry(1 - me)) {
        give(1 - me);
        continue;
      }
      synchronized (lock) { hungry[me] = false; }
      give(1 - me);
    }
  }
)"));
  t.options.mode = "auto";
  const SearchResult& r = t.search();
  ASSERT_EQ(r.failures.size(), 1u) << all_failures(r);
  EXPECT_EQ(r.failures[0].kind, FailureKind::kSpins);
  t.expect_replays();
}

std::string with_thread(const std::string& of_thread, const std::string& of_main,
                        const std::string& before_start = "") {
  return R"(
class T {
  static volatile boolean flag;
  static volatile int n;
  static int turn;
  static synchronized int next() { return ++turn; }
  static synchronized int get() { return turn; }
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> {
      )" +
         of_thread + "\n    });\n    " + before_start + "\n    t.start();\n    " + of_main +
         "\n  }\n}\n";
}

TEST(Fairness, ALoopThatCountsForEver) {
  Tested t(with_thread("long k = 0;\n while (true) {\n k++;\n }", "n = 1; t.join();"));
  t.options.mode = "auto";
  const SearchResult& r = t.search();
  ASSERT_EQ(all_failures(r), "endless loop: thread \"Thread-0\" runs for ever at T.java:12\n");
  EXPECT_TRUE(is_not_decided(r.failures[0]));
  // Nothing else exceeds the bound, so no larger one is tried.
  EXPECT_EQ(r.depth_completed, kFirstBound);
  EXPECT_NE(r.bound.find("never end"), std::string::npos) << r.bound;
  t.expect_replays();
}

TEST(Fairness, LoopsInLoopsAndMethods) {
  Tested t(with_thread(R"(while (true) {
        for (int i = 0; i < 100; i++) { n ^= i; }
        next();
      })",
                       ""));
  const SearchResult& r = t.search();
  ASSERT_EQ(r.failures.size(), 1u) << all_failures(r);
  EXPECT_EQ(r.failures[0].place, "T.java:11-12");
}

TEST(Fairness, ALoopThatEndsLate) {
  Tested t(with_thread("int x = 0; for (int i = 0; i < 2000; i++) x += i; flag = true;",
                       "int k = 0; while (!flag) k++;"));
  t.options.max_steps = 30'000;
  const SearchResult& r = t.search();
  EXPECT_EQ(all_failures(r), "");
  EXPECT_GT(r.cut, 0u);
  EXPECT_EQ(r.endless, 0u);
  EXPECT_NE(r.bound.find("--max-steps"), std::string::npos) << r.bound;
}

TEST(Fairness, ADaemonMayRunForEver) {
  Tested t(with_thread("while (true) n++;", "get();", "t.setDaemon(true);"));
  t.options.mode = "auto";
  t.options.terminate_after = 300;
  const SearchResult& r = t.search();
  EXPECT_EQ(all_failures(r), "");
  EXPECT_GT(r.cut, 0u);
}

TEST(Fairness, OnSomeSchedulesOnly) {
  Tested t(
      with_thread("if (next() == 1) { long k = 0; while (get() < 3) k++; }", "next(); t.join();"));
  const SearchResult& r = t.search();
  ASSERT_EQ(r.failures.size(), 1u) << all_failures(r);
  EXPECT_EQ(r.failures[0].kind, FailureKind::kLivelock);
  EXPECT_EQ(r.failures[0].place, "T.java:10");
  EXPECT_LT(r.failures[0].schedules, r.schedules);
  // No longer than it takes to get there.
  EXPECT_LE(r.failures[0].witness.steps.size(), 2u);
  EXPECT_FALSE(r.failures[0].witness.at_points);
  t.expect_replays();
}

TEST(Fairness, WhoWaitsForALockGetsItsTurn) {
  Tested t(
      with_thread("while (true) { synchronized (T.class) { if (flag) break; Thread.yield(); } }",
                  "synchronized (T.class) { flag = true; }"));
  EXPECT_EQ(all_failures(t.search()), "");
}

TEST(Fairness, TimePasses) {
  Tested t(with_thread(
      "long end = System.nanoTime() + 20_000_000L; while (System.nanoTime() < end) n++;",
      "get();"));
  t.options.terminate_after = 300;
  const SearchResult& r = t.search();
  EXPECT_EQ(all_failures(r), "");
  EXPECT_GT(r.cut, 0u);
}

TEST(Fairness, ChoicesComeRound) {
  Tested t(with_thread("while (braid.Choose.upTo(3) != 2) n++;", "get();"));
  t.options.terminate_after = 200;
  EXPECT_EQ(all_failures(t.search()), "");
}

}  // namespace
}  // namespace braid::tester
