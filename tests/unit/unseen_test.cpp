// What no schedule has run: each rule on a small program. Lines are counted from the text's first
// line, which is empty.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <string>

#include "stdlib/natives.h"
#include "tester/code_paths.h"
#include "tester/search.h"
#include "tests/unit/compiled.h"
#include "vm/opcodes.h"

namespace braid::tester {
namespace {

SearchResult search_of(const std::string& text, const std::string& mode = "rwdd") {
  const vm::Module module = test::compile(text);
  Subject subject;
  subject.modules = {&module};
  subject.library = test::library().provider();
  subject.natives = stdlib::library_natives();
  SearchOptions options;
  options.mode = mode;
  const std::atomic<bool> stop = false;
  SearchResult r = search(subject, options, stop);
  EXPECT_EQ(r.error, "");
  return r;
}

// "12-17 method T.helper; 20 in T.main", quiet ones in brackets.
std::string lines_of(const Unseen& u) {
  std::string text;
  for (const Unseen::Lines& l : u.lines) {
    std::string one = std::to_string(l.first);
    if (l.last != l.first) one += "-" + std::to_string(l.last);
    one += " " + l.what;
    if (l.quiet) one = "(" + one + ")";
    text += (text.empty() ? "" : "; ") + one;
  }
  return text;
}

std::string checks_of(const Unseen& u) {
  std::string text;
  for (const Unseen::Check& c : u.checks) text += c.place + (c.is_assert ? " assert;" : " check;");
  return text;
}

std::string with_thread(const std::string& run, const std::string& more = "") {
  return R"(
import braid.Tester;
class T {
  static int n;
  static synchronized int add(int k) { n += k; return n; }
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> add(1));
    t.start();
    add(2);
    t.join();
)" + run +
         "  }\n" + more + "}\n";
}

TEST(Unseen, NothingIfAllWasRun) {
  const Unseen u = search_of(with_thread("")).unseen;
  EXPECT_EQ(lines_of(u), "");
  EXPECT_EQ(checks_of(u), "");
  EXPECT_TRUE(u.threads.empty());
}

TEST(Unseen, ChecksThatWereNotReached) {
  const Unseen u = search_of(with_thread(R"(    if (n == 7) {
      assert n == 8 : "x" + n;
      Tester.check(n == 9, "y");
    }
    assert n == 3;
)"))
                       .unseen;
  EXPECT_EQ(checks_of(u), "T.java:12 assert;T.java:13 check;");
  EXPECT_EQ(lines_of(u), "12-13 in T.main");
}

TEST(Unseen, ChecksOfFalseMarkWhatShouldNotBeReached) {
  const Unseen u = search_of(with_thread(R"(    if (n == 7) {
      assert false : "never";
    }
    if (n == 8) {
      Tester.check(false, "never " + n);
    }
    if (n == 9) {
      System.out.println("bug");
      throw new IllegalStateException();
    }
)"))
                       .unseen;
  EXPECT_EQ(checks_of(u), "");
  EXPECT_EQ(lines_of(u), "(12 in T.main); (15 in T.main); (18-19 in T.main)");
}

TEST(Unseen, MethodsAndClassesFold) {
  const Unseen u = search_of(with_thread("", R"(
  static void helper(int x) {
    add(x);

    Runnable r = () -> {
      add(3);
    };
    r.run();
  }
  static class Unused {
    int z = 4;
    int twice() {
      return 2 * z;
    }
  }
  @Override public String toString() {
    return "T";
  }
)"))
                       .unseen;
  EXPECT_EQ(lines_of(u), "14-19 method T.helper; 21-24 class T.Unused; (28 method T.toString)");
  ASSERT_EQ(u.lines.size(), 3u);
  EXPECT_EQ(u.lines[0].cls, "T");
  EXPECT_EQ(u.lines[0].method, "helper");
  EXPECT_TRUE(u.lines[0].whole);
  EXPECT_EQ(u.lines[1].method, "");
}

constexpr const char* kHandlers = R"(    try {
      t.join();
    } catch (InterruptedException e) {
      System.out.println("interrupted");
    }
    try {
      add(1);
    } catch (IllegalStateException e) {
      System.out.println("illegal");
    }
)";

