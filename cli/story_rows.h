// From a story to the rows of its table.
//
// What: events of one thread on one line become a row; what only one thread uses is left out;
// loops are folded.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "cli/sources.h"
#include "tester/failure.h"

namespace braid::cli {

struct Row {
  enum class Kind : uint8_t {
    kStep,  // of a thread
    kTurn,  // the turning point
    kGap,   // text says what is left out
  };
  Kind kind = Kind::kStep;
  uint32_t thread = 0;
  std::string where;
  std::vector<std::string> notes;  // what was done there
  std::string first;               // the first of them, before they were joined
  bool switched = false;           // the thread before could have gone on
  bool fails = false;              // the failure shows here
  bool matters = false;            // never folded
  bool light = false;              // only starts and ends threads, joins and prints
  size_t segment = 0;
  std::string text;  // kGap
};

// Names that are short where that is clear: "x" for "Resource.x", if no other variable of the story
// is called so.
class ShortNames {
 public:
  explicit ShortNames(const tester::Story& story);
  const std::string& of(const std::string& name) const;

 private:
  std::map<std::string, std::string> short_;
};

// What an event is, in words: `reads x = 0`. Empty: nothing that a row shows.
std::string words_for(const tester::Event& event, const ShortNames& names);

// The same verb is said once: "starts A, B", "reads x = 1, y = 2".
void add_note(Row* row, const std::string& note);

std::vector<Row> rows_of(const tester::Failure& failure);

}  // namespace braid::cli
