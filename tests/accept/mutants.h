// Programs with one small change, to compare what two compilers say of them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace braid::accept {

struct Mutant {
  std::string text;
  std::string change;  // "line 12: delete `;`"
  int line = 0;        // where the change is
};

// Mutant number `number` of the sequence that `seed` gives for a source. The same on every machine.
Mutant mutate(const std::string& text, uint64_t seed, uint64_t number);

}  // namespace braid::accept
