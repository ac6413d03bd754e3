#include "lang/attr_const.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <limits>
#include <type_traits>

namespace braid::lang {
namespace {

// Java's conversion of a floating-point value to int or long: NaN is 0, the rest saturates.
template <class Int, class Float>
Int float_to_int(Float value) {
  if (std::isnan(value)) return 0;
  const Float limit = std::ldexp(Float{1}, std::numeric_limits<Int>::digits);
  if (value >= limit) return std::numeric_limits<Int>::max();
  if (value < -limit) return std::numeric_limits<Int>::min();
  return static_cast<Int>(value);
}

template <class Int, class From>
Int to_integer(From value) {
  if constexpr (std::is_floating_point_v<From>) {
    return float_to_int<Int>(value);
  } else {
    return static_cast<Int>(value);
  }
}

template <class From>
Constant convert_number(From value, TypeKind to) {
  switch (to) {
    case TypeKind::kBoolean:
      return static_cast<int32_t>(value != 0);
    case TypeKind::kByte:
      return static_cast<int32_t>(static_cast<int8_t>(to_integer<int32_t>(value)));
    case TypeKind::kShort:
      return static_cast<int32_t>(static_cast<int16_t>(to_integer<int32_t>(value)));
    case TypeKind::kChar:
      return static_cast<int32_t>(static_cast<uint16_t>(to_integer<int32_t>(value)));
    case TypeKind::kInt:
      return to_integer<int32_t>(value);
    case TypeKind::kLong:
      return to_integer<int64_t>(value);
    case TypeKind::kFloat:
      return static_cast<float>(value);
    case TypeKind::kDouble:
      return static_cast<double>(value);
    default:
      return {};
  }
}

template <class Int>
Int shift(BinaryOp op, Int left, int64_t distance) {
  using Unsigned = std::make_unsigned_t<Int>;
  const auto by = static_cast<unsigned>(distance) & (sizeof(Int) * 8 - 1);
  if (op == BinaryOp::kShl) return static_cast<Int>(static_cast<Unsigned>(left) << by);
  if (op == BinaryOp::kShr) return left >> by;
  return static_cast<Int>(static_cast<Unsigned>(left) >> by);
}

// The operators that all numeric types have; {} for the others.
template <class T>
Constant compare(BinaryOp op, T left, T right) {
  switch (op) {
    case BinaryOp::kEq:
      return static_cast<int32_t>(left == right);
    case BinaryOp::kNe:
      return static_cast<int32_t>(left != right);
    case BinaryOp::kLt:
      return static_cast<int32_t>(left < right);
    case BinaryOp::kLe:
      return static_cast<int32_t>(left <= right);
    case BinaryOp::kGt:
      return static_cast<int32_t>(left > right);
    case BinaryOp::kGe:
      return static_cast<int32_t>(left >= right);
    default:
      return {};
  }
}

template <class Int>
Constant fold_integers(BinaryOp op, Int left, Int right) {
  using Unsigned = std::make_unsigned_t<Int>;
  const auto l = static_cast<Unsigned>(left);
  const auto r = static_cast<Unsigned>(right);
  switch (op) {
    case BinaryOp::kAdd:
      return static_cast<Int>(l + r);
    case BinaryOp::kSub:
      return static_cast<Int>(l - r);
    case BinaryOp::kMul:
      return static_cast<Int>(l * r);
    case BinaryOp::kDiv:
      if (right == 0) return {};
      return right == -1 ? static_cast<Int>(Unsigned{0} - l) : static_cast<Int>(left / right);
    case BinaryOp::kRem:
      if (right == 0) return {};
      return right == -1 ? Int{0} : static_cast<Int>(left % right);
    case BinaryOp::kAnd:
      return static_cast<Int>(left & right);
    case BinaryOp::kOr:
      return static_cast<Int>(left | right);
    case BinaryOp::kXor:
      return static_cast<Int>(left ^ right);
    case BinaryOp::kLogAnd:
      return static_cast<int32_t>(left != 0 && right != 0);
    case BinaryOp::kLogOr:
      return static_cast<int32_t>(left != 0 || right != 0);
    default:
      return compare(op, left, right);
  }
}

template <class Float>
Constant fold_floats(BinaryOp op, Float left, Float right) {
  switch (op) {
    case BinaryOp::kAdd:
      return left + right;
    case BinaryOp::kSub:
      return left - right;
    case BinaryOp::kMul:
      return left * right;
    case BinaryOp::kDiv:
      return left / right;  // IEEE: a zero divisor gives an infinity or NaN
    case BinaryOp::kRem:
      return std::fmod(left, right);
    default:
      return compare(op, left, right);
  }
}

Constant fold_strings(BinaryOp op, const std::u16string& left, const std::u16string& right) {
  if (op == BinaryOp::kAdd) return left + right;
  if (op == BinaryOp::kEq) return static_cast<int32_t>(left == right);
  if (op == BinaryOp::kNe) return static_cast<int32_t>(left != right);
  return {};
}

bool is_shift(BinaryOp op) {
  return op == BinaryOp::kShl || op == BinaryOp::kShr || op == BinaryOp::kUshr;
}

int64_t as_long(const Constant& value) {
  if (const auto* i = std::get_if<int32_t>(&value)) return *i;
  const auto* l = std::get_if<int64_t>(&value);
  return l ? *l : 0;
}

// The decimal digits of a positive finite number, shortest that reads back, and its exponent: the
// value is 0.d1d2d3... * 10^exponent. A single digit is replaced by the nearest two where those
// read back too (4.9E-324, not 5.0E-324).
template <class Float>
std::string shortest_digits(Float value, int& exponent) {
  char buffer[64];
  auto end =
      std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::scientific).ptr;
  std::string text(buffer, end);
  if (text.find('.') == std::string::npos) {
    end =
        std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::scientific, 1).ptr;
    Float back = 0;
    std::from_chars(buffer, end, back);
    if (back == value) text.assign(buffer, end);
  }
  const size_t e = text.find('e');
  exponent = std::stoi(text.substr(e + 1)) + 1;
  std::string digits;
  for (char c : text.substr(0, e)) {
    if (c != '.') digits += c;
  }
  while (digits.size() > 1 && digits.back() == '0') digits.pop_back();
  return digits;
}

