#include "tester/explorer.h"

#include <fmt/format.h>

#include <algorithm>

#include "tester/names.h"
#include "vm/variables.h"

namespace braid::tester {

using vm::Access;
using vm::ThreadState;

Explorer::Explorer(vm::Machine& machine, checkpoint::Store& store, BlockScheduler& scheduler,
                   Runner& runner, Watcher& watcher, const Strategy& strategy, const Habits& habits)
    : machine_(machine),
      store_(store),
      scheduler_(scheduler),
      runner_(runner),
      watcher_(watcher),
      strategy_(strategy),
      habits_(habits),
      deadlocks_(habits.ordered_clock),
      estimate_(strategy.prunes()) {}

void Explorer::begin_at(const Node& root) {
  node_ = root;
  root_ = store_.newest();
  next_number_ = static_cast<uint32_t>(root.places.size());
  const vm::Thread* initial = machine_.thread_by_number(0);
  root_bytecodes_ = initial == nullptr ? 0 : initial->bytecodes;
}

bool Explorer::run(const Node& root, const PathEnd& at_path_end) {
  begin_at(root);
  do {
    path();
    if (at_path_end() || stopped_) return false;
  } while (backtrack());
  return true;
}

// ---- Paths --------------------------------------------------------------------------------------

void Explorer::path() {
  over_ = cut_ || machine_.has_ended();
  while (!over_ && (!node_.enabled.empty() || time_passes())) {
    if (counts.blocks % 256 == 0 && should_stop && should_stop()) {
      stopped_ = true;
      return end_path(true);
    }
    if (!advance()) return;
  }
  if (!over_ && strategy_.checks_deadlocks()) check_deadlock(nullptr);
  if (!over_ && strategy_.follows_lock_chains()) check_left_over();
  end_path(cut_);
}

void Explorer::end_path(bool cut) {
  ++counts.schedules;
  if (cut && !stopped_) ++counts.cut;
  const bool asleep = !over_ && !node_.delayed.empty();
  if (asleep) ++counts.asleep;
  for (size_t i : path_failures_) ++failures[i].schedules;
  if (!path_failures_.empty()) ++counts.failing;
  if (!cut && !asleep && on_outcome) on_outcome();
  drop_here();
}

// The path ends because t has exceeded a bound.
void Explorer::note_cut(uint32_t t) {
  over_ = cut_ = true;
  std::string place =
      fmt::format("\"{}\" at {}", machine_.label_of(thread(t)), place_of_cut(machine_, thread(t)));
  const auto known = std::lower_bound(cut_at.begin(), cut_at.end(), place);
  if (known == cut_at.end() || *known != place) cut_at.insert(known, std::move(place));
}

// Brings the machine back to a checkpoint of this path, after so many of its steps.
void Explorer::restore(checkpoint::Id& id, size_t steps) {
  if (!reexecutes) return store_.restore(id);
  // From where the search began, step by step.
  store_.restore(root_);
  size_t answers = 0;
  for (size_t i = 0; i < steps; ++i) {
    const Witness::Step& step = steps_[i];
    scheduler_.begin({answers_.data() + answers, step.choices});
    answers += step.choices;
    const checkpoint::Id before = store_.take();
    runner_.run(*machine_.thread_by_number(step.thread));
    store_.drop(before);
  }
  watcher_.take();
  id = store_.take();
}

// Without going back by checkpoints, those that are not used any more are dropped with the next
// return to where the search began.
void Explorer::drop(checkpoint::Id id) {
  if (!reexecutes) store_.drop(id);
}

void Explorer::drop_here() {
  if (has_here_) drop(here_);
  has_here_ = false;
}

// Goes back to the newest branch; false if there is none.
bool Explorer::backtrack() {
  estimate_.back(counts.blocks);
  if (depth_ == 0) return false;
  Branch& b = branches_[--depth_];
  restore(b.checkpoint, b.steps);
  arena_.release(b.mark);
  std::swap(node_, b.node);
  steps_.resize(b.steps);
  answers_.resize(b.answers);
  path_failures_.resize(b.path_failures);
  watcher_.go_back(b.reported);
  next_number_ = static_cast<uint32_t>(node_.places.size());
  has_here_ = b.owns_checkpoint;
  here_ = b.checkpoint;
  over_ = cut_ = false;
  if (b.others_first) return true;
  Runner::End end;
  const Block* block = run_block(b.thread, b.choices, &end);
  note_failures(b.thread, false);
  apply(b.thread, end, block);
  if (b.owns_checkpoint) drop_here();
  return true;
}

// ---- One block ----------------------------------------------------------------------------------

// Before a block of t is run.
void Explorer::begin(uint32_t t, std::span<const uint32_t> choices) {
  scheduler_.begin(choices);
  if (node_.places[t].due) scheduler_.set_due(node_.places[t].deadline);
}

Block* Explorer::run_block(uint32_t t, std::span<const uint32_t> choices, Runner::End* end) {
  begin(t, choices);
  pc_before_ = thread(t).fp->pc;
  const vm::HeapMark begin = store_.newest_mark();
  const bool waits = thread(t).waits() && !habits_.javasafe;
  Node::Place& place = node_.places[t];
  if (!place.has_point) place.point = point_of(machine_, thread(t), place.held);
  place.has_point = true;
  point_before_ = place.point;
  collections_before_ = machine_.heap().collections();
  has_point_after_ = false;
  const uint64_t bytecodes = thread(t).bytecodes;
  *end = runner_.run(thread(t));
  ++counts.blocks;
  counts.bytecodes += thread(t).bytecodes - bytecodes;
  counts.longest = std::max(counts.longest, thread(t).bytecodes - (t == 0 ? root_bytecodes_ : 0));
  Block* b = builder_.build(arena_, machine_.access_log().entries(), machine_.heap(), begin,
                            node_.places[t].held, node_.places[t].slot, habits_.prints_matter);
  if (!builder_.late_finals().empty()) note_late_finals();
  // By a method that the program's code does not name, toString: taking a lock ends a block, too.
  if (builder_.tests_lock() && !habits_.tests_locks) tests_locks = begins_again = stopped_ = true;
  b->answers = arena_.copy<uint32_t>(scheduler_.given());
  b->wakes_up = waits;
  b->thread = t;
  b->failed = *end == Runner::End::kFailed;
  b->ends_thread = *end == Runner::End::kDied;
  b->ends_program |= machine_.has_ended();
  b->suspends = *end == Runner::End::kSuspended;
  return b;
}

namespace {
// Whether nothing before the end of this block counts as part of a round. (Blocks that touch very
// much are no part of one either: that would cost too much to find out.)
bool forgets_rounds(const Block& b) {
  constexpr size_t kMostUses = 256;
  return b.starts_thread || b.wakes_somebody || b.reads_time || b.uses.size() > kMostUses;
}
}  // namespace

// Whether the block that t has just run has brought it back to where it was, with nothing changed.
bool Explorer::goes_round(uint32_t t, Block* block, Runner::End end) {
  Node::Place& p = node_.places[t];
  cell_ = nullptr;
  has_point_after_ = false;
  if (end != Runner::End::kBoundary && end != Runner::End::kSuspended) return false;
  const vm::Thread& th = thread(t);
  if (end == Runner::End::kSuspended && th.deadline == vm::kNoDeadline && !scheduler_.can_wake(th))
    return false;
  point_after_ = point_of(machine_, th, block->held_end);
  has_point_after_ = true;
  if (forgets_rounds(*block)) return false;
  cell_ = add_cell(arena_, machine_, store_, point_before_, collections_before_, block, p.spin,
                   p.spin_first);
  const SpinCell* round = find_round(machine_, cell_, p.spin_first, point_after_);
  if (round == nullptr) return false;
  block->round_end = cell_->previous;
  block->round_begin = round == cell_ ? nullptr : round;
  if (round == cell_) block->round_end = nullptr;
  return true;
}

// A final field was written by a block that did not make its object: `this` had escaped. Its reads
// are not in the log so far, so the search begins again, with them.
void Explorer::note_late_finals() {
  for (const vm::AccessEntry& e : builder_.late_finals()) {
    vm::Field* f = vm::field_at(*e.object->cls, e.slot, false);
    if (f == nullptr || f->late) continue;
    machine_.classes().log_late_final(*f);
    late_finals.push_back(vm::variable_name(machine_, e.object, e.slot));
    begins_again = stopped_ = true;
  }
  builder_.late_finals().clear();
}

// What each block or variant is looked at for when it was run first: races with what others would
// do next, and whether it has led nowhere.
void Explorer::look_at(uint32_t t, Block* block, Runner::End* end) {
  check_races(t, block);
  if (!goes_round(t, block, *end)) return;
  ++counts.spins;
  block->failed = block->spins = true;
  *end = Runner::End::kFailed;
}

// Tries the next thread of the node. False: the path was cut.
bool Explorer::advance() {
  const uint32_t t = node_.next();
  if (!has_here_) {
    here_ = store_.take();
    has_here_ = true;
  }
  const size_t reported = watcher_.mark();
  const size_t failures_before = path_failures_.size();
  Runner::End end;
  Block* block = run_block(t, {}, &end);
  look_at(t, block, &end);
  if (!node_.no_branches && has_choices()) return advance_by_choices(t, block, end);
  note_failures(t, end == Runner::End::kFailed);
  if (end == Runner::End::kFailed) {
    if (strategy_.follows_lock_chains()) follow_lock_chain(t, block);
    note_deadline(t);
    restore(here_, steps_.size());
    watcher_.go_back(reported);
    if (block->spins) never_ends(t, next_line(thread(t)));
    finish_attempt(t, block);
    return true;
  }
  if (end == Runner::End::kLimit) {
    const bool others = makes_branch(t, end, ends_unseen(t, *block));
    note_cut(t);
    if (never_ends(t, next_line(thread(t)))) ++counts.endless;
    if (others) push_others_first(t, block, reported, failures_before);
    end_path(true);
    return false;
  }
  if (makes_branch(t, end, ends_unseen(t, *block))) {
    push_others_first(t, block, reported, failures_before);
  } else {
    if (strategy_.checks_deadlocks() && !node_.enabled.has_two()) check_deadlock(block);
    drop_here();
  }
  apply(t, end, block);
  return true;
}

void Explorer::finish_attempt(uint32_t t, const Block* block) {
  ++counts.failed_attempts;
  node_.enabled.remove(t);
  node_.blocked.add(t);
  node_.places[t].block = block;
  node_.asleep.add(*block);
  for (const Block* v = block; v != nullptr; v = v->next) node_.blocked_spin |= v->spins;
  if (node_.current == t) node_.current = Node::kNobody;
}

// Whether "others first" is a branch after a block of t.
bool Explorer::makes_branch(uint32_t t, Runner::End end, bool unseen) {
  if (node_.no_branches || !node_.enabled.has_two()) return false;
  if (unseen || (end == Runner::End::kSuspended && habits_.javasafe)) return false;
  if (depth_ >= max_depth) {
    bound_hit = too_deep = true;
    return false;
  }
  if (t == node_.current && end != Runner::End::kFailed && preemptions != UINT32_MAX &&
      node_.preemptions >= preemptions) {
    bound_hit = preempting_left = true;
    return false;
  }
  return true;
}

// The end of the initial thread is seen by nobody who does not know its Thread object, unless the
// program ends with it, or its last block has changed something beside data.
bool Explorer::ends_unseen(uint32_t t, const Block& block) const {
  if (!block.ends_thread || t != 0 || block.ends_program) return false;
  if (machine_.initial_thread_is_known()) return false;
  return std::none_of(block.uses.begin(), block.uses.end(), [](const Use& u) {
    const vm::Space space = u.variable.space();
    return (u.how & Use::kWrite) != 0 && space != vm::Space::data && space != vm::Space::thread;
  });
}

Explorer::Branch& Explorer::push(uint32_t t) {
  if (depth_ == branches_.size()) branches_.emplace_back();
  Branch& b = branches_[depth_++];
  counts.depth = std::max(counts.depth, depth_);
  b.checkpoint = here_;
  b.owns_checkpoint = false;
  b.thread = t;
  b.mark = arena_.mark();
  b.steps = steps_.size();
  b.answers = answers_.size();
  b.path_failures = path_failures_.size();
  b.reported = watcher_.mark();
  b.node = node_;
  return b;
}

// For the estimate of how much is left.
void Explorer::note_branch(size_t variant, bool starts_thread) {
  const auto place = reinterpret_cast<uintptr_t>(pc_before_);
  const auto enabled = static_cast<uint32_t>(node_.enabled.size());
  estimate_.push({place, enabled, static_cast<uint16_t>(variant), starts_thread}, counts.blocks);
}

// What the block of t has reported, which was run already, is not on the branch's path.
void Explorer::push_others_first(uint32_t t, const Block* blocks, size_t reported_before,
                                 size_t failures_before) {
  Branch& b = push(t);
  b.reported = reported_before;
  b.path_failures = failures_before;
  note_branch(0, blocks->starts_thread);
  b.owns_checkpoint = true;
  b.others_first = true;
  b.node.enabled.remove(t);
  b.node.delayed.add(t);
  b.node.places[t].block = blocks;
  b.node.asleep.add(*blocks);
  if (b.node.current == t) ++b.node.preemptions;
  b.node.current = Node::kNobody;
  has_here_ = false;
}

// ---- Choices ------------------------------------------------------------------------------------

// Whether the block that was just run could have gone another way by itself.
bool Explorer::has_choices() const {
  return std::any_of(scheduler_.counts.begin(), scheduler_.counts.end(),
                     [](uint32_t n) { return n > 1; });
}

// The block of t has choices: runs it with all vectors, to know what each does, and goes back.
std::vector<Explorer::Variant> Explorer::run_variants(uint32_t t, Block* first,
                                                      Runner::End first_end) {
  std::vector<Variant> variants;
  Block* block = first;
  Runner::End end = first_end;
  bool again = true;
  bool first_time = true;
  const size_t reported = watcher_.mark();
  while (again) {
    if (!first_time) look_at(t, block, &end);
    first_time = false;
    // Those of variants that succeed are noted when the variant's turn comes.
    if (block->failed) note_failures(t, true);
    if (block->failed && strategy_.follows_lock_chains()) follow_lock_chain(t, block);
    if (block->failed) note_deadline(t);
    watcher_.take();
    block->has_choices = true;
    if (!variants.empty()) const_cast<Block*>(variants.back().block)->next = block;
    variants.push_back({block, end});
    const auto answers = scheduler_.next_vector();
    again = answers.has_value();
    restore(here_, steps_.size());
    watcher_.go_back(reported);
    if (again) block = run_block(t, *answers, &end);
  }
  return variants;
}

// The same, then makes branches.
bool Explorer::advance_by_choices(uint32_t t, Block* first, Runner::End first_end) {
  const std::vector<Variant> variants = run_variants(t, first, first_end);
  const Block* chain = variants.front().block;
  std::vector<Variant> done;
  bool dies_everywhere = true;
  bool suspends_everywhere = true;
  for (const Variant& v : variants) {
    if (v.end == Runner::End::kFailed) {
      dies_everywhere = suspends_everywhere = false;
      continue;
    }
    dies_everywhere &= v.end == Runner::End::kDied;
    suspends_everywhere &= v.end == Runner::End::kSuspended;
    done.push_back(v);
  }
  if (done.empty()) {
    finish_attempt(t, chain);
    return true;
  }
  const bool others =
      makes_branch(t,
                   dies_everywhere       ? Runner::End::kDied
                   : suspends_everywhere ? Runner::End::kSuspended
                                         : Runner::End::kBoundary,
                   std::all_of(variants.begin(), variants.end(),
                               [&](const Variant& v) { return ends_unseen(t, *v.block); }));
  const checkpoint::Id checkpoint = here_;
  if (others) {
    push_others_first(t, chain, watcher_.mark(), path_failures_.size());
  } else if (strategy_.checks_deadlocks() && !node_.enabled.has_two()) {
    check_deadlock(chain);
  }
  bool owned = others;
  for (size_t i = done.size(); i-- > 1;) {
    here_ = checkpoint;
    Branch& b = push(t);
    note_branch(i, false);
    b.others_first = false;
    b.owns_checkpoint = !owned;
    b.choices = done[i].block->answers;
    owned = true;
  }
  has_here_ = false;
  Runner::End end;
  const Block* b = run_block(t, done.front().block->answers, &end);
  note_failures(t, false);
  apply(t, end, b);
  if (!owned) drop(checkpoint);
  return true;
}

// ---- After a block ------------------------------------------------------------------------------

void Explorer::apply(uint32_t t, Runner::End end, const Block* block) {
  const std::span<const uint32_t> given = scheduler_.given();
  steps_.push_back({t, static_cast<uint32_t>(given.size())});
  answers_.insert(answers_.end(), given.begin(), given.end());
  if (node_.dead != nullptr && conflict(*block, *node_.dead)) node_.dead = nullptr;
  Node::Place& place = node_.places[t];
  place.held = block->held_end;
  node_.holds |= !place.held.empty();
  place.block = nullptr;
  place.due = false;
  place.deadline = vm::kNoDeadline;
  place.point = point_after_;
  place.has_point = has_point_after_;
  node_.enabled.remove(t);
  node_.current = Node::kNobody;
  if (strategy_.follows_lock_chains()) note_last_left(t);
  note_round(t, block);
  wake_others(t, block);
  if (runner_.marked_end()) stop_branching();
  switch (end) {
    case Runner::End::kBoundary:
      if (block->wakes_up) {
        place_entrant(t);
      } else {
        node_.enabled.add(t);
      }
      if (node_.enabled.has(t)) node_.current = t;
      break;
    case Runner::End::kSuspended:
      if (scheduler_.can_wake(thread(t))) node_.enabled.add(t);
      break;
    case Runner::End::kDied:
      node_.live.remove(t);
      if (!place.held.empty()) {
        std::vector<Hold> all(node_.dead_held.begin(), node_.dead_held.end());
        all.insert(all.end(), place.held.begin(), place.held.end());
        node_.dead_held = arena_.copy<Hold>(all);
      }
      if (ends_unseen(t, *block) && !block->plain.empty()) {
        node_.dead = block;
        node_.dead_sequence = machine_.heap().sequence();
      }
      break;
    case Runner::End::kLimit:
      note_cut(t);
      break;
    default:
      break;
  }
  if (habits_.ordered_clock && habits_.interrupts) place_interrupted();
  add_new_threads();
  over_ = cut_ || machine_.has_ended();
}

// braid.Tester.end was called: the path runs on to its end, whatever was run elsewhere.
void Explorer::stop_branching() {
  node_.no_branches = end_reached = true;
  node_.delayed.for_each([&](uint32_t u) {
    node_.delayed.remove(u);
    node_.enabled.add(u);
    node_.places[u].block = nullptr;
  });
}

// Keeps the cell of the block, and drops those that do not count any more.
void Explorer::note_round(uint32_t t, const Block* block) {
  Node::Place& p = node_.places[t];
  if (forgets_rounds(*block)) {
    p.spin = nullptr;
    p.spin_first = 0;
  } else if (cell_ != nullptr && cell_->block == block) {
    p.spin = cell_;
  } else {
    p.spin = add_cell(arena_, machine_, store_, point_before_, collections_before_, block, p.spin,
                      p.spin_first);
  }
  // Longer rounds are not looked for.
  constexpr uint32_t kLongest = 128;
  if (p.spin != nullptr && p.spin->index >= p.spin_first + kLongest)
    p.spin_first = p.spin->index - kLongest + 1;
  const bool concerns_rounds =
      node_.rounds_wait || ((block->reads | block->writes) & node_.rounds_written) != 0;
  if (p.spin != nullptr) {
    node_.rounds_written |= p.spin->written;
    node_.rounds_wait |= p.spin->waits;
  }
  if (!concerns_rounds) return;
  node_.live.for_each([&](uint32_t u) {
    if (u == t) return;
    Node::Place& q = node_.places[u];
    if (q.spin != nullptr) q.spin_first = first_untouched(*block, q.spin, q.spin_first);
  });
}

// The threads that the block of t lets run again, or has woken.
void Explorer::wake_others(uint32_t t, const Block* block) {
  if (!strategy_.wakes_by_conflict() || node_.blocked_spin || node_.asleep.may_conflict(*block))
    wake_sleepers(*block);
  if (!block->notifies) return;
  node_.lost_notifies += lost_notifies(machine_.access_log());
  for (const vm::AccessEntry& e : machine_.access_log().entries()) {
    if (e.kind == Access::woken && number_of(e.slot) != t) place_woken(e.slot);
  }
}

void Explorer::wake_sleepers(const Block& done) {
  auto wake = [&](ThreadSet& from, uint32_t u) {
    from.remove(u);
    node_.enabled.add(u);
    node_.places[u].block = nullptr;
  };
  node_.delayed.for_each([&](uint32_t u) {
    for (const Block* v = node_.places[u].block; v != nullptr; v = v->next)
      if (strategy_.wakes_delayed(done, *v)) return wake(node_.delayed, u);
  });
  node_.blocked.for_each([&](uint32_t u) {
    for (const Block* v = node_.places[u].block; v != nullptr; v = v->next)
      if (v->spins ? ends_round(done, *v) : strategy_.wakes_blocked(done, *v))
        return wake(node_.blocked, u);
  });
  if (!node_.delayed.empty() || !node_.blocked.empty()) return;
  node_.asleep = {};
  node_.blocked_spin = false;
}

// A thread that waited was woken.
void Explorer::place_woken(uint32_t slot) {
  const vm::Thread& woken = *machine_.thread(slot);
  const uint32_t u = woken.number;
  node_.delayed.remove(u);
  node_.blocked.remove(u);
  node_.enabled.remove(u);
  node_.places[u].spin = nullptr;
  node_.places[u].spin_first = 0;
  node_.places[u].has_point = false;
  node_.places[u].due = false;
  node_.places[u].block = nullptr;
  place_entrant(u);
}

// A thread that has left a wait set may run if its monitor is free.
void Explorer::place_entrant(uint32_t u) {
  vm::Object* monitor = thread(u).blocked_on;
  if (machine_.monitors().in_the_way(thread(u), monitor, false).empty()) {
    node_.enabled.add(u);
    return;
  }
  Block* b = arena_.make<Block>();
  const Use use{owner_of(monitor), Use::kRead};
  const Acquisition want{Hold(monitor, false), true, false};
  b->thread = u;
  b->failed = true;
  b->uses = arena_.copy<Use>({&use, 1});
  b->acquisitions = arena_.copy<Acquisition>({&want, 1});
  b->held = node_.places[u].held;
  b->reads = ~uint64_t{0};
  node_.blocked.add(u);
  node_.places[u].block = b;
  node_.asleep.add(*b);
}

void Explorer::add_new_threads() {
  for (const uint32_t end = machine_.threads_started(); next_number_ < end; ++next_number_) {
    const vm::Thread* t = machine_.thread_by_number(next_number_);
    if (t == nullptr) continue;
    if (node_.places.size() <= t->number) node_.places.resize(t->number + 1);
    node_.places[t->number] = {nullptr, {}, t->index};
    node_.live.add(t->number);
    node_.enabled.add(t->number);
  }
}

}  // namespace braid::tester
