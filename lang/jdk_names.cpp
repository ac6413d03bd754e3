#include "lang/jdk_names.h"

#include <algorithm>

namespace braid::lang {

namespace {

constexpr JdkRow kPackages[] = {
#define BRAID_JDK_PACKAGE(name, classes) {name, classes},
#define BRAID_JDK_CLASS(name, members)
#define BRAID_JDK_OVERLOADS(name, member, parameters)
#include "lang/jdk_names.def"
#undef BRAID_JDK_PACKAGE
#undef BRAID_JDK_CLASS
#undef BRAID_JDK_OVERLOADS
};

constexpr JdkRow kClasses[] = {
#define BRAID_JDK_PACKAGE(name, classes)
#define BRAID_JDK_CLASS(name, members) {name, members},
#define BRAID_JDK_OVERLOADS(name, member, parameters)
#include "lang/jdk_names.def"
#undef BRAID_JDK_PACKAGE
#undef BRAID_JDK_CLASS
#undef BRAID_JDK_OVERLOADS
};

struct Overloads {
  std::string_view class_name;
  std::string_view member;
  std::string_view parameters;
};

constexpr Overloads kOverloads[] = {
#define BRAID_JDK_PACKAGE(name, classes)
#define BRAID_JDK_CLASS(name, members)
#define BRAID_JDK_OVERLOADS(name, member, parameters) {name, member, parameters},
#include "lang/jdk_names.def"
#undef BRAID_JDK_PACKAGE
#undef BRAID_JDK_CLASS
#undef BRAID_JDK_OVERLOADS
};

template <size_t N>
const JdkRow* find(const JdkRow (&rows)[N], std::string_view name) {
  const JdkRow* at =
      std::find_if(rows, rows + N, [&](const JdkRow& row) { return row.name == name; });
  return at == rows + N ? nullptr : at;
}

bool has_word(std::string_view words, std::string_view word) {
  for (size_t at = words.find(word); at != std::string_view::npos; at = words.find(word, at + 1)) {
    const size_t end = at + word.size();
    const bool begins = at == 0 || words[at - 1] == ' ';
    if (begins && (end == words.size() || words[end] == ' ')) return true;
  }
  return false;
}

}  // namespace

std::span<const JdkRow> jdk_packages() { return kPackages; }
std::span<const JdkRow> jdk_classes() { return kClasses; }

bool is_jdk_package(std::string_view package) {
  return std::any_of(std::begin(kPackages), std::end(kPackages), [&](const JdkRow& row) {
    if (!row.name.starts_with(package)) return false;
    return row.name.size() == package.size() || row.name[package.size()] == '/';
  });
}

bool is_jdk_class(std::string_view package, std::string_view name) {
  const JdkRow* row = find(kPackages, package);
  return row && (row->members.empty() || has_word(row->members, name));
}

bool has_unlisted_classes(std::string_view package) {
  const JdkRow* row = find(kPackages, package);
  return row && row->members.empty();
}

JdkMember jdk_member(std::string_view class_name, std::string_view member) {
  const JdkRow* row = find(kClasses, class_name);
  if (!row) return JdkMember::kUnknown;
  return has_word(row->members, member) ? JdkMember::kYes : JdkMember::kNo;
}

std::string_view jdk_overloads(std::string_view class_name, std::string_view member) {
  const auto* at = std::find_if(
      std::begin(kOverloads), std::end(kOverloads),
      [&](const Overloads& row) { return row.class_name == class_name && row.member == member; });
  return at == std::end(kOverloads) ? "" : at->parameters;
}

}  // namespace braid::lang
