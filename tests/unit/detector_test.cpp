// The detectors of eraser/, on ordinary runs: what is reported, and what is not.
#include <algorithm>

#include "eraser/eraser.h"
#include "eraser/happens_before.h"
#include "eraser/lock_sets.h"
#include "eraser/vector_clock.h"
#include "tests/unit/watched.h"

namespace braid::test {
namespace {

using eraser::DetectorOptions;
using eraser::Epoch;
using eraser::Eraser;
using eraser::HappensBefore;
using eraser::LockSets;
using eraser::VectorClock;

// Two threads with these bodies; `members` before them.
std::string two_threads(const std::string& members, const std::string& one,
                        const std::string& other, const std::string& after = "") {
  return "import java.util.concurrent.*; import java.util.concurrent.atomic.*;\n"
         "class Main {\n" +
         members +
         "\n static int x; static final Object lock = new Object();\n"
         " static void one() throws Exception {" +
         one + "}\n static void other() throws Exception {" + other +
         "}\n public static void main(String[] args) throws Exception {\n"
         "  Thread a = new Thread(() -> { try { one(); } catch (Exception e) { } }, \"A\");\n"
         "  Thread b = new Thread(() -> { try { other(); } catch (Exception e) { } }, \"B\");\n"
         "  a.start(); b.start(); a.join(); b.join();\n" +
         after + "\n }\n}";
}

// The variables that a detector names, each once.
template <class Detector>
std::vector<std::string> named(const std::string& source, std::vector<Finding>* findings = nullptr,
                               DetectorOptions options = {}) {
  Detector detector(std::move(options));
  Watched watched(source);
  watched.run({&detector});
  std::vector<Finding> found = watched.machine().tools().take_findings();
  std::vector<std::string> names;
  for (const Finding& f : found)
    if (std::find(names.begin(), names.end(), f.variable) == names.end())
      names.push_back(f.variable);
  EXPECT_TRUE(watched.errors().empty());
  if (findings != nullptr) *findings = std::move(found);
  return names;
}

using Names = std::vector<std::string>;

TEST(VectorClocks, ATickIsKnownToWhoHasJoinedIt) {
  VectorClock a;
  VectorClock b;
  a.tick(0);
  b.tick(1);
  EXPECT_FALSE(b.knows(a.epoch(0)));
  EXPECT_TRUE(b.knows(Epoch()));
  b.join(a);
  EXPECT_TRUE(b.knows(a.epoch(0)));
  a.tick(0);
  EXPECT_FALSE(b.knows(a.epoch(0)));
  EXPECT_EQ(Epoch(7, 12).thread(), 7u);
  EXPECT_EQ(Epoch(7, 12).clock(), 12u);
}

TEST(LockSetTable, SameSetsHaveTheSameNumber) {
  LockSets sets;
  const auto ab = sets.add(sets.add(eraser::kNoLocks, 1), 2);
  const auto ba = sets.add(sets.add(eraser::kNoLocks, 2), 1);
  EXPECT_EQ(ab, ba);
  const auto b = sets.remove(ab, 1);
  EXPECT_EQ(sets.locks(b), (std::vector<eraser::LockNumber>{2}));
  EXPECT_EQ(sets.intersect(ab, b), b);
  EXPECT_EQ(sets.intersect(b, sets.add(eraser::kNoLocks, 3)), eraser::kNoLocks);
  EXPECT_EQ(sets.remove(b, 2), eraser::kNoLocks);
}

TEST(HappensBeforeCheck, UnorderedAccessesRace) {
  std::vector<Finding> found;
  EXPECT_EQ(named<HappensBefore>(two_threads("", "x = 1;", "x = 2;"), &found), Names{"Main.x"});
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].rule, "data race");
  EXPECT_EQ(found[0].what, "data race on Main.x");
  ASSERT_EQ(found[0].details.size(), 6u);  // each with its two calls
  EXPECT_EQ(found[0].details[1], "  at Main.one (T.java:5)");
  EXPECT_EQ(found[0].details[0], "thread \"A\" at T.java:5 writes Main.x, holding no lock");
  EXPECT_EQ(named<HappensBefore>(two_threads("", "x = 1;", "int y = x;")), Names{"Main.x"});
  EXPECT_EQ(named<HappensBefore>(two_threads("", "int y = x;", "x = 1;")), Names{"Main.x"});
  EXPECT_EQ(named<HappensBefore>(two_threads("", "int y = x;", "int y = x;")), Names{});
}

