// --tester and --replay: what the search found, for people.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "cli/modes.h"
#include "stdlib/natives.h"
#include "tester/names.h"
#include "tester/search.h"

namespace braid::cli {
namespace {

std::string read_all_input() {
  std::string text;
  if (isatty(STDIN_FILENO) == 1) return text;
  char buffer[65536];
  ssize_t n;
  while ((n = ::read(STDIN_FILENO, buffer, sizeof buffer)) > 0)
    text.append(buffer, static_cast<size_t>(n));
  return text;
}

tester::Subject make_subject(const Options& options, Library& library, const Program& program) {
  tester::Subject subject;
  subject.modules = program.pointers();
  subject.library = library.provider();
  subject.natives = stdlib::library_natives();
  subject.options = machine_options(options);
  subject.input = read_all_input();
  return subject;
}

// Groups of three digits: 12,345.
std::string grouped(uint64_t n) {
  std::string s = std::to_string(n);
  for (auto i = static_cast<ptrdiff_t>(s.size()) - 3; i > 0; i -= 3)
    s.insert(static_cast<size_t>(i), ",");
  return s;
}

// The text of a source line, trimmed; empty if it cannot be read.
class Sources {
 public:
  explicit Sources(const std::vector<std::string>& inputs) {
    std::vector<std::string> modules;
    for (const std::string& input : inputs) {
      std::error_code error;
      if (std::filesystem::path(input).extension() == ".java" ||
          std::filesystem::is_directory(input, error)) {
        collect_sources({input}, &paths_, &modules);
      }
    }
  }
  // `where` is "Main.java:12".
  std::string line(const std::string& where) const {
    const size_t colon = where.rfind(':');
    if (colon == std::string::npos) return "";
    const std::string file = where.substr(0, colon);
    const long number = std::atol(where.c_str() + colon + 1);
    for (const std::string& path : paths_) {
      if (std::filesystem::path(path).filename() != file) continue;
      std::string text;
      if (!read_file(path, &text)) return "";
      size_t at = 0;
      for (long i = 1; i < number && at != std::string::npos; ++i) {
        at = text.find('\n', at);
        if (at != std::string::npos) ++at;
      }
      if (at == std::string::npos) return "";
      const size_t first = text.find_first_not_of(" \t", at);
      if (first == std::string::npos) return "";
      return text.substr(first, text.find('\n', first) - first);
    }
    return "";
  }

