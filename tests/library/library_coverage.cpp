// library_coverage: fails if a public member of a library class below java is called by no test
// program, and is not in the list of exceptions; or if an exception is none.
//
//     library_coverage --exceptions FILE FOLDER...
//
// A line of the exceptions' file: the member as this program prints it, two spaces, the reason. A
// class's name alone stands for all its members. Lines that begin with # are comments.
#include <fmt/format.h>

#include <cstdio>
#include <fstream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tests/library/calls.h"
#include "tests/runner/program.h"

namespace braid::library {
namespace {

struct Exceptions {
  std::map<std::string, bool> used;  // by member or class
  std::vector<std::string> wrong;    // lines without a reason

  bool excuse(const std::string& name) {
    const auto found = used.find(name);
    if (found == used.end()) return false;
    found->second = true;
    return true;
  }
};

Exceptions read_exceptions(const std::string& path) {
  Exceptions exceptions;
  std::ifstream file(path);
  if (!file) exceptions.wrong.push_back("cannot read " + path);
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    const size_t end = line.find("  ");
    if (end == std::string::npos) {
      exceptions.wrong.push_back("no reason: " + line);
    } else {
      exceptions.used[line.substr(0, end)] = false;
    }
  }
  return exceptions;
}

struct Tally {
  size_t members = 0;
  std::vector<std::string> missing;
};

void count(const PublicClass& c, const std::string& member, bool called, Exceptions& exceptions,
           Tally& tally) {
  const std::string class_name = c.package + "." + c.name;
  ++tally.members;
  if (called) return;
  const std::string name = class_name + "." + member;
  if (!exceptions.excuse(name) && !exceptions.excuse(class_name)) tally.missing.push_back(name);
}

Tally compare(const PublicLibrary& library, const CallFinder& finder, Exceptions& exceptions) {
  Tally tally;
  for (const PublicClass& c : library.classes("java")) {
    // The elements of an annotation cannot be called: annotations are parsed and ignored.
    if (c.def->flags & vm::kAnnotation) continue;
    for (const vm::FieldDef* f : c.fields) {
      count(c, f->name, finder.uses(c, *f), exceptions, tally);
    }
    for (const vm::MethodDef* m : c.constructors) {
      count(c, "new" + parameter_text(*m), finder.calls(c, *m), exceptions, tally);
    }
    for (const vm::MethodDef* m : c.methods) {
      count(c, m->name + parameter_text(*m), finder.calls(c, *m), exceptions, tally);
    }
  }
  return tally;
}

int run(const std::string& exceptions_file, const std::vector<std::filesystem::path>& folders) {
  const PublicLibrary library;
  cli::Library provider;
  CallFinder finder(library, provider);
  size_t programs = 0;
  for (const auto& path : runner::find_programs(folders)) {
    const runner::Program program = runner::read_program(path);
    if (!program.errors.empty()) continue;
    if (!finder.add_program(program.sources)) return 1;
    ++programs;
  }
  Exceptions exceptions = read_exceptions(exceptions_file);
  Tally tally = compare(library, finder, exceptions);
  for (const std::string& name : tally.missing) fmt::print("no test calls {}\n", name);
  for (const std::string& line : exceptions.wrong) fmt::print("{}: {}\n", exceptions_file, line);
  size_t needless = 0;
  for (const auto& [name, used] : exceptions.used) {
    if (used) continue;
    ++needless;
    fmt::print("{}: no exception: {}\n", exceptions_file, name);
  }
  fmt::print("{} members, {} exceptions, {} called by no test ({} programs)\n", tally.members,
             exceptions.used.size(), tally.missing.size(), programs);
  return tally.missing.empty() && exceptions.wrong.empty() && needless == 0 ? 0 : 1;
}

}  // namespace
}  // namespace braid::library

int main(int argc, char** argv) {
  if (argc < 4 || std::string_view(argv[1]) != "--exceptions") {
    fmt::print(stderr, "usage: library_coverage --exceptions FILE FOLDER...\n");
    return 2;
  }
  return braid::library::run(argv[2], {argv + 3, argv + argc});
}
