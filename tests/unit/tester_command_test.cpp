// vmrun --tester as a command: exit codes, what it prints, the files that it writes.
#include <gtest/gtest.h>
#include <unistd.h>

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

// Two threads add 1, each by a read and a write that are not one step. BODY stands at the end.
std::string counter(const std::string& body) {
  return R"(
public class Counter {
  private static int n;
  private static synchronized int get() { return n; }
  private static synchronized void set(int value) { n = value; }
  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> set(get() + 1));
    other.start();
    set(get() + 1);
    other.join();
    )" + body +
         "\n  }\n}\n";
}

class TesterCommand : public ::testing::Test {
 protected:
  TesterCommand()
      : folder_(fs::temp_directory_path() / ("tester_command." + std::to_string(::getpid()))) {
    fs::create_directories(folder_);
  }
  ~TesterCommand() override { fs::remove_all(folder_); }

  void write(const std::string& name, const std::string& text) {
    std::ofstream(folder_ / name, std::ios::binary) << text;
  }
  std::string read(const std::string& name) const { return read_whole_file(folder_ / name); }
  bool exists(const std::string& name) const { return fs::exists(folder_ / name); }

  ProcessResult vmrun(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), BRAID_VMRUN);
    return run_process({arguments, "", folder_, 120});
  }
  // Runs the tester on a program; the report is checked, and in report_.
  ProcessResult test(const std::string& program, std::vector<std::string> options = {}) {
    write("Counter.java", program);
    std::vector<std::string> all{"--tester", "--json", "report.json", "Counter.java"};
    all.insert(all.begin(), options.begin(), options.end());
    ProcessResult result = vmrun(all);
    take_report(result.exit_code);
    return result;
  }
  void take_report(int exit_code) {
    const std::string text = read("report.json");
    const std::string schema = read_whole_file(BRAID_SOURCE_DIR "/docs/report.schema.json");
    EXPECT_EQ(check_report(schema, text, exit_code), "");
    report_ = Json::parse(text, nullptr, false);
    ASSERT_TRUE(report_.is_object());
  }

  fs::path folder_;
  Json report_;
};

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST_F(TesterCommand, CleanProgram) {
  const ProcessResult r = test(counter("assert get() >= 1;"));
  EXPECT_EQ(r.exit_code, 0);
  EXPECT_TRUE(r.output.starts_with("No failure found.\n")) << r.output;
  EXPECT_TRUE(contains(r.output, "Complete: every schedule that matters was run")) << r.output;
  EXPECT_EQ(r.errors, "");
  EXPECT_EQ(report_["verdict"], "clean");
  EXPECT_EQ(report_["mode"], "rwdd");
  EXPECT_EQ(report_["random_schedules"], 300);
  EXPECT_TRUE(report_["complete"]);
  EXPECT_TRUE(report_["proved"]);
  EXPECT_TRUE(report_["bound"].is_null());
  EXPECT_EQ(report_["checked"], Json::array({"no data race"}));
  EXPECT_EQ(report_["threads"], 2);
  EXPECT_FALSE(exists("failure-1.trace"));
}

TEST_F(TesterCommand, OutputOfAFailingSchedule) {
  const ProcessResult r =
      test(counter("System.out.println(\"there are \" + get()); assert get() == 2;"),
           {"--show-output"});
  EXPECT_EQ(r.exit_code, 1);
  EXPECT_TRUE(contains(r.output, "  Output of this schedule:\n    there are 1\n")) << r.output;
  EXPECT_EQ(report_["failures"][0]["story"]["output"], "there are 1\n");
}

