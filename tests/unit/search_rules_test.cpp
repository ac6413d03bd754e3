// Options that change the rules of a search, each on small programs, right and wrong ones.
#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "tests/unit/tested.h"

namespace braid::tester {
namespace {

using test::has;
using test::Tested;

Rules rules(bool ordered_clock, bool spurious_wakeups = false) {
  Rules r;
  r.ordered_clock = ordered_clock;
  r.spurious_wakeups = spurious_wakeups;
  return r;
}

Rules trust(std::vector<std::string> trusted, std::vector<std::string> not_trusted) {
  Rules r;
  r.trust = std::move(trusted);
  r.no_trust = std::move(not_trusted);
  return r;
}

std::string all_failures(const SearchResult& r) {
  std::string text;
  for (const Failure& f : r.failures) text += f.what + "\n";
  return text;
}

// ---- Trust --------------------------------------------------------------------------------------

TEST(SearchRules, PatternsNameClasses) {
  EXPECT_TRUE(matches("com.acme.*", "com/acme/Store"));
  EXPECT_TRUE(matches("com.acme.*", "com/acme/deep/Store$Part"));
  EXPECT_FALSE(matches("com.acme.*", "com/acmes/Store"));
  EXPECT_TRUE(matches("com.acme.Store", "com/acme/Store"));
  EXPECT_TRUE(matches("com.acme.Store", "com/acme/Store$Part"));
  EXPECT_FALSE(matches("com.acme.Store", "com/acme/Stores"));
  EXPECT_TRUE(matches("*Queue", "java/util/concurrent/LinkedBlockingQueue"));
  EXPECT_TRUE(matches("*", "Main"));
  EXPECT_FALSE(matches("", "Main"));
}

// Each call of Counter has two regions: a block each, or one if the class is trusted.
constexpr const char* kTwoRegions = R"(
class Counter {
  private int a;
  private int b;
  private final Object second = new Object();
  void add() {
    synchronized (this) { a++; }
    synchronized (second) { b++; }
  }
  synchronized int get() { return a; }
}
class T {
  public static void main(String[] args) throws Exception {
    final Counter c = new Counter();
    Thread t = new Thread(() -> c.add());
    t.start();
    c.add();
    t.join();
    assert c.get() == 2;
  }
}
)";

TEST(SearchRules, TrustedClassesAreOneBlock) {
  Tested plain(kTwoRegions);
  Tested trusted(kTwoRegions, trust({"Counter"}, {}));
  const uint64_t many = plain.search().schedules;
  const SearchResult& few = trusted.search();
  EXPECT_EQ(all_failures(few), "");
  EXPECT_TRUE(few.complete);
  EXPECT_LT(few.schedules, many);
}

// The second region of get sees what was between: only if a call is not one block.
constexpr const char* kTornCall = R"(
class Pair {
  private int a;
  private int b;
  void set() {
    synchronized (this) { a++; }
    synchronized (this) { b++; }
  }
  boolean same() { synchronized (this) { return a == b; } }
}
class T {
  public static void main(String[] args) throws Exception {
    final Pair p = new Pair();
    Thread t = new Thread(() -> p.set());
    t.start();
    assert p.same();
    t.join();
  }
}
)";

TEST(SearchRules, WhatIsTrustedIsNotTornApart) {
  Tested plain(kTornCall);
  EXPECT_TRUE(has(plain.search(), FailureKind::kAssertion));
  plain.expect_replays();
  Tested trusted(kTornCall, trust({"P*"}, {}));
  EXPECT_EQ(all_failures(trusted.search()), "");
}

// What a trace says about trust is what its replay goes by.
constexpr const char* kTrustedPath = R"(
class Pair {
  int a;
  void set() {
    synchronized (this) { a++; }
    synchronized (this) { a++; }
  }
  synchronized int get() { return a; }
}
class T {
  public static void main(String[] args) throws Exception {
    final Pair p = new Pair();
    Thread t = new Thread(() -> { p.set(); });
    t.start();
    assert p.get() == 0;
    t.join();
  }
}
)";

