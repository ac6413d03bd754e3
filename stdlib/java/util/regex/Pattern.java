package java.util.regex;

import braid.internal.Regex;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A compiled regular expression. */
public final class Pattern implements java.io.Serializable {
  public static final int UNIX_LINES = Regex.UNIX_LINES;
  public static final int CASE_INSENSITIVE = Regex.CASE_INSENSITIVE;
  public static final int COMMENTS = Regex.COMMENTS;
  public static final int MULTILINE = Regex.MULTILINE;
  public static final int LITERAL = Regex.LITERAL;
  public static final int DOTALL = Regex.DOTALL;
  public static final int UNICODE_CASE = Regex.UNICODE_CASE;

  private final String pattern;
  private final int flags;
  final Regex regex;

  private Pattern(String pattern, int flags) {
    this.pattern = pattern;
    this.flags = flags;
    this.regex = Regex.compile(pattern, flags);
  }

  public static Pattern compile(String regex) {
    return new Pattern(regex, 0);
  }

  public static Pattern compile(String regex, int flags) {
    return new Pattern(regex, flags);
  }

  public static boolean matches(String regex, CharSequence input) {
    return compile(regex).matcher(input).matches();
  }

  public static String quote(String s) {
    return "\\Q" + s.replace("\\E", "\\E\\\\E\\Q") + "\\E";
  }

  public String pattern() {
    return pattern;
  }

  public int flags() {
    return flags;
  }

  public Matcher matcher(CharSequence input) {
    return new Matcher(this, input);
  }

  public String[] split(CharSequence input) {
    return regex.split(input.toString(), 0);
  }

  public String[] split(CharSequence input, int limit) {
    return regex.split(input.toString(), limit);
  }

  public Stream<String> splitAsStream(CharSequence input) {
    return Arrays.stream(split(input));
  }

  public Predicate<String> asPredicate() {
    return s -> matcher(s).find();
  }

  public Predicate<String> asMatchPredicate() {
    return s -> matcher(s).matches();
  }

  @Override
  public String toString() {
    return pattern;
  }
}
