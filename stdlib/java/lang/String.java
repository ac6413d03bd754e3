package java.lang;

import braid.internal.CaseOrder;
import braid.internal.Charsets;
import braid.internal.Formatter;
import braid.internal.Regex;
import braid.internal.stream.Texts;
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A text of UTF-16 characters that never changes. The machine keeps the characters and the hash code
 * inside the object, so there are no fields here. An expression `new String(...)` is compiled into a
 * call of the method $new with the same parameters; the constructors are there for their signatures.
 */
public final class String implements java.io.Serializable, Comparable<String>, CharSequence {
  public static final Comparator<String> CASE_INSENSITIVE_ORDER = new CaseOrder();

  public String() {}

  public String(String original) {}

  public String(char[] value) {}

  public String(char[] value, int offset, int count) {}

  public String(int[] codePoints, int offset, int count) {}

  public String(byte[] bytes) {}

  public String(byte[] bytes, int offset, int length) {}

  public String(byte[] bytes, String charsetName) throws UnsupportedEncodingException {}

  public String(byte[] bytes, Charset charset) {}

  public String(byte[] bytes, int offset, int length, String charsetName)
      throws UnsupportedEncodingException {}

  public String(byte[] bytes, int offset, int length, Charset charset) {}

  @Deprecated
  public String(byte[] ascii, int hibyte, int offset, int count) {}

  @Deprecated
  public String(byte[] ascii, int hibyte) {}

  public String(StringBuilder builder) {}

  public String(StringBuffer buffer) {}

  static String $new() {
    return fromChars0(new char[0], 0, 0);
  }

  /** An equal string that is another object. */
  static native String $new(String original);

  static String $new(char[] value) {
    return fromChars0(value, 0, value.length);
  }

  static String $new(char[] value, int offset, int count) {
    checkRange(offset, count, value.length);
    return fromChars0(value, offset, count);
  }

  static String $new(int[] codePoints, int offset, int count) {
    checkRange(offset, count, codePoints.length);
    StringBuilder out = new StringBuilder(count);
    for (int i = offset; i < offset + count; i++) {
      if (!Character.isValidCodePoint(codePoints[i])) {
        throw new IllegalArgumentException(Integer.toString(codePoints[i]));
      }
      out.appendCodePoint(codePoints[i]);
    }
    return out.toString();
  }

  static String $new(byte[] bytes) {
    return fromUtf8(bytes, 0, bytes.length);
  }

  static String $new(byte[] bytes, int offset, int length) {
    checkRange(offset, length, bytes.length);
    return fromUtf8(bytes, offset, length);
  }

  static String $new(byte[] bytes, String charsetName) throws UnsupportedEncodingException {
    return $new(bytes, 0, bytes.length, charsetName);
  }

  static String $new(byte[] bytes, Charset charset) {
    return Charsets.decode(bytes, 0, bytes.length, Charsets.kind(charset.name()));
  }

  static String $new(byte[] bytes, int offset, int length, String charsetName)
      throws UnsupportedEncodingException {
    checkRange(offset, length, bytes.length);
    return Charsets.decode(bytes, offset, length, Charsets.kindOrThrow(charsetName));
  }

  static String $new(byte[] bytes, int offset, int length, Charset charset) {
    checkRange(offset, length, bytes.length);
    return Charsets.decode(bytes, offset, length, Charsets.kind(charset.name()));
  }

  static String $new(byte[] ascii, int hibyte, int offset, int count) {
    checkRange(offset, count, ascii.length);
    char[] chars = new char[count];
    for (int i = 0; i < count; i++) {
      chars[i] = (char) (hibyte << 8 | ascii[offset + i] & 0xff);
    }
    return fromChars0(chars, 0, count);
  }

  static String $new(byte[] ascii, int hibyte) {
    return $new(ascii, hibyte, 0, ascii.length);
  }

  static String $new(StringBuilder builder) {
    return builder.toString();
  }

  static String $new(StringBuffer buffer) {
    return buffer.toString();
  }

