// What Java 17 has and Braid has not yet, each with a way round. The table is not_yet.def.
#pragma once

#include <cstdint>
#include <string_view>

namespace braid::lang {

enum class NotYet : uint8_t {
#define BRAID_NOT_YET(id, name, way_round, example) k##id,
#define BRAID_WAY_ROUND(prefix, way_round)
#include "lang/not_yet.def"
#undef BRAID_NOT_YET
#undef BRAID_WAY_ROUND
};

struct NotYetRow {
  std::string_view name;
  std::string_view way_round;
  std::string_view example;
};

inline constexpr NotYetRow kNotYet[] = {
#define BRAID_NOT_YET(id, name, way_round, example) {name, way_round, example},
#define BRAID_WAY_ROUND(prefix, way_round)
#include "lang/not_yet.def"
#undef BRAID_NOT_YET
#undef BRAID_WAY_ROUND
};

inline constexpr const NotYetRow& row_of(NotYet construct) {
  return kNotYet[static_cast<size_t>(construct)];
}

// BRAID_WAY_ROUND: the beginning of a name, and what to do.
struct WayRound {
  std::string_view prefix;
  std::string_view text;
};

inline constexpr WayRound kWaysRound[] = {
#define BRAID_NOT_YET(id, name, way_round, example)
#define BRAID_WAY_ROUND(prefix, way_round) {prefix, way_round},
#include "lang/not_yet.def"
#undef BRAID_NOT_YET
#undef BRAID_WAY_ROUND
};

// For a name of the JDK ("java.util.stream.Collectors") that is not there: what to do, or nothing.
std::string_view way_round(std::string_view name);

}  // namespace braid::lang
