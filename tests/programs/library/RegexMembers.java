import java.util.regex.*;

// Every member of Pattern, Matcher and MatchResult, with its edges.
public class RegexMembers {
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

  static void pattern() throws Exception {
    show("Pattern.compile(\"a b\").toString()", () -> Pattern.compile("a b").toString());
    Pattern p = Pattern.compile("(\\w)(\\d+)?");
    show(
        "p.pattern() + \" \" + p + \" \" + p.flags() + \" \" + Pattern.compile(\"a\", Pattern.CASE_INSENSITIVE | Pattern.MULTILINE).flags()",
        () -> p.pattern() + " " + p + " " + p.flags() + " " + Pattern.compile("a", Pattern.CASE_INSENSITIVE | Pattern.MULTILINE).flags());
    show("Pattern.compile(\"(\")", () -> Pattern.compile("("));
    show("Pattern.compile(\"a{2,1}\")", () -> Pattern.compile("a{2,1}"));
    show("Pattern.compile(\"[a\")", () -> Pattern.compile("[a"));
    show("Pattern.compile(\"*\")", () -> Pattern.compile("*"));
    show("Pattern.compile(null)", () -> Pattern.compile(null));
    show(
        "Pattern.matches(\"a+b\", \"aaab\") + \" \" + Pattern.matches(\"a+b\", \"aaabc\")",
        () -> Pattern.matches("a+b", "aaab") + " " + Pattern.matches("a+b", "aaabc"));
    show(
        "Pattern.quote(\"a.b\\\\E*\") + \" \" + Pattern.matches(Pattern.quote(\"a.b\"), \"a.b\") + \" \" + Pattern.matches(Pattern.quote(\"a.b\"), \"axb\")",
        () -> Pattern.quote("a.b\\E*") + " " + Pattern.matches(Pattern.quote("a.b"), "a.b") + " " + Pattern.matches(Pattern.quote("a.b"), "axb"));
    show(
        "Pattern.compile(\"A.C\", Pattern.CASE_INSENSITIVE | Pattern.DOTALL).matcher(\"a\\nc\").matches() + \" \" + Pattern.compile(\"a.c\", Pattern.LITERAL).matcher(\"a.c\").matches() + \" \" + Pattern.compile(\"a b # c\", Pattern.COMMENTS).matcher(\"ab\").matches() + \" \" + Pattern.compile(\"\\u00c9\", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE).matcher(\"\\u00e9\").matches()",
        () -> Pattern.compile("A.C", Pattern.CASE_INSENSITIVE | Pattern.DOTALL).matcher("a\nc").matches() + " " + Pattern.compile("a.c", Pattern.LITERAL).matcher("a.c").matches() + " " + Pattern.compile("a b # c", Pattern.COMMENTS).matcher("ab").matches() + " " + Pattern.compile("\u00c9", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE).matcher("\u00e9").matches());
    show(
        "Pattern.compile(\"^b$\", Pattern.MULTILINE).matcher(\"a\\nb\\nc\").find() + \" \" + Pattern.compile(\"a.b\", Pattern.UNIX_LINES).matcher(\"a\\rb\").matches()",
        () -> Pattern.compile("^b$", Pattern.MULTILINE).matcher("a\nb\nc").find() + " " + Pattern.compile("a.b", Pattern.UNIX_LINES).matcher("a\rb").matches());
    show(
        "Pattern.compile(\"[,;]\").split(\"a,b;c,,\")",
        () -> Pattern.compile("[,;]").split("a,b;c,,"));
    show(
        "Pattern.compile(\"[,;]\").split(\"a,b;c,,\", -1)",
        () -> Pattern.compile("[,;]").split("a,b;c,,", -1));
    show("Pattern.compile(\"x\").split(\"\")", () -> Pattern.compile("x").split(""));
    show(
        "Pattern.compile(\"\\\\d\").asPredicate().test(\"a1\") + \" \" + Pattern.compile(\"\\\\d\").asMatchPredicate().test(\"a1\")",
        () -> Pattern.compile("\\d").asPredicate().test("a1") + " " + Pattern.compile("\\d").asMatchPredicate().test("a1"));
  }

