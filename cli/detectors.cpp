#include "cli/detectors.h"

#include <fmt/format.h>

#include <set>
#include <tuple>

#include "cli/style.h"
#include "eraser/eraser.h"
#include "eraser/happens_before.h"

namespace braid::cli {
namespace {

void print_finding(const Finding& f, size_t number, const Style& style) {
  fmt::print(stderr, "\n{}\n", style.bad(fmt::format("Finding {}: {}", number, f.what)));
  for (const std::string& d : f.details) fmt::print(stderr, "  {}\n", d);
  for (const std::string& n : f.notes) fmt::print(stderr, "  {}.\n", n);
}

}  // namespace

tester::Tools make_detectors(const Options& options, const tester::Trace* trace) {
  const eraser::DetectorOptions how{options.texts("race-ignore")};
  auto wanted = [&](const char* option, std::string_view rule) {
    return options.has(option) || (trace != nullptr && trace->rule == rule);
  };
  tester::Tools tools;
  if (wanted("race", eraser::kRaceRule))
    tools.push_back(std::make_shared<eraser::HappensBefore>(how));
  if (wanted("eraser", eraser::kDisciplineRule))
    tools.push_back(std::make_shared<eraser::Eraser>(how));
  return tools;
}

bool print_findings(const Options& options, const std::vector<Finding>& findings) {
  const Style style(stderr);
  std::set<std::tuple<std::string, std::string, std::string>> seen;
  for (const Finding& f : findings)
    if (seen.insert({f.rule, f.variable, f.place}).second) print_finding(f, seen.size(), style);
  if (!seen.empty()) fmt::print(stderr, "\n");
  auto sum_up = [&](const char* option, std::string_view rule, const char* nothing,
                    const char* what) {
    if (!options.has(option)) return;
    size_t count = 0;
    for (const auto& key : seen) count += std::get<0>(key) == rule ? 1 : 0;
    fmt::print(
        stderr, "--{}: {}; this was one schedule of many, --tester runs them all\n", option,
        count == 0 ? nothing : fmt::format("{} {}{} found", count, what, count == 1 ? "" : "s"));
  };
  sum_up("race", eraser::kRaceRule, "no data race", "data race");
  sum_up("eraser", eraser::kDisciplineRule, "the locking discipline was kept", "violation");
  return !seen.empty();
}

}  // namespace braid::cli
