#include "cli/outcome_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/words.h"

namespace braid::cli {
namespace {

constexpr size_t kShownOutcomes = 10;
constexpr size_t kOutcomeWidth = 60;

// The beginning of the line in which the outputs differ first: what stands before tells nothing.
size_t first_difference(const std::vector<tester::Outcome>& outcomes) {
  const std::string& first = outcomes[0].output;
  size_t same = first.size();
  for (const tester::Outcome& o : outcomes) {
    const size_t n = std::min(same, o.output.size());
    same = static_cast<size_t>(
        std::mismatch(first.begin(), first.begin() + static_cast<ptrdiff_t>(n), o.output.begin())
            .first -
        first.begin());
  }
  const size_t line = same == 0 ? std::string::npos : first.rfind('\n', same - 1);
  return line == std::string::npos ? 0 : line + 1;
}

std::string shortened(const std::string& output, size_t from) {
  if (output.empty()) return "no output";
  if (from >= output.size() && from > 0) return "the same, and nothing more";
  std::string text = from == 0 ? "\"" : "...\"";
  size_t end = from;
  for (; end < output.size() && text.size() < kOutcomeWidth; ++end) {
    const char c = output[end];
    if (c == '\n') {
      text += "\\n";
    } else if (static_cast<unsigned char>(c) < ' ') {
      text += fmt::format("\\x{:02x}", c);
    } else {
      text += c;
    }
  }
  // Not in the middle of a UTF-8 sequence.
  while (end < output.size() && (output[end] & 0xc0) == 0x80) text += output[end++];
  return text + (end < output.size() ? "\"..." : "\"");
}

}  // namespace

bool outcomes_differ(const tester::SearchResult& r) {
  auto status = [&](const tester::Outcome& o) {
    return !r.failures.empty() && o.exit_code == kFailure ? 0 : o.exit_code;
  };
  return std::any_of(r.outcomes.begin(), r.outcomes.end(), [&](const tester::Outcome& o) {
    return o.output != r.outcomes[0].output || status(o) != status(r.outcomes[0]);
  });
}

void print_outcomes(std::FILE* file, const Report& report) {
  const std::vector<tester::Outcome>& outcomes = report.result.outcomes;
  if (!outcomes_differ(report.result)) return;
  const size_t shown = std::min(outcomes.size(), kShownOutcomes);
  const bool many = outcomes.size() == tester::SearchResult::kMaxOutcomes;
  fmt::print(file, "\nOutcomes: {}{} different ones{}\n", many ? "at least " : "",
             grouped(outcomes.size()),
             report.random_only || report.output_order_explored
                 ? ""
                 : " (the order of output was not explored; --outcomes explores it)");
  const size_t from = first_difference(outcomes);
  const bool statuses =
      std::any_of(outcomes.begin(), outcomes.end(), [](const auto& o) { return o.exit_code != 0; });
  std::vector<std::string> numbers;
  size_t width = 0;
  for (size_t i = 0; i < shown; ++i) {
    numbers.push_back(counted(outcomes[i].schedules, "schedule"));
    width = std::max(width, numbers.back().size());
  }
  for (size_t i = 0; i < shown; ++i) {
    fmt::print(file, "    {:>2}  {:>{}}  {}{}\n", i + 1, numbers[i], width,
               statuses ? fmt::format("exit status {:<3}  ", outcomes[i].exit_code) : "",
               shortened(outcomes[i].output, from));
  }
  if (shown < outcomes.size())
    fmt::print(file, "    and {} more (--json lists all)\n", grouped(outcomes.size() - shown));
  // The first is what one sees anyway, more often than not.
  for (size_t i = std::min<size_t>(shown - 1, 1); i < shown; ++i) {
    if (report.outcome_traces[i].replay.empty()) continue;
    fmt::print(file, "  To run number {} again: {}\n", i + 1, report.outcome_traces[i].replay);
    break;
  }
}

}  // namespace braid::cli