  static void matcher() throws Exception {
    Matcher m = Pattern.compile("(?<letter>[a-z])(\\d+)?").matcher("a12 b c3");
    show("m.group()", () -> m.group());
    show("m.start()", () -> m.start());
    show(
        "m.find() + \" \" + m.group() + \" \" + m.group(1) + \" \" + m.group(2) + \" \" + m.group(\"letter\") + \" \" + m.start() + m.end() + \" \" + m.start(2) + m.end(2) + \" \" + m.start(\"letter\") + m.end(\"letter\") + \" \" + m.groupCount()",
        () -> m.find() + " " + m.group() + " " + m.group(1) + " " + m.group(2) + " " + m.group("letter") + " " + m.start() + m.end() + " " + m.start(2) + m.end(2) + " " + m.start("letter") + m.end("letter") + " " + m.groupCount());
    show("m.group(3)", () -> m.group(3));
    show("m.group(\"none\")", () -> m.group("none"));
    show(
        "m.find() + \" \" + m.group() + \" \" + m.group(2) + \" \" + m.start(2)",
        () -> m.find() + " " + m.group() + " " + m.group(2) + " " + m.start(2));
    show(
        "m.find() + \" \" + m.find() + \" \" + m.find()",
        () -> m.find() + " " + m.find() + " " + m.find());
    show("m.group()", () -> m.group());
    show(
        "m.reset().find() + \" \" + m.group() + \" \" + m.find(5) + \" \" + m.group() + \" \" + m.hitEnd()",
        () -> m.reset().find() + " " + m.group() + " " + m.find(5) + " " + m.group() + " " + m.hitEnd());
    show("m.find(99)", () -> m.find(99));
    show(
        "m.reset(\"zz9\").lookingAt() + \" \" + m.group() + \" \" + m.matches() + \" \" + m.reset(\"q7\").matches() + \" \" + m.group(2)",
        () -> m.reset("zz9").lookingAt() + " " + m.group() + " " + m.matches() + " " + m.reset("q7").matches() + " " + m.group(2));
    show(
        "m.reset(\"a1b2\").region(2, 4).lookingAt() + \" \" + m.group() + \" \" + m.regionStart() + m.regionEnd() + \" \" + m.matches()",
        () -> m.reset("a1b2").region(2, 4).lookingAt() + " " + m.group() + " " + m.regionStart() + m.regionEnd() + " " + m.matches());
    show("m.region(3, 2)", () -> m.region(3, 2));
    show("m.region(0, 9)", () -> m.region(0, 9));
    show(
        "m.reset(\"x1 y2\").replaceAll(\"<$1>\") + \" \" + m.replaceFirst(\"${letter}!\") + \" \" + m.replaceAll(\"\\\\$\") + \" \" + m.replaceAll(r -> r.group().toUpperCase()) + \" \" + m.replaceFirst(r -> \"[\" + r.start() + \"]\")",
        () -> m.reset("x1 y2").replaceAll("<$1>") + " " + m.replaceFirst("${letter}!") + " " + m.replaceAll("\\$") + " " + m.replaceAll(r -> r.group().toUpperCase()) + " " + m.replaceFirst(r -> "[" + r.start() + "]"));
    show("m.replaceAll(\"$9\")", () -> m.replaceAll("$9"));
    show("m.replaceAll(\"${none}\")", () -> m.replaceAll("${none}"));
    show(
        "Matcher.quoteReplacement(\"a$1\\\\\") + \" \" + \"x\".replaceAll(\"x\", Matcher.quoteReplacement(\"$1\"))",
        () -> Matcher.quoteReplacement("a$1\\") + " " + "x".replaceAll("x", Matcher.quoteReplacement("$1")));
    Matcher a = Pattern.compile("b").matcher("abcbd");
    StringBuilder sb = new StringBuilder();
    StringBuffer buffer = new StringBuffer();
    show("a.appendReplacement(sb, \"x\")", () -> a.appendReplacement(sb, "x"));
    show(
        "a.find() + \" \" + (a.appendReplacement(sb, \"[$0]\") == a) + \" \" + sb + \" \" + a.appendTail(new StringBuilder()) + \" \" + a.appendTail(sb)",
        () -> a.find() + " " + (a.appendReplacement(sb, "[$0]") == a) + " " + sb + " " + a.appendTail(new StringBuilder()) + " " + a.appendTail(sb));
    show(
        "a.reset().find() + \" \" + (a.appendReplacement(buffer, \"-\") == a) + \" \" + a.appendTail(buffer)",
        () -> a.reset().find() + " " + (a.appendReplacement(buffer, "-") == a) + " " + a.appendTail(buffer));
    MatchResult r = a.toMatchResult();
    show(
        "r.start() + \" \" + r.end() + \" \" + r.group() + \" \" + r.group(0) + \" \" + r.start(0) + \" \" + r.end(0) + \" \" + r.groupCount()",
        () -> r.start() + " " + r.end() + " " + r.group() + " " + r.group(0) + " " + r.start(0) + " " + r.end(0) + " " + r.groupCount());
    show(
        "a.pattern() + \" \" + a.usePattern(Pattern.compile(\"c\")).find() + \" \" + a.start()",
        () -> a.pattern() + " " + a.usePattern(Pattern.compile("c")).find() + " " + a.start());
    show("a.usePattern(null)", () -> a.usePattern(null));
  }

