// Natives of java.util and of java.util.concurrent.atomic.
//
//   Arrays.newLike(array, length)   a new array of the same class
//   Random.freshSeed                a seed from the machine's world
//   Random.advance(bits)            the next state of the generator; its highest bits
//   Atomic...                       each one step; `value` is their only field
//
// A native runs to its end without another thread in between, so each is atomic by itself.
#include <string>

#include "stdlib/natives.h"

namespace braid::stdlib {

namespace {

using vm::NativeCall;
using vm::NativeEntry;
using vm::NativeResult;
using vm::Object;
using vm::Point;
using vm::Slot;

// ---- java.util ----------------------------------------------------------------------------------

NativeResult new_like(NativeCall& c) {
  if (c.r[0] == nullptr) return c.null_pointer();
  const int32_t length = c.p[0].as_int();
  if (length < 0) {
    return c.raise("java/lang/NegativeArraySizeException", std::to_string(length));
  }
  vm::Array* made = c.machine.heap().new_array_may_collect(c.r[0]->cls, length);
  return made == nullptr ? c.out_of_memory() : c.return_ref(made);
}

NativeResult fresh_seed(NativeCall& c) {
  return c.return_long(static_cast<int64_t>(c.machine.next_random_seed()));
}

// An access to the only field of an atomic, or to the state of a Random.
void note(NativeCall& c, uint32_t slot, vm::Access what) {
  c.point(Point::kAtomic);
  if (c.machine.observed()) c.machine.access_log().add(c.r[0], slot, what);
}

// `seed` is the first field of Random.
NativeResult advance(NativeCall& c) {
  c.machine.barrier().before_write(c.r[0]);
  Slot& seed = c.r[0]->prim(0);
  seed.bits = (seed.bits * 0x5deece66dull + 0xb) & ((1ull << 48) - 1);
  note(c, vm::prim_field_slot(0), vm::Access::write_sync);
  return c.return_int(static_cast<int32_t>(seed.bits >> (48 - c.p[0].as_int())));
}

// ---- Atomics ------------------------------------------------------------------------------------

// How a primitive of type T is kept in a slot.
template <class T>
struct In;

template <>
struct In<int32_t> {
  static int32_t get(const Slot& s) { return s.as_int(); }
  static void set(Slot& s, int32_t v) { s.set_int(v); }
};

template <>
struct In<int64_t> {
  static int64_t get(const Slot& s) { return s.as_long(); }
  static void set(Slot& s, int64_t v) { s.set_long(v); }
};

template <>
struct In<bool> {
  static bool get(const Slot& s) { return s.as_bool(); }
  static void set(Slot& s, bool v) { s.set_bool(v); }
};

template <class T>
T value_of(NativeCall& c) {
  note(c, vm::prim_field_slot(0), vm::Access::read_sync);
  return In<T>::get(c.r[0]->prim(0));
}

template <class T>
void store(NativeCall& c, T v) {
  c.machine.barrier().before_write(c.r[0]);
  In<T>::set(c.r[0]->prim(0), v);
  note(c, vm::prim_field_slot(0), vm::Access::write_sync);
}

template <class T>
NativeResult result(NativeCall& c, T v) {
  In<T>::set(c.p[0], v);
  return NativeResult::kReturn;
}

template <class T>
NativeResult get(NativeCall& c) {
  return result<T>(c, value_of<T>(c));
}

template <class T>
NativeResult set(NativeCall& c) {
  store<T>(c, In<T>::get(c.p[0]));
  return NativeResult::kReturn;
}

template <class T>
NativeResult get_and_set(NativeCall& c) {
  const T old = value_of<T>(c);
  store<T>(c, In<T>::get(c.p[0]));
  return result<T>(c, old);
}

// Stores the new value if the expected one is there; what was there.
template <class T>
T exchange_if(NativeCall& c) {
  const T old = value_of<T>(c);
  if (old == In<T>::get(c.p[0])) store<T>(c, In<T>::get(c.p[1]));
  return old;
}

template <class T>
NativeResult compare_and_set(NativeCall& c) {
  const T expected = In<T>::get(c.p[0]);
  return c.return_bool(exchange_if<T>(c) == expected);
}

template <class T>
NativeResult compare_and_exchange(NativeCall& c) {
  return result<T>(c, exchange_if<T>(c));
}

enum class Gives { kOld, kNew };

template <class T, Gives gives>
NativeResult add(NativeCall& c, T delta) {
  const T old = value_of<T>(c);
  const T sum = static_cast<T>(static_cast<uint64_t>(old) + static_cast<uint64_t>(delta));
  store<T>(c, sum);
  return result<T>(c, gives == Gives::kOld ? old : sum);
}

template <class T, Gives gives>
NativeResult add_argument(NativeCall& c) {
  return add<T, gives>(c, In<T>::get(c.p[0]));
}

template <class T, Gives gives, int delta>
NativeResult add_constant(NativeCall& c) {
  return add<T, gives>(c, delta);
}

Object* reference_of(NativeCall& c) {
  note(c, vm::ref_field_slot(0), vm::Access::read_sync);
  return c.r[0]->ref(0);
}

void store_reference(NativeCall& c, Object* v) {
  c.machine.barrier().before_write(c.r[0]);
  c.r[0]->ref(0) = v;
  note(c, vm::ref_field_slot(0), vm::Access::write_sync);
}

NativeResult get_reference(NativeCall& c) { return c.return_ref(reference_of(c)); }

NativeResult set_reference(NativeCall& c) {
  store_reference(c, c.r[1]);
  return NativeResult::kReturn;
}

NativeResult get_and_set_reference(NativeCall& c) {
  Object* old = reference_of(c);
  store_reference(c, c.r[1]);
  return c.return_ref(old);
}

Object* exchange_reference_if(NativeCall& c) {
  Object* old = reference_of(c);
  if (old == c.r[1]) store_reference(c, c.r[2]);
  return old;
}

NativeResult compare_and_set_reference(NativeCall& c) {
  const Object* expected = c.r[1];
  return c.return_bool(exchange_reference_if(c) == expected);
}

NativeResult compare_and_exchange_reference(NativeCall& c) {
  return c.return_ref(exchange_reference_if(c));
}

#define ATOMIC "java/util/concurrent/atomic/Atomic"
#define OBJECT "Ljava/lang/Object;"

constexpr NativeEntry kEntries[] = {
    {"java/util/Arrays.newLike([Ljava/lang/Object;I)[Ljava/lang/Object;", new_like},
    {"java/util/Random.freshSeed()J", fresh_seed},
    {"java/util/Random.advance(I)I", advance},
    {ATOMIC "Integer.get()I", get<int32_t>},
    {ATOMIC "Integer.set(I)V", set<int32_t>},
    {ATOMIC "Integer.getAndSet(I)I", get_and_set<int32_t>},
    {ATOMIC "Integer.compareAndSet(II)Z", compare_and_set<int32_t>},
    {ATOMIC "Integer.compareAndExchange(II)I", compare_and_exchange<int32_t>},
    {"java/util/concurrent/locks/AbstractQueuedSynchronizer.compareAndSetState(II)Z",
     compare_and_set<int32_t>},
    {ATOMIC "Integer.getAndAdd(I)I", add_argument<int32_t, Gives::kOld>},
    {ATOMIC "Integer.addAndGet(I)I", add_argument<int32_t, Gives::kNew>},
    {ATOMIC "Integer.getAndIncrement()I", add_constant<int32_t, Gives::kOld, 1>},
    {ATOMIC "Integer.incrementAndGet()I", add_constant<int32_t, Gives::kNew, 1>},
    {ATOMIC "Integer.getAndDecrement()I", add_constant<int32_t, Gives::kOld, -1>},
    {ATOMIC "Integer.decrementAndGet()I", add_constant<int32_t, Gives::kNew, -1>},
    {ATOMIC "Long.get()J", get<int64_t>},
    {ATOMIC "Long.set(J)V", set<int64_t>},
    {ATOMIC "Long.getAndSet(J)J", get_and_set<int64_t>},
    {ATOMIC "Long.compareAndSet(JJ)Z", compare_and_set<int64_t>},
    {ATOMIC "Long.compareAndExchange(JJ)J", compare_and_exchange<int64_t>},
    {ATOMIC "Long.getAndAdd(J)J", add_argument<int64_t, Gives::kOld>},
    {ATOMIC "Long.addAndGet(J)J", add_argument<int64_t, Gives::kNew>},
    {ATOMIC "Long.getAndIncrement()J", add_constant<int64_t, Gives::kOld, 1>},
    {ATOMIC "Long.incrementAndGet()J", add_constant<int64_t, Gives::kNew, 1>},
    {ATOMIC "Long.getAndDecrement()J", add_constant<int64_t, Gives::kOld, -1>},
    {ATOMIC "Long.decrementAndGet()J", add_constant<int64_t, Gives::kNew, -1>},
    {ATOMIC "Boolean.get()Z", get<bool>},
    {ATOMIC "Boolean.set(Z)V", set<bool>},
    {ATOMIC "Boolean.getAndSet(Z)Z", get_and_set<bool>},
    {ATOMIC "Boolean.compareAndSet(ZZ)Z", compare_and_set<bool>},
    {ATOMIC "Boolean.compareAndExchange(ZZ)Z", compare_and_exchange<bool>},
    {ATOMIC "Reference.get()" OBJECT, get_reference},
    {ATOMIC "Reference.set(" OBJECT ")V", set_reference},
    {ATOMIC "Reference.getAndSet(" OBJECT ")" OBJECT, get_and_set_reference},
    {ATOMIC "Reference.compareAndSet(" OBJECT OBJECT ")Z", compare_and_set_reference},
    {ATOMIC "Reference.compareAndExchange(" OBJECT OBJECT ")" OBJECT,
     compare_and_exchange_reference},
};

#undef ATOMIC
#undef OBJECT

}  // namespace

std::span<const NativeEntry> util_natives() { return kEntries; }

}  // namespace braid::stdlib
