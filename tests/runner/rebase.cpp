#include "tests/runner/rebase.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <string_view>
#include <vector>

#include "tests/runner/comments.h"
#include "tests/runner/diff.h"

namespace braid::runner {
namespace {

constexpr std::string_view kKey = " expect:";

bool is_output_comment(const Comment& comment) {
  return comment.text.starts_with(kKey) || comment.text.starts_with("expect:");
}

std::vector<Comment> output_comments(const ScannedSource& scanned) {
  std::vector<Comment> found;
  std::copy_if(scanned.comments.begin(), scanned.comments.end(), std::back_inserter(found),
               is_output_comment);
  return found;
}

std::vector<std::string> escaped_lines(std::string_view output) {
  std::vector<std::string> lines;
  for (std::string_view line : split_lines(output)) {
    if (line.ends_with('\n')) {
      lines.push_back(escape_line(line.substr(0, line.size() - 1)));
    } else {
      lines.push_back(escape_line(line) + std::string(kNoNewline));
    }
  }
  return lines;
}

// Removes a comment, with its whole line if it stands alone on it.
void erase_comment(std::string& source, const Comment& comment) {
  std::size_t begin = comment.begin;
  while (begin > 0 && (source[begin - 1] == ' ' || source[begin - 1] == '\t')) --begin;
  std::size_t end = comment.end;
  const bool alone = begin == 0 || source[begin - 1] == '\n';
  if (alone && end < source.size() && source[end] == '\n') ++end;
  source.erase(begin, end - begin);
}

std::string block(const std::vector<std::string>& lines) {
  std::string text = "\n/* expect:\n";
  for (const std::string& line : lines) text += line + '\n';
  return text + "*/\n";
}

std::string with_lines_in_place(std::string source, const std::vector<Comment>& comments,
                                const std::vector<std::string>& lines) {
  for (std::size_t i = comments.size(); i-- > 0;) {
    const std::string text = lines[i].empty() ? "" : " " + lines[i];
    source.replace(comments[i].begin, comments[i].end - comments[i].begin, "// expect:" + text);
  }
  return source;
}

std::string with_block(std::string source, const std::vector<Comment>& comments,
                       const std::vector<std::string>& lines) {
  for (std::size_t i = comments.size(); i-- > 0;) erase_comment(source, comments[i]);
  while (source.ends_with('\n')) source.pop_back();
  source += '\n';
  return lines.empty() ? source : source + block(lines);
}

// The comment for a program's end, when nothing is said about it yet.
std::string end_comment(const Program& program, const ProcessResult& result) {
  if (program.exit_code || !program.exceptions.empty()) return "";
  const bool says_nothing = !program.expects_run() && result.output.empty();
  if (result.exit_code == 0) return says_nothing ? "// expect exit: 0\n" : "";
  constexpr std::string_view kStart = "Exception in thread \"";
  for (std::string_view line : split_lines(result.errors)) {
    const std::size_t quote = line.find("\" ", kStart.size());
    if (!line.starts_with(kStart) || quote == std::string_view::npos) continue;
    std::string_view rest = line.substr(quote + 2);
    while (rest.ends_with('\n')) rest.remove_suffix(1);
    return fmt::format("// expect exception: {}\n", rest);
  }
  return fmt::format("// expect exit: {}\n", result.exit_code);
}

}  // namespace

std::string rebase(const Program& program, const ProcessResult& result) {
  if (!program.errors.empty()) return "expected errors are not rewritten";
  const std::string& file = program.sources.front().string();
  const std::string old_source = read_whole_file(file);
  const std::vector<Comment> comments = output_comments(scan_source(old_source));
  const std::vector<std::string> lines = escaped_lines(result.output);
  std::string source = old_source;
  if (!program.any_output && program.output != result.output) {
    const bool in_place =
        program.sources.size() == 1 && !comments.empty() && comments.size() == lines.size() &&
        std::none_of(comments.begin(), comments.end(), [](const Comment& c) { return c.block; });
    source = in_place ? with_lines_in_place(source, comments, lines)
                      : with_block(source, comments, lines);
  }
  source += end_comment(program, result);
  if (source == old_source) return "";
  std::ofstream(file, std::ios::binary) << source;
  return "rewritten";
}

}  // namespace braid::runner
