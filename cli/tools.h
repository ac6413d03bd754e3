// Tools from shared libraries: `--tool path,options`.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cli/options.h"
#include "tester/search.h"
#include "vm/machine.h"

namespace braid::cli {

// The libraries that the command line names, in its order. They stay loaded until the process ends:
// what they have made and thrown may live that long.
class ToolLibraries {
 public:
  // Loads them, and makes the tools. Prints one line about what is wrong, and gives an exit code
  // other than 0.
  int load(const Options& options);
  bool empty() const { return libraries_.empty(); }
  // The tools: those of load(), and each further time new ones. REQUIRES: load() was content.
  tester::Tools make();

 private:
  struct Library {
    std::string path;
    std::string options;
    Tool* (*make)(const char* options) = nullptr;
  };
  static std::string open(Library* library);
  static std::shared_ptr<Tool> make(const Library& library, std::string* error);

  std::vector<Library> libraries_;
  tester::Tools made_;
};

// Which tools have failed.
void print_tool_errors(const std::vector<std::string>& errors);

}  // namespace braid::cli
