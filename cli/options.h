// Command-line options: the table (options.def), parsing with Boost.Program_options, help and man
// pages.
#pragma once

#include <boost/program_options/variables_map.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace braid::cli {

// Exit codes of all commands (docs: README).
enum ExitCode : int {
  kOk = 0,           // clean
  kFailure = 1,      // uncaught exception, failed check, deadlock
  kUsage = 2,        // wrong options
  kDoesNotLoad = 3,  // does not compile, does not load, trace does not fit
  kBounded = 4,      // clean, but a limit ended the run or search
  kInternal = 5,     // an error of Braid itself
  kInterruptedExit = 130,
};

enum class Command : uint8_t { kRun = 1, kCompile = 2 };

struct Parsed;

// What was given on the command line.
class Options {
 public:
  bool has(const std::string& name) const { return values_.count(name) != 0; }
  // Value of an option with an argument: given or default; empty if neither.
  std::string text(const std::string& name) const;
  // Values of an option that may be given several times (its argument is a PATTERN, a LIBRARY or a
  // FOLDER).
  std::vector<std::string> texts(const std::string& name) const;
  // Value as a number; the parse has checked it. Nothing if not given and without default.
  std::optional<uint64_t> number(const std::string& name) const;
  std::string command;                 // as it was called: "build/release/bin/vmrun"
  std::vector<std::string> inputs;     // files and folders
  std::vector<std::string> arguments;  // what stands after --

 private:
  friend Parsed parse(Command command, int argc, char** argv);
  boost::program_options::variables_map values_;
};

// Either options, or what to print and the exit code to end with.
struct Parsed {
  Options options;
  bool exit = false;
  int code = kOk;
};

// Parses; prints help, version, manual page or one line about what is wrong.
Parsed parse(Command command, int argc, char** argv);

// "64M" -> bytes; nothing if it is not a size.
std::optional<uint64_t> parse_size(const std::string& text);

}  // namespace braid::cli
