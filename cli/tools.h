// Tools from shared libraries: `--tool path,options`.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cli/options.h"
#include "vm/tool.h"

namespace braid::cli {

using ToolList = std::vector<std::unique_ptr<Tool>>;

// The libraries that the command line names, in its order. They stay loaded until the process ends:
// what they have made and thrown may live that long.
class ToolLibraries {
 public:
  // Loads them, and makes the tools. Prints one line about what is wrong, and gives an exit code
  // other than 0.
  int load(const Options& options);
  bool empty() const { return libraries_.empty(); }
  // The tools: those of load(), and each further time new ones. REQUIRES: load() was content.
  ToolList make();

 private:
  struct Library {
    std::string path;
    std::string options;
    Tool* (*make)(const char* options) = nullptr;
  };
  static std::string open(Library* library);
  static std::unique_ptr<Tool> make(const Library& library, std::string* error);

  std::vector<Library> libraries_;
  ToolList made_;
};

}  // namespace braid::cli