TEST(HappensBeforeCheck, WhatOrdersAccesses) {
  const std::string spin = "while (!f) Thread.yield();";
  const struct {
    const char* what;
    std::string source;
  } cases[] = {
      {"monitor", two_threads("", "synchronized (lock) { x++; }", "synchronized (lock) { x++; }")},
      {"join", two_threads("", "x = 1;", "", "x++;")},
      {"volatile", two_threads("static volatile boolean f;", "x = 1; f = true;",
                               "while (!f) Thread.yield(); x++;")},
      {"atomic", two_threads("static AtomicBoolean f = new AtomicBoolean();", "x = 1; f.set(true);",
                             "while (!f.get()) Thread.yield(); x++;")},
      {"latch", two_threads("static CountDownLatch l = new CountDownLatch(1);",
                            "x = 1; l.countDown();", "l.await(); x++;")},
      {"semaphore", two_threads("static Semaphore s = new Semaphore(0);", "x = 1; s.release();",
                                "s.acquire(); x++;")},
      {"fair semaphore", two_threads("static Semaphore s = new Semaphore(0, true);",
                                     "x = 1; s.release();", "s.acquire(); x++;")},
      {"wait",
       two_threads("static boolean f;", "x = 1; synchronized (lock) { f = true; lock.notify(); }",
                   "synchronized (lock) { while (!f) lock.wait(); } x++;")},
      {"interrupt", two_threads("static volatile Thread t;",
                                "while (t == null) Thread.yield(); x = 1; t.interrupt();",
                                "t = Thread.currentThread(); while (!Thread.interrupted()) "
                                "Thread.yield(); x++;")},
      {"barrier", two_threads("static CyclicBarrier c = new CyclicBarrier(2);", "x = 1; c.await();",
                              "c.await(); x++;")},
      {"start",
       two_threads("", "x = 1; Thread t = new Thread(() -> x++); t.start(); t.join(); x++;", "")},
      {"class initialisation", two_threads("static class Lazy { static int v; static { v = 7; } }",
                                           "int y = Lazy.v;", "int y = Lazy.v;")},
  };
  for (const auto& c : cases) EXPECT_EQ(named<HappensBefore>(c.source), Names{}) << c.what;
}

TEST(HappensBeforeCheck, WhatDoesNotOrderThem) {
  // Taking a permit tells nothing to who takes the next one.
  EXPECT_EQ(named<HappensBefore>(two_threads("static Semaphore s = new Semaphore(2);",
                                             "x = 1; s.acquire();", "s.acquire(); x = 2;")),
            Names{"Main.x"});
  EXPECT_EQ(named<HappensBefore>(two_threads("static Object other = new Object();",
                                             "synchronized (lock) { x = 1; }",
                                             "synchronized (other) { x = 2; }")),
            Names{"Main.x"});
}

TEST(HappensBeforeCheck, SaysWhichOrderIsMissing) {
  std::vector<Finding> found;
  named<HappensBefore>(two_threads("", "x = 1; synchronized (lock) { }", "Thread.sleep(5); x = 2;"),
                       &found);
  ASSERT_EQ(found.size(), 1u);
  ASSERT_EQ(found[0].notes.size(), 1u);
  EXPECT_EQ(found[0].notes[0],
            "A at T.java:5 leaves the monitor of Main.lock, but B does not enter it between that "
            "and its write");
}

TEST(HappensBeforeCheck, ElementsAreVariablesOfTheirOwn) {
  const std::string members = "static int[] a = new int[64];";
  EXPECT_EQ(named<HappensBefore>(two_threads(members, "for (int i = 0; i < 32; i++) a[i] = i;",
                                             "for (int i = 32; i < 64; i++) a[i] = i;")),
            Names{});
  std::vector<Finding> found;
  EXPECT_EQ(named<HappensBefore>(two_threads(members, "for (int i = 0; i <= 32; i++) a[i] = i;",
                                             "for (int i = 32; i < 64; i++) a[i] = i;"),
                                 &found),
            Names{"int[32]"});
  ASSERT_EQ(found[0].notes.size(), 2u);
  EXPECT_EQ(found[0].notes[1], "The int[] was made at T.java:3");
}

TEST(HappensBeforeCheck, RacesInsideTheLibraryNameTheUsersObject) {
  std::vector<Finding> found;
  named<HappensBefore>(
      two_threads("static java.util.ArrayList<String> l = new java.util.ArrayList<>();",
                  "l.add(\"a\");", "l.add(\"b\");"),
      &found);
  ASSERT_FALSE(found.empty());
  EXPECT_TRUE(found[0].what.starts_with("data race inside ")) << found[0].what;
  EXPECT_NE(found[0].details[0].find("T.java:5"), std::string::npos) << found[0].details[0];
}

