// The different ways in which a program ended, for people.
#pragma once

#include <cstdio>

#include "cli/report.h"

namespace braid::cli {

// Whether the outcomes are news: an exit status of 1 is none beside failures that were reported.
bool outcomes_differ(const tester::SearchResult& result);

// The table of outcomes, if they are news: with what each printed, and how to run it again.
void print_outcomes(std::FILE* file, const Report& report);

}  // namespace braid::cli
