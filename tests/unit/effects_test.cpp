// What asks for something outside passes the door: natives with such effects are declared, and
// nothing in the machine or the library's natives calls the system but the worlds.
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <string>

#include "stdlib/natives.h"
#include "tests/runner/process.h"

namespace braid {
namespace {

namespace fs = std::filesystem;

std::set<std::string> declared() {
  return {
#define EFFECT(method, what) method,
#include "stdlib/effects.def"
#undef EFFECT
  };
}

// Functions of one source file by name: their text, of all overloads together.
std::map<std::string, std::string> functions_of(const std::string& source) {
  std::map<std::string, std::string> bodies;
  static const std::regex kHead(R"(\n[A-Za-z_][\w:<>&\* ]* [\*&]?(\w+)\()");
  for (std::sregex_iterator i(source.begin(), source.end(), kHead), end; i != end; ++i) {
    const auto at = static_cast<size_t>(i->position());
    const size_t close = source.find("\n}\n", at);
    const size_t line = source.find('\n', at + 1);
    // One that stands on one line ends there.
    const bool is_short = source.compare(line - 1, 1, "}") == 0;
    bodies[(*i)[1]] += source.substr(at, (is_short ? line : close) - at);
  }
  return bodies;
}

// The functions that ask the world, by themselves or by a function of the same file.
std::set<std::string> functions_with_effects(const std::string& source) {
  static const std::regex kDoor(
      R"(\bworld\(\)|\bdeadline_after\(|\bprogram_nanos\(|\bnext_random_seed\()");
  const auto bodies = functions_of(source);
  std::set<std::string> found;
  for (const auto& [name, body] : bodies)
    if (std::regex_search(body, kDoor)) found.insert(name);
  for (size_t before = 0; before != found.size();) {
    before = found.size();
    for (const auto& [name, body] : bodies) {
      for (const std::string& f : std::set<std::string>(found))
        if (f != name && std::regex_search(body, std::regex("\\b" + f + "[(<]")))
          found.insert(name);
    }
  }
  return found;
}

TEST(Effects, NativesThatAskTheWorldAreDeclared) {
  std::set<std::string> used;
  static const std::regex kEntry(R"re(\{"([^"]+)",\s*(\w+))re");
  for (const auto& file : fs::directory_iterator(BRAID_SOURCE_DIR "/stdlib")) {
    if (file.path().extension() != ".cpp") continue;
    const std::string source = runner::read_whole_file(file.path());
    const std::set<std::string> effects = functions_with_effects(source);
    for (std::sregex_iterator i(source.begin(), source.end(), kEntry), end; i != end; ++i)
      if (effects.contains((*i)[2]) && !(*i)[1].str().starts_with("braid/internal/Io."))
        used.insert((*i)[1]);
  }
  const std::set<std::string> known = declared();
  for (const std::string& method : used)
    EXPECT_TRUE(known.contains(method)) << method << " is not in stdlib/effects.def";
  for (const std::string& method : known)
    EXPECT_TRUE(used.contains(method)) << method << " has no effect; or there is no such native";
}

TEST(Effects, OnlyTheWorldsCallTheSystem) {
  // The collector measures itself; a recording is a file of the user's.
  const std::set<std::string> allowed = {"world.cpp", "real_files.cpp", "real_sockets.cpp",
                                         "io.cpp",    "run_log.cpp",    "run_log.h",
                                         "heap.cpp"};
  static const std::regex kSystem(
      R"(<unistd\.h>|<fcntl\.h>|<fstream>|<iostream>|<filesystem>|<sys/|<dirent\.h>|<chrono>|<ctime>|<poll\.h>|random_device|\bgetenv\(|fopen)");
  for (const char* room : {"/vm", "/stdlib"}) {
    for (const auto& file : fs::directory_iterator(std::string(BRAID_SOURCE_DIR) + room)) {
      const std::string name = file.path().filename();
      if (!file.is_regular_file() || allowed.contains(name) ||
          (file.path().extension() != ".cpp" && file.path().extension() != ".h"))
        continue;
      std::smatch match;
      const std::string source = runner::read_whole_file(file.path());
      EXPECT_FALSE(std::regex_search(source, match, kSystem)) << name << ": " << match.str();
    }
  }
}

}  // namespace
}  // namespace braid