TEST(SearchRules, TracesKeepWhatIsTrusted) {
  Tested trusted(kTrustedPath, trust({"Pair"}, {}));
  const SearchResult& r = trusted.search();
  ASSERT_TRUE(has(r, FailureKind::kAssertion));
  trusted.expect_replays();
}

constexpr const char* kLibrary = R"(
import java.util.concurrent.CyclicBarrier;
class T {
  public static void main(String[] args) throws Exception {
    final CyclicBarrier barrier = new CyclicBarrier(2);
    Thread t = new Thread(() -> {
      try { barrier.await(); } catch (Exception e) { throw new RuntimeException(e); }
    });
    t.start();
    barrier.await();
    t.join();
    assert !barrier.isBroken();
  }
}
)";

TEST(SearchRules, LibraryCodeIsLookedAtIfItIsNotTrusted) {
  Tested plain(kLibrary);
  const uint64_t few = plain.search().schedules;
  Tested all(kLibrary, trust({}, {"*"}));
  EXPECT_GT(all.search().schedules, few);
  EXPECT_EQ(all_failures(all.search()), "");
  Tested other(kLibrary, trust({}, {"java.util.zip.*"}));
  EXPECT_LE(other.search().schedules, all.search().schedules);
}

// ---- Bounds -------------------------------------------------------------------------------------

// Counts for ever: no round is like another.
constexpr const char* kCountsForEver = R"(
class T {
  static volatile int n;
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> {
      while (true) {
        for (int i = 0; i < 100; i++) { n ^= i; }
        n++;
      }
    });
    t.start();
    n = 0;
  }
}
)";

TEST(SearchRules, ThreadsAreCutOffAfterABound) {
  std::string text = kCountsForEver;
  text.insert(text.find("    t.start();"), "    t.setDaemon(true);\n");
  Tested t(text);
  t.options.terminate_after = 500;
  const SearchResult& r = t.search();
  EXPECT_EQ(all_failures(r), "");
  EXPECT_FALSE(r.complete);
  EXPECT_GT(r.cut, 0u);
  EXPECT_EQ(r.depth_completed, 500u);
  ASSERT_FALSE(r.cut_at.empty());
  EXPECT_NE(r.cut_at[0].find("Thread-0"), std::string::npos) << r.cut_at[0];
  EXPECT_NE(r.cut_at[0].find("T.java:"), std::string::npos) << r.cut_at[0];
  EXPECT_NE(r.bound.find("--terminate-after"), std::string::npos) << r.bound;
}

// Long, but it ends.
constexpr const char* kLong = R"(
class T {
  static int n;
  public static void main(String[] args) throws Exception {
    final Object lock = new Object();
    Thread t = new Thread(() -> {
      for (int i = 0; i < 5000; i++) { int j = i * i; }
      synchronized (lock) { n++; }
    });
    t.start();
    synchronized (lock) { n++; }
    t.join();
    assert n == 2;
  }
}
)";

TEST(SearchRules, TheBoundDeepensUntilNothingIsCutOff) {
  Tested t(kLong);
  const SearchResult& r = t.search();
  EXPECT_EQ(all_failures(r), "");
  EXPECT_TRUE(r.complete) << r.bound;
  EXPECT_EQ(r.cut, 0u);
  EXPECT_EQ(r.depth_completed, 0u);
  Tested cut(kLong);
  cut.options.terminate_after = 1000;
  EXPECT_FALSE(cut.search().complete);
}

// The assertion fails after 3,000 bytecodes or so, in a program that never ends.
constexpr const char* kFailsDeep = R"(
class T {
  static volatile int n;
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> {
      while (true) {
        for (int i = 0; i < 200; i++) { }
        n++;
        assert n < 4;
      }
    });
    t.start();
  }
}
)";

TEST(SearchRules, DeeperBoundsFindDeeperFailures) {
  Tested t(kFailsDeep);
  t.options.max_steps = 100'000;
  t.options.terminate_after = 200;
  EXPECT_EQ(all_failures(t.search()), "");
  t.options.terminate_after = 0;
  EXPECT_TRUE(has(t.search(), FailureKind::kAssertion));
  t.expect_replays();
}

