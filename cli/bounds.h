// What is known of a search that did not come to its end, and how to find out more.
#pragma once

#include <string>
#include <vector>

#include "tester/search.h"

namespace braid::cli {

struct Bounds {
  std::vector<std::string> known;  // sentences
  std::string further;             // the options that would go further: half a sentence, or nothing
};

Bounds bounds_of(const tester::SearchOptions& options, const tester::SearchResult& result);

}  // namespace braid::cli
