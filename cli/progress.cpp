#include "cli/progress.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>

#include "cli/words.h"

namespace braid::cli {
namespace {

constexpr int64_t kSecond = 1'000'000'000;
constexpr int64_t kInterval = kSecond / 5;
constexpr int64_t kLineInterval = 10 * kSecond;  // where it is no terminal
constexpr size_t kUsualWidth = 79;
constexpr double kOld = 0.8;         // weight of the past in the rate that is shown
constexpr double kTellsFrom = 0.01;  // share from which on the estimate is worth something

size_t width_of(std::FILE* file) {
  winsize size{};
  if (ioctl(fileno(file), TIOCGWINSZ, &size) == 0 && size.ws_col > 20) return size.ws_col - 1;
  return kUsualWidth;
}

// What is done, and how long the rest takes.
std::string estimate_text(const tester::Progress& p) {
  if (p.share < kTellsFrom) return p.pass.empty() ? "" : ", " + p.pass;
  const double percent = 100 * std::min(p.share, 0.99);
  const std::string left = duration_text(p.seconds_left);
  if (p.pass.empty()) return fmt::format(", about {:.0f} % done, {} left", percent, left);
  return fmt::format(", {}: {:.0f} %, {} left", p.pass, percent, left);
}

}  // namespace

std::string duration_text(double seconds) {
  struct Unit {
    double seconds;
    double most;  // of it, before the next one reads better
    const char* name;
  };
  static constexpr Unit kUnits[] = {
      {1, 90, "s"}, {60, 90, "min"}, {3600, 48, "h"}, {86400, 1000, "days"}};
  for (const Unit& u : kUnits)
    if (seconds / u.seconds < u.most) return fmt::format("{:.0f} {}", seconds / u.seconds, u.name);
  return "years";
}

std::string progress_text(const tester::Progress& p, double per_second, size_t width) {
  const std::string begin =
      fmt::format("{}, {}/s", counted(p.random_schedules + p.schedules, "schedule"),
                  grouped(static_cast<uint64_t>(per_second)));
  const std::string depth = p.waiting == 0 ? "" : fmt::format(", depth {}", grouped(p.waiting));
  const std::string end = fmt::format(", {}{}", counted(p.failures, "failure"), estimate_text(p)) +
                          (p.went_over ? "; all would take too long" : "");
  std::string line = begin + depth + end;
  if (line.size() > width) line = begin + end;
  return line.substr(0, width);
}

ProgressLine::ProgressLine(bool wanted, std::FILE* file)
    : ProgressLine(wanted, file, isatty(fileno(file)) == 1) {}

ProgressLine::ProgressLine(bool wanted, std::FILE* file, bool is_terminal)
    : is_on_(wanted), file_(file), is_terminal_(is_terminal) {}

ProgressLine::~ProgressLine() {
  if (shown_ && is_terminal_) fmt::print(file_, "\r\x1b[K");
}

void ProgressLine::show(const tester::Progress& p) {
  if (!is_on_ || p.nanos - at_ < kInterval) return;
  const uint64_t schedules = p.random_schedules + p.schedules;
  const double rate = static_cast<double>(schedules - std::min(schedules, schedules_)) * 1e9 /
                      static_cast<double>(p.nanos - at_);
  rate_ = at_ == 0 ? rate : kOld * rate_ + (1 - kOld) * rate;
  at_ = p.nanos;
  schedules_ = schedules;
  if (is_terminal_ ? p.nanos < kSecond : p.nanos - written_ < kLineInterval) return;
  written_ = p.nanos;
  if (is_terminal_) {
    fmt::print(file_, "\r{}\x1b[K", progress_text(p, rate_, width_of(file_)));
  } else {
    fmt::print(file_, "{}\n", progress_text(p, rate_, std::string::npos));
  }
  std::fflush(file_);
  shown_ = true;
}

}  // namespace braid::cli
