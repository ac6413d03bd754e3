#include "tester/story.h"

#include <algorithm>
#include <deque>
#include <unordered_map>

#include "tester/recorder.h"
#include "tester/story_teller.h"

namespace braid::tester {

std::optional<Story> tell(const Subject& subject, const Habits& habits, const Schedule& schedule) {
  Teller teller;
  const Recording r = play(subject, habits, schedule, &teller);
  if (!r.error.empty()) return std::nullopt;
  return teller.take();
}

void tell_story(const Subject& subject, const Habits& habits, Failure& f) {
  f.story = tell(subject, habits, f.schedule);
  if (!f.story || !f.turning_point) return;
  const std::optional<Story> other = tell(subject, habits, f.turning_point->other);
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