// ---- Spurious wake-ups --------------------------------------------------------------------------

constexpr const char* kIfWait = R"(
class T {
  static boolean ready;
  public static void main(String[] args) throws Exception {
    final Object lock = new Object();
    Thread t = new Thread(() -> {
      synchronized (lock) { ready = true; lock.notify(); }
    });
    t.start();
    synchronized (lock) {
      IF (!ready) lock.wait();
      assert ready;
    }
  }
}
)";

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  text.replace(text.find(from), from.size(), to);
  return text;
}

TEST(SearchRules, SpuriousWakeupsBreakAnIf) {
  const std::string text = replaced(kIfWait, "IF", "if");
  Tested usual(text);
  EXPECT_EQ(all_failures(usual.search()), "");
  EXPECT_TRUE(usual.search().complete);
  Tested spurious(text, rules(false, true));
  EXPECT_TRUE(has(spurious.search(), FailureKind::kAssertion));
  spurious.expect_replays();
  spurious.options.mode = "random";
  spurious.options.max_schedules = 200;
  EXPECT_TRUE(has(spurious.search(), FailureKind::kAssertion));
  spurious.expect_replays();
  spurious.options.mode = "exhaustive";
  EXPECT_TRUE(has(spurious.search(), FailureKind::kAssertion));
}

TEST(SearchRules, SpuriousWakeupsDoNoHarmToAWhile) {
  Tested t(replaced(kIfWait, "IF", "while"), rules(false, true));
  EXPECT_EQ(all_failures(t.search()), "");
  EXPECT_TRUE(t.search().complete) << t.search().bound;
}

// Who waits for ever does so though he may wake up for nothing again and again.
TEST(SearchRules, SpuriousWakeupsHideNoDeadlock) {
  const std::string text =
      replaced(replaced(kIfWait, "IF", "while"), "ready = true; lock.notify();", "ready = true;");
  Tested t(text, rules(false, true));
  const SearchResult& r = t.search();
  EXPECT_TRUE(has(r, FailureKind::kCondition)) << all_failures(r);
  EXPECT_FALSE(has(r, FailureKind::kSpins)) << all_failures(r);
  t.expect_replays();
}

// await(time) tells a wake-up for nothing from a time-out.
constexpr const char* kTimedAwait = R"(
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.*;
class T {
  static boolean ready;
  public static void main(String[] args) throws Exception {
    final ReentrantLock lock = new ReentrantLock();
    final Condition c = lock.newCondition();
    Thread t = new Thread(() -> {
      lock.lock();
      ready = true;
      c.signal();
      lock.unlock();
    });
    t.start();
    lock.lock();
    boolean told = ready || c.await(1, TimeUnit.SECONDS);
    assert !told || ready;
    lock.unlock();
  }
}
)";

TEST(SearchRules, AwaitMayWakeUpForNothing) {
  Tested usual(kTimedAwait);
  EXPECT_EQ(all_failures(usual.search()), "");
  Tested spurious(kTimedAwait, rules(false, true));
  EXPECT_TRUE(has(spurious.search(), FailureKind::kAssertion));
  spurious.expect_replays();
  Tested ordered(kTimedAwait, rules(true, true));
  EXPECT_TRUE(has(ordered.search(), FailureKind::kAssertion));
  ordered.expect_replays();
}

// ---- The clock ----------------------------------------------------------------------------------

// Two threads, `first` in one and `second` in the main thread; what holds under the clocks.
std::string two_threads(const std::string& first, const std::string& second) {
  return R"(
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
class T {
  static final Object lock = new Object();
  static final ReentrantLock mutex = new ReentrantLock();
  static final Semaphore permits = new Semaphore(0);
  static final CountDownLatch latch = new CountDownLatch(1);
  static volatile boolean ready;
  static volatile int last;
  static void first() throws Exception { )" +
         first + R"( }
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      try { first(); } catch (Exception e) { throw new RuntimeException(e); }
    });
    other.start();
    )" + second +
         R"(
  }
}
)";
}

