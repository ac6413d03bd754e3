// What no schedule has run, for people: short, the rest is in the data (--json).
#pragma once

#include <cstdio>
#include <string>

#include "tester/unseen.h"

namespace braid::cli {

// For the verdict: "1 check was never reached: Account.java:31"; empty if all were.
std::string unreached_checks(const tester::Unseen& unseen);

// Threads that were never started and lines that were never run. With `checks` those that were
// never reached as well, for where the verdict does not name them.
void print_unseen(std::FILE* file, const tester::Unseen& unseen, bool checks);

}  // namespace braid::cli
