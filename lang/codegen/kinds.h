// What the machine distinguishes among types: the kinds of values, and the instructions per kind.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "lang/codegen/builder.h"
#include "lang/types.h"

namespace braid::lang {

// boolean, byte, short, char and int are all kInt in registers.
enum class ValueKind : uint8_t { kVoid, kInt, kLong, kFloat, kDouble, kRef };

inline ValueKind value_kind(const Type* t) {
  switch (t->kind) {
    case TypeKind::kVoid:
      return ValueKind::kVoid;
    case TypeKind::kBoolean:
    case TypeKind::kByte:
    case TypeKind::kShort:
    case TypeKind::kChar:
    case TypeKind::kInt:
      return ValueKind::kInt;
    case TypeKind::kLong:
      return ValueKind::kLong;
    case TypeKind::kFloat:
      return ValueKind::kFloat;
    case TypeKind::kDouble:
      return ValueKind::kDouble;
    default:
      return ValueKind::kRef;
  }
}

inline Bank bank_of(ValueKind kind) { return kind == ValueKind::kRef ? Bank::kRef : Bank::kPrim; }
inline Bank bank_of(const Type* t) { return bank_of(value_kind(t)); }

inline vm::Op move_op(Bank bank) { return bank == Bank::kRef ? vm::Op::move_r : vm::Op::move_p; }
inline vm::Op return_op(Bank bank) { return bank == Bank::kRef ? vm::Op::ret_r : vm::Op::ret_p; }

// Array element access by element type.
vm::Op array_load_op(const Type* element);
vm::Op array_store_op(const Type* element);

// The value of an int or long constant; REQUIRES: it is one.
int64_t integral_value(const Constant& value);
bool is_integral_constant(const Constant& value);
// The text of a name of the program. REQUIRES: `utf8` is well formed.
std::u16string utf16_of(std::string_view utf8);

}  // namespace braid::lang
