#include "tester/story.h"

#include <algorithm>
#include <deque>
#include <unordered_map>

#include "tester/recorder.h"
#include "tester/story_teller.h"

namespace braid::tester {

std::optional<Story> tell(const Subject& subject, const Habits& habits, const Schedule& schedule,
                          MachineFor use) {
  Teller teller;
  const Recording r = play(subject, habits, schedule, use, &teller);
  if (!r.error.empty()) return std::nullopt;
  Story story = teller.take();
  story.output = r.output;
  return story;
}

namespace {

// A wake-up is lost if the last notify for which threads wait for ever had found nobody.
bool has_lost_wakeup(const Story& story) {
  using Kind = Event::Kind;
  std::unordered_map<uint32_t, const Event*> last;      // by thread
  std::unordered_map<uint64_t, const Event*> notified;  // by wait set
  for (const Event& e : story.events) {
    last[e.thread] = &e;
    if (e.kind == Kind::kNotify) notified[e.key] = &e;
  }
  return std::any_of(last.begin(), last.end(), [&](const auto& entry) {
    const Event& e = *entry.second;
    const auto notify = notified.find(e.key);
    return e.kind == Kind::kWait && notify != notified.end() && notify->second->value.empty() &&
           notify->second->thread != e.thread;
  });
}

void settle_lost_wakeup(Failure& f) {
  constexpr std::string_view kPlain = "deadlock: threads wait for ever";
  constexpr std::string_view kLost = "deadlock: a lost wake-up, threads wait for ever";
  const std::string_view old = f.lost_wakeup ? kLost : kPlain;
  f.lost_wakeup = has_lost_wakeup(*f.story);
  if (f.what.starts_with(old))
    f.what = std::string(f.lost_wakeup ? kLost : kPlain) + f.what.substr(old.size());
}

}  // namespace

void tell_story(const Subject& subject, const Habits& habits, Failure& f) {
  const MachineFor use = machine_for(f.kind);
  f.story = tell(subject, habits, f.schedule, use);
  if (!f.story) return;
  if (f.kind == FailureKind::kCondition) settle_lost_wakeup(f);
  if (!f.turning_point) return;
  const std::optional<Story> other = tell(subject, habits, f.turning_point->other, use);
  if (!other) return;
  const auto from =
      std::find_if(f.story->events.begin(), f.story->events.end(),
                   [&](const Event& e) { return e.segment >= f.turning_point->segment; });
  f.difference =
      first_difference(*f.story, *other, static_cast<size_t>(from - f.story->events.begin()));
}

std::optional<Difference> first_difference(const Story& story, const Story& other, size_t from) {
  // The other story's operations of each thread, and where in them the next one is.
  std::unordered_map<uint32_t, std::deque<const Event*>> rest;
  for (const Event& e : other.events) rest[e.thread].push_back(&e);
  std::unordered_map<uint32_t, bool> apart;  // from where on a thread does something else
  for (size_t i = 0; i < story.events.size(); ++i) {
    const Event& e = story.events[i];
    std::deque<const Event*>& theirs = rest[e.thread];
    if (e.kind == Event::Kind::kRefused || apart[e.thread]) continue;
    while (!theirs.empty() && theirs.front()->kind == Event::Kind::kRefused) theirs.pop_front();
    if (theirs.empty()) continue;
    const Event& o = *theirs.front();
    theirs.pop_front();
    if (o.kind != e.kind || o.where != e.where) {
      apart[e.thread] = true;
      continue;
    }
    if (e.kind != Event::Kind::kRead || e.object != o.object || e.value == o.value) continue;
    if (i >= from) return Difference{i, o.value};
    apart[e.thread] = true;
  }
  return std::nullopt;
}

}  // namespace braid::tester
