// transcripts: runs the commands of the transcripts in a folder and compares what they print.
//
// A transcript is a text file: its first line is "$ vmrun ..." as one would type it in the
// repository, the rest is what that prints, standard error too, and last the exit code. Times,
// paths and numbers of schedules, which say nothing about the report, are masked. --rebase writes
// what the commands print now; a new transcript is a file with only its first line.
//
// With --tools the transcripts are those of tools: vmrun is the installed one, and ./libX.so is a
// library that was built against what is installed.

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <regex>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "tests/runner/check.h"
#include "tests/runner/diff.h"
#include "tests/runner/process.h"

namespace braid::runner {
namespace {

namespace fs = std::filesystem;

struct Options {
  fs::path vmrun;
  fs::path root;    // of the repository
  fs::path folder;  // of the transcripts
  fs::path tools;   // of libraries that stand as ./libX.so; empty if there are none
  std::string filter;
  bool rebase = false;
};

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

// What differs from machine to machine, or whenever the search learns something.
std::string masked(std::string text, const Options& options, const fs::path& work) {
  text = replaced(std::move(text), options.vmrun.string(), "vmrun");
  text = replaced(std::move(text), work.string() + "/", "");
  if (!options.tools.empty()) text = replaced(std::move(text), options.tools.string() + "/", "./");
  text = replaced(std::move(text), options.root.string() + "/", "");
  const std::pair<std::regex, std::string> masks[] = {
      {std::regex("[0-9]+\\.[0-9]+ s\\."), "N s."},
      {std::regex("Seen in [0-9,]+ of [0-9,]+ schedules?, first in schedule [0-9,]+"),
       "Seen in N of N schedules, first in schedule N"},
      {std::regex("(Random|Search \\([a-z-]+\\)): [^.]*\\."), "$1: ..."},
      {std::regex("found in [0-9,]+ runs"), "found in N runs"},
      {std::regex("( +)[0-9,]+ schedules?  "), "$1N schedules  "},
  };
  for (const auto& [pattern, mask] : masks) text = std::regex_replace(text, pattern, mask);
  return text;
}

std::vector<std::string> words_of(const std::string& line) {
  std::istringstream words(line);
  std::vector<std::string> list;
  for (std::string word; words >> word;) list.push_back(word);
  return list;
}

// A word of a command with full paths in it: "./libcoverage.so,source=examples/classic".
std::string with_paths(const Options& options, const std::string& word) {
  std::string result;
  for (size_t at = 0; at < word.size();) {
    const size_t end = std::min(word.find_first_of(",=", at), word.size());
    const std::string part = word.substr(at, end - at);
    if (part.starts_with("./lib") && !options.tools.empty()) {
      result += (options.tools / part.substr(2)).string();
    } else if (!part.starts_with('/') && !part.empty() && fs::exists(options.root / part)) {
      result += (options.root / part).string();
    } else {
      result += part;
    }
    if (end < word.size()) result += word[end];
    at = end + 1;
  }
  return result;
}

// What the transcript should be; empty if its first line is no command.
std::string run(const Options& options, const std::string& first, const fs::path& work,
                std::string* wrong) {
  std::vector<std::string> words = words_of(first);
  if (words.size() < 3 || words[0] != "$" || words[1] != "vmrun") return "";
  words.erase(words.begin());
  words[0] = options.vmrun.string();
  for (size_t i = 1; i < words.size(); ++i) words[i] = with_paths(options, words[i]);
  const ProcessResult r = run_process({words, "", work, 120});
  *wrong = abnormal_end(r);
  return masked(fmt::format("{}\n{}{}exit code {}\n", first, r.output, r.errors, r.exit_code),
                options, work);
}

// What is wrong; empty if nothing is.
std::string check(const Options& options, const fs::path& path, const fs::path& work) {
  const std::string expected = read_whole_file(path);
  std::string wrong;
  const std::string actual = run(options, expected.substr(0, expected.find('\n')), work, &wrong);
  if (actual.empty()) return "its first line is no command: $ vmrun ...\n";
  if (!wrong.empty()) return wrong;
  if (!options.rebase) return unified_diff(expected, actual);
  if (actual != expected) {
    std::ofstream(path, std::ios::binary) << actual;
    fmt::print("{}: rewritten\n", path.filename().string());
  }
  return "";
}

int check_all(const Options& options) {
  std::vector<fs::path> paths;
  for (const auto& entry : fs::directory_iterator(options.folder)) {
    const std::string name = entry.path().filename().string();
    if (name.ends_with(".txt") && name.find(options.filter) != std::string::npos)
      paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  std::string pattern = (fs::temp_directory_path() / "transcripts.XXXXXX").string();
  if (::mkdtemp(pattern.data()) == nullptr) return 1;
  std::atomic<size_t> next = 0;
  std::atomic<int> failed = 0;
  std::mutex mutex;
  const auto work = [&](const fs::path& folder) {
    for (size_t i = next++; i < paths.size(); i = next++) {
      fs::create_directories(folder);
      const std::string wrong = check(options, paths[i], folder);
      fs::remove_all(folder);
      if (wrong.empty()) continue;
      ++failed;
      const std::lock_guard lock(mutex);
      fmt::print("FAIL {}\n{}\n", paths[i].filename().string(), wrong);
    }
  };
  std::thread other(work, fs::path(pattern) / "a");
  work(fs::path(pattern) / "b");
  other.join();
  fs::remove_all(pattern);
  fmt::print("{} transcripts, {} wrong\n", paths.size(), failed.load());
  // A folder without transcripts would be a test that cannot fail.
  return paths.empty() || failed > 0 ? 1 : 0;
}

}  // namespace
}  // namespace braid::runner

int main(int argc, char** argv) {
  braid::runner::Options options;
  options.vmrun = std::filesystem::absolute(argv[0]).parent_path() / "vmrun";
  std::vector<std::string> words;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--rebase") {
      options.rebase = true;
    } else if (word == "--tools" && i + 1 < argc) {
      options.tools = std::filesystem::absolute(argv[++i]);
    } else {
      words.emplace_back(word);
    }
  }
  if (words.empty() || words.size() > 2 || words[0].starts_with('-')) {
    fmt::print(
        "Usage: transcripts [--rebase] [--tools DIR] ROOT [TEXT]\n"
        "Checks tests/transcripts/*.txt below ROOT, or those whose name contains TEXT.\n"
        "--rebase writes what their commands print now.\n"
        "--tools: tests/tools/transcripts, with what tests/tools/build.cmake has put into DIR.\n");
    return 2;
  }
  options.root = std::filesystem::canonical(words[0]);
  options.folder = options.root / "tests" / "transcripts";
  if (!options.tools.empty()) {
    options.folder = options.root / "tests" / "tools" / "transcripts";
    options.vmrun = options.tools / "installed" / "bin" / "vmrun";
  }
  if (words.size() == 2) options.filter = words[1];
  return braid::runner::check_all(options);
}
