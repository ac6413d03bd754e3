// The names of JDK 17, to tell what Braid lacks from what the program has wrong.
//
// The tables are in jdk_names.def; names are those of class files: "java/util/Map".
#pragma once

#include <span>
#include <string_view>

namespace braid::lang {

// A package and its classes, or a class and its members: simple names between blanks.
struct JdkRow {
  std::string_view name;
  std::string_view members;
};
std::span<const JdkRow> jdk_packages();
std::span<const JdkRow> jdk_classes();

// A package with public classes, or the beginning of the name of one ("java", "java/util").
bool is_jdk_package(std::string_view package);

// A public class; nested ones as "Map.Entry". Where the table does not list a package's classes,
// any name is taken for one.
bool is_jdk_class(std::string_view package, std::string_view name);

// A package of the table whose classes are not listed.
bool has_unlisted_classes(std::string_view package);

// What is known about a member (method, field or class, declared there and not inherited).
enum class JdkMember { kUnknown, kNo, kYes };
JdkMember jdk_member(std::string_view class_name, std::string_view member);

// The constructors ("<init>") or methods of one name that a class declares, if it has constructors
// or several methods of that name: parameters as in descriptors, between blanks, "([CII)"; "..."
// behind them if the last one takes any number of arguments. Empty: nothing is known.
std::string_view jdk_overloads(std::string_view class_name, std::string_view member);

}  // namespace braid::lang
