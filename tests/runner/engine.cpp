#include "tests/runner/engine.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/runner/check.h"
#include "tests/runner/diff.h"

namespace braid::runner {
namespace {

namespace fs = std::filesystem;
using Arguments = std::vector<std::string>;
using Json = nlohmann::json;

void append(Arguments& list, const Arguments& more) {
  list.insert(list.end(), more.begin(), more.end());
}

Command make_command(const Settings& settings, const Program& program, const fs::path& folder,
                     Arguments arguments) {
  return {std::move(arguments), program.standard_input, folder, settings.timeout_seconds};
}

// What vmrun or vmc is given to find the program: its file, or its folder.
std::string source_argument(const Program& program) { return fs::absolute(program.path).string(); }

Arguments vmrun_arguments(const Engine& engine, const Settings& settings, const Program& program,
                          const std::string& what) {
  Arguments arguments{settings.vmrun.string()};
  arguments.insert(arguments.end(), engine.options.begin(), engine.options.end());
  append(arguments, program.options);
  if (program.main_class_tagged) append(arguments, {"--main-class", program.main_class});
  arguments.push_back(what);
  if (!program.arguments.empty()) {
    arguments.push_back("--");
    append(arguments, program.arguments);
  }
  return arguments;
}

// plain: vmrun X.java ------------------------------------------------------------------------

ProcessResult source_transcript(const Engine& engine, const Settings& settings,
                                const Program& program, const fs::path& folder) {
  return run_process(
      make_command(settings, program, folder,
                   vmrun_arguments(engine, settings, program, source_argument(program))));
}

std::string run_source(const Engine& engine, const Settings& settings, const Program& program,
                       const fs::path& folder) {
  const ProcessResult result = source_transcript(engine, settings, program, folder);
  if (!program.errors.empty()) return check_compile_errors(program, result);
  return check_run(program, result, Machine::kBraid);
}

// bc: vmc X.java -o x.bc && vmrun x.bc ---------------------------------------------------------

ProcessResult compile(const Settings& settings, const Program& program, const fs::path& folder,
                      const fs::path& bytecode) {
  return run_process(
      make_command(settings, program, folder,
                   {settings.vmc.string(), source_argument(program), "-o", bytecode.string()}));
}

ProcessResult bytecode_transcript(const Engine& engine, const Settings& settings,
                                  const Program& program, const fs::path& folder) {
  const fs::path bytecode = folder / "program.bc";
  ProcessResult result = compile(settings, program, folder, bytecode);
  if (result.exit_code != 0) return result;
  return run_process(make_command(settings, program, folder,
                                  vmrun_arguments(engine, settings, program, bytecode.string())));
}

std::string run_bytecode(const Engine& engine, const Settings& settings, const Program& program,
                         const fs::path& folder) {
  const fs::path bytecode = folder / "program.bc";
  if (!program.errors.empty()) {
    std::string wrong = check_compile_errors(program, compile(settings, program, folder, bytecode));
    if (fs::exists(bytecode)) wrong += "vmc left a file behind\n";
    return wrong;
  }
  return check_run(program, bytecode_transcript(engine, settings, program, folder),
                   Machine::kBraid);
}

// java: javac (all at once, before) and java ---------------------------------------------------

ProcessResult java_transcript(const Engine&, const Settings& settings, const Program& program,
                              const fs::path& folder) {
  const JavaCompilation& compiled = settings.java.at(program.name);
  Arguments arguments{"java",
                      "-ea",
                      "-Duser.timezone=UTC",  // as here
                      "-Xshare:auto",
                      "-XX:TieredStopAtLevel=1",
                      "-XX:+UseSerialGC",
                      "-Dfile.encoding=UTF-8",
                      "-Duser.language=en",
                      "-cp",
                      compiled.classes.string(),
                      program.main_class};
  append(arguments, program.arguments);
  return run_process(make_command(settings, program, folder, std::move(arguments)));
}

std::string run_java(const Engine& engine, const Settings& settings, const Program& program,
                     const fs::path& folder) {
  const auto compiled = settings.java.find(program.name);
  if (compiled == settings.java.end()) return "javac was not run on the program\n";
  if (!program.errors.empty()) return check_java_errors(program, compiled->second.errors);
  std::string wrong;
  for (const ExpectedError& error : compiled->second.errors) {
    wrong += fmt::format("{}:{}: javac: {}\n", error.file, error.line, error.text);
  }
  if (!wrong.empty()) return wrong;
  return check_run(program, java_transcript(engine, settings, program, folder), Machine::kJava);
}

// tester: vmrun --tester X.java ----------------------------------------------------------------

ProcessResult replay(const Settings& settings, const Program& program, const fs::path& folder,
                     const fs::path& trace) {
  Program replayed = program;
  append(replayed.options, {"--replay", trace.string()});
  return run_process(
      make_command(settings, replayed, folder,
                   vmrun_arguments(Engine{}, settings, replayed, source_argument(program))));
}

// Each trace that the tester has written, replayed in a process of its own, shows the failure it
// names.
std::string replay_failures(const Settings& settings, const Program& program,
                            const fs::path& folder) {
  std::vector<fs::path> traces;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().filename().string().starts_with("failure-")) traces.push_back(entry.path());
  }
  std::sort(traces.begin(), traces.end());
  std::string wrong;
  for (const fs::path& trace : traces) {
    const std::string text = read_whole_file(trace);
    constexpr std::string_view kKey = "\nfailure ";
    const size_t at = text.find(kKey);
    if (at == std::string::npos) {
      wrong += fmt::format("{} names no failure\n", trace.filename().string());
      continue;
    }
    const size_t begin = at + kKey.size();
    const std::string failure = text.substr(begin, text.find('\n', begin) - begin);
    const ProcessResult result = replay(settings, program, folder, trace);
    if (result.exit_code != 1 || result.output.find(failure) == std::string::npos) {
      wrong += fmt::format("{} replays to exit code {} without: {}\n{}", trace.filename().string(),
                           result.exit_code, failure, excerpt(result.output + result.errors));
    }
  }
  return wrong;
}

