#include "cli/sources.h"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>

#include "cli/program.h"

namespace braid::cli {
namespace {

// Without a comment at the end; what looks like one in a literal is none.
std::string without_comment(const std::string& line) {
  char quote = 0;
  size_t end = line.size();
  for (size_t i = 0; i + 1 < line.size(); ++i) {
    if (quote != 0) {
      if (line[i] == '\\')
        ++i;
      else if (line[i] == quote)
        quote = 0;
    } else if (line[i] == '"' || line[i] == '\'') {
      quote = line[i];
    } else if (line[i] == '/' && (line[i + 1] == '/' || line[i + 1] == '*')) {
      if (line[i + 1] == '*' && line.find("*/", i) + 2 < line.size()) continue;
      end = i;
      break;
    }
  }
  while (end > 0 && (line[end - 1] == ' ' || line[end - 1] == '\t')) --end;
  return line.substr(0, end);
}

std::string trimmed(const std::string& line) {
  const size_t first = line.find_first_not_of(" \t\r");
  if (first == std::string::npos) return "";
  return line.substr(first, line.find_last_not_of(" \t\r") + 1 - first);
}

}  // namespace

std::string file_of(const std::string& where) { return where.substr(0, where.rfind(':')); }

long line_of(const std::string& where) {
  const size_t colon = where.rfind(':');
  return colon == std::string::npos ? 0 : std::atol(where.c_str() + colon + 1);
}

Sources::Sources(const std::vector<std::string>& inputs) {
  std::vector<std::string> modules;
  for (const std::string& input : inputs) {
    std::error_code error;
    if (std::filesystem::path(input).extension() == ".java" ||
        std::filesystem::is_directory(input, error)) {
      collect_sources({input}, &paths_, &modules);
    }
  }
}

const std::vector<std::string>& Sources::lines_of(const std::string& file) const {
  auto [it, fresh] = files_.try_emplace(file);
  if (!fresh) return it->second;
  for (const std::string& path : paths_) {
    std::string text;
    if (std::filesystem::path(path).filename() != file || !read_file(path, &text)) continue;
    for (size_t at = 0; at < text.size();) {
      const size_t end = std::min(text.find('\n', at), text.size());
      it->second.push_back(trimmed(text.substr(at, end - at)));
      at = end + 1;
    }
    break;
  }
  return it->second;
}

std::string Sources::line(const std::string& where) const {
  const std::vector<std::string>& lines = lines_of(file_of(where));
  const long number = line_of(where);
  return number < 1 || static_cast<size_t>(number) > lines.size()
             ? ""
             : lines[static_cast<size_t>(number) - 1];
}

std::string Sources::code(const std::string& where) const { return without_comment(line(where)); }

std::string Sources::statement(const std::string& where) const {
  constexpr long kMostLines = 6;
  std::string text;
  for (long i = 0; i < kMostLines; ++i) {
    const std::string more = code(fmt::format("{}:{}", file_of(where), line_of(where) + i));
    text += (text.empty() || more.empty() ? "" : " ") + more;
    if (more.ends_with(';') || more.ends_with('{') || more.ends_with('}')) break;
  }
  return text;
}

}  // namespace braid::cli
