#include "tester/race_check.h"

#include <algorithm>

namespace braid::tester {
namespace {

// Whether the block holds a monitor there, by its acquisitions so far, so that nobody else can hold
// it like this.
bool excludes(const Block& b, uint32_t taken, Hold other) {
  auto excluding = [&](Hold h) { return h.excludes(other); };
  if (std::any_of(b.held.begin(), b.held.end(), excluding)) return true;
  for (uint32_t i = 0; i < taken; ++i)
    if (excluding(b.acquisitions[i].hold)) return true;
  return false;
}

// Whether one monitor is held at both accesses, in modes that exclude each other.
bool guarded(const Block& a, const PlainAccess& x, const Block& b, const PlainAccess& y) {
  for (uint32_t i = 0; i < x.taken; ++i)
    if (excludes(b, y.taken, a.acquisitions[i].hold)) return true;
  return std::any_of(a.held.begin(), a.held.end(), [&](Hold h) { return excludes(b, y.taken, h); });
}

bool clash(const PlainAccess& x, const PlainAccess& y) {
  return x.variable == y.variable && (x.write || y.write);
}

// Whether an access of a before number `i` conflicts with one of b before number `j`.
bool earlier_conflict(const Block& a, size_t i, const Block& b, size_t j) {
  for (size_t k = 0; k < i; ++k)
    for (size_t l = 0; l < j; ++l)
      if (clash(a.plain[k], b.plain[l])) return true;
  return false;
}

}  // namespace

void compare_accesses(const Block& a, const Block& b, bool dead, std::vector<Race>& races) {
  for (size_t i = 0; i < a.plain.size(); ++i) {
    for (size_t j = 0; j < b.plain.size(); ++j) {
      const PlainAccess& x = a.plain[i];
      const PlainAccess& y = b.plain[j];
      if (!clash(x, y) || guarded(a, x, b, y)) continue;
      if (earlier_conflict(a, dead ? a.plain.size() : i, b, j)) continue;
      races.push_back({x.variable, &a, &b, static_cast<uint32_t>(i), static_cast<uint32_t>(j)});
    }
  }
}

}  // namespace braid::tester
