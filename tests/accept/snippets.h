// Small right and wrong programs, many to a file, each with javac's verdict in the line above it.
//
//     //// name | right
//     //// name | wrong, line 3: incompatible types: ...
//     //// name | right | vmc: line 2: Braid does not support records yet
//
// Line 1 is the line below. A verdict is javac's, written by `accept_tests --rebase`; what stands
// behind `vmc:` is written by hand, and says that vmc differs on purpose. A program is one file
// T.java; `//// file p/B.java` begins a further one. What stands before the first marker is about
// the whole file.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace braid::accept {

// What a compiler says of a program. `line` and `message` are those of the first error, in order of
// lines; line 0 is an error without a line.
struct Verdict {
  bool right = false;
  int line = 0;
  std::string message;
  std::vector<int> lines = {};  // of all errors, sorted
};

struct SourceText {
  std::string path;
  std::string text;
  int first_line = 1;  // in the snippet
};

struct Snippet {
  std::string origin;  // file and line of its marker
  std::string name;
  std::optional<Verdict> javac;  // none: not asked yet
  std::optional<Verdict> vmc;    // if it differs on purpose
  std::vector<SourceText> files;
  size_t marker_line = 0;  // 0-based, in its file
};

// Reads the snippets of one file; complaints about its form go to `mistakes`.
std::vector<Snippet> read_snippets(const std::filesystem::path& file,
                                   std::vector<std::string>& mistakes);

// The marker line of a snippet.
std::string marker_of(const Snippet& snippet);

// Writes the markers of `snippets`, which are those of `file`, into it.
void write_markers(const std::filesystem::path& file, const std::vector<Snippet>& snippets);

std::string to_string(const Verdict& verdict);

}  // namespace braid::accept
