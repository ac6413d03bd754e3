import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

// Every member of String, with its edges.
public class StringMembers {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = text(action.run());
    } catch (Throwable thrown) {
      // The messages that Java makes up for null references are its own.
      String message = String.valueOf(thrown.getMessage());
      result = "! " + (message.contains("because ") ? thrown.getClass().getName() : thrown);
    }
    System.out.println(what + " = " + result);
  }

  static String text(Object value) {
    if (value instanceof String) {
      return "\"" + value + "\"";
    }
    if (value != null && value.getClass().isArray()) {
      String all = java.util.Arrays.deepToString(new Object[] {value});
      return all.substring(1, all.length() - 1);
    }
    return String.valueOf(value);
  }

  static char[] filled(String s, int begin, int end, int at) {
    char[] target = "......".toCharArray();
    s.getChars(begin, end, target, at);
    return target;
  }

  static void constructors() throws Exception {
    char[] chars = {'a', 'b', 'c', 'd'};
    byte[] bytes = {72, 105, (byte) 0xc3, (byte) 0xa9, (byte) 0xff};
    show("new String()", () -> new String());
    show("new String(\"x\") == \"x\"", () -> new String("x") == "x");
    show("new String((String) null)", () -> new String((String) null));
    show("new String(chars)", () -> new String(chars));
    show("new String(chars, 1, 2)", () -> new String(chars, 1, 2));
    show("new String(chars, 3, 2)", () -> new String(chars, 3, 2));
    show("new String(chars, -1, 2)", () -> new String(chars, -1, 2));
    show("new String(chars, 0, -1)", () -> new String(chars, 0, -1));
    show(
        "new String(new int[] {65, 0x1F600, 66}, 0, 3).length()",
        () -> new String(new int[] {65, 0x1F600, 66}, 0, 3).length());
    show("new String(new int[] {65, -1}, 0, 2)", () -> new String(new int[] {65, -1}, 0, 2));
    show("new String(new int[] {65}, 0, 2)", () -> new String(new int[] {65}, 0, 2));
    show("new String(bytes)", () -> new String(bytes));
    show("new String(bytes, 0, 2)", () -> new String(bytes, 0, 2));
    show("new String(bytes, 3, 3)", () -> new String(bytes, 3, 3));
    show("new String(bytes, \"ISO-8859-1\")", () -> new String(bytes, "ISO-8859-1"));
    show("new String(bytes, \"no-such\")", () -> new String(bytes, "no-such"));
    show(
        "new String(bytes, StandardCharsets.US_ASCII)",
        () -> new String(bytes, StandardCharsets.US_ASCII));
    show("new String(bytes, 2, 2, \"UTF-8\")", () -> new String(bytes, 2, 2, "UTF-8"));
    show(
        "new String(bytes, 2, 2, StandardCharsets.ISO_8859_1)",
        () -> new String(bytes, 2, 2, StandardCharsets.ISO_8859_1));
    show("new String(bytes, 0)", () -> new String(bytes, 0));
    show(
        "new String(bytes, 1, 0, 1).charAt(0) == 0x148",
        () -> new String(bytes, 1, 0, 1).charAt(0) == 0x148);
    show("new String(new StringBuilder(\"sb\"))", () -> new String(new StringBuilder("sb")));
    show("new String(new StringBuffer(\"buf\"))", () -> new String(new StringBuffer("buf")));
  }

  static void characters() throws Exception {
    String s = "Hello";
    String face = "a\uD83D\uDE00b";
    show(
        "s.length() + \" \" + \"\".length() + \" \" + \"\".isEmpty() + \" \" + s.isEmpty() + \" \" + \" \\t\\n\".isBlank() + \" \" + s.isBlank()",
        () -> s.length() + " " + "".length() + " " + "".isEmpty() + " " + s.isEmpty() + " " + " \t\n".isBlank() + " " + s.isBlank());
    show("s.charAt(4)", () -> s.charAt(4));
    show("s.charAt(5)", () -> s.charAt(5));
    show("s.charAt(-1)", () -> s.charAt(-1));
    show(
        "face.codePointAt(1) + \" \" + face.codePointAt(2)",
        () -> face.codePointAt(1) + " " + face.codePointAt(2));
    show("face.codePointAt(4)", () -> face.codePointAt(4));
    show(
        "face.codePointBefore(3) + \" \" + face.codePointBefore(1)",
        () -> face.codePointBefore(3) + " " + face.codePointBefore(1));
    show("face.codePointBefore(0)", () -> face.codePointBefore(0));
    show(
        "face.codePointCount(0, 4) + \" \" + face.codePointCount(1, 2)",
        () -> face.codePointCount(0, 4) + " " + face.codePointCount(1, 2));
    show("face.codePointCount(2, 1)", () -> face.codePointCount(2, 1));
    show(
        "face.offsetByCodePoints(0, 2) + \" \" + face.offsetByCodePoints(4, -2)",
        () -> face.offsetByCodePoints(0, 2) + " " + face.offsetByCodePoints(4, -2));
    show("face.offsetByCodePoints(0, 9)", () -> face.offsetByCodePoints(0, 9));
    show("s.toCharArray()", () -> s.toCharArray());
    show("filled(s, 1, 4, 2)", () -> filled(s, 1, 4, 2));
    show("filled(s, 1, 6, 0)", () -> filled(s, 1, 6, 0));
    show("filled(s, 3, 2, 0)", () -> filled(s, 3, 2, 0));
    show("filled(s, 0, 5, 2)", () -> filled(s, 0, 5, 2));
    show("s.getBytes()", () -> s.getBytes());
    show("\"\\u00e9\\u20ac\".getBytes(\"UTF-8\")", () -> "\u00e9\u20ac".getBytes("UTF-8"));
    show("\"\\u00e9\\u20ac\".getBytes(\"utf-16\")", () -> "\u00e9\u20ac".getBytes("utf-16"));
    show("\"\\u00e9\\u20ac\".getBytes(\"x\")", () -> "\u00e9\u20ac".getBytes("x"));
    show(
        "\"\\u00e9\\u20ac\".getBytes(StandardCharsets.ISO_8859_1)",
        () -> "\u00e9\u20ac".getBytes(StandardCharsets.ISO_8859_1));
    byte[] low = new byte[3];
    show("s.getBytes(1, 3, low, 1)", () -> { s.getBytes(1, 3, low, 1); return "done"; });
    show("low", () -> low);
    show("s.getBytes(1, 9, low, 1)", () -> { s.getBytes(1, 9, low, 1); return "done"; });
  }

  static void equality() throws Exception {
    String s = "Hello";
    show(
        "s.equals(\"Hello\") + \" \" + s.equals(null) + \" \" + s.equals(new StringBuilder(s)) + \" \" + s.hashCode() + \" \" + \"\".hashCode()",
        () -> s.equals("Hello") + " " + s.equals(null) + " " + s.equals(new StringBuilder(s)) + " " + s.hashCode() + " " + "".hashCode());
    show(
        "s.contentEquals(new StringBuilder(\"Hello\")) + \" \" + s.contentEquals(new StringBuffer(\"Hell\")) + \" \" + s.contentEquals(\"Hello\")",
        () -> s.contentEquals(new StringBuilder("Hello")) + " " + s.contentEquals(new StringBuffer("Hell")) + " " + s.contentEquals("Hello"));
    show("s.contentEquals((CharSequence) null)", () -> s.contentEquals((CharSequence) null));
    show(
        "s.equalsIgnoreCase(\"hELLO\") + \" \" + s.equalsIgnoreCase(null) + \" \" + \"\\u00c9\".equalsIgnoreCase(\"\\u00e9\") + \" \" + \"I\".equalsIgnoreCase(\"\\u0131\")",
        () -> s.equalsIgnoreCase("hELLO") + " " + s.equalsIgnoreCase(null) + " " + "\u00c9".equalsIgnoreCase("\u00e9") + " " + "I".equalsIgnoreCase("\u0131"));
    show(
        "s.compareTo(\"Help\") + \" \" + s.compareTo(\"He\") + \" \" + s.compareTo(\"Hello\") + \" \" + \"\".compareTo(\"x\")",
        () -> s.compareTo("Help") + " " + s.compareTo("He") + " " + s.compareTo("Hello") + " " + "".compareTo("x"));
    show("s.compareTo(null)", () -> s.compareTo(null));
    show(
        "s.compareToIgnoreCase(\"HELP\") + \" \" + \"a\".compareToIgnoreCase(\"B\")",
        () -> s.compareToIgnoreCase("HELP") + " " + "a".compareToIgnoreCase("B"));
    show(
        "String.CASE_INSENSITIVE_ORDER.compare(\"abc\", \"ABD\")",
        () -> String.CASE_INSENSITIVE_ORDER.compare("abc", "ABD"));
    show(
        "s.regionMatches(1, \"xell\", 1, 3) + \" \" + s.regionMatches(1, \"ell\", 0, 4) + \" \" + s.regionMatches(-1, \"x\", 0, 0) + \" \" + s.regionMatches(5, \"\", 0, -3)",
        () -> s.regionMatches(1, "xell", 1, 3) + " " + s.regionMatches(1, "ell", 0, 4) + " " + s.regionMatches(-1, "x", 0, 0) + " " + s.regionMatches(5, "", 0, -3));
    show(
        "s.regionMatches(true, 0, \"HEL\", 0, 3) + \" \" + s.regionMatches(false, 0, \"HEL\", 0, 3)",
        () -> s.regionMatches(true, 0, "HEL", 0, 3) + " " + s.regionMatches(false, 0, "HEL", 0, 3));
    show(
        "s.startsWith(\"He\") + \" \" + s.startsWith(\"\") + \" \" + s.startsWith(\"lo\", 3) + \" \" + s.startsWith(\"lo\", -1) + \" \" + s.startsWith(\"\", 5) + \" \" + s.startsWith(\"\", 6)",
        () -> s.startsWith("He") + " " + s.startsWith("") + " " + s.startsWith("lo", 3) + " " + s.startsWith("lo", -1) + " " + s.startsWith("", 5) + " " + s.startsWith("", 6));
    show(
        "s.endsWith(\"lo\") + \" \" + s.endsWith(\"\") + \" \" + s.endsWith(\"Hello!\")",
        () -> s.endsWith("lo") + " " + s.endsWith("") + " " + s.endsWith("Hello!"));
    show("s.startsWith(null)", () -> s.startsWith(null));
    show("s.intern() == \"Hello\"", () -> s.intern() == "Hello");
  }

  static void searching() throws Exception {
    String s = "Hello";
    String face = "a\uD83D\uDE00b";
    show(
        "s.indexOf('l') + \" \" + s.indexOf('z') + \" \" + s.indexOf('l', 3) + \" \" + s.indexOf('H', -5) + \" \" + s.indexOf('o', 99) + \" \" + face.indexOf(0x1F600) + \" \" + s.indexOf(-1)",
        () -> s.indexOf('l') + " " + s.indexOf('z') + " " + s.indexOf('l', 3) + " " + s.indexOf('H', -5) + " " + s.indexOf('o', 99) + " " + face.indexOf(0x1F600) + " " + s.indexOf(-1));
    show(
        "s.lastIndexOf('l') + \" \" + s.lastIndexOf('l', 2) + \" \" + s.lastIndexOf('l', -1) + \" \" + s.lastIndexOf('H', 99) + \" \" + face.lastIndexOf(0x1F600)",
        () -> s.lastIndexOf('l') + " " + s.lastIndexOf('l', 2) + " " + s.lastIndexOf('l', -1) + " " + s.lastIndexOf('H', 99) + " " + face.lastIndexOf(0x1F600));
    show(
        "s.indexOf(\"l\") + \" \" + s.indexOf(\"lo\") + \" \" + s.indexOf(\"\") + \" \" + s.indexOf(\"\", 9) + \" \" + s.indexOf(\"\", -1) + \" \" + s.indexOf(\"l\", 4) + \" \" + s.indexOf(\"Hellos\")",
        () -> s.indexOf("l") + " " + s.indexOf("lo") + " " + s.indexOf("") + " " + s.indexOf("", 9) + " " + s.indexOf("", -1) + " " + s.indexOf("l", 4) + " " + s.indexOf("Hellos"));
    show(
        "s.lastIndexOf(\"l\") + \" \" + s.lastIndexOf(\"\") + \" \" + s.lastIndexOf(\"l\", 2) + \" \" + s.lastIndexOf(\"\", 2) + \" \" + s.lastIndexOf(\"H\", -1)",
        () -> s.lastIndexOf("l") + " " + s.lastIndexOf("") + " " + s.lastIndexOf("l", 2) + " " + s.lastIndexOf("", 2) + " " + s.lastIndexOf("H", -1));
    show("s.indexOf((String) null)", () -> s.indexOf((String) null));
    show(
        "s.contains(\"ell\") + \" \" + s.contains(\"\") + \" \" + s.contains(new StringBuilder(\"lx\"))",
        () -> s.contains("ell") + " " + s.contains("") + " " + s.contains(new StringBuilder("lx")));
    show("s.contains(null)", () -> s.contains(null));
  }

  static void parts() throws Exception {
    String s = "Hello";
    show(
        "s.substring(2) + \" \" + s.substring(5).isEmpty() + \" \" + s.substring(1, 3) + \" \" + (s.substring(0) == s)",
        () -> s.substring(2) + " " + s.substring(5).isEmpty() + " " + s.substring(1, 3) + " " + (s.substring(0) == s));
    show("s.substring(6)", () -> s.substring(6));
    show("s.substring(-1)", () -> s.substring(-1));
    show("s.substring(2, 1)", () -> s.substring(2, 1));
    show("s.substring(0, 6)", () -> s.substring(0, 6));
    show("s.subSequence(1, 4)", () -> s.subSequence(1, 4));
    show("s.subSequence(3, 9)", () -> s.subSequence(3, 9));
    show("s.concat(\"!\") + s.concat(\"\")", () -> s.concat("!") + s.concat(""));
    show("s.concat(null)", () -> s.concat(null));
    show(
        "s.replace('l', 'L') + \" \" + s.replace('z', 'y') + \" \" + s.replace(\"l\", \"\") + \" \" + s.replace(\"ll\", \"LL\") + \" \" + \"aaa\".replace(\"aa\", \"b\") + \" \" + \"ab\".replace(\"\", \"-\")",
        () -> s.replace('l', 'L') + " " + s.replace('z', 'y') + " " + s.replace("l", "") + " " + s.replace("ll", "LL") + " " + "aaa".replace("aa", "b") + " " + "ab".replace("", "-"));
    show("s.replace(\"x\", null)", () -> s.replace("x", null));
    show(
        "s.matches(\"H.*o\") + \" \" + s.matches(\"ell\")",
        () -> s.matches("H.*o") + " " + s.matches("ell"));
    show(
        "s.replaceFirst(\"l\", \"[$0]\") + \" \" + s.replaceAll(\"[aeiou]\", \"<$0>\") + \" \" + s.replaceAll(\"(l+)(o)\", \"$2$1\")",
        () -> s.replaceFirst("l", "[$0]") + " " + s.replaceAll("[aeiou]", "<$0>") + " " + s.replaceAll("(l+)(o)", "$2$1"));
    show("s.replaceAll(\"l\", \"$1\")", () -> s.replaceAll("l", "$1"));
    show("s.replaceAll(\"(\", \"\")", () -> s.replaceAll("(", ""));
    show("\"a,b,,c,,\".split(\",\")", () -> "a,b,,c,,".split(","));
    show("\"a,b,,c,,\".split(\",\", -1)", () -> "a,b,,c,,".split(",", -1));
    show("\"a,b,,c,,\".split(\",\", 2)", () -> "a,b,,c,,".split(",", 2));
    show("\"a1b22c\".split(\"[0-9]+\")", () -> "a1b22c".split("[0-9]+"));
    show("\"\".split(\",\")", () -> "".split(","));
    show("\",a\".split(\",\")", () -> ",a".split(","));
    show("\"abc\".split(\"\")", () -> "abc".split(""));
    show("\"a.b.c\".split(\".\")", () -> "a.b.c".split("."));
    show("\"a.b.c\".split(\"\\\\.\")", () -> "a.b.c".split("\\."));
    show("\" a  b \".trim().split(\"\\\\s+\")", () -> " a  b ".trim().split("\\s+"));
    show("\"a|b\".split(\"|\")", () -> "a|b".split("|"));
    show("\"boo:and:foo\".split(\"o\", 5)", () -> "boo:and:foo".split("o", 5));
  }

  static void joining() throws Exception {
    show(
        "String.join(\"-\", \"a\", null, \"c\") + String.join(\"-\") + String.join(\"-\", \"x\")",
        () -> String.join("-", "a", null, "c") + String.join("-") + String.join("-", "x"));
    show("String.join(\", \", List.of(\"a\", \"b\"))", () -> String.join(", ", List.of("a", "b")));
    show("String.join(null, \"a\", \"b\")", () -> String.join(null, "a", "b"));
    show("String.join(\",\", (List<String>) null)", () -> String.join(",", (List<String>) null));
  }

  static void cases() throws Exception {
    show(
        "\"\\u00dfTrA\\u00c9\".toUpperCase() + \" \" + \"\\u0130AbC\".toLowerCase().length()",
        () -> "\u00dfTrA\u00c9".toUpperCase() + " " + "\u0130AbC".toLowerCase().length());
    String s = "Hello";
    show(
        "s.toLowerCase(Locale.ROOT) + s.toUpperCase(Locale.ENGLISH)",
        () -> s.toLowerCase(Locale.ROOT) + s.toUpperCase(Locale.ENGLISH));
    show("s.toLowerCase(null)", () -> s.toLowerCase(null));
    show(
        "\"[\" + \"\\u2003 a b \\t\".trim() + \"]\" + \"[\" + \"\\u2003 a b \\t\".strip() + \"]\" + \"[\" + \" a \".stripLeading() + \"]\" + \"[\" + \" a \".stripTrailing() + \"]\" + \"\\u0000x\".trim()",
        () -> "[" + "\u2003 a b \t".trim() + "]" + "[" + "\u2003 a b \t".strip() + "]" + "[" + " a ".stripLeading() + "]" + "[" + " a ".stripTrailing() + "]" + "\u0000x".trim());
    show("\"\".strip() + \"   \".strip().length()", () -> "".strip() + "   ".strip().length());
    show("\" a\\n  b\\n\".indent(2)", () -> " a\n  b\n".indent(2));
    show("\"   a\\n b\\r\\nc\".indent(-2)", () -> "   a\n b\r\nc".indent(-2));
    show("\"x\".indent(0)", () -> "x".indent(0));
    show("\"\".indent(3)", () -> "".indent(3));
    show("\"  a\\n    b  \\n  \".stripIndent()", () -> "  a\n    b  \n  ".stripIndent());
    show("\"  a\\n\\n b\".stripIndent()", () -> "  a\n\n b".stripIndent());
    show(
        "\"a\\\\tb\\\\n\\\\\\\\ \\\\101 \\\\60s \\\\'\".translateEscapes()",
        () -> "a\\tb\\n\\\\ \\101 \\60s \\'".translateEscapes());
    show("\"a\\\\q\".translateEscapes()", () -> "a\\q".translateEscapes());
    show("\"a\\\\\".translateEscapes()", () -> "a\\".translateEscapes());
    show("\"x\\\\\\ny\".translateEscapes()", () -> "x\\\ny".translateEscapes());
    show("s.transform(x -> x.length() * 2)", () -> s.transform(x -> x.length() * 2));
    show("s.transform(null)", () -> s.transform(null));
    show(
        "\"ab\".repeat(3) + \"ab\".repeat(0) + \"\".repeat(5) + \"z\".repeat(1)",
        () -> "ab".repeat(3) + "ab".repeat(0) + "".repeat(5) + "z".repeat(1));
    show("\"ab\".repeat(-1)", () -> "ab".repeat(-1));
    show("s.toString() == s", () -> s.toString() == s);
  }

  static void making() throws Exception {
    show(
        "String.format(\"%5d|%-5s|%05.1f\", 42, \"ab\", 3.14159)",
        () -> String.format("%5d|%-5s|%05.1f", 42, "ab", 3.14159));
    show(
        "String.format(Locale.GERMANY, \"%,.2f\", 1234567.891)",
        () -> String.format(Locale.GERMANY, "%,.2f", 1234567.891));
    show(
        "String.format((Locale) null, \"%.1f\", 1.25)",
        () -> String.format((Locale) null, "%.1f", 1.25));
    show("\"%s-%s\".formatted(\"a\", 1)", () -> "%s-%s".formatted("a", 1));
    show("String.format(null)", () -> String.format(null));
    show(
        "String.valueOf((Object) null) + String.valueOf(true) + String.valueOf('c') + String.valueOf(1) + String.valueOf(2L) + String.valueOf(1.5f) + String.valueOf(2.5)",
        () -> String.valueOf((Object) null) + String.valueOf(true) + String.valueOf('c') + String.valueOf(1) + String.valueOf(2L) + String.valueOf(1.5f) + String.valueOf(2.5));
    show(
        "String.valueOf(new char[] {'a', 'b'}) + String.valueOf(new char[] {'a', 'b', 'c'}, 1, 2) + String.copyValueOf(new char[] {'x'}) + String.copyValueOf(new char[] {'x', 'y'}, 0, 1)",
        () -> String.valueOf(new char[] {'a', 'b'}) + String.valueOf(new char[] {'a', 'b', 'c'}, 1, 2) + String.copyValueOf(new char[] {'x'}) + String.copyValueOf(new char[] {'x', 'y'}, 0, 1));
    show("String.valueOf((char[]) null)", () -> String.valueOf((char[]) null));
    show("String.valueOf(new char[2], 1, 2)", () -> String.valueOf(new char[2], 1, 2));
    show("String.copyValueOf(new char[2], -1, 2)", () -> String.copyValueOf(new char[2], -1, 2));
    show(
        "CharSequence.compare(\"abc\", new StringBuilder(\"abd\")) + \" \" + CharSequence.compare(\"\", \"\")",
        () -> CharSequence.compare("abc", new StringBuilder("abd")) + " " + CharSequence.compare("", ""));
    CharSequence seq = "seq";
    show(
        "seq.length() + \" \" + seq.charAt(1) + \" \" + seq.subSequence(1, 2) + \" \" + seq.isEmpty() + \" \" + seq.toString()",
        () -> seq.length() + " " + seq.charAt(1) + " " + seq.subSequence(1, 2) + " " + seq.isEmpty() + " " + seq.toString());
  }

  public static void main(String[] args) throws Exception {
    constructors();
    characters();
    equality();
    searching();
    parts();
    joining();
    cases();
    making();
  }
}

