// Compares what a program did with what its comments expect.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/runner/process.h"
#include "tests/runner/program.h"

namespace braid::runner {

enum class Machine { kBraid, kJava };

// Each returns what is wrong, as lines for a human; empty if nothing is.
std::string check_run(const Program& program, const ProcessResult& result, Machine machine);
std::string check_compile_errors(const Program& program, const ProcessResult& result);
std::string check_java_errors(const Program& program, const std::vector<ExpectedError>& reported);
std::string check_tester(const Program& program, const ProcessResult& result);
// What one of the detectors has reported, in an ordinary run or in a search.
std::string check_detector(const Program& program, const ExpectedReport& expected,
                           const ProcessResult& result);
std::string check_search(const ExpectedSearch& expected, const ProcessResult& result);
// A report of `vmrun --tester --json`, and the exit code of that command.
std::string check_report(std::string_view schema, std::string_view report, int exit_code);

// The `file:line:column: error: message` lines of a compiler's output.
std::vector<ExpectedError> parse_errors(std::string_view text);

// "timed out", "killed by signal 11", ...; empty if the process exited by itself.
std::string abnormal_end(const ProcessResult& result);

// The first lines of standard error, indented, to explain a failure.
std::string excerpt(std::string_view text);

}  // namespace braid::runner