// Outcomes that differ have a trace each (the first ten), which leads to the same output again.
std::string replay_outcomes(const Settings& settings, const Program& program,
                            const fs::path& folder, const std::string& report) {
  const Json json = Json::parse(report, nullptr, false);
  if (!json.is_object() || json["mode"] == "exhaustive") return "";
  const Json& outcomes = json["outcomes"];
  constexpr size_t kMostReplayed = 10;
  const bool any = std::any_of(outcomes.begin(), outcomes.end(),
                               [](const Json& o) { return o["trace"].is_string(); });
  std::string wrong;
  for (size_t i = 0; any && i < std::min(outcomes.size(), kMostReplayed); ++i) {
    const Json& o = outcomes[i];
    if (!o["trace"].is_string()) {
      wrong += fmt::format("outcome {} has no trace\n", i + 1);
      continue;
    }
    std::string end = o["output"].get<std::string>();
    if (!end.empty() && end.back() != '\n') end += '\n';
    end += fmt::format("The program ended with exit status {}.\n", o["exit_code"].get<int>());
    const ProcessResult result = replay(settings, program, folder, o["trace"].get<std::string>());
    if (result.exit_code > 1 || !result.output.starts_with(end))
      wrong += fmt::format("outcome {} replays to exit code {}:\n{}", i + 1, result.exit_code,
                           excerpt(result.output + result.errors));
  }
  return wrong;
}