  static void syntax() throws Exception {
    show(
        "\"aab\".matches(\"a{2}b\") + \" \" + \"ab\".matches(\"(a|b)*\") + \" \" + \"abab\".matches(\"(ab)\\\\1\") + \" \" + \"a-b\".matches(\"\\\\w\\\\W\\\\w\") + \" \" + \"\\t \".matches(\"\\\\s+\") + \" \" + \"x\".matches(\"[^a-w]\") + \" \" + \"b\".matches(\"[a-c&&[^a]]\")",
        () -> "aab".matches("a{2}b") + " " + "ab".matches("(a|b)*") + " " + "abab".matches("(ab)\\1") + " " + "a-b".matches("\\w\\W\\w") + " " + "\t ".matches("\\s+") + " " + "x".matches("[^a-w]") + " " + "b".matches("[a-c&&[^a]]"));
    show(
        "\"aaa\".replaceFirst(\"a+?\", \"x\") + \" \" + \"aaa\".replaceAll(\"a*\", \"x\") + \" \" + \"foobar\".replaceAll(\"foo(?=bar)\", \"X\") + \" \" + \"foobaz\".replaceAll(\"foo(?!bar)\", \"X\") + \" \" + \"foobar\".replaceAll(\"(?<=foo)bar\", \"X\") + \" \" + \"foobar\".replaceAll(\"(?<!x)bar\", \"Y\")",
        () -> "aaa".replaceFirst("a+?", "x") + " " + "aaa".replaceAll("a*", "x") + " " + "foobar".replaceAll("foo(?=bar)", "X") + " " + "foobaz".replaceAll("foo(?!bar)", "X") + " " + "foobar".replaceAll("(?<=foo)bar", "X") + " " + "foobar".replaceAll("(?<!x)bar", "Y"));
    show(
        "\"aXbX\".split(\"(?i)x\") .length + \" \" + \"AbC\".replaceAll(\"(?i)[abc]\", \".\") + \" \" + \"aaaa\".matches(\"a++a\") + \" \" + \"one two\".replaceAll(\"\\\\b(\\\\w)\", \"<$1>\") + \" \" + \"(?:a|b)+c\".length() + \" \" + \"abac\".matches(\"(?:a|b)+c\")",
        () -> "aXbX".split("(?i)x") .length + " " + "AbC".replaceAll("(?i)[abc]", ".") + " " + "aaaa".matches("a++a") + " " + "one two".replaceAll("\\b(\\w)", "<$1>") + " " + "(?:a|b)+c".length() + " " + "abac".matches("(?:a|b)+c"));
    show(
        "\"caf\\u00e9 1\".replaceAll(\"\\\\p{L}\", \"L\") + \" \" + \"Ab1\".replaceAll(\"\\\\p{Upper}\", \"U\") + \" \" + \"a1!\".replaceAll(\"\\\\p{Punct}\", \"P\") + \" \" + \"\\u00e9\".matches(\"\\\\p{IsAlphabetic}\") + \" \" + \"A\".matches(\"\\\\p{Lu}\") + \" \" + \"a\".matches(\"\\\\P{Lu}\") + \" \" + \"\\\\Q.\\\\E\"",
        () -> "caf\u00e9 1".replaceAll("\\p{L}", "L") + " " + "Ab1".replaceAll("\\p{Upper}", "U") + " " + "a1!".replaceAll("\\p{Punct}", "P") + " " + "\u00e9".matches("\\p{IsAlphabetic}") + " " + "A".matches("\\p{Lu}") + " " + "a".matches("\\P{Lu}") + " " + "\\Q.\\E");
  }

