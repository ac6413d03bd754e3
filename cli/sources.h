// The source files of a program, to quote lines from.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace braid::cli {

class Sources {
 public:
  explicit Sources(const std::vector<std::string>& inputs);
  // The text at `where` ("Main.java:12"), trimmed; empty if it cannot be read.
  std::string line(const std::string& where) const;
  // The same without a comment at its end.
  std::string code(const std::string& where) const;
  // The code from there to the end of its statement, joined by spaces; at most a few lines.
  std::string statement(const std::string& where) const;

 private:
  const std::vector<std::string>& lines_of(const std::string& file) const;

  std::vector<std::string> paths_;
  mutable std::map<std::string, std::vector<std::string>> files_;  // read so far, by name
};

// "Main.java" and 12 of "Main.java:12"; 0 if there is no number.
std::string file_of(const std::string& where);
long line_of(const std::string& where);

}  // namespace braid::cli
