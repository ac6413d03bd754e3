// Which members of the class library the test programs call, by the constant pools of what they
// compile to.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "cli/program.h"
#include "tests/library/public_members.h"

namespace braid::library {

// What one program names: members by the class that declares them, and classes.
struct Names {
  // "java/util/List add(Ljava/lang/Object;)", "java/lang/System out": the class as found by looking
  // the member up from the class that the reference names.
  std::set<std::string> members;
  std::set<std::string> classes;  // named anywhere in code or as a supertype
  std::string source;             // all sources, comments and literals blanked out
};

// The key of a member in Names::members.
std::string member_key(std::string_view owner, std::string_view name, std::string_view descriptor);

class CallFinder {
 public:
  CallFinder(const PublicLibrary& library, cli::Library& provider)
      : library_(library), provider_(provider) {}

  // Compiles a program's sources and adds what it names; false, with the errors printed, if they
  // do not compile.
  bool add_program(const std::vector<std::filesystem::path>& sources);

  // Whether some program calls that method or names that field of `c`:
  //  - a reference means it, by its class or a subclass that inherits it;
  //  - or one program names `c` and calls a method with this name and these parameters that a
  //    supertype of `c` declares (so `list.add(x)` counts for ArrayList where both are named);
  //  - a constant, which the compiler puts in place of its name, counts by its name in a source.
  bool calls(const PublicClass& c, const vm::MethodDef& method) const;
  bool uses(const PublicClass& c, const vm::FieldDef& field) const;

 private:
  std::string declaring_class(const vm::Module& program, const std::string& owner,
                              std::string_view name, std::string_view descriptor) const;

  const PublicLibrary& library_;
  cli::Library& provider_;
  std::vector<Names> programs_;
};

}  // namespace braid::library
