// Runs one command to its end, with a time limit, and keeps what it wrote.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace braid::runner {

struct Command {
  std::vector<std::string> arguments;  // the first is the executable, found through PATH
  std::string standard_input;
  std::filesystem::path folder;  // where it runs, and where its output files are put
  int timeout_seconds = 60;
};

struct ProcessResult {
  int exit_code = -1;  // -1 if it did not exit by itself
  int signal = 0;      // that ended it, if any
  bool timed_out = false;
  std::string output;
  std::string errors;
};

// REQUIRES: command.folder exists and is used by no other running command.
// A command that outlives its time, and whatever it started, is killed.
ProcessResult run_process(const Command& command);

// True if an executable of that name is found through PATH.
bool is_command(const std::string& name);

std::string read_whole_file(const std::filesystem::path& path);

}  // namespace braid::runner
