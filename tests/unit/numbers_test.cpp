#include "stdlib/numbers.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

#include "vm/machine.h"

namespace braid::stdlib {
namespace {

using vm::utf16_of;
using vm::utf8_of;

TEST(DoubleText, PlainLayoutFromOneThousandthToTenMillion) {
  EXPECT_EQ(double_text(0.001), "0.001");
  EXPECT_EQ(double_text(0.0123), "0.0123");
  EXPECT_EQ(double_text(0.5), "0.5");
  EXPECT_EQ(double_text(1), "1.0");
  EXPECT_EQ(double_text(-123), "-123.0");
  EXPECT_EQ(double_text(3.14159), "3.14159");
  EXPECT_EQ(double_text(9999999), "9999999.0");
  EXPECT_EQ(double_text(1234567.875), "1234567.875");
}

TEST(DoubleText, ExponentOutsideThatRange) {
  EXPECT_EQ(double_text(9.999e-4), "9.999E-4");
  EXPECT_EQ(double_text(1e-5), "1.0E-5");
  EXPECT_EQ(double_text(1e7), "1.0E7");
  EXPECT_EQ(double_text(12345678), "1.2345678E7");
  EXPECT_EQ(double_text(-1e10), "-1.0E10");
  EXPECT_EQ(double_text(1e100), "1.0E100");
  EXPECT_EQ(double_text(std::numeric_limits<double>::max()), "1.7976931348623157E308");
}

TEST(DoubleText, ShortestThatReadsBack) {
  EXPECT_EQ(double_text(0.1), "0.1");
  EXPECT_EQ(double_text(0.1 + 0.2), "0.30000000000000004");
  EXPECT_EQ(double_text(1.0 / 3), "0.3333333333333333");
  EXPECT_EQ(double_text(2e-3), "0.002");
  EXPECT_EQ(double_text(1e23), "1.0E23");
  EXPECT_EQ(double_text(std::ldexp(1, -44)), "5.684341886080802E-14");
}

TEST(DoubleText, TwoDigitsWhereOneWouldDo) {
  EXPECT_EQ(double_text(std::numeric_limits<double>::denorm_min()), "4.9E-324");
  EXPECT_EQ(double_text(2 * std::numeric_limits<double>::denorm_min()), "9.9E-324");
  EXPECT_EQ(double_text(4 * std::numeric_limits<double>::denorm_min()), "2.0E-323");
  EXPECT_EQ(float_text(std::numeric_limits<float>::denorm_min()), "1.4E-45");
}

TEST(DoubleText, SpecialValues) {
  EXPECT_EQ(double_text(0.0), "0.0");
  EXPECT_EQ(double_text(-0.0), "-0.0");
  EXPECT_EQ(double_text(std::numeric_limits<double>::infinity()), "Infinity");
  EXPECT_EQ(double_text(-std::numeric_limits<double>::infinity()), "-Infinity");
  EXPECT_EQ(double_text(-std::numeric_limits<double>::quiet_NaN()), "NaN");
}

TEST(FloatText, HasItsOwnShortestDigits) {
  EXPECT_EQ(float_text(0.1f), "0.1");
  EXPECT_EQ(float_text(1.1f), "1.1");
  EXPECT_EQ(float_text(16777216.0f), "1.6777216E7");
  EXPECT_EQ(float_text(3.4028235e38f), "3.4028235E38");
  EXPECT_EQ(float_text(-1.5e-10f), "-1.5E-10");
}

TEST(FloatingText, Grammar) {
  for (const char16_t* good :
       {u"1", u"-1", u"+1.", u".5", u"1.5e10", u"1E-3", u"1d", u"1.5F", u"1e5f", u"NaN",
        u"-Infinity", u"0x1p3", u"0X.8P-2", u"0x1.8p1d", u"0x1.p0", u"00012", u"+NaN"}) {
    EXPECT_TRUE(is_floating_text(good)) << std::string(good, good + 3);
  }
  for (const char16_t* bad : {u"",      u".",   u"-",    u"e5",   u"1e",  u"1e+",      u"1dd",
                              u"1.2.3", u"0x1", u"0xp1", u"0x1p", u"nan", u"infinity", u"NaNf",
                              u"1 ",    u"1_0", u"0x",   u"d",    u"1L",  u"--1",      u"\uff11"}) {
    EXPECT_FALSE(is_floating_text(bad)) << utf8_of(bad);
  }
}

TEST(FloatingText, Values) {
  EXPECT_EQ(parse_double(u"1.5e10"), 1.5e10);
  EXPECT_EQ(parse_double(u"-.5D"), -0.5);
  EXPECT_EQ(parse_double(u"0x1.8p1"), 3.0);
  EXPECT_EQ(parse_double(u"0x1.8p1f"), 3.0);
  EXPECT_EQ(parse_double(u"1e999"), std::numeric_limits<double>::infinity());
  EXPECT_EQ(parse_double(u"1e-999"), 0.0);
  EXPECT_TRUE(std::isnan(parse_double(u"NaN")));
  EXPECT_EQ(parse_double(u"-Infinity"), -std::numeric_limits<double>::infinity());
  EXPECT_EQ(parse_float(u"3.4028235e38f"), std::numeric_limits<float>::max());
  EXPECT_EQ(parse_float(u"1e39"), std::numeric_limits<float>::infinity());
  // Rounded once: by way of a double it would become the float above.
  EXPECT_EQ(parse_float(u"1.00000005960464477540"), 0x1.000002p0f);
}

TEST(FloatingText, RandomNumbersReadBack) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 20000; i++) {
    const auto d = std::bit_cast<double>(random());
    if (std::isnan(d)) continue;
    const std::string text = double_text(d);
    EXPECT_TRUE(is_floating_text(utf16_of(text))) << text;
    EXPECT_EQ(parse_double(utf16_of(text)), d) << text;
    const auto f = std::bit_cast<float>(static_cast<uint32_t>(random()));
    if (std::isnan(f)) continue;
    EXPECT_EQ(parse_float(utf16_of(float_text(f))), f);
  }
}

TEST(Utf, RoundTripOfAllLengths) {
  const std::u16string text = u"a\u00e9\u20ac\U0001F600\uffff\0z";
  EXPECT_EQ(utf8_of(text), "a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\xef\xbf\xbf");
  EXPECT_EQ(utf16_of(utf8_of(text)), text);
}

TEST(Utf, LoneSurrogatesBecomeQuestionMarks) {
  const char16_t lone[] = {'a', 0xd800, 'b', 0xdc00, 0xd801, 0};
  EXPECT_EQ(utf8_of(lone), "a?b??");
}

TEST(Utf, MalformedBytesBecomeReplacementCharacters) {
  EXPECT_EQ(utf16_of("a\xff"
                     "b"),
            u"a\ufffd"
            u"b");
  EXPECT_EQ(utf16_of("\xc3"), u"\ufffd");
  EXPECT_EQ(utf16_of("\xe2\x82z"), u"\ufffdz");
  EXPECT_EQ(utf16_of("\xc0\x80"), u"\ufffd\ufffd");
  EXPECT_EQ(utf16_of("\xed\xa0\x80"), u"\ufffd\ufffd\ufffd");
  EXPECT_EQ(utf16_of("\xf0\x9f\x98"), u"\ufffd");
}

}  // namespace
}  // namespace braid::stdlib
