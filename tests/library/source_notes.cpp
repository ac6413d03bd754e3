#include "tests/library/source_notes.h"

#include <algorithm>
#include <regex>

#include "tests/runner/process.h"

namespace braid::library {
namespace {

// A doc comment and the declaration of a class behind it, annotations between them passed over.
const std::regex kClass(
    R"(/\*\*((?:[^*]|\*(?!/))*)\*/\s*(?:@\w+(?:\([^)]*\))?\s+)*)"
    R"((?:(?:public|protected|private|static|final|abstract)\s+)*(?:class|@?interface|enum)\s+(\w+))");

// The mark, and the class or method that it stands before.
const std::regex kMark(
    R"re(@NotAtomic\(\s*((?:"(?:[^"\\]|\\.)*"[\s+]*)+)\)\s*(?:@\w+(?:\([^)]*\))?\s+)*([^;{]*))re");

// The text of a comment without the stars at the beginnings of lines.
std::string plain(const std::string& comment) {
  std::string text = std::regex_replace(comment, std::regex("\\s*\\n\\s*\\*? ?"), " ");
  text = std::regex_replace(text, std::regex("\\{@\\w+ ([^}]*)\\}|</?\\w+>"), "$1");
  text = std::regex_replace(text, std::regex("^\\s+|\\s+$"), "");
  return std::regex_replace(text, std::regex("\\s+"), " ");
}

std::string first_sentence(const std::string& text) {
  std::smatch end;
  static const std::regex kEnd("\\.( [A-Z]|$)");
  return std::regex_search(text, end, kEnd) ? text.substr(0, end.position() + 1) : text;
}

std::string joined_literals(const std::string& literals) {
  std::string out;
  static const std::regex kLiteral("\"((?:[^\"\\\\]|\\\\.)*)\"");
  for (std::sregex_iterator i(literals.begin(), literals.end(), kLiteral), none; i != none; ++i) {
    out += (*i)[1];
  }
  return out;
}

// "public synchronized long nextLong()" -> "nextLong"; empty for a class.
std::string declared_member(const std::string& declaration) {
  std::smatch found;
  static const std::regex kMethod("(\\w+)\\s*\\(");
  return std::regex_search(declaration, found, kMethod) ? found[1].str() : "";
}

void read_file(const std::filesystem::path& file, const std::string& top_class,
               SourceNotes& notes) {
  const std::string text = runner::read_whole_file(file);
  const std::string simple = file.stem();
  for (std::sregex_iterator i(text.begin(), text.end(), kClass), none; i != none; ++i) {
    const std::string name = (*i)[2];
    notes.sentences.try_emplace(name == simple ? top_class : top_class + "." + name,
                                first_sentence(plain((*i)[1])));
  }
  for (std::sregex_iterator i(text.begin(), text.end(), kMark), none; i != none; ++i) {
    notes.not_atomic.push_back({top_class, declared_member((*i)[2]), joined_literals((*i)[1])});
  }
}

}  // namespace

SourceNotes read_source_notes(const std::filesystem::path& stdlib) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(stdlib / "java")) {
    if (entry.path().extension() == ".java") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  SourceNotes notes;
  for (const auto& file : files) {
    std::string name = std::filesystem::relative(file, stdlib).replace_extension();
    std::replace(name.begin(), name.end(), '/', '.');
    read_file(file, name, notes);
  }
  return notes;
}

}  // namespace braid::library
