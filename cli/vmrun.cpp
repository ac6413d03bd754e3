// vmrun: runs, tests and replays programs.
#include "cli/modes.h"

int main(int argc, char** argv) {
  using namespace braid::cli;
  const Parsed parsed = parse(Command::kRun, argc, argv);
  if (parsed.exit) return parsed.code;
  ToolLibraries tools;
  if (const int code = tools.load(parsed.options); code != kOk) return code;
  Library library;
  Program program;
  const int code = load_program(parsed.options.inputs, library, &program);
  if (code != kOk) return code;
  if (parsed.options.has("replay")) return replay_program(parsed.options, library, program, tools);
  if (parsed.options.has("tester")) return test_program(parsed.options, library, program, tools);
  return run_program(parsed.options, library, program, tools);
}
