// Properties of characters, as Java 17 has them (Unicode 13).
//
// Owns nothing; all functions are pure. Any int is allowed as a code point; what is none has the
// category 0 (unassigned) and no properties.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace braid::stdlib {

enum CharProperty : uint8_t { kAlphabetic = 1, kLowerCase = 2, kUpperCase = 4, kIdeographic = 8 };

// General category, by the numbers of java.lang.Character.
int char_category(int32_t code_point);
// A set of CharProperty.
int char_properties(int32_t code_point);
// Value of a decimal digit of any script; -1 if it is none.
int decimal_value(int32_t code_point);
// To the one code point of the other case.
int32_t to_lower(int32_t code_point);
int32_t to_upper(int32_t code_point);
// Of whole texts, where one character may become several and the last sigma of a word is its own.
std::u16string to_lower(std::u16string_view text);
std::u16string to_upper(std::u16string_view text);
// As String.equalsIgnoreCase compares two characters.
bool equal_ignoring_case(char16_t a, char16_t b);

// The code point at `at`, which is moved behind it; lone surrogates stand for themselves.
int32_t next_code_point(std::u16string_view text, size_t& at);
void append_code_point(std::u16string& text, int32_t code_point);

}  // namespace braid::stdlib
