// The runner decides whether everything else is right, so it is tested itself.

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "tests/runner/check.h"
#include "tests/runner/comments.h"
#include "tests/runner/diff.h"
#include "tests/runner/process.h"
#include "tests/runner/program.h"
#include "tests/runner/rebase.h"

namespace braid::runner {
namespace {

namespace fs = std::filesystem;

class ProgramFile : public ::testing::Test {
 protected:
  ProgramFile()
      : folder_(fs::temp_directory_path() / ("runner_test." + std::to_string(::getpid()))) {
    fs::create_directories(folder_);
  }
  ~ProgramFile() override { fs::remove_all(folder_); }

  Program read(const std::string& source) {
    std::ofstream(folder_ / "X.java") << source;
    return read_program(folder_ / "X.java");
  }

  std::string file() const { return read_whole_file(folder_ / "X.java"); }

  fs::path folder_;
};

ProcessResult result(int exit_code, std::string output, std::string errors = "") {
  ProcessResult made;
  made.exit_code = exit_code;
  made.output = std::move(output);
  made.errors = std::move(errors);
  return made;
}

TEST(Comments, LiteralsHaveNone) {
  const ScannedSource scanned = scan_source(
      "a(\"// no\", '\"', \"\\\"// no\"); // yes\n/* two\n*/ \"\"\"\n// no \" \"\"\"; //3");
  ASSERT_EQ(scanned.comments.size(), 3u);
  EXPECT_EQ(scanned.comments[0].text, " yes");
  EXPECT_EQ(scanned.comments[1].text, " two\n");
  EXPECT_EQ(scanned.comments[1].line, 2);
  EXPECT_EQ(scanned.comments[2].text, "3");
  EXPECT_EQ(scanned.comments[2].line, 4);
}

TEST(Comments, AreReadAfterALiteralThatIsNotClosed) {
  const ScannedSource scanned = scan_source("s = \"open; // yes\n");
  ASSERT_EQ(scanned.comments.size(), 1u);
  EXPECT_EQ(scanned.comments[0].text, " yes");
}

TEST(Diff, ShowsWhatDiffers) {
  EXPECT_EQ(unified_diff("a\nb\n", "a\nb\n"), "");
  EXPECT_EQ(unified_diff("a\nb\nc\n", "a\nx\nc\n"),
            "--- expected\n+++ actual\n@@ line 1 @@\n a\n-b\n+x\n c\n");
  EXPECT_NE(unified_diff("a\n", "a"), "");
}

TEST_F(ProgramFile, JoinsOutputInFileOrder) {
  const Program program = read(
      "class X { void f() { g(); // expect: one\n// expect:\n}\n /* expect:\n  two \n\n*/ }\n");
  EXPECT_EQ(program.output, "one\n\n  two \n\n");
  EXPECT_TRUE(program.mistakes.empty());
  EXPECT_EQ(check_run(program, result(0, "one\n\n  two \n\n"), Machine::kBraid), "");
  EXPECT_NE(check_run(program, result(0, "one\n\n  two\n\n"), Machine::kBraid), "");
  EXPECT_NE(check_run(program, result(1, "one\n\n  two \n\n"), Machine::kBraid), "");
}

TEST_F(ProgramFile, EscapesRoundTrip) {
  const std::string line = "tab\t bell\a back\\u0041 \\x{41} */ caf\xc3\xa9 ";
  EXPECT_EQ(unescape_line(escape_line(line)), line);
  EXPECT_EQ(escape_line(line).find("*/"), std::string::npos);
  EXPECT_EQ(escape_line(line).find("\\u"), std::string::npos);
  EXPECT_EQ(read("class X {} // expect: end\\x{end}\n").output, "end");
}

TEST_F(ProgramFile, ReadsTheOtherComments) {
  const Program program = read(
      "class X { public static void main(String[] a) {} }\n"
      "// args: 1 two\n// stdin: in\n// options: --quantum 7\n// java: no (threads)\n"
      "// engines: not stress, java\n// search rwdd: 1,035 explored, 4 failing\n// expect exit: "
      "3\n");
  EXPECT_TRUE(program.mistakes.empty());
  EXPECT_EQ(program.arguments, (std::vector<std::string>{"1", "two"}));
  EXPECT_EQ(program.standard_input, "in\n");
  EXPECT_FALSE(program.java);
  EXPECT_FALSE(program.allows_engine("stress"));
  EXPECT_TRUE(program.allows_engine("plain"));
  ASSERT_EQ(program.tester.searches.size(), 1u);
  ASSERT_EQ(program.tester.searches[0].counts.size(), 2u);
  EXPECT_EQ(program.tester.searches[0].counts[0].number, 1035);
  EXPECT_EQ(program.tester.searches[0].counts[1].of, "failing");
  EXPECT_EQ(check_run(program, result(3, ""), Machine::kBraid), "");
  EXPECT_NE(check_run(program, result(0, ""), Machine::kBraid), "");
}

TEST_F(ProgramFile, SearchFindsAndMisses) {
  const Program program = read(
      "class X {}\n// search dd-thesis --javasafe 3: 5 explored, finds \"x, y\", misses "
      "\"lost\"\n");
  EXPECT_TRUE(program.mistakes.empty());
  ASSERT_EQ(program.tester.searches.size(), 1u);
  const ExpectedSearch& search = program.tester.searches[0];
  EXPECT_EQ(search.options, (std::vector<std::string>{"--javasafe"}));
  EXPECT_EQ(search.arguments, (std::vector<std::string>{"3"}));
  const std::string counts = "5 schedules explored, 1 failing\n";
  EXPECT_EQ(check_search(search, result(1, "Failure 1: at x, y\n  lost\n" + counts)), "");
  EXPECT_NE(check_search(search, result(1, "Failure 1: at x\n" + counts)), "");
  EXPECT_NE(check_search(search, result(1, "Failure 1: at x, y: lost\n" + counts)), "");
  // A search that claims nothing has run to its end.
  const std::string all =
      "Failure 1: x, y\n" + counts + "Not complete: every schedule of m was run";
  EXPECT_EQ(check_search(search, result(4, all)), "");
  EXPECT_NE(check_search(search, result(4, "Failure 1: x, y\n" + counts)), "");
}

TEST_F(ProgramFile, CountsSchedules) {
  const Program program = read(
      "class X {}\n// search rwdd: 35 explored, 12 failing, 1,002 failed attempts\n"
      "// search dd 3 2: 5,775 explored\n");
  EXPECT_TRUE(program.mistakes.empty());
  ASSERT_EQ(program.tester.searches.size(), 2u);
  EXPECT_EQ(program.tester.searches[1].mode, "dd");
  EXPECT_EQ(program.tester.searches[1].arguments, (std::vector<std::string>{"3", "2"}));
  const ExpectedSearch& first = program.tester.searches[0];
  EXPECT_EQ(first.mode, "rwdd");
  EXPECT_FALSE(first.arguments);
  const std::string right = "35 schedules explored, 12 failing; 9 blocks, 1,002 failed attempts\n";
  EXPECT_EQ(check_search(first, result(1, right)), "");
  EXPECT_NE(check_search(first, result(4, right)), "");
  EXPECT_NE(
      check_search(first, result(1, "35 schedules explored, 11 failing, 1002 failed attempts")),
      "");
  EXPECT_NE(check_search(first, result(1, "35 schedules explored, 12 failing\n")), "");
  EXPECT_NE(check_search(first, result(1, "")), "");
  EXPECT_FALSE(read("class X {}\n// search rwdd: 3 explorations\n").mistakes.empty());
  EXPECT_FALSE(read("class X {}\n// search rwdd: many explored\n").mistakes.empty());
}

TEST_F(ProgramFile, DetectorsNameExactlyTheseVariables) {
  const Program program = read(
      "class X {}\n// --race: X.a, Box.b\n// --eraser: nothing\n"
      "// --tester --search rwdd --eraser: X.a\n// -- a line of prose\n// expect exit: 0\n");
  EXPECT_TRUE(program.mistakes.empty());
  const std::vector<ExpectedReport> race = program.reports_of("--race");
  const std::vector<ExpectedReport> eraser = program.reports_of("--eraser");
  ASSERT_EQ(race.size(), 1u);
  ASSERT_EQ(eraser.size(), 2u);
  EXPECT_FALSE(race[0].in_search());
  EXPECT_TRUE(eraser[1].in_search());
  EXPECT_EQ(eraser[1].options, (std::vector<std::string>{"--tester", "--search", "rwdd"}));

  const std::string a = "Finding 1: data race on X.a\n  thread\n";
  const std::string b = "Finding 2: data race inside the Box X.list (Box.b)\n";
  EXPECT_EQ(check_detector(program, race[0], result(1, "", a + b + a)), "");
  EXPECT_NE(check_detector(program, race[0], result(0, "", a + b)), "");
  EXPECT_NE(check_detector(program, race[0], result(1, "", a)), "");
  EXPECT_NE(
      check_detector(program, race[0], result(1, "", a + b + "Finding 3: data race on X.c\n")), "");
  EXPECT_EQ(check_detector(program, eraser[0], result(0, "", "--eraser: nothing\n")), "");
  EXPECT_NE(check_detector(program, eraser[0], result(1, "", "--eraser: nothing\n")), "");
  const std::string broken = "Failure 1: locking discipline broken on X.a\n";
  EXPECT_NE(check_detector(program, eraser[0], result(0, "", broken)), "");
  // The search's own races are another matter.
  EXPECT_EQ(check_detector(program, eraser[1], result(1, broken + "Failure 2: data race on X.b\n")),
            "");
  EXPECT_FALSE(read("class X {}\n// --race:\n// expect exit: 0\n").mistakes.empty());
}

TEST_F(ProgramFile, RacesOfTheSearch) {
  const Program program = read("class X {}\n// race: X.a\n// race: X.b\n");
  const std::string a = "Failure 1: data race on X.a\n";
  const std::string b = "Failure 2: data race on X.b\n";
  EXPECT_EQ(check_tester(program, result(1, a + b)), "");
  EXPECT_NE(check_tester(program, result(1, a)), "");
  EXPECT_NE(check_tester(program, result(0, a + b)), "");
  EXPECT_TRUE(program.reports_of("--race").empty());

  const Program none = read("class X {}\n// no race\n");
  EXPECT_EQ(check_tester(none, result(0, "")), "");
  EXPECT_NE(check_tester(none, result(1, a)), "");
  ASSERT_EQ(none.reports_of("--race").size(), 1u);
  EXPECT_TRUE(none.reports_of("--race")[0].variables.empty());

  // The search's check alone.
  const Program nothing = read("class X {}\n// race: nothing\n");
  EXPECT_NE(check_tester(nothing, result(1, a)), "");
  EXPECT_TRUE(nothing.reports_of("--race").empty());
}

TEST_F(ProgramFile, NothingExpectedIsAMistake) {
  EXPECT_FALSE(read("class X {}").mistakes.empty());
  EXPECT_FALSE(read("class X {} // expect exit: many").mistakes.empty());
  EXPECT_FALSE(read("class X {} // expect ouput: x\n// expect: y").mistakes.empty());
}

TEST_F(ProgramFile, FindsTheMainClass) {
  EXPECT_EQ(
      read("package a.b; class Y {} class Z { static void main(String[] s) {} }\n").main_class,
      "a.b.Z");
  EXPECT_EQ(read("class Y { class I {} static void main(String[] s) {} } class Z {}").main_class,
            "Y");
}

TEST_F(ProgramFile, ChecksExceptions) {
  const Program program = read("class X {} // expect exception: ArithmeticException: / by zero\n");
  const std::string shown =
      "Exception in thread \"Thread-0\" java.lang.ArithmeticException: / by zero\n\tat X.f\n";
  EXPECT_EQ(check_run(program, result(1, "", shown), Machine::kBraid), "");
  EXPECT_EQ(check_run(program, result(0, "", shown), Machine::kJava), "");
  EXPECT_NE(check_run(program, result(0, "", shown), Machine::kBraid), "");
  EXPECT_NE(check_run(program, result(1, "", ""), Machine::kBraid), "");
  EXPECT_NE(check_run(program, result(1, "", "Exception in thread \"main\" Arithmetic: / by zero"),
                      Machine::kBraid),
            "");
}

TEST_F(ProgramFile, SanitizersAreHeard) {
  const Program program = read("class X {} // expect exit: 1\n");
  EXPECT_EQ(check_run(program, result(1, "", "no runtime error:\n"), Machine::kBraid), "");
  EXPECT_NE(
      check_run(program, result(1, "", "vm/heap.cpp:7:3: runtime error: shift\n"), Machine::kBraid),
      "");
}

TEST_F(ProgramFile, ChecksCompileErrors) {
  const Program program = read("class X {\n int a = b; // expect error: cannot find\n}\n");
  EXPECT_EQ(check_compile_errors(program, result(3, "", "/t/X.java:2:10: error: cannot find b\n")),
            "");
  EXPECT_NE(check_compile_errors(program, result(3, "", "/t/X.java:1:10: error: cannot find b\n")),
            "");
  EXPECT_NE(check_compile_errors(program, result(0, "")), "");
  EXPECT_NE(check_compile_errors(program, result(3, "",
                                                 "X.java:2:10: error: cannot find b\n"
                                                 "X.java:3:1: error: another\n")),
            "");
}

TEST_F(ProgramFile, RebaseKeepsTheFormThatFits) {
  const Program program = read("class X { // expect: old\n} // expect: too\n");
  EXPECT_EQ(rebase(program, result(0, "new\nnewer\n")), "rewritten");
  EXPECT_EQ(file(), "class X { // expect: new\n} // expect: newer\n");
  EXPECT_EQ(rebase(read_program(folder_ / "X.java"), result(0, "1\n2\n3\n")), "rewritten");
  EXPECT_EQ(file(), "class X {\n}\n\n/* expect:\n1\n2\n3\n*/\n");
  EXPECT_EQ(rebase(read_program(folder_ / "X.java"), result(0, "1\n2\n3\n")), "");
}

TEST_F(ProgramFile, ProcessesEndInTime) {
  Command command{{"sh", "-c", "cat; echo err >&2; exit 7"}, "in", folder_, 20};
  const ProcessResult done = run_process(command);
  EXPECT_EQ(done.output, "in");
  EXPECT_EQ(done.errors, "err\n");
  EXPECT_EQ(done.exit_code, 7);
  command.arguments = {"sleep", "100"};
  command.timeout_seconds = 1;
  EXPECT_TRUE(run_process(command).timed_out);
}

}  // namespace
}  // namespace braid::runner