  private static void checkRange(int offset, int count, int length) {
    if (offset < 0 || count < 0 || offset > length - count) {
      throw new StringIndexOutOfBoundsException(
          "offset " + offset + ", count " + count + ", length " + length);
    }
  }

  /** A new string of these characters. REQUIRES: the range is inside the array. */
  static native String fromChars0(char[] value, int offset, int count);

  /** A string of one character. */
  static native String fromChar0(char c);

  /** Malformed input becomes U+FFFD. REQUIRES: the range is inside the array. */
  static native String fromUtf8(byte[] bytes, int offset, int length);

  public native int length();

  public native char charAt(int index);

  public native boolean equals(Object other);

  public native int hashCode();

  public native int compareTo(String anotherString);

  public native String substring(int beginIndex, int endIndex);

  public native char[] toCharArray();

  public native String intern();

  public native String replace(char oldChar, char newChar);

  /** REQUIRES: the ranges are inside the string and the array. */
  native void getChars0(int srcBegin, int srcEnd, char[] dst, int dstBegin);

  /** -1 if not there; any start is allowed. */
  private native int indexOf0(String str, int fromIndex);

  private native int lastIndexOf0(String str, int fromIndex);

  private native int indexOfChar0(char c, int fromIndex);

  private native int lastIndexOfChar0(char c, int fromIndex);

  /** Whether the characters from `offset` on are those of `other`. Any offset is allowed. */
  private native boolean startsWith0(String other, int offset);

  private native boolean equalsIgnoreCase0(String other);

  private native String concat0(String str);

  private native String replaceAll0(String target, String replacement);

  private native byte[] toUtf8();

  private native String toLowerCase0();

  private native String toUpperCase0();

  public Stream<String> lines() {
    return Texts.lines(this);
  }

  public boolean isEmpty() {
    return length() == 0;
  }

  public int codePointAt(int index) {
    if (index < 0 || index >= length()) {
      throw new StringIndexOutOfBoundsException("index " + index + ", length " + length());
    }
    return Character.codePointAt(this, index);
  }

  public int codePointBefore(int index) {
    if (index < 1 || index > length()) {
      throw new StringIndexOutOfBoundsException(index);
    }
    return Character.codePointBefore(this, index);
  }

  public int codePointCount(int beginIndex, int endIndex) {
    return Character.codePointCount(this, beginIndex, endIndex);
  }

  public int offsetByCodePoints(int index, int codePointOffset) {
    return Character.offsetByCodePoints(this, index, codePointOffset);
  }

