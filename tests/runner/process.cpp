#include "tests/runner/process.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <thread>

namespace braid::runner {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

// No program of the suite writes more; one that does is in a loop.
constexpr rlim_t kOutputLimit = 64u << 20;

// In the child, between fork and exec: only async-signal-safe calls.
[[noreturn]] void become(char* const* argv, const char* folder, const char* in, const char* out,
                         const char* err) {
  ::setpgid(0, 0);
  const int in_fd = ::open(in, O_RDONLY);
  const int out_fd = ::open(out, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  const int err_fd = ::open(err, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  if (in_fd < 0 || out_fd < 0 || err_fd < 0 || ::chdir(folder) != 0) ::_exit(126);
  ::dup2(in_fd, 0);
  ::dup2(out_fd, 1);
  ::dup2(err_fd, 2);
  const rlimit limit{kOutputLimit, kOutputLimit};
  ::setrlimit(RLIMIT_FSIZE, &limit);
  const rlimit no_core{0, 0};
  ::setrlimit(RLIMIT_CORE, &no_core);
  ::execvp(argv[0], argv);
  ::_exit(127);
}

// Waits with growing pauses: most programs end in a few milliseconds.
void wait_for(pid_t child, int timeout_seconds, ProcessResult& result) {
  const Clock::time_point limit = Clock::now() + std::chrono::seconds(timeout_seconds);
  auto pause = std::chrono::microseconds(500);
  int status = 0;
  while (::waitpid(child, &status, WNOHANG) == 0) {
    if (Clock::now() >= limit) {
      result.timed_out = true;
      ::kill(-child, SIGKILL);
      ::waitpid(child, &status, 0);
      return;
    }
    std::this_thread::sleep_for(pause);
    pause = std::min(pause * 5 / 4, std::chrono::microseconds(10'000));
  }
  ::kill(-child, SIGKILL);  // whatever it left behind in its group
  if (WIFEXITED(status)) result.exit_code = WEXITSTATUS(status);
  if (WIFSIGNALED(status)) result.signal = WTERMSIG(status);
}

}  // namespace

std::string read_whole_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

ProcessResult run_process(const Command& command) {
  const std::string in = (command.folder / "stdin.txt").string();
  const std::string out = (command.folder / "stdout.txt").string();
  const std::string err = (command.folder / "stderr.txt").string();
  std::ofstream(in, std::ios::binary) << command.standard_input;

  std::vector<char*> argv;
  for (const std::string& argument : command.arguments) {
    argv.push_back(const_cast<char*>(argument.c_str()));
  }
  argv.push_back(nullptr);
  const std::string folder = command.folder.string();

  ProcessResult result;
  const pid_t child = ::fork();
  if (child == 0) become(argv.data(), folder.c_str(), in.c_str(), out.c_str(), err.c_str());
  if (child < 0) {
    result.errors = "fork failed";
    return result;
  }
  wait_for(child, command.timeout_seconds, result);
  result.output = read_whole_file(out);
  result.errors = read_whole_file(err);
  return result;
}

bool is_command(const std::string& name) {
  const char* path = std::getenv("PATH");
  std::istringstream folders(path == nullptr ? "" : path);
  for (std::string folder; std::getline(folders, folder, ':');) {
    if (::access((fs::path(folder) / name).c_str(), X_OK) == 0) return true;
  }
  return false;
}

}  // namespace braid::runner
