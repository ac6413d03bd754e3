// What the sources of the class library say in comments and marks: the first sentence on each
// class, and the operations that are not atomic.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace braid::library {

struct NotAtomic {
  std::string class_name;  // "java.util.Random"
  std::string member;      // "nextLong", or empty for the class
  std::string text;
};

struct SourceNotes {
  std::map<std::string, std::string> sentences;  // by class: "java.util.Map.Entry"
  std::vector<NotAtomic> not_atomic;             // in the order of classes, then of the sources
};

// Reads every .java file below `stdlib`/java.
SourceNotes read_source_notes(const std::filesystem::path& stdlib);

}  // namespace braid::library
