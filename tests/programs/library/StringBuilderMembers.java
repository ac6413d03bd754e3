// Every member of StringBuilder, with its edges.
public class StringBuilderMembers {
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

  static void making() throws Exception {
    show(
        "new StringBuilder().length() + \" \" + new StringBuilder(5).length() + \" \" + new StringBuilder(\"abc\") + \" \" + new StringBuilder((CharSequence) new StringBuilder(\"cs\")) + \" \" + new StringBuilder().capacity() + \" \" + new StringBuilder(\"abc\").capacity() + \" \" + new StringBuilder(7).capacity()",
        () -> new StringBuilder().length() + " " + new StringBuilder(5).length() + " " + new StringBuilder("abc") + " " + new StringBuilder((CharSequence) new StringBuilder("cs")) + " " + new StringBuilder().capacity() + " " + new StringBuilder("abc").capacity() + " " + new StringBuilder(7).capacity());
    show("new StringBuilder(-1)", () -> new StringBuilder(-1));
    show("new StringBuilder((String) null)", () -> new StringBuilder((String) null));
    StringBuilder c = new StringBuilder("x");
    show("c.ensureCapacity(50)", () -> { c.ensureCapacity(50); return "done"; });
    show("c.capacity() >= 50", () -> c.capacity() >= 50);
    show("c.ensureCapacity(-1)", () -> { c.ensureCapacity(-1); return "done"; });
    show("c.trimToSize()", () -> { c.trimToSize(); return "done"; });
    show("c.capacity()", () -> c.capacity());
  }

  static void appending() throws Exception {
    show(
        "new StringBuilder().append((Object) null).append((String) null).append((CharSequence) null).append((StringBuffer) null)",
        () -> new StringBuilder().append((Object) null).append((String) null).append((CharSequence) null).append((StringBuffer) null));
    show(
        "new StringBuilder().append(1).append(' ').append(2L).append(' ').append(1.5f).append(' ').append(2.5).append(' ').append(true).append('c').append(\"s\").append(new Object() { @Override public String toString() { return \"o\"; } })",
        () -> new StringBuilder().append(1).append(' ').append(2L).append(' ').append(1.5f).append(' ').append(2.5).append(' ').append(true).append('c').append("s").append(new Object() { @Override public String toString() { return "o"; } }));
    show(
        "new StringBuilder().append(new char[] {'a', 'b'}).append(new char[] {'a', 'b', 'c'}, 1, 2).append(new StringBuffer(\"buf\")).append(new StringBuilder(\"sb\")).append((CharSequence) \"seq\")",
        () -> new StringBuilder().append(new char[] {'a', 'b'}).append(new char[] {'a', 'b', 'c'}, 1, 2).append(new StringBuffer("buf")).append(new StringBuilder("sb")).append((CharSequence) "seq"));
    show(
        "new StringBuilder().append(\"0123\", 1, 3).append((CharSequence) null, 0, 2).append(new StringBuilder(\"xyz\"), 2, 3)",
        () -> new StringBuilder().append("0123", 1, 3).append((CharSequence) null, 0, 2).append(new StringBuilder("xyz"), 2, 3));
    show(
        "new StringBuilder().append(\"0123\", 3, 5)",
        () -> new StringBuilder().append("0123", 3, 5));
    show(
        "new StringBuilder().append(\"0123\", 2, 1)",
        () -> new StringBuilder().append("0123", 2, 1));
    show(
        "new StringBuilder().append((char[]) null)",
        () -> new StringBuilder().append((char[]) null));
    show(
        "new StringBuilder().append(new char[2], 1, 2)",
        () -> new StringBuilder().append(new char[2], 1, 2));
    show(
        "new StringBuilder().appendCodePoint(0x1F600).appendCodePoint('a').length()",
        () -> new StringBuilder().appendCodePoint(0x1F600).appendCodePoint('a').length());
    show("new StringBuilder().appendCodePoint(-1)", () -> new StringBuilder().appendCodePoint(-1));
    show(
        "new StringBuilder().append(Integer.MIN_VALUE).append(Long.MIN_VALUE).append(-0.0).append(Float.NaN)",
        () -> new StringBuilder().append(Integer.MIN_VALUE).append(Long.MIN_VALUE).append(-0.0).append(Float.NaN));
  }

