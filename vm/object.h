// Objects as they lie in the heap.
//
// An object is addressed by its header. Its reference fields lie below the header, its primitive
// fields above it, all of 8 bytes, so that a subclass extends both ends and no field of a
// superclass moves:
//
//     [ref n-1] ... [ref 1] [ref 0] | class epoch lock | [prim 0] [prim 1] ... [prim m-1]
//                                   ^ Object*
//
// Arrays have their length and then their elements above the header, strings their length, hash and
// UTF-16 units. Arrays of more than kChunkBytes have an epoch for each chunk of elements after the
// elements (see barrier.h).
//
// Invariants:
//  1. A primitive slot holds its value in the canonical form of opcodes.def (ints sign-extended
//     ...).
//  2. `epoch` is the number of the newest checkpoint when the object was last saved, or was
//     created.
//  3. Objects never move.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace braid::vm {

struct Class;

// A primitive register or slot, 64 bits, in canonical form.
struct Slot {
  uint64_t bits = 0;

  int32_t as_int() const { return static_cast<int32_t>(bits); }
  int64_t as_long() const { return static_cast<int64_t>(bits); }
  float as_float() const { return std::bit_cast<float>(static_cast<uint32_t>(bits)); }
  double as_double() const { return std::bit_cast<double>(bits); }
  bool as_bool() const { return (bits & 1) != 0; }
  void set_int(int32_t v) { bits = static_cast<uint64_t>(static_cast<int64_t>(v)); }
  void set_long(int64_t v) { bits = static_cast<uint64_t>(v); }
  void set_float(float v) { bits = std::bit_cast<uint32_t>(v); }
  void set_double(double v) { bits = std::bit_cast<uint64_t>(v); }
  void set_bool(bool v) { bits = v ? 1 : 0; }
};
static_assert(sizeof(Slot) == 8);

struct Object {
  Class* cls;
  uint32_t epoch;
  uint32_t lock;  // see monitor.h

  Object*& ref(uint32_t i) {
    return reinterpret_cast<Object**>(this)[-1 - static_cast<int64_t>(i)];
  }
  Slot& prim(uint32_t i) { return reinterpret_cast<Slot*>(this + 1)[i]; }
};
static_assert(sizeof(Object) == 16);

struct Array : Object {
  int32_t length;
  uint32_t reserved;

  static constexpr uint32_t kChunkBytes = 1024;  // of elements, per chunk epoch

  template <class T>
  T* data() {
    return reinterpret_cast<T*>(this + 1);
  }
  Object** refs() { return data<Object*>(); }
  // Epochs of the chunks of elements; only arrays of more than kChunkBytes of elements have them.
  uint32_t* chunk_epochs(uint32_t shift) {
    const size_t bytes = (static_cast<size_t>(length) << shift) + 7;
    return reinterpret_cast<uint32_t*>(data<char>() + (bytes & ~size_t{7}));
  }
};
static_assert(sizeof(Array) == 24);

struct String : Object {
  int32_t length;  // UTF-16 units
  int32_t hash;    // Java's hashCode, 0 until computed (a cache: no visible state)

  char16_t* chars() { return reinterpret_cast<char16_t*>(this + 1); }
  std::u16string_view view() { return {chars(), static_cast<size_t>(length)}; }
};
static_assert(sizeof(String) == 24);

inline Array* as_array(Object* o) { return static_cast<Array*>(o); }
inline String* as_string(Object* o) { return static_cast<String*>(o); }

}  // namespace braid::vm