TEST_F(TesterCommand, WhatNoScheduleHasRun) {
  const std::string body = R"(if (get() == 7) {
      assert get() == 8;
      System.out.println("seven");
    }
    Thread forgotten = new Thread(() -> set(0));)";
  ProcessResult r = test(counter(body));
  EXPECT_EQ(r.exit_code, 0);
  EXPECT_TRUE(
      r.output.starts_with("No failure found; but 1 check was never reached: Counter.java:12.\n"))
      << r.output;
  EXPECT_TRUE(contains(r.output,
                       "\nNever started by any schedule: the thread that Counter.java:15 makes.\n"))
      << r.output;
  EXPECT_TRUE(
      contains(r.output, "\nNever run by any schedule:\n    Counter.java:12-13  in Counter.main\n"))
      << r.output;
  const Json& unseen = report_["unseen"];
  EXPECT_EQ(unseen["checks"], Json::parse(R"([{"place": "Counter.java:12", "kind": "assert"}])"));
  EXPECT_EQ(unseen["lines"][0]["first"], 12);
  EXPECT_EQ(unseen["threads"][0]["place"], "Counter.java:15");
  // Beside failures the verdict has no room for it.
  r = test(counter(body + "\n    assert get() == 2;"));
  EXPECT_EQ(r.exit_code, 1);
  EXPECT_TRUE(contains(r.output, "    Counter.java:12     this assertion\n")) << r.output;
}

TEST_F(TesterCommand, FailingProgram) {
  const ProcessResult r = test(counter("assert get() == 2 : \"lost\";"));
  EXPECT_EQ(r.exit_code, 1);
  EXPECT_TRUE(r.output.starts_with("1 failure found.\n")) << r.output;
  EXPECT_EQ(report_["verdict"], "failure");
  ASSERT_EQ(report_["failures"].size(), 1u);
  const Json& f = report_["failures"][0];
  EXPECT_EQ(f["kind"], "assertion");
  EXPECT_EQ(f["place"], "Counter.java:11");
  EXPECT_TRUE(contains(f["what"], "lost"));
  EXPECT_EQ(f["trace"], "failure-1.trace");
  EXPECT_GE(f["steps"].size(), 3u);
  EXPECT_EQ(f["steps"][0]["name"], "main");
  const ProcessResult replayed = vmrun({"--replay", "failure-1.trace", "Counter.java"});
  EXPECT_EQ(replayed.exit_code, 1);
  EXPECT_TRUE(contains(replayed.output, f["what"])) << replayed.output;
}

// What is known all the same, and the rules, as data.
TEST_F(TesterCommand, BoundsAndRules) {
  const std::string program = counter("assert get() >= 1;");
  ProcessResult r = test(program, {"--search", "bounded", "--preemptions", "1", "--clock",
                                   "ordered", "--trust", "com.acme.*"});
  EXPECT_EQ(r.exit_code, 4);
  EXPECT_TRUE(contains(r.output, "\nEvery schedule with at most 1 preemption was run.\n"));
  EXPECT_EQ(report_["bound"], "--preemptions 1");
  EXPECT_EQ(report_["preemptions_completed"], 1);
  EXPECT_EQ(report_["known"], Json({"Every schedule with at most 1 preemption was run."}));
  EXPECT_EQ(report_["further"], "--preemptions 2, or --search rwdd for all schedules");
  EXPECT_EQ(report_["rules"]["clock"], "ordered");
  EXPECT_EQ(report_["rules"]["trust"], Json({"com.acme.*"}));
  r = test(program, {"--terminate-after", "5"});
  EXPECT_EQ(report_["depth_completed"], 5);
  EXPECT_FALSE(report_["cut_at"].empty());
  EXPECT_TRUE(report_["went_over_after"].is_null());
  EXPECT_EQ(report_["rules"]["clock"], "adversarial");
  // Complete: there is nothing further.
  r = test(program);
  EXPECT_EQ(r.exit_code, 0);
  EXPECT_TRUE(report_["known"].empty());
  EXPECT_TRUE(report_["further"].is_null());
  EXPECT_TRUE(report_["share"].is_null());
}

// A time-out that fires early is said in the data, too.
TEST_F(TesterCommand, NotesOfFailures) {
  test(R"(
public class Counter {
  static boolean ready;
  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> { synchronized (Counter.class) { ready = true; Counter.class.notify(); } }).start();
    synchronized (Counter.class) {
      if (!ready) Counter.class.wait(1000);
      assert ready : "too early";
    }
  }
}
)");
  ASSERT_FALSE(report_["failures"].empty());
  EXPECT_FALSE(report_["failures"][0]["notes"].empty());
}

