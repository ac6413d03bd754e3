// Sleeps, timed waits and readings of the time under both clocks: the outcomes that the tester
// finds.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "tests/runner/process.h"

namespace braid::runner {
namespace {

namespace fs = std::filesystem;
using Outcomes = std::set<std::string>;

// The distinct outputs of a program whose main method has this body; the search must be complete.
Outcomes outcomes(const std::string& members, const std::string& body, const std::string& clock,
                  const std::string& mode) {
  const fs::path folder =
      fs::temp_directory_path() / ("clock_command." + std::to_string(::getpid()));
  fs::create_directories(folder);
  std::ofstream(folder / "P.java")
      << "public class P {\n"
      << members << "\n  static void sleep(long millis) {\n    try { Thread.sleep(millis); }\n"
      << "    catch (InterruptedException e) { throw new AssertionError(e); }\n  }\n"
      << "  public static void main(String[] args) throws Exception {\n"
      << body << "\n  }\n}\n";
  run_process({{BRAID_VMRUN, "--tester", "--quiet", "--outcomes", "--clock", clock, "--search",
                mode, "--json", "report.json", "P.java"},
               "",
               folder,
               120});
  const auto report =
      nlohmann::json::parse(read_whole_file(folder / "report.json"), nullptr, false);
  fs::remove_all(folder);
  Outcomes found;
  if (!report.is_object() || report["complete"] != true) return {"not complete"};
  for (const auto& o : report["outcomes"]) found.insert(o["output"].get<std::string>());
  return found;
}

constexpr const char* kTwoSleepers = R"(
    Thread first = new Thread(() -> { sleep(10); System.out.print("a"); });
    Thread second = new Thread(() -> { sleep(20); System.out.print("b"); });
    first.start();
    second.start();)";

TEST(Clocks, SleepsEndInAnyOrderUnlessTheClockIsOrdered) {
  EXPECT_EQ(outcomes("", kTwoSleepers, "adversarial", "rwdd"), (Outcomes{"ab", "ba"}));
  EXPECT_EQ(outcomes("", kTwoSleepers, "ordered", "rwdd"), (Outcomes{"ab"}));
}

TEST(Clocks, ExhaustiveFindsTheSame) {
  EXPECT_EQ(outcomes("", kTwoSleepers, "adversarial", "exhaustive"), (Outcomes{"ab", "ba"}));
}

TEST(Clocks, EqualDeadlinesAreAChoice) {
  const std::string body = R"(
    Thread first = new Thread(() -> { sleep(10); System.out.print("a"); });
    Thread second = new Thread(() -> { sleep(10); System.out.print("b"); });
    first.start();
    second.start();)";
  EXPECT_EQ(outcomes("", body, "ordered", "rwdd"), (Outcomes{"ab", "ba"}));
}

constexpr const char* kWaiter = R"(
  static boolean ready;
  static final Object lock = new Object();)";

TEST(Clocks, ATimedWaitMayEndEarlyUnlessTheClockIsOrdered) {
  const std::string body = R"(
    Thread waiter = new Thread(() -> {
      synchronized (lock) {
        try { if (!ready) lock.wait(1000); }
        catch (InterruptedException e) { throw new AssertionError(e); }
        System.out.print(ready ? "ready" : "late");
      }
    });
    waiter.start();
    synchronized (lock) { ready = true; lock.notify(); })";
  EXPECT_EQ(outcomes(kWaiter, body, "adversarial", "rwdd"), (Outcomes{"ready", "late"}));
  EXPECT_EQ(outcomes(kWaiter, body, "adversarial", "exhaustive"), (Outcomes{"ready", "late"}));
  EXPECT_EQ(outcomes(kWaiter, body, "ordered", "rwdd"), (Outcomes{"ready"}));
}

TEST(Clocks, ATimedWaitThatNobodyEndsTimesOut) {
  const std::string body = R"(
    Thread waiter = new Thread(() -> {
      synchronized (lock) {
        try { lock.wait(1000); }
        catch (InterruptedException e) { throw new AssertionError(e); }
        System.out.print("late");
      }
    });
    waiter.start();)";
  EXPECT_EQ(outcomes(kWaiter, body, "adversarial", "rwdd"), (Outcomes{"late"}));
  EXPECT_EQ(outcomes(kWaiter, body, "ordered", "rwdd"), (Outcomes{"late"}));
}

TEST(Clocks, ALoopThatWaitsForTheTimeToPassEnds) {
  const std::string body = R"(
    Thread other = new Thread(() -> {
      long end = System.nanoTime() + 500_000;
      while (System.nanoTime() < end) { }
      System.out.print("later");
    });
    other.start();
    other.join();)";
  EXPECT_EQ(outcomes("", body, "adversarial", "rwdd"), (Outcomes{"later"}));
  EXPECT_EQ(outcomes("", body, "ordered", "rwdd"), (Outcomes{"later"}));
}

TEST(Clocks, ATimedTryFindsTheLockOrNot) {
  const std::string members =
      "  static final java.util.concurrent.locks.ReentrantLock lock =\n"
      "      new java.util.concurrent.locks.ReentrantLock();";
  const std::string body = R"(
    Thread other = new Thread(() -> {
      try {
        boolean taken = lock.tryLock(5, java.util.concurrent.TimeUnit.SECONDS);
        System.out.print(taken ? "taken" : "gave up");
        if (taken) lock.unlock();
      } catch (InterruptedException e) { throw new AssertionError(e); }
    });
    lock.lock();
    other.start();
    lock.unlock();
    other.join();)";
  EXPECT_EQ(outcomes(members, body, "adversarial", "rwdd"), (Outcomes{"taken", "gave up"}));
  EXPECT_EQ(outcomes(members, body, "ordered", "rwdd"), (Outcomes{"taken"}));
}

}  // namespace
}  // namespace braid::runner
