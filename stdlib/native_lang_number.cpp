// Natives of the boxes of numbers, of Character and of Math.
//
//   Integer.toString, Long.toString          decimal
//   Double, Float: toString, isNumber0, parse0, conversion from and to raw bits
//   Character: getType0, toLowerCase0, toUpperCase0, decimal0, properties0: see unicode.h
//   Math: the elementary functions, which are those of the C library; scalb, fma
#include <bit>
#include <charconv>
#include <cmath>

#include "stdlib/natives.h"
#include "stdlib/numbers.h"
#include "stdlib/unicode.h"

namespace braid::stdlib {

namespace {

using vm::as_string;
using vm::NativeCall;
using vm::NativeEntry;
using vm::NativeResult;

NativeResult return_ascii(NativeCall& c, std::string_view s) {
  vm::String* made = c.machine.heap().new_string_may_collect(c.machine.core().string,
                                                             static_cast<int32_t>(s.size()));
  if (made == nullptr) return c.out_of_memory();
  for (size_t i = 0; i < s.size(); i++) made->chars()[i] = static_cast<unsigned char>(s[i]);
  return c.return_ref(made);
}

// Ints are kept sign-extended, so this serves both types.
NativeResult integer_to_string(NativeCall& c) {
  char buffer[24];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, c.p[0].as_long());
  return return_ascii(c, {buffer, static_cast<size_t>(end.ptr - buffer)});
}

NativeResult double_to_string(NativeCall& c) {
  return return_ascii(c, double_text(c.p[0].as_double()));
}

NativeResult float_to_string(NativeCall& c) {
  return return_ascii(c, float_text(c.p[0].as_float()));
}

NativeResult is_number(NativeCall& c) {
  return c.return_bool(is_floating_text(as_string(c.r[0])->view()));
}

NativeResult parse_a_double(NativeCall& c) {
  return c.return_double(parse_double(as_string(c.r[0])->view()));
}

NativeResult parse_a_float(NativeCall& c) {
  return c.return_float(parse_float(as_string(c.r[0])->view()));
}

NativeResult double_to_bits(NativeCall& c) {
  return c.return_long(std::bit_cast<int64_t>(c.p[0].as_double()));
}

NativeResult bits_to_double(NativeCall& c) {
  return c.return_double(std::bit_cast<double>(c.p[0].as_long()));
}

NativeResult float_to_bits(NativeCall& c) {
  return c.return_int(std::bit_cast<int32_t>(c.p[0].as_float()));
}

NativeResult bits_to_float(NativeCall& c) {
  return c.return_float(std::bit_cast<float>(c.p[0].as_int()));
}

NativeResult get_type(NativeCall& c) { return c.return_int(char_category(c.p[0].as_int())); }

NativeResult get_properties(NativeCall& c) {
  return c.return_int(char_properties(c.p[0].as_int()));
}

NativeResult get_decimal(NativeCall& c) { return c.return_int(decimal_value(c.p[0].as_int())); }

NativeResult lower_case(NativeCall& c) { return c.return_int(to_lower(c.p[0].as_int())); }

NativeResult upper_case(NativeCall& c) { return c.return_int(to_upper(c.p[0].as_int())); }

template <double (*kFunction)(double)>
NativeResult unary(NativeCall& c) {
  return c.return_double(kFunction(c.p[0].as_double()));
}

// The C library's own is off by one in the last digit even for the root of 27.
double java_cbrt(double x) { return static_cast<double>(std::cbrt(static_cast<long double>(x))); }

template <double (*kFunction)(double, double)>
NativeResult binary(NativeCall& c) {
  return c.return_double(kFunction(c.p[0].as_double(), c.p[1].as_double()));
}

// In C one to the power of anything is one.
double java_pow(double a, double b) {
  if (std::isnan(b) || (std::fabs(a) == 1 && std::isinf(b))) return std::nan("");
  return std::pow(a, b);
}

// In C the sign of a zero may depend on the library.
double java_remainder(double a, double b) {
  const double rest = std::remainder(a, b);
  return rest == 0 ? std::copysign(0.0, a) : rest;
}

NativeResult fma_double(NativeCall& c) {
  return c.return_double(std::fma(c.p[0].as_double(), c.p[1].as_double(), c.p[2].as_double()));
}

NativeResult fma_float(NativeCall& c) {
  return c.return_float(std::fma(c.p[0].as_float(), c.p[1].as_float(), c.p[2].as_float()));
}

NativeResult scalb(NativeCall& c) {
  return c.return_double(std::scalbn(c.p[0].as_double(), c.p[1].as_int()));
}

constexpr NativeEntry kEntries[] = {
    {"java/lang/Integer.toString(I)Ljava/lang/String;", integer_to_string},
    {"java/lang/Long.toString(J)Ljava/lang/String;", integer_to_string},
    {"java/lang/Double.toString(D)Ljava/lang/String;", double_to_string},
    {"java/lang/Double.isNumber0(Ljava/lang/String;)Z", is_number},
    {"java/lang/Double.parse0(Ljava/lang/String;)D", parse_a_double},
    {"java/lang/Double.doubleToRawLongBits(D)J", double_to_bits},
    {"java/lang/Double.longBitsToDouble(J)D", bits_to_double},
    {"java/lang/Float.toString(F)Ljava/lang/String;", float_to_string},
    {"java/lang/Float.isNumber0(Ljava/lang/String;)Z", is_number},
    {"java/lang/Float.parse0(Ljava/lang/String;)F", parse_a_float},
    {"java/lang/Float.floatToRawIntBits(F)I", float_to_bits},
    {"java/lang/Float.intBitsToFloat(I)F", bits_to_float},
    {"java/lang/Character.getType0(I)I", get_type},
    {"java/lang/Character.toLowerCase0(I)I", lower_case},
    {"java/lang/Character.toUpperCase0(I)I", upper_case},
    {"java/lang/Character.decimal0(I)I", get_decimal},
    {"java/lang/Character.properties0(I)I", get_properties},
    {"java/lang/Math.sin(D)D", unary<std::sin>},
    {"java/lang/Math.cos(D)D", unary<std::cos>},
    {"java/lang/Math.tan(D)D", unary<std::tan>},
    {"java/lang/Math.asin(D)D", unary<std::asin>},
    {"java/lang/Math.acos(D)D", unary<std::acos>},
    {"java/lang/Math.atan(D)D", unary<std::atan>},
    {"java/lang/Math.exp(D)D", unary<std::exp>},
    {"java/lang/Math.log(D)D", unary<std::log>},
    {"java/lang/Math.log10(D)D", unary<std::log10>},
    {"java/lang/Math.sqrt(D)D", unary<std::sqrt>},
    {"java/lang/Math.cbrt(D)D", unary<java_cbrt>},
    {"java/lang/Math.ceil(D)D", unary<std::ceil>},
    {"java/lang/Math.floor(D)D", unary<std::floor>},
    {"java/lang/Math.rint(D)D", unary<std::nearbyint>},
    {"java/lang/Math.sinh(D)D", unary<std::sinh>},
    {"java/lang/Math.cosh(D)D", unary<std::cosh>},
    {"java/lang/Math.tanh(D)D", unary<std::tanh>},
    {"java/lang/Math.expm1(D)D", unary<std::expm1>},
    {"java/lang/Math.log1p(D)D", unary<std::log1p>},
    {"java/lang/Math.atan2(DD)D", binary<std::atan2>},
    {"java/lang/Math.pow(DD)D", binary<java_pow>},
    {"java/lang/Math.hypot(DD)D", binary<std::hypot>},
    {"java/lang/Math.IEEEremainder(DD)D", binary<java_remainder>},
    {"java/lang/Math.fma(DDD)D", fma_double},
    {"java/lang/Math.fma(FFF)F", fma_float},
    {"java/lang/Math.scalb(DI)D", scalb},
};

}  // namespace

std::span<const NativeEntry> number_natives() { return kEntries; }

}  // namespace braid::stdlib