TEST_F(TesterCommand, BoundedSearch) {
  const ProcessResult r = test(counter("assert get() >= 1;"), {"--max-schedules", "302"});
  EXPECT_EQ(r.exit_code, 4);
  EXPECT_TRUE(r.output.starts_with("No failure found so far.\n")) << r.output;
  EXPECT_TRUE(contains(r.output, "\nNot complete: --max-schedules 302.\n")) << r.output;
  EXPECT_TRUE(contains(r.output, "\nTo go further: a larger --max-schedules")) << r.output;
  EXPECT_EQ(report_["verdict"], "bounded");
  EXPECT_EQ(report_["bound"], "--max-schedules 302");
  EXPECT_EQ(report_["schedules"], 2);
  EXPECT_FALSE(report_["proved"]);
  EXPECT_GT(report_["share"], 0);
  EXPECT_TRUE(report_["depth_completed"].is_null());
}

// Two threads that were started before the search begins, and go on after it has ended. The lost
// update before begin() and the one after end() are on no schedule that is searched.
std::string marked(const std::string& begin, const std::string& end) {
  return R"(
public class Counter {
  private static int before;
  private static int n;
  private static int after;
  private static synchronized int get() { return n; }
  private static synchronized void set(int value) { n = value; }
  private static synchronized int getAfter() { return after; }
  private static synchronized void setAfter(int value) { after = value; }
  private static synchronized int getBefore() { return before; }
  private static synchronized void setBefore(int value) { before = value; }
  private static void work() {
    setBefore(getBefore() + 1);
    Thread.yield();
    set(get() + 1);
    )" + end +
         R"(
    setAfter(getAfter() + 1);
  }
  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> work());
    Thread b = new Thread(() -> work());
    a.start();
    b.start();
    Thread.yield();
    )" + begin +
         R"(
    a.join();
    b.join();
    assert getBefore() == 2 : "lost before";
    assert getAfter() == 2 : "lost after";
    assert get() == 2 : "lost between";
  }
}
)";
}

constexpr const char* kBegin = "braid.Tester.begin();";
constexpr const char* kEnd = "braid.Tester.end();";

TEST_F(TesterCommand, PartBetweenBeginAndEnd) {
  const ProcessResult r = test(marked(kBegin, kEnd), {"--search", "rwdd"});
  EXPECT_EQ(r.exit_code, 1);
  ASSERT_EQ(report_["failures"].size(), 1u) << r.output;
  EXPECT_TRUE(contains(report_["failures"][0]["what"], "lost between")) << r.output;
  EXPECT_TRUE(report_["begins_at_mark"]);
  EXPECT_TRUE(report_["ends_at_mark"]);
  EXPECT_EQ(report_["assumptions"],
            (Json{"this input and these arguments", "sequential consistency",
                  "what comes before braid.Tester.begin() ran once, under one schedule",
                  "what comes after braid.Tester.end() ran under one schedule each time"}));
  EXPECT_TRUE(contains(r.output, "Complete between braid.Tester.begin() and braid.Tester.end():"))
      << r.output;
  EXPECT_TRUE(
      r.output.ends_with("What comes before braid.Tester.begin() ran once, under one schedule.\n"
                         "What comes after braid.Tester.end() ran under one schedule each time.\n"))
      << r.output;
  const ProcessResult replayed = vmrun({"--replay", "failure-1.trace", "Counter.java"});
  EXPECT_EQ(replayed.exit_code, 1);
  EXPECT_TRUE(contains(replayed.output, "lost between")) << replayed.output << replayed.errors;
}

TEST_F(TesterCommand, PartFromBegin) {
  const ProcessResult r = test(marked(kBegin, ""), {"--search", "rwdd"});
  EXPECT_EQ(report_["failures"].size(), 2u) << r.output;
  EXPECT_FALSE(contains(r.output, "lost before")) << r.output;
  EXPECT_TRUE(contains(r.output, "Complete from braid.Tester.begin() on:")) << r.output;
  EXPECT_TRUE(report_["begins_at_mark"]);
  EXPECT_FALSE(report_["ends_at_mark"]);
}

