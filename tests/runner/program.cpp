#include "tests/runner/program.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <fstream>
#include <functional>
#include <sstream>
#include <utility>

#include "tests/runner/comments.h"

namespace braid::runner {
namespace {

namespace fs = std::filesystem;

std::string_view trim(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front()))) {
    text.remove_prefix(1);
  }
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back()))) {
    text.remove_suffix(1);
  }
  return text;
}

std::vector<std::string> words(std::string_view text, std::string_view separators = " \t") {
  std::vector<std::string> result;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(separators), text.size());
    if (const std::string_view word = trim(text.substr(0, end)); !word.empty()) {
      result.emplace_back(word);
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return result;
}

template <typename Number>
std::optional<Number> parse_number(std::string_view text) {
  std::string digits;
  for (char c : trim(text)) {
    if (c != ',') digits += c;
  }
  Number value{};
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
  return value;
}

std::string read_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// Where a comment stands, for the handlers below.
struct Place {
  Program& program;
  const fs::path& file;
  int line;

  void mistake(std::string_view what) const {
    program.mistakes.push_back(fmt::format("{}:{}: {}", file.string(), line, what));
  }
};

void add_output_line(Program& program, std::string_view line) {
  program.expects_output = true;
  if (line.ends_with(kNoNewline)) {
    program.output += unescape_line(line.substr(0, line.size() - kNoNewline.size()));
  } else {
    program.output += unescape_line(line) + '\n';
  }
}

void read_exception(const Place& place, std::string_view text) {
  ExpectedException expected;
  const std::size_t colon = text.find(": ");
  expected.name = trim(text.substr(0, colon));
  if (colon != std::string_view::npos) expected.text = std::string(text.substr(colon + 2));
  if (expected.name.empty()) place.mistake("an exception has a name");
  place.program.exceptions.push_back(std::move(expected));
}

void read_exit(const Place& place, std::string_view text) {
  place.program.exit_code = parse_number<int>(text);
  if (!place.program.exit_code) place.mistake("an exit code is a number");
}

// What the tester counts, as it prints it.
constexpr std::string_view kCounted[] = {"explored", "failing", "cut asleep", "failed attempts",
                                         "spins"};

void read_search(const Place& place, std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return;  // prose that starts with the word
  std::vector<std::string> head = words(text.substr(0, colon));
  if (head.empty()) return place.mistake("expected `search MODE: ...`");
  ExpectedSearch search;
  search.mode = head[0];
  head.erase(head.begin());
  const auto option = std::stable_partition(
      head.begin(), head.end(), [](const std::string& word) { return !word.starts_with("--"); });
  search.options.assign(option, head.end());
  head.erase(option, head.end());
  if (!head.empty()) search.arguments = std::move(head);
  std::string_view rest = text.substr(colon + 1);
  while (!rest.empty()) {
    rest = trim(rest);
    // finds "text", misses "text"
    const bool finds = rest.starts_with("finds \"");
    if (finds || rest.starts_with("misses \"")) {
      const std::size_t open = rest.find('"');
      const std::size_t close = rest.find('"', open + 1);
      if (close == std::string_view::npos) return place.mistake("the closing \" is missing");
      (finds ? search.finds : search.misses).emplace_back(rest.substr(open + 1, close - open - 1));
      rest.remove_prefix(close + 1);
      if (rest.starts_with(",")) rest.remove_prefix(1);
      continue;
    }
    // A comma before a digit belongs to a number.
    const std::size_t end = std::min(rest.find(", "), rest.size());
    const std::string_view part = trim(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 2, rest.size()));
    const std::size_t space = std::min(part.find(' '), part.size());
    const std::optional<long> number = parse_number<long>(part.substr(0, space));
    const std::string of(trim(part.substr(space)));
    if (!number || std::find(std::begin(kCounted), std::end(kCounted), of) == std::end(kCounted)) {
      return place.mistake(
          "expected a number and what is counted: explored, failing, cut asleep, "
          "failed attempts, spins; or finds \"text\", misses \"text\"");
    }
    search.counts.push_back({*number, of});
  }
  if (search.counts.empty() && search.finds.empty() && search.misses.empty())
    place.mistake("no number is given");
  place.program.tester.searches.push_back(std::move(search));
}

void read_engines(const Place& place, std::string_view text) {
  std::vector<std::string> names = words(text, " ,\t");
  if (names.size() < 2 || (names[0] != "not" && names[0] != "only")) {
    return place.mistake("expected `not NAME...` or `only NAME...`");
  }
  auto& list = names[0] == "not" ? place.program.not_engines : place.program.only_engines;
  for (std::size_t i = 1; i < names.size(); ++i) {
    if (names[i] != "not") list.push_back(names[i]);
  }
}

void read_tester(const Place& place, std::string_view text) {
  if (trim(text) == "clean") {
    place.program.tester.clean = true;
  } else {
    place.mistake("expected `tester: clean`");
  }
}

// "Account.balance, Account.owner", or "nothing".
std::vector<std::string> variables(std::string_view text) {
  std::vector<std::string> names;
  for (const std::string& name : words(text, ",")) {
    if (name != "nothing") names.push_back(name);
  }
  return names;
}

