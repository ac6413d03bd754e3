import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.regex.Pattern;

// Every member of Scanner over strings and streams, with its edges.
public class ScannerMembers {
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
      return "\"" + ((String) value).replace("\n", "\\n") + "\"";
    }
    if (value != null && value.getClass().isArray()) {
      String all = java.util.Arrays.deepToString(new Object[] {value});
      return all.substring(1, all.length() - 1);
    }
    return String.valueOf(value);
  }

  static InputStream stream(String s) {
    return new ByteArrayInputStream(s.getBytes());
  }

  static void numbers() throws Exception {
    Scanner s = new Scanner("12 -7 300 99999999999 1.5 ff x true 1,234");
    show(
        "s.hasNextInt() + \" \" + s.nextInt() + \" \" + s.hasNextByte() + \" \" + s.nextByte() + \" \" + s.hasNextByte() + \" \" + s.hasNextShort() + \" \" + s.nextShort() + \" \" + s.hasNextInt() + \" \" + s.hasNextLong() + \" \" + s.nextLong()",
        () -> s.hasNextInt() + " " + s.nextInt() + " " + s.hasNextByte() + " " + s.nextByte() + " " + s.hasNextByte() + " " + s.hasNextShort() + " " + s.nextShort() + " " + s.hasNextInt() + " " + s.hasNextLong() + " " + s.nextLong());
    show(
        "s.hasNextInt() + \" \" + s.hasNextDouble() + \" \" + s.hasNextFloat() + \" \" + s.nextDouble()",
        () -> s.hasNextInt() + " " + s.hasNextDouble() + " " + s.hasNextFloat() + " " + s.nextDouble());
    show(
        "s.hasNextInt(16) + \" \" + s.hasNextInt() + \" \" + s.nextInt(16)",
        () -> s.hasNextInt(16) + " " + s.hasNextInt() + " " + s.nextInt(16));
    show("s.nextInt()", () -> s.nextInt());
    show("s.nextDouble()", () -> s.nextDouble());
    show("s.nextBoolean()", () -> s.nextBoolean());
    show(
        "s.hasNextBoolean() + \" \" + s.next() + \" \" + s.hasNextBoolean() + \" \" + s.nextBoolean() + \" \" + s.nextInt() + \" \" + s.hasNext()",
        () -> s.hasNextBoolean() + " " + s.next() + " " + s.hasNextBoolean() + " " + s.nextBoolean() + " " + s.nextInt() + " " + s.hasNext());
    show("s.next()", () -> s.next());
    show("s.nextInt()", () -> s.nextInt());
    Scanner t = new Scanner("7f 80 -1 7fff 8000 zz 2.5 1e3 NaN 128");
    show(
        "t.hasNextByte(16) + \" \" + t.nextByte(16) + \" \" + t.hasNextByte(16) + \" \" + t.hasNextShort(16) + \" \" + t.nextShort(16) + \" \" + t.hasNextLong(16) + \" \" + t.nextLong(16) + \" \" + t.hasNextShort(16) + \" \" + t.nextShort(16) + \" \" + t.hasNextShort(16)",
        () -> t.hasNextByte(16) + " " + t.nextByte(16) + " " + t.hasNextByte(16) + " " + t.hasNextShort(16) + " " + t.nextShort(16) + " " + t.hasNextLong(16) + " " + t.nextLong(16) + " " + t.hasNextShort(16) + " " + t.nextShort(16) + " " + t.hasNextShort(16));
    show("t.nextShort(16)", () -> t.nextShort(16));
    show(
        "t.next() + \" \" + t.nextLong(36) + \" \" + t.nextFloat() + \" \" + t.nextFloat() + \" \" + t.nextDouble()",
        () -> t.next() + " " + t.nextLong(36) + " " + t.nextFloat() + " " + t.nextFloat() + " " + t.nextDouble());
    show("t.nextByte()", () -> t.nextByte());
    show("t.nextInt(99)", () -> t.nextInt(99));
    show("t.hasNextInt(1)", () -> t.hasNextInt(1));
    show(
        "t.radix() + \" \" + t.useRadix(16).radix() + \" \" + t.nextInt() + \" \" + t.reset().radix()",
        () -> t.radix() + " " + t.useRadix(16).radix() + " " + t.nextInt() + " " + t.reset().radix());
    show("t.useRadix(40)", () -> t.useRadix(40));
    show("new Scanner(\"99999999999\").nextInt()", () -> new Scanner("99999999999").nextInt());
    show(
        "new Scanner(\"99999999999999999999\").nextLong()",
        () -> new Scanner("99999999999999999999").nextLong());
  }

  static void lines() throws Exception {
    Scanner s = new Scanner("one two\r\n\nthree\rfour");
    show(
        "s.next() + \"|\" + s.nextLine() + \"|\" + s.nextLine() + \"|\" + s.hasNextLine() + \"|\" + s.nextLine() + \"|\" + s.nextLine() + \"|\" + s.hasNextLine()",
        () -> s.next() + "|" + s.nextLine() + "|" + s.nextLine() + "|" + s.hasNextLine() + "|" + s.nextLine() + "|" + s.nextLine() + "|" + s.hasNextLine());
    show("s.nextLine()", () -> s.nextLine());
    show(
        "new Scanner(\"\").hasNextLine() + \" \" + new Scanner(\"\\n\").hasNextLine() + \" \" + new Scanner(\" \\n \").hasNext()",
        () -> new Scanner("").hasNextLine() + " " + new Scanner("\n").hasNextLine() + " " + new Scanner(" \n ").hasNext());
    show("new Scanner(\"\").nextLine()", () -> new Scanner("").nextLine());
  }

  static void delimiters() throws Exception {
    Scanner s = new Scanner("a,b,,c;;d").useDelimiter(",");
    show(
        "s.delimiter() + \" \" + s.next() + \"|\" + s.next() + \"|\" + s.next() + \"|\" + s.useDelimiter(Pattern.compile(\";+\")).next() + \"|\" + s.next() + \"|\" + s.hasNext() + \" \" + s.reset().delimiter()",
        () -> s.delimiter() + " " + s.next() + "|" + s.next() + "|" + s.next() + "|" + s.useDelimiter(Pattern.compile(";+")).next() + "|" + s.next() + "|" + s.hasNext() + " " + s.reset().delimiter());
    show("s.next()", () -> s.next());
    show(
        "new Scanner(\"1fish2 fish\").useDelimiter(\"\\\\s*fish\\\\s*\").nextInt()",
        () -> new Scanner("1fish2 fish").useDelimiter("\\s*fish\\s*").nextInt());
    show(
        "new Scanner(\"abc\").useDelimiter(\"\").next() + new Scanner(\"  x\").useDelimiter(\" \").next() + \"|\" + new Scanner(\"x  y\").useDelimiter(\" \").next()",
        () -> new Scanner("abc").useDelimiter("").next() + new Scanner("  x").useDelimiter(" ").next() + "|" + new Scanner("x  y").useDelimiter(" ").next());
    show("s.useDelimiter((String) null)", () -> s.useDelimiter((String) null));
    Scanner lines = new Scanner(stream("l1 x\nl2\n\nl4")).useDelimiter("\n");
    show(
        "lines.next() + \"|\" + lines.next() + \"|\" + lines.next() + \"|\" + lines.next() + \"|\" + lines.hasNext()",
        () -> lines.next() + "|" + lines.next() + "|" + lines.next() + "|" + lines.next() + "|" + lines.hasNext());
  }

  static void patterns() throws Exception {
    Scanner s = new Scanner("12ab x=1 y=22\nnext line 5");
    show(
        "s.hasNext(\"\\\\d+\") + \" \" + s.hasNext(\"\\\\d+[a-z]+\") + \" \" + s.hasNext(Pattern.compile(\"q\")) + \" \" + s.next(\"\\\\d+.*\") + \" \" + s.hasNext()",
        () -> s.hasNext("\\d+") + " " + s.hasNext("\\d+[a-z]+") + " " + s.hasNext(Pattern.compile("q")) + " " + s.next("\\d+.*") + " " + s.hasNext());
    show("s.next(\"zz\")", () -> s.next("zz"));
    show(
        "s.next(Pattern.compile(\"x=.\")) + \" \" + s.findInLine(\"(\\\\d)\\\\1\") + \" \" + s.findInLine(Pattern.compile(\"q\")) + \"|\" + s.findInLine(\"zz\")",
        () -> s.next(Pattern.compile("x=.")) + " " + s.findInLine("(\\d)\\1") + " " + s.findInLine(Pattern.compile("q")) + "|" + s.findInLine("zz"));
    show(
        "s.nextLine() + \"|\" + s.findWithinHorizon(\"l..e\", 4) + \"|\" + s.findWithinHorizon(\"l..e\", 0) + \"|\" + s.findWithinHorizon(Pattern.compile(\"9\"), 0)",
        () -> s.nextLine() + "|" + s.findWithinHorizon("l..e", 4) + "|" + s.findWithinHorizon("l..e", 0) + "|" + s.findWithinHorizon(Pattern.compile("9"), 0));
    show("s.findWithinHorizon(\"x\", -1)", () -> s.findWithinHorizon("x", -1));
    show("s.skip(\" \").nextInt()", () -> s.skip(" ").nextInt());
    show("s.skip(\"zz\")", () -> s.skip("zz"));
    show(
        "s.skip(Pattern.compile(\"z*\")).hasNext()",
        () -> s.skip(Pattern.compile("z*")).hasNext());
    show("s.hasNext((String) null)", () -> s.hasNext((String) null));
  }

  static void rest() throws Exception {
    Scanner s = new Scanner(stream("caf\u00e9 x"), "UTF-8");
    show(
        "s.next() + \" \" + s.ioException() + \" \" + s.locale() .equals(Locale.getDefault()) + \" \" + s.useLocale(Locale.US).locale()",
        () -> s.next() + " " + s.ioException() + " " + s.locale() .equals(Locale.getDefault()) + " " + s.useLocale(Locale.US).locale());
    show(
        "new Scanner(new ByteArrayInputStream(new byte[] {(byte) 0xe9}), StandardCharsets.ISO_8859_1).next()",
        () -> new Scanner(new ByteArrayInputStream(new byte[] {(byte) 0xe9}), StandardCharsets.ISO_8859_1).next());
    show("new Scanner(stream(\"x\"), \"no-such\")", () -> new Scanner(stream("x"), "no-such"));
    show("s.remove()", () -> { s.remove(); return "done"; });
    show("s.useLocale(null)", () -> { s.useLocale(null); return "done"; });
    show("s.close()", () -> { s.close(); return "done"; });
    show("s.close()", () -> { s.close(); return "done"; });
    show("s.hasNext()", () -> s.hasNext());
    show("s.next()", () -> s.next());
    show("s.nextLine()", () -> s.nextLine());
    show("new Scanner((String) null)", () -> new Scanner((String) null));
    show("new Scanner((InputStream) null)", () -> new Scanner((InputStream) null));
  }

  public static void main(String[] args) throws Exception {
    numbers();
    lines();
    delimiters();
    patterns();
    rest();
  }
}

