// What the rules of a search are, as against how it goes through the schedules: they decide what a
// schedule is, so a trace keeps them.
//
// Patterns name classes: "com.acme.*", "java.util.concurrent.*", "*Queue"; a star stands for any
// characters. A pattern without a star names a class, with those nested in it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace braid::tester {

// Where a search begins that begins in a recorded run (vm/recording.h).
struct RecordedStart {
  std::string file;
  uint64_t at = 0;       // switches of threads; 0: where a second thread has been started
  uint64_t program = 0;  // digest of the program's classes
  bool operator==(const RecordedStart&) const = default;
};

struct Rules {
  // Classes of the user that are treated like the library: a call is one block.
  std::vector<std::string> trust;
  // Classes of the library that are treated like the user's: operations are looked at one by one.
  std::vector<std::string> no_trust;

  // Variables that count as volatile: fields as "Account.balance", arrays as "int[]".
  std::vector<std::string> volatiles;

  // Final fields that are written after `this` has escaped, so their reads are looked at, too.
  std::vector<std::string> late_finals;

  std::optional<RecordedStart> from;

  // Time passes only where nobody can go on, and then to the next deadline. If not, a time-out may
  // fire at any moment.
  bool ordered_clock = false;
  // A thread that waits may wake up for nothing.
  bool spurious_wakeups = false;

  bool operator==(const Rules&) const = default;
  // Whether operations of the class (name with slashes) are looked at one by one.
  bool is_tested(std::string_view class_name, bool user_code) const;
  // For vm::MachineOptions::tested.
  std::function<bool(std::string_view, bool)> tested() const;
};

// Whether the pattern names the class (name with slashes).
bool matches(std::string_view pattern, std::string_view class_name);

}  // namespace braid::tester
