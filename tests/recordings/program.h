// Random programs that ask the outside for all sorts of things, from several threads.
#pragma once

#include <cstdint>
#include <string>

namespace braid::recordings {

struct RandomProgram {
  std::string source;  // of class P
  std::string input;   // for its standard input
};

// A program whose threads compute, take locks, race on a counter, sleep, read the time, draw random
// numbers, read standard input, and write, read, rename and delete files in the directory that is
// its argument. It ends by itself, sooner or later according to `rounds`, and prints what it saw.
RandomProgram random_program(uint64_t seed, int rounds);

}  // namespace braid::recordings
