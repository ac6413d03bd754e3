// Names of classes and methods in a digest: the same in each process, whatever was loaded before.
//
// What: a hash of each class's name and of each method's; what a class's objects look like to the
// digest; and what static fields held when their class was loaded, since a class that is loaded and
// untouched counts as not loaded.
//
// Owns: tables by class and method number, which grow as classes are loaded.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "vm/machine.h"

namespace braid::checkpoint {

// How the contents of an object are written.
enum class Look : uint8_t {
  kUnknown,
  kPlain,
  kString,
  kMirror,     // java.lang.Class: by the class it stands for
  kThread,     // java.lang.Thread and subclasses: the machine's slot holds a thread's index
  kThrowable,  // the trace holds numbers of methods
  kPrimArray,
  kRefArray,
  kPermit,  // of braid.internal: whom a fair one serves first is part of its state
  kStatics,
};

struct ClassName {
  uint64_t hash = 0;
  Look look = Look::kUnknown;
};

class StateNames {
 public:
  explicit StateNames(vm::Machine& machine) : machine_(machine) {}

  const ClassName& of(const vm::Class& cls) {
    // Layouts of statics have no number of their own.
    if (cls.kind == vm::ClassKind::kInstance && cls.element != nullptr) [[unlikely]]
      return of_statics(cls);
    if (cls.id >= classes_.size() || classes_[cls.id].look == Look::kUnknown) [[unlikely]]
      return name_class(cls);
    return classes_[cls.id];
  }
  uint64_t of(const vm::Method& method) {
    if (method.id < methods_.size() && methods_[method.id] != 0) [[likely]]
      return methods_[method.id];
    return name_method(method);
  }

  // A loaded class, and its statics as they were when it was loaded.
  struct Loaded {
    vm::Class* cls = nullptr;
    std::vector<uint64_t> prims;
    std::vector<vm::Object*> refs;  // as they lie in memory, the last one first
  };
  // The loaded classes by name.
  const std::vector<Loaded>& loaded();
  // Whether a class's statics are as they were when it was loaded.
  static bool is_initial(const Loaded& loaded);
  bool is_initial(vm::Object* statics);

 private:
  const ClassName& name_class(const vm::Class& cls);
  const ClassName& of_statics(const vm::Class& layout);
  uint64_t name_method(const vm::Method& method);
  Loaded initial(vm::Class& cls);

  vm::Machine& machine_;
  std::vector<ClassName> classes_;
  std::vector<uint64_t> methods_;
  std::unordered_map<const vm::Method*, uint64_t> stubs_;
  std::unordered_map<const vm::Class*, ClassName> statics_;
  std::vector<Loaded> loaded_;
  std::unordered_map<const vm::Class*, size_t> place_;  // in loaded_
  size_t seen_ = 0;
};

}  // namespace braid::checkpoint
