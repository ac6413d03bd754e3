#include "tests/runner/check.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <regex>
#include <set>

#include "tests/runner/diff.h"

namespace braid::runner {
namespace {

constexpr int kExitFailure = 1;
constexpr int kExitBounded = 4;
constexpr int kExitCompile = 3;

// `Exception in thread "main" java.lang.RuntimeException: text`
bool is_exception_line(std::string_view line, const ExpectedException& expected) {
  constexpr std::string_view kStart = "Exception in thread \"";
  const std::size_t start = line.find(kStart);
  if (start == std::string_view::npos) return false;
  const std::size_t quote = line.find("\" ", start + kStart.size());
  if (quote == std::string_view::npos) return false;
  std::string_view rest = line.substr(quote + 2);
  while (rest.ends_with('\n') || rest.ends_with('\r')) rest.remove_suffix(1);
  const std::size_t colon = std::min(rest.find(": "), rest.size());
  const std::string_view name = rest.substr(0, colon);
  const bool same_name = name == expected.name || name.ends_with("." + expected.name) ||
                         name.ends_with("$" + expected.name);
  if (!same_name || !expected.text) return same_name;
  return colon < rest.size() && rest.substr(colon + 2) == *expected.text;
}

std::string check_stderr(const Program& program, std::string_view errors) {
  std::string wrong;
  const std::vector<std::string_view> lines = split_lines(errors);
  for (const ExpectedException& expected : program.exceptions) {
    const bool found = std::any_of(lines.begin(), lines.end(), [&](std::string_view line) {
      return is_exception_line(line, expected);
    });
    if (!found) {
      wrong += fmt::format("no uncaught exception {}{}{}\n", expected.name,
                           expected.text ? ": " : "", expected.text.value_or(""));
    }
  }
  for (const std::string& text : program.stderr_texts) {
    if (errors.find(text) == std::string_view::npos) {
      wrong += fmt::format("standard error does not contain: {}\n", text);
    }
  }
  return wrong;
}

// An uncaught exception is a failure in Braid whichever thread throws it; on a JVM only the main
// thread's makes the exit code 1.
std::string check_exit(const Program& program, int actual, Machine machine) {
  if (machine == Machine::kJava && !program.exceptions.empty()) return "";
  const int expected = program.exit_code.value_or(program.exceptions.empty() ? 0 : kExitFailure);
  if (actual == expected) return "";
  return fmt::format("exit code {} instead of {}\n", actual, expected);
}

std::string with_stderr(std::string wrong, const ProcessResult& result) {
  if (!wrong.empty() && !result.errors.empty()) {
    wrong += "standard error:\n" + excerpt(result.errors);
  }
  return wrong;
}

bool same_place(const ExpectedError& a, const ExpectedError& b) {
  return a.file == b.file && a.line == b.line;
}

// The last number before a word: `35 schedules explored`, `1,204 explored`, `12 failing`.
std::optional<long> number_before(const std::string& text, const std::string& word) {
  const std::string singular = word.ends_with('s') ? word + "?" : word;  // "1 failed attempt"
  const std::regex pattern("([0-9][0-9,]*) (schedules? )?" + singular);
  std::optional<long> found;
  for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at) {
    std::string digits = (*at)[1];
    std::erase(digits, ',');
    found = std::stol(digits);
  }
  return found;
}

std::string check_count(const std::string& text, const ExpectedSearch::Count& expected) {
  const std::optional<long> actual = number_before(text, expected.of);
  if (actual == expected.number) return "";
  return fmt::format("{} {} instead of {}\n", actual ? std::to_string(*actual) : "no number",
                     expected.of, expected.number);
}

// `a, b`: every part must be named in one report that starts with a line with `kind` in it.
bool reports(std::string_view text, std::string_view kind, const std::string& parts) {
  if (text.find(kind) == std::string_view::npos) return false;
  std::size_t begin = 0;
  while (begin < parts.size()) {
    const std::size_t end = std::min(parts.find(", ", begin), parts.size());
    if (text.find(parts.substr(begin, end - begin)) == std::string_view::npos) return false;
    begin = end + 2;
  }
  return true;
}

// The variables of the first lines of findings and failures: "Finding 2: data race on Box.content",
// "Failure 1: data race inside ArrayList#1 (ArrayList.size)".
std::set<std::string> reported_variables(const std::string& text, std::string_view kind) {
  const std::regex pattern(fmt::format("^(?:Finding|Failure) [0-9]+: {} (on|inside) (.*)$", kind));
  std::set<std::string> found;
  for (std::string_view line : split_lines(text)) {
    const std::string whole(line.substr(0, line.find_last_not_of("\r\n") + 1));
    std::smatch match;
    if (!std::regex_match(whole, match, pattern)) continue;
    std::string name = match[2];
    const std::size_t open = name.rfind(" (");
    if (match[1] == "inside" && open != std::string::npos && name.ends_with(")"))
      name = name.substr(open + 2, name.size() - open - 3);
    found.insert(std::move(name));
  }
  return found;
}

std::string list(const std::set<std::string>& names) {
  return names.empty() ? "nothing" : fmt::format("{}", fmt::join(names, ", "));
}

std::string check_variables(const std::vector<std::string>& expected, const std::string& text,
                            std::string_view kind) {
  const std::set<std::string> wanted(expected.begin(), expected.end());
  const std::set<std::string> found = reported_variables(text, kind);
  if (found == wanted) return "";
  return fmt::format("{}: {} instead of {}\n", kind, list(found), list(wanted));
}

constexpr std::string_view kDataRace = "data race";
constexpr std::string_view kDiscipline = "locking discipline broken";

// A sanitizer's report is a failure even if the program was expected to fail.
std::string sanitizer_report(std::string_view errors) {
  for (std::string_view line : split_lines(errors)) {
    const bool report = line.find("ERROR: AddressSanitizer") != std::string_view::npos ||
                        line.find("ERROR: LeakSanitizer") != std::string_view::npos ||
                        line.find(": runtime error: ") != std::string_view::npos;
    if (report) return fmt::format("a sanitizer complains: {}\n", line.substr(0, 200));
  }
  return "";
}

}  // namespace

