// A schedule for people, one line for each stretch: where there is no story.
#include <fmt/format.h>

#include <algorithm>

#include "cli/report.h"
#include "tester/names.h"

namespace braid::cli {
namespace {

std::string words_for(const tester::Segment& s) {
  if (s.how == tester::Stretch::kUntil && s.why == tester::words(vm::Point::kThreadEnd))
    return "runs to its end";
  if (s.where == tester::kInLibrary) return "runs, " + end_of(s);
  return fmt::format("runs to {}, {}", s.where, end_of(s));
}

// A line for each stretch that a thread runs, and what the source has where it ends.
struct ScheduleLine {
  std::string thread;
  std::string what;
  std::string source;
};

std::vector<ScheduleLine> schedule_lines(const tester::Schedule& schedule, const Sources& sources) {
  constexpr size_t kSourceWidth = 46;
  std::vector<ScheduleLine> lines;
  for (const tester::Segment& s : stretches(schedule)) {
    ScheduleLine line{s.name, words_for(s), ""};
    if (!line.what.ends_with("its end")) line.source = sources.line(s.where);
    if (line.source.size() > kSourceWidth)
      line.source = line.source.substr(0, kSourceWidth - 3) + "...";
    lines.push_back(std::move(line));
  }
  return lines;
}

void print_lines(std::FILE* file, const std::vector<ScheduleLine>& lines) {
  size_t name_width = 4;
  size_t what_width = 0;
  for (const ScheduleLine& line : lines) {
    name_width = std::max(name_width, line.thread.size());
    what_width = std::max(what_width, line.what.size());
  }
  size_t number = 0;
  for (const ScheduleLine& line : lines) {
    const std::string text = fmt::format("    {:>3}  {:<{}}  {:<{}}  {}", ++number, line.thread,
                                         name_width, line.what, what_width, line.source);
    fmt::print(file, "{}\n", std::string_view(text).substr(0, text.find_last_not_of(' ') + 1));
  }
}

}  // namespace

void print_schedule(std::FILE* file, const tester::Schedule& schedule, const Sources& sources) {
  const std::vector<ScheduleLine> lines = schedule_lines(schedule, sources);
  if (lines.empty()) return;
  fmt::print(file, "  The schedule, one line per stretch that a thread runs ({} switch{}):\n",
             lines.size() - 1, lines.size() == 2 ? "" : "es");
  print_lines(file, lines);
}

}  // namespace braid::cli
