// Numbers as Java writes and reads them.
//
// Owns nothing; all functions are pure and do not depend on the locale.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace braid::stdlib {

// The shortest decimal that reads back as the number, in the layout of Double.toString and
// Float.toString: 123.0, 1.0E10, 1.0E-5, NaN, -Infinity.
std::string double_text(double value);
std::string float_text(float value);

// Whether Double.parseDouble accepts the text, which has no blanks around it: decimal and
// hexadecimal, a suffix d or f, NaN and Infinity.
bool is_floating_text(std::u16string_view text);
// The nearest number. REQUIRES: is_floating_text(text).
double parse_double(std::u16string_view text);
float parse_float(std::u16string_view text);

}  // namespace braid::stdlib