// "--tester --eraser: Account.balance"; prose that begins with a dash has no detector in it.
void read_report(const Place& place, std::string_view text) {
  const std::size_t colon = std::min(text.find(':'), text.size());
  ExpectedReport report;
  for (std::string& word : words(text.substr(0, colon))) {
    const bool is_detector = word == "--race" || word == "--eraser";
    if (is_detector && report.detector.empty()) {
      report.detector = word;
    } else {
      report.options.push_back(std::move(word));
    }
  }
  if (report.detector.empty()) return;
  const std::string_view rest = trim(text.substr(std::min(colon + 1, text.size())));
  if (rest.empty()) return place.mistake("expected `--race: VARIABLES`, or `nothing`");
  report.variables = variables(rest);
  place.program.reports.push_back(std::move(report));
}

void read_races(const Place& place, std::string_view text) {
  auto& races = place.program.tester.races;
  if (!races) races.emplace();
  const std::vector<std::string> more = variables(text);
  races->insert(races->end(), more.begin(), more.end());
}

void append(std::vector<std::string>& list, std::vector<std::string> more) {
  list.insert(list.end(), more.begin(), more.end());
}

// The comments that mean something: what they start with, and what is done with the rest. Longer
// keys come before their prefixes.
struct Tag {
  std::string_view key;
  void (*read)(const Place& place, std::string_view text);
};

constexpr Tag kTags[] = {
    {"expect:", [](const Place& p, std::string_view t) { add_output_line(p.program, t); }},
    {"expect error:",
     [](const Place& p, std::string_view t) {
       p.program.errors.push_back({p.file.filename().string(), p.line, std::string(trim(t))});
     }},
    {"expect exit:", read_exit},
    {"expect exception:", read_exception},
    {"expect stderr:",
     [](const Place& p, std::string_view t) { p.program.stderr_texts.emplace_back(t); }},
    {"args:", [](const Place& p, std::string_view t) { append(p.program.arguments, words(t)); }},
    {"stdin:", [](const Place& p,
                  std::string_view t) { p.program.standard_input += unescape_line(t) + '\n'; }},
    {"options:", [](const Place& p, std::string_view t) { append(p.program.options, words(t)); }},
    {"output: any", [](const Place& p, std::string_view) { p.program.any_output = true; }},
    {"main:",
     [](const Place& p, std::string_view t) {
       p.program.main_class = trim(t);
       p.program.main_class_tagged = true;
     }},
    {"java: no", [](const Place& p, std::string_view) { p.program.java = false; }},
    {"engines:", read_engines},
    {"search ", read_search},
    {"deadlock:",
     [](const Place& p, std::string_view t) { p.program.tester.deadlocks.emplace_back(trim(t)); }},
    {"race:", read_races},
    {"no race",
     [](const Place& p, std::string_view t) {
       if (trim(t).empty()) p.program.tester.no_race = true;
     }},
    {"finds:", [](const Place& p, std::string_view t) { p.program.tester.finds.emplace_back(t); }},
    {"tester options:",
     [](const Place& p, std::string_view t) { append(p.program.tester.options, words(t)); }},
    {"tester:", read_tester},
};

void read_line_comment(const Place& place, std::string_view text) {
  if (text.starts_with(' ')) text.remove_prefix(1);
  if (text.starts_with("--")) return read_report(place, text);
  for (const Tag& tag : kTags) {
    if (!text.starts_with(tag.key)) continue;
    text.remove_prefix(tag.key.size());
    if (text.starts_with(' ')) text.remove_prefix(1);
    return tag.read(place, text);
  }
  if (text.starts_with("expect ")) place.mistake("unknown expectation");
}