struct Timed {
  const char* name;
  const char* first;
  const char* second;
  bool right_if_ordered;
  bool right_if_adversarial;
};

const Timed kTimed[] = {
    {"sleep instead of join", "ready = true;", "Thread.sleep(100); assert ready;", true, false},
    {"a sleep that is too short", "Thread.sleep(200); ready = true;",
     "Thread.sleep(100); assert ready;", false, false},
    {"a sleep that is long enough", "Thread.sleep(50); Thread.sleep(49); ready = true;",
     "Thread.sleep(100); assert ready;", true, false},
    {"equal deadlines", "Thread.sleep(100); ready = true;", "Thread.sleep(100); assert ready;",
     false, false},
    {"equal deadlines, the other way round", "Thread.sleep(100); assert !ready;",
     "Thread.sleep(100); ready = true;", false, false},
    {"a timed wait", "synchronized (lock) { ready = true; lock.notify(); }",
     "synchronized (lock) { if (!ready) lock.wait(1000); assert ready; }", true, false},
    {"a timed wait that is too short",
     "Thread.sleep(1001); synchronized (lock) { ready = true; lock.notify(); }",
     "synchronized (lock) { if (!ready) lock.wait(1000); assert ready; }", false, false},
    {"a timed wait in a loop", "Thread.sleep(5); synchronized (lock) { ready = true; }",
     "synchronized (lock) { while (!ready) lock.wait(1); assert ready; }", true, true},
    {"tryLock", "mutex.lock(); ready = true; mutex.unlock();",
     "assert mutex.tryLock(1, TimeUnit.SECONDS); mutex.unlock();", true, false},
    {"tryLock against a sleep that is short",
     "mutex.lock(); try { Thread.sleep(999); } finally { mutex.unlock(); }",
     "assert mutex.tryLock(1, TimeUnit.SECONDS); mutex.unlock();", true, false},
    {"tryLock against a sleep that is long",
     "mutex.lock(); try { Thread.sleep(1001); } finally { mutex.unlock(); }",
     "assert mutex.tryLock(1, TimeUnit.SECONDS); mutex.unlock();", false, false},
    {"tryLock whose time goes on while others sleep",
     "mutex.lock(); for (int i = 0; i < 3; i++) Thread.sleep(400); mutex.unlock();",
     "assert mutex.tryLock(1, TimeUnit.SECONDS); mutex.unlock();", false, false},
    {"tryLock in a loop", "mutex.lock(); Thread.sleep(50); mutex.unlock();",
     "while (!mutex.tryLock(10, TimeUnit.MILLISECONDS)) { } mutex.unlock();", true, true},
    {"tryAcquire", "permits.release();", "assert permits.tryAcquire(1, TimeUnit.SECONDS);", true,
     false},
    {"tryAcquire, too late", "Thread.sleep(2000); permits.release();",
     "assert permits.tryAcquire(1, TimeUnit.SECONDS);", false, false},
    {"await of a latch", "latch.countDown();", "assert latch.await(1, TimeUnit.SECONDS);", true,
     false},
    {"parkNanos", "Thread.sleep(10); ready = true;",
     "LockSupport.parkNanos(20_000_000L); assert ready;", true, false},
    {"parkNanos, too short", "Thread.sleep(10); ready = true;",
     "LockSupport.parkNanos(5_000_000L); assert ready;", false, false},
    {"join with a limit", "ready = true;", "other.join(10); assert ready;", true, false},
    {"an interrupt comes in time",
     "try { Thread.sleep(100); last = 1; } catch (InterruptedException e) { last = 2; }",
     "other.interrupt(); other.join(); assert last == 2;", true, false},
    {"an interrupt comes too late",
     "try { Thread.sleep(100); last = 1; } catch (InterruptedException e) { last = 2; }",
     "Thread.sleep(200); other.interrupt(); other.join(); assert last == 2;", false, false},
    {"time passes while one sleeps", "ready = true;",
     "long t = System.nanoTime(); Thread.sleep(10); assert System.nanoTime() - t >= 10_000_000L;",
     true, true},
    {"time passes while one is busy", "ready = true;",
     "long t = System.nanoTime(); while (System.nanoTime() - t < 100_000L) { }", true, true},
    {"time does not pass while one is busy",
     "long t = System.nanoTime(); while (System.nanoTime() - t < 50_000L) { } ready = true;",
     "Thread.sleep(1); assert ready;", true, false},
    {"a lock held in a sleep is no deadlock", "synchronized (lock) { Thread.sleep(10); }",
     "synchronized (lock) { Thread.sleep(10); } other.join();", true, true},
};

