// Slow paths of the interpreter: what an instruction does when its fast path does not apply. Jitted
// code calls the same functions. Each leaves an exception pending in the thread when it says so.
//
// REQUIRES for all: the frame's pc is saved (it points after the instruction).
#pragma once

#include "vm/machine.h"
#include "vm/native.h"

namespace braid::vm::slow {

void throw_null(Machine& m, Thread& t);
void throw_index(Machine& m, Thread& t, int32_t index, int32_t length);
void throw_divide(Machine& m, Thread& t);
void throw_cast(Machine& m, Thread& t, Object* object, const Class& target);
void throw_store(Machine& m, Thread& t, Object* value);
void throw_stack_overflow(Machine& m, Thread& t);
void throw_out_of_memory(Machine& m, Thread& t);
void throw_not_owner(Machine& m, Thread& t);
void throw_unlinked(Machine& m, Thread& t, const Method& method, uint16_t index);
void throw_abstract(Machine& m, Thread& t, const Method& method);
void throw_no_implementation(Machine& m, Thread& t, const Class& cls, const Method& declared);

// Null with an exception pending.
Object* new_object_may_collect(Machine& m, Thread& t, Class& cls);
Array* new_array_may_collect(Machine& m, Thread& t, Class& array_class, int32_t length);
Array* new_multi_may_collect(Machine& m, Thread& t, Class& array_class, const Slot* lengths,
                             uint32_t dims);
String* concat_may_collect(Machine& m, Thread& t, Object** strings, uint32_t count);

// The implementation of an interface method for the class of an object; null with an exception
// pending.
Method* find_interface_method(Machine& m, Thread& t, CallCache& cache, Class& cls);

// Where a switch goes, relative to the next instruction.
int32_t table_target(const SwitchTable& table, int32_t key);
int32_t lookup_target(const SwitchTable& table, int32_t key);

// Java's saturating conversions.
int32_t to_int(double value);
int64_t to_long(double value);

}  // namespace braid::vm::slow
