// The strategies of the depth-first search; see strategies.def.
#pragma once

#include <memory>
#include <string_view>

#include "tester/strategy.h"

namespace braid::tester {

#define STRATEGY(function, name, doc) std::unique_ptr<Strategy> make_##function();
#include "tester/strategies/strategies.def"
#undef STRATEGY

// Null if there is none of this name.
inline std::unique_ptr<Strategy> make_strategy(std::string_view name) {
#define STRATEGY(function, its_name, doc) \
  if (name == (its_name)) return make_##function();
#include "tester/strategies/strategies.def"
#undef STRATEGY
  return nullptr;
}

}  // namespace braid::tester