 private:
  std::vector<std::string> paths_;
};

std::string end_of(const tester::Segment& s) {
  switch (s.how) {
    case tester::Stretch::kUntil:
      return s.why;
    case tester::Stretch::kLock:
      return "stopped there";
    case tester::Stretch::kAccess:
      return "before the access";
    default:
      return "after a " + s.why;
  }
}

std::string words_for(const tester::Segment& s) {
  if (s.how == tester::Stretch::kUntil && s.why == tester::words(vm::Point::kThreadEnd))
    return "runs to its end";
  if (s.where == tester::kInLibrary) return "runs, " + end_of(s);
  return fmt::format("runs to {}, {}", s.where, end_of(s));
}

// A line for each stretch that a thread runs, and what the source has where it ends.
struct ScheduleLine {
  std::string thread;
  std::string what;
  std::string source;
};

std::vector<ScheduleLine> schedule_lines(const tester::Schedule& schedule, const Sources& sources) {
  constexpr size_t kSourceWidth = 46;
  std::vector<ScheduleLine> lines;
  const auto& segments = schedule.segments;
  for (size_t i = 0; i < segments.size(); ++i) {
    // A thread that was stopped before a lock, and then finds it taken, is in one place.
    if (i + 1 < segments.size() && segments[i + 1].thread == segments[i].thread) continue;
    ScheduleLine line{segments[i].name, words_for(segments[i]), ""};
    if (!line.what.ends_with("its end")) line.source = sources.line(segments[i].where);
    if (line.source.size() > kSourceWidth)
      line.source = line.source.substr(0, kSourceWidth - 3) + "...";
    lines.push_back(std::move(line));
  }
  return lines;
}

void print_schedule(const std::vector<ScheduleLine>& lines) {
  size_t name_width = 4;
  size_t what_width = 0;
  for (const ScheduleLine& line : lines) {
    name_width = std::max(name_width, line.thread.size());
    what_width = std::max(what_width, line.what.size());
  }
  size_t number = 0;
  for (const ScheduleLine& line : lines) {
    const std::string text = fmt::format("    {:>3}  {:<{}}  {:<{}}  {}", ++number, line.thread,
                                         name_width, line.what, what_width, line.source);
    fmt::print("{}\n", std::string_view(text).substr(0, text.find_last_not_of(' ') + 1));
  }
}

void print_failure(const tester::Failure& f, size_t number, const Sources& sources) {
  fmt::print("\nFailure {}: {}\n", number, f.what);
  const bool is_stack =
      f.kind == tester::FailureKind::kAssertion || f.kind == tester::FailureKind::kUncaught;
  for (const std::string& d : f.details) fmt::print("    {}{}\n", is_stack ? "at " : "", d);
  const std::vector<ScheduleLine> lines = schedule_lines(f.schedule, sources);
  fmt::print("  The schedule, one line per stretch that a thread runs ({} switch{}):\n",
             lines.empty() ? 0 : lines.size() - 1, lines.size() == 2 ? "" : "es");
  print_schedule(lines);
}

// Writes the trace of a failure; the path, or empty with a message.
std::string write_trace(const tester::Subject& subject, const tester::Failure& f,
                        const std::string& dir, size_t number) {
  tester::Trace trace;
  trace.program = tester::program_digest(subject);
  trace.random_seed = subject.options.random_seed != 0 ? subject.options.random_seed : 1;
  trace.failure = f.what.substr(0, f.what.find('\n'));
  trace.arguments = subject.options.arguments;
  trace.schedule = f.schedule;
  std::error_code error;
  std::filesystem::create_directories(dir, error);
  const std::string path = (std::filesystem::path(dir) / fmt::format("failure-{}.trace", number))
                               .lexically_normal()
                               .string();
  const std::string text = tester::print(trace);
  std::FILE* file = std::fopen(path.c_str(), "wb");
  const bool ok = file != nullptr && std::fwrite(text.data(), 1, text.size(), file) == text.size();
  if (file == nullptr || std::fclose(file) != 0 || !ok) {
    fmt::print(stderr, "{}: error: cannot write: {}\n", path, std::strerror(errno));
    return "";
  }
  return path;
}

// A word as a shell reads it.
std::string quoted(const std::string& word) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./+,:@%=";
  if (!word.empty() && word.find_first_not_of(kPlain) == std::string::npos) return word;
  std::string text = "'";
  for (char c : word) text += c == '\'' ? "'\\''" : std::string(1, c);
  return text + "'";
}

// What is typed to run a trace again.
std::string replay_command(const Options& options, const std::string& trace) {
  std::string text = fmt::format("{} --replay {}", quoted(options.command), quoted(trace));
  for (const std::string& input : options.inputs) text += " " + quoted(input);
  return text;
}

std::atomic<bool> stop_search = false;

}  // namespace

namespace {

tester::SearchOptions search_options(const Options& options) {
  tester::SearchOptions search;
  search.mode = options.has("deadlock") ? "dd" : options.text("search");
  search.random_schedules = *options.number("random-schedules");
  search.pct_schedules = *options.number("pct-schedules");
  search.max_schedules = options.number("max-schedules").value_or(UINT64_MAX);
  search.max_steps = options.number("max-steps").value_or(search.max_steps);
  search.max_depth = options.number("max-depth").value_or(SIZE_MAX);
  search.preemptions = static_cast<uint32_t>(*options.number("preemptions"));
  search.seed = *options.number("seed");
  search.stop_at_first = options.has("stop");
  search.outcomes = options.has("outcomes");
  search.javasafe = options.has("javasafe");
  return search;
}

// What the last line may claim.
void print_claim(const tester::SearchResult& r) {
  bool races = false;
  for (const tester::Failure& f : r.failures) races |= f.kind == tester::FailureKind::kRace;
  if (!r.complete) {
    if (!r.not_modelled.empty()) {
      fmt::print("Not complete: what {} answers is not explored.\n",
                 fmt::join(r.not_modelled, ", "));
    } else {
      fmt::print("Not complete: {}.\n", r.bound);
    }
  } else if (races) {
    fmt::print(
        "Every order of whole blocks was run, but nothing is proved: the program has data "
        "races.\n");
  } else {
    fmt::print(
        "Complete: every schedule that matters was run, on this input, under sequential\n"
        "consistency; it has no data race (checked). The order of output was {}explored.\n",
        r.mode == "exhaustive" ? "" : "not ");
  }
}

}  // namespace

