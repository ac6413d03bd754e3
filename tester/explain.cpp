#include "tester/explain.h"

#include <algorithm>
#include <chrono>

#include "tester/minimise.h"
#include "tester/recorder.h"
#include "tester/story.h"
#include "tester/turning_point.h"

namespace braid::tester {
namespace {

constexpr int64_t kMostNanos = 5'000'000'000;  // on a slow machine, for each of the two

int64_t now() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

}  // namespace

Explainer::Explainer(const Subject& subject, Session& session, const std::atomic<bool>& stop)
    : subject_(subject), session_(session), stop_(stop) {}

bool Explainer::stops() const { return stop_ || now() - begin_ > kMostNanos; }

void Explainer::minimise(const Node& root, checkpoint::Id begin, std::vector<Failure>* failures) {
  for (const Failure& f : *failures) originals_.push_back(f.witness);
  begin_ = now();
  Minimiser minimiser(session_, root, begin, [this] { return stops(); });
  minimiser.run(*failures);
}

// Whether its run shows the failure.
bool Explainer::record(Failure* f) {
  Recording r = tester::record(subject_, session_.habits, f->witness, f->kind);
  f->schedule = std::move(r.schedule);
  // Whether it goes on for ever is looked at where a schedule is played.
  f->schedule.takes_turns = f->kind == FailureKind::kLivelock;
  if (f->kind == FailureKind::kSpins || f->kind == FailureKind::kLivelock)
    r.failures =
        play(subject_, session_.habits, f->schedule, MachineFor::kWitness).failures;
  const auto shown = std::find_if(r.failures.begin(), r.failures.end(),
                                  [&](const Failure& g) { return g.same_as(*f); });
  if (shown == r.failures.end()) return false;
  f->details = shown->details;
  if (f->kind != FailureKind::kSpins && f->kind != FailureKind::kLivelock) f->notes = shown->notes;
  // The witness may be of another thread than the first schedule that failed.
  const bool thrown = f->kind == FailureKind::kAssertion || f->kind == FailureKind::kUncaught;
  const bool found = f->kind == FailureKind::kRace || f->kind == FailureKind::kFinding;
  if (thrown || found) f->what = shown->what;
  return true;
}

void Explainer::record(std::vector<Failure>* failures) {
  for (size_t i = 0; i < failures->size(); ++i) {
    Failure& f = (*failures)[i];
    if (f.witness.stepping) continue;
    if (record(&f) || !f.minimised) continue;
    f.witness = originals_[i];
    f.minimised.reset();
    record(&f);
  }
}

void Explainer::tell(std::vector<Failure>* failures) {
  constexpr size_t kMost = 50;
  constexpr size_t kIfStopped = 3;
  for (size_t i = 0; i < failures->size() && i < (stop_ ? kIfStopped : kMost); ++i) {
    Failure& f = (*failures)[i];
    if (!f.schedule.segments.empty()) tell_story(subject_, session_.habits, f);
  }
}

void Explainer::find_turning_points(const Node& root, checkpoint::Id begin,
                                    std::vector<Failure>* failures) {
  begin_ = now();
  TurningPointFinder finder(subject_, session_, root, begin, [this] { return stops(); });
  size_t left = failures->size();
  for (Failure& f : *failures) {
    const uint64_t runs = (TurningPointFinder::kRuns - finder.runs()) / left--;
    const bool known = f.minimised && !f.schedule.segments.empty();
    if (known && !stops()) finder.find(f, runs);
  }
}

}  // namespace braid::tester
