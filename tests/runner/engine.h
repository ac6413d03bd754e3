// The engines: the ways in which a test program is run, and what each must show.
//
// Every engine is one row of a table (engine.cpp); a new one is a row and, if it runs in a new way,
// a function of the shape of Engine::run.
#pragma once

#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tests/runner/process.h"
#include "tests/runner/program.h"

namespace braid::runner {

// What javac said about one program.
struct JavaCompilation {
  bool ok = false;
  std::vector<ExpectedError> errors;  // as reported: file, line, message
  std::filesystem::path classes;      // the folder of its class files
};

struct Settings {
  std::filesystem::path vmrun;
  std::filesystem::path vmc;
  std::filesystem::path runner_sources;  // has java/CompileAll.java and java/stubs
  std::filesystem::path work;            // a temporary folder of this run
  int timeout_seconds = 60;
  std::map<std::string, JavaCompilation> java;  // by program name, made before the runs
};

struct Engine {
  std::string_view name;
  std::string_view description;
  std::span<const std::string_view> options;  // further ones for vmrun
  // Runs the program in `folder` and returns what went wrong: nothing is success.
  std::string (*run)(const Engine&, const Settings&, const Program&,
                     const std::filesystem::path& folder);
  // Runs it and returns what it wrote, for --rebase; absent if the engine has no transcript.
  ProcessResult (*transcript)(const Engine&, const Settings&, const Program&,
                              const std::filesystem::path& folder);
  // Why a program is not for this engine; empty if it is.
  std::string (*skip)(const Engine&, const Program&);
};

std::span<const Engine> engines();
const Engine* find_engine(std::string_view name);

// Compiles all programs in one Java machine, each into a folder of its own.
std::map<std::string, JavaCompilation> compile_with_java(const Settings& settings,
                                                         const std::vector<Program>& programs);

}  // namespace braid::runner
