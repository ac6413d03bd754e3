// Numbers as people read them.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace braid::cli {

// Groups of three digits: 12,345.
inline std::string grouped(uint64_t n) {
  std::string s = std::to_string(n);
  for (auto i = static_cast<ptrdiff_t>(s.size()) - 3; i > 0; i -= 3)
    s.insert(static_cast<size_t>(i), ",");
  return s;
}

// "1 schedule", "12,345 schedules".
inline std::string counted(uint64_t n, std::string_view what) {
  return fmt::format("{} {}{}", grouped(n), what, n == 1 ? "" : "s");
}

}  // namespace braid::cli
