#include "cli/plot.h"

#include <fmt/format.h>

#include "cli/why.h"

namespace braid::cli {

using tester::Event;
using Kind = Event::Kind;

Plot::Plot(const tester::Story& story) : story_(story), one_file_(has_one_file(story)) {
  for (size_t i = 0; i < story.events.size(); ++i) {
    const Event& e = event(i);
    if (e.kind == Kind::kLock) held_[e.key] = i;
    if (e.kind == Kind::kUnlock) held_.erase(e.key);
    if (e.kind != Kind::kWait && e.kind != Kind::kWoken) continue;
    // A wait gives the lock back, and has it again when it is over.
    const std::string& lock = e.lock.empty() ? e.object : e.lock;
    const auto taken = last(i, [&](const Event& other) {
      return other.kind == Kind::kLock && other.thread == e.thread && other.object == lock;
    });
    if (!taken) continue;
    if (e.kind == Kind::kWait) {
      held_.erase(event(*taken).key);
    } else {
      held_[event(*taken).key] = i;
    }
  }
}

std::string Plot::name(uint32_t thread) const {
  return thread < story_.threads.size() && !story_.threads[thread].empty()
             ? story_.threads[thread]
             : fmt::format("thread {}", thread);
}

std::string Plot::at(const std::string& where) const { return place_words(where, one_file_); }

std::optional<size_t> Plot::last_of(uint32_t thread) const {
  const auto i = last(events().size(), [&](const Event& e) { return e.thread == thread; });
  return i && event(*i).kind != Kind::kEnd ? i : std::nullopt;
}

std::vector<uint32_t> Plot::threads() const {
  std::vector<uint32_t> all;
  for (uint32_t t = 0; t < story_.threads.size(); ++t) all.push_back(t);
  return all;
}

}  // namespace braid::cli
