// Text blocks.
//// text block | right
class T {
  String s = """
    text
    """;
}
//// text on the opening line | wrong, line 2: illegal text block open delimiter sequence, missing line terminator
class T {
  String s = """text
    """;
}
//// closed on the opening line | wrong, line 2: illegal text block open delimiter sequence, missing line terminator
class T {
  String s = """ text""";
}
//// unclosed | wrong, line 2: unclosed text block
class T {
  String s = """
    text;
}
//// escapes | right
class T {
  String s = """
    \t \s \" \\ \101 \
    more "" \"""
    """;
}
//// wrong escape | wrong, line 4: illegal escape character
class T {
  String s = """
    ok
    \q
    """;
}
//// escaped line end in a string | wrong, line 2: illegal escape character
class T {
  String s = "a\
b";
}
//// space escape in a string | right
class T {
  String s = "a\sb";
  char c = '\s';
}
//// empty | right
class T {
  String s = """
""";
}
//// method of a text block | right
class T {
  int n = """
    a
    b""".length();
}
//// error behind a text block | wrong, line 6: incompatible types: java.lang.String cannot be converted to int
class T {
  String s = """
    a
    b
    """;
  int n = s;
}
//// text block in an annotation | right
@SuppressWarnings("""
  all""")
class T { }
//// text block as a label | wrong, line 6: duplicate case label
class T {
  void m(String s) {
    switch (s) {
      case """
          a""": break;
      case "a": break;
    }
  }
}
//// four quotes | wrong, line 3: unclosed string literal
class T {
  String s = """
    a"""";
}