/* expect:
s.hasNextInt() + " " + s.nextInt() + " " + s.hasNextByte() + " " + s.nextByte() + " " + s.hasNextByte() + " " + s.hasNextShort() + " " + s.nextShort() + " " + s.hasNextInt() + " " + s.hasNextLong() + " " + s.nextLong() = "true 12 true -7 false true 300 false true 99999999999"
s.hasNextInt() + " " + s.hasNextDouble() + " " + s.hasNextFloat() + " " + s.nextDouble() = "false true true 1.5"
s.hasNextInt(16) + " " + s.hasNextInt() + " " + s.nextInt(16) = "true false 255"
s.nextInt() = ! java.util.InputMismatchException
s.nextDouble() = ! java.util.InputMismatchException
s.nextBoolean() = ! java.util.InputMismatchException
s.hasNextBoolean() + " " + s.next() + " " + s.hasNextBoolean() + " " + s.nextBoolean() + " " + s.nextInt() + " " + s.hasNext() = "false x true true 1234 false"
s.next() = ! java.util.NoSuchElementException
s.nextInt() = ! java.util.NoSuchElementException
t.hasNextByte(16) + " " + t.nextByte(16) + " " + t.hasNextByte(16) + " " + t.hasNextShort(16) + " " + t.nextShort(16) + " " + t.hasNextLong(16) + " " + t.nextLong(16) + " " + t.hasNextShort(16) + " " + t.nextShort(16) + " " + t.hasNextShort(16) = "true 127 false true 128 true -1 true 32767 false"
t.nextShort(16) = ! java.util.InputMismatchException: Value out of range. Value:"8000" Radix:16
t.next() + " " + t.nextLong(36) + " " + t.nextFloat() + " " + t.nextFloat() + " " + t.nextDouble() = "8000 1295 2.5 1000.0 NaN"
t.nextByte() = ! java.util.InputMismatchException: Value out of range. Value:"128" Radix:10
t.nextInt(99) = ! java.lang.IllegalArgumentException: radix:99
t.hasNextInt(1) = ! java.lang.IllegalArgumentException: radix:1
t.radix() + " " + t.useRadix(16).radix() + " " + t.nextInt() + " " + t.reset().radix() = "10 16 296 10"
t.useRadix(40) = ! java.lang.IllegalArgumentException: radix:40
new Scanner("99999999999").nextInt() = ! java.util.InputMismatchException: For input string: "99999999999"
new Scanner("99999999999999999999").nextLong() = ! java.util.InputMismatchException: For input string: "99999999999999999999"
s.next() + "|" + s.nextLine() + "|" + s.nextLine() + "|" + s.hasNextLine() + "|" + s.nextLine() + "|" + s.nextLine() + "|" + s.hasNextLine() = "one| two||true|three|four|false"
s.nextLine() = ! java.util.NoSuchElementException: No line found
new Scanner("").hasNextLine() + " " + new Scanner("\n").hasNextLine() + " " + new Scanner(" \n ").hasNext() = "false true false"
new Scanner("").nextLine() = ! java.util.NoSuchElementException: No line found
s.delimiter() + " " + s.next() + "|" + s.next() + "|" + s.next() + "|" + s.useDelimiter(Pattern.compile(";+")).next() + "|" + s.next() + "|" + s.hasNext() + " " + s.reset().delimiter() = ", a|b||,c|d|false \p{javaWhitespace}+"
s.next() = ! java.util.NoSuchElementException
new Scanner("1fish2 fish").useDelimiter("\\s*fish\\s*").nextInt() = 1
new Scanner("abc").useDelimiter("").next() + new Scanner("  x").useDelimiter(" ").next() + "|" + new Scanner("x  y").useDelimiter(" ").next() = "a|x"
s.useDelimiter((String) null) = ! java.lang.NullPointerException
lines.next() + "|" + lines.next() + "|" + lines.next() + "|" + lines.next() + "|" + lines.hasNext() = "l1 x|l2||l4|false"
s.hasNext("\\d+") + " " + s.hasNext("\\d+[a-z]+") + " " + s.hasNext(Pattern.compile("q")) + " " + s.next("\\d+.*") + " " + s.hasNext() = "false true false 12ab true"
s.next("zz") = ! java.util.InputMismatchException
s.next(Pattern.compile("x=.")) + " " + s.findInLine("(\\d)\\1") + " " + s.findInLine(Pattern.compile("q")) + "|" + s.findInLine("zz") = "x=1 22 null|null"
s.nextLine() + "|" + s.findWithinHorizon("l..e", 4) + "|" + s.findWithinHorizon("l..e", 0) + "|" + s.findWithinHorizon(Pattern.compile("9"), 0) = "|null|line|null"
s.findWithinHorizon("x", -1) = ! java.lang.IllegalArgumentException: horizon < 0
s.skip(" ").nextInt() = 5
s.skip("zz") = ! java.util.NoSuchElementException
s.skip(Pattern.compile("z*")).hasNext() = false
s.hasNext((String) null) = ! java.lang.NullPointerException
s.next() + " " + s.ioException() + " " + s.locale() .equals(Locale.getDefault()) + " " + s.useLocale(Locale.US).locale() = "café null true en_US"
new Scanner(new ByteArrayInputStream(new byte[] {(byte) 0xe9}), StandardCharsets.ISO_8859_1).next() = "é"
new Scanner(stream("x"), "no-such") = ! java.lang.IllegalArgumentException: java.nio.charset.UnsupportedCharsetException: no-such
s.remove() = ! java.lang.UnsupportedOperationException
s.useLocale(null) = ! java.lang.NullPointerException
s.close() = "done"
s.close() = "done"
s.hasNext() = ! java.lang.IllegalStateException: Scanner closed
s.next() = ! java.lang.IllegalStateException: Scanner closed
s.nextLine() = ! java.lang.IllegalStateException: Scanner closed
new Scanner((String) null) = ! java.lang.NullPointerException
new Scanner((InputStream) null) = ! java.lang.NullPointerException
*/
