// Writes what a program did into its expectations.
#pragma once

#include <string>

#include "tests/runner/process.h"
#include "tests/runner/program.h"

namespace braid::runner {

// Rewrites the expected output, and for a program without any expectation also its exit code or
// uncaught exception. Comments on the producing lines stay where they are if their number still
// fits; otherwise one block at the end replaces them. Returns what was done, for a human; empty if
// the file is right already.
std::string rebase(const Program& program, const ProcessResult& result);

}  // namespace braid::runner
