#include "cli/bounds.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "cli/progress.h"
#include "cli/words.h"

namespace braid::cli {
namespace {

using tester::Limit;

// Which schedules: "with at most 2 preemptions in which no thread runs more than 4,000 bytecodes".
std::string which(std::optional<uint32_t> preemptions, uint64_t bytecodes) {
  std::string text;
  if (preemptions) text += fmt::format(" with at most {}", counted(*preemptions, "preemption"));
  if (bytecodes != 0)
    text += fmt::format(" in which no thread runs more than {} bytecodes", grouped(bytecodes));
  return text;
}

// Where the share says something: the tree of schedules would have come to its end.
bool has_share(const tester::SearchResult& r) {
  constexpr double kLeast = 0.01;
  const bool ended = r.limit == Limit::kInterrupted || r.limit == Limit::kFirstFailure ||
                     r.limit == Limit::kMaxSchedules || r.limit == Limit::kTimeLimit;
  return ended && r.ended_in && r.ended_in->share >= kLeast;
}

std::string share_of(const tester::SearchResult& r) {
  const auto& pass = *r.ended_in;
  const std::string of = which(pass.preemptions, pass.bytecodes);
  return fmt::format("By estimate about {:.0f} % of the schedules{} were run.",
                     100 * std::min(pass.share, 0.99), of);
}

std::vector<std::string> known_of(const tester::SearchOptions& options,
                                  const tester::SearchResult& r) {
  std::vector<std::string> known;
  if (r.went_over) {
    known.push_back(fmt::format(
        "After {} the rest was estimated at {}, so the search went over to schedules "
        "with few preemptions.",
        counted(r.went_over->schedules, "schedule"), duration_text(r.went_over->seconds_left)));
  }
  if (r.complete) return known;
  if (r.depth_completed != 0)
    known.push_back(fmt::format("Every schedule{} was run.", which({}, r.depth_completed)));
  if (r.preemptions_completed) {
    const uint64_t bytecodes = r.preemptions_bytecodes;
    const bool cut = r.limit == Limit::kPathBytecodes;
    known.push_back(fmt::format("Every schedule{} was run{}.",
                                which(r.preemptions_completed, bytecodes),
                                cut ? ", as far as none of the bounds cut it off" : ""));
  }
  if (r.limit == Limit::kMaxDepth) {
    known.push_back(
        fmt::format("Every schedule was run that needs at most {} branches waiting at once.",
                    grouped(options.max_depth)));
  }
  if (has_share(r)) known.push_back(share_of(r));
  return known;
}

// " (by estimate about 3 min more)", if that is known; of a pass, for that.
std::string time_more(const tester::SearchResult& r) {
  if (!has_share(r)) return "";
  const std::string of = which(r.ended_in->preemptions, r.ended_in->bytecodes);
  return fmt::format(" (by estimate about {} more{}{})", duration_text(r.ended_in->seconds_left),
                     of.empty() ? "" : " for those", of);
}

// " (by estimate about 120,000 in all)", if the pass would have been the last one.
std::string schedules_in_all(const tester::SearchResult& r) {
  if (!has_share(r) || r.ended_in->preemptions || r.ended_in->bytecodes != 0) return "";
  const double all = static_cast<double>(r.schedules) / r.ended_in->share +
                     static_cast<double>(r.random_schedules);
  // Two digits are more than it knows.
  const double unit = std::pow(10.0, std::max(0.0, std::floor(std::log10(all)) - 1));
  return fmt::format(" (by estimate about {} in all)",
                     grouped(static_cast<uint64_t>(std::round(all / unit) * unit)));
}

bool is_random(const tester::SearchOptions& options) {
  return options.mode == "random" || options.mode == "pct";
}

std::string further_of(const tester::SearchOptions& options, const tester::SearchResult& r) {
  constexpr const char* kFewFirst = ", or --search bounded, which begins with few preemptions";
  const bool can_be_bounded = !is_random(options) && options.mode != "bounded" && !r.went_over;
  if (is_random(options)) return "--search rwdd, which runs every schedule that matters";
  switch (r.limit) {
    case Limit::kInterrupted:
      return "more time" + time_more(r) + (can_be_bounded ? kFewFirst : "");
    case Limit::kTimeLimit:
      return "a larger --time-limit" + time_more(r) + (can_be_bounded ? kFewFirst : "");
    case Limit::kMaxSchedules:
      return "a larger --max-schedules" + schedules_in_all(r) + (can_be_bounded ? kFewFirst : "");
    case Limit::kFirstFailure:
      return "the same without --stop";
    case Limit::kMaxDepth:
      return "a larger --max-depth, or none";
    case Limit::kPreemptions:
      return fmt::format("--preemptions {}, or --search rwdd for all schedules",
                         uint64_t{options.preemptions} + 1);
    case Limit::kThreadBytecodes:
      return options.mode == "bounded"
                 ? "a larger --terminate-after"
                 : "a larger --terminate-after, or none: then the bound grows";
    case Limit::kPathBytecodes:
      return "a larger --max-steps, if the loops there end at all";
    case Limit::kEndless:
      return "the same when the loops that never end are mended";
    case Limit::kNone:
    case Limit::kOther:
      break;
  }
  return "";
}

}  // namespace

Bounds bounds_of(const tester::SearchOptions& options, const tester::SearchResult& result) {
  if (!result.error.empty()) return {};
  return {known_of(options, result), result.complete ? "" : further_of(options, result)};
}

}  // namespace braid::cli