std::string run_tester(const Engine& engine, const Settings& settings, const Program& program,
                       const fs::path& folder) {
  const fs::path report = folder / "report.json";
  const fs::path schema = settings.runner_sources / "../../docs/report.schema.json";
  Program with_options = program;
  append(with_options.options, program.tester.options);
  append(with_options.options, {"--json", report.string()});
  const ProcessResult result = run_process(
      make_command(settings, program, folder,
                   vmrun_arguments(engine, settings, with_options, source_argument(program))));
  std::string wrong = check_tester(program, result);
  if (abnormal_end(result).empty())
    wrong += check_report(read_whole_file(schema), read_whole_file(report), result.exit_code);
  wrong += replay_failures(settings, program, folder);
  return wrong + replay_outcomes(settings, program, folder, read_whole_file(report));
}

// search: vmrun --tester --search MODE X.java, counted, for each set of arguments ---------------

std::string run_search(const Engine& engine, const Settings& settings, const Program& program,
                       const fs::path& folder) {
  std::string wrong;
  for (const ExpectedSearch& search : program.tester.searches) {
    Program one = program;
    // Its own mode, if any, is for the engine tester.
    Arguments options = program.tester.options;
    const auto mode = std::find(options.begin(), options.end(), "--search");
    if (mode != options.end()) options.erase(mode, std::min(mode + 2, options.end()));
    append(one.options, options);
    append(one.options, {"--search", search.mode});
    append(one.options, search.options);
    if (search.arguments) one.arguments = *search.arguments;
    const std::string found =
        check_search(search, source_transcript(engine, settings, one, folder));
    if (!found.empty()) {
      wrong += fmt::format("search {} {} {}: {}", search.mode, fmt::join(search.options, " "),
                           fmt::join(one.arguments, " "), found);
    }
  }
  return wrong;
}

// race, eraser: vmrun --race X.java; the traces of a search are replayed ------------------------

std::string run_detector(const Engine& engine, const Settings& settings, const Program& program,
                         const fs::path& folder) {
  std::string wrong;
  for (const ExpectedReport& report : program.reports_of(engine.options.front())) {
    Program one = program;
    append(one.options, report.options);
    std::string found =
        check_detector(program, report, source_transcript(engine, settings, one, folder));
    if (report.in_search()) found += replay_failures(settings, program, folder);
    if (!found.empty())
      wrong += fmt::format("{} {}: {}", report.detector, fmt::join(report.options, " "), found);
  }
  return wrong;
}

// Which programs an engine is for --------------------------------------------------------------

std::string skip_unless_run(const Engine& engine, const Program& program) {
  if (!program.allows_engine(engine.name)) return "its `engines:` comment";
  return program.expects_run() ? "" : "only the tester is asked";
}

// A second --quantum would only be an error of usage.
std::string skip_options(const Engine& engine, const Program& program) {
  for (std::string_view option : engine.options) {
    const auto& own = program.options;
    if (std::find(own.begin(), own.end(), option) != own.end()) return "has the option already";
  }
  return skip_unless_run(engine, program);
}

std::string skip_java(const Engine& engine, const Program& program) {
  return program.java ? skip_unless_run(engine, program) : "its `java: no` comment";
}

std::string skip_tester(const Engine& engine, const Program& program) {
  if (!program.allows_engine(engine.name)) return "its `engines:` comment";
  return program.tester.any_verdict() ? "" : "nothing is expected of the tester";
}

std::string skip_search(const Engine& engine, const Program& program) {
  if (!program.allows_engine(engine.name)) return "its `engines:` comment";
  return program.tester.searches.empty() ? "no number of schedules is given" : "";
}

std::string skip_detector(const Engine& engine, const Program& program) {
  if (!program.allows_engine(engine.name)) return "its `engines:` comment";
  return program.reports_of(engine.options.front()).empty() ? "no report is given" : "";
}

constexpr std::array<std::string_view, 2> kQuantum1{"--quantum", "1"};
constexpr std::array<std::string_view, 2> kQuantum13{"--quantum", "13"};
constexpr std::array<std::string_view, 1> kStress{"--stress-collect"};
constexpr std::array<std::string_view, 1> kCheckpoint{"--stress-checkpoints"};
constexpr std::array<std::string_view, 3> kTester{"--tester", "--max-schedules", "2000"};
constexpr std::array<std::string_view, 1> kSearch{"--tester"};
constexpr std::array<std::string_view, 1> kRace{"--race"};
constexpr std::array<std::string_view, 1> kEraser{"--eraser"};