TEST_F(TesterCommand, PartUpToEnd) {
  const ProcessResult r = test(marked("", kEnd), {"--search", "rwdd"});
  EXPECT_EQ(report_["failures"].size(), 2u) << r.output;
  EXPECT_FALSE(contains(r.output, "lost after")) << r.output;
  EXPECT_TRUE(contains(r.output, "Complete up to braid.Tester.end():")) << r.output;
  EXPECT_FALSE(report_["begins_at_mark"]);
  EXPECT_TRUE(report_["ends_at_mark"]);
  EXPECT_FALSE(contains(r.output, "What comes before")) << r.output;
}

TEST_F(TesterCommand, AllWithoutMarks) {
  const ProcessResult r = test(marked("", ""), {"--search", "rwdd"});
  EXPECT_EQ(report_["failures"].size(), 3u) << r.output;
  EXPECT_TRUE(contains(r.output, "Complete: every schedule that matters was run")) << r.output;
  EXPECT_FALSE(contains(r.output, "What comes")) << r.output;
}

TEST_F(TesterCommand, BeginThatNobodyComesTo) {
  const ProcessResult r = test(marked("if (args.length > 0) braid.Tester.begin();", ""));
  EXPECT_EQ(r.exit_code, 4);
  EXPECT_EQ(report_["schedules"], 1);
  EXPECT_FALSE(report_["complete"]);
  EXPECT_TRUE(contains(r.output,
                       "Not complete: one schedule was run, and no thread came to "
                       "braid.Tester.begin()"))
      << r.output;
}

// Each switch of a random schedule may be at a yield.
TEST_F(TesterCommand, RandomSchedulesWithYieldsReplay) {
  const ProcessResult r = test(R"(
public class Counter {
  private static int n;
  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      int old = n;
      Thread.yield();
      n = old + 1;
    });
    other.start();
    int old = n;
    Thread.yield();
    n = old + 1;
    other.join();
    assert n == 2 : "lost";
  }
}
)",
                               {"--search", "random", "--max-schedules", "100"});
  ASSERT_EQ(report_["failures"].size(), 1u) << r.output;
  const ProcessResult replayed = vmrun({"--replay", "failure-1.trace", "Counter.java"});
  EXPECT_EQ(replayed.exit_code, 1) << replayed.errors;
  EXPECT_TRUE(contains(replayed.output, "lost")) << replayed.output;
}

TEST_F(TesterCommand, TimeLimit) {
  const ProcessResult r =
      test(counter("assert get() >= 1;"), {"--time-limit", "1", "--search", "random"});
  EXPECT_EQ(r.exit_code, 4);
  EXPECT_EQ(report_["bound"], "--time-limit 1");
  EXPECT_GT(report_["random_schedules"], 0);
  EXPECT_GE(report_["seconds"], 1.0);
  EXPECT_LT(report_["seconds"], 30.0);
  EXPECT_FALSE(contains(r.output, "Search (")) << r.output;
}

// The report's file is there once the signals are waited for.
class Interrupted : public TesterCommand, public ::testing::WithParamInterface<const char*> {};

TEST_P(Interrupted, ReportsWhatItHas) {
  write("Counter.java", counter("assert get() == 2 : \"lost\";"));
  const std::string script = std::string(BRAID_VMRUN) +
                             " --tester --search random --json report.json Counter.java & "
                             "while [ ! -e report.json ]; do sleep 0.1; done; sleep 2; kill -" +
                             GetParam() + " $!; wait $!";
  const ProcessResult r = run_process({{"sh", "-c", script}, "", folder_, 120});
  EXPECT_EQ(r.exit_code, 130);
  EXPECT_TRUE(contains(r.output, "Not complete: random schedules prove nothing; ended by inter"))
      << r.output;
  EXPECT_FALSE(contains(r.errors, "schedules/s")) << "progress, and this is no terminal";
  take_report(130);
  EXPECT_EQ(report_["bound"], "interrupted");
  EXPECT_EQ(report_["verdict"], "failure");
  EXPECT_TRUE(exists("failure-1.trace"));
}

INSTANTIATE_TEST_SUITE_P(Signals, Interrupted, ::testing::Values("INT", "TERM"));

