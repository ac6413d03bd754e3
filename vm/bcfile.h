// The .bc file: a Module as bytes.
//
// Layout (all integers little-endian):
//     "BRBC" magic, u32 version, u64 length of the rest, u64 XXH64 checksum of the rest
//     class directory: count, then name and offset of each class; the main class
//     string table, then the classes, each readable by itself
// Lengths and counts are LEB128; strings are UTF-8 bytes in a table, named by index.
//
// A file is checked before use: magic, version, length, checksum, then every count and index while
// it is decoded. What decodes is then verified (verifier.h) before it runs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "vm/module.h"

namespace braid::vm {

inline constexpr uint32_t kBcVersion = 2;

// The bytes of a module.
std::vector<std::byte> write_module(const Module& module);

// Makes length and checksum of a file's head fit its bytes, so that a fuzzer gets past them. Too
// short: nothing.
void fix_checksum(std::vector<std::byte>& bytes);

// Decodes a whole module. On failure the text says what is wrong ("truncated", "checksum differs"
// ...).
struct ReadResult {
  std::optional<Module> module;
  std::string error;
};
ReadResult read_module(std::span<const std::byte> bytes);

// A module whose classes are decoded when they are asked for: the class library. The bytes live on.
class LazyModule {
 public:
  // Checks the head and the directory; `checksum`: also the checksum over all bytes.
  static std::unique_ptr<LazyModule> open(std::span<const std::byte> bytes, bool checksum,
                                          std::string* error);
  ~LazyModule();
  // The class of that name, decoded once; null if it is not there (or does not decode).
  const ClassDef* find(std::string_view name);
  bool has_package(std::string_view package) const;
  // Names of all classes.
  std::vector<std::string_view> names() const;

 private:
  struct State;
  explicit LazyModule(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace braid::vm
