#include "cli/unseen_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "cli/words.h"

namespace braid::cli {
namespace {

constexpr size_t kShownChecks = 3;
constexpr size_t kShownThreads = 2;
constexpr size_t kShownLines = 7;

std::string place_of(const tester::Unseen::Lines& l) {
  if (l.first == l.last) return fmt::format("{}:{}", l.file, l.first);
  return fmt::format("{}:{}-{}", l.file, l.first, l.last);
}

// Whether each of the lines has a check that is named anyway.
bool only_checks(const tester::Unseen::Lines& l, const tester::Unseen& unseen) {
  for (uint32_t line = l.first; line <= l.last; ++line) {
    const std::string place = fmt::format("{}:{}", l.file, line);
    const bool named = std::any_of(unseen.checks.begin(), unseen.checks.end(),
                                   [&](const auto& c) { return c.place == place; });
    if (!named) return false;
  }
  return true;
}

void print_threads(std::FILE* file, const std::vector<tester::Unseen::Thread>& threads) {
  const size_t shown = std::min(threads.size(), kShownThreads);
  for (size_t i = 0; i < shown; ++i) {
    const std::string name = threads[i].cls == "Thread" ? "thread" : "thread " + threads[i].cls;
    fmt::print(file, "\nNever started by any schedule: the {} that {} makes.", name,
               threads[i].place);
  }
  if (shown < threads.size())
    fmt::print(file, "\nAnd {} more (--json lists all).", grouped(threads.size() - shown));
  if (shown > 0) fmt::print(file, "\n");
}

using Row = std::pair<std::string, std::string>;  // place, what is there

std::vector<Row> rows_of(const tester::Unseen& unseen, bool checks) {
  std::vector<Row> rows;
  if (checks) {
    for (const tester::Unseen::Check& c : unseen.checks)
      rows.emplace_back(c.place, c.is_assert ? "this assertion" : "this check");
  }
  for (const tester::Unseen::Lines& l : unseen.lines) {
    if (!l.quiet && !only_checks(l, unseen)) rows.emplace_back(place_of(l), l.what);
  }
  return rows;
}

}  // namespace

std::string unreached_checks(const tester::Unseen& unseen) {
  const size_t n = unseen.checks.size();
  if (n == 0) return "";
  std::string text =
      fmt::format("{} {} never reached: ", counted(n, "check"), n == 1 ? "was" : "were");
  for (size_t i = 0; i < std::min(n, kShownChecks); ++i)
    text += fmt::format("{}{}", i == 0 ? "" : ", ", unseen.checks[i].place);
  if (n > kShownChecks) text += fmt::format(" and {} more", grouped(n - kShownChecks));
  return text;
}

void print_unseen(std::FILE* file, const tester::Unseen& unseen, bool checks) {
  print_threads(file, unseen.threads);
  const std::vector<Row> rows = rows_of(unseen, checks);
  if (rows.empty()) return;
  fmt::print(file, "\nNever run by any schedule:\n");
  const size_t shown = std::min(rows.size(), kShownLines);
  size_t width = 0;
  for (size_t i = 0; i < shown; ++i) width = std::max(width, rows[i].first.size());
  for (size_t i = 0; i < shown; ++i)
    fmt::print(file, "    {:<{}}  {}\n", rows[i].first, width, rows[i].second);
  if (shown < rows.size())
    fmt::print(file, "    and {} more (--json lists all)\n", grouped(rows.size() - shown));
}

}  // namespace braid::cli
