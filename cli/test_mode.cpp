// --tester and --replay.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>

#include "cli/detectors.h"
#include "cli/modes.h"
#include "cli/progress.h"
#include "cli/recorded_runs.h"
#include "cli/report.h"
#include "stdlib/natives.h"
#include "tester/race_switch.h"
#include "vm/run_log.h"

namespace braid::cli {
namespace {

// The file of --from-recording, and the switch at which the search begins.
tester::RecordedStart recorded_start(const std::string& text, const Program& program) {
  const size_t mark = text.rfind('@');
  return {text.substr(0, mark), mark == std::string::npos ? 0 : std::stoull(text.substr(mark + 1)),
          tester::program_digest(program.pointers())};
}

tester::Subject make_subject(const Options& options, Library& library, const Program& program,
                             ToolLibraries& tools, const tester::Trace* trace = nullptr) {
  tester::Subject subject;
  subject.modules = program.pointers();
  subject.library = library.provider();
  subject.natives = stdlib::library_natives();
  subject.options = machine_options(options);
  subject.input = read_all_input();
  subject.io = io_rules(options);
  subject.rules.trust = options.texts("trust");
  subject.rules.no_trust = options.texts("no-trust");
  subject.rules.ordered_clock = options.has("no-timeouts") || options.text("clock") == "ordered";
  subject.rules.spurious_wakeups = options.has("spurious-wakeups");
  if (options.has("from-recording"))
    subject.rules.from = recorded_start(options.text("from-recording"), program);
  subject.foreign_tools = !tools.empty();
  // What is looked at once more for the report is none of the tools' business, but what they have
  // found.
  subject.make_tools = [&options, &tools, trace](tester::MachineFor use) {
    if (use == tester::MachineFor::kWitness) return tester::Tools();
    tester::Tools made = make_detectors(options, trace);
    for (std::shared_ptr<Tool>& tool : tools.make()) made.push_back(std::move(tool));
    return made;
  };
  return subject;
}

tester::SearchOptions search_options(const Options& options) {
  tester::SearchOptions search;
  search.mode = options.has("deadlock") ? "dd" : options.text("search");
  search.random_schedules = *options.number("random-schedules");
  search.pct_schedules = *options.number("pct-schedules");
  search.max_schedules = options.number("max-schedules").value_or(UINT64_MAX);
  search.max_steps = options.number("max-steps").value_or(search.max_steps);
  search.terminate_after = options.number("terminate-after").value_or(0);
  search.max_depth = options.number("max-depth").value_or(SIZE_MAX);
  search.preemptions =
      static_cast<uint32_t>(std::min<uint64_t>(*options.number("preemptions"), UINT32_MAX));
  search.seed = *options.number("seed");
  search.stop_at_first = options.has("stop");
  search.outcomes = options.has("outcomes");
  search.javasafe = options.has("javasafe");
  search.no_checkpoints = options.has("no-checkpoints");
  return search;
}

// The file of --json: opened before the search, so that hours are not searched in vain.
class JsonFile {
 public:
  // False, with a message, if the file cannot be written.
  bool open(const std::string& path) {
    path_ = path;
    if (path_.empty()) return true;
    file_ = is_standard_output() ? stdout : std::fopen(path_.c_str(), "wb");
    return file_ != nullptr || complain();
  }
  bool write(const Report& report) {
    if (file_ == nullptr) return true;
    const std::string text = json_report(report, Sources(report.program));
    bool ok = std::fwrite(text.data(), 1, text.size(), file_) == text.size();
    ok &= (is_standard_output() ? std::fflush(file_) : std::fclose(file_)) == 0;
    return ok || complain();
  }
  bool is_standard_output() const { return path_ == "-"; }

 private:
  bool complain() const {
    fmt::print(stderr, "{}: error: cannot write: {}\n", path_, std::strerror(errno));
    return false;
  }

  std::string path_;
  std::FILE* file_ = nullptr;
};

std::atomic<bool> stop_search = false;

// The trace of an outcome was replayed.
int outcome_again(const std::string& path, const tester::Trace& trace,
                  const tester::ReplayResult& r, const Sources& sources) {
  if (r.exit_status != trace.exit_status) {
    fmt::print(stderr, "{}: error: the trace does not fit: the program does not end as it says\n",
               path);
    return kDoesNotLoad;
  }
  fmt::print("The program ended with exit status {}.\n", *r.exit_status);
  for (const tester::Failure& f : r.failures) fmt::print("It failed: {}\n", f.what);
  print_schedule(stdout, trace.schedule, sources);
  return r.failures.empty() ? kOk : kFailure;
}

}  // namespace

int test_program(const Options& options, Library& library, const Program& program,
                 ToolLibraries& tools) {
  on_signals(
      {SIGINT, SIGTERM}, [](void*) { stop_search = true; }, nullptr);
  JsonFile json;
  if (!json.open(options.text("json"))) return kUsage;
  const tester::Subject subject = make_subject(options, library, program, tools);
  tester::SearchOptions search = search_options(options);
  search.time_limit_nanos = subject.options.time_limit_nanos;
  on_signals(
      {SIGINT, SIGTERM}, [](void*) { stop_search = true; }, nullptr);
  Report report;
  {
    ProgressLine line(!options.has("quiet"), stderr);
    if (line.is_on()) search.on_progress = [&](const tester::Progress& p) { line.show(p); };
    const auto run = options.has("race-switch") ? tester::search_switching_races : tester::search;
    report = make_report(options, subject.rules, search, run(subject, search, stop_search));
  }
  print_tool_errors(report.result.tool_errors);
  if (report.verdict == Verdict::kError) {
    fmt::print(stderr, "vmrun: error: {}\n", report.result.error);
  } else {
    write_traces(options, subject, &report);
    print_report(json.is_standard_output() ? stderr : stdout, report, Sources(options.inputs));
  }
  if (!json.write(report) && report.exit_code == kOk) return kUsage;
  return report.exit_code;
}

int replay_program(const Options& options, Library& library, const Program& program,
                   ToolLibraries& tools) {
  const std::string path = options.text("replay");
  if (vm::RunLogReader::is_recording(path))
    return replay_recording(path, options, library, program, tools);
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
  const tester::Subject subject = make_subject(options, library, program, tools, &*parsed.trace);
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
  print_tool_errors(r.tool_errors);
  fmt::print("{}", r.output);
  if (!r.output.empty() && r.output.back() != '\n') fmt::print("\n");
  const Sources sources(options.inputs);
  if (parsed.trace->exit_status) return outcome_again(path, *parsed.trace, r, sources);
  if (r.failures.empty()) {
    fmt::print("The schedule ran to its end without a failure; the trace says: {}\n",
               parsed.trace->failure);
    return kOk;
  }
  for (size_t i = 0; i < r.failures.size(); ++i) {
    print_failure(stdout, r.failures[i], i + 1, sources);
  }
  return kFailure;
}

}  // namespace braid::cli