TEST(SearchRules, WhatTheClockDecides) {
  for (const Timed& p : kTimed) {
    for (const bool is_ordered : {true, false}) {
      SCOPED_TRACE(std::string(p.name) + (is_ordered ? ", ordered" : ", adversarial"));
      Tested t(two_threads(p.first, p.second), rules(is_ordered));
      const SearchResult& r = t.search();
      if (is_ordered ? p.right_if_ordered : p.right_if_adversarial) {
        EXPECT_EQ(all_failures(r), "");
        EXPECT_TRUE(r.complete) << r.bound;
      } else {
        EXPECT_TRUE(has(r, FailureKind::kAssertion)) << all_failures(r);
      }
      t.expect_replays();
      if (!is_ordered) continue;
      t.options.mode = "random";
      t.options.max_schedules = 100;
      EXPECT_EQ(t.search().failures.empty(), p.right_if_ordered) << all_failures(t.search());
      t.expect_replays();
    }
  }
}

TEST(SearchRules, EarlyTimeOutsAreNamed) {
  for (const bool is_ordered : {true, false}) {
    const Timed& p = kTimed[is_ordered ? 1 : 0];
    Tested t(two_threads(p.first, p.second), rules(is_ordered));
    const SearchResult& r = t.search();
    ASSERT_EQ(r.failures.size(), 1u);
    EXPECT_EQ(r.failures[0].notes.empty(), is_ordered);
    if (is_ordered) continue;
    EXPECT_NE(r.failures[0].notes[0].find("T.java:18"), std::string::npos)
        << r.failures[0].notes[0];
  }
}

TEST(SearchRules, PollingForEverIsFoundUnderBothClocks) {
  for (const bool is_ordered : {true, false}) {
    for (const char* loop : {"while (!ready) Thread.sleep(10);",
                             "synchronized (lock) { while (!ready) lock.wait(10); }"}) {
      SCOPED_TRACE(loop);
      Tested t(two_threads("last = 1;", loop), rules(is_ordered));
      const SearchResult& r = t.search();
      EXPECT_TRUE(has(r, FailureKind::kSpins)) << all_failures(r);
      t.expect_replays();
    }
  }
}

// A deadlock of two while a third one sleeps, and one that the sleeper ends.
constexpr const char* kDeadlock = R"(
class T {
  static final Object a = new Object();
  static final Object b = new Object();
  static int n;
  public static void main(String[] args) throws Exception {
    Thread s = new Thread(() -> {
      try { Thread.sleep(1000); } catch (InterruptedException e) { }
    });
    Thread t = new Thread(() -> { synchronized (b) { synchronized (a) { n++; } } });
    s.start();
    t.start();
    synchronized (a) { synchronized (b) { n++; } }
  }
}
)";

TEST(SearchRules, DeadlocksAreFoundWhileSomebodySleeps) {
  Tested t(kDeadlock, rules(true));
  const SearchResult& r = t.search();
  EXPECT_TRUE(has(r, FailureKind::kLockCycle)) << all_failures(r);
  t.expect_replays();
}

TEST(SearchRules, WhoSleepsMayStillWakeOthers) {
  Tested t(two_threads("Thread.sleep(10); synchronized (lock) { ready = true; lock.notify(); }",
                       "synchronized (lock) { while (!ready) lock.wait(); }"),
           rules(true));
  EXPECT_EQ(all_failures(t.search()), "");
  EXPECT_TRUE(t.search().complete);
}

}  // namespace
}  // namespace braid::tester
