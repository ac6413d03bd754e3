// The part of the report that explains one failure to people.
#include <fmt/format.h>

#include "cli/report.h"
#include "cli/story_table.h"
#include "cli/words.h"

namespace braid::cli {
namespace {

// How few switches it has away from a thread that could have gone on.
std::string minimality(const tester::Minimised& m) {
  const std::string many = fmt::format("Preemptions between blocks: {}", m.preemptions);
  if (m.preemptions == 0) return many + ", the fewest there can be";
  if (m.proved)
    return many + ", proved minimal: no schedule with fewer preemptions has this failure";
  return fmt::format("{} (first found with {}; minimised in {})", many, m.before,
                     counted(m.runs, "run"));
}

}  // namespace

void print_failure(std::FILE* file, const tester::Failure& f, size_t number,
                   const Sources& sources) {
  const Style style(file);
  fmt::print(file, "\n{}\n", style.bad(fmt::format("Failure {}: {}", number, f.what)));
  const bool is_stack =
      f.kind == tester::FailureKind::kAssertion || f.kind == tester::FailureKind::kUncaught;
  for (const std::string& d : f.details) fmt::print(file, "    {}{}\n", is_stack ? "at " : "", d);
  for (const std::string& n : f.notes) fmt::print(file, "  {}.\n", n);
  const std::vector<Row> rows = rows_of(f);
  if (!rows.empty()) {
    fmt::print(file, "\n{}", table_of(rows, f, sources, style));
  } else {
    print_schedule(file, f.schedule, sources);
  }
  if (f.minimised) fmt::print(file, "  {}.\n", minimality(*f.minimised));
}

}  // namespace braid::cli
