// Puts the table of events into docs/tools.md: prints the page with the rows of vm/events.def;
// with --check compares the file with it.
#include <fmt/format.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace {

constexpr std::string_view kBegin = "<!-- events: made from vm/events.def by tools_doc";
constexpr std::string_view kEnd = "<!-- end of events -->";

std::string table() {
  std::string out = "\n| event | data | takes | when |\n| --- | --- | --- | --- |\n";
#define EVENT(name, Info, how, doc) \
  out += fmt::format("| `{}` | `{}` | {} | {} |\n", #name, #Info, #how, doc);
#include "vm/events.def"
#undef EVENT
  return out + "\n";
}

// The page with a fresh table; empty if its marks are not there.
std::string renewed(const std::string& page) {
  const size_t begin = page.find(kBegin);
  const size_t end = page.find(kEnd);
  if (begin == std::string::npos || end == std::string::npos || end < begin) return "";
  const size_t line_end = page.find('\n', begin) + 1;
  return page.substr(0, line_end) + table() + page.substr(end);
}

}  // namespace

int main(int argc, char** argv) {
  const bool checks = argc == 3 && std::string_view(argv[1]) == "--check";
  if (argc != 2 && !checks) {
    fmt::print(stderr, "usage: tools_doc [--check] FILE\n");
    return 2;
  }
  const char* path = argv[argc - 1];
  std::ifstream file(path);
  const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  const std::string page = renewed(text);
  if (page.empty()) {
    fmt::print(stderr, "{}: has no place for the table of events\n", path);
    return 1;
  }
  if (!checks) {
    fmt::print("{}", page);
    return 0;
  }
  if (text == page) return 0;
  fmt::print(stderr, "{} is out of date: tools_doc {} > new; mv new {}\n", path, path, path);
  return 1;
}