TEST(Detectors, LeaveOutWhatIsNotWanted) {
  const std::string source = two_threads("", "x = 1;", "x = 2;");
  EXPECT_EQ(named<HappensBefore>(source, nullptr, {{"Main.x"}}), Names{});
  EXPECT_EQ(named<HappensBefore>(source, nullptr, {{"Main"}}), Names{});
  EXPECT_EQ(named<HappensBefore>(source, nullptr, {{"*.x"}}), Names{});
  EXPECT_EQ(named<HappensBefore>(source, nullptr, {{"Other.*"}}), Names{"Main.x"});
  const std::string marked =
      two_threads("@braid.NoRaceCheck static int hits;", "hits++; x = 1;", "hits++; x = 2;");
  EXPECT_EQ(named<HappensBefore>(marked), Names{"Main.x"});
  EXPECT_EQ(named<Eraser>(marked), Names{"Main.x"});
}

// What was heard is not kept: a run may be long.
TEST(Detectors, TheAccessLogStaysSmall) {
  HappensBefore detector;
  Watched watched(two_threads("", "for (int i = 0; i < 100000; i++) synchronized (lock) { x++; }",
                              "synchronized (lock) { x++; }"));
  watched.run({&detector});
  EXPECT_LT(watched.machine().access_log().size(), 4096u);
}

TEST(EraserCheck, WantsALockThatIsAlwaysHeld) {
  EXPECT_EQ(named<Eraser>(two_threads("", "x = 1;", "x = 2;")), Names{"Main.x"});
  EXPECT_EQ(named<Eraser>(
                two_threads("", "synchronized (lock) { x++; }", "synchronized (lock) { x++; }")),
            Names{});
  // Two locks with one in common; and none.
  EXPECT_EQ(named<Eraser>(two_threads("static Object m = new Object();",
                                      "synchronized (lock) { synchronized (m) { x++; } }",
                                      "synchronized (m) { x++; }")),
            Names{});
  EXPECT_EQ(
      named<Eraser>(two_threads("static Object m = new Object();", "synchronized (lock) { x++; }",
                                "synchronized (m) { x++; } synchronized (lock) { x++; }")),
      Names{"Main.x"});
}

TEST(EraserCheck, LetsTheFirstThreadInitialiseAndAllRead) {
  EXPECT_EQ(
      named<Eraser>(two_threads("static int[] a = {1, 2, 3};", "int y = a[1];", "int y = a[1];")),
      Names{});
  // It knows no order but that of locks.
  EXPECT_EQ(named<Eraser>(two_threads("static CountDownLatch l = new CountDownLatch(1);",
                                      "x = 1; l.countDown();", "l.await(); x = 2;")),
            Names{"Main.x"});
}

TEST(EraserCheck, SaysWhichLockWasHeldSoFar) {
  std::vector<Finding> found;
  named<Eraser>(
      two_threads("", "synchronized (lock) { x++; }", "synchronized (lock) { x++; } x++;"), &found);
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(found[0].rule, "locking discipline");
  EXPECT_EQ(found[0].what, "locking discipline broken on Main.x");
  EXPECT_EQ(found[0].notes[0],
            "So far the monitor of Main.lock was held at each access since a second thread came, "
            "but not at this one");
}

TEST(EraserCheck, ALockInReadModeGuardsReadsOnly) {
  const std::string members =
      "static java.util.concurrent.locks.ReentrantReadWriteLock rw = new "
      "java.util.concurrent.locks.ReentrantReadWriteLock();";
  const std::string write = "rw.writeLock().lock(); x++; rw.writeLock().unlock();";
  EXPECT_EQ(
      named<Eraser>(two_threads(
          members, write, "rw.readLock().lock(); int y = x; rw.readLock().unlock();" + write)),
      Names{});
  std::vector<Finding> found;
  const std::string wrong = "rw.readLock().lock(); x++; rw.readLock().unlock();";
  EXPECT_EQ(named<Eraser>(two_threads(members, write + write, wrong), &found), Names{"Main.x"});
  EXPECT_TRUE(std::any_of(found[0].details.begin(), found[0].details.end(), [](const auto& d) {
    return d.find("read lock") != std::string::npos;
  }));
  EXPECT_EQ(named<HappensBefore>(two_threads(members, wrong, wrong)), Names{"Main.x"});
  EXPECT_EQ(named<HappensBefore>(two_threads(members, write, write)), Names{});
}

}  // namespace
}  // namespace braid::test
