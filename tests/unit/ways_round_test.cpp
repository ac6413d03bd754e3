// The hints about what the class library lacks (lang/not_yet.def) are about what it really lacks.
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "cli/program.h"
#include "lang/jdk_names.h"
#include "lang/not_yet.h"

namespace braid::lang {
namespace {

bool has_member(cli::Library& library, const std::string& class_name, const std::string& name) {
  const vm::ClassDef* c = library.find(class_name);
  if (c == nullptr) return false;
  const auto named = [&](const auto& member) { return member.name == name; };
  return std::any_of(c->methods.begin(), c->methods.end(), named) ||
         std::any_of(c->fields.begin(), c->fields.end(), named);
}

// Full names of the JDK's classes and members that the library has not; of packages whose classes
// the table does not list, the name with a dot.
std::vector<std::string> missing_names(cli::Library& library) {
  std::vector<std::string> missing;
  for (const JdkRow& row : jdk_packages()) {
    if (row.members.empty()) missing.push_back(vm::dotted(row.name) + ".");
    std::istringstream names{std::string(row.members)};
    for (std::string name; names >> name;) {
      std::string binary = std::string(row.name) + "/" + name;
      std::replace(binary.begin(), binary.end(), '.', '$');
      if (library.find(binary) == nullptr) missing.push_back(vm::dotted(row.name) + "." + name);
    }
  }
  for (const JdkRow& row : jdk_classes()) {
    std::istringstream names{std::string(row.members)};
    for (std::string name; names >> name;) {
      if (!has_member(library, std::string(row.name), name)) {
        missing.push_back(vm::dotted(row.name) + "." + name);
      }
    }
  }
  return missing;
}

TEST(WaysRound, AreAboutNamesThatAreMissing) {
  cli::Library library;
  const std::vector<std::string> missing = missing_names(library);
  for (const WayRound& way : kWaysRound) {
    EXPECT_TRUE(std::any_of(missing.begin(), missing.end(),
                            [&](const std::string& name) {
                              return way_round(name) == way.text && name.starts_with(way.prefix);
                            }))
        << way.prefix << " begins no name that is missing";
  }
}

}  // namespace
}  // namespace braid::lang
