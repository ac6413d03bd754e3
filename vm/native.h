// Native methods: how C++ code is called from the program.
//
// A native gets the registers of a frame of its own: its parameters are in r[0..] and p[0..] as for
// any method (`this` first in r[0]), a result goes to r[0] or p[0]. kScratch further primitive
// registers p[n..], zero at the first call, keep its state when it blocks: returning kBlock
// suspends the thread, and the native is called again, registers unchanged, when the thread runs
// next. A native never runs the program.
//
// Collection: a function named _may_collect may free what is not reachable. The parameters in r are
// roots; keep other references over such a call in a Root.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "vm/machine.h"

namespace braid::vm {

enum class NativeResult : uint8_t {
  kReturn,  // the result, if any, is in place
  kThrow,   // an exception is pending (see NativeCall::raise)
  kBlock,   // the thread's state is set to something that is not runnable; call again later
  kYield,   // return, and ask the scheduler who runs next
  kAgain,   // Machine::initialise has pushed frames; call again after them
  kExit,    // the machine stops: Machine::request_exit was called
};

struct NativeCall {
  Machine& machine;
  Thread& thread;
  Object** r;
  Slot* p;
  Slot* scratch;  // kScratch registers

  static constexpr uint32_t kScratch = 4;

  // Makes an exception pending: raise("java/lang/IllegalStateException", "text"). Returns kThrow.
  NativeResult raise(std::string_view class_name, std::string_view message);
  NativeResult raise(std::string_view class_name);  // without message (null)
  NativeResult null_pointer() { return raise("java/lang/NullPointerException"); }
  // Result helpers.
  NativeResult return_int(int32_t v) { return p[0].set_int(v), NativeResult::kReturn; }
  NativeResult return_bool(bool v) { return p[0].set_bool(v), NativeResult::kReturn; }
  NativeResult return_long(int64_t v) { return p[0].set_long(v), NativeResult::kReturn; }
  NativeResult return_float(float v) { return p[0].set_float(v), NativeResult::kReturn; }
  NativeResult return_double(double v) { return p[0].set_double(v), NativeResult::kReturn; }
  NativeResult return_ref(Object* v) { return r[0] = v, NativeResult::kReturn; }
  // Returns the string, or OutOfMemoryError.
  NativeResult return_string_may_collect(std::u16string_view text);
  // For a null result of an allocation: makes OutOfMemoryError pending.
  NativeResult out_of_memory();
  // A point at which the scheduler may wish to be asked (only sets a flag; the loop stops after the
  // native).
  void point(Point p) { machine.note_point(p); }
};

// A native and the method it implements: "java/lang/String.charAt(I)C".
struct NativeEntry {
  std::string_view method;
  NativeFn function;
};

// A local root: keeps `object` alive while in scope. Roots nest like a stack.
template <class T = Object>
class Root {
 public:
  Root(Machine& machine, T* object) : machine_(machine), index_(machine.push_root(object)) {}
  ~Root() { machine_.pop_root(index_); }
  Root(const Root&) = delete;
  Root& operator=(const Root&) = delete;
  T* get() const { return static_cast<T*>(machine_.root(index_)); }
  T* operator->() const { return get(); }
  void set(T* object) { machine_.root(index_) = object; }

 private:
  Machine& machine_;
  size_t index_;
};

}  // namespace braid::vm
