#include "cli/report.h"

#include <fmt/format.h>

#include <algorithm>

namespace braid::cli {
namespace {

bool has_races(const tester::SearchResult& r) {
  return std::any_of(r.failures.begin(), r.failures.end(),
                     [](const tester::Failure& f) { return f.kind == tester::FailureKind::kRace; });
}

std::string why_incomplete(const Report& report) {
  const tester::SearchResult& r = report.result;
  if (report.random_only && !r.bound.empty())
    return "random schedules prove nothing; ended by " + r.bound;
  if (report.random_only) return "random schedules prove nothing";
  if (!r.bound.empty()) return r.bound;
  if (!r.not_modelled.empty())
    return fmt::format("what {} answers is not explored", fmt::join(r.not_modelled, ", "));
  return "nothing is claimed";
}

// The part of the program that was searched: " from braid.Tester.begin() on"; nothing if it is all.
std::string part(const tester::SearchResult& r) {
  if (r.begins_at_mark && r.ends_at_mark)
    return " between braid.Tester.begin() and braid.Tester.end()";
  if (r.begins_at_mark) return " from braid.Tester.begin() on";
  return r.ends_at_mark ? " up to braid.Tester.end()" : "";
}

// What was run under one schedule only.
std::vector<std::string> not_searched(const tester::SearchResult& r) {
  std::vector<std::string> list;
  if (r.begins_at_mark)
    list.emplace_back("what comes before braid.Tester.begin() ran once, under one schedule");
  if (r.ends_at_mark)
    list.emplace_back("what comes after braid.Tester.end() ran under one schedule each time");
  return list;
}

std::string text_of(const Report& report) {
  const tester::SearchResult& r = report.result;
  if (!r.complete) return fmt::format("Not complete: {}.", why_incomplete(report));
  if (has_races(r))
    return fmt::format(
        "Every order of whole blocks was run{}, but nothing is proved: the program has data races.",
        part(r));
  const char* order = report.output_order_explored ? "" : "not ";
  if (!part(r).empty())
    return fmt::format(
        "Complete{}: every schedule of this part that\n"
        "matters was run, on this input, under sequential consistency; it has no data race\n"
        "(checked). The order of output was {}explored.",
        part(r), order);
  return fmt::format(
      "Complete: every schedule that matters was run, on this input, under sequential\n"
      "consistency; it has no data race (checked). The order of output was {}explored.",
      order);
}

Claim claim_of(const Report& report) {
  Claim claim;
  if (report.verdict == Verdict::kError) {
    claim.text = "Nothing was run.";
    return claim;
  }
  claim.assumptions = {"this input and these arguments", "sequential consistency"};
  claim.text = text_of(report);
  for (std::string& sentence : not_searched(report.result)) {
    claim.assumptions.push_back(sentence);
    sentence[0] = 'W';
    claim.text += fmt::format("\n{}.", sentence);
  }
  if (!report.result.complete) return claim;
  claim.proved = !has_races(report.result);
  (claim.proved ? claim.checked : claim.assumptions).emplace_back("no data race");
  return claim;
}

Verdict verdict_of(const tester::SearchResult& r) {
  if (!r.error.empty()) return Verdict::kError;
  if (!r.failures.empty()) return Verdict::kFailure;
  if (r.interrupted) return Verdict::kInterrupted;
  return r.complete ? Verdict::kClean : Verdict::kBounded;
}

int exit_code_of(const Report& report) {
  if (report.result.interrupted) return kInterruptedExit;
  switch (report.verdict) {
    case Verdict::kClean:
      return kOk;
    case Verdict::kFailure:
      return kFailure;
    case Verdict::kBounded:
      return kBounded;
    case Verdict::kInterrupted:
      return kInterruptedExit;
    case Verdict::kError:
      return kDoesNotLoad;
  }
  return kInternal;
}

}  // namespace

Report make_report(const Options& options, const tester::SearchOptions& search,
                   tester::SearchResult result) {
  Report report;
  report.result = std::move(result);
  report.program = options.inputs;
  report.arguments = options.arguments;
  report.random_only = search.mode == "random" || search.mode == "pct";
  report.output_order_explored = search.outcomes || search.mode == "exhaustive";
  report.verdict = verdict_of(report.result);
  report.exit_code = exit_code_of(report);
  report.claim = claim_of(report);
  return report;
}

std::vector<tester::Segment> stretches(const tester::Schedule& schedule) {
  std::vector<tester::Segment> merged;
  for (const tester::Segment& s : schedule.segments) {
    // A thread that was stopped before a lock, and then finds it taken, is in one place.
    if (!merged.empty() && merged.back().thread == s.thread) merged.pop_back();
    merged.push_back(s);
  }
  return merged;
}

std::string end_of(const tester::Segment& stretch) {
  switch (stretch.how) {
    case tester::Stretch::kUntil:
      return stretch.why;
    case tester::Stretch::kLock:
      return "stopped there";
    case tester::Stretch::kAccess:
      return "before the access";
    default:
      return "after a " + stretch.why;
  }
}

}  // namespace braid::cli
