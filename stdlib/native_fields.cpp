// Natives of braid.internal.FieldSlot: fields that are found by their names, for the field updaters of
// java.util.concurrent.atomic. What a thread does with one is a step, as with an atomic.
//
//   descriptor(class, name), isVolatile, isStatic, slot    of a field that the class declares
//   getInt(object, slot), set, swap, add, replace          the same for longs and for references
#include <string>

#include "stdlib/natives.h"

namespace braid::stdlib {

namespace {

using vm::Access;
using vm::Field;
using vm::NativeCall;
using vm::NativeEntry;
using vm::NativeResult;
using vm::Object;
using vm::Point;
using vm::Slot;

const Field* field_of(NativeCall& c) {
  const std::string name = vm::Machine::to_utf8(vm::as_string(c.r[1]));
  for (const Field& f : c.machine.classes().of_mirror(c.r[0])->fields)
    if (f.def->name == name) return &f;
  return nullptr;
}

NativeResult descriptor(NativeCall& c) {
  const Field* f = field_of(c);
  if (f == nullptr) return c.return_ref(nullptr);
  vm::String* made = c.machine.new_string_utf8_may_collect(f->def->descriptor);
  return made == nullptr ? c.out_of_memory() : c.return_ref(made);
}

NativeResult is_volatile(NativeCall& c) { return c.return_bool(field_of(c)->is_volatile()); }

NativeResult is_static(NativeCall& c) { return c.return_bool(field_of(c)->is_static()); }

NativeResult slot(NativeCall& c) {
  return c.return_int(static_cast<int32_t>(field_of(c)->slot));
}

uint32_t place(NativeCall& c) { return static_cast<uint32_t>(c.p[0].as_int()); }

void note(NativeCall& c, uint32_t field_slot, Access what) {
  c.point(Point::kAtomic);
  if (c.machine.observed()) c.machine.access_log().add(c.r[0], field_slot, what);
}

// ---- Primitive fields ---------------------------------------------------------------------------

int32_t value_in(const Slot& s, int32_t /*type*/) { return s.as_int(); }
int64_t value_in(const Slot& s, int64_t /*type*/) { return s.as_long(); }
void put(Slot& s, int32_t v) { s.set_int(v); }
void put(Slot& s, int64_t v) { s.set_long(v); }

template <class T>
T argument(NativeCall& c, int index) {
  return value_in(c.p[index], T{});
}

template <class T>
T load(NativeCall& c) {
  note(c, vm::prim_field_slot(place(c)), Access::read_sync);
  return value_in(c.r[0]->prim(place(c)), T{});
}

template <class T>
void store(NativeCall& c, T v) {
  c.machine.barrier().before_write(c.r[0]);
  put(c.r[0]->prim(place(c)), v);
  note(c, vm::prim_field_slot(place(c)), Access::write_sync);
}

template <class T>
NativeResult result(NativeCall& c, T v) {
  put(c.p[0], v);
  return NativeResult::kReturn;
}

template <class T>
NativeResult get(NativeCall& c) {
  return result<T>(c, load<T>(c));
}

template <class T>
NativeResult set(NativeCall& c) {
  store<T>(c, argument<T>(c, 1));
  return NativeResult::kReturn;
}

template <class T>
NativeResult swap(NativeCall& c) {
  const T old = load<T>(c);
  store<T>(c, argument<T>(c, 1));
  return result<T>(c, old);
}

template <class T>
NativeResult add(NativeCall& c) {
  const T old = load<T>(c);
  const T delta = argument<T>(c, 1);
  store<T>(c, static_cast<T>(static_cast<uint64_t>(old) + static_cast<uint64_t>(delta)));
  return result<T>(c, old);
}

template <class T>
NativeResult replace(NativeCall& c) {
  const bool expected = load<T>(c) == argument<T>(c, 1);
  if (expected) store<T>(c, argument<T>(c, 2));
  return c.return_bool(expected);
}

// ---- References ---------------------------------------------------------------------------------

Object* load_reference(NativeCall& c) {
  note(c, vm::ref_field_slot(place(c)), Access::read_sync);
  return c.r[0]->ref(place(c));
}

void store_reference(NativeCall& c, Object* v) {
  c.machine.barrier().before_write(c.r[0]);
  c.r[0]->ref(place(c)) = v;
  note(c, vm::ref_field_slot(place(c)), Access::write_sync);
}

NativeResult get_reference(NativeCall& c) { return c.return_ref(load_reference(c)); }

NativeResult set_reference(NativeCall& c) {
  store_reference(c, c.r[1]);
  return NativeResult::kReturn;
}

NativeResult swap_reference(NativeCall& c) {
  Object* old = load_reference(c);
  store_reference(c, c.r[1]);
  return c.return_ref(old);
}

NativeResult replace_reference(NativeCall& c) {
  const bool expected = load_reference(c) == c.r[1];
  if (expected) store_reference(c, c.r[2]);
  return c.return_bool(expected);
}

#define FIELD "braid/internal/FieldSlot."
#define FIND "(Ljava/lang/Class;Ljava/lang/String;)"
#define OBJECT "Ljava/lang/Object;"

constexpr NativeEntry kEntries[] = {
    {FIELD "descriptor" FIND "Ljava/lang/String;", descriptor},
    {FIELD "isVolatile" FIND "Z", is_volatile},
    {FIELD "isStatic" FIND "Z", is_static},
    {FIELD "slot" FIND "I", slot},
    {FIELD "getInt(" OBJECT "I)I", get<int32_t>},
    {FIELD "setInt(" OBJECT "II)V", set<int32_t>},
    {FIELD "swapInt(" OBJECT "II)I", swap<int32_t>},
    {FIELD "addInt(" OBJECT "II)I", add<int32_t>},
    {FIELD "replaceInt(" OBJECT "III)Z", replace<int32_t>},
    {FIELD "getLong(" OBJECT "I)J", get<int64_t>},
    {FIELD "setLong(" OBJECT "IJ)V", set<int64_t>},
    {FIELD "swapLong(" OBJECT "IJ)J", swap<int64_t>},
    {FIELD "addLong(" OBJECT "IJ)J", add<int64_t>},
    {FIELD "replaceLong(" OBJECT "IJJ)Z", replace<int64_t>},
    {FIELD "get(" OBJECT "I)" OBJECT, get_reference},
    {FIELD "set(" OBJECT "I" OBJECT ")V", set_reference},
    {FIELD "swap(" OBJECT "I" OBJECT ")" OBJECT, swap_reference},
    {FIELD "replace(" OBJECT "I" OBJECT OBJECT ")Z", replace_reference},
};

#undef FIELD
#undef FIND
#undef OBJECT

}  // namespace

std::span<const NativeEntry> field_natives() { return kEntries; }

}  // namespace braid::stdlib
