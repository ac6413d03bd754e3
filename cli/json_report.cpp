// The report of a search as data. docs/report.schema.json says what is in it; docs/report.md what
// it means. Later versions only add keys.
#include <nlohmann/json.hpp>

#include "cli/report.h"
#include "cli/why.h"

namespace braid::cli {
namespace {

using Json = nlohmann::ordered_json;  // the order of the keys is the order in which they are read

constexpr const char* kSchema = "braid-report/1";

const char* name_of(Verdict v) {
  switch (v) {
    case Verdict::kClean:
      return "clean";
    case Verdict::kFailure:
      return "failure";
    case Verdict::kBounded:
      return "bounded";
    case Verdict::kInterrupted:
      return "interrupted";
    case Verdict::kError:
      return "error";
  }
  return "";
}

const char* name_of(tester::FailureKind kind) {
  switch (kind) {
    case tester::FailureKind::kAssertion:
      return "assertion";
    case tester::FailureKind::kUncaught:
      return "uncaught";
    case tester::FailureKind::kLockCycle:
      return "lock-cycle";
    case tester::FailureKind::kCondition:
      return "condition";
    case tester::FailureKind::kLost:
      return "lost";
    case tester::FailureKind::kPool:
      return "pool";
    case tester::FailureKind::kRace:
      return "race";
    case tester::FailureKind::kSpins:
      return "spins";
    case tester::FailureKind::kLivelock:
      return "livelock";
    case tester::FailureKind::kFinding:
      return "finding";
  }
  return "";
}

Json text_or_null(const std::string& text) { return text.empty() ? Json() : Json(text); }

Json number_or_null(uint64_t number) { return number == 0 ? Json() : Json(number); }

Json preemptions_of(const tester::SearchResult& r) {
  return r.preemptions_completed ? Json(*r.preemptions_completed) : Json();
}

Json went_over_of(const tester::SearchResult& r) {
  return r.went_over ? Json(r.went_over->schedules) : Json();
}

Json share_of(const tester::SearchResult& r) {
  return r.complete || !r.ended_in ? Json() : Json(r.ended_in->share);
}

Json rules_of(const Report& report) {
  return {{"clock", report.rules.ordered_clock ? "ordered" : "adversarial"},
          {"spurious_wakeups", report.rules.spurious_wakeups},
          {"trust", report.rules.trust},
          {"no_trust", report.rules.no_trust},
          {"javasafe", report.javasafe}};
}

Json steps_of(const tester::Schedule& schedule) {
  Json steps = Json::array();
  for (const tester::Segment& s : stretches(schedule)) {
    steps.push_back(
        {{"thread", s.thread}, {"name", s.name}, {"until", end_of(s)}, {"where", s.where}});
  }
  return steps;
}

Json minimised_of(const tester::Failure& f) {
  if (!f.minimised) return {};
  const tester::Minimised& m = *f.minimised;
  return {
      {"preemptions", m.preemptions}, {"before", m.before}, {"runs", m.runs}, {"proved", m.proved}};
}

const char* name_of(tester::Event::Kind kind) {
  constexpr const char* kNames[] = {"read",   "write",  "lock",  "unlock", "refused", "wait",
                                    "notify", "woken",  "sleep", "park",   "start",   "end",
                                    "call",   "choose", "print", "throw",  "other"};
  return kNames[static_cast<size_t>(kind)];
}

Json event_of(const tester::Event& e) {
  Json json = {{"kind", name_of(e.kind)},
               {"thread", e.thread},
               {"step", e.segment},
               {"where", e.where},
               {"shared", e.shared}};
  // What does not apply is left out: there are many events.
  const std::pair<const char*, const std::string*> texts[] = {
      {"object", &e.object}, {"value", &e.value}, {"before", &e.before},
      {"call", &e.call},     {"lock", &e.lock},   {"mode", &e.mode}};
  for (const auto& [key, text] : texts)
    if (!text->empty()) json[key] = *text;
  return json;
}

Json story_of(const tester::Failure& f) {
  if (!f.story) return nullptr;
  Json events = Json::array();
  for (const tester::Event& e : f.story->events) events.push_back(event_of(e));
  Json locals = Json::array();
  for (const tester::Local& l : f.story->locals)
    locals.push_back({{"name", l.name}, {"value", l.value}});
  return {{"threads", f.story->threads},
          {"cut_at", f.story->cut ? Json(f.story->cut_at) : Json()},
          {"locals", std::move(locals)},
          {"output", f.story->output},
          {"events", std::move(events)}};
}

Json turning_point_of(const tester::Failure& f) {
  if (!f.turning_point) return nullptr;
  const tester::TurningPoint& t = *f.turning_point;
  const tester::Segment& s = f.schedule.segments[t.segment];
  Json json = {{"step", t.segment},    {"thread", s.thread},
               {"name", s.name},       {"choice", t.choice ? Json(*t.choice) : Json()},
               {"instead", t.instead}, {"instead_name", text_or_null(t.instead_name)},
               {"answer", nullptr},    {"steps", steps_of(t.other)},
               {"difference", nullptr}};
  if (t.choice) {
    const tester::Choice& c = f.schedule.choices[*t.choice];
    json["answer"] = {{"was", c.value}, {"instead", t.instead}, {"of", c.count}};
  }
  if (f.difference)
    json["difference"] = {{"event", f.difference->event}, {"other", f.difference->other}};
  return json;
}

Json failure_of(const tester::Failure& f, const TraceFile& trace, const Sources& sources) {
  return {{"kind", name_of(f.kind)},
          {"what", f.what},
          {"place", f.place},
          {"details", f.details},
          {"notes", f.notes},
          {"variable", text_or_null(f.variable)},
          {"rule", text_or_null(f.rule)},
          {"lost_wakeup", f.lost_wakeup},
          {"messages", f.messages.size()},
          {"schedules", f.schedules},
          {"first", f.first},
          {"trace", text_or_null(trace.path)},
          {"replay", text_or_null(trace.replay)},
          {"steps", steps_of(f.schedule)},
          {"minimised", minimised_of(f)},
          {"why", why(f, sources)},
          {"turning_point", turning_point_of(f)},
          {"story", story_of(f)}};
}

Json outcome_of(const tester::Outcome& o, const TraceFile& trace) {
  return {{"output", o.output},
          {"exit_code", o.exit_code},
          {"schedules", o.schedules},
          {"trace", text_or_null(trace.path)},
          {"replay", text_or_null(trace.replay)}};
}

Json unseen_of(const tester::Unseen& u) {
  Json checks = Json::array();
  for (const tester::Unseen::Check& c : u.checks)
    checks.push_back({{"place", c.place}, {"kind", c.is_assert ? "assert" : "check"}});
  Json lines = Json::array();
  for (const tester::Unseen::Lines& l : u.lines) {
    lines.push_back({{"file", l.file},
                     {"first", l.first},
                     {"last", l.last},
                     {"class", l.cls},
                     {"method", text_or_null(l.method)},
                     {"whole", l.whole},
                     {"quiet", l.quiet},
                     {"what", l.what}});
  }
  Json threads = Json::array();
  for (const tester::Unseen::Thread& t : u.threads)
    threads.push_back({{"place", t.place}, {"class", t.cls}});
  return {
      {"checks", std::move(checks)}, {"lines", std::move(lines)}, {"threads", std::move(threads)}};
}

}  // namespace

std::string json_report(const Report& report, const Sources& sources) {
  const tester::SearchResult& r = report.result;
  Json failures = Json::array();
  for (size_t i = 0; i < r.failures.size(); ++i)
    failures.push_back(failure_of(r.failures[i], report.traces[i], sources));
  Json outcomes = Json::array();
  for (size_t i = 0; i < r.outcomes.size(); ++i)
    outcomes.push_back(outcome_of(r.outcomes[i], report.outcome_traces[i]));
  const Json json = {{"schema", kSchema},
                     {"verdict", name_of(report.verdict)},
                     {"exit_code", report.exit_code},
                     {"error", text_or_null(r.error)},
                     {"program", report.program},
                     {"arguments", report.arguments},
                     {"mode", r.mode},
                     {"schedules", r.schedules},
                     {"random_schedules", r.random_schedules},
                     {"failing", r.failing},
                     {"random_failing", r.random_failing},
                     {"random_cut", r.random_cut},
                     {"blocks", r.blocks},
                     {"failed_attempts", r.failed_attempts},
                     {"spins", r.spins},
                     {"asleep", r.asleep},
                     {"cut", r.cut},
                     {"depth", r.depth},
                     {"complete", r.complete},
                     {"always_fails", r.always_fails},
                     {"begins_at_mark", r.begins_at_mark},
                     {"ends_at_mark", r.ends_at_mark},
                     {"bound", text_or_null(r.bound)},
                     {"known", report.bounds.known},
                     {"further", text_or_null(report.bounds.further)},
                     {"share", share_of(r)},
                     {"depth_completed", number_or_null(r.depth_completed)},
                     {"preemptions_completed", preemptions_of(r)},
                     {"went_over_after", went_over_of(r)},
                     {"cut_at", r.cut_at},
                     {"rules", rules_of(report)},
                     {"made_volatile", r.made_volatile},
                     {"proved", report.claim.proved},
                     {"claim", report.claim.text},
                     {"assumptions", report.claim.assumptions},
                     {"checked", report.claim.checked},
                     {"not_modelled", r.not_modelled},
                     {"output_order_explored", report.output_order_explored},
                     {"threads", r.threads},
                     {"seconds", static_cast<double>(r.nanos) / 1e9},
                     {"checkpoints", r.checkpoints},
                     {"returned", r.returned},
                     {"failures", std::move(failures)},
                     {"outcomes", std::move(outcomes)},
                     {"unseen", unseen_of(r.unseen)}};
  // What a program prints need not be UTF-8.
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace braid::cli