TEST_F(TesterCommand, WhatDoesNotCompileOrFit) {
  write("Counter.java", counter("int x = \"text\";"));
  EXPECT_EQ(vmrun({"--tester", "Counter.java"}).exit_code, 3);
  EXPECT_EQ(vmrun({"--tester", "Missing.java"}).exit_code, 3);
  test(counter("assert get() == 2 : \"lost\";"));
  write("Counter.java", counter("assert get() == 2 : \"changed\";"));
  const ProcessResult r = vmrun({"--replay", "failure-1.trace", "Counter.java"});
  EXPECT_EQ(r.exit_code, 3);
  EXPECT_TRUE(contains(r.errors, "of another program")) << r.errors;
}

TEST_F(TesterCommand, ProgramWithoutMain) {
  const ProcessResult r = test("public class Counter { }");
  EXPECT_EQ(r.exit_code, 3);
  EXPECT_EQ(report_["verdict"], "error");
  EXPECT_TRUE(report_["error"].is_string());
}

TEST_F(TesterCommand, WrongOptions) {
  write("Counter.java", counter(""));
  const std::vector<std::vector<std::string>> wrong = {
      {"--tester", "--search", "best"},
      {"--tester", "--search="},
      {"--tester", "--seed="},
      {"--tester", "--seed", "x"},
      {"--tester", "--preemptions", "two"},
      {"--tester", "--max-schedules", "-1"},
      {"--tester", "--time-limit", "99999999999999999999"},
      {"--tester", "--random-schedules", "1.5"},
      {"--tester", "--max-heap", "12Q"},
      {"--tester", "--stop", "--stop=1"},
      {"--tester", "--json"},
      {"--tester", "--json", "no/such/folder/report.json"},
      {"--tester", "--stop", "--nonsense"},
      {"--tester", "--replay", "failure-1.trace"},
      {"--json", "report.json"},
      {"--stop"},
  };
  for (std::vector<std::string> options : wrong) {
    options.insert(options.begin(), "Counter.java");
    const ProcessResult r = vmrun(options);
    const std::string shown = options.back();
    EXPECT_EQ(r.exit_code, 2) << shown;
    EXPECT_EQ(r.output, "") << shown;
    EXPECT_EQ(std::count(r.errors.begin(), r.errors.end(), '\n'), 1) << r.errors;
  }
}

TEST_F(TesterCommand, JsonOnStandardOutputStandsThereAlone) {
  write("Counter.java", counter("System.out.println(get());"));
  const ProcessResult r = vmrun({"--tester", "--json", "-", "Counter.java"});
  EXPECT_EQ(r.exit_code, 0);
  write("report.json", r.output);
  take_report(0);
  EXPECT_TRUE(r.errors.starts_with("No failure found.\n")) << r.errors;
}

TEST_F(TesterCommand, DifferentOutcomesAreListed) {
  const ProcessResult r =
      test(counter("System.out.println(\"the sum:\\n\" + get()); System.exit(2 - get());"));
  EXPECT_EQ(r.exit_code, 0);
  EXPECT_TRUE(
      r.output.starts_with("No failure found; but the program ended with exit status 1 in "))
      << r.output;
  EXPECT_TRUE(contains(r.output,
                       "\nOutcomes: 2 different ones (the order of output was not explored; "
                       "--outcomes explores it)\n"))
      << r.output;
  EXPECT_TRUE(contains(r.output, "exit status 1    ...\"1\\n\"\n")) << r.output;
  EXPECT_TRUE(contains(r.output, "exit status 0    ...\"2\\n\"\n")) << r.output;
  ASSERT_EQ(report_["outcomes"].size(), 2u);
  EXPECT_FALSE(report_["output_order_explored"]);
  uint64_t schedules = 0;
  for (const Json& o : report_["outcomes"]) {
    EXPECT_TRUE(contains(o["output"], "the sum:\n"));
    schedules += o["schedules"].get<uint64_t>();
  }
  EXPECT_GT(schedules, 300u);
}