  static void reading() throws Exception {
    StringBuilder s = new StringBuilder("Hello");
    StringBuilder face = new StringBuilder("a\uD83D\uDE00b");
    show(
        "s.length() + \" \" + s.charAt(1) + \" \" + s.substring(3) + \" \" + s.substring(1, 2) + \" \" + s.subSequence(0, 2) + \" \" + s.toString()",
        () -> s.length() + " " + s.charAt(1) + " " + s.substring(3) + " " + s.substring(1, 2) + " " + s.subSequence(0, 2) + " " + s.toString());
    show("s.charAt(5)", () -> s.charAt(5));
    show("s.charAt(-1)", () -> s.charAt(-1));
    show("s.substring(6)", () -> s.substring(6));
    show("s.substring(-1)", () -> s.substring(-1));
    show("s.substring(2, 1)", () -> s.substring(2, 1));
    show("s.substring(1, 9)", () -> s.substring(1, 9));
    show("s.subSequence(4, 2)", () -> s.subSequence(4, 2));
    show(
        "face.codePointAt(1) + \" \" + face.codePointBefore(3) + \" \" + face.codePointCount(0, 4) + \" \" + face.offsetByCodePoints(0, 2)",
        () -> face.codePointAt(1) + " " + face.codePointBefore(3) + " " + face.codePointCount(0, 4) + " " + face.offsetByCodePoints(0, 2));
    show("face.codePointAt(4)", () -> face.codePointAt(4));
    show("face.codePointBefore(0)", () -> face.codePointBefore(0));
    show("face.codePointCount(3, 2)", () -> face.codePointCount(3, 2));
    show("face.offsetByCodePoints(0, 7)", () -> face.offsetByCodePoints(0, 7));
    char[] target = new char[6];
    show("s.getChars(1, 4, target, 2)", () -> { s.getChars(1, 4, target, 2); return "done"; });
    show(
        "(int) target[1] + \" \" + target[2] + target[3] + target[4]",
        () -> (int) target[1] + " " + target[2] + target[3] + target[4]);
    show("s.getChars(1, 9, target, 2)", () -> { s.getChars(1, 9, target, 2); return "done"; });
    show("s.getChars(3, 2, target, 0)", () -> { s.getChars(3, 2, target, 0); return "done"; });
    show("s.getChars(0, 5, target, 3)", () -> { s.getChars(0, 5, target, 3); return "done"; });
    show(
        "s.indexOf(\"l\") + \" \" + s.indexOf(\"l\", 3) + \" \" + s.indexOf(\"\") + \" \" + s.indexOf(\"z\") + \" \" + s.lastIndexOf(\"l\") + \" \" + s.lastIndexOf(\"l\", 2) + \" \" + s.lastIndexOf(\"\", 9)",
        () -> s.indexOf("l") + " " + s.indexOf("l", 3) + " " + s.indexOf("") + " " + s.indexOf("z") + " " + s.lastIndexOf("l") + " " + s.lastIndexOf("l", 2) + " " + s.lastIndexOf("", 9));
    show("s.indexOf(null)", () -> s.indexOf(null));
    show(
        "s.compareTo(new StringBuilder(\"Help\")) + \" \" + s.compareTo(s) + \" \" + s.compareTo(new StringBuilder())",
        () -> s.compareTo(new StringBuilder("Help")) + " " + s.compareTo(s) + " " + s.compareTo(new StringBuilder()));
    show(
        "s.equals(new StringBuilder(\"Hello\")) + \" \" + s.equals(s)",
        () -> s.equals(new StringBuilder("Hello")) + " " + s.equals(s));
    show(
        "s.isEmpty() + \" \" + new StringBuilder().isEmpty()",
        () -> s.isEmpty() + " " + new StringBuilder().isEmpty());
  }

