// The turning point of a failing schedule, in words.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "cli/plot.h"
#include "cli/why.h"

namespace braid::cli {
namespace {

using tester::Event;
using Kind = Event::Kind;

// The event that takes the answer at which the schedule turns, and what else it could have been.
struct Answer {
  size_t event = 0;
  std::string instead;
};

// Follows who waits where: a notify takes an answer if there is more than one.
std::optional<Answer> answer_of(const tester::Failure& f) {
  const tester::TurningPoint& t = *f.turning_point;
  const auto& choices = f.schedule.choices;
  size_t left = 0;  // answers of this stretch before that one
  for (size_t i = 0; i < *t.choice; ++i) left += choices[i].segment == t.segment;
  const Plot plot(*f.story);
  std::map<uint64_t, std::vector<uint32_t>> waiting;  // by wait set, in the order of their waits
  const auto leaves = [&](const std::string& name) {
    for (auto& [key, list] : waiting)
      std::erase_if(list, [&](uint32_t w) { return plot.name(w) == name; });
  };
  for (size_t i = 0; i < plot.events().size(); ++i) {
    const Event& e = plot.event(i);
    std::vector<uint32_t>& list = waiting[e.key];
    const bool notifies = e.kind == Kind::kNotify && !e.call.ends_with("All") && list.size() > 1;
    if (e.segment == t.segment && (notifies || e.kind == Kind::kChoose) && left-- == 0) {
      if (e.kind == Kind::kChoose) return Answer{i, fmt::format("{}", t.instead)};
      if (t.instead >= list.size()) return std::nullopt;
      return Answer{i, plot.name(list[t.instead])};
    }
    if (e.kind == Kind::kWait) list.push_back(e.thread);
    if (e.kind == Kind::kWoken) leaves(plot.name(e.thread));
    if (e.kind != Kind::kNotify) continue;
    for (size_t at = 0; at < e.value.size();) {
      const size_t end = std::min(e.value.find(", ", at), e.value.size());
      leaves(e.value.substr(at, end - at));
      at = end + 2;
    }
  }
  return std::nullopt;
}

const char* good_end(const tester::Failure& f) {
  return f.kind == tester::FailureKind::kRace
             ? "the program could have ended without this data race"
             : "the program could have ended without a failure";
}

}  // namespace

size_t turning_event(const tester::Failure& f) {
  const tester::TurningPoint& t = *f.turning_point;
  if (t.choice) {
    if (const std::optional<Answer> answer = answer_of(f)) return answer->event;
  }
  const auto& events = f.story->events;
  const auto at = std::find_if(events.begin(), events.end(),
                               [&](const Event& e) { return e.segment >= t.segment; });
  return static_cast<size_t>(at - events.begin());
}

std::vector<std::string> turning_point_words(const tester::Failure& f) {
  if (!f.turning_point || !f.story) return {};
  const tester::TurningPoint& t = *f.turning_point;
  const auto& segments = f.schedule.segments;
  const tester::Segment& here = segments[t.segment];
  const Plot plot(*f.story);
  std::string text;
  if (t.choice) {
    const std::optional<Answer> answer = answer_of(f);
    if (!answer) return {};
    const Event& e = plot.event(answer->event);
    text = e.kind == Kind::kChoose ? fmt::format("there Choose gave {}. Had it given {} instead, ",
                                                 e.value, answer->instead)
                                   : fmt::format("there {} woke {}. Had it woken {} instead, ",
                                                 e.call, e.value, answer->instead);
  } else {
    const tester::Segment* before = t.segment == 0 ? nullptr : &segments[t.segment - 1];
    const bool goes_on = before != nullptr && before->thread == here.thread;
    const bool went_before = before != nullptr && before->thread == t.instead;
    text = fmt::format("there {} {}. Had {} {} instead, ", here.name, goes_on ? "went on" : "ran",
                       t.instead_name, went_before ? "gone on" : "run");
  }
  std::vector<std::string> all{"The turning point (===): " + text + good_end(f) + "."};
  if (f.difference) {
    const Event& e = plot.event(f.difference->event);
    all.push_back(fmt::format("Then {} would have read {} = {} at {}, where it now reads {}.",
                              plot.name(e.thread), e.object, f.difference->other, plot.at(e.where),
                              e.value));
  }
  return all;
}

}  // namespace braid::cli
