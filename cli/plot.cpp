#include "cli/plot.h"

#include <fmt/format.h>

#include "cli/why.h"

namespace braid::cli {

using tester::Event;
using Kind = Event::Kind;

Plot::Plot(const tester::Story& story) : story_(story), one_file_(has_one_file(story)) {
  for (size_t i = 0; i < story.events.size(); ++i) {
    const Event& e = event(i);
    if (e.kind == Kind::kLock) held_.push_back({i, i});
    if (e.kind == Kind::kUnlock) give_back(e);
    if (e.kind != Kind::kWait && e.kind != Kind::kWoken) continue;
    // A wait gives the lock back, and has it again when it is over.
    const std::string& lock = e.lock.empty() ? e.object : e.lock;
    const auto taken = last(i, [&](const Event& other) {
      return other.kind == Kind::kLock && other.thread == e.thread && other.object == lock &&
             other.mode != "read";
    });
    if (!taken) continue;
    if (e.kind == Kind::kWait) {
      give_back(event(*taken));
    } else {
      held_.push_back({i, *taken});
    }
  }
}

void Plot::give_back(const Event& e) {
  std::erase_if(held_, [&](const Held& h) {
    const Event& lock = event(h.lock);
    return lock.key == e.key && lock.thread == e.thread && lock.mode == e.mode;
  });
}

std::optional<size_t> Plot::taken(uint64_t key, uint32_t thread) const {
  for (size_t i = held_.size(); i-- > 0;) {
    const Event& lock = event(held_[i].lock);
    if (lock.key == key && lock.thread == thread) return held_[i].event;
  }
  return std::nullopt;
}

std::vector<size_t> Plot::in_the_way(const Event& refused) const {
  std::vector<size_t> list;
  for (const Held& h : held_) {
    const Event& lock = event(h.lock);
    const bool reads = refused.mode == "read" && lock.mode == "read";
    if (lock.key == refused.key && !reads) list.push_back(h.event);
  }
  return list;
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
