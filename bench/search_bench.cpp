// What the search costs: schedules, blocks and checkpoints per second, the share of the time that
// goes into checkpoints, memory; and what going back by checkpoints gains over running each
// schedule from its beginning.
//
//     build/release/bin/search_bench [--runs N] [--only NAME] [ROOT]
//
// ROOT is the project's folder (default: the current one). Prints Markdown. Each row is measured in
// processes of its own: the median of N runs (default 3), processor time. The share of the time in
// checkpoints comes from samples of the program counter, a thousand a second: those in functions of
// the room checkpoint/ count, whatever has called them. Saving what is about to change is part of
// that; the test "must this be saved?" in the machine's stores is not.
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "cli/program.h"
#include "stdlib/natives.h"
#include "tester/search.h"

namespace braid {
namespace {

// A search, and what the thesis' tester needed for it (tables 4.1 to 4.3; there under javasafe,
// which leaves the same schedules of the Performance program as this search has by itself).
struct Row {
  const char* program;
  const char* arguments;
  const char* mode;
  double thesis_schedules;  // 0: it is not in the tables
  double thesis_seconds;
};
constexpr Row kRows[] = {
    {"Performance", "2 1000", "rwdd", 1003, 2846},
    {"Performance", "3 100", "rwdd", 10507, 1673},
    {"Performance", "4 20", "rwdd", 11155, 365},
    {"Performance", "5 10", "rwdd", 22621, 464},
    {"Performance", "6 10", "rwdd", 271453, 6306},
    {"Performance", "7 5", "rwdd", 137257, 2224},
    {"Performance", "8 4", "rwdd", 335923, 4925},
    {"Performance", "9 2", "rwdd", 87381, 1051},
    {"Performance", "10 2", "rwdd", 349525, 4627},
    {"Performance", "12 1", "rwdd", 265720, 3461},
    {"SplitSync", "", "rwdd", 18, 12},
    {"Deadlock", "", "rwdd", 841, 22},
    {"Deadlock3", "", "rwdd", 2505, 46},
    {"DeadlockWait", "", "rwdd", 19, 12},
    {"BufferIf", "", "rwdd", 1781, 37},
    {"BufferNotify", "", "rwdd", 574, 20},
    {"BufferIf", "", "dd", 0, 0},
    {"BufferNotify", "", "dd", 0, 0},
    {"Philosophers", "5 wrong", "rwdd", 0, 0},
};
// Rows that are also run without checkpoints.
constexpr Row kBothWays[] = {
    {"Performance", "2 100", "rwdd", 0, 0},
    {"Performance", "6 5", "rwdd", 0, 0},
    {"BufferNotify", "", "rwdd", 0, 0},
    {"Philosophers", "5 wrong", "rwdd", 0, 0},
};

struct Measured {
  uint64_t schedules = 0;
  uint64_t blocks = 0;
  uint64_t checkpoints = 0;
  uint64_t returned = 0;
  double seconds = 0;
  double in_checkpoints = 0;  // share of the samples
  double megabytes = 0;
  bool ok = false;
};

// ---- Samples ------------------------------------------------------------------------------------

constexpr size_t kMostSamples = 1 << 20;
uintptr_t samples[kMostSamples];
std::atomic<size_t> sample_count{0};

void take_sample(int, siginfo_t*, void* context) {
  const auto& registers = static_cast<ucontext_t*>(context)->uc_mcontext;
#if defined(__x86_64__)
  const auto pc = static_cast<uintptr_t>(registers.gregs[REG_RIP]);
#elif defined(__aarch64__)
  const auto pc = static_cast<uintptr_t>(registers.pc);
#else
  const uintptr_t pc = 0;
  (void)registers;
#endif
  const size_t at = sample_count.fetch_add(1, std::memory_order_relaxed);
  if (at < kMostSamples) samples[at] = pc;
}

void set_timer(long microseconds) {
  itimerval timer{};
  timer.it_interval.tv_usec = timer.it_value.tv_usec = microseconds;
  setitimer(ITIMER_PROF, &timer, nullptr);
}

// Where the program's code begins in memory, beyond what its symbol table says.
uintptr_t load_offset() {
  std::FILE* maps = std::fopen("/proc/self/maps", "r");
  unsigned long base = 0;
  if (maps != nullptr) {
    if (std::fscanf(maps, "%lx", &base) != 1) base = 0;
    std::fclose(maps);
  }
  return base;
}

// The program's functions in ascending order, and whether they belong to the room checkpoint/.
class Symbols {
 public:
  Symbols() {
    const std::string command = fmt::format("nm -n -C /proc/{}/exe 2>/dev/null", getpid());
    std::FILE* nm = popen(command.c_str(), "r");
    if (nm == nullptr) return;
    char line[4096];
    while (std::fgets(line, sizeof line, nm) != nullptr) {
      char* end = nullptr;
      const uintptr_t address = std::strtoull(line, &end, 16);
      if (end == line || std::strlen(end) < 4 || std::strchr("tTwW", end[1]) == nullptr) continue;
      symbols_.push_back({address, std::strstr(end, "braid::checkpoint::") == end + 3});
    }
    pclose(nm);
  }
  bool known() const { return !symbols_.empty(); }
  bool in_checkpoints(uintptr_t address) const {
    const auto after = std::upper_bound(symbols_.begin(), symbols_.end(), address,
                                        [](uintptr_t a, const Symbol& s) { return a < s.address; });
    return after != symbols_.begin() && (after - 1)->in_checkpoint;
  }

