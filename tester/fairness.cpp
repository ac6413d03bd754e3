#include "tester/fairness.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace braid::tester {

Fairness::Fairness(Session& session, uint64_t most_bytecodes)
    : session_(session),
      turns_(session.machine, *session.store, session.scheduler, most_bytecodes),
      livelock_(session.machine, *session.store, session.scheduler, *session.runner) {}

// The failure whose loops have this line.
const Failure* Fairness::find(uint32_t thread, const std::string& place) const {
  for (const auto& found : found_) {
    for (const Turns::Loop& l : found->loops) {
      if (l.thread != thread || !place.starts_with(l.file + ":")) continue;
      for (uint32_t line = l.first; line <= l.last; ++line)
        if (place == fmt::format("{}:{}", l.file, line)) return &found->failure;
    }
  }
  return nullptr;
}

const Failure* Fairness::ask(uint32_t thread, const std::string& place, bool at_points,
                             bool* look) {
  constexpr size_t kMostPlaces = 10'000;
  *look = false;
  if (places_.size() >= kMostPlaces && !places_.contains({thread, place})) return nullptr;
  Place& p = places_[{thread, place}];
  ++p.asked;
  if (p.failure == nullptr) p.failure = find(thread, place);
  const bool is_better = p.failure != nullptr && p.failure->witness.at_points && !at_points;
  *look =
      (p.failure == nullptr || is_better) && (p.asked <= kOften || std::has_single_bit(p.asked));
  return p.failure;
}

const Failure* Fairness::look(uint32_t thread, const std::string& place, const Witness& witness) {
  const Failure* found = look(witness);
  Place& p = places_[{thread, place}];
  if (found != nullptr) p.failure = found;
  return p.failure;
}

const Failure* Fairness::look_at_begin() { return look(Witness()); }

const Failure* Fairness::look(const Witness& witness) {
  const size_t reported = session_.watcher->mark();
  std::function<bool()> spins;
  if (search_finds_spinning)
    spins = [this] { return livelock_.look() == Livelock::Verdict::kForEver; };
  std::optional<Failure> failure = turns_.look(spins);
  session_.watcher->take();
  session_.watcher->go_back(reported);
  if (!failure) return nullptr;
  failure->witness = witness;
  const auto known = std::find_if(found_.begin(), found_.end(), [&](const auto& found) {
    return found->failure.same_as(*failure);
  });
  if (known == found_.end()) {
    found_.push_back(
        std::make_unique<Found>(Found{std::move(*failure), turns_.loops(), turns_.lines()}));
    return &found_.back()->failure;
  }
  auto& loops = (*known)->loops;
  loops.insert(loops.end(), turns_.loops().begin(), turns_.loops().end());
  (*known)->lines.insert(turns_.lines().begin(), turns_.lines().end());
  if ((*known)->failure.witness.at_points && !witness.at_points)
    (*known)->failure.witness = witness;
  return &(*known)->failure;
}

namespace {

Witness beginning_of(const Witness& w, size_t steps) {
  Witness part = w;
  size_t answers = 0;
  for (size_t i = 0; i < steps; ++i) answers += w.steps[i].choices;
  part.steps.resize(steps);
  part.choices.resize(answers);
  return part;
}

}  // namespace

// Whether the first steps of the witness lead to the failure as well.
bool Fairness::leads_there(checkpoint::Id begin, const Witness& w, size_t steps,
                           const Failure& failure) {
  Session& s = session_;
  s.store->restore(begin);
  const size_t reported = s.watcher->mark();
  if (w.at_points) s.runner->count_all_points();
  std::span<const uint32_t> answers = w.choices;
  bool ok = true;
  for (size_t i = 0; i < steps && ok; ++i) {
    vm::Thread* t = s.machine.thread_by_number(w.steps[i].thread);
    ok = t != nullptr;
    if (!ok) break;
    s.scheduler.begin(answers.first(w.steps[i].choices));
    answers = answers.subspan(w.steps[i].choices);
    const checkpoint::Id before = s.store->take();
    w.at_points ? s.runner->run_to_point(*t) : s.runner->run(*t);
    s.store->drop(before);
  }
  if (w.at_points) s.runner->count_boundaries();
  const std::optional<Failure> again = ok ? turns_.look() : std::nullopt;
  s.watcher->take();
  s.watcher->go_back(reported);
  return again && again->same_as(failure);
}

// A shorter beginning of the failure's witness that leads to it as well.
void Fairness::shorten(checkpoint::Id begin, Failure* f) {
  size_t none = 0;  // so many steps do not lead there: otherwise there would be none
  size_t enough = f->witness.steps.size();
  while (enough - none > 1) {
    const size_t middle = none + (enough - none) / 2;
    (leads_there(begin, f->witness, middle, *f) ? enough : none) = middle;
  }
  if (enough < f->witness.steps.size()) f->witness = beginning_of(f->witness, enough);
  session_.store->restore(begin);
}

void Fairness::settle(checkpoint::Id begin, std::vector<Failure>* failures) {
  std::vector<Failure> kept;
  for (const Failure& f : *failures) {
    const bool livelock = f.kind == FailureKind::kLivelock;
    const bool spins =
        livelock && std::any_of(failures->begin(), failures->end(), [&](const Failure& g) {
          return g.kind == FailureKind::kSpins && is_double(f, g);
        });
    if (spins) continue;
    kept.push_back(f);
    if (!livelock) continue;
    kept.back().schedules = std::max<uint64_t>(f.schedules, 1);
    shorten(begin, &kept.back());
  }
  *failures = std::move(kept);
}

// Whether it was found as a thread that spins, too.
bool Fairness::is_double(const Failure& livelock, const Failure& spins) const {
  return std::any_of(found_.begin(), found_.end(), [&](const auto& found) {
    return found->failure.same_as(livelock) &&
           std::any_of(found->lines.begin(), found->lines.end(), [&](const std::string& line) {
             const std::string list = spins.place + ",";
             const size_t at = list.find(line + ",");
             return at != std::string::npos && (at == 0 || list[at - 1] == ' ');
           });
  });
}

}  // namespace braid::tester