  static void changing() throws Exception {
    StringBuilder face = new StringBuilder("a\uD83D\uDE00b");
    show(
        "new StringBuilder(\"abc\").delete(1, 2).append(\"|\").delete(0, 0).delete(2, 99)",
        () -> new StringBuilder("abc").delete(1, 2).append("|").delete(0, 0).delete(2, 99));
    show("new StringBuilder(\"abc\").delete(4, 5)", () -> new StringBuilder("abc").delete(4, 5));
    show("new StringBuilder(\"abc\").delete(2, 1)", () -> new StringBuilder("abc").delete(2, 1));
    show("new StringBuilder(\"abc\").delete(-1, 1)", () -> new StringBuilder("abc").delete(-1, 1));
    show(
        "new StringBuilder(\"abc\").deleteCharAt(1)",
        () -> new StringBuilder("abc").deleteCharAt(1));
    show(
        "new StringBuilder(\"abc\").deleteCharAt(3)",
        () -> new StringBuilder("abc").deleteCharAt(3));
    show(
        "new StringBuilder(\"abcdef\").replace(1, 3, \"XYZ\").replace(6, 99, \"\")",
        () -> new StringBuilder("abcdef").replace(1, 3, "XYZ").replace(6, 99, ""));
    show(
        "new StringBuilder(\"abc\").replace(4, 5, \"x\")",
        () -> new StringBuilder("abc").replace(4, 5, "x"));
    show(
        "new StringBuilder(\"abc\").replace(2, 1, \"x\")",
        () -> new StringBuilder("abc").replace(2, 1, "x"));
    show(
        "new StringBuilder(\"abc\").replace(0, 1, null)",
        () -> new StringBuilder("abc").replace(0, 1, null));
    show(
        "new StringBuilder(\"ab\").insert(1, \"S\").insert(0, 1).insert(0, 2L).insert(0, 1.5f).insert(0, 2.5).insert(0, true).insert(0, 'c').insert(0, (Object) null).insert(0, (String) null)",
        () -> new StringBuilder("ab").insert(1, "S").insert(0, 1).insert(0, 2L).insert(0, 1.5f).insert(0, 2.5).insert(0, true).insert(0, 'c').insert(0, (Object) null).insert(0, (String) null));
    show(
        "new StringBuilder(\"ab\").insert(2, new char[] {'x'}).insert(0, new char[] {'p', 'q', 'r'}, 1, 2).insert(0, (CharSequence) \"cs\").insert(1, \"0123\", 1, 3).insert(0, (CharSequence) null)",
        () -> new StringBuilder("ab").insert(2, new char[] {'x'}).insert(0, new char[] {'p', 'q', 'r'}, 1, 2).insert(0, (CharSequence) "cs").insert(1, "0123", 1, 3).insert(0, (CharSequence) null));
    show(
        "new StringBuilder(\"ab\").insert(3, \"x\")",
        () -> new StringBuilder("ab").insert(3, "x"));
    show(
        "new StringBuilder(\"ab\").insert(-1, 'x')",
        () -> new StringBuilder("ab").insert(-1, 'x'));
    show(
        "new StringBuilder(\"ab\").insert(0, new char[2], 1, 2)",
        () -> new StringBuilder("ab").insert(0, new char[2], 1, 2));
    show(
        "new StringBuilder(\"ab\").insert(0, \"abc\", 2, 5)",
        () -> new StringBuilder("ab").insert(0, "abc", 2, 5));
    show(
        "new StringBuilder(\"abc\").reverse() + \" \" + face.reverse().codePointAt(1) + \" \" + new StringBuilder().reverse()",
        () -> new StringBuilder("abc").reverse() + " " + face.reverse().codePointAt(1) + " " + new StringBuilder().reverse());
    StringBuilder t = new StringBuilder("abc");
    show("t.setCharAt(1, 'X')", () -> { t.setCharAt(1, 'X'); return "done"; });
    show("t.setCharAt(3, 'X')", () -> { t.setCharAt(3, 'X'); return "done"; });
    show("t.setLength(5)", () -> { t.setLength(5); return "done"; });
    show("t.length() + \" \" + (int) t.charAt(4)", () -> t.length() + " " + (int) t.charAt(4));
    show("t.setLength(1)", () -> { t.setLength(1); return "done"; });
    show("t", () -> t);
    show("t.setLength(-1)", () -> { t.setLength(-1); return "done"; });
  }