int test_program(const Options& options, Library& library, const Program& program) {
  const tester::Subject subject = make_subject(options, library, program);
  tester::SearchOptions search = search_options(options);
  search.time_limit_nanos = subject.options.time_limit_nanos;
  if (!tester::is_mode(search.mode)) {
    fmt::print(stderr, "vmrun: error: --search {}: there is no such mode; it is one of {}\n",
               search.mode, tester::mode_names());
    return kUsage;
  }
  on_interrupt([](void*) { stop_search = true; }, nullptr);
  const tester::SearchResult r = tester::search(subject, search, stop_search);
  if (!r.error.empty()) {
    fmt::print(stderr, "vmrun: error: {}\n", r.error);
    return kDoesNotLoad;
  }
  const Sources sources(options.inputs);
  const size_t n = r.failures.size();
  if (n == 0) {
    fmt::print("No failure found{}.\n", r.complete ? "" : " so far");
  } else {
    fmt::print("{} found.\n", n == 1 ? "1 failure" : fmt::format("{} failures", n));
  }
  for (size_t i = 0; i < n; ++i) {
    const tester::Failure& f = r.failures[i];
    print_failure(f, i + 1, sources);
    fmt::print("  Seen in {} of {} schedules, first in schedule {}{}.\n", grouped(f.schedules),
               grouped(r.random_schedules + r.schedules), grouped(f.first),
               f.messages.size() < 2
                   ? ""
                   : fmt::format("; with {} different messages", grouped(f.messages.size())));
    const std::string path = write_trace(subject, f, options.text("trace-dir"), i + 1);
    if (!path.empty()) fmt::print("  To run it again: {}\n", replay_command(options, path));
  }
  fmt::print("\n");
  if (r.random_schedules > 0) {
    fmt::print("Random: {} schedules, {} failing. ", grouped(r.random_schedules),
               grouped(r.random_failing));
  }
  fmt::print(
      "Search ({}): {} schedules explored, {} failing, {} cut asleep; {} blocks, {} failed "
      "attempts{}. {:.1f} s.\n",
      r.mode, grouped(r.schedules), grouped(r.failing), grouped(r.asleep), grouped(r.blocks),
      grouped(r.failed_attempts), r.spins == 0 ? "" : fmt::format(" ({} spins)", grouped(r.spins)),
      static_cast<double>(r.nanos) / 1e9);
  print_claim(r);
  if (r.interrupted) return kInterruptedExit;
  if (n != 0) return kFailure;
  return r.complete ? kOk : kBounded;
}

int replay_program(const Options& options, Library& library, const Program& program) {
  const std::string path = options.text("replay");
  std::string text;
  if (!read_file(path, &text)) {
    fmt::print(stderr, "{}: error: cannot read: {}\n", path, std::strerror(errno));
    return kDoesNotLoad;
  }
  const tester::ParsedTrace parsed = tester::parse_trace(text);
  if (!parsed.trace) {
    fmt::print(stderr, "{}: error: {}\n", path, parsed.error);
    return kDoesNotLoad;
  }
  const tester::Subject subject = make_subject(options, library, program);
  if (parsed.trace->program != tester::program_digest(subject)) {
    fmt::print(stderr, "{}: error: the trace is of another program, or of another version of it\n",
               path);
    return kDoesNotLoad;
  }
  const tester::ReplayResult r = tester::replay(subject, *parsed.trace);
  if (!r.error.empty()) {
    fmt::print(stderr, "{}: error: the trace does not fit: {}\n", path, r.error);
    return kDoesNotLoad;
  }
  fmt::print("{}", r.output);
  if (!r.output.empty() && r.output.back() != '\n') fmt::print("\n");
  if (r.failures.empty()) {
    fmt::print("The schedule ran to its end without a failure; the trace says: {}\n",
               parsed.trace->failure);
    return kOk;
  }
  const Sources sources(options.inputs);
  for (size_t i = 0; i < r.failures.size(); ++i) {
    tester::Failure f = r.failures[i];
    f.schedule = parsed.trace->schedule;
    print_failure(f, i + 1, sources);
  }
  return kFailure;
}

}  // namespace braid::cli