TEST(Unseen, HandlersThatTheCompilerWantsAreQuiet) {
  const Unseen u = search_of(with_thread(kHandlers)).unseen;
  EXPECT_EQ(lines_of(u), "(14 in T.main); 19 in T.main");
}

TEST(Unseen, HandlersOfInterruptsAreNotWhereThreadsInterrupt) {
  const Unseen u =
      search_of(with_thread(std::string(kHandlers) + "    if (n == 0) t.interrupt();\n")).unseen;
  EXPECT_EQ(lines_of(u), "14 in T.main; 19 in T.main");
}

// Which of two threads comes first is a matter of the schedule: some schedule gets to each line.
TEST(Unseen, SchedulesAddUp) {
  const std::string program = R"(
class T {
  static int n;
  static synchronized int next() { return ++n; }
  static void go() {
    if (next() == 1) {
      System.out.println("first");
    } else {
      System.out.println("second");
    }
  }
  public static void main(String[] args) {
    new Thread(() -> {
      if (next() == 1) {
        System.out.println("other");
      }
    }).start();
    go();
  }
}
)";
  for (const char* mode : {"rwdd", "dd", "auto", "exhaustive"})
    EXPECT_EQ(lines_of(search_of(program, mode).unseen), "") << mode;
}

TEST(Unseen, ClosingBracesAreNoLines) {
  const Unseen u = search_of(R"(
class T {
  static synchronized void spin() {
    while (true) {
      synchronized (T.class) {
        try {
          T.class.wait();
        } catch (InterruptedException e) {
        }
      }
    }
  }
  static void guarded() {
    synchronized (T.class) {
      spin();
    }
  }
  public static void main(String[] args) {
    new Thread(() -> guarded()).start();
    guarded();
  }
}
)")
                       .unseen;
  EXPECT_EQ(lines_of(u), "");
}

TEST(Unseen, ThreadsThatWereNeverStarted) {
  const Unseen u = search_of(with_thread(R"(    Thread[] all = new Thread[3];
    all[0] = new Thread(() -> add(1));
    all[1] = new Worker();
    all[2] = new Worker();
    for (int i = 1; i < 2; i++) all[i].start();
)",
                                         "  static class Worker extends Thread {}\n"))
                       .unseen;
  ASSERT_EQ(u.threads.size(), 2u);
  EXPECT_EQ(u.threads[0], (Unseen::Thread{"T.java:12", "Thread"}));
  EXPECT_EQ(u.threads[1], (Unseen::Thread{"T.java:14", "Worker"}));
}

// The search changes instructions that nobody has run yet, so that accesses to the field are seen.
TEST(Unseen, AFinalFieldWhoseObjectEscapes) {
  const SearchResult r = search_of(R"(
class T {
  static volatile T shared;
  final int value;
  T() {
    shared = this;
    value = 5;
  }
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> {
      T seen = shared;
      if (seen != null) {
        assert seen.value == 5;
      }
    });
    t.start();
    new T();
    t.join();
  }
}
)");
  EXPECT_EQ(lines_of(r.unseen), "");
  EXPECT_TRUE(std::any_of(r.failures.begin(), r.failures.end(),
                          [](const Failure& f) { return f.kind == FailureKind::kAssertion; }));
}

TEST(CodePaths, ASwitchGoesToAllItsTargets) {
  const vm::Module module = test::compile(R"(
class T {
  static int f(int x) {
    switch (x) {
      case 1: return 10;
      case 2: return 20;
      default: throw new IllegalStateException();
    }
  }
}
)");
  for (const vm::MethodDef& m : module.classes[0].methods) {
    if (m.name != "f") continue;
    EXPECT_EQ(next_of(m, 0).size(), m.consts[m.code[0].b].targets.size());
    const std::vector<bool> found = reachable(m, [](const vm::Handler&) { return false; });
    EXPECT_EQ(std::count(found.begin(), found.end(), false), 0);
    const std::vector<bool> throws = always_throws(m, [](uint32_t) { return false; });
    EXPECT_FALSE(throws[0]);
    for (uint32_t pc = 0; pc < m.code.size(); ++pc) {
      if (static_cast<vm::Op>(m.code[pc].op) == vm::Op::new_object) {
        EXPECT_TRUE(throws[pc]);
      }
    }
  }
}

}  // namespace
}  // namespace braid::tester