template <class Float>
std::string float_text(Float value) {
  if (std::isnan(value)) return "NaN";
  std::string out = std::signbit(value) ? "-" : "";
  value = std::fabs(value);
  if (std::isinf(value)) return out + "Infinity";
  if (value == 0) return out + "0.0";
  int exponent = 0;
  std::string digits = shortest_digits(value, exponent);
  const int length = static_cast<int>(digits.size());
  if (value >= Float(1e-3) && value < Float(1e7)) {
    if (exponent <= 0) return out + "0." + std::string(-exponent, '0') + digits;
    if (length <= exponent) return out + digits + std::string(exponent - length, '0') + ".0";
    return out + digits.substr(0, exponent) + "." + digits.substr(exponent);
  }
  const std::string fraction = length > 1 ? digits.substr(1) : "0";
  return out + digits[0] + "." + fraction + "E" + std::to_string(exponent - 1);
}

std::u16string widen(const std::string& ascii) { return {ascii.begin(), ascii.end()}; }

void append_utf8(std::string& out, uint32_t c) {
  if (c < 0x80) {
    out += static_cast<char>(c);
  } else if (c < 0x800) {
    out += static_cast<char>(0xc0 | (c >> 6));
    out += static_cast<char>(0x80 | (c & 0x3f));
  } else {
    out += static_cast<char>(0xe0 | (c >> 12));
    out += static_cast<char>(0x80 | ((c >> 6) & 0x3f));
    out += static_cast<char>(0x80 | (c & 0x3f));
  }
}

}  // namespace

Constant convert_constant(const Constant& value, TypeKind to) {
  return std::visit(
      [to](const auto& v) -> Constant {
        using V = std::decay_t<decltype(v)>;
        if constexpr (std::is_arithmetic_v<V>) {
          return convert_number(v, to);
        } else {
          return {};
        }
      },
      value);
}

Constant fold_unary(UnaryOp op, const Constant& operand) {
  return std::visit(
      [op](const auto& v) -> Constant {
        using V = std::decay_t<decltype(v)>;
        if constexpr (!std::is_arithmetic_v<V>) {
          return {};
        } else if constexpr (std::is_floating_point_v<V>) {
          if (op == UnaryOp::kPlus) return v;
          if (op == UnaryOp::kMinus) return -v;
          return {};
        } else {
          using Unsigned = std::make_unsigned_t<V>;
          if (op == UnaryOp::kPlus) return v;
          if (op == UnaryOp::kMinus) return static_cast<V>(Unsigned{0} - static_cast<Unsigned>(v));
          if (op == UnaryOp::kBitNot) return static_cast<V>(~v);
          if (op == UnaryOp::kNot) return static_cast<int32_t>(v == 0);
          return {};
        }
      },
      operand);
}

Constant fold_binary(BinaryOp op, const Constant& left, const Constant& right) {
  if (is_shift(op)) {
    if (const auto* i = std::get_if<int32_t>(&left)) return shift(op, *i, as_long(right));
    if (const auto* l = std::get_if<int64_t>(&left)) return shift(op, *l, as_long(right));
    return {};
  }
  if (left.index() != right.index()) return {};
  if (const auto* i = std::get_if<int32_t>(&left)) {
    return fold_integers(op, *i, std::get<int32_t>(right));
  }
  if (const auto* l = std::get_if<int64_t>(&left)) {
    return fold_integers(op, *l, std::get<int64_t>(right));
  }
  if (const auto* f = std::get_if<float>(&left)) return fold_floats(op, *f, std::get<float>(right));
  if (const auto* d = std::get_if<double>(&left))
    return fold_floats(op, *d, std::get<double>(right));
  if (const auto* s = std::get_if<std::u16string>(&left)) {
    return fold_strings(op, *s, std::get<std::u16string>(right));
  }
  return {};
}

std::u16string constant_text(const Constant& value, TypeKind kind) {
  if (const auto* s = std::get_if<std::u16string>(&value)) return *s;
  if (const auto* i = std::get_if<int32_t>(&value)) {
    if (kind == TypeKind::kBoolean) return *i ? u"true" : u"false";
    if (kind == TypeKind::kChar) return std::u16string(1, static_cast<char16_t>(*i));
    return widen(std::to_string(*i));
  }
  if (const auto* l = std::get_if<int64_t>(&value)) return widen(std::to_string(*l));
  if (const auto* f = std::get_if<float>(&value)) return widen(float_text(*f));
  if (const auto* d = std::get_if<double>(&value)) return widen(float_text(*d));
  return {};
}

bool constant_fits(const Constant& value, TypeKind to) {
  const auto* i = std::get_if<int32_t>(&value);
  if (!i) return false;
  switch (to) {
    case TypeKind::kByte:
      return *i >= -128 && *i <= 127;
    case TypeKind::kShort:
      return *i >= -32768 && *i <= 32767;
    case TypeKind::kChar:
      return *i >= 0 && *i <= 65535;
    case TypeKind::kInt:
      return true;
    default:
      return false;
  }
}

std::string constant_for_message(const Constant& value, TypeKind kind) {
  std::string out;
  for (char16_t c : constant_text(value, kind)) append_utf8(out, c);
  return out;
}

}  // namespace braid::lang
