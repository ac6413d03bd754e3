package braid.internal;

import java.util.ArrayList;

/** A compiled regular expression. It is matched by backtracking; see RegexNode. */
public final class Regex {
  public static final int UNIX_LINES = 1;
  public static final int CASE_INSENSITIVE = 2;
  public static final int COMMENTS = 4;
  public static final int MULTILINE = 8;
  public static final int LITERAL = 16;
  public static final int DOTALL = 32;
  public static final int UNICODE_CASE = 64;

  RegexNode start;
  int loopCount;
  private int groupCount;
  private String[] groupNames;

  private Regex() {}

  public static Regex compile(String pattern) {
    return compile(pattern, 0);
  }

  public static Regex compile(String pattern, int flags) {
    Regex regex = new Regex();
    RegexParser parser = new RegexParser(pattern, flags);
    regex.start = parser.parse();
    regex.loopCount = parser.loopCount;
    regex.groupCount = parser.groupCount;
    regex.groupNames = parser.groupNames;
    return regex;
  }

  public int groupCount() {
    return groupCount;
  }

  /** The number of a named group, or -1. */
  public int groupOf(String name) {
    for (int i = 0; i < groupNames.length; i++) {
      if (name.equals(groupNames[i])) {
        return i;
      }
    }
    return -1;
  }

  public RegexMatch on(String text) {
    return new RegexMatch(this, text);
  }

  public boolean matches(String text) {
    return on(text).matchHere(true);
  }

  /** The text that the pattern stands for if it has no special characters and is not empty, else null. */
  public static String plainText(String pattern) {
    int length = pattern.length();
    if (length == 2 && pattern.charAt(0) == '\\') {
      char c = pattern.charAt(1);
      return c < 128 && !Character.isLetterOrDigit(c) ? pattern.substring(1) : null;
    }
    for (int i = 0; i < length; i++) {
      if ("\\[](){}.*+?^$|".indexOf(pattern.charAt(i)) >= 0) {
        return null;
      }
    }
    return length == 0 ? null : pattern;
  }

  /** The text with the first match or all matches replaced. */
  public String replace(String text, String replacement, boolean all) {
    RegexMatch m = on(text);
    if (!m.find(0)) {
      return text;
    }
    if (replacement == null) {
      throw new NullPointerException("replacement");
    }
    StringBuilder out = new StringBuilder();
    int done = 0;
    boolean found = true;
    while (found) {
      out.append(text, done, m.start(0));
      m.appendReplacement(out, replacement);
      done = m.end(0);
      found = all && next(m);
    }
    return out.append(text, done, text.length()).toString();
  }

  /** The match after the present one. */
  public static boolean next(RegexMatch m) {
    int from = m.end(0) == m.start(0) ? m.end(0) + 1 : m.end(0);
    if (from > m.to) {
      m.groups[0] = -1;
      return false;
    }
    return m.find(from);
  }

  public String[] split(String text, int limit) {
    ArrayList<String> parts = new ArrayList<>();
    RegexMatch m = on(text);
    int done = 0;
    boolean found = m.find(0);
    while (found && (limit <= 0 || parts.size() < limit - 1)) {
      // A match without characters at the very start splits nothing off.
      if (m.end(0) != 0) {
        parts.add(text.substring(done, m.start(0)));
        done = m.end(0);
      }
      found = next(m);
    }
    if (done == 0 && parts.isEmpty()) {
      return new String[] {text};
    }
    parts.add(text.substring(done));
    int count = parts.size();
    if (limit == 0) {
      while (count > 0 && parts.get(count - 1).isEmpty()) {
        count--;
      }
    }
    String[] result = new String[count];
    for (int i = 0; i < count; i++) {
      result[i] = parts.get(i);
    }
    return result;
  }
}