// Each outcome has a trace that leads to it, whether a random schedule or the search saw it first.
TEST_F(TesterCommand, OutcomesReplay) {
  const std::string program = counter(R"(System.out.println(get());
    if (get() == 1) System.exit(3);)");
  const std::vector<std::vector<std::string>> ways = {
      {}, {"--search", "rwdd"}, {"--search", "random", "--max-schedules", "200"}};
  for (const std::vector<std::string>& way : ways) {
    const ProcessResult r = test(program, way);
    EXPECT_EQ(r.exit_code, way.size() > 2 ? 4 : 0);
    EXPECT_TRUE(contains(r.output, "--replay outcome-2.trace Counter.java\n")) << r.output;
    ASSERT_EQ(report_["outcomes"].size(), 2u);
    for (const Json& o : report_["outcomes"]) {
      ASSERT_TRUE(o["trace"].is_string());
      const ProcessResult again = vmrun({"--replay", o["trace"], "Counter.java"});
      EXPECT_EQ(again.exit_code, 0);
      EXPECT_TRUE(again.output.starts_with(o["output"].get<std::string>() +
                                           "The program ended with exit status " +
                                           std::to_string(o["exit_code"].get<int>()) + ".\n"))
          << again.output;
    }
  }
  // A trace that says something else does not fit.
  std::string trace = read("outcome-1.trace");
  const size_t at = trace.find("exit-status ");
  ASSERT_NE(at, std::string::npos);
  write("outcome-1.trace", trace.replace(at + 12, 1, "7"));
  EXPECT_EQ(vmrun({"--replay", "outcome-1.trace", "Counter.java"}).exit_code, 3);
  // Outcomes that do not differ leave none, and take those away that were there.
  test(program, {"--max-schedules", "1"});
  EXPECT_FALSE(exists("outcome-1.trace"));
  EXPECT_FALSE(exists("outcome-2.trace"));
}

TEST_F(TesterCommand, OutcomesInAnyOrderOfOutput) {
  const std::string program = R"(
public class Counter {
  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> System.out.print("b"));
    other.start();
    System.out.print("a");
    other.join();
  }
})";
  const ProcessResult r =
      test(program, {"--outcomes", "--random-schedules", "0", "--pct-schedules", "0"});
  EXPECT_EQ(r.exit_code, 0);
  EXPECT_TRUE(contains(r.output, "\nOutcomes: 2 different ones\n")) << r.output;
  EXPECT_TRUE(r.output.ends_with("The order of output was explored.\n")) << r.output;
  EXPECT_EQ(report_["random_schedules"], 0);
  EXPECT_EQ(report_["outcomes"].size(), 2u);
}

TEST_F(TesterCommand, TracesOfAnEarlierRunAreRemoved) {
  test(counter("assert get() == 2 : \"lost\";"));
  ASSERT_TRUE(exists("failure-1.trace"));
  const std::string trace = read("failure-1.trace");
  write("failure-2.trace", trace);
  write("failure-10.trace", trace);
  write("failure-x.trace", trace);
  write("failure-3.trace", "of somebody else");
  std::string other = trace;
  const size_t at = other.find("\nprogram ") + 9;
  other[at] = other[at] == '0' ? '1' : '0';
  write("failure-4.trace", other);
  test(counter("assert get() == 2 : \"lost\";"), {"--stop"});
  EXPECT_TRUE(exists("failure-1.trace"));
  EXPECT_FALSE(exists("failure-2.trace"));
  EXPECT_FALSE(exists("failure-10.trace"));
  EXPECT_TRUE(exists("failure-x.trace"));
  EXPECT_TRUE(exists("failure-3.trace"));
  EXPECT_TRUE(exists("failure-4.trace"));
}

TEST_F(TesterCommand, HelpNamesEveryMode) {
  const std::string help = vmrun({"--help"}).output;
  for (const char* mode : {"auto", "rwdd", "exitblock", "bounded", "random", "pct"}) {
    write("Counter.java", counter(""));
    EXPECT_TRUE(contains(help, mode)) << mode;
    EXPECT_EQ(
        vmrun({"--tester", "--search", mode, "--max-schedules", "1", "Counter.java"}).exit_code, 4)
        << mode;
  }
  EXPECT_FALSE(contains(help, "{modes}"));
}

}  // namespace
}  // namespace braid::runner
