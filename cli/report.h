// What a search has found, ready to be written: for people (human_report.cpp) and as data
// (json_report.cpp).
#pragma once

#include <cstdio>
#include <string>
#include <vector>

#include "cli/bounds.h"
#include "cli/options.h"
#include "cli/sources.h"
#include "tester/search.h"

namespace braid::cli {

enum class Verdict : uint8_t { kClean, kFailure, kBounded, kInterrupted, kError };

// What the search proves, and on what that rests.
struct Claim {
  bool proved = false;
  std::string text;
  std::vector<std::string> assumptions;
  std::vector<std::string> checked;  // what is not assumed because the search looked
};

// Where a failure can be seen again.
struct TraceFile {
  std::string path;    // empty: there is none
  std::string replay;  // what is typed to run it again
};

struct Report {
  tester::SearchResult result;
  std::vector<std::string> program;    // files and folders, as they were given
  std::vector<std::string> arguments;  // of the program
  Verdict verdict = Verdict::kClean;
  int exit_code = kOk;
  Claim claim;
  Bounds bounds;             // if it did not come to its end
  tester::Rules rules;       // of the search
  bool random_only = false;  // mode random or pct
  bool output_order_explored = false;
  bool javasafe = false;
  bool show_output = false;  // of each failing schedule
  std::vector<TraceFile> traces;          // one for each failure
  std::vector<TraceFile> outcome_traces;  // one for each outcome
};

// Everything but the traces.
Report make_report(const Options& options, const tester::Rules& rules,
                   const tester::SearchOptions& search, tester::SearchResult result);

// Writes the traces of all failures, and of outcomes if they differ, to the folder, names them in
// report->traces, and removes those that an earlier run of the same program has left there beyond
// the last one.
void write_traces(const Options& options, const tester::Subject& subject, Report* report);

// A schedule, one stretch for each time that a thread gets its turn.
std::vector<tester::Segment> stretches(const tester::Schedule& schedule);
// The number of the stretch that contains a segment, from 1.
size_t stretch_number(const tester::Schedule& schedule, size_t segment);
// What ends a stretch: "wait", "after a lock exit", "stopped there".
std::string end_of(const tester::Segment& stretch);

// Where another choice would have saved the program, in a sentence. `is_marked`: it can be seen
// already where it is. REQUIRES: it is known.
std::string turning_point(const tester::Failure& failure, bool is_marked);

void print_report(std::FILE* file, const Report& report, const Sources& sources);
// The names that a reader knows, where the search has others: of an array that races
// "Main.cells[1]" for "int[1]".
void use_readers_names(tester::Failure* failure);
void print_failure(std::FILE* file, const tester::Failure& failure, size_t number,
                   const Sources& sources);
void print_schedule(std::FILE* file, const tester::Schedule& schedule, const Sources& sources);
// The same as JSON, by docs/report.schema.json.
std::string json_report(const Report& report, const Sources& sources);

}  // namespace braid::cli
