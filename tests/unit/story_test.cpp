// The story of a failing schedule: what is in it, under which names, and what is left out.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/runner/check.h"
#include "tests/runner/process.h"

namespace braid::runner {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

class StoryTest : public ::testing::Test {
 protected:
  StoryTest() : folder_(fs::temp_directory_path() / ("story." + std::to_string(::getpid()))) {
    fs::create_directories(folder_);
  }
  ~StoryTest() override { fs::remove_all(folder_); }

  // The story of the first failure, one line for each event that others can see.
  std::vector<std::string> tell(const std::string& body) {
    std::ofstream(folder_ / "Main.java", std::ios::binary) << body;
    const ProcessResult r = run_process(
        {{BRAID_VMRUN, "--tester", "--json", "report.json", "Main.java"}, "", folder_, 120});
    EXPECT_EQ(r.exit_code, 1) << r.output << r.errors;
    const std::string text = read_whole_file(folder_ / "report.json");
    const std::string schema = read_whole_file(BRAID_SOURCE_DIR "/docs/report.schema.json");
    EXPECT_EQ(check_report(schema, text, r.exit_code), "");
    report_ = Json::parse(text, nullptr, false);
    output_ = r.output;
    std::vector<std::string> lines;
    for (const Json& e : story()["events"]) {
      if (!e["shared"]) continue;
      std::string line = story()["threads"][e["thread"].get<size_t>()];
      for (const char* key : {"kind", "object", "value", "before", "call"})
        if (e.contains(key)) line += " " + e[key].get<std::string>();
      lines.push_back(line);
    }
    return lines;
  }
  const Json& story() const { return report_["failures"][0]["story"]; }

  fs::path folder_;
  Json report_;
  std::string output_;
};

bool has(const std::vector<std::string>& lines, const std::string& line) {
  return std::find(lines.begin(), lines.end(), line) != lines.end();
}

std::string all(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

TEST_F(StoryTest, ValuesAreThoseOfTheSchedule) {
  const auto lines = tell(R"(
public class Main {
  static int n = 5;
  static String word;
  static int[] cells = new int[3];
  static synchronized void work() { int mine = n; }
  static synchronized void done(int mine) { n = mine + 1; cells[1] = n; word = "a\nb"; }
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> { int m; synchronized (Main.class) { m = n; } done(m); }, "other");
    other.start();
    int m; synchronized (Main.class) { m = n; } done(m);
    other.join();
    assert n == 7 : word + cells[1];
  }
})");
  EXPECT_TRUE(has(lines, "main start other")) << all(lines);
  EXPECT_TRUE(has(lines, "other read Main.n 5")) << all(lines);
  EXPECT_TRUE(has(lines, "main write Main.n 6 6")) << all(lines);
  EXPECT_TRUE(has(lines, "main lock class Main")) << all(lines);
  EXPECT_TRUE(has(lines, "other write Main.n 6 5")) << all(lines);
  EXPECT_TRUE(has(lines, "other write Main.word \"a\\nb\"")) << all(lines);
  EXPECT_TRUE(has(lines, "main read Main.cells[1] 6")) << all(lines);
  EXPECT_TRUE(has(lines, "main throw java.lang.AssertionError: a\nb6")) << all(lines);
  // What main wrote before there was a second thread is not shared then.
  EXPECT_FALSE(has(lines, "main write Main.n 5")) << all(lines);
  bool has_local = false;
  for (const Json& l : story()["locals"]) has_local |= l["name"] == "m" && l["value"] == "5";
  EXPECT_TRUE(has_local) << story()["locals"];
}

