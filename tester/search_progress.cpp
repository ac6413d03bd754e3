// How far a search has come, and whether it is worth to go on so.
#include <fmt/format.h>

#include <algorithm>

#include "tester/searcher.h"

namespace braid::tester {
namespace {

constexpr int64_t kInterval = 100'000'000;  // an estimate takes its time, so it is kept for a while

double seconds(int64_t nanos) { return static_cast<double>(nanos) / 1e9; }

}  // namespace

bool rest_takes_too_long(double seconds, double seconds_left, double limit) {
  return seconds >= 0.1 * limit && seconds <= 0.5 * limit && seconds_left > limit;
}

Progress Search::progress() {
  Progress p;
  p.random_schedules = result_.random_schedules;
  p.schedules = result_.schedules;
  p.failures = result_.failures.size();
  p.nanos = pace_.at();
  p.went_over = result_.went_over.has_value();
  if (explorer_ == nullptr) return p;
  if (pass_preemptions_) {
    p.pass = fmt::format("up to {} preemption{}", *pass_preemptions_,
                         *pass_preemptions_ == 1 ? "" : "s");
  } else if (pass_bytecodes_ != 0 && (!is_first_pass_ || explorer_->counts.cut > 0)) {
    p.pass = fmt::format("up to {} bytecodes a thread", pass_bytecodes_);
  }
  p.waiting = explorer_->waiting();
  if (pace_.at() >= estimated_at_ + kInterval || estimated_at_ < pass_begin_) {
    estimated_at_ = pace_.at();
    share_ = explorer_->share_done();
  }
  p.share = share_;
  if (p.share > 0) p.seconds_left = seconds(pace_.at() - pass_begin_) * (1 - p.share) / p.share;
  for (const Failure& f : explorer_->failures) {
    p.failures += std::none_of(result_.failures.begin(), result_.failures.end(),
                               [&](const Failure& g) { return g.same_as(f); });
  }
  return p;
}

// Whether the rest should not be waited for: it goes over to schedules with few preemptions.
bool Search::goes_over() {
  if (!may_go_over_) return false;
  bool over = false;
  if (options_.goes_over) {
    over = options_.goes_over(progress());
  } else if (options_.time_limit_nanos != INT64_MAX && pace_.at() >= judged_at_ + kInterval) {
    judged_at_ = pace_.at();
    over = rest_takes_too_long(seconds(pace_.at()), progress().seconds_left,
                               seconds(options_.time_limit_nanos));
  }
  if (over) result_.went_over = {result_.schedules, progress().seconds_left};
  return over;
}

}  // namespace braid::tester