// `/* expect:` and then one line of output per line, up to the line of the closing sign.
void read_block_comment(const Place& place, std::string_view text) {
  const std::size_t end_of_first = text.find('\n');
  if (trim(text.substr(0, end_of_first)) != "expect:") return;
  place.program.expects_output = true;
  if (end_of_first == std::string_view::npos) return place.mistake("an empty `expect:` block");
  text.remove_prefix(end_of_first + 1);
  for (std::size_t end = 0; (end = text.find('\n')) != std::string_view::npos;) {
    add_output_line(place.program, text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  if (!trim(text).empty()) place.mistake("the closing sign of an `expect:` block has its own line");
}

std::string package_of(std::string_view code) {
  const std::string_view start = trim(code);
  if (!start.starts_with("package ")) return "";
  return std::string(trim(start.substr(8, start.find(';') - 8))) + ".";
}

bool is_identifier(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '$';
}

// The last top-level class that opens before the first `void main(`.
std::string class_with_main(std::string_view code, const std::string& fallback) {
  const std::size_t main = code.find(" main(");
  std::string found = fallback;
  int depth = 0;
  for (std::size_t i = 0; i < std::min(main, code.size()); ++i) {
    if (code[i] == '{') ++depth;
    if (code[i] == '}') --depth;
    for (std::string_view keyword : {"class ", "enum ", "interface ", "record "}) {
      if (depth != 0 || code.substr(i, keyword.size()) != keyword) continue;
      if (i > 0 && is_identifier(code[i - 1])) continue;
      std::size_t end = i + keyword.size();
      while (end < code.size() && is_identifier(code[end])) ++end;
      found = code.substr(i + keyword.size(), end - i - keyword.size());
    }
  }
  return main == std::string_view::npos ? fallback : found;
}

void read_source(Program& program, const fs::path& file) {
  const std::string source = read_file(file);
  const ScannedSource scanned = scan_source(source);
  for (const Comment& comment : scanned.comments) {
    const Place place{program, file, comment.line};
    if (comment.block) {
      read_block_comment(place, comment.text);
    } else {
      read_line_comment(place, comment.text);
    }
  }
  if (program.main_class.empty()) {
    program.main_class =
        package_of(scanned.code) + class_with_main(scanned.code, file.stem().string());
  }
}

void check(Program& program) {
  if (!program.expects_run() && !program.tester.any() && program.reports.empty()) {
    program.mistakes.push_back("the program expects nothing: no comment says what it does");
  }
  if (!program.errors.empty() && program.expects_output) {
    program.mistakes.push_back("a program with `expect error:` does not run, so has no output");
  }
  if (program.any_output && program.expects_output) {
    program.mistakes.push_back("`output: any` beside an `expect:`");
  }
}

bool has_java_suffix(const fs::path& path) { return path.extension() == ".java"; }

void walk(const fs::path& folder, std::vector<fs::path>& found) {
  if (fs::exists(folder / "Main.java")) {
    found.push_back(folder);
    return;
  }
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    if (entry.is_directory()) {
      walk(entry.path(), found);
    } else if (has_java_suffix(entry.path())) {
      found.push_back(entry.path());
    }
  }
}

}  // namespace

bool TesterExpectations::any() const { return any_verdict() || !searches.empty(); }

bool TesterExpectations::any_verdict() const {
  return clean || no_race || races || !finds.empty() || !deadlocks.empty();
}

bool ExpectedReport::in_search() const {
  return std::find(options.begin(), options.end(), "--tester") != options.end();
}

bool Program::expects_run() const {
  return expects_output || !errors.empty() || !exceptions.empty() || !stderr_texts.empty() ||
         exit_code.has_value();
}

bool Program::allows_engine(std::string_view engine) const {
  const auto names = [&](const std::vector<std::string>& list) {
    return std::find(list.begin(), list.end(), engine) != list.end();
  };
  return !names(not_engines) && (only_engines.empty() || names(only_engines));
}

std::vector<ExpectedReport> Program::reports_of(std::string_view detector) const {
  std::vector<ExpectedReport> found;
  for (const ExpectedReport& report : reports) {
    if (report.detector == detector) found.push_back(report);
  }
  const bool is_said = std::any_of(found.begin(), found.end(),
                                   [](const ExpectedReport& r) { return r.options.empty(); });
  if (detector == "--race" && tester.no_race && !is_said) found.push_back({"--race", {}, {}});
  return found;
}

Program read_program(const fs::path& path) {
  Program program;
  program.name = path.string();
  program.path = path;
  if (fs::is_directory(path)) {
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(path)) {
      if (has_java_suffix(entry.path())) program.sources.push_back(entry.path());
    }
    std::sort(
        program.sources.begin(), program.sources.end(), [&](const fs::path& a, const fs::path& b) {
          return std::pair(a != path / "Main.java", a) < std::pair(b != path / "Main.java", b);
        });
  } else {
    program.sources.push_back(path);
  }
  for (const fs::path& source : program.sources) read_source(program, source);
  check(program);
  return program;
}

std::vector<fs::path> find_programs(const std::vector<fs::path>& roots) {
  std::vector<fs::path> found;
  for (const fs::path& root : roots) {
    if (fs::is_directory(root)) {
      walk(root, found);
    } else {
      found.push_back(root);
    }
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::string unescape_line(std::string_view line) {
  std::string result;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const std::size_t close =
        line.substr(i, 3) == "\\x{" ? line.find('}', i) : std::string_view::npos;
    unsigned code = 0;
    if (close != std::string_view::npos) {
      const auto [end, error] = std::from_chars(line.data() + i + 3, line.data() + close, code, 16);
      if (error == std::errc{} && end == line.data() + close && code < 256) {
        result += static_cast<char>(code);
        i = close;
        continue;
      }
    }
    result += line[i];
  }
  return result;
}

std::string escape_line(std::string_view line) {
  std::string result;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const unsigned char c = static_cast<unsigned char>(line[i]);
    const char next = i + 1 < line.size() ? line[i + 1] : '\n';
    const bool last_space = c == ' ' && i + 1 == line.size();
    const bool closes_comment = c == '*' && next == '/';
    const bool reads_as_escape = c == '\\' && (next == 'u' || next == 'x');
    if (c < 32 || c == 127 || last_space || closes_comment || reads_as_escape) {
      result += fmt::format("\\x{{{:x}}}", c);
    } else {
      result += line[i];
    }
  }
  return result;
}

}  // namespace braid::runner
