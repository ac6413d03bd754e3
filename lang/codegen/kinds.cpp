#include "lang/codegen/kinds.h"

#include <cmath>
#include <limits>

namespace braid::lang {

using vm::Op;

Op array_load_op(const Type* element) {
  switch (element->kind) {
    case TypeKind::kBoolean:
    case TypeKind::kByte:
      return Op::aload_z;
    case TypeKind::kChar:
      return Op::aload_c;
    case TypeKind::kShort:
      return Op::aload_s;
    case TypeKind::kInt:
      return Op::aload_i;
    case TypeKind::kLong:
      return Op::aload_l;
    case TypeKind::kFloat:
      return Op::aload_f;
    case TypeKind::kDouble:
      return Op::aload_d;
    default:
      return Op::aload_r;
  }
}

Op array_store_op(const Type* element) {
  switch (element->kind) {
    case TypeKind::kBoolean:
    case TypeKind::kByte:
      return Op::astore_z;
    case TypeKind::kChar:
      return Op::astore_c;
    case TypeKind::kShort:
      return Op::astore_s;
    case TypeKind::kInt:
      return Op::astore_i;
    case TypeKind::kLong:
      return Op::astore_l;
    case TypeKind::kFloat:
      return Op::astore_f;
    case TypeKind::kDouble:
      return Op::astore_d;
    default:
      return Op::astore_r;
  }
}

bool is_integral_constant(const Constant& value) {
  return std::holds_alternative<int32_t>(value) || std::holds_alternative<int64_t>(value);
}

int64_t integral_value(const Constant& value) {
  if (const auto* i = std::get_if<int32_t>(&value)) return *i;
  return std::get<int64_t>(value);
}

namespace {

// Java's narrowing of a floating value: saturates, NaN becomes 0.
template <class Int, class Floating>
Int saturate(Floating value) {
  if (std::isnan(value)) return 0;
  if (value <= static_cast<Floating>(std::numeric_limits<Int>::min())) {
    return std::numeric_limits<Int>::min();
  }
  if (value >= static_cast<Floating>(std::numeric_limits<Int>::max())) {
    return std::numeric_limits<Int>::max();
  }
  return static_cast<Int>(value);
}

int32_t to_int(const Constant& value) {
  if (const auto* f = std::get_if<float>(&value)) return saturate<int32_t>(*f);
  if (const auto* d = std::get_if<double>(&value)) return saturate<int32_t>(*d);
  return static_cast<int32_t>(integral_value(value));
}

int64_t to_long(const Constant& value) {
  if (const auto* f = std::get_if<float>(&value)) return saturate<int64_t>(*f);
  if (const auto* d = std::get_if<double>(&value)) return saturate<int64_t>(*d);
  return integral_value(value);
}

template <class Floating>
Floating to_floating(const Constant& value) {
  if (const auto* f = std::get_if<float>(&value)) return static_cast<Floating>(*f);
  if (const auto* d = std::get_if<double>(&value)) return static_cast<Floating>(*d);
  return static_cast<Floating>(integral_value(value));
}

}  // namespace

Constant convert_constant(const Constant& value, TypeKind to) {
  if (std::holds_alternative<std::u16string>(value) || !is_constant(value)) return value;
  switch (to) {
    case TypeKind::kByte:
      return static_cast<int32_t>(static_cast<int8_t>(to_int(value)));
    case TypeKind::kShort:
      return static_cast<int32_t>(static_cast<int16_t>(to_int(value)));
    case TypeKind::kChar:
      return static_cast<int32_t>(static_cast<uint16_t>(to_int(value)));
    case TypeKind::kInt:
      return to_int(value);
    case TypeKind::kLong:
      return to_long(value);
    case TypeKind::kFloat:
      return to_floating<float>(value);
    case TypeKind::kDouble:
      return to_floating<double>(value);
    default:
      return value;
  }
}

}  // namespace braid::lang
