// Random schedules: quick to find what is easy to find, before the search begins.
//
// What: runs one path at a time from where the search begins, going back there by a checkpoint. A
// Walker decides at every point who runs next.
//
// random: each thread that can run has the same chance at each point.
// pct: priorities by lot, and d - 1 places at which the running thread's priority becomes the
// lowest (Burckhardt, Kothari, Musuvathi and Nagarakatte, "A randomized scheduler with
// probabilistic guarantees of finding bugs", ASPLOS 2010).
#pragma once

#include <random>
#include <string>

#include "tester/session.h"

namespace braid::tester {

class Walker {
 public:
  virtual ~Walker() = default;
  virtual void begin(std::mt19937_64& random) = 0;
  // One of the threads. `current` may not be among them. `tired`: it has run for long without a
  // switch, as threads do that wait for another one in a loop.
  virtual uint32_t next(const std::vector<uint32_t>& threads, uint32_t current, bool tired) = 0;
  // A path of so many points has ended.
  virtual void end(uint64_t points) { (void)points; }
};

class RandomWalker final : public Walker {
 public:
  void begin(std::mt19937_64& random) override { random_ = &random; }
  uint32_t next(const std::vector<uint32_t>& threads, uint32_t current, bool tired) override;

 private:
  std::mt19937_64* random_ = nullptr;
};

class PctWalker final : public Walker {
 public:
  explicit PctWalker(uint32_t depth) : depth_(depth) {}
  void begin(std::mt19937_64& random) override;
  uint32_t next(const std::vector<uint32_t>& threads, uint32_t current, bool tired) override;
  void end(uint64_t points) override { length_ = std::max(length_, points); }

 private:
  uint64_t& priority(uint32_t thread);

  uint32_t depth_;
  uint64_t length_ = 100;  // points of the longest path so far
  uint64_t at_ = 0;
  uint64_t lowest_ = 0;
  std::vector<uint64_t> changes_;
  std::vector<uint64_t> priorities_;
  std::mt19937_64* random_ = nullptr;
};

// Runs one path from the session's state. The failures of the path, with their witnesses.
struct WalkResult {
  std::vector<Failure> failures;
  bool cut = false;       // exceeded a bound
  std::string cut_at;     // where a thread was then: "A" at Main.java:12
  bool finished = false;  // the program ended
  Witness witness;        // of the whole path
  bool is_whole = false;  // it was cut off between two of its steps
  uint32_t cut_thread = 0;
  std::string cut_line;  // of that thread: "Main.java:12"
};
WalkResult walk(Session& session, const Node& root, Walker& walker, std::mt19937_64& random);

}  // namespace braid::tester