std::string excerpt(std::string_view text) {
  constexpr std::size_t kLines = 12;
  std::string result;
  const std::vector<std::string_view> lines = split_lines(text);
  for (std::size_t i = 0; i < std::min(lines.size(), kLines); ++i) {
    result += fmt::format("  {}{}", lines[i], lines[i].ends_with('\n') ? "" : "\n");
  }
  if (lines.size() > kLines) result += "  ...\n";
  return result;
}

std::string abnormal_end(const ProcessResult& result) {
  if (result.timed_out) return "timed out\n";
  if (result.signal != 0) return fmt::format("killed by signal {}\n", result.signal);
  if (result.exit_code == 127) return "the command could not be started\n";
  return "";
}

std::string check_run(const Program& program, const ProcessResult& result, Machine machine) {
  std::string wrong = abnormal_end(result);
  if (!program.any_output) wrong += unified_diff(program.output, result.output);
  if (!result.timed_out && result.signal == 0) {
    wrong += check_exit(program, result.exit_code, machine);
  }
  wrong += check_stderr(program, result.errors);
  wrong += sanitizer_report(result.errors);
  return with_stderr(std::move(wrong), result);
}

std::vector<ExpectedError> parse_errors(std::string_view text) {
  static const std::regex kPattern(R"((.*?):(\d+):(\d+): error: (.*))");
  std::vector<ExpectedError> errors;
  for (std::string_view line : split_lines(text)) {
    std::string whole(line.substr(0, line.find_last_not_of("\r\n") + 1));
    std::smatch match;
    if (!std::regex_match(whole, match, kPattern)) continue;
    errors.push_back({std::filesystem::path(match[1].str()).filename().string(),
                      std::stoi(match[2].str()), match[4].str()});
  }
  return errors;
}

std::string check_compile_errors(const Program& program, const ProcessResult& result) {
  std::string wrong = abnormal_end(result) + sanitizer_report(result.errors);
  if (wrong.empty() && result.exit_code != kExitCompile) {
    wrong += fmt::format("exit code {} instead of {}\n", result.exit_code, kExitCompile);
  }
  std::vector<ExpectedError> reported = parse_errors(result.errors);
  for (const ExpectedError& expected : program.errors) {
    const auto found =
        std::find_if(reported.begin(), reported.end(), [&](const ExpectedError& error) {
          return same_place(error, expected) && error.text.find(expected.text) != std::string::npos;
        });
    if (found == reported.end()) {
      wrong +=
          fmt::format("{}:{}: not reported: {}\n", expected.file, expected.line, expected.text);
    } else {
      reported.erase(found);
    }
  }
  for (const ExpectedError& error : reported) {
    wrong += fmt::format("{}:{}: not expected: {}\n", error.file, error.line, error.text);
  }
  return with_stderr(std::move(wrong), result);
}

