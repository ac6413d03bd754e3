#include "stdlib/unicode.h"

#include <gtest/gtest.h>

namespace braid::stdlib {
namespace {

TEST(Unicode, Categories) {
  EXPECT_EQ(char_category('A'), 1);
  EXPECT_EQ(char_category('z'), 2);
  EXPECT_EQ(char_category('7'), 9);
  EXPECT_EQ(char_category(' '), 12);
  EXPECT_EQ(char_category('\n'), 15);
  EXPECT_EQ(char_category('_'), 23);
  EXPECT_EQ(char_category('+'), 25);
  EXPECT_EQ(char_category(0x4e2d), 5);
  EXPECT_EQ(char_category(0xd800), 19);
  EXPECT_EQ(char_category(0x378), 0);
  EXPECT_EQ(char_category(0x10ffff), 0);
  EXPECT_EQ(char_category(0x110000), 0);
  EXPECT_EQ(char_category(-1), 0);
}

TEST(Unicode, Properties) {
  EXPECT_EQ(char_properties('a'), kAlphabetic | kLowerCase);
  EXPECT_EQ(char_properties(0xc4), kAlphabetic | kUpperCase);
  EXPECT_EQ(char_properties(0xaa), kAlphabetic | kLowerCase);
  EXPECT_EQ(char_properties(0x4e2d), kAlphabetic | kIdeographic);
  EXPECT_EQ(char_properties('1'), 0);
}

TEST(Unicode, Digits) {
  EXPECT_EQ(decimal_value('0'), 0);
  EXPECT_EQ(decimal_value('9'), 9);
  EXPECT_EQ(decimal_value(0x669), 9);
  EXPECT_EQ(decimal_value(0x1d7d9), 1);
  EXPECT_EQ(decimal_value('a'), -1);
  EXPECT_EQ(decimal_value(0xb2), -1);
}

TEST(Unicode, CaseOfCharacters) {
  EXPECT_EQ(to_upper(int32_t{'q'}), 'Q');
  EXPECT_EQ(to_upper(int32_t{0xff}), 0x178);
  EXPECT_EQ(to_upper(int32_t{0xdf}), 0xdf);
  EXPECT_EQ(to_lower(int32_t{0x130}), 'i');
  EXPECT_EQ(to_upper(int32_t{0x101}), 0x100);
  EXPECT_EQ(to_upper(int32_t{0x100}), 0x100);
  EXPECT_EQ(to_lower(int32_t{0x10400}), 0x10428);
}

TEST(Unicode, CaseOfTexts) {
  EXPECT_EQ(to_upper(u"stra\u00dfe \ufb01"), u"STRASSE FI");
  EXPECT_EQ(to_lower(u"\u0130"), u"i\u0307");
  EXPECT_EQ(to_lower(u"\u039f\u0394\u039f\u03a3 \u03a3\u0391"),
            u"\u03bf\u03b4\u03bf\u03c2 \u03c3\u03b1");
  EXPECT_EQ(to_lower(u"\U00010400"), u"\U00010428");
}

TEST(Unicode, EqualIgnoringCase) {
  EXPECT_TRUE(equal_ignoring_case('k', 'K'));
  EXPECT_TRUE(equal_ignoring_case('k', 0x212a));
  EXPECT_TRUE(equal_ignoring_case(0x131, 'I'));
  EXPECT_FALSE(equal_ignoring_case('a', 'b'));
}

}  // namespace
}  // namespace braid::stdlib
