// The two compilers, asked about small programs.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "cli/program.h"
#include "tests/accept/snippets.h"

namespace braid::accept {

// vmc's verdict, in this process. A program that it accepts is verified too; what the verifier says
// against it is a verdict of `line -1`, which nobody expects.
Verdict ask_vmc(cli::Library& library, const std::vector<SourceText>& files);

// javac's verdict on each program, all in one Java machine. REQUIRES: a JDK is installed.
std::vector<Verdict> ask_javac(const std::filesystem::path& runner_sources,
                               const std::vector<const std::vector<SourceText>*>& programs);

}  // namespace braid::accept
