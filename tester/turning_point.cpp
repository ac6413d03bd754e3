#include "tester/turning_point.h"

#include <algorithm>
#include <random>

#include "tester/strategies/all.h"

namespace braid::tester {
namespace {

// How a run goes on after the other choice.
enum class Manner : uint8_t { kUsual, kInTurn, kRandom1, kRandom2, kRandom3 };
constexpr Manner kManners[] = {Manner::kUsual, Manner::kInTurn, Manner::kRandom1, Manner::kRandom2,
                               Manner::kRandom3};

// The witness up to a position, then another thread or other answers, then on in some manner.
class OtherGuide final : public Guide {
 public:
  OtherGuide(const Witness& witness, size_t position, uint32_t thread,
             std::vector<uint32_t> answers, Manner manner, bool tries_all)
      : witness_(witness),
        position_(position),
        thread_(thread),
        other_answers_(std::move(answers)),
        manner_(manner),
        tries_all_(tries_all),
        random_(static_cast<uint64_t>(manner)) {}

  uint32_t next(const Node& node) override {
    const size_t at = at_++;
    partial_ = nullptr;
    answers_ = {};
    if (at > position_) return last_ = pick(node);
    if (at == position_) {
      answers_ = other_answers_;
      return last_ = thread_;
    }
    if (at < witness_.steps.size()) {
      const Witness::Step& step = witness_.steps[at];
      answers_ = std::span(witness_.choices).subspan(choices_, step.choices);
      choices_ += step.choices;
      return last_ = step.thread;
    }
    partial_ = &witness_.partials[at - witness_.steps.size()];
    answers_ = partial_->choices;
    return last_ = partial_->thread;
  }
  std::span<const uint32_t> answers() override { return answers_; }
  uint32_t stops_after() const override {
    return partial_ == nullptr ? UINT32_MAX : partial_->acquisitions;
  }
  bool refused(uint32_t) override { return is_free(); }
  bool tries_all(const Node&) const override { return tries_all_ && is_free(); }

 private:
  bool is_free() const { return at_ > position_ + 1; }
  // REQUIRES: somebody is enabled.
  uint32_t pick(const Node& node) {
    if (manner_ == Manner::kUsual) return node.next();
    std::vector<uint32_t> enabled;
    node.enabled.for_each([&](uint32_t t) { enabled.push_back(t); });
    if (manner_ != Manner::kInTurn) return enabled[random_() % enabled.size()];
    const auto after = std::upper_bound(enabled.begin(), enabled.end(), last_);
    return after == enabled.end() ? enabled.front() : *after;
  }