  public void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
    if (srcBegin < 0 || srcBegin > srcEnd || srcEnd > length()) {
      throw new StringIndexOutOfBoundsException(
          "begin " + srcBegin + ", end " + srcEnd + ", length " + length());
    }
    checkRange(dstBegin, srcEnd - srcBegin, dst.length);
    getChars0(srcBegin, srcEnd, dst, dstBegin);
  }

  @Deprecated
  public void getBytes(int srcBegin, int srcEnd, byte[] dst, int dstBegin) {
    if (srcBegin < 0 || srcBegin > srcEnd || srcEnd > length()) {
      throw new StringIndexOutOfBoundsException(
          "begin " + srcBegin + ", end " + srcEnd + ", length " + length());
    }
    checkRange(dstBegin, srcEnd - srcBegin, dst.length);
    for (int i = srcBegin; i < srcEnd; i++) {
      dst[dstBegin + i - srcBegin] = (byte) charAt(i);
    }
  }

  public byte[] getBytes() {
    return toUtf8();
  }

  public byte[] getBytes(String charsetName) throws UnsupportedEncodingException {
    return getBytes(Charsets.kindOrThrow(charsetName));
  }

  public byte[] getBytes(Charset charset) {
    return getBytes(Charsets.kind(charset.name()));
  }

  private byte[] getBytes(int kind) {
    return kind == Charsets.UTF_8 ? toUtf8() : Charsets.encode(this, kind);
  }

  public boolean contentEquals(CharSequence cs) {
    return equals(cs.toString());
  }

  public boolean contentEquals(StringBuffer sb) {
    return equals(sb.toString());
  }

  public boolean equalsIgnoreCase(String anotherString) {
    return anotherString != null && equalsIgnoreCase0(anotherString);
  }

  public int compareToIgnoreCase(String str) {
    int common = Math.min(length(), str.length());
    for (int i = 0; i < common; i++) {
      char a = charAt(i);
      char b = str.charAt(i);
      if (a != b) {
        a = Character.toLowerCase(Character.toUpperCase(a));
        b = Character.toLowerCase(Character.toUpperCase(b));
        if (a != b) {
          return a - b;
        }
      }
    }
    return length() - str.length();
  }

  public boolean regionMatches(int toffset, String other, int ooffset, int len) {
    return regionMatches(false, toffset, other, ooffset, len);
  }

  public boolean regionMatches(
      boolean ignoreCase, int toffset, String other, int ooffset, int len) {
    if (ooffset < 0
        || toffset < 0
        || toffset > (long) length() - len
        || ooffset > (long) other.length() - len) {
      return false;
    }
    if (len <= 0) {
      return true;
    }
    String mine = substring(toffset, toffset + len);
    String theirs = other.substring(ooffset, ooffset + len);
    return ignoreCase ? mine.equalsIgnoreCase0(theirs) : mine.equals(theirs);
  }

  public boolean startsWith(String prefix) {
    return startsWith0(prefix, 0);
  }

  public boolean startsWith(String prefix, int toffset) {
    return startsWith0(prefix, toffset);
  }

  public boolean endsWith(String suffix) {
    return startsWith0(suffix, length() - suffix.length());
  }

  public int indexOf(int ch) {
    return indexOf(ch, 0);
  }

  public int indexOf(int ch, int fromIndex) {
    if (ch >= 0 && ch < 0x10000) {
      return indexOfChar0((char) ch, fromIndex);
    }
    return Character.isValidCodePoint(ch) ? indexOf0(Character.toString(ch), fromIndex) : -1;
  }

  public int lastIndexOf(int ch) {
    return lastIndexOf(ch, length() - 1);
  }

  public int lastIndexOf(int ch, int fromIndex) {
    if (ch >= 0 && ch < 0x10000) {
      return lastIndexOfChar0((char) ch, fromIndex);
    }
    return Character.isValidCodePoint(ch) ? lastIndexOf0(Character.toString(ch), fromIndex) : -1;
  }

  public int indexOf(String str) {
    return indexOf0(str, 0);
  }

  public int indexOf(String str, int fromIndex) {
    return indexOf0(str, fromIndex);
  }

  public int lastIndexOf(String str) {
    return lastIndexOf0(str, length());
  }

  public int lastIndexOf(String str, int fromIndex) {
    return lastIndexOf0(str, fromIndex);
  }

  public boolean contains(CharSequence s) {
    return indexOf0(s.toString(), 0) >= 0;
  }

  public String substring(int beginIndex) {
    return substring(beginIndex, length());
  }

  public CharSequence subSequence(int beginIndex, int endIndex) {
    return substring(beginIndex, endIndex);
  }

  public String concat(String str) {
    return str.isEmpty() ? this : concat0(str);
  }

  public String replace(CharSequence target, CharSequence replacement) {
    return replaceAll0(target.toString(), replacement.toString());
  }

  public boolean matches(String regex) {
    return Regex.compile(regex).matches(this);
  }

  public String replaceFirst(String regex, String replacement) {
    return Regex.compile(regex).replace(this, replacement, false);
  }

  public String replaceAll(String regex, String replacement) {
    return Regex.compile(regex).replace(this, replacement, true);
  }

  public String[] split(String regex) {
    return split(regex, 0);
  }

  public String[] split(String regex, int limit) {
    String plain = Regex.plainText(regex);
    return plain != null ? splitPlain(plain, limit) : Regex.compile(regex).split(this, limit);
  }

  /** split at a text that is no pattern. */
  private String[] splitPlain(String separator, int limit) {
    ArrayList<String> parts = new ArrayList<>();
    int start = 0;
    int found = indexOf0(separator, 0);
    while (found >= 0 && (limit <= 0 || parts.size() < limit - 1)) {
      parts.add(substring(start, found));
      start = found + separator.length();
      found = indexOf0(separator, start);
    }
    if (start == 0) {
      return new String[] {this};
    }
    parts.add(substring(start));
    return trimmedParts(parts, limit);
  }

  /** The parts as an array; with limit 0 without the empty ones at the end. */
  private static String[] trimmedParts(List<String> parts, int limit) {
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

  public static String join(CharSequence delimiter, CharSequence... elements) {
    String between = delimiter.toString();
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < elements.length; i++) {
      if (i > 0) {
        out.append(between);
      }
      out.append(String.valueOf(elements[i]));
    }
    return out.toString();
  }

  public static String join(
      CharSequence delimiter, Iterable<? extends CharSequence> elements) {
    if (delimiter == null || elements == null) {
      throw new NullPointerException();
    }
    StringBuilder out = new StringBuilder();
    boolean first = true;
    for (CharSequence element : elements) {
      if (!first) {
        out.append(delimiter);
      }
      first = false;
      out.append(String.valueOf(element));
    }
    return out.toString();
  }

  public String toLowerCase() {
    return toLowerCase0();
  }

  public String toLowerCase(Locale locale) {
    if (locale == null) {
      throw new NullPointerException();
    }
    return toLowerCase0();
  }

  public String toUpperCase() {
    return toUpperCase0();
  }

  public String toUpperCase(Locale locale) {
    if (locale == null) {
      throw new NullPointerException();
    }
    return toUpperCase0();
  }

  public String trim() {
    int start = 0;
    int end = length();
    while (start < end && charAt(start) <= ' ') {
      start++;
    }
    while (start < end && charAt(end - 1) <= ' ') {
      end--;
    }
    return substring(start, end);
  }

  public String strip() {
    return stripLeading().stripTrailing();
  }

  public String stripLeading() {
    int start = 0;
    while (start < length() && Character.isWhitespace(charAt(start))) {
      start++;
    }
    return substring(start, length());
  }

  public String stripTrailing() {
    int end = length();
    while (end > 0 && Character.isWhitespace(charAt(end - 1))) {
      end--;
    }
    return substring(0, end);
  }

  public boolean isBlank() {
    for (int i = 0; i < length(); i++) {
      if (!Character.isWhitespace(charAt(i))) {
        return false;
      }
    }
    return true;
  }

  public String indent(int n) {
    if (isEmpty()) {
      return "";
    }
    StringBuilder out = new StringBuilder();
    int start = 0;
    while (start < length()) {
      int end = lineEnd(start);
      String line = substring(start, end);
      if (n > 0) {
        line = " ".repeat(n) + line;
      } else {
        int cut = 0;
        while (cut < -(long) n && cut < line.length() && Character.isWhitespace(line.charAt(cut))) {
          cut++;
        }
        line = line.substring(cut);
      }
      out.append(line).append('\n');
      start = afterLine(end);
    }
    return out.toString();
  }

  private int lineEnd(int start) {
    int end = start;
    while (end < length() && charAt(end) != '\n' && charAt(end) != '\r') {
      end++;
    }
    return end;
  }

  private int afterLine(int end) {
    if (end + 1 < length() && charAt(end) == '\r' && charAt(end + 1) == '\n') {
      return end + 2;
    }
    return end + 1;
  }

  /** Without the blanks that all lines begin with, and without those at their ends. */
  public String stripIndent() {
    if (isEmpty()) {
      return "";
    }
    // The last line counts for the common blanks even if it is blank: it places the closing quotes.
    int common = Integer.MAX_VALUE;
    int start = 0;
    boolean more = true;
    while (more) {
      int end = lineEnd(start);
      more = end < length();
      int blanks = leadingBlanks(start, end);
      if (blanks < end - start || !more) {
        common = Math.min(common, blanks);
      }
      start = more ? afterLine(end) : end;
    }
    StringBuilder out = new StringBuilder();
    start = 0;
    more = true;
    while (more) {
      int end = lineEnd(start);
      more = end < length();
      String line = substring(Math.min(start + common, end), end).stripTrailing();
      out.append(line);
      if (more) {
        out.append('\n');
        start = afterLine(end);
      }
    }
    return out.toString();
  }

  private int leadingBlanks(int start, int end) {
    int i = start;
    while (i < end && Character.isWhitespace(charAt(i))) {
      i++;
    }
    return i - start;
  }

  /** With escape sequences, as in a string literal, replaced. */
  public String translateEscapes() {
    StringBuilder out = new StringBuilder();
    int i = 0;
    while (i < length()) {
      char c = charAt(i++);
      if (c != '\\') {
        out.append(c);
        continue;
      }
      c = i < length() ? charAt(i++) : 0;
      int simple = "btnfrs\"'\\".indexOf(c);
      if (simple >= 0) {
        out.append("\b\t\n\f\r \"'\\".charAt(simple));
      } else if (c >= '0' && c <= '7') {
        int most = c <= '3' ? 2 : 1;
        int code = c - '0';
        for (int k = 0; k < most && i < length(); k++) {
          char digit = charAt(i);
          if (digit < '0' || digit > '7') {
            break;
          }
          code = 8 * code + digit - '0';
          i++;
        }
        out.append((char) code);
      } else if (c == '\r') {
        if (i < length() && charAt(i) == '\n') {
          i++;
        }
      } else if (c != '\n') {
        throw new IllegalArgumentException(
            format("Invalid escape sequence: \\%c \\\\u%04X", c, (int) c));
      }
    }
    return out.toString();
  }

  public <R> R transform(Function<? super String, ? extends R> f) {
    return f.apply(this);
  }

  public String repeat(int count) {
    if (count < 0) {
      throw new IllegalArgumentException("count is negative: " + count);
    }
    if (count == 1) {
      return this;
    }
    if (count == 0 || isEmpty()) {
      return "";
    }
    int unit = length();
    if ((long) unit * count > Integer.MAX_VALUE) {
      throw new OutOfMemoryError("Required length exceeds implementation limit");
    }
    char[] chars = new char[unit * count];
    getChars0(0, unit, chars, 0);
    int done = unit;
    while (done < chars.length) {
      int more = Math.min(done, chars.length - done);
      System.arraycopy(chars, 0, chars, done, more);
      done += more;
    }
    return fromChars0(chars, 0, chars.length);
  }

  @Override
  public String toString() {
    return this;
  }

  public static String format(String format, Object... args) {
    return new Formatter(Locale.getDefault()).format(format, args).toString();
  }

  public static String format(Locale l, String format, Object... args) {
    return new Formatter(l).format(format, args).toString();
  }

  public String formatted(Object... args) {
    return new Formatter(Locale.getDefault()).format(this, args).toString();
  }

  public static String valueOf(Object obj) {
    return obj == null ? "null" : obj.toString();
  }

  public static String valueOf(char[] data) {
    return fromChars0(data, 0, data.length);
  }

  public static String valueOf(char[] data, int offset, int count) {
    return $new(data, offset, count);
  }

  public static String copyValueOf(char[] data) {
    return fromChars0(data, 0, data.length);
  }

  public static String copyValueOf(char[] data, int offset, int count) {
    return $new(data, offset, count);
  }

  public static String valueOf(boolean b) {
    return b ? "true" : "false";
  }

  public static String valueOf(char c) {
    return fromChar0(c);
  }

  public static String valueOf(int i) {
    return Integer.toString(i);
  }

  public static String valueOf(long l) {
    return Long.toString(l);
  }

  public static String valueOf(float f) {
    return Float.toString(f);
  }

  public static String valueOf(double d) {
    return Double.toString(d);
  }
}
