// Names for objects in reports: what the user calls them.
//
// What: looks once through what the program can reach, in an order that depends on nothing but the
// program: static fields of the user's classes, then each thread's frames from the oldest on, then
// what these refer to. An object has the first of these names that fits:
//  1. a class: `class Main`; a thread: `thread "A"`.
//  2. the static field that holds it: `Main.lock`, `Main.forks[2]`.
//  3. the only object of a class of the user: `the Account`.
//  4. the field that holds it: `Account.lock`, if that field holds no other object elsewhere; of a
//     captured variable its own name.
//  5. its class and a number, by the order in which objects of the class are met: `Fork#2`.
// What the library keeps for an object (the monitor in a ReentrantLock) has that one's name.
//
// Owns: its tables. Valid as long as the program does not run on.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "vm/machine.h"

namespace braid::vm {

// "Fork" for Philosophers$Fork, "ReentrantLock" for java/util/concurrent/locks/ReentrantLock.
std::string source_name(const Class& cls);
// The same with its outer classes, as in stack traces, without the package: "Philosophers$Fork".
std::string place_name(const Class& cls);

// Whether the field holds a local variable that its class or lambda has captured.
bool is_captured(const Field& field);
// "Account.balance"; of a captured local variable its own name: "buffer".
std::string field_name(const Field& field);

// The word for a thing of the library that all know: "lock", "condition", "semaphore" ...; empty
// for others.
std::string_view kind_word(const Class& cls);
inline constexpr std::string_view kQueue = "queue";
inline constexpr std::string_view kReadWriteLock = "read-write lock";
// The name of a class as it begins those of its objects: "Condition" for what newCondition makes,
// "lambda".
std::string numbered_name(const Class& cls);

// The object of which `object` is a part that the library made; itself if it is none.
Object* whole_of(Object* object);

class ObjectNames {
 public:
  static constexpr size_t kMostObjects = 4096;

  explicit ObjectNames(Machine& machine);

  std::string name(Object* object) const;
  // Whether the program could reach it: if not, its name has no meaning.
  bool knows(Object* object) const { return known_.contains(whole_of(object)); }
  // Gives an object that the program cannot reach any more the next number of its class.
  void include(Object* object) { meet(whole_of(object)); }
  // The name with the kind of thing before it, if it is one of the library's that all know: "lock
  // Account.lock", "semaphore Main.seats", "latch CountDownLatch#1" ...; else as name().
  std::string with_kind(Object* object) const;
  // What the thread has entered, in the order in which it is met; in both modes: twice.
  struct Held {
    Object* object;
    bool shared;
  };
  std::vector<Held> held_by(const Thread& thread) const;

 private:
  struct Known {
    uint32_t number = 0;     // among those of its class
    std::string field;       // "Account.lock"
    bool is_static = false;  // `field` is a static one, or an element of its array
  };
  Known* meet(Object* object);
  void name_by(Object* object, const std::string& field, bool is_static);
  void look_at_statics();
  void look_at_frames();
  void look_into(Object* object);

  Machine& machine_;
  std::unordered_map<Object*, Known> known_;
  std::vector<Object*> order_;
  std::unordered_map<std::string, uint32_t> numbers_;
  std::unordered_map<std::string, Object*> holds_;  // by field; null: several objects
};

}  // namespace braid::vm
