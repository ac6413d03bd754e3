// The table of a failing schedule: a column per thread, or lanes if there are many.
//
// What: plain ASCII, at most kWidth columns wide, time from top to bottom. A cell has the number
// and the text of the source's line, and after // what it did to what threads share. With more than
// kMostColumns threads, or names that do not fit, a thread is a lane of one character, and the text
// has the whole width.
#pragma once

#include <string>
#include <vector>

#include "cli/story_rows.h"
#include "cli/style.h"

namespace braid::cli {

constexpr size_t kWidth = 100;
constexpr size_t kMostColumns = 3;

// Lines with newlines at their ends, indented by two.
std::string table_of(const std::vector<Row>& rows, const tester::Failure& failure,
                     const Sources& sources, const Style& style);

// Breaks a text between words into lines of at most `width` characters, all but the first indented.
std::vector<std::string> wrapped(const std::string& text, size_t width, size_t indent);
// Characters, not bytes, of UTF-8.
size_t width_of(std::string_view text);

}  // namespace braid::cli