TEST_F(StoryTest, ACallOfTheLibraryIsOneEvent) {
  const auto lines = tell(R"(
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class Main {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition ready = lock.newCondition();
  static final AtomicInteger hits = new AtomicInteger(3);
  static final Semaphore seats = new Semaphore(1);
  static final List<String> list = new ArrayList<>();
  public static void main(String[] args) throws Exception {
    Thread waiter = new Thread(() -> {
      seats.acquireUninterruptibly();
      hits.incrementAndGet();
      hits.compareAndSet(77, 1);
      seats.release();
      lock.lock();
      list.add("x");
      ready.awaitUninterruptibly();
      lock.unlock();
    }, "waiter");
    waiter.start();
    seats.acquireUninterruptibly();
    seats.release();
    hits.get();
    lock.lock();
    list.size();
    ready.signal();
    lock.unlock();
  }
})");
  const std::string text = all(lines);
  EXPECT_NE(text.find("waiter write Main.hits 4"), std::string::npos) << text;
  EXPECT_TRUE(has(lines, "waiter read Main.hits 4 compareAndSet")) << text;
  EXPECT_TRUE(has(lines, "waiter lock Main.lock lock")) << text;
  EXPECT_TRUE(has(lines, "waiter call Main.list true add")) << text;
  EXPECT_TRUE(has(lines, "waiter wait Main.ready awaitUninterruptibly")) << text;
  EXPECT_TRUE(has(lines, "main notify Main.ready signal")) << text;
  EXPECT_NE(text.find("main call Main.list 0 size"), std::string::npos) << text;
  EXPECT_NE(text.find("waiter write Main.seats 0"), std::string::npos) << text;
  EXPECT_NE(text.find("waiter write Main.seats 1 0 release"), std::string::npos) << text;
  // Nothing of what is inside them.
  for (const char* inside : {"ArrayList", "elementData", "Part", "Permit", "modCount"})
    EXPECT_EQ(text.find(inside), std::string::npos) << inside << "\n" << text;
}

TEST_F(StoryTest, ALongStoryKeepsItsBeginningAndItsEnd) {
  const auto lines = tell(R"(
public class Main {
  static int n;
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> { synchronized (Main.class) { n++; } }, "other");
    other.start();
    synchronized (Main.class) {
      for (int i = 0; i < 60000; i++) n += 2;
    }
    other.join();
    synchronized (Main.class) {
      assert n == 2;
    }
  }
})");
  EXPECT_LE(story()["events"].size(), 20'000u);
  ASSERT_FALSE(story()["cut_at"].is_null());
  EXPECT_EQ(lines.front(), "main start other");
  EXPECT_TRUE(has(lines, "main read Main.n 120001")) << lines.back();
  EXPECT_TRUE(has(lines, "main throw java.lang.AssertionError")) << lines.back();
  // On paper it is a page.
  EXPECT_LT(std::count(output_.begin(), output_.end(), '\n'), 60) << output_;
}

}  // namespace
TEST_F(StoryTest, AnAtomicsOldValueIsThatBeforeTheOperation) {
  const auto lines = tell(R"(
import java.util.concurrent.atomic.AtomicInteger;
public class Main {
  static final AtomicInteger n = new AtomicInteger();
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> n.incrementAndGet(), "adder");
    t.start();
    n.incrementAndGet();
    t.join();
    assert n.get() != 2 : "two";
  }
})");
  EXPECT_TRUE(has(lines, "main write Main.n 2 1 incrementAndGet") ||
              has(lines, "adder write Main.n 2 1 incrementAndGet"))
      << all(lines);
}

TEST_F(StoryTest, AWaitIsToldEvenIfNobodyElseComes) {
  const auto lines = tell(R"(
public class Main {
  static final Object a = new Object();
  static final Object b = new Object();
  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (a) {
        synchronized (b) {
          try { b.wait(); } catch (InterruptedException e) { }
        }
      }
    }, "first").start();
    new Thread(() -> {
      synchronized (a) { synchronized (b) { b.notify(); } }
    }, "second").start();
  }
})");
  EXPECT_TRUE(has(lines, "first wait Main.b wait")) << all(lines);
}