/* expect:
new String() = ""
new String("x") == "x" = false
new String((String) null) = ! java.lang.NullPointerException
new String(chars) = "abcd"
new String(chars, 1, 2) = "bc"
new String(chars, 3, 2) = ! java.lang.StringIndexOutOfBoundsException: offset 3, count 2, length 4
new String(chars, -1, 2) = ! java.lang.StringIndexOutOfBoundsException: offset -1, count 2, length 4
new String(chars, 0, -1) = ! java.lang.StringIndexOutOfBoundsException: offset 0, count -1, length 4
new String(new int[] {65, 0x1F600, 66}, 0, 3).length() = 4
new String(new int[] {65, -1}, 0, 2) = ! java.lang.IllegalArgumentException: -1
new String(new int[] {65}, 0, 2) = ! java.lang.StringIndexOutOfBoundsException: offset 0, count 2, length 1
new String(bytes) = "Hié�"
new String(bytes, 0, 2) = "Hi"
new String(bytes, 3, 3) = ! java.lang.StringIndexOutOfBoundsException: offset 3, count 3, length 5
new String(bytes, "ISO-8859-1") = "HiÃ©ÿ"
new String(bytes, "no-such") = ! java.io.UnsupportedEncodingException: no-such
new String(bytes, StandardCharsets.US_ASCII) = "Hi���"
new String(bytes, 2, 2, "UTF-8") = "é"
new String(bytes, 2, 2, StandardCharsets.ISO_8859_1) = "Ã©"
new String(bytes, 0) = "HiÃ©ÿ"
new String(bytes, 1, 0, 1).charAt(0) == 0x148 = true
new String(new StringBuilder("sb")) = "sb"
new String(new StringBuffer("buf")) = "buf"
s.length() + " " + "".length() + " " + "".isEmpty() + " " + s.isEmpty() + " " + " \t\n".isBlank() + " " + s.isBlank() = "5 0 true false true false"
s.charAt(4) = o
s.charAt(5) = ! java.lang.StringIndexOutOfBoundsException: String index out of range: 5
s.charAt(-1) = ! java.lang.StringIndexOutOfBoundsException: String index out of range: -1
face.codePointAt(1) + " " + face.codePointAt(2) = "128512 56832"
face.codePointAt(4) = ! java.lang.StringIndexOutOfBoundsException: index 4, length 4
face.codePointBefore(3) + " " + face.codePointBefore(1) = "128512 97"
face.codePointBefore(0) = ! java.lang.StringIndexOutOfBoundsException: String index out of range: 0
face.codePointCount(0, 4) + " " + face.codePointCount(1, 2) = "3 1"
face.codePointCount(2, 1) = ! java.lang.IndexOutOfBoundsException
face.offsetByCodePoints(0, 2) + " " + face.offsetByCodePoints(4, -2) = "3 1"
face.offsetByCodePoints(0, 9) = ! java.lang.IndexOutOfBoundsException
s.toCharArray() = [H, e, l, l, o]
filled(s, 1, 4, 2) = [., ., e, l, l, .]
filled(s, 1, 6, 0) = ! java.lang.StringIndexOutOfBoundsException: begin 1, end 6, length 5
filled(s, 3, 2, 0) = ! java.lang.StringIndexOutOfBoundsException: begin 3, end 2, length 5
filled(s, 0, 5, 2) = ! java.lang.StringIndexOutOfBoundsException: offset 2, count 5, length 6
s.getBytes() = [72, 101, 108, 108, 111]
"\x{5c}u00e9\x{5c}u20ac".getBytes("UTF-8") = [-61, -87, -30, -126, -84]
"\x{5c}u00e9\x{5c}u20ac".getBytes("utf-16") = [-2, -1, 0, -23, 32, -84]
"\x{5c}u00e9\x{5c}u20ac".getBytes("x") = ! java.io.UnsupportedEncodingException: x
"\x{5c}u00e9\x{5c}u20ac".getBytes(StandardCharsets.ISO_8859_1) = [-23, 63]
s.getBytes(1, 3, low, 1) = "done"
low = [0, 101, 108]
s.getBytes(1, 9, low, 1) = ! java.lang.StringIndexOutOfBoundsException: begin 1, end 9, length 5
s.equals("Hello") + " " + s.equals(null) + " " + s.equals(new StringBuilder(s)) + " " + s.hashCode() + " " + "".hashCode() = "true false false 69609650 0"
s.contentEquals(new StringBuilder("Hello")) + " " + s.contentEquals(new StringBuffer("Hell")) + " " + s.contentEquals("Hello") = "true false true"
s.contentEquals((CharSequence) null) = ! java.lang.NullPointerException
s.equalsIgnoreCase("hELLO") + " " + s.equalsIgnoreCase(null) + " " + "\x{5c}u00c9".equalsIgnoreCase("\x{5c}u00e9") + " " + "I".equalsIgnoreCase("\x{5c}u0131") = "true false true true"
s.compareTo("Help") + " " + s.compareTo("He") + " " + s.compareTo("Hello") + " " + "".compareTo("x") = "-4 3 0 -1"
s.compareTo(null) = ! java.lang.NullPointerException
s.compareToIgnoreCase("HELP") + " " + "a".compareToIgnoreCase("B") = "-4 -1"
String.CASE_INSENSITIVE_ORDER.compare("abc", "ABD") = -1
s.regionMatches(1, "xell", 1, 3) + " " + s.regionMatches(1, "ell", 0, 4) + " " + s.regionMatches(-1, "x", 0, 0) + " " + s.regionMatches(5, "", 0, -3) = "true false false true"
s.regionMatches(true, 0, "HEL", 0, 3) + " " + s.regionMatches(false, 0, "HEL", 0, 3) = "true false"
s.startsWith("He") + " " + s.startsWith("") + " " + s.startsWith("lo", 3) + " " + s.startsWith("lo", -1) + " " + s.startsWith("", 5) + " " + s.startsWith("", 6) = "true true true false true false"
s.endsWith("lo") + " " + s.endsWith("") + " " + s.endsWith("Hello!") = "true true false"
s.startsWith(null) = ! java.lang.NullPointerException
s.intern() == "Hello" = true
s.indexOf('l') + " " + s.indexOf('z') + " " + s.indexOf('l', 3) + " " + s.indexOf('H', -5) + " " + s.indexOf('o', 99) + " " + face.indexOf(0x1F600) + " " + s.indexOf(-1) = "2 -1 3 0 -1 1 -1"
s.lastIndexOf('l') + " " + s.lastIndexOf('l', 2) + " " + s.lastIndexOf('l', -1) + " " + s.lastIndexOf('H', 99) + " " + face.lastIndexOf(0x1F600) = "3 2 -1 0 1"
s.indexOf("l") + " " + s.indexOf("lo") + " " + s.indexOf("") + " " + s.indexOf("", 9) + " " + s.indexOf("", -1) + " " + s.indexOf("l", 4) + " " + s.indexOf("Hellos") = "2 3 0 5 0 -1 -1"
s.lastIndexOf("l") + " " + s.lastIndexOf("") + " " + s.lastIndexOf("l", 2) + " " + s.lastIndexOf("", 2) + " " + s.lastIndexOf("H", -1) = "3 5 2 2 -1"
s.indexOf((String) null) = ! java.lang.NullPointerException
s.contains("ell") + " " + s.contains("") + " " + s.contains(new StringBuilder("lx")) = "true true false"
s.contains(null) = ! java.lang.NullPointerException
s.substring(2) + " " + s.substring(5).isEmpty() + " " + s.substring(1, 3) + " " + (s.substring(0) == s) = "llo true el true"
s.substring(6) = ! java.lang.StringIndexOutOfBoundsException: begin 6, end 5, length 5
s.substring(-1) = ! java.lang.StringIndexOutOfBoundsException: begin -1, end 5, length 5
s.substring(2, 1) = ! java.lang.StringIndexOutOfBoundsException: begin 2, end 1, length 5
s.substring(0, 6) = ! java.lang.StringIndexOutOfBoundsException: begin 0, end 6, length 5
s.subSequence(1, 4) = "ell"
s.subSequence(3, 9) = ! java.lang.StringIndexOutOfBoundsException: begin 3, end 9, length 5
s.concat("!") + s.concat("") = "Hello!Hello"
s.concat(null) = ! java.lang.NullPointerException
s.replace('l', 'L') + " " + s.replace('z', 'y') + " " + s.replace("l", "") + " " + s.replace("ll", "LL") + " " + "aaa".replace("aa", "b") + " " + "ab".replace("", "-") = "HeLLo Hello Heo HeLLo ba -a-b-"
s.replace("x", null) = ! java.lang.NullPointerException
s.matches("H.*o") + " " + s.matches("ell") = "true false"
s.replaceFirst("l", "[$0]") + " " + s.replaceAll("[aeiou]", "<$0>") + " " + s.replaceAll("(l+)(o)", "$2$1") = "He[l]lo H<e>ll<o> Heoll"
s.replaceAll("l", "$1") = ! java.lang.IndexOutOfBoundsException: No group 1
s.replaceAll("(", "") = ! java.util.regex.PatternSyntaxException: Unclosed group near index 1
(
"a,b,,c,,".split(",") = [a, b, , c]
"a,b,,c,,".split(",", -1) = [a, b, , c, , ]
"a,b,,c,,".split(",", 2) = [a, b,,c,,]
"a1b22c".split("[0-9]+") = [a, b, c]
"".split(",") = []
",a".split(",") = [, a]
"abc".split("") = [a, b, c]
"a.b.c".split(".") = []
"a.b.c".split("\\.") = [a, b, c]
" a  b ".trim().split("\\s+") = [a, b]
"a|b".split("|") = [a, |, b]
"boo:and:foo".split("o", 5) = [b, , :and:f, , ]
String.join("-", "a", null, "c") + String.join("-") + String.join("-", "x") = "a-null-cx"
String.join(", ", List.of("a", "b")) = "a, b"
String.join(null, "a", "b") = ! java.lang.NullPointerException
String.join(",", (List<String>) null) = ! java.lang.NullPointerException
"\x{5c}u00dfTrA\x{5c}u00c9".toUpperCase() + " " + "\x{5c}u0130AbC".toLowerCase().length() = "SSTRAÉ 5"
s.toLowerCase(Locale.ROOT) + s.toUpperCase(Locale.ENGLISH) = "helloHELLO"
s.toLowerCase(null) = ! java.lang.NullPointerException
"[" + "\x{5c}u2003 a b \t".trim() + "]" + "[" + "\x{5c}u2003 a b \t".strip() + "]" + "[" + " a ".stripLeading() + "]" + "[" + " a ".stripTrailing() + "]" + "\x{5c}u0000x".trim() = "[  a b][a b][a ][ a]x"
"".strip() + "   ".strip().length() = "0"
" a\n  b\n".indent(2) = "   a
    b
"
"   a\n b\r\nc".indent(-2) = " a
b
c
"
"x".indent(0) = "x
"
"".indent(3) = ""
"  a\n    b  \n  ".stripIndent() = "a
  b
"
"  a\n\n b".stripIndent() = " a

b"
"a\\tb\\n\\\\ \\101 \\60s \\'".translateEscapes() = "a\x{9}b
\ A 0s '"
"a\\q".translateEscapes() = ! java.lang.IllegalArgumentException: Invalid escape sequence: \q \\x{5c}u0071
"a\\".translateEscapes() = ! java.lang.IllegalArgumentException: Invalid escape sequence: \\x{0} \\x{5c}u0000
"x\\\ny".translateEscapes() = "xy"
s.transform(x -> x.length() * 2) = 10
s.transform(null) = ! java.lang.NullPointerException
"ab".repeat(3) + "ab".repeat(0) + "".repeat(5) + "z".repeat(1) = "abababz"
"ab".repeat(-1) = ! java.lang.IllegalArgumentException: count is negative: -1
s.toString() == s = true
String.format("%5d|%-5s|%05.1f", 42, "ab", 3.14159) = "   42|ab   |003.1"
String.format(Locale.GERMANY, "%,.2f", 1234567.891) = "1.234.567,89"
String.format((Locale) null, "%.1f", 1.25) = "1.3"
"%s-%s".formatted("a", 1) = "a-1"
String.format(null) = ! java.lang.NullPointerException
String.valueOf((Object) null) + String.valueOf(true) + String.valueOf('c') + String.valueOf(1) + String.valueOf(2L) + String.valueOf(1.5f) + String.valueOf(2.5) = "nulltruec121.52.5"
String.valueOf(new char[] {'a', 'b'}) + String.valueOf(new char[] {'a', 'b', 'c'}, 1, 2) + String.copyValueOf(new char[] {'x'}) + String.copyValueOf(new char[] {'x', 'y'}, 0, 1) = "abbcxx"
String.valueOf((char[]) null) = ! java.lang.NullPointerException
String.valueOf(new char[2], 1, 2) = ! java.lang.StringIndexOutOfBoundsException: offset 1, count 2, length 2
String.copyValueOf(new char[2], -1, 2) = ! java.lang.StringIndexOutOfBoundsException: offset -1, count 2, length 2
CharSequence.compare("abc", new StringBuilder("abd")) + " " + CharSequence.compare("", "") = "-1 0"
seq.length() + " " + seq.charAt(1) + " " + seq.subSequence(1, 2) + " " + seq.isEmpty() + " " + seq.toString() = "3 e e false seq"
*/
