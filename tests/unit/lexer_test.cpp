#include "lang/lexer.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace braid::lang {
namespace {

// A lexed text and what was reported about it.
struct Lexed {
  SourceSet sources;
  Diagnostics diags{sources};
  TokenList list;
  explicit Lexed(std::string text) {
    const uint32_t file = sources.add("A.java", std::move(text));
    list = lex(sources, file, diags);
  }
  std::vector<Tok> kinds() const {
    std::vector<Tok> out;
    for (const Token& t : list.tokens) out.push_back(t.kind);
    return out;
  }
  const Constant& constant(size_t token) const {
    return list.constants[list.tokens[token].constant];
  }
};

std::string only_error(const std::string& text) {
  Lexed lexed(text);
  EXPECT_EQ(lexed.diags.errors().size(), 1u) << lexed.diags.to_string();
  if (lexed.diags.errors().empty()) return "";
  const Diagnostic& d = lexed.diags.errors().front();
  return std::to_string(d.pos.offset) + ": " + d.message;
}

TEST(Lexer, SplitsWordsAndPunctuation) {
  Lexed lexed("int x1 = a->b /* c */ ... // end\n;");
  EXPECT_EQ(lexed.kinds(), (std::vector<Tok>{Tok::kInt, Tok::kIdentifier, Tok::kAssign,
                                             Tok::kIdentifier, Tok::kArrow, Tok::kIdentifier,
                                             Tok::kEllipsis, Tok::kSemi, Tok::kEof}));
  EXPECT_EQ(lexed.list.tokens[1].text, "x1");
  EXPECT_EQ(lexed.list.tokens[1].begin, 4u);
  EXPECT_EQ(lexed.list.tokens[1].end, 6u);
  EXPECT_FALSE(lexed.diags.has_errors());
}

TEST(Lexer, LeavesGreaterSignsSingle) {
  Lexed lexed("a >>>= b <<= c");
  EXPECT_EQ(lexed.kinds(),
            (std::vector<Tok>{Tok::kIdentifier, Tok::kGt, Tok::kGt, Tok::kGt, Tok::kAssign,
                              Tok::kIdentifier, Tok::kShlAssign, Tok::kIdentifier, Tok::kEof}));
}

TEST(Lexer, TranslatesUnicodeEscapesEverywhere) {
  Lexed lexed("\\u0061b\\uu0063 \"\\u0041\\\\u0041\" '\\u0027' ");
  EXPECT_EQ(lexed.list.tokens[0].text, "abc");
  EXPECT_EQ(std::get<std::u16string>(lexed.constant(1)), u"A\\u0041");
  // An escaped quote ends the literal, as in Java: the literal is empty, and the last quote begins
  // one.
  ASSERT_EQ(lexed.diags.errors().size(), 2u);
  EXPECT_EQ(lexed.diags.errors()[0].message, "empty character literal");
}

TEST(Lexer, ReadsNumbers) {
  Lexed lexed("1_000 0x7f_FFL 0b1010 017 1.5 .5e3 1e-2f 0x1.8p1 2. 3d");
  ASSERT_FALSE(lexed.diags.has_errors()) << lexed.diags.to_string();
  EXPECT_EQ(lexed.list.tokens[0].text, "1000");
  EXPECT_EQ(lexed.list.tokens[1].kind, Tok::kLongLiteral);
  EXPECT_EQ(lexed.list.tokens[1].text, "7fFF");
  EXPECT_EQ(lexed.list.tokens[1].radix, 16);
  EXPECT_EQ(lexed.list.tokens[2].radix, 2);
  EXPECT_EQ(lexed.list.tokens[3].radix, 8);
  EXPECT_EQ(std::get<double>(lexed.constant(4)), 1.5);
  EXPECT_EQ(std::get<double>(lexed.constant(5)), 500.0);
  EXPECT_EQ(std::get<float>(lexed.constant(6)), 1e-2f);
  EXPECT_EQ(std::get<double>(lexed.constant(7)), 3.0);
  EXPECT_EQ(std::get<double>(lexed.constant(8)), 2.0);
  EXPECT_EQ(std::get<double>(lexed.constant(9)), 3.0);
}

TEST(Lexer, RoundsFloatLiteralsOnce) {
  // Through double this would round twice and end one ulp too high.
  Lexed lexed("1.00000017881393432617187499f");
  EXPECT_EQ(std::get<float>(lexed.constant(0)), 1.00000011920928955078125f);
}

TEST(Lexer, ReadsEscapes) {
  Lexed lexed(R"("a\tb\"\\\0\12\3777\s" '\'' '\u00e9' '\177')");
  ASSERT_FALSE(lexed.diags.has_errors()) << lexed.diags.to_string();
  EXPECT_EQ(std::get<std::u16string>(lexed.constant(0)),
            std::u16string(u"a\tb\"\\\0\n\u00ff7 ", 10));
  EXPECT_EQ(std::get<int32_t>(lexed.constant(1)), '\'');
  EXPECT_EQ(std::get<int32_t>(lexed.constant(2)), 0xe9);
  EXPECT_EQ(std::get<int32_t>(lexed.constant(3)), 127);
}

TEST(Lexer, KeepsCharactersBeyondTheBasicPlaneAsPairs) {
  Lexed lexed("\"\xF0\x9F\x98\x80\"");
  EXPECT_EQ(std::get<std::u16string>(lexed.constant(0)), u"\xD83D\xDE00");
}

TEST(Lexer, ReportsAsJavacDoes) {
  EXPECT_EQ(only_error("x = 'ab';"), "4: unclosed character literal");
  EXPECT_EQ(only_error("x = '';"), "4: empty character literal");
  EXPECT_EQ(only_error("x = '\n"), "4: illegal line end in character literal");
  EXPECT_EQ(only_error("x = \"abc\n"), "4: unclosed string literal");
  EXPECT_EQ(only_error("x = \"a\\qb\";"), "7: illegal escape character");
  EXPECT_EQ(only_error("x = #;"), "4: illegal character: '#'");
  EXPECT_EQ(only_error("x = \xE2\x80\x9C;"), "4: illegal character: '\\u201c'");
  EXPECT_EQ(only_error("/* abc"), "0: unclosed comment");
  EXPECT_EQ(only_error("\\u00g1"), "4: illegal unicode escape");
  EXPECT_EQ(only_error("x = 5_;"), "5: illegal underscore");
  EXPECT_EQ(only_error("x = 0x_5;"), "6: illegal underscore");
  EXPECT_EQ(only_error("x = 0x;"),
            "4: hexadecimal numbers must contain at least one hexadecimal digit");
  EXPECT_EQ(only_error("x = 0b;"), "4: binary numbers must contain at least one binary digit");
  EXPECT_EQ(only_error("x = 1e400;"), "4: floating-point number too large");
  EXPECT_EQ(only_error("x = 1e-400;"), "4: floating-point number too small");
  EXPECT_EQ(only_error("x = 1e-60f;"), "4: floating-point number too small");
  EXPECT_EQ(only_error("x = 1e;"), "4: malformed floating-point literal");
  EXPECT_EQ(only_error("x = \xFF;"), "4: unmappable character (0xFF) for encoding UTF-8");
  EXPECT_EQ(only_error("x = \"\"\" a;"),
            "8: illegal text block open delimiter sequence, missing line terminator");
  EXPECT_EQ(only_error("x = \"\"\"\n a;"), "4: unclosed text block");
  EXPECT_EQ(only_error("x = \"\"\"\n \\q\"\"\";"), "10: illegal escape character");
}

TEST(Source, KnowsLinesAndColumns) {
  SourceFile file("A.java", "ab\r\n\xC3\xA9x\n\n\ty");
  EXPECT_EQ(file.line_of(0), 1u);
  EXPECT_EQ(file.line_of(4), 2u);
  EXPECT_EQ(file.column_of(6), 2u);  // é is one character of two bytes
  EXPECT_EQ(file.line_text(2), "\xC3\xA9x");
  EXPECT_EQ(file.line_text(3), "");
  EXPECT_EQ(file.line_text(4), "\ty");
}

TEST(Diagnostics, SortsAndDropsSecondErrorsAtAPosition) {
  SourceSet sources;
  const uint32_t file = sources.add("A.java", "int x\n\tint y;\n");
  Diagnostics diags(sources);
  diags.error({file, 11}, "second", "do that");
  diags.error({file, 5}, "';' expected");
  diags.error({file, 5}, "dropped");
  EXPECT_EQ(diags.to_string(),
            "A.java:1:6: error: ';' expected\nint x\n     ^\n"
            "A.java:2:6: error: second\n\tint y;\n\t    ^\n  hint: do that\n2 errors\n");
}

TEST(Diagnostics, ShowsTheFirstTwenty) {
  SourceSet sources;
  const uint32_t file = sources.add("A.java", std::string(100, 'x'));
  Diagnostics diags(sources);
  for (uint32_t i = 30; i > 0; --i) diags.error({file, i}, "e" + std::to_string(i));
  const std::string text = diags.to_string();
  EXPECT_NE(text.find("e1\n"), std::string::npos);
  EXPECT_NE(text.find("e20\n"), std::string::npos);
  EXPECT_EQ(text.find("e21\n"), std::string::npos);
  EXPECT_NE(text.find("30 errors\n"), std::string::npos);
}

}  // namespace
}  // namespace braid::lang
