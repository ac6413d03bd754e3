// --record, --runs, and --replay of recordings.
#pragma once

#include "cli/options.h"
#include "cli/program.h"
#include "cli/tools.h"

namespace braid::cli {

// Runs the program once and writes down how.
int record_program(const Options& options, Library& library, const Program& program,
                   ToolLibraries& tools);
// Runs it again and again with other seeds, and keeps the recordings of what fails.
int run_many(const Options& options, Library& library, const Program& program,
             ToolLibraries& tools);
// Runs a recording again.
int replay_recording(const std::string& path, const Options& options, Library& library,
                     const Program& program, ToolLibraries& tools);

}  // namespace braid::cli
