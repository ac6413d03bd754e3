// Questions about a story that the explanation of a failure asks.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tester/explanation.h"

namespace braid::cli {

class Plot {
 public:
  explicit Plot(const tester::Story& story);

  const std::vector<tester::Event>& events() const { return story_.events; }
  const tester::Event& event(size_t i) const { return story_.events[i]; }
  std::string name(uint32_t thread) const;
  // "line 12", or "Buffer.java:12" if the program has several files.
  std::string at(const std::string& where) const;
  std::string at(size_t i) const { return at(event(i).where); }
  // The last thing that a thread does; nothing if it has ended, or does nothing.
  std::optional<size_t> last_of(uint32_t thread) const;
  // The event that took the lock with this key for the thread, which holds it at the end: the last
  // one, if it holds it to read and to write.
  std::optional<size_t> taken(uint64_t key, uint32_t thread) const;
  // Who keeps a thread from the lock that it was refused, by the events that took it.
  std::vector<size_t> in_the_way(const tester::Event& refused) const;
  // The last event before `end` that `fits`.
  template <class Fits>
  std::optional<size_t> last(size_t end, Fits fits) const {
    for (size_t i = end; i-- > 0;)
      if (fits(event(i))) return i;
    return std::nullopt;
  }
  std::vector<uint32_t> threads() const;

 private:
  const tester::Story& story_;
  bool one_file_;
  struct Held {
    size_t event;  // that took it, or the end of the wait after which it was taken again
    size_t lock;   // event that took it
  };
  void give_back(const tester::Event& lock);

  std::vector<Held> held_;  // in order
};

}  // namespace braid::cli
