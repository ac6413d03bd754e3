// Makes docs/library.md from the class library; with --check compares the file with it.
//
//     library_doc STDLIB [--check FILE]
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "lang/jdk_names.h"
#include "lang/not_yet.h"
#include "tests/library/public_members.h"
#include "tests/library/source_notes.h"
#include "tests/runner/process.h"

namespace braid::library {
namespace {

constexpr std::string_view kHead = R"(# The class library

Every class and public member that programs can use. This page is made from [stdlib/](../stdlib) by `library_doc`; change the
sources, not the page. What a member does is what the JDK 17 documents; [language.md](language.md) lists the differences.
`library_coverage` checks that a test program calls each member, and `program_tests --engine java` that it does what a JDK does.

)";

constexpr std::string_view kAtomicHead = R"(## What is not atomic

The JDK does not promise that these are atomic: another thread may act in the middle of them, even if everything that both
call is synchronized. The tester takes a call into the library that does not block as one step ([schedules.md](schedules.md)), but not
these: it looks at what happens in them, and in what they call, step by step. To have other calls taken apart, give `--no-trust` with the
class, for example `--no-trust=java.util.Hashtable`. Classes that promise nothing to several threads at once (ArrayList, HashMap,
StringBuilder ...) are not listed: without a lock, their use is a data race.

| class | operation | what can come between |
| --- | --- | --- |
)";

constexpr std::string_view kMissingHead = R"(## What is not there yet

The compiler knows the names of the JDK and says of these that Braid does not support them yet.

| package | missing classes |
| --- | --- |
)";

constexpr std::string_view kMissingMembersHead = R"(| class | missing members |
| --- | --- |
)";

constexpr std::string_view kWaysRoundHead = R"(What to do instead, as the compiler says it:

| names that begin with | instead |
| --- | --- |
)";

bool is_throwable(const PublicLibrary& library, const PublicClass& c) {
  const auto supers = with_supertypes(library, c.def->name);
  return std::find(supers.begin(), supers.end(), "java/lang/Throwable") != supers.end();
}

std::string kind_text(const vm::ClassDef& c) {
  if (c.flags & vm::kAnnotation) return "annotation";
  if (c.flags & vm::kInterface) return "interface";
  if (c.flags & vm::kEnum) return "enum";
  return c.flags & vm::kAbstract ? "abstract class"
         : c.flags & vm::kFinal  ? "final class"
                                 : "class";
}

std::string simple(std::string_view class_name) {
  return type_text("L" + std::string(class_name) + ";");
}

// "class, extends Number, implements Comparable"
std::string head_text(const vm::ClassDef& c) {
  std::string out = kind_text(c);
  const bool plain =
      c.super.empty() || c.super == "java/lang/Object" || c.super == "java/lang/Enum";
  if (!plain) out += ", extends " + simple(c.super);
  std::vector<std::string> interfaces;
  for (const std::string& name : c.interfaces) interfaces.push_back(simple(name));
  if (!interfaces.empty()) {
    out += fmt::format(", {} {}", c.flags & vm::kInterface ? "extends" : "implements",
                       fmt::join(interfaces, ", "));
  }
  return out;
}

std::string result_text(const vm::MethodDef& m) {
  const std::string& s = m.signature.empty() ? m.descriptor : m.signature;
  return type_text(std::string_view(s).substr(s.rfind(')') + 1));
}

std::string list_item(std::string_view title, const std::vector<std::string>& members) {
  if (members.empty()) return "";
  return fmt::format("- {}: `{}`\n", title, fmt::join(members, "`, `"));
}

std::string members_text(const PublicClass& c, bool constructors) {
  std::vector<std::string> fields, made, statics, methods;
  for (const vm::FieldDef* f : c.fields) {
    if (c.def->flags & vm::kEnum) {
      fields.push_back(f->name);
      continue;
    }
    const std::string& type = f->signature.empty() ? f->descriptor : f->signature;
    fields.push_back(type_text(type) + " " + f->name);
  }
  const std::string name = c.name.substr(c.name.rfind('.') + 1);
  if (constructors) {
    for (const vm::MethodDef* m : c.constructors) made.push_back(name + parameter_text(*m));
  }
  for (const vm::MethodDef* m : c.methods) {
    const std::string text = result_text(*m) + " " + m->name + parameter_text(*m);
    (m->flags & vm::kStatic ? statics : methods).push_back(text);
  }
  return list_item(c.def->flags & vm::kEnum ? "constants" : "fields", fields) +
         list_item("constructors", made) + list_item("static methods", statics) +
         list_item("methods", methods);
}

std::string class_text(const PublicClass& c, const SourceNotes& notes) {
  const auto sentence = notes.sentences.find(c.package + "." + c.name);
  return fmt::format("### {}\n\n{}{}.\n\n{}\n", c.name,
                     sentence == notes.sentences.end() ? "" : sentence->second + " ",
                     (sentence == notes.sentences.end() ? "" : "*") + head_text(*c.def) +
                         (sentence == notes.sentences.end() ? "" : "*"),
                     members_text(c, true));
}

