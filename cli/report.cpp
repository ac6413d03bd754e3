#include "cli/report.h"

#include <fmt/format.h>

#include <algorithm>

namespace braid::cli {
namespace {

// Of which the search has not taken account.
bool has_races(const tester::SearchResult& r) {
  if (!r.made_volatile.empty()) return r.still_races;
  return std::any_of(r.failures.begin(), r.failures.end(),
                     [](const tester::Failure& f) { return f.kind == tester::FailureKind::kRace; });
}

std::string why_incomplete(const Report& report) {
  const tester::SearchResult& r = report.result;
  if (report.random_only) {
    const bool cut = r.limit == tester::Limit::kThreadBytecodes;
    return fmt::format("random schedules prove nothing{}{}",
                       r.bound.empty() ? ""
                       : cut           ? "; "
                                       : "; ended by ",
                       r.bound);
  }
  if (!r.bound.empty()) return r.bound;
  if (!r.not_modelled.empty())
    return fmt::format("what {} answers is not explored", fmt::join(r.not_modelled, ", "));
  return "nothing is claimed";
}

// The part of the program that was searched: " from braid.Tester.begin() on"; nothing if it is all.
std::string part(const Report& report) {
  const tester::SearchResult& r = report.result;
  if (const auto& from = report.rules.from) {
    const std::string begin =
        from->at == 0 ? fmt::format(" from the second thread's start in {} on", from->file)
                      : fmt::format(" from switch {} of {} on", from->at, from->file);
    return r.ends_at_mark ? begin + ", up to braid.Tester.end()" : begin;
  }
  if (r.begins_at_mark && r.ends_at_mark)
    return " between braid.Tester.begin() and braid.Tester.end()";
  if (r.begins_at_mark) return " from braid.Tester.begin() on";
  return r.ends_at_mark ? " up to braid.Tester.end()" : "";
}

// What was run under one schedule only.
std::vector<std::string> not_searched(const Report& report) {
  const tester::SearchResult& r = report.result;
  std::vector<std::string> list;
  if (report.rules.from) {
    list.emplace_back("what comes before ran once, as recorded");
    list.emplace_back("what the recording has not read was taken from the files as they are now");
  }
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
        part(report));
  if (!r.made_volatile.empty())
    return fmt::format(
        "Complete{}: every schedule that matters was run, on this input, under sequential\n"
        "consistency, with what races taken for volatile: {}.",
        part(report), fmt::join(r.made_volatile, ", "));
  const char* order = report.output_order_explored ? "" : "not ";
  if (!part(report).empty())
    return fmt::format(
        "Complete{}: every schedule of this part that\n"
        "matters was run, on this input, under sequential consistency; it has no data race\n"
        "(checked). The order of output was {}explored.",
        part(report), order);
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
  for (std::string& sentence : not_searched(report)) {
    claim.assumptions.push_back(sentence);
    sentence[0] = 'W';
    claim.text += fmt::format("\n{}.", sentence);
  }
  for (const std::string& v : report.result.made_volatile)
    claim.assumptions.push_back(v + " is volatile");
  if (!report.result.complete) return claim;
  claim.proved = !has_races(report.result);
  (claim.proved ? claim.checked : claim.assumptions)
      .emplace_back(report.result.made_volatile.empty() ? "no data race" : "no other data race");
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

Report make_report(const Options& options, const tester::Rules& rules,
                   const tester::SearchOptions& search, tester::SearchResult result) {
  Report report;
  report.rules = rules;
  report.bounds = bounds_of(search, result);
  report.result = std::move(result);
  for (tester::Failure& f : report.result.failures) use_readers_names(&f);
  report.program = options.inputs;
  report.arguments = options.arguments;
  report.random_only = search.mode == "random" || search.mode == "pct";
  report.output_order_explored = search.outcomes || search.mode == "exhaustive";
  report.javasafe = search.javasafe;
  report.show_output = options.has("show-output");
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

size_t stretch_number(const tester::Schedule& schedule, size_t segment) {
  size_t number = 1;
  for (size_t i = 1; i <= segment; ++i)
    number += schedule.segments[i].thread != schedule.segments[i - 1].thread;
  return number;
}

std::string turning_point(const tester::Failure& f, bool is_marked) {
  const tester::TurningPoint& p = *f.turning_point;
  const tester::Segment& here = f.schedule.segments[p.segment];
  const std::string stretch = fmt::format("stretch {}", stretch_number(f.schedule, p.segment));
  const char* end = f.kind == tester::FailureKind::kRace
                        ? "the program would have ended without this data race"
                        : "the program would have ended without failure";
  if (p.choice) {
    const tester::Choice& c = f.schedule.choices[*p.choice];
    return fmt::format(
        "{} {} had a choice of {} (whom a notify wakes, or what braid.Choose\n"
        "  returns) and took number {}; with number {}, {}",
        is_marked ? "After the turning point" : "Turning point: in " + stretch, here.name, c.count,
        c.value + 1, p.instead + 1, end);
  }
  const tester::Segment* before = p.segment == 0 ? nullptr : &f.schedule.segments[p.segment - 1];
  const bool goes_on = before != nullptr && before->thread == here.thread;
  const bool went_before = before != nullptr && before->thread == p.instead;
  std::string where = "At the turning point";
  if (!is_marked) {
    where = goes_on ? fmt::format("Turning point: in {}, at {}: here", stretch, before->where)
                    : fmt::format("Turning point: {}: here", stretch);
  }
  return fmt::format("{} {} {}; had {} {}, {}", where, here.name, goes_on ? "went on" : "ran",
                     p.instead_name, went_before ? "gone on" : "run", end);
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