constexpr Engine kEngines[] = {
    {"plain", "vmrun X.java", {}, run_source, source_transcript, skip_unless_run},
    {"bc", "vmc X.java, then vmrun x.bc", {}, run_bytecode, bytecode_transcript, skip_unless_run},
    {"quantum1", "a thread switch after every bytecode", kQuantum1, run_source, source_transcript,
     skip_options},
    {"quantum13", "a thread switch after 13 bytecodes", kQuantum13, run_source, source_transcript,
     skip_options},
    {"stress", "a collection at every allocation", kStress, run_source, source_transcript,
     skip_options},
    {"checkpoint", "going back and running again all the time", kCheckpoint, run_source,
     source_transcript, skip_options},
    {"sanitized",
     "plain, in a sanitized build",
     {},
     run_source,
     source_transcript,
     skip_unless_run},
    {"java", "javac, then java", {}, run_java, java_transcript, skip_java},
    {"tester", "vmrun --tester --max-schedules 2000 X.java", kTester, run_tester, nullptr,
     skip_tester},
    {"search", "vmrun --tester --search MODE X.java, counted", kSearch, run_search, nullptr,
     skip_search},
    {"race", "vmrun --race X.java: the variables it names", kRace, run_detector, nullptr,
     skip_detector},
    {"eraser", "vmrun --eraser X.java: the variables it names", kEraser, run_detector, nullptr,
     skip_detector},
};

// One line of CompileAll's answer: `index ok` or `index error file line message`, split by tabs.
void read_java_line(const std::string& line, const std::vector<Program>& programs,
                    std::map<std::string, JavaCompilation>& results) {
  std::vector<std::string> fields;
  std::istringstream in(line);
  for (std::string field; std::getline(in, field, '\t');) fields.push_back(field);
  if (fields.size() < 2) return;
  JavaCompilation& compilation = results[programs[std::stoul(fields[0])].name];
  if (fields[1] == "ok") compilation.ok = true;
  if (fields[1] == "error" && fields.size() == 5) {
    compilation.errors.push_back({fields[2], std::stoi(fields[3]), fields[4]});
  }
}

}  // namespace

std::span<const Engine> engines() { return kEngines; }

const Engine* find_engine(std::string_view name) {
  const auto found = std::find_if(std::begin(kEngines), std::end(kEngines),
                                  [&](const Engine& engine) { return engine.name == name; });
  return found == std::end(kEngines) ? nullptr : found;
}

std::map<std::string, JavaCompilation> compile_with_java(const Settings& settings,
                                                         const std::vector<Program>& programs) {
  const fs::path folder = settings.work / "java";
  fs::create_directories(folder);
  std::map<std::string, JavaCompilation> results;
  std::string request;
  for (std::size_t i = 0; i < programs.size(); ++i) {
    const fs::path classes = folder / std::to_string(i);
    fs::create_directories(classes);
    results[programs[i].name].classes = classes;
    request += fmt::format("{}\t{}", i, classes.string());
    for (const fs::path& source : programs[i].sources) {
      request += '\t' + fs::absolute(source).string();
    }
    request += '\n';
  }
  const fs::path java = settings.runner_sources / "java";
  const ProcessResult answer =
      run_process({{"java", "-Xss64m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC",
                    (java / "CompileAll.java").string(), (java / "stubs").string()},
                   request,
                   folder,
                   settings.timeout_seconds * 10});
  std::istringstream lines(answer.output);
  for (std::string line; std::getline(lines, line);) read_java_line(line, programs, results);
  for (auto& [name, compilation] : results) {
    if (!compilation.ok && compilation.errors.empty()) {
      compilation.errors.push_back({name, 0, "no answer: " + excerpt(answer.errors)});
    }
  }
  return results;
}

}  // namespace braid::runner
