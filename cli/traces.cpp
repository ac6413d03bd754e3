// The trace files of a search.
#include <fmt/format.h>

#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <optional>

#include "cli/outcome_report.h"
#include "cli/program.h"
#include "cli/report.h"

namespace braid::cli {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view kFailureStem = "failure-";
constexpr std::string_view kOutcomeStem = "outcome-";
constexpr std::string_view kExtension = ".trace";

// The number in a name of that kind.
std::optional<size_t> number_of(const std::string& name, std::string_view stem) {
  if (!name.starts_with(stem) || !name.ends_with(kExtension)) return std::nullopt;
  size_t number = 0;
  const char* end = name.data() + name.size() - kExtension.size();
  auto [at, error] = std::from_chars(name.data() + stem.size(), end, number);
  if (error != std::errc() || at != end) return std::nullopt;
  return number;
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

// with_tools: what it shows is what tools of libraries, perhaps, have found.
std::string replay_command(const Options& options, const std::string& trace, bool with_tools) {
  std::string text = fmt::format("{} --replay {}", quoted(options.command), quoted(trace));
  if (with_tools)
    for (const std::string& tool : options.texts("tool")) text += " --tool " + quoted(tool);
  if (options.has("main-class")) text += " -m " + quoted(options.text("main-class"));
  for (const std::string& input : options.inputs) text += " " + quoted(input);
  return text;
}

tester::Trace trace_of(const tester::Subject& subject, uint64_t program,
                       const tester::Schedule& schedule) {
  tester::Trace trace;
  trace.program = program;
  trace.random_seed = subject.options.random_seed != 0 ? subject.options.random_seed : 1;
  trace.rules = subject.rules;
  trace.arguments = subject.options.arguments;
  trace.schedule = schedule;
  return trace;
}

bool write_trace(const tester::Trace& trace, const std::string& path) {
  const std::string text = tester::print(trace);
  std::FILE* file = std::fopen(path.c_str(), "wb");
  const bool ok = file != nullptr && std::fwrite(text.data(), 1, text.size(), file) == text.size();
  if (file != nullptr && std::fclose(file) == 0 && ok) return true;
  fmt::print(stderr, "{}: error: cannot write: {}\n", path, std::strerror(errno));
  return false;
}

// Traces with a number greater than `last` that are of this program.
void remove_stale(const fs::path& folder, std::string_view stem, uint64_t program, size_t last) {
  std::vector<fs::path> stale;
  std::error_code error;
  for (auto it = fs::directory_iterator(folder, error); !error && it != fs::directory_iterator();
       it.increment(error)) {
    const std::optional<size_t> number = number_of(it->path().filename().string(), stem);
    if (!number || *number <= last || !it->is_regular_file(error)) continue;
    std::string text;
    if (!read_file(it->path().string(), &text)) continue;
    const tester::ParsedTrace parsed = tester::parse_trace(text);
    if (parsed.trace && parsed.trace->program == program) stale.push_back(it->path());
  }
  for (const fs::path& path : stale) fs::remove(path, error);
}

}  // namespace

void write_traces(const Options& options, const tester::Subject& subject, Report* report) {
  const fs::path folder = options.text("trace-dir");
  const uint64_t program = tester::program_digest(subject);
  const std::vector<tester::Failure>& failures = report->result.failures;
  const std::vector<tester::Outcome>& outcomes = report->result.outcomes;
  report->traces.assign(failures.size(), {});
  report->outcome_traces.assign(outcomes.size(), {});
  const size_t outcomes_written = outcomes_differ(report->result) ? outcomes.size() : 0;
  std::error_code error;
  if (!failures.empty() || outcomes_written > 0) fs::create_directories(folder, error);
  auto write = [&](std::string_view stem, size_t i, const tester::Trace& trace, TraceFile* file,
                   bool with_tools = false) {
    if (trace.schedule.segments.empty()) return;  // mode exhaustive records none
    const std::string name = fmt::format("{}{}{}", stem, i + 1, kExtension);
    const std::string path = (folder / name).lexically_normal().string();
    if (write_trace(trace, path)) *file = {path, replay_command(options, path, with_tools)};
  };
  for (size_t i = 0; i < failures.size(); ++i) {
    tester::Trace trace = trace_of(subject, program, failures[i].schedule);
    trace.failure = failures[i].what.substr(0, failures[i].what.find('\n'));
    if (failures[i].rules) trace.rules = *failures[i].rules;
    trace.rule = failures[i].kind == tester::FailureKind::kRace ? std::string(tester::kRaceRule)
                                                                : failures[i].rule;
    write(kFailureStem, i, trace, &report->traces[i],
          failures[i].kind == tester::FailureKind::kFinding);
  }
  for (size_t i = 0; i < outcomes_written; ++i) {
    tester::Trace trace = trace_of(subject, program, outcomes[i].schedule);
    trace.exit_status = outcomes[i].exit_code;
    write(kOutcomeStem, i, trace, &report->outcome_traces[i]);
  }
  remove_stale(folder, kFailureStem, program, failures.size());
  remove_stale(folder, kOutcomeStem, program, outcomes_written);
}

}  // namespace braid::cli
