// The report of a search for people: verdict, failures, outcomes, numbers, and what is proved.
#include <fmt/format.h>

#include <algorithm>

#include "cli/outcome_report.h"
#include "cli/report.h"
#include "cli/unseen_report.h"
#include "cli/words.h"

namespace braid::cli {
namespace {

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
    fmt::print(file, "{} found.{}\n", counted(r.failures.size(), "failure"),
               r.always_fails ? " Every schedule of the program fails." : "");
  }
}

void print_numbers(std::FILE* file, const Report& report) {
  const tester::SearchResult& r = report.result;
  fmt::print(file, "\n");
  if (r.random_schedules > 0 || report.random_only) {
    fmt::print(
        file, "Random: {}, {} failing{}.", counted(r.random_schedules, "schedule"),
        grouped(r.random_failing),
        r.random_cut == 0 ? "" : fmt::format(", {} cut off as too long", grouped(r.random_cut)));
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

// What the program prints on a schedule.
void print_output(std::FILE* file, const std::string& output) {
  fmt::print(file, "\n  Output of this schedule:{}\n", output.empty() ? " none" : "");
  for (size_t at = 0; at < output.size();) {
    const size_t end = std::min(output.find('\n', at), output.size());
    fmt::print(file, "    {}\n", output.substr(at, end - at));
    at = end + 1;
  }
}

}  // namespace

void print_report(std::FILE* file, const Report& report, const Sources& sources) {
  const tester::SearchResult& r = report.result;
  print_verdict(file, report);
  for (size_t i = 0; i < r.failures.size(); ++i) {
    const tester::Failure& f = r.failures[i];
    print_failure(file, f, i + 1, sources);
    if (report.show_output && f.story) print_output(file, f.story->output);
    fmt::print(file, "\n  Seen in {} of {}, first in schedule {}{}.\n", grouped(f.schedules),
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
  fmt::print(file, "{}\n", report.claim.text);
  for (const std::string& sentence : report.bounds.known) fmt::print(file, "{}\n", sentence);
  if (!report.bounds.further.empty())
    fmt::print(file, "To go further: {}.\n", report.bounds.further);
}

}  // namespace braid::cli
