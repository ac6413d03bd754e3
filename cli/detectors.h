// The detectors of races that the options ask for, and what they report in an ordinary run.
#pragma once

#include <string_view>
#include <vector>

#include "cli/options.h"
#include "tester/search.h"

namespace braid::cli {

// --race, --eraser. Of a replay: also those without which the failure of the trace would not be
// seen, or not be put into words.
tester::Tools make_detectors(const Options& options, const tester::Trace* trace = nullptr);

// Prints what tools have found in an ordinary run, each variable and pair of places once, and a
// line on what was checked. Whether they have found something.
bool print_findings(const Options& options, const std::vector<Finding>& findings);

}  // namespace braid::cli
