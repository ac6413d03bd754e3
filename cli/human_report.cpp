// The report of a search for people: verdict, failures, outcomes, numbers, and what is proved.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "cli/outcome_report.h"
#include "cli/program.h"
#include "cli/report.h"
#include "cli/unseen_report.h"
#include "cli/words.h"
#include "tester/names.h"

namespace braid::cli {
namespace {

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
  for (const tester::Segment& s : stretches(schedule)) {
    ScheduleLine line{s.name, words_for(s), ""};
    if (!line.what.ends_with("its end")) line.source = sources.line(s.where);
    if (line.source.size() > kSourceWidth)
      line.source = line.source.substr(0, kSourceWidth - 3) + "...";
    lines.push_back(std::move(line));
  }
  return lines;
}

void print_lines(std::FILE* file, const std::vector<ScheduleLine>& lines) {
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
    fmt::print(file, "{}\n", std::string_view(text).substr(0, text.find_last_not_of(' ') + 1));
  }
}

// How few switches it has away from a thread that could have gone on.
std::string minimality(const tester::Minimised& m) {
  const std::string many = fmt::format("Preemptions between blocks: {}", m.preemptions);
  if (m.preemptions == 0) return many + ", the fewest there can be";
  if (m.proved)
    return many + ", proved minimal: no schedule with fewer preemptions has this failure";
  return fmt::format("{} (first found with {}; minimised in {})", many, m.before,
                     counted(m.runs, "run"));
}

// A program that asserts nothing and exits with a status is not failing, but the status is news.
std::string exit_statuses(const tester::SearchResult& r) {
  std::vector<int> statuses;
  uint64_t schedules = 0;
  for (const tester::Outcome& o : r.outcomes) {
    if (o.exit_code == 0) continue;
    schedules += o.schedules;
    if (std::find(statuses.begin(), statuses.end(), o.exit_code) == statuses.end())
      statuses.push_back(o.exit_code);
  }
  if (statuses.empty()) return "";
  return fmt::format("; but the program ended with exit status {} in {}", fmt::join(statuses, ", "),
                     counted(schedules, "schedule"));
}

void print_verdict(std::FILE* file, const Report& report) {
  const tester::SearchResult& r = report.result;
  if (r.failures.empty()) {
    const std::string checks = unreached_checks(r.unseen);
    fmt::print(file, "No failure found{}{}{}{}.\n", r.complete ? "" : " so far", exit_statuses(r),
               checks.empty() ? "" : "; but ", checks);
  } else {
    fmt::print(file, "{} found.\n", counted(r.failures.size(), "failure"));
  }
}

void print_numbers(std::FILE* file, const Report& report) {
  const tester::SearchResult& r = report.result;
  fmt::print(file, "\n");
  if (r.random_schedules > 0 || report.random_only) {
    fmt::print(file, "Random: {}, {} failing.", counted(r.random_schedules, "schedule"),
               grouped(r.random_failing));
  }
  if (!report.random_only || r.schedules > 0) {
    fmt::print(file, "{}Search ({}): {} explored, {} failing, {} cut asleep; {}, {}{}.",
               r.random_schedules > 0 ? " " : "", r.mode, counted(r.schedules, "schedule"),
               grouped(r.failing), grouped(r.asleep), counted(r.blocks, "block"),
               counted(r.failed_attempts, "failed attempt"),
               r.spins == 0 ? "" : fmt::format(" ({})", counted(r.spins, "spin")));
  }
  fmt::print(file, " {:.1f} s.\n", static_cast<double>(r.nanos) / 1e9);
}

}  // namespace

Sources::Sources(const std::vector<std::string>& inputs) {
  std::vector<std::string> modules;
  for (const std::string& input : inputs) {
    std::error_code error;
    if (std::filesystem::path(input).extension() == ".java" ||
        std::filesystem::is_directory(input, error)) {
      collect_sources({input}, &paths_, &modules);
    }
  }
}

std::string Sources::line(const std::string& where) const {
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

void print_failure(std::FILE* file, const tester::Failure& f, size_t number,
                   const Sources& sources) {
  fmt::print(file, "\nFailure {}: {}\n", number, f.what);
  const bool is_stack =
      f.kind == tester::FailureKind::kAssertion || f.kind == tester::FailureKind::kUncaught;
  for (const std::string& d : f.details) fmt::print(file, "    {}{}\n", is_stack ? "at " : "", d);
  for (const std::string& n : f.notes) fmt::print(file, "  {}.\n", n);
  print_schedule(file, f.schedule, sources);
  if (f.minimised) fmt::print(file, "  {}.\n", minimality(*f.minimised));
}

void print_schedule(std::FILE* file, const tester::Schedule& schedule, const Sources& sources) {
  const std::vector<ScheduleLine> lines = schedule_lines(schedule, sources);
  if (lines.empty()) return;
  fmt::print(file, "  The schedule, one line per stretch that a thread runs ({} switch{}):\n",
             lines.size() - 1, lines.size() == 2 ? "" : "es");
  print_lines(file, lines);
}

void print_report(std::FILE* file, const Report& report, const Sources& sources) {
  const tester::SearchResult& r = report.result;
  print_verdict(file, report);
  for (size_t i = 0; i < r.failures.size(); ++i) {
    const tester::Failure& f = r.failures[i];
    print_failure(file, f, i + 1, sources);
    fmt::print(file, "  Seen in {} of {}, first in schedule {}{}.\n", grouped(f.schedules),
               counted(r.random_schedules + r.schedules, "schedule"), grouped(f.first),
               f.messages.size() < 2
                   ? ""
                   : fmt::format("; with {} different messages", grouped(f.messages.size())));
    if (!report.traces[i].replay.empty())
      fmt::print(file, "  To run it again: {}\n", report.traces[i].replay);
  }
  print_outcomes(file, report);
  print_unseen(file, r.unseen, !r.failures.empty());
  print_numbers(file, report);
  for (const std::string& place : r.cut_at) fmt::print(file, "Cut off: thread {}.\n", place);
  if (r.depth_completed != 0) {
    fmt::print(file, "Every schedule was run in which no thread runs more than {} bytecodes.\n",
               grouped(r.depth_completed));
  }
  fmt::print(file, "{}\n", report.claim.text);
}

}  // namespace braid::cli
