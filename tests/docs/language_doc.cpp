// Makes the table of docs/language.md about what is not there yet, from lang/not_yet.def; with --check compares the
// page with it.
#include <fmt/format.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "lang/not_yet.h"

namespace {

std::string table() {
  std::string out = "| not there yet | for example | until then |\n| --- | --- | --- |\n";
  for (const braid::lang::NotYetRow& row : braid::lang::kNotYet) {
    out += fmt::format("| {} | `{}` | {} |\n", row.name, row.example, row.way_round);
  }
  return out;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 1) {
    fmt::print("{}", table());
    return 0;
  }
  if (argc != 3 || std::string_view(argv[1]) != "--check") {
    fmt::print(stderr, "usage: language_doc [--check FILE]\n");
    return 2;
  }
  std::ifstream file(argv[2]);
  const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  if (text.find("\n\n" + table() + "\n") != std::string::npos) return 0;
  fmt::print(stderr, "{} is out of date: put there what language_doc prints\n", argv[2]);
  return 1;
}