  const Witness& witness_;
  size_t position_;
  uint32_t thread_;
  std::vector<uint32_t> other_answers_;
  Manner manner_;
  bool tries_all_;
  std::mt19937_64 random_;
  size_t at_ = 0;
  size_t choices_ = 0;
  uint32_t last_ = 0;
  const Witness::Partial* partial_ = nullptr;
  std::span<const uint32_t> answers_;
};

// The answers of the first steps.
size_t answers_before(const Witness& w, size_t step) {
  size_t count = 0;
  for (size_t i = 0; i < step; ++i) count += w.steps[i].choices;
  return count;
}

}  // namespace

TurningPointFinder::TurningPointFinder(const Subject& subject, Session& session, const Node& root,
                                       checkpoint::Id begin, std::function<bool()> stop)
    : subject_(subject),
      session_(session),
      root_(root),
      begin_(begin),
      stop_(std::move(stop)),
      strategy_(make_strategy("dd")),
      reported_(session.watcher->mark()) {}

// All positions, from the last on. A data race is there as soon as its partial blocks begin.
std::vector<size_t> TurningPointFinder::positions() const {
  const Witness& w = failure_->witness;
  const bool has_partials = failure_->kind != FailureKind::kRace && !w.partials.empty();
  // Whoever spins is not stopped.
  const size_t partials = failure_->kind == FailureKind::kSpins
                              ? std::min<size_t>(w.partials.size(), 1)
                              : w.partials.size();
  std::vector<size_t> list;
  for (size_t i = w.steps.size() + (has_partials ? partials : 0); i-- > 0;) list.push_back(i);
  return list;
}

uint32_t TurningPointFinder::thread_at(size_t position) const {
  const Witness& w = failure_->witness;
  if (position < w.steps.size()) return w.steps[position].thread;
  return w.partials[position - w.steps.size()].thread;
}

// The thread that has just run comes first, then the others by number, then other answers.
std::vector<TurningPointFinder::Other> TurningPointFinder::others_at(size_t position) {
  const Witness& w = failure_->witness;
  const uint32_t taken = thread_at(position);
  const uint32_t before = position == 0 ? root_.current : thread_at(position - 1);
  std::vector<Other> list;
  auto add = [&](uint32_t t) { list.push_back({position, t, std::nullopt, 0}); };
  if (before != taken && before != Node::kNobody) add(before);
  uint32_t threads = static_cast<uint32_t>(root_.places.size());
  for (const Segment& s : failing_.schedule.segments) threads = std::max(threads, s.thread + 1);
  for (uint32_t t = 0; t < threads; ++t)
    if (t != taken && t != before) add(t);
  if (position >= w.steps.size() || session_.habits.ordered_clock) return list;
  const size_t first = answers_before(w, position);
  for (size_t i = w.steps[position].choices; i-- > 0;) {
    const Choice& choice = failing_.schedule.choices[failing_.choices[position] + i];
    std::vector<uint32_t> answers(w.choices.begin() + static_cast<ptrdiff_t>(first),
                                  w.choices.begin() + static_cast<ptrdiff_t>(first + i + 1));
    for (uint32_t value = 0; value < choice.count; ++value) {
      if (value == choice.value) continue;
      answers.back() = value;
      list.push_back({position, taken, answers, i});
    }
  }
  return list;
}

// Whether some run with the other choice does. Its blocks are in good_.
bool TurningPointFinder::ends_well(const Other& other) {
  const std::vector<uint32_t> answers = other.answers.value_or(std::vector<uint32_t>());
  const bool is_race = failure_->kind == FailureKind::kRace;
  for (Manner manner : kManners) {
    if (runs_ >= last_run_ || taken_ >= kTaken || bytecodes_ > kAllBytecodes || stop_())
      return false;
    session_.store->restore(begin_);
    session_.watcher->take();
    session_.watcher->go_back(reported_);
    Explorer explorer(session_.machine, *session_.store, session_.scheduler, *session_.runner,
                      *session_.watcher, *strategy_, session_.habits);
    bool failed = false;
    explorer.on_failure = [&](const Failure& seen, const Witness&) {
      failed |= seen.kind != FailureKind::kRace || (is_race && seen.same_as(*failure_));
    };
    OtherGuide guide(failure_->witness, other.position, other.thread, answers, manner, is_race);
    const Explorer::Followed f = explorer.follow(root_, guide);
    ++runs_;
    bytecodes_ += explorer.counts.bytecodes;
    good_ = explorer.path_witness();
    if (f.ended && !failed && take(other)) return true;
    // The thread cannot run there, in whatever manner it goes on.
    if (f.gave_up && good_.steps.size() <= other.position) return false;
  }
  return false;
}

// Writes the good run down, and plays it. Whether it is as it should be.
bool TurningPointFinder::take(const Other& other) {
  ++taken_;
  const Habits& habits = session_.habits;
  Witness& w = failure_->witness;
  const size_t split = other.answers ? SIZE_MAX : other.position;
  Witness prefix = good_;
  RecordOptions options{split, {}, {}};
  if (other.position > w.steps.size()) {
    // Up to the partial blocks it is the same run.
    prefix = w;
    prefix.partials.resize(other.position - w.steps.size());
    options.then = std::span(good_.steps).subspan(other.position);
    options.then_choices = std::span(good_.choices).subspan(answers_before(good_, other.position));
  }
  Recording good = record(subject_, habits, prefix, FailureKind::kAssertion, options);
  if (!good.error.empty() || !good.failures.empty() || !good.exit_status) return false;
  const Recording played = play(subject_, habits, good.schedule, MachineFor::kWitness);
  if (!played.error.empty() || !played.failures.empty()) return false;
  Recording failing = record(subject_, habits, w, failure_->kind, {split, {}, {}});
  TurningPoint p;
  p.segment = failing.segments[other.position];
  p.instead = other.thread;
  if (other.answers) {
    p.choice = failing.choices[other.position] + other.answer;
    p.instead = other.answers->back();
    p.segment = failing.schedule.choices[*p.choice].segment;
  }
  const auto same =
      std::mismatch(failing.schedule.segments.begin(),
                    failing.schedule.segments.begin() + static_cast<ptrdiff_t>(p.segment),
                    good.schedule.segments.begin(), good.schedule.segments.end());
  if (same.first != failing.schedule.segments.begin() + static_cast<ptrdiff_t>(p.segment))
    return false;
  if (!other.answers) p.instead_name = good.schedule.segments[p.segment].name;
  p.other = std::move(good.schedule);
  failure_->schedule = std::move(failing.schedule);
  failure_->turning_point = std::move(p);
  return true;
}

void TurningPointFinder::find(Failure& failure, uint64_t runs) {
  failure_ = &failure;
  last_run_ = runs_ + runs;
  session_.store->restore(begin_);
  session_.runner->bound_threads(kBytecodes);
  failing_ = record(subject_, session_.habits, failure.witness, failure.kind);
  const size_t all = failure.witness.steps.size() + failure.witness.partials.size();
  if (failing_.error.empty() && failing_.segments.size() == all) {
    for (size_t position : positions()) {
      const std::vector<Other> others = others_at(position);
      if (std::any_of(others.begin(), others.end(), [&](const Other& o) { return ends_well(o); }))
        break;
    }
  }
  session_.store->restore(begin_);
  session_.runner->bound_threads(UINT64_MAX);
}

}  // namespace braid::tester