  public static void main(String[] args) throws Exception {
    pattern();
    matcher();
    syntax();
  }
}

/* expect:
Pattern.compile("a b").toString() = "a b"
p.pattern() + " " + p + " " + p.flags() + " " + Pattern.compile("a", Pattern.CASE_INSENSITIVE | Pattern.MULTILINE).flags() = "(\w)(\d+)? (\w)(\d+)? 0 10"
Pattern.compile("(") = ! java.util.regex.PatternSyntaxException: Unclosed group near index 1
(
Pattern.compile("a{2,1}") = ! java.util.regex.PatternSyntaxException: Illegal repetition range near index 5
a{2,1}
     ^
Pattern.compile("[a") = ! java.util.regex.PatternSyntaxException: Unclosed character class near index 1
[a
 ^
Pattern.compile("*") = ! java.util.regex.PatternSyntaxException: Dangling meta character '*' near index 0
*
^
Pattern.compile(null) = ! java.lang.NullPointerException
Pattern.matches("a+b", "aaab") + " " + Pattern.matches("a+b", "aaabc") = "true false"
Pattern.quote("a.b\\E*") + " " + Pattern.matches(Pattern.quote("a.b"), "a.b") + " " + Pattern.matches(Pattern.quote("a.b"), "axb") = "\Qa.b\E\\E\Q*\E true false"
Pattern.compile("A.C", Pattern.CASE_INSENSITIVE | Pattern.DOTALL).matcher("a\nc").matches() + " " + Pattern.compile("a.c", Pattern.LITERAL).matcher("a.c").matches() + " " + Pattern.compile("a b # c", Pattern.COMMENTS).matcher("ab").matches() + " " + Pattern.compile("\x{5c}u00c9", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE).matcher("\x{5c}u00e9").matches() = "true true true true"
Pattern.compile("^b$", Pattern.MULTILINE).matcher("a\nb\nc").find() + " " + Pattern.compile("a.b", Pattern.UNIX_LINES).matcher("a\rb").matches() = "true true"
Pattern.compile("[,;]").split("a,b;c,,") = [a, b, c]
Pattern.compile("[,;]").split("a,b;c,,", -1) = [a, b, c, , ]
Pattern.compile("x").split("") = []
Pattern.compile("\\d").asPredicate().test("a1") + " " + Pattern.compile("\\d").asMatchPredicate().test("a1") = "true false"
m.group() = ! java.lang.IllegalStateException: No match found
m.start() = ! java.lang.IllegalStateException: No match available
m.find() + " " + m.group() + " " + m.group(1) + " " + m.group(2) + " " + m.group("letter") + " " + m.start() + m.end() + " " + m.start(2) + m.end(2) + " " + m.start("letter") + m.end("letter") + " " + m.groupCount() = "true a12 a 12 a 03 13 01 2"
m.group(3) = ! java.lang.IndexOutOfBoundsException: No group 3
m.group("none") = ! java.lang.IllegalArgumentException: No group with name <none>
m.find() + " " + m.group() + " " + m.group(2) + " " + m.start(2) = "true b null -1"
m.find() + " " + m.find() + " " + m.find() = "true false false"
m.group() = ! java.lang.IllegalStateException: No match found
m.reset().find() + " " + m.group() + " " + m.find(5) + " " + m.group() + " " + m.hitEnd() = "true a12 true c3 true"
m.find(99) = ! java.lang.IndexOutOfBoundsException: Illegal start index
m.reset("zz9").lookingAt() + " " + m.group() + " " + m.matches() + " " + m.reset("q7").matches() + " " + m.group(2) = "true z false true 7"
m.reset("a1b2").region(2, 4).lookingAt() + " " + m.group() + " " + m.regionStart() + m.regionEnd() + " " + m.matches() = "true b2 24 true"
m.region(3, 2) = ! java.lang.IndexOutOfBoundsException: start > end
m.region(0, 9) = ! java.lang.IndexOutOfBoundsException: end
m.reset("x1 y2").replaceAll("<$1>") + " " + m.replaceFirst("${letter}!") + " " + m.replaceAll("\\$") + " " + m.replaceAll(r -> r.group().toUpperCase()) + " " + m.replaceFirst(r -> "[" + r.start() + "]") = "<x> <y> x! y2 $ $ X1 Y2 [0] y2"
m.replaceAll("$9") = ! java.lang.IndexOutOfBoundsException: No group 9
m.replaceAll("${none}") = ! java.lang.IllegalArgumentException: No group with name {none}
Matcher.quoteReplacement("a$1\\") + " " + "x".replaceAll("x", Matcher.quoteReplacement("$1")) = "a\$1\\ $1"
a.appendReplacement(sb, "x") = ! java.lang.IllegalStateException: No match available
a.find() + " " + (a.appendReplacement(sb, "[$0]") == a) + " " + sb + " " + a.appendTail(new StringBuilder()) + " " + a.appendTail(sb) = "true true a[b] cbd a[b]cbd"
a.reset().find() + " " + (a.appendReplacement(buffer, "-") == a) + " " + a.appendTail(buffer) = "true true a-cbd"
r.start() + " " + r.end() + " " + r.group() + " " + r.group(0) + " " + r.start(0) + " " + r.end(0) + " " + r.groupCount() = "1 2 b b 1 2 0"
a.pattern() + " " + a.usePattern(Pattern.compile("c")).find() + " " + a.start() = "b true 2"
a.usePattern(null) = ! java.lang.IllegalArgumentException: Pattern cannot be null
"aab".matches("a{2}b") + " " + "ab".matches("(a|b)*") + " " + "abab".matches("(ab)\\1") + " " + "a-b".matches("\\w\\W\\w") + " " + "\t ".matches("\\s+") + " " + "x".matches("[^a-w]") + " " + "b".matches("[a-c&&[^a]]") = "true true true true true true true"
"aaa".replaceFirst("a+?", "x") + " " + "aaa".replaceAll("a*", "x") + " " + "foobar".replaceAll("foo(?=bar)", "X") + " " + "foobaz".replaceAll("foo(?!bar)", "X") + " " + "foobar".replaceAll("(?<=foo)bar", "X") + " " + "foobar".replaceAll("(?<!x)bar", "Y") = "xaa xx Xbar Xbaz fooX fooY"
"aXbX".split("(?i)x") .length + " " + "AbC".replaceAll("(?i)[abc]", ".") + " " + "aaaa".matches("a++a") + " " + "one two".replaceAll("\\b(\\w)", "<$1>") + " " + "(?:a|b)+c".length() + " " + "abac".matches("(?:a|b)+c") = "2 ... false <o>ne <t>wo 9 true"
"caf\x{5c}u00e9 1".replaceAll("\\p{L}", "L") + " " + "Ab1".replaceAll("\\p{Upper}", "U") + " " + "a1!".replaceAll("\\p{Punct}", "P") + " " + "\x{5c}u00e9".matches("\\p{IsAlphabetic}") + " " + "A".matches("\\p{Lu}") + " " + "a".matches("\\P{Lu}") + " " + "\\Q.\\E" = "LLLL 1 Ub1 a1P true true true \Q.\E"
*/
