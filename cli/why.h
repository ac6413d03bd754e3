// Why a schedule fails, in words, from its story.
#pragma once

#include <string>
#include <vector>

#include "cli/sources.h"
#include "tester/failure.h"

namespace braid::cli {

// Sentences, the most telling ones first; one that begins with "- " is an item of a list.
std::vector<std::string> why(const tester::Failure& failure, const Sources& sources);

// What other choice would have saved the program, and what would have been read then; empty if no
// turning point is known.
std::vector<std::string> turning_point_words(const tester::Failure& failure);

// The event of the story before which it turns. REQUIRES: both are known.
size_t turning_event(const tester::Failure& failure);

// Where a failed assertion or an exception was thrown: of one that another one has caused, that
// one's first line in the user's code.
std::string thrown_at(const tester::Failure& failure);

// Files are named in places only if there are several: "line 12" or "Buffer.java:12".
bool has_one_file(const tester::Story& story);
std::string place_words(const std::string& where, bool one_file);

}  // namespace braid::cli
