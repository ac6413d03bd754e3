// A test program and what its comments expect of it.
//
// A program is one .java file, or a folder with a Main.java whose .java files belong together.
// docs/testing.md lists the comments. What the comments of all files say is joined in file order.
//
// Invariants:
//   1. Reading never fails half-way: what is wrong with a comment is in Program::mistakes, and a
//      program with mistakes fails under every engine.
//   2. Comments inside string and character literals are not comments.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace braid::runner {

// `// expect error: text`: compiling reports an error on this line whose message contains text.
struct ExpectedError {
  std::string file;  // name without folders
  int line = 0;
  std::string text;
};

// `// expect exception: Name: text`; the text may be absent.
struct ExpectedException {
  std::string name;  // simple or qualified
  std::optional<std::string> text;
};

// `// search rwdd: 9 explored, 0 failed attempts, 4 failing`, or `// search dd 2 1: 10 explored`
// for those arguments; words that begin with -- are options of vmrun. What is not given is not
// checked.
struct ExpectedSearch {
  struct Count {
    long number = 0;
    std::string of;  // a kind of number that the tester prints: "explored", "failed attempts" ...
  };
  std::string mode;
  std::optional<std::vector<std::string>> arguments;  // instead of the program's
  std::vector<std::string> options;
  std::vector<Count> counts;
  std::vector<std::string> finds;   // some failure's first line has this text
  std::vector<std::string> misses;  // none has
};

// `// --race: Account.balance`, `// --tester --eraser: nothing`: `vmrun` with these options reports
// these variables and no others.
struct ExpectedReport {
  std::string detector;              // --race or --eraser
  std::vector<std::string> options;  // the others
  std::vector<std::string> variables;

  bool in_search() const;  // of --tester
};

// What only the tester is asked about.
struct TesterExpectations {
  bool clean = false;
  std::vector<ExpectedSearch> searches;
  // The tester finds no data race, nor does --race in an ordinary run.
  bool no_race = false;
  std::vector<std::string> finds;
  std::vector<std::string> deadlocks;
  // The variables that race; none for `// race: nothing`.
  std::optional<std::vector<std::string>> races;
  std::vector<std::string> options;

  bool any() const;
  // True if `vmrun --tester` itself has something to show, beside counts.
  bool any_verdict() const;
};

struct Program {
  std::string name;                            // as shown: the path as found
  std::filesystem::path path;                  // the .java file, or the folder
  std::vector<std::filesystem::path> sources;  // sorted, Main.java first
  std::string main_class;                      // qualified, guessed unless tagged
  bool main_class_tagged = false;

  bool expects_output = false;  // an `expect:` was seen
  bool any_output = false;      // `// output: any`
  std::string output;           // the whole expected standard output
  std::vector<ExpectedError> errors;
  std::vector<ExpectedException> exceptions;
  std::vector<std::string> stderr_texts;
  std::optional<int> exit_code;
  TesterExpectations tester;
  std::vector<ExpectedReport> reports;

  std::vector<std::string> arguments;
  std::string standard_input;
  std::vector<std::string> options;       // for vmrun
  bool java = true;                       // `// java: no (reason)`
  std::vector<std::string> not_engines;   // `// engines: not a, b`
  std::vector<std::string> only_engines;  // `// engines: only a, b`
  std::vector<std::string> mistakes;

  // True if an ordinary run is expected to do something in particular.
  bool expects_run() const;
  bool allows_engine(std::string_view engine) const;
  // What the detector ("--race") is expected to report; `no race` counts as a report of nothing.
  std::vector<ExpectedReport> reports_of(std::string_view detector) const;
};

Program read_program(const std::filesystem::path& path);

// The programs below the given files and folders, sorted by path.
std::vector<std::filesystem::path> find_programs(const std::vector<std::filesystem::path>& roots);

// The escape `\x{..}` of expectations: a character by its hexadecimal code, or `\x{end}` for "no
// newline here", which only makes sense at the end of the output.
std::string unescape_line(std::string_view line);
std::string escape_line(std::string_view line);

inline constexpr std::string_view kNoNewline = "\\x{end}";

}  // namespace braid::runner
