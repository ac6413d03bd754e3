// Small random concurrent programs, to compare the modes of the search with each other.
//
// A program is one Java source, a public class Main, that vmc and javac accept (braid.Choose
// appears in kChoose only). It has two to four threads with bodies of a few statements each over
// shared variables with values from 0 to 3, so that a search that stops at every shared access ends
// soon. Each body remembers what it read in locals and stores them into static fields of its own at
// its end, so the final heap shows what every thread saw. Nothing is printed except, now and then,
// by main at its end.
//
// Invariants:
//   1. The same seed and kind give the same text, on every platform.
//   2. All kinds but kRacy are free of data races: a plain variable is always used under its own
//      lock, or never written while several threads live, or handed over by a start, a join or a
//      volatile flag.
//   3. Every execution ends, gets stuck, or goes round in finitely many states: loops are bounded
//      except in kSpin and some polls with a time-out, and those change nothing without bound.
//   4. No thread throws anything but a failed assert (an interrupt is caught).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace braid::tests {

enum class Kind : std::uint8_t {
  kGuarded,  // monitors, wait and notify, volatiles, joins, hand-over-hand locks
  kRacy,     // the same, with accesses that no lock guards
  kSpin,     // unbounded spin, try-lock and polling loops
  kTimed,    // timed waits, sleeps, joins, tryLock with a time
  kJuc,      // ReentrantLock and Condition, Semaphore, CountDownLatch, CyclicBarrier, atomics
  kChoose,   // braid.Choose
  kLife,     // interrupts, park, isAlive, daemons, System.exit, threads' names
  kShared,   // ReentrantReadWriteLock and ArrayBlockingQueue
};

inline constexpr std::array kKinds = {Kind::kGuarded, Kind::kRacy,   Kind::kSpin, Kind::kTimed,
                                      Kind::kJuc,     Kind::kChoose, Kind::kLife, Kind::kShared};

// "guarded", "racy", ...
std::string_view kind_name(Kind kind);
std::optional<Kind> kind_named(std::string_view name);

// Orders of whole blocks that a program may have by the generator's estimate (no lock ever taken,
// no wait); programs beyond it are made again with fewer statements.
inline constexpr double kMaxOrders = 20'000;

std::string make_program(std::uint64_t seed, Kind kind);

}  // namespace braid::tests
