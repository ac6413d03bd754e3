#include "cli/stress_checkpoints.h"

#include <unistd.h>

#include <algorithm>

namespace braid::cli {

// ---- The world ----------------------------------------------------------------------------------

void KeepingWorld::write(vm::Stream stream, std::string_view bytes) {
  output_.emplace_back(stream, bytes);
}

// Reads the real input when the program has come to the end of what is known of it.
size_t KeepingWorld::read_input(std::span<char> buffer) {
  if (input_.left() == 0) input_.text.append(buffer.data(), real_.read_input(buffer));
  return input_.read(buffer);
}

vm::WorldMark KeepingWorld::mark() {
  return {{output_.size(), input_.position, static_cast<uint64_t>(now_), files_.mark()}};
}

void KeepingWorld::go_back(const vm::WorldMark& mark) {
  output_.resize(mark.words[0]);
  input_.position = mark.words[1];
  now_ = static_cast<int64_t>(mark.words[2]);
  files_.go_back(mark.words[3]);
}

void KeepingWorld::release() {
  for (const auto& [stream, text] : output_) real_.write(stream, text);
  output_.clear();
  real_.flush(vm::Stream::kOut);
}

// ---- The scheduler ------------------------------------------------------------------------------

void Restless::take(vm::Thread* current, vm::Point why) {
  // A digest costs as much as all that is alive: with much of it only some are made.
  const vm::HeapStats heap = machine_->heap().stats();
  const bool small = heap.live_bytes < kSmallHeap && heap.allocated_bytes < 16 * kSmallHeap &&
                     machine_->thread_slots() < kFewThreads;
  store_->check_digests(small || random_() % 512 == 0);
  places_.push_back({store_->take(), current, why});
  if (places_.size() <= kMostPlaces) return;
  const size_t n = random_() % places_.size();
  store_->drop(places_[n].id);
  places_.erase(places_.begin() + static_cast<ptrdiff_t>(n));
}

// Mostly to the newest place, now and then further.
Restless::Place& Restless::go_back() {
  const size_t back = random_() % 8 == 0 ? random_() % places_.size() : 0;
  places_.resize(places_.size() - back);
  store_->restore(places_.back().id);
  return places_.back();
}

vm::Thread* Restless::pick(vm::Machine& machine, vm::Thread* current, vm::Point why) {
  if (steps_ > 0) {
    --steps_;
  } else if (ahead_) {
    const Place& place = go_back();
    current = place.current;
    why = place.why;
    ahead_ = false;
    steps_ = 4 + random_() % 4;  // further than the part that was taken back
  } else {
    take(current, why);
    ahead_ = true;
    steps_ = random_() % 4;
  }
  return inner_.pick(machine, current, why);
}

vm::RunResult Restless::run(vm::Machine& machine, KeepingWorld& world) {
  store_.emplace(machine);
  machine_ = &machine;
  vm::RunResult result = machine.run();
  while (ahead_ && result != vm::RunResult::kInterrupted) {
    const Place& place = go_back();
    ahead_ = false;
    steps_ = 1'000'000'000;
    // The first thread is chosen as it was then.
    inner_.pick(machine, place.current, place.why);
    result = machine.run();
  }
  places_.clear();
  store_.reset();
  world.release();
  return result;
}

}  // namespace braid::cli
