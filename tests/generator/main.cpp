// generate_programs SEED [NAME]: prints a random Java program, a public class NAME (P<SEED> unless
// given). The same seed gives the same program.
#include <fmt/format.h>

#include <charconv>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

#include "tests/generator/program_generator.h"

int main(int argc, char** argv) {
  std::uint64_t seed = 0;
  const std::string_view text = argc > 1 ? argv[1] : "";
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (argc < 2 || argc > 3 || error != std::errc() || end != text.data() + text.size()) {
    fmt::print(stderr, "usage: generate_programs SEED [NAME]\n");
    return 2;
  }
  const std::string name = argc == 3 ? argv[2] : fmt::format("P{}", seed);
  braid::generator::ProgramGenerator generator(seed, name);
  fmt::print("{}", generator.generate());
  return 0;
}
