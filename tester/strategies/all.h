// The strategies of the depth-first search; see strategies.def.
#pragma once

#include <memory>
#include <string_view>

#include "tester/strategy.h"

namespace braid::tester {

#define STRATEGY(name, doc) std::unique_ptr<Strategy> make_##name();
#include "tester/strategies/strategies.def"
#undef STRATEGY

// Null if there is none of this name.
inline std::unique_ptr<Strategy> make_strategy(std::string_view name) {
#define STRATEGY(id, doc) \
  if (name == #id) return make_##id();
#include "tester/strategies/strategies.def"
#undef STRATEGY
  return nullptr;
}

}  // namespace braid::tester
