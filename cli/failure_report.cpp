// The part of the report that explains one failure to people.
#include <fmt/format.h>

#include <algorithm>

#include "cli/report.h"
#include "cli/story_table.h"
#include "cli/why.h"
#include "cli/words.h"

namespace braid::cli {
namespace {

// How simple the schedule is.
std::string minimality(const tester::Minimised& m) {
  if (m.preemptions == 0 || m.proved) return "the simplest schedule that shows it";
  return fmt::format("no simpler schedule was found in {}", counted(m.runs, "run"));
}

// Text in the width of the report; items of a list hang.
void print_wrapped(std::FILE* file, const std::string& text, size_t indent) {
  const size_t hang = text.starts_with("- ") ? 2 : 0;
  for (const std::string& l : wrapped(text, kWidth - indent, hang))
    fmt::print(file, "{}{}\n", std::string(indent, ' '), l);
}

// The stack of a failed assertion or an exception, without the library's frames; the first is in
// the title.
void print_callers(std::FILE* file, const tester::Failure& f) {
  const bool thrown =
      f.kind == tester::FailureKind::kAssertion || f.kind == tester::FailureKind::kUncaught;
  for (size_t i = 0; thrown && i < f.details.size(); ++i) {
    const std::string& d = f.details[i];
    const bool is_first = i == 0 && d.find("(" + f.place + ")") != std::string::npos;
    if (is_first || d.starts_with("java.lang.Thread.run(")) continue;
    fmt::print(file, "    {}{}\n", d.starts_with(tester::kCausedBy) ? "" : "at ", d);
  }
}

void print_why(std::FILE* file, const tester::Failure& f, const Sources& sources,
               const Style& style) {
  const std::vector<std::string> sentences = why(f, sources);
  if (sentences.empty() && f.notes.empty()) return;
  fmt::print(file, "\n  {}\n", style.title("Why:"));
  for (const std::string& s : sentences) print_wrapped(file, s, 4);
  for (const std::string& n : f.notes) print_wrapped(file, n + ".", 4);
}

void print_table(std::FILE* file, const tester::Failure& f, const Sources& sources,
                 const Style& style) {
  const std::vector<Row> rows = rows_of(f);
  if (rows.empty()) {
    print_schedule(file, f.schedule, sources);
    if (f.turning_point) fmt::print(file, "  {}.\n", turning_point(f, false));
    return;
  }
  fmt::print(file, "\n  {}{}:\n\n", style.title("How it happens"),
             f.minimised ? " (" + minimality(*f.minimised) + ")" : "");
  fmt::print(file, "{}", table_of(rows, f, sources, style));
  std::vector<std::string> turn = turning_point_words(f);
  if (turn.empty() && f.turning_point) turn.push_back(turning_point(f, true) + ".");
  if (!turn.empty()) fmt::print(file, "\n");
  for (const std::string& s : turn) print_wrapped(file, s, 2);
}

}  // namespace

void use_readers_names(tester::Failure* f) {
  const bool is_element = f->kind == tester::FailureKind::kRace && f->variable.ends_with(']') &&
                          f->story && !f->story->events.empty();
  if (!is_element) return;
  const auto& events = f->story->events;
  // "[3]" of "int[3][]"; of what the library keeps in an array the story says nothing.
  const size_t open = f->variable.find('[');
  const std::string index = f->variable.substr(open, f->variable.find(']') + 1 - open);
  const auto last = std::find_if(events.rbegin(), events.rend(), [&](const tester::Event& e) {
    const bool is_access =
        e.kind == tester::Event::Kind::kRead || e.kind == tester::Event::Kind::kWrite;
    return is_access && e.object.ends_with(index);
  });
  if (last == events.rend()) return;
  const std::string name = last->object;
  const auto replace = [&](std::string* text) {
    const size_t at = text->find(f->variable);
    if (at != std::string::npos) text->replace(at, f->variable.size(), name);
  };
  replace(&f->what);
  for (std::string& d : f->details) replace(&d);
}

void print_failure(std::FILE* file, const tester::Failure& failure, size_t number,
                   const Sources& sources) {
  tester::Failure f = failure;
  use_readers_names(&f);
  const Style style(file);
  fmt::print(file, "\n");
  // On one line, however long: whoever looks for it in a log finds it.
  fmt::print(file, "{}\n", style.bad(fmt::format("Failure {}: {}", number, f.what)));
  print_callers(file, f);
  print_why(file, f, sources, style);
  print_table(file, f, sources, style);
}

}  // namespace braid::cli
