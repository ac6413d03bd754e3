// Makes the tables of docs/detectors.md from the comments of the programs in examples/races: what each detector says
// of them. With --check compares the page with that. (That the comments are true, the engines tester, race and eraser
// of program_tests see to.)
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "tests/runner/process.h"
#include "tests/runner/program.h"

namespace {

using braid::runner::ExpectedReport;
using braid::runner::Program;
using Names = std::set<std::string>;

struct Row {
  std::string name;
  bool is_meant = false;  // a field has the mark @NoRaceCheck
  Names nodes, race, eraser, everywhere;
};

Names report(const Program& program, std::string_view detector, bool in_search, std::string* wrong) {
  for (const ExpectedReport& r : program.reports_of(detector))
    if (r.in_search() == in_search) return {r.variables.begin(), r.variables.end()};
  *wrong += fmt::format("{}: does not say what {}{} reports\n", program.name, in_search ? "--tester " : "", detector);
  return {};
}

Row row_of(const Program& program, std::string* wrong) {
  Row row;
  row.name = program.path.stem().string();
  row.is_meant = braid::runner::read_whole_file(program.path).find("@NoRaceCheck") != std::string::npos;
  if (program.tester.races) {
    row.nodes = {program.tester.races->begin(), program.tester.races->end()};
  } else if (!program.tester.no_race) {
    *wrong += fmt::format("{}: does not say what the search reports\n", program.name);
  }
  row.race = report(program, "--race", false, wrong);
  row.eraser = report(program, "--eraser", false, wrong);
  row.everywhere = report(program, "--eraser", true, wrong);
  return row;
}

bool agree(const Row& r) { return r.nodes == r.race && r.nodes == r.eraser && r.nodes == r.everywhere; }

// What kind of difference it is.
std::string remark(const Row& r) {
  std::vector<std::string> all;
  if (r.is_meant) return "the field says that its race is meant";
  if (r.nodes.empty() && !r.race.empty()) all.emplace_back("a race in Java, but never at the same moment");
  if (!r.nodes.empty() && r.race.empty()) all.emplace_back("happens-before: not on this schedule");
  if (r.race.size() > r.nodes.size() && !r.nodes.empty()) all.emplace_back("happens-before names what follows, too");
  if (r.nodes.empty() && !r.everywhere.empty()) all.emplace_back("Eraser: false alarm");
  if (!r.nodes.empty() && r.everywhere.empty()) all.emplace_back("Eraser: on no schedule");
  if (!r.nodes.empty() && r.eraser.empty() && !r.everywhere.empty()) all.emplace_back("Eraser: not on this schedule");
  return fmt::format("{}", fmt::join(all, "; "));
}

// Without the class if it is the program's own.
std::string cell(const Row& row, const Names& names) {
  std::vector<std::string> shown;
  for (const std::string& n : names) {
    const bool is_own = n.starts_with(row.name + ".");
    shown.push_back("`" + (is_own ? n.substr(row.name.size() + 1) : n) + "`");
  }
  return fmt::format("{}", fmt::join(shown, ", "));
}

std::string link(const Row& row) { return fmt::format("[{0}](../examples/races/{0}.java)", row.name); }

std::string list(const std::vector<Row>& rows, bool with_race) {
  std::vector<std::string> links;
  for (const Row& r : rows)
    if (agree(r) && r.nodes.empty() != with_race) links.push_back(link(r));
  return fmt::format("{}.\n", fmt::join(links, ",\n"));
}

std::string tables(const std::vector<Row>& rows) {
  std::string out =
      "| program | check at nodes | happens-before | Eraser | Eraser, every schedule | |\n"
      "| --- | --- | --- | --- | --- | --- |\n";
  for (const Row& r : rows) {
    if (agree(r)) continue;
    out += fmt::format("| {} | {} | {} | {} | {} | {} |\n", link(r), cell(r, r.nodes), cell(r, r.race),
                       cell(r, r.eraser), cell(r, r.everywhere), remark(r));
  }
  out += "\nAll four report the same variables:\n" + list(rows, true);
  out += "\nAll four report nothing, rightly:\n" + list(rows, false);
  return out;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2 && !(argc == 4 && std::string_view(argv[2]) == "--check")) {
    fmt::print(stderr, "usage: detectors_doc FOLDER [--check FILE]\n");
    return 2;
  }
  std::vector<Row> rows;
  std::string wrong;
  for (const auto& path : braid::runner::find_programs({argv[1]}))
    rows.push_back(row_of(braid::runner::read_program(path), &wrong));
  fmt::print(stderr, "{}", wrong);
  if (!wrong.empty() || rows.empty()) return 1;
  if (argc == 2) {
    fmt::print("{}", tables(rows));
    return 0;
  }
  const std::string page = braid::runner::read_whole_file(argv[3]);
  if (page.find("\n\n" + tables(rows) + "\n") != std::string::npos) return 0;
  fmt::print(stderr, "{} is out of date: put there what detectors_doc prints\n", argv[3]);
  return 1;
}
