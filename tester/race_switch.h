// A complete search of a program that has data races.
//
// What: searches; makes the variables that race volatile, so that each access to them is a boundary
// of its own; and searches again, until no new variable races. Then every schedule that matters was
// run after all, under sequential consistency. A variable of an object of the library counts with
// all of its package, whose operations are then looked at one by one; an element of an array with
// all arrays of that type.
#pragma once

#include "tester/search.h"

namespace braid::tester {

// As search(), which it calls at least once. The result is that of the last search, with the races
// of those before it in front; made_volatile says what was changed.
SearchResult search_switching_races(const Subject& subject, const SearchOptions& given,
                                    const std::atomic<bool>& stop);

}  // namespace braid::tester
