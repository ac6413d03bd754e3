// Fails if a room includes what it may not, or a file has grown too long.

#include <fmt/format.h>

#include <string>
#include <vector>

#include "tests/includes/include_rules.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    fmt::print("Usage: include_check ROOT\n");
    return 2;
  }
  int files = 0;
  const std::vector<std::string> wrong = braid::includes::check_tree(argv[1], files);
  for (const std::string& line : wrong) fmt::print("{}\n", line);
  fmt::print("{} files read, {} violations\n", files, wrong.size());
  return wrong.empty() && files > 0 ? 0 : 1;
}