TEST_F(StoryTest, CapturedVariablesHaveTheirNames) {
  const auto lines = tell(R"(
public class Main {
  public static void main(String[] args) throws Exception {
    int[] box = {1, 2};
    int[] other = {3};
    class Local extends Thread {
      public void run() { box[1]++; }
    }
    Thread a = new Thread(() -> { synchronized (other) { box[0] = 5; other[0] = 6; } });
    Thread b = new Local();
    Runnable c = new Runnable() {
      public void run() { synchronized (other) { other[0] = 7; } }
    };
    Thread d = new Thread(c);
    a.start(); b.start(); d.start();
    a.join(); b.join(); d.join();
    assert box[0] == 1 || box[1] == 2 || other[0] == 3;
  }
})");
  EXPECT_TRUE(has(lines, "Thread-0 write box[0] 5 1")) << all(lines);
  EXPECT_TRUE(has(lines, "Thread-1 read box[1] 2")) << all(lines);
  EXPECT_TRUE(has(lines, "Thread-0 lock other")) << all(lines);
  EXPECT_EQ(all(lines).find("$"), std::string::npos) << all(lines);
  EXPECT_EQ(output_.find("$$"), std::string::npos) << output_;
}

TEST_F(StoryTest, ThreadsOfOneNameAreNumbered) {
  const auto lines = tell(R"(
public class Main {
  static final Object a = new Object();
  static final Object b = new Object();
  static void both(Object first, Object second) {
    synchronized (first) { synchronized (second) { } }
  }
  public static void main(String[] args) throws Exception {
    Thread x = new Thread(() -> both(a, b), "worker");
    Thread y = new Thread(() -> both(b, a), "worker");
    x.start();
    y.start();
    x.join();
    y.join();
  }
})");
  EXPECT_EQ(story()["threads"], Json({"main", "worker", "worker (2)"}));
  EXPECT_TRUE(has(lines, "worker lock Main.a")) << all(lines);
  EXPECT_TRUE(has(lines, "worker (2) lock Main.b")) << all(lines);
  EXPECT_NE(output_.find("which worker (2) holds"), std::string::npos) << output_;
}

// A thread that has ended keeps its number.
TEST_F(StoryTest, ThreadsOfOneNameKeepTheirNumbers) {
  const auto lines = tell(R"(
public class Main {
  public static void main(String[] args) throws Exception {
    for (int i = 0; i < 3; i++) {
      Thread t = new Thread(() -> { }, "worker");
      t.start();
      t.join();
    }
    throw new IllegalStateException();
  }
})");
  EXPECT_EQ(story()["threads"], Json({"main", "worker", "worker (2)", "worker (3)"}));
  bool seen = false;
  for (const Json& e : story()["events"])
    seen |= e["kind"] == "woken" && e.value("object", "") == "thread \"worker (2)\"";
  EXPECT_TRUE(seen) << story().dump(1);
}

TEST_F(StoryTest, ANotifyThatWokeTheWrongOneIsToldOf) {
  tell(R"(
public class Main {
  static boolean full;
  static int taken;
  static synchronized void take() throws InterruptedException {
    while (!full) Main.class.wait();
    taken++;
  }
  public static void main(String[] args) throws Exception {
    for (int i = 0; i < 2; i++) {
      new Thread(() -> {
        try { take(); } catch (InterruptedException e) { }
      }, "taker " + i).start();
    }
    synchronized (Main.class) {
      full = true;
      Main.class.notify();
    }
  }
})");
  EXPECT_NE(output_.find("notifyAll would have woken taker"), std::string::npos) << output_;
}

TEST_F(StoryTest, WhereAThreadWasCutOffIsALineOfTheUser) {
  std::ofstream(folder_ / "Main.java", std::ios::binary) << R"(public class Main {
  static synchronized void go() { }
  public static void main(String[] args) {
    new Thread(() -> go()).start();
    go();
    throw new IllegalStateException("x");
  }
})";
  for (const char* bound : {"25", "50", "100", "200", "300"}) {
    const ProcessResult r = run_process(
        {{BRAID_VMRUN, "--tester", "--search", "rwdd", "--terminate-after", bound, "Main.java"},
         "",
         folder_,
         120});
    EXPECT_NE(r.output.find("\"main\" at Main.java:6"), std::string::npos) << r.output;
    EXPECT_EQ(r.output.find("at the library"), std::string::npos) << r.output;
  }
}

}  // namespace braid::runner
