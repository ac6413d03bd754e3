#include "tests/accept/snippets.h"

#include <fmt/format.h>

#include <charconv>
#include <fstream>
#include <sstream>

namespace braid::accept {

namespace {

constexpr std::string_view kMarker = "//// ";
constexpr std::string_view kFileMarker = "//// file ";
constexpr std::string_view kBar = " | ";
constexpr std::string_view kVmc = "vmc: ";

std::vector<std::string> read_lines(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// `right`, `wrong, line 3: message`, or `line 3: message`.
std::optional<Verdict> parse_verdict(std::string_view text) {
  Verdict verdict;
  if (text == "right") {
    verdict.right = true;
    return verdict;
  }
  constexpr std::string_view kWrong = "wrong, ";
  constexpr std::string_view kLine = "line ";
  if (text.starts_with(kWrong)) text.remove_prefix(kWrong.size());
  if (!text.starts_with(kLine)) return std::nullopt;
  text.remove_prefix(kLine.size());
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), verdict.line);
  if (error != std::errc()) return std::nullopt;
  text.remove_prefix(static_cast<size_t>(end - text.data()));
  if (text.starts_with(": ")) verdict.message = text.substr(2);
  return verdict;
}

// Splits a marker at its bars. A message may have one itself, so javac's reaches up to ` | vmc: `.
bool parse_marker(std::string_view text, Snippet& snippet) {
  const size_t name_end = text.find(kBar);
  snippet.name = text.substr(0, name_end);
  if (name_end == std::string_view::npos) return true;
  text.remove_prefix(name_end + kBar.size());
  const std::string second = fmt::format("{}{}", kBar, kVmc);
  const size_t javac_end = text.rfind(second);
  snippet.javac = parse_verdict(text.substr(0, javac_end));
  if (!snippet.javac) return false;
  if (javac_end == std::string_view::npos) return true;
  snippet.vmc = parse_verdict(text.substr(javac_end + second.size()));
  return snippet.vmc.has_value();
}

}  // namespace

std::vector<Snippet> read_snippets(const std::filesystem::path& file,
                                   std::vector<std::string>& mistakes) {
  std::vector<Snippet> snippets;
  const std::vector<std::string> lines = read_lines(file);
  int line_in_snippet = 0;
  for (size_t i = 0; i < lines.size(); ++i) {
    const std::string_view line = lines[i];
    ++line_in_snippet;
    if (line.starts_with(kFileMarker) && !snippets.empty()) {
      std::vector<SourceText>& files = snippets.back().files;
      if (files.back().text.empty()) files.pop_back();
      files.push_back({std::string(line.substr(kFileMarker.size())), "", line_in_snippet + 1});
    } else if (line.starts_with(kMarker)) {
      Snippet& fresh = snippets.emplace_back();
      fresh.origin = fmt::format("{}:{}", file.filename().string(), i + 1);
      fresh.marker_line = i;
      fresh.files.push_back({"T.java", "", 1});
      line_in_snippet = 0;
      if (!parse_marker(line.substr(kMarker.size()), fresh)) {
        mistakes.push_back(fresh.origin + ": this verdict cannot be read");
      }
    } else if (!snippets.empty()) {
      snippets.back().files.back().text += lines[i] + "\n";
    }
  }
  if (snippets.empty()) mistakes.push_back(file.string() + ": no program in it");
  return snippets;
}

std::string to_string(const Verdict& verdict) {
  if (verdict.right) return "right";
  return fmt::format("line {}: {}", verdict.line, verdict.message);
}

std::string marker_of(const Snippet& snippet) {
  std::string out = fmt::format("{}{}", kMarker, snippet.name);
  if (snippet.javac) {
    out += fmt::format("{}{}{}", kBar, snippet.javac->right ? "" : "wrong, ",
                       to_string(*snippet.javac));
  }
  if (snippet.vmc) out += fmt::format("{}{}{}", kBar, kVmc, to_string(*snippet.vmc));
  return out;
}

void write_markers(const std::filesystem::path& file, const std::vector<Snippet>& snippets) {
  std::vector<std::string> lines = read_lines(file);
  for (const Snippet& snippet : snippets) lines[snippet.marker_line] = marker_of(snippet);
  std::ofstream out(file, std::ios::binary | std::ios::trunc);
  for (const std::string& line : lines) out << line << "\n";
}

}  // namespace braid::accept
