// The natives of the class library, all of them: what a Machine is given.
//
// Owns nothing; the tables are constant. Invariant: every `native` method of stdlib/**/*.java is in
// exactly one table (a unit test compares them).
#pragma once

#include <span>

#include "vm/native.h"

namespace braid::stdlib {

std::span<const std::span<const vm::NativeEntry>> library_natives();

// By topic; each table is at the end of its file.
std::span<const vm::NativeEntry> string_natives();      // native_lang_string.cpp
std::span<const vm::NativeEntry> number_natives();      // native_lang_number.cpp
std::span<const vm::NativeEntry> object_natives();      // native_lang_object.cpp
std::span<const vm::NativeEntry> thread_natives();      // native_lang_thread.cpp
std::span<const vm::NativeEntry> system_natives();      // native_lang_system.cpp
std::span<const vm::NativeEntry> util_natives();        // native_util.cpp
std::span<const vm::NativeEntry> concurrent_natives();  // native_concurrent.cpp
std::span<const vm::NativeEntry> io_natives();          // native_io.cpp
std::span<const vm::NativeEntry> text_natives();        // native_text.cpp
std::span<const vm::NativeEntry> field_natives();       // native_fields.cpp

}  // namespace braid::stdlib
