#include "cli/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "cli/words.h"

namespace braid::cli {
namespace {

constexpr int64_t kSecond = 1'000'000'000;
constexpr int64_t kInterval = kSecond / 5;
constexpr size_t kWidth = 79;
constexpr double kOld = 0.8;  // weight of the past in the rate that is shown

}  // namespace

ProgressLine::ProgressLine(bool wanted) : is_on_(wanted && isatty(STDERR_FILENO) == 1) {}

ProgressLine::~ProgressLine() {
  if (shown_) fmt::print(stderr, "\r\x1b[K");
}

void ProgressLine::show(const tester::Progress& p) {
  if (!is_on_ || p.nanos - at_ < kInterval) return;
  const uint64_t schedules = p.random_schedules + p.schedules;
  const double rate = static_cast<double>(schedules - std::min(schedules, schedules_)) * 1e9 /
                      static_cast<double>(p.nanos - at_);
  rate_ = at_ == 0 ? rate : kOld * rate_ + (1 - kOld) * rate;
  at_ = p.nanos;
  schedules_ = schedules;
  if (p.nanos < kSecond) return;
  const std::string line = fmt::format(
      "{}, {}/s, {}, {} waiting, {} s", counted(schedules, "schedule"),
      grouped(static_cast<uint64_t>(rate_)), counted(p.failures, "failure"),
      p.waiting == 1 ? "1 branch" : grouped(p.waiting) + " branches", p.nanos / kSecond);
  fmt::print(stderr, "\r{}\x1b[K", line.substr(0, kWidth));
  std::fflush(stderr);
  shown_ = true;
}

}  // namespace braid::cli
