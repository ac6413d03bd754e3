// The report that vmrun --json writes.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "tests/runner/check.h"
#include "tests/runner/json_schema.h"

namespace braid::runner {
namespace {

using Json = nlohmann::json;

// What a schema cannot say: parts of a report that depend on each other.
std::string check_parts(const Json& report, int exit_code) {
  std::string wrong;
  auto expect = [&](bool holds, const char* what) {
    if (!holds) wrong += fmt::format("report: {}\n", what);
  };
  const std::string verdict = report["verdict"];
  const bool found = !report["failures"].empty();
  expect(report["exit_code"] == exit_code, "exit_code is not that of the process");
  expect((verdict == "failure") == found, "verdict and failures do not agree");
  expect(verdict != "clean" || report["complete"], "clean, but not complete");
  expect(!report["complete"] || report["bound"].is_null(), "complete, and a bound");
  expect(!report["proved"] || report["complete"], "proved, but not complete");
  const uint64_t all =
      report["schedules"].get<uint64_t>() + report["random_schedules"].get<uint64_t>();
  uint64_t ended = 0;
  for (const Json& o : report["outcomes"]) ended += o["schedules"].get<uint64_t>();
  expect(ended <= all || report["mode"] == "bounded" || report["mode"] == "exhaustive",
         "more outcomes than schedules");
  for (const Json& f : report["failures"]) {
    expect(f["trace"].is_null() == f["replay"].is_null(), "a trace without a replay command");
    expect(!f["steps"].empty() || f["trace"].is_null(), "a trace without steps");
    expect(f["kind"] != "race" || f["variable"].is_string(), "a race without a variable");
    expect((f["kind"] == "finding") == f["rule"].is_string(), "finding and rule do not agree");
  }
  return wrong;
}

}  // namespace

std::string check_report(std::string_view schema, std::string_view text, int exit_code) {
  constexpr std::string_view kStart = "{\n  \"schema\": ";
  std::string wrong;
  for (const std::string& line : check_json(schema, text))
    wrong += fmt::format("report: {}\n", line);
  if (!wrong.empty()) return wrong;
  if (!text.starts_with(kStart)) wrong += "report: schema is not its first key\n";
  return wrong + check_parts(Json::parse(text), exit_code);
}

}  // namespace braid::runner
