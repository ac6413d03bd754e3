// Classes, methods and fields of a running machine.
//
// What: the linked form of the definitions in module.h. A Class is *loaded* (its definition found,
// its superclass loaded, its fields laid out, its method tables built) on first mention; a Method
// is *prepared* (its constants resolved, its code copied with slots filled in) on its first call; a
// class is *initialised* when the program first uses it, as Java demands.
//
// Owns: a Class owns its methods and tables; the machine's ClassTable (classes.h) owns the classes.
// What a program can change lives in objects (statics, mirror), so that checkpoints see it.
//
// Invariants:
//  1. supers[depth] == this; supers[i] is the ancestor at depth i (Object at 0).
//  2. The initialisation state is primitive slot 0 of `statics`: an InitState, with the index of
//     the initialising thread above it.
//  3. vtable entries of a subclass have the indices of the superclass's.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "vm/module.h"
#include "vm/object.h"

namespace braid::vm {

class Machine;
struct Class;
struct Method;
struct NativeCall;
enum class NativeResult : uint8_t;
using NativeFn = NativeResult (*)(NativeCall&);

// A resolved constant of a method, 16 bytes.
struct Resolved {
  union {
    uint64_t bits;
    Object* object;  // strings; statics of a field's class
    Class* cls;
    Method* method;
    const struct SwitchTable* table;
    struct CallCache* cache;
  };
  uint32_t slot = 0;  // fields: slot; methods: vtable index
  uint32_t extra = 0;
  Resolved() : bits(0) {}
};

// Targets of a switch: instruction indices relative to the one after the switch.
struct SwitchTable {
  std::vector<int32_t> keys;     // ascending
  std::vector<int32_t> offsets;  // one per key
  int32_t default_offset = 0;
};

// Inline cache of an interface call.
struct CallCache {
  Method* declared = nullptr;
  Class* last_class = nullptr;
  Method* last_method = nullptr;
};

struct Field {
  const FieldDef* def = nullptr;
  Class* cls = nullptr;
  uint32_t slot = 0;
  bool is_ref = false;
  bool is_static() const { return (def->flags & kStatic) != 0; }
  bool is_volatile() const { return (def->flags & kVolatile) != 0; }
  bool is_final() const { return (def->flags & kFinal) != 0; }
  // A final field that was written when others could know its object: it is logged as any other.
  bool late = false;
  // Left out of the access log: fields of library classes marked @Hidden, which are the machine's.
  bool is_quiet() const;
};

// Live reference registers at each instruction, made on demand (liveness.h).
struct LiveMap;

struct Method {
  // First what a call needs.
  const Insn* code = nullptr;  // prepared code, or a stub that prepares, calls the native or throws
  Resolved* constants = nullptr;
  uint16_t ref_regs = 0;
  uint16_t prim_regs = 0;
  uint16_t ref_args = 0;  // `this` included
  uint16_t prim_args = 0;
  char result = 'V';  // 'V', 'R' or the primitive's letter
  bool prepared = false;
  uint32_t flags = 0;
  int32_t vindex = -1;  // index in the vtable; -1: not virtual
  Class* cls = nullptr;
  const MethodDef* def = nullptr;
  NativeFn native = nullptr;
  std::vector<Insn> own_code;
  // With coverage (coverage.h): the opcodes of instructions that nobody has run yet.
  std::vector<uint16_t> hidden_ops;
  std::vector<Resolved> own_constants;
  std::vector<std::unique_ptr<SwitchTable>> tables;
  std::vector<std::unique_ptr<CallCache>> caches;
  // Constants that could not be resolved: class of the error to throw, message.
  std::vector<std::pair<std::string, std::string>> link_errors;
  mutable std::shared_ptr<const LiveMap> live;
  uint16_t told_op = 0;  // what stands behind tell_call
  uint32_t id = 0;       // index in the machine's method list
  // Stubs of the machine: registers R[0 .. stub_refs) are roots; -1: an ordinary method.
  int16_t stub_refs = -1;
  // Its frame was pushed on one that will execute its current instruction again (class
  // initialisation).
  bool reexecutes_caller = false;

  bool is_static() const { return (flags & kStatic) != 0; }
  // Whether operations in its frames are looked at one by one, even if a call of the library that
  // is one step has led there.
  bool is_tested() const;
  bool is_native() const { return (flags & kNative) != 0; }
  bool is_abstract() const { return (flags & kAbstract) != 0; }
  // Source line of instruction index `pc`; 0 if unknown.
  uint32_t line_of(uint32_t pc) const;
};

enum class InitState : uint8_t { kNone = 0, kRunning = 1, kDone = 2, kFailed = 3 };

enum class ClassKind : uint8_t { kInstance, kInterface, kString, kArray, kPrimitive };

struct Class {
  std::string name;  // "java/util/List", "[I", "int"
  ClassKind kind = ClassKind::kInstance;
  uint32_t flags = 0;
  const ClassDef* def = nullptr;  // null: arrays, primitives
  Class* super = nullptr;
  std::vector<Class*> supers;  // display, see invariant 1
  uint32_t depth = 0;
  std::vector<Class*> interfaces;  // all, inherited ones included
  // Instance layout (kInstance).
  uint32_t ref_slots = 0;
  uint32_t prim_slots = 0;
  // Arrays.
  Class* element = nullptr;
  uint8_t element_shift = 0;  // log2 of the element size
  bool element_is_ref = false;
  bool volatile_elements = false;
  char element_letter = 0;    // 'Z' 'B' 'C' 'S' 'I' 'J' 'F' 'D' or 'L'
  Class* array_of = nullptr;  // class of arrays of this, once made
  // Members.
  std::vector<Field> fields;
  std::vector<std::unique_ptr<Method>> methods;
  std::unordered_map<std::string, Method*> by_signature;  // name + descriptor, own methods
  std::vector<Method*> vtable;
  std::unordered_map<const Method*, Method*> itable;  // filled on demand
  Method* clinit = nullptr;                           // own static initialiser
  bool needs_init = false;  // own, super's or a default-method interface's initialiser must run
  bool user_code = true;    // false: a class of the library
  bool tested = true;  // its operations end blocks one by one; else only at the return to such code
  // Objects.
  Object* statics = nullptr;  // immortal; null for arrays and primitives
  Object* mirror = nullptr;   // the java.lang.Class object, made on first use
  uint32_t id = 0;

  bool is_interface() const { return kind == ClassKind::kInterface; }
  bool is_array() const { return kind == ClassKind::kArray; }
  InitState init_state() const {
    return statics == nullptr ? InitState::kDone
                              : static_cast<InitState>(statics->prim(0).bits & 0xff);
  }
  // Whether an instance of this class is an instance of `other`.
  bool is_subclass_of(const Class* other) const {
    if (this == other) return true;
    if (other->depth < supers.size() && supers[other->depth] == other) return true;
    return is_subclass_slow(other);
  }
  bool is_subclass_slow(const Class* other) const;
  // Own or inherited field or method; null if there is none.
  Field* find_field(std::string_view field_name, std::string_view descriptor);
  Method* find_method(std::string_view method_name, std::string_view descriptor);
  // What a call of interface method `declared` on an instance runs; null if not implemented.
  // Caches.
  Method* find_implementation(const Method* declared);
};

}  // namespace braid::vm