// javac stops after its first phase that finds something and words its messages differently, so
// only this much can be asked: it refuses, and every line it complains about is a marked one.
std::string check_java_errors(const Program& program, const std::vector<ExpectedError>& reported) {
  if (reported.empty()) return "javac accepts the program\n";
  std::string wrong;
  for (const ExpectedError& error : reported) {
    const bool marked =
        std::any_of(program.errors.begin(), program.errors.end(),
                    [&](const ExpectedError& expected) { return same_place(error, expected); });
    if (!marked) {
      wrong += fmt::format("{}:{}: only javac reports: {}\n", error.file, error.line, error.text);
    }
  }
  return wrong;
}

std::string check_tester(const Program& program, const ProcessResult& result) {
  const TesterExpectations& tester = program.tester;
  const std::string text = result.output + result.errors;
  std::string wrong = abnormal_end(result) + sanitizer_report(result.errors);
  for (const std::string& finding : tester.finds) {
    if (text.find(finding) == std::string::npos) {
      wrong += fmt::format("the tester does not find: {}\n", finding);
    }
  }
  for (const std::string& deadlock : tester.deadlocks) {
    if (!reports(text, "deadlock", deadlock)) {
      wrong += fmt::format("no deadlock: {}\n", deadlock);
    }
  }
  if (tester.races || tester.no_race)
    wrong += check_variables(tester.races.value_or(std::vector<std::string>()), text, kDataRace);
  const bool races = tester.races && !tester.races->empty();
  const bool fails = !tester.finds.empty() || !tester.deadlocks.empty() || races;
  if (fails && result.exit_code != kExitFailure) {
    wrong += fmt::format("exit code {} instead of {}\n", result.exit_code, kExitFailure);
  }
  // A bound may end the search of a correct program: until the search prunes, most of them are too
  // large.
  if (tester.clean && result.exit_code != 0 && result.exit_code != kExitBounded) {
    wrong += fmt::format("not clean: exit code {}\n", result.exit_code);
  }
  if (!wrong.empty()) wrong += "standard output:\n" + excerpt(result.output);
  return with_stderr(std::move(wrong), result);
}

std::string check_detector(const Program& program, const ExpectedReport& expected,
                           const ProcessResult& result) {
  const std::string text = result.output + result.errors;
  std::string wrong = abnormal_end(result) + sanitizer_report(result.errors);
  wrong += check_variables(expected.variables, text,
                           expected.detector == "--race" ? kDataRace : kDiscipline);
  if (!expected.variables.empty()) {
    if (result.exit_code != kExitFailure)
      wrong += fmt::format("exit code {} instead of {}\n", result.exit_code, kExitFailure);
  } else if (!expected.in_search()) {
    wrong += check_exit(program, result.exit_code, Machine::kBraid);
  }
  if (!expected.in_search() && program.expects_output)
    wrong += unified_diff(program.output, result.output);
  if (!wrong.empty()) wrong += "standard output:\n" + excerpt(result.output);
  return with_stderr(std::move(wrong), result);
}

// An exhaustive search that nothing ended early, with these counts.
std::string check_search(const ExpectedSearch& expected, const ProcessResult& result) {
  const std::string text = result.output + result.errors;
  std::string wrong = abnormal_end(result) + sanitizer_report(result.errors);
  for (const ExpectedSearch::Count& count : expected.counts) wrong += check_count(text, count);
  const auto found = [&](const std::string& words) {
    const std::vector<std::string_view> lines = split_lines(text);
    return std::any_of(lines.begin(), lines.end(), [&](std::string_view line) {
      return line.starts_with("Failure ") && line.find(words) != std::string_view::npos;
    });
  };
  for (const std::string& words : expected.finds)
    if (!found(words)) wrong += fmt::format("does not find: {}\n", words);
  for (const std::string& words : expected.misses)
    if (found(words)) wrong += fmt::format("finds, though it should not: {}\n", words);
  // A search that claims nothing ends with the code of one that a bound has ended.
  const bool ran_all = text.find("Not complete: every schedule") != std::string::npos;
  if (result.exit_code != 0 && result.exit_code != kExitFailure &&
      !(ran_all && result.exit_code == kExitBounded)) {
    wrong += fmt::format("exit code {}\n", result.exit_code);
  }
  if (!wrong.empty()) wrong += "standard output:\n" + excerpt(result.output);
  return with_stderr(std::move(wrong), result);
}

}  // namespace braid::runner
