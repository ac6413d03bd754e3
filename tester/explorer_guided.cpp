// Paths that a guide chooses.
#include <algorithm>

#include "tester/explorer.h"

namespace braid::tester {

uint32_t WitnessGuide::next(const Node&) {
  if (at_ == witness_.steps.size()) return Node::kNobody;
  const Witness::Step& step = witness_.steps[at_++];
  answers_ = std::span(witness_.choices).subspan(choices_, step.choices);
  choices_ += step.choices;
  return step.thread;
}

// Runs the next block of t to know what it does, and goes back: t is delayed, or blocked if it
// cannot. Whether it can.
bool Explorer::try_for(uint32_t t) {
  const size_t reported = watcher_.mark();
  Runner::End end;
  Block* block = run_block(t, {}, &end);
  look_at(t, block, &end);
  std::vector<Variant> variants;
  if (has_choices()) {
    variants = run_variants(t, block, end);
  } else {
    if (end == Runner::End::kFailed) {
      note_failures(t, true);
      note_deadline(t);
    }
    variants.push_back({block, end});
    restore(here_, steps_.size());
  }
  watcher_.take();
  watcher_.go_back(reported);
  const Block* chain = variants.front().block;
  const bool can = std::any_of(variants.begin(), variants.end(),
                               [](const Variant& v) { return v.end != Runner::End::kFailed; });
  if (!can) {
    finish_attempt(t, chain);
    return false;
  }
  if (node_.current == t) ++node_.preemptions;
  node_.current = Node::kNobody;
  node_.enabled.remove(t);
  node_.delayed.add(t);
  node_.places[t].block = chain;
  return true;
}

// The next block of t up to where it is stopped counts as a whole one, which ends with what t holds
// there.
void Explorer::run_part_for(uint32_t t, Guide& guide) {
  Runner::End end;
  machine_.monitors().limit_acquisitions(guide.stops_after());
  Block* block = run_block(t, guide.answers(), &end);
  machine_.monitors().limit_acquisitions(vm::Monitors::kUnlimited);
  note_failures(t, false);
  block->failed = false;
  cell_ = nullptr;
  drop_here();
  apply(t, end == Runner::End::kFailed ? Runner::End::kBoundary : end, block);
}

// Runs the next block of t, and goes on to the next node. False: t cannot.
bool Explorer::run_for(uint32_t t, Guide& guide) {
  if (guide.stops_after() != UINT32_MAX) {
    run_part_for(t, guide);
    return true;
  }
  const size_t reported = watcher_.mark();
  Runner::End end;
  Block* block = run_block(t, guide.answers(), &end);
  const bool chooses = has_choices();
  look_at(t, block, &end);
  block->has_choices = chooses;
  note_failures(t, end == Runner::End::kFailed);
  if (end == Runner::End::kFailed) {
    note_deadline(t);
    restore(here_, steps_.size());
    watcher_.go_back(reported);
    finish_attempt(t, block);
    return false;
  }
  drop_here();
  if (end == Runner::End::kLimit) {
    note_cut(t);
  } else {
    apply(t, end, block);
  }
  return true;
}

// Who is tried at the node before the wanted thread runs; nobody if that one is next. `all`: all
// others are.
uint32_t Explorer::tried_before(uint32_t wanted, bool all) const {
  const bool current = node_.current != Node::kNobody && node_.enabled.has(node_.current);
  if (current && node_.current != wanted) return node_.current;
  if (!all) return Node::kNobody;
  uint32_t other = Node::kNobody;
  node_.enabled.for_each([&](uint32_t u) {
    if (u != wanted && other == Node::kNobody) other = u;
  });
  return other;
}

Explorer::Followed Explorer::follow(const Node& root, Guide& guide) {
  begin_at(root);
  steps_.clear();
  answers_.clear();
  path_failures_.clear();
  arena_.release({});
  has_here_ = cut_ = false;
  over_ = machine_.has_ended();
  bool asked = false;
  uint32_t wanted = Node::kNobody;
  while (!over_ && !stopped_ && (!node_.enabled.empty() || time_passes())) {
    if (!has_here_) {
      here_ = store_.take();
      has_here_ = true;
    }
    if (!asked) wanted = guide.next(node_);
    asked = true;
    const bool ends = wanted == Node::kNobody;
    const bool is_enabled = !ends && node_.enabled.has(wanted);
    // Time passes only where nobody else can go on.
    const bool waits = !ends && !is_enabled && habits_.ordered_clock;
    const uint32_t other = tried_before(wanted, ends || waits || guide.tries_all(node_));
    if (other != Node::kNobody) {
      if (try_for(other) && waits) break;
      continue;
    }
    if (!(is_enabled && run_for(wanted, guide)) && !guide.refused(wanted)) break;
    asked = false;
  }
  const bool at_end = !over_ && !stopped_ && wanted == Node::kNobody;
  if (at_end && strategy_.checks_deadlocks()) check_deadlock(nullptr);
  return {machine_.has_ended() && !cut_, !over_ && !at_end, cut_};
}

}  // namespace braid::tester