  public static void main(String[] args) throws Exception {
    making();
    appending();
    reading();
    changing();
  }
}

/* expect:
new StringBuilder().length() + " " + new StringBuilder(5).length() + " " + new StringBuilder("abc") + " " + new StringBuilder((CharSequence) new StringBuilder("cs")) + " " + new StringBuilder().capacity() + " " + new StringBuilder("abc").capacity() + " " + new StringBuilder(7).capacity() = "0 0 abc cs 16 19 7"
new StringBuilder(-1) = ! java.lang.NegativeArraySizeException: -1
new StringBuilder((String) null) = ! java.lang.NullPointerException
c.ensureCapacity(50) = "done"
c.capacity() >= 50 = true
c.ensureCapacity(-1) = "done"
c.trimToSize() = "done"
c.capacity() = 1
new StringBuilder().append((Object) null).append((String) null).append((CharSequence) null).append((StringBuffer) null) = nullnullnullnull
new StringBuilder().append(1).append(' ').append(2L).append(' ').append(1.5f).append(' ').append(2.5).append(' ').append(true).append('c').append("s").append(new Object() { @Override public String toString() { return "o"; } }) = 1 2 1.5 2.5 truecso
new StringBuilder().append(new char[] {'a', 'b'}).append(new char[] {'a', 'b', 'c'}, 1, 2).append(new StringBuffer("buf")).append(new StringBuilder("sb")).append((CharSequence) "seq") = abbcbufsbseq
new StringBuilder().append("0123", 1, 3).append((CharSequence) null, 0, 2).append(new StringBuilder("xyz"), 2, 3) = 12nuz
new StringBuilder().append("0123", 3, 5) = ! java.lang.IndexOutOfBoundsException: start 3, end 5, length 4
new StringBuilder().append("0123", 2, 1) = ! java.lang.IndexOutOfBoundsException: start 2, end 1, length 4
new StringBuilder().append((char[]) null) = ! java.lang.NullPointerException
new StringBuilder().append(new char[2], 1, 2) = ! java.lang.IndexOutOfBoundsException: start 1, end 3, length 2
new StringBuilder().appendCodePoint(0x1F600).appendCodePoint('a').length() = 3
new StringBuilder().appendCodePoint(-1) = ! java.lang.IllegalArgumentException: Not a valid Unicode code point: 0xFFFFFFFF
new StringBuilder().append(Integer.MIN_VALUE).append(Long.MIN_VALUE).append(-0.0).append(Float.NaN) = -2147483648-9223372036854775808-0.0NaN
s.length() + " " + s.charAt(1) + " " + s.substring(3) + " " + s.substring(1, 2) + " " + s.subSequence(0, 2) + " " + s.toString() = "5 e lo e He Hello"
s.charAt(5) = ! java.lang.StringIndexOutOfBoundsException: index 5, length 5
s.charAt(-1) = ! java.lang.StringIndexOutOfBoundsException: index -1, length 5
s.substring(6) = ! java.lang.StringIndexOutOfBoundsException: start 6, end 5, length 5
s.substring(-1) = ! java.lang.StringIndexOutOfBoundsException: start -1, end 5, length 5
s.substring(2, 1) = ! java.lang.StringIndexOutOfBoundsException: start 2, end 1, length 5
s.substring(1, 9) = ! java.lang.StringIndexOutOfBoundsException: start 1, end 9, length 5
s.subSequence(4, 2) = ! java.lang.StringIndexOutOfBoundsException: start 4, end 2, length 5
face.codePointAt(1) + " " + face.codePointBefore(3) + " " + face.codePointCount(0, 4) + " " + face.offsetByCodePoints(0, 2) = "128512 128512 3 3"
face.codePointAt(4) = ! java.lang.StringIndexOutOfBoundsException: index 4, length 4
face.codePointBefore(0) = ! java.lang.StringIndexOutOfBoundsException: String index out of range: 0
face.codePointCount(3, 2) = ! java.lang.IndexOutOfBoundsException
face.offsetByCodePoints(0, 7) = ! java.lang.IndexOutOfBoundsException
s.getChars(1, 4, target, 2) = "done"
(int) target[1] + " " + target[2] + target[3] + target[4] = "0 ell"
s.getChars(1, 9, target, 2) = ! java.lang.StringIndexOutOfBoundsException: start 1, end 9, length 5
s.getChars(3, 2, target, 0) = ! java.lang.StringIndexOutOfBoundsException: start 3, end 2, length 5
s.getChars(0, 5, target, 3) = ! java.lang.IndexOutOfBoundsException: start 3, end 8, length 6
s.indexOf("l") + " " + s.indexOf("l", 3) + " " + s.indexOf("") + " " + s.indexOf("z") + " " + s.lastIndexOf("l") + " " + s.lastIndexOf("l", 2) + " " + s.lastIndexOf("", 9) = "2 3 0 -1 3 2 5"
s.indexOf(null) = ! java.lang.NullPointerException
s.compareTo(new StringBuilder("Help")) + " " + s.compareTo(s) + " " + s.compareTo(new StringBuilder()) = "-4 0 5"
s.equals(new StringBuilder("Hello")) + " " + s.equals(s) = "false true"
s.isEmpty() + " " + new StringBuilder().isEmpty() = "false true"
new StringBuilder("abc").delete(1, 2).append("|").delete(0, 0).delete(2, 99) = ac
new StringBuilder("abc").delete(4, 5) = ! java.lang.StringIndexOutOfBoundsException: start 4, end 3, length 3
new StringBuilder("abc").delete(2, 1) = ! java.lang.StringIndexOutOfBoundsException: start 2, end 1, length 3
new StringBuilder("abc").delete(-1, 1) = ! java.lang.StringIndexOutOfBoundsException: start -1, end 1, length 3
new StringBuilder("abc").deleteCharAt(1) = ac
new StringBuilder("abc").deleteCharAt(3) = ! java.lang.StringIndexOutOfBoundsException: index 3, length 3
new StringBuilder("abcdef").replace(1, 3, "XYZ").replace(6, 99, "") = aXYZde
new StringBuilder("abc").replace(4, 5, "x") = ! java.lang.StringIndexOutOfBoundsException: start 4, end 3, length 3
new StringBuilder("abc").replace(2, 1, "x") = ! java.lang.StringIndexOutOfBoundsException: start 2, end 1, length 3
new StringBuilder("abc").replace(0, 1, null) = ! java.lang.NullPointerException
new StringBuilder("ab").insert(1, "S").insert(0, 1).insert(0, 2L).insert(0, 1.5f).insert(0, 2.5).insert(0, true).insert(0, 'c').insert(0, (Object) null).insert(0, (String) null) = nullnullctrue2.51.521aSb
new StringBuilder("ab").insert(2, new char[] {'x'}).insert(0, new char[] {'p', 'q', 'r'}, 1, 2).insert(0, (CharSequence) "cs").insert(1, "0123", 1, 3).insert(0, (CharSequence) null) = nullc12sqrabx
new StringBuilder("ab").insert(3, "x") = ! java.lang.StringIndexOutOfBoundsException: offset 3, length 2
new StringBuilder("ab").insert(-1, 'x') = ! java.lang.StringIndexOutOfBoundsException: offset -1, length 2
new StringBuilder("ab").insert(0, new char[2], 1, 2) = ! java.lang.StringIndexOutOfBoundsException: start 1, end 3, length 2
new StringBuilder("ab").insert(0, "abc", 2, 5) = ! java.lang.IndexOutOfBoundsException: start 2, end 5, length 3
new StringBuilder("abc").reverse() + " " + face.reverse().codePointAt(1) + " " + new StringBuilder().reverse() = "cba 128512 "
t.setCharAt(1, 'X') = "done"
t.setCharAt(3, 'X') = ! java.lang.StringIndexOutOfBoundsException: index 3, length 3
t.setLength(5) = "done"
t.length() + " " + (int) t.charAt(4) = "5 0"
t.setLength(1) = "done"
t = a
t.setLength(-1) = ! java.lang.StringIndexOutOfBoundsException: String index out of range: -1
*/
