package braid.internal;

/** One attempt after another to match a pattern in a text: its place and its groups. */
public final class RegexMatch {
  final Regex regex;
  final String text;
  int from;
  int to;
  /** Start and end of each group by turns, -1 if it took no part; the whole match first. */
  int[] groups;

  /** Where each group was entered. */
  final int[] opened;

  final int[] counts;
  final int[] begins;
  boolean mustReachEnd;
  boolean hitEnd;
  int wantedEnd = -1;
  int partEnd;
  int lastEnd;

  RegexMatch(Regex regex, String text) {
    this.regex = regex;
    this.text = text;
    this.to = text.length();
    this.groups = new int[2 * (regex.groupCount() + 1)];
    this.opened = new int[regex.groupCount() + 1];
    this.counts = new int[regex.loopCount];
    this.begins = new int[regex.loopCount];
  }

  public void region(int start, int end) {
    from = start;
    to = end;
    lastEnd = start;
  }

  int codePoint(int i) {
    char c = text.charAt(i);
    if (Character.isHighSurrogate(c) && i + 1 < to && Character.isLowSurrogate(text.charAt(i + 1))) {
      return Character.toCodePoint(c, text.charAt(i + 1));
    }
    return c;
  }

  int codePointBefore(int i) {
    return Character.codePointBefore(text, i);
  }

  boolean isWordAt(int i) {
    if (i < from || i >= to) {
      return false;
    }
    char c = text.charAt(i);
    return c == '_' || Character.isLetterOrDigit(c);
  }

  private boolean tryAt(int i) {
    for (int k = 0; k < groups.length; k++) {
      groups[k] = -1;
    }
    if (!regex.start.match(this, i)) {
      return false;
    }
    groups[0] = i;
    lastEnd = groups[1];
    return true;
  }

  /** The first match that starts at `start` or later. */
  public boolean find(int start) {
    mustReachEnd = false;
    hitEnd = false;
    for (int i = start; i <= to; i++) {
      if (tryAt(i)) {
        return true;
      }
      if (i < to && codePoint(i) >= 0x10000) {
        i++;
      }
    }
    hitEnd = true;
    groups[0] = -1;
    return false;
  }

  /** A match from the region's start, and to its end if `whole`. */
  public boolean matchHere(boolean whole) {
    mustReachEnd = whole;
    hitEnd = false;
    boolean matched = tryAt(from);
    if (!matched) {
      groups[0] = -1;
    }
    return matched;
  }

  public boolean hitEnd() {
    return hitEnd;
  }

  public boolean found() {
    return groups[0] >= 0;
  }

  /** -1 if the group took no part. */
  public int start(int group) {
    return groups[2 * group];
  }

  public int end(int group) {
    return groups[2 * group + 1];
  }

  /** Null if the group took no part. */
  public String group(int group) {
    return groups[2 * group] < 0 ? null : text.substring(groups[2 * group], groups[2 * group + 1]);
  }

  public int[] groups() {
    return groups.clone();
  }

  /** Appends a replacement text, in which $n, ${name} and \c are special. */
  public void appendReplacement(StringBuilder out, String replacement) {
    int at = 0;
    while (at < replacement.length()) {
      char c = replacement.charAt(at++);
      if (c == '\\') {
        if (at == replacement.length()) {
          throw new IllegalArgumentException("character to be escaped is missing");
        }
        out.append(replacement.charAt(at++));
      } else if (c == '$') {
        at = appendGroup(out, replacement, at);
      } else {
        out.append(c);
      }
    }
  }

  private int appendGroup(StringBuilder out, String replacement, int at) {
    if (at == replacement.length()) {
      throw new IllegalArgumentException("Illegal group reference: group index is missing");
    }
    int group;
    if (replacement.charAt(at) == '{') {
      int end = replacement.indexOf('}', at);
      if (end < 0) {
        throw new IllegalArgumentException(
            "named capturing group is missing trailing '}'");
      }
      String name = replacement.substring(at + 1, end);
      group = regex.groupOf(name);
      if (group < 0) {
        throw new IllegalArgumentException("No group with name {" + name + "}");
      }
      at = end + 1;
    } else {
      group = replacement.charAt(at) - '0';
      if (group < 0 || group > 9) {
        throw new IllegalArgumentException("Illegal group reference");
      }
      at++;
      if (group > regex.groupCount()) {
        throw new IndexOutOfBoundsException("No group " + group);
      }
      while (at < replacement.length()) {
        int more = replacement.charAt(at) - '0';
        if (more < 0 || more > 9 || group * 10 + more > regex.groupCount()) {
          break;
        }
        group = group * 10 + more;
        at++;
      }
    }
    String value = group(group);
    if (value != null) {
      out.append(value);
    }
    return at;
  }
}