 private:
  struct Symbol {
    uintptr_t address;
    bool in_checkpoint;
  };
  std::vector<Symbol> symbols_;
};

// -1: there are too few samples to tell.
double share_in_checkpoints(const Symbols& symbols) {
  constexpr size_t kFewest = 30;
  const size_t n = std::min(sample_count.load(), kMostSamples);
  const uintptr_t offset = load_offset();
  size_t inside = 0;
  for (size_t i = 0; i < n; ++i) inside += symbols.in_checkpoints(samples[i] - offset) ? 1 : 0;
  return n < kFewest ? -1 : static_cast<double>(inside) / static_cast<double>(n);
}

// ---- Runs ---------------------------------------------------------------------------------------

double processor_seconds(const rusage& usage) {
  return static_cast<double>(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
         static_cast<double>(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

std::vector<std::string> words(const char* text) {
  std::vector<std::string> all;
  for (const char* at = text; *at != '\0';) {
    const size_t n = std::strcspn(at, " ");
    all.emplace_back(at, n);
    at += n + (at[n] == ' ' ? 1 : 0);
  }
  return all;
}

tester::SearchResult run_search(const Row& row, const std::string& root, bool no_checkpoints) {
  cli::Library library;
  cli::Program program;
  tester::SearchResult result;
  result.error = "does not compile";
  const std::string path = fmt::format("{}/examples/thesis/{}.java", root, row.program);
  if (cli::load_program({path}, library, &program) != 0) return result;
  tester::Subject subject;
  subject.modules = program.pointers();
  subject.library = library.provider();
  subject.natives = stdlib::library_natives();
  subject.options.random_seed = 1;
  subject.options.arguments = words(row.arguments);
  tester::SearchOptions options;
  options.mode = row.mode;
  options.no_checkpoints = no_checkpoints;
  const std::atomic<bool> stop{false};
  return tester::search(subject, options, stop);
}

// In a child: the search, then its figures on the pipe.
[[noreturn]] void run_child(const Row& row, const std::string& root, bool no_checkpoints, int out) {
  const Symbols symbols;
  struct sigaction action {};
  action.sa_sigaction = take_sample;
  action.sa_flags = SA_SIGINFO | SA_RESTART;
  sigaction(SIGPROF, &action, nullptr);
  rusage before{};
  getrusage(RUSAGE_SELF, &before);
  set_timer(1000);
  const tester::SearchResult r = run_search(row, root, no_checkpoints);
  set_timer(0);
  rusage after{};
  getrusage(RUSAGE_SELF, &after);
  Measured m;
  m.ok = r.error.empty() && symbols.known();
  if (!r.error.empty()) fmt::print(stderr, "{}: {}\n", row.program, r.error);
  if (!symbols.known()) fmt::print(stderr, "nm (binutils) is not there: no shares\n");
  m.schedules = r.schedules;
  m.blocks = r.blocks;
  m.checkpoints = r.checkpoints;
  m.returned = r.returned;
  m.seconds = processor_seconds(after) - processor_seconds(before);
  m.in_checkpoints = share_in_checkpoints(symbols);
  m.megabytes = static_cast<double>(after.ru_maxrss) / 1024;
  const bool written = write(out, &m, sizeof m) == sizeof m;
  _exit(written && m.ok ? 0 : 1);
}

Measured run_once(const Row& row, const std::string& root, bool no_checkpoints) {
  int ends[2];
  if (pipe(ends) != 0) return {};
  const pid_t child = fork();
  if (child == 0) run_child(row, root, no_checkpoints, ends[1]);
  close(ends[1]);
  Measured m;
  const bool complete = child > 0 && read(ends[0], &m, sizeof m) == sizeof m;
  close(ends[0]);
  if (child > 0) waitpid(child, nullptr, 0);
  return complete ? m : Measured{};
}

// The run with the median time.
Measured median(std::vector<Measured>& runs) {
  std::sort(runs.begin(), runs.end(),
            [](const Measured& a, const Measured& b) { return a.seconds < b.seconds; });
  return runs[runs.size() / 2];
}

std::string name_of(const Row& row) {
  return fmt::format("{}{}{}", row.program, *row.arguments == '\0' ? "" : " ", row.arguments);
}

std::string percent(double share) { return share < 0 ? "" : fmt::format("{:.0f} %", 100 * share); }

std::string grouped(double value) {
  std::string digits = fmt::format("{:.0f}", value);
  for (size_t at = digits.size(); at > 3;) digits.insert(at -= 3, ",");
  return digits;
}

// ---- Tables -------------------------------------------------------------------------------------

bool table(const std::string& root, const std::string& only, int runs) {
  fmt::print(
      "| program | mode | schedules | s | schedules/s | blocks/s | checkpoints/s | in checkpoints "
      "| "
      "made for each returned to | MB | thesis: schedules | thesis: s |\n"
      "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n");
  bool ok = true;
  for (const Row& row : kRows) {
    if (name_of(row).find(only) == std::string::npos) continue;
    std::vector<Measured> all;
    for (int i = 0; i < runs; ++i) all.push_back(run_once(row, root, false));
    const Measured m = median(all);
    ok &= m.ok;
    fmt::print(
        "| {} | {} | {} | {:.3f} | {} | {} | {} | {} | {:.1f} | {:.0f} | {} | {} |\n", name_of(row),
        row.mode, grouped(static_cast<double>(m.schedules)), m.seconds,
        grouped(static_cast<double>(m.schedules) / m.seconds),
        grouped(static_cast<double>(m.blocks) / m.seconds),
        grouped(static_cast<double>(m.checkpoints) / m.seconds), percent(m.in_checkpoints),
        static_cast<double>(m.checkpoints) / static_cast<double>(std::max<uint64_t>(1, m.returned)),
        m.megabytes, row.thesis_schedules == 0 ? "" : grouped(row.thesis_schedules),
        row.thesis_seconds == 0 ? "" : grouped(row.thesis_seconds));
    std::fflush(stdout);
  }
  return ok;
}

// Interleaved, so that a slow minute of the machine hits both ways alike.
bool both_ways(const std::string& root, const std::string& only, int runs) {
  fmt::print(
      "\n| program | by checkpoints, s | from the beginning, s | ratio |\n"
      "| --- | ---: | ---: | ---: |\n");
  bool ok = true;
  for (const Row& row : kBothWays) {
    if (name_of(row).find(only) == std::string::npos) continue;
    std::vector<Measured> with;
    std::vector<Measured> without;
    for (int i = 0; i < runs; ++i) {
      with.push_back(run_once(row, root, false));
      without.push_back(run_once(row, root, true));
    }
    const Measured a = median(with);
    const Measured b = median(without);
    ok &= a.ok && b.ok && a.schedules == b.schedules;
    fmt::print("| {} | {:.3f} | {:.3f} | {:.1f} |\n", name_of(row), a.seconds, b.seconds,
               b.seconds / a.seconds);
    std::fflush(stdout);
  }
  return ok;
}

}  // namespace
}  // namespace braid

int main(int argc, char** argv) {
  int runs = 3;
  std::string only;
  std::string root = ".";
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    const bool has_value = i + 1 < argc;
    if (word == "--runs" && has_value) {
      runs = std::max(1, std::atoi(argv[++i]));
    } else if (word == "--only" && has_value) {
      only = argv[++i];
    } else if (!word.empty() && word[0] != '-') {
      root = word;
    } else {
      fmt::print(stderr, "Usage: search_bench [--runs N] [--only NAME] [ROOT]\n");
      return 2;
    }
  }
  bool ok = braid::table(root, only, runs);
  ok &= braid::both_ways(root, only, runs);
  return ok ? 0 : 1;
}
