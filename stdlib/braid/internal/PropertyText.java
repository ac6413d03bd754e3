package braid.internal;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.Map;
import java.util.Properties;

/** The text form of java.util.Properties: a pair in each line, long ones go on after a backslash. */
public final class PropertyText {
  private final Reader in;
  private int next;

  private PropertyText(Reader in) throws IOException {
    this.in = in;
    this.next = in.read();
  }

  public static void load(Reader from, Properties to) throws IOException {
    PropertyText text = new PropertyText(from);
    while (text.next >= 0) {
      text.line(to);
    }
  }

  private int take() throws IOException {
    int c = next;
    next = in.read();
    return c;
  }

  private static boolean isBlank(int c) {
    return c == ' ' || c == '\t' || c == '\f';
  }

  private static boolean endsLine(int c) {
    return c == '\n' || c == '\r' || c < 0;
  }

  private void skipBlanks() throws IOException {
    while (isBlank(next)) {
      take();
    }
  }

  private void line(Properties to) throws IOException {
    skipBlanks();
    if (next == '#' || next == '!') {
      while (!endsLine(next)) {
        take();
      }
    }
    if (endsLine(next)) {
      take();
      return;
    }
    String key = part(true);
    skipMore();
    if (next == '=' || next == ':') {
      take();
      skipMore();
    }
    to.put(key, part(false));
  }

  /** Blanks, also those of a line that goes on. */
  private void skipMore() throws IOException {
    skipBlanks();
    while (pending < 0 && next == '\\') {
      take();
      if (!endsLine(next) || next < 0) {
        pending = escaped();
        return;
      }
      goOn();
    }
  }

  /** A character that was read from an escape already; -1 if there is none, -2 for nothing. */
  private int pending = -1;

  /** After a backslash at the end of a line: to the first sign of the next one. */
  private void goOn() throws IOException {
    if (take() == '\r' && next == '\n') {
      take();
    }
    skipBlanks();
  }

  private int escaped() throws IOException {
    int c = take();
    switch (c) {
      case 't':
        return '\t';
      case 'n':
        return '\n';
      case 'r':
        return '\r';
      case 'f':
        return '\f';
      case 'u':
        return unicode();
      default:
        return c < 0 ? -2 : c;
    }
  }

  private int unicode() throws IOException {
    int value = 0;
    for (int i = 0; i < 4; i++) {
      int digit = next < 0 ? -1 : Character.digit((char) take(), 16);
      if (digit < 0) {
        throw new IllegalArgumentException("Malformed \\uxxxx encoding.");
      }
      value = value * 16 + digit;
    }
    return value;
  }

  /** A key or a value, up to where it ends. */
  private String part(boolean key) throws IOException {
    StringBuilder text = new StringBuilder();
    while (pending >= 0 || !endsLine(next)) {
      if (pending >= 0) {
        text.append((char) pending);
        pending = -1;
      } else if (next == '\\') {
        take();
        if (endsLine(next) && next >= 0) {
          goOn();
        } else {
          pending = escaped();
        }
      } else if (key && (isBlank(next) || next == '=' || next == ':')) {
        break;
      } else {
        text.append((char) take());
      }
    }
    pending = -1;
    return text.toString();
  }

  // ---- Writing -----------------------------------------------------------------------------------

  public static void store(Writer to, Properties from, String comments, boolean ascii)
      throws IOException {
    if (comments != null) {
      to.write(comment(comments));
    }
    to.write("#" + new java.util.Date() + "\n");
    synchronized (from) {
      for (Map.Entry<Object, Object> e : from.entrySet()) {
        String key = escape((String) e.getKey(), true, ascii);
        to.write(key + "=" + escape((String) e.getValue(), false, ascii) + "\n");
      }
    }
    to.flush();
  }

  /** Each line of it begins with a sign of comments. */
  private static String comment(String text) {
    StringBuilder made = new StringBuilder("#");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean ends = c == '\n' || c == '\r';
      if (c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n') {
        i++;
      }
      if (c > 255) {
        made.append("\\u").append(hex(c, true));
      } else {
        made.append(ends ? '\n' : c);
      }
      char following = i + 1 < text.length() ? text.charAt(i + 1) : ' ';
      if (ends && following != '#' && following != '!') {
        made.append('#');
      }
    }
    return made.append('\n').toString();
  }

  private static String hex(char c, boolean upper) {
    String digits = "000" + Integer.toHexString(c);
    digits = digits.substring(digits.length() - 4);
    return upper ? digits.toUpperCase() : digits;
  }

  private static String escape(String text, boolean key, boolean ascii) {
    StringBuilder made = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int known = "\t\n\r\f".indexOf(c);
      if (known >= 0) {
        made.append('\\').append("tnrf".charAt(known));
      } else if ("=:#!\\".indexOf(c) >= 0 || c == ' ' && (key || i == 0)) {
        made.append('\\').append(c);
      } else if (ascii && (c < ' ' || c > '~')) {
        made.append("\\u").append(hex(c, true));
      } else {
        made.append(c);
      }
    }
    return made.toString();
  }
}
