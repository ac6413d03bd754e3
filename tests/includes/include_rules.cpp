#include "tests/includes/include_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <regex>
#include <sstream>

namespace braid::includes {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kAll = "*";

// A room and, separated by spaces, the other rooms that it may include.
struct Room {
  std::string_view name;
  std::string_view may_include;
};

constexpr Room kRooms[] = {
    {"vm", ""},
    {"lang", "vm"},
    {"jit", "vm"},
    {"checkpoint", "vm"},
    {"eraser", "vm"},
    {"stdlib", "vm"},
    {"tester", "vm checkpoint"},
    {"debugger", "vm checkpoint"},
    {"cli", kAll},
    {"tests", kAll},
};

// The only files that may be long: the interpreter's loop.
constexpr std::string_view kLongFiles[] = {
    "vm/interpreter.cpp",
    "vm/interpreter_loop.cpp",
    "vm/interpreter_loop.h",
};

const Room* find_room(std::string_view name) {
  const auto found = std::find_if(std::begin(kRooms), std::end(kRooms),
                                  [&](const Room& room) { return room.name == name; });
  return found == std::end(kRooms) ? nullptr : found;
}

std::string_view first_folder(std::string_view path) { return path.substr(0, path.find('/')); }

bool has_word(std::string_view list, std::string_view word) {
  return list == kAll ||
         fmt::format(" {} ", list).find(fmt::format(" {} ", word)) != std::string::npos;
}

// Fuzz targets are tests that live beside what they feed.
std::string_view room_of(std::string_view file) {
  return file.find("/fuzz/") != std::string_view::npos ? "tests" : first_folder(file);
}

std::string check_include(std::string_view file, std::string_view included) {
  const std::string_view folder = first_folder(included);
  const bool llvm = folder == "llvm" || folder == "llvm-c" || folder == "clang";
  if (llvm) return first_folder(file) == "jit" ? "" : "llvm headers belong to jit/ only";
  const Room* from = find_room(room_of(file));
  const Room* to = find_room(folder);
  const bool allowed = to == nullptr || from == nullptr || from == to ||
                       folder == first_folder(file) || has_word(from->may_include, to->name);
  return allowed ? "" : fmt::format("{} may not include {}", from->name, to->name);
}

bool is_source(const fs::path& path) {
  const std::string extension = path.extension().string();
  return extension == ".h" || extension == ".cpp" || extension == ".def";
}

}  // namespace

std::vector<std::string> check_source(std::string_view file, std::string_view text) {
  static const std::regex kInclude(R"(^\s*#\s*include\s*["<]([^">]+)[">].*)");
  std::vector<std::string> wrong;
  std::istringstream lines{std::string(text)};
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    std::smatch match;
    if (!std::regex_match(line, match, kInclude)) continue;
    const std::string reason = check_include(file, match[1].str());
    if (!reason.empty()) {
      wrong.push_back(fmt::format("{}:{}: {}: {}", file, number, match[1].str(), reason));
    }
  }
  const bool may_be_long =
      std::find(std::begin(kLongFiles), std::end(kLongFiles), file) != std::end(kLongFiles);
  if (number > kMaxLines && !may_be_long && !file.ends_with(".def")) {
    wrong.push_back(
        fmt::format("{}: {} lines; {} is the limit, cut it in two", file, number, kMaxLines));
  }
  return wrong;
}

std::vector<std::string> check_tree(const fs::path& root, int& files) {
  std::vector<std::string> wrong;
  for (const Room& room : kRooms) {
    if (!fs::is_directory(root / room.name)) continue;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root / room.name)) {
      if (!entry.is_regular_file() || !is_source(entry.path())) continue;
      std::ifstream in(entry.path(), std::ios::binary);
      const std::string text{std::istreambuf_iterator<char>(in), {}};
      const std::string name = entry.path().lexically_relative(root).generic_string();
      const std::vector<std::string> found = check_source(name, text);
      wrong.insert(wrong.end(), found.begin(), found.end());
      ++files;
    }
  }
  std::sort(wrong.begin(), wrong.end());
  return wrong;
}

}  // namespace braid::includes