// Exceptions and errors: their constructors are those of the JDK and would say little here.
std::string throwables_text(const std::vector<const PublicClass*>& throwables) {
  if (throwables.empty()) return "";
  std::string out =
      "### Exceptions and errors\n\n| class | extends | methods of its own |\n| --- | --- | --- "
      "|\n";
  for (const PublicClass* c : throwables) {
    std::vector<std::string> own;
    for (const vm::MethodDef* m : c->methods)
      own.push_back("`" + m->name + parameter_text(*m) + "`");
    out += fmt::format("| {} | {} | {} |\n", c->name, simple(c->def->super), fmt::join(own, ", "));
  }
  return out + "\n";
}

// Classes that programs cannot name are left out: those that make their objects say it for them.
std::string atomic_text(const PublicLibrary& library, const SourceNotes& notes) {
  std::string out(kAtomicHead);
  for (const NotAtomic& n : notes.not_atomic) {
    std::string name = n.class_name;
    std::replace(name.begin(), name.end(), '.', '/');
    const vm::ClassDef* def = library.find(name);
    if (def == nullptr || (def->flags & vm::kPublic) == 0) continue;
    out += fmt::format("| {} | {} | {} |\n", n.class_name, n.member, n.text);
  }
  return out + "\n";
}

// Words as `a`, `b`.
std::string quoted(const std::vector<std::string>& words) {
  return words.empty() ? "" : fmt::format("`{}`", fmt::join(words, "`, `"));
}

std::vector<std::string> words_of(std::string_view text) {
  std::istringstream in{std::string(text)};
  return {std::istream_iterator<std::string>(in), {}};
}

// Packages that the library has a part of: the classes that it has not.
std::string missing_classes_text(const PublicLibrary& library) {
  std::string out(kMissingHead);
  std::vector<std::string> absent;
  for (const lang::JdkRow& row : lang::jdk_packages()) {
    std::vector<std::string> missing;
    for (std::string name : words_of(row.members)) {
      std::string binary = fmt::format("{}/{}", row.name, name);
      std::replace(binary.begin(), binary.end(), '.', '$');
      if (!library.find(binary)) missing.push_back(std::move(name));
    }
    const std::string package = vm::dotted(row.name);
    if (!library.module().has_package(row.name)) {
      if (package.starts_with("java.")) absent.push_back(package);
    } else if (!missing.empty()) {
      out += fmt::format("| {} | {} |\n", package, fmt::join(missing, ", "));
    }
  }
  return out + fmt::format("\nWhole packages that are missing: {}, and all of `javax`.\n\n",
                           quoted(absent));
}

bool has_member(const PublicLibrary& library, const std::string& class_name,
                const std::string& name) {
  const auto named = [&](const auto& member) { return member.name == name; };
  for (const std::string& super : with_supertypes(library, class_name)) {
    const vm::ClassDef* c = library.find(super);
    if (!c) continue;
    if (std::any_of(c->methods.begin(), c->methods.end(), named)) return true;
    if (std::any_of(c->fields.begin(), c->fields.end(), named)) return true;
    if (library.find(super + "$" + name)) return true;
  }
  return false;
}

std::string missing_members_text(const PublicLibrary& library) {
  std::string out(kMissingMembersHead);
  for (const lang::JdkRow& row : lang::jdk_classes()) {
    const std::string name(row.name);
    if (!library.find(name)) continue;
    std::vector<std::string> missing;
    for (std::string member : words_of(row.members)) {
      if (member == "describeConstable" || member == "resolveConstantDesc") continue;  // of boxes
      if (!has_member(library, name, member)) missing.push_back(std::move(member));
    }
    if (!missing.empty()) {
      std::string dotted = vm::dotted(name);
      std::replace(dotted.begin(), dotted.end(), '$', '.');
      out += fmt::format("| {} | {} |\n", dotted, fmt::join(missing, ", "));
    }
  }
  return out + "\n";
}

std::string ways_round_text() {
  std::string out(kWaysRoundHead);
  for (const lang::WayRound& way : lang::kWaysRound) {
    out += fmt::format("| {} | {} |\n", way.prefix, way.text);
  }
  return out;
}

std::string page(const std::string& stdlib) {
  const PublicLibrary library;
  const SourceNotes notes = read_source_notes(stdlib);
  std::string out = std::string(kHead) + atomic_text(library, notes);
  std::string package;
  std::vector<const PublicClass*> throwables;
  const std::vector<PublicClass> classes = library.classes("java");
  for (const PublicClass& c : classes) {
    if (c.package != package) {
      out += throwables_text(throwables);
      throwables.clear();
      package = c.package;
      out += fmt::format("## {}\n\n", package);
    }
    if (is_throwable(library, c) && c.name != "Throwable") {
      throwables.push_back(&c);
    } else {
      out += class_text(c, notes);
    }
  }
  return out + throwables_text(throwables) + missing_classes_text(library) +
         missing_members_text(library) + ways_round_text();
}

}  // namespace
}  // namespace braid::library

int main(int argc, char** argv) {
  if (argc == 2) {
    fmt::print("{}", braid::library::page(argv[1]));
    return 0;
  }
  if (argc != 4 || std::string_view(argv[2]) != "--check") {
    fmt::print(stderr, "usage: library_doc STDLIB [--check FILE]\n");
    return 2;
  }
  if (braid::runner::read_whole_file(argv[3]) == braid::library::page(argv[1])) return 0;
  fmt::print(stderr, "{0} is out of date: library_doc {1} > {0}\n", argv[3], argv[1]);
  return 1;
}
