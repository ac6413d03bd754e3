#include "tester/outcomes.h"

#include <algorithm>

#include "tester/recorder.h"
#include "tester/session.h"

namespace braid::tester {

std::optional<int> exit_status(const vm::Machine& machine) {
  if (!machine.has_ended()) return std::nullopt;
  if (machine.exited()) return machine.exit_code();
  return machine.any_failed() ? 1 : 0;
}

void OutcomeCounter::note(const Session& session, const std::function<Witness()>& witness) {
  const int status = exit_status(session.machine).value_or(0);
  std::string key = session.world.output() + '\0' + std::to_string(status);
  const auto [it, fresh] = index_.try_emplace(std::move(key), outcomes_.size());
  if (fresh) {
    if (outcomes_.size() == kMost) {
      index_.erase(it);
      return;
    }
    outcomes_.push_back({session.world.output(), status, 0, witness(), {}});
  }
  Outcome& o = outcomes_[it->second];
  ++o.schedules;
  // A schedule of whole blocks is easier to read than a random one.
  if (!fresh && o.witness.at_points) {
    Witness w = witness();
    if (!w.at_points) o.witness = std::move(w);
  }
}

std::vector<uint64_t> OutcomeCounter::schedules() const {
  std::vector<uint64_t> list;
  for (const Outcome& o : outcomes_) list.push_back(o.schedules);
  return list;
}

void OutcomeCounter::forget(const std::vector<uint64_t>& schedules_before) {
  const size_t known = schedules_before.size();
  outcomes_.resize(known);
  count_from(schedules_before);
  std::erase_if(index_, [&](const auto& entry) { return entry.second >= known; });
}

void OutcomeCounter::count_from(const std::vector<uint64_t>& schedules_before) {
  for (size_t i = 0; i < outcomes_.size(); ++i)
    outcomes_[i].schedules = i < schedules_before.size() ? schedules_before[i] : 0;
}

void record_outcomes(const Subject& subject, const Habits& habits, size_t most,
                     std::vector<Outcome>& outcomes) {
  for (size_t i = 0; i < std::min(most, outcomes.size()); ++i) {
    Outcome& o = outcomes[i];
    if (o.witness.stepping) continue;  // mode exhaustive records none
    Recording r = record(subject, habits, o.witness, FailureKind::kAssertion);
    if (r.error.empty() && r.output == o.output && r.exit_status == o.exit_code)
      o.schedule = std::move(r.schedule);
  }
}

}  // namespace braid::tester
