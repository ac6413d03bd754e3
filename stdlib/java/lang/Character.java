package java.lang;

import braid.internal.NumericValues;

/** Boxed chars, and the properties of characters: quick for ASCII, by natives for the rest. */
public final class Character implements java.io.Serializable, Comparable<Character> {
  public static final int MIN_RADIX = 2;
  public static final int MAX_RADIX = 36;
  public static final char MIN_VALUE = '\u0000';
  public static final char MAX_VALUE = '\uFFFF';
  public static final char MIN_HIGH_SURROGATE = '\uD800';
  public static final char MAX_HIGH_SURROGATE = '\uDBFF';
  public static final char MIN_LOW_SURROGATE = '\uDC00';
  public static final char MAX_LOW_SURROGATE = '\uDFFF';
  public static final char MIN_SURROGATE = MIN_HIGH_SURROGATE;
  public static final char MAX_SURROGATE = MAX_LOW_SURROGATE;
  public static final int MIN_SUPPLEMENTARY_CODE_POINT = 0x10000;
  public static final int MIN_CODE_POINT = 0;
  public static final int MAX_CODE_POINT = 0x10FFFF;
  public static final int SIZE = 16;
  public static final int BYTES = 2;

  public static final byte UNASSIGNED = 0;
  public static final byte UPPERCASE_LETTER = 1;
  public static final byte LOWERCASE_LETTER = 2;
  public static final byte TITLECASE_LETTER = 3;
  public static final byte MODIFIER_LETTER = 4;
  public static final byte OTHER_LETTER = 5;
  public static final byte NON_SPACING_MARK = 6;
  public static final byte ENCLOSING_MARK = 7;
  public static final byte COMBINING_SPACING_MARK = 8;
  public static final byte DECIMAL_DIGIT_NUMBER = 9;
  public static final byte LETTER_NUMBER = 10;
  public static final byte OTHER_NUMBER = 11;
  public static final byte SPACE_SEPARATOR = 12;
  public static final byte LINE_SEPARATOR = 13;
  public static final byte PARAGRAPH_SEPARATOR = 14;
  public static final byte CONTROL = 15;
  public static final byte FORMAT = 16;
  public static final byte PRIVATE_USE = 18;
  public static final byte SURROGATE = 19;
  public static final byte DASH_PUNCTUATION = 20;
  public static final byte START_PUNCTUATION = 21;
  public static final byte END_PUNCTUATION = 22;
  public static final byte CONNECTOR_PUNCTUATION = 23;
  public static final byte OTHER_PUNCTUATION = 24;
  public static final byte MATH_SYMBOL = 25;
  public static final byte CURRENCY_SYMBOL = 26;
  public static final byte MODIFIER_SYMBOL = 27;
  public static final byte OTHER_SYMBOL = 28;
  public static final byte INITIAL_QUOTE_PUNCTUATION = 29;
  public static final byte FINAL_QUOTE_PUNCTUATION = 30;

  @SuppressWarnings("unchecked")
  public static final Class<Character> TYPE = (Class<Character>) Class.primitive0("char");

  private static final int LETTERS =
      1 << UPPERCASE_LETTER
          | 1 << LOWERCASE_LETTER
          | 1 << TITLECASE_LETTER
          | 1 << MODIFIER_LETTER
          | 1 << OTHER_LETTER;
  private static final int SPACES =
      1 << SPACE_SEPARATOR | 1 << LINE_SEPARATOR | 1 << PARAGRAPH_SEPARATOR;
  private static final int STARTS =
      LETTERS | 1 << LETTER_NUMBER | 1 << CURRENCY_SYMBOL | 1 << CONNECTOR_PUNCTUATION;
  private static final int PARTS =
      STARTS | 1 << DECIMAL_DIGIT_NUMBER | 1 << COMBINING_SPACING_MARK | 1 << NON_SPACING_MARK;

  private final char value;

  /** The boxes of ASCII, which are the same objects always. */
  private static final class Cache {
    static final Character[] BOXES = make();

    private static Character[] make() {
      Character[] boxes = new Character[128];
      for (int i = 0; i < 128; i++) {
        boxes[i] = new Character((char) i);
      }
      return boxes;
    }
  }

  @Deprecated
  public Character(char value) {
    this.value = value;
  }

  public static Character valueOf(char c) {
    return c <= 127 ? Cache.BOXES[c] : new Character(c);
  }

  public char charValue() {
    return value;
  }

  @Override
  public int hashCode() {
    return value;
  }

  public static int hashCode(char value) {
    return value;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Character && value == ((Character) obj).value;
  }

  @Override
  public String toString() {
    return String.fromChar0(value);
  }

  public static String toString(char c) {
    return String.fromChar0(c);
  }

  public static String toString(int codePoint) {
    if (codePoint >= 0 && codePoint < 0x10000) {
      return String.fromChar0((char) codePoint);
    }
    return String.valueOf(toChars(codePoint));
  }

  @Override
  public int compareTo(Character anotherCharacter) {
    return value - anotherCharacter.value;
  }

  public static int compare(char x, char y) {
    return x - y;
  }

  public static char reverseBytes(char ch) {
    return (char) ((ch & 0xff00) >> 8 | ch << 8);
  }

  /** The general category, by the numbers above. */
  private static native int getType0(int codePoint);

  private static native int toLowerCase0(int codePoint);

  private static native int toUpperCase0(int codePoint);

  /** The value of a decimal digit of any script, -1 if it is none. */
  private static native int decimal0(int codePoint);

  /** The bits: 1 alphabetic, 2 lower case, 4 upper case, 8 ideographic (properties, not types). */
  private static native int properties0(int codePoint);

  public static int getType(int codePoint) {
    return getType0(codePoint);
  }

  public static int getType(char ch) {
    return getType0(ch);
  }

  private static boolean isOneOf(int types, int codePoint) {
    return (types >> getType0(codePoint) & 1) != 0;
  }

  public static boolean isDigit(char ch) {
    return isDigit((int) ch);
  }

  public static boolean isDigit(int codePoint) {
    return codePoint < 128
        ? codePoint >= '0' && codePoint <= '9'
        : getType0(codePoint) == DECIMAL_DIGIT_NUMBER;
  }

  public static boolean isLetter(char ch) {
    return isLetter((int) ch);
  }

  public static boolean isLetter(int codePoint) {
    if (codePoint < 128) {
      return codePoint >= 'a' && codePoint <= 'z' || codePoint >= 'A' && codePoint <= 'Z';
    }
    return isOneOf(LETTERS, codePoint);
  }

  public static boolean isLetterOrDigit(char ch) {
    return isLetterOrDigit((int) ch);
  }

  public static boolean isLetterOrDigit(int codePoint) {
    return isLetter(codePoint) || isDigit(codePoint);
  }

  public static boolean isAlphabetic(int codePoint) {
    return codePoint < 128 ? isLetter(codePoint) : (properties0(codePoint) & 1) != 0;
  }

  public static boolean isIdeographic(int codePoint) {
    return (properties0(codePoint) & 8) != 0;
  }

  public static boolean isLowerCase(char ch) {
    return isLowerCase((int) ch);
  }

  public static boolean isLowerCase(int codePoint) {
    return codePoint < 128
        ? codePoint >= 'a' && codePoint <= 'z'
        : (properties0(codePoint) & 2) != 0;
  }

  public static boolean isUpperCase(char ch) {
    return isUpperCase((int) ch);
  }

  public static boolean isUpperCase(int codePoint) {
    return codePoint < 128
        ? codePoint >= 'A' && codePoint <= 'Z'
        : (properties0(codePoint) & 4) != 0;
  }

  public static boolean isTitleCase(char ch) {
    return getType0(ch) == TITLECASE_LETTER;
  }

  public static boolean isTitleCase(int codePoint) {
    return getType0(codePoint) == TITLECASE_LETTER;
  }

  public static boolean isDefined(char ch) {
    return getType0(ch) != UNASSIGNED;
  }

  public static boolean isDefined(int codePoint) {
    return getType0(codePoint) != UNASSIGNED;
  }

  public static boolean isWhitespace(char ch) {
    return isWhitespace((int) ch);
  }

  public static boolean isWhitespace(int codePoint) {
    if (codePoint < 128) {
      return codePoint == ' '
          || codePoint >= 9 && codePoint <= 13
          || codePoint >= 28 && codePoint <= 31;
    }
    return codePoint != 0xa0
        && codePoint != 0x2007
        && codePoint != 0x202f
        && isOneOf(SPACES, codePoint);
  }

  public static boolean isSpaceChar(char ch) {
    return isOneOf(SPACES, ch);
  }

  public static boolean isSpaceChar(int codePoint) {
    return isOneOf(SPACES, codePoint);
  }

  public static boolean isISOControl(char ch) {
    return isISOControl((int) ch);
  }

  public static boolean isISOControl(int codePoint) {
    return codePoint >= 0 && codePoint <= 0x9f && (codePoint <= 0x1f || codePoint >= 0x7f);
  }

  public static boolean isIdentifierIgnorable(char ch) {
    return isIdentifierIgnorable((int) ch);
  }

  public static boolean isIdentifierIgnorable(int codePoint) {
    return codePoint >= 0 && codePoint <= 8
        || codePoint >= 0xe && codePoint <= 0x1b
        || codePoint >= 0x7f && codePoint <= 0x9f
        || codePoint > 0x9f && getType0(codePoint) == FORMAT;
  }

  public static boolean isJavaIdentifierStart(char ch) {
    return isOneOf(STARTS, ch);
  }

  public static boolean isJavaIdentifierStart(int codePoint) {
    return isOneOf(STARTS, codePoint);
  }

  public static boolean isJavaIdentifierPart(char ch) {
    return isJavaIdentifierPart((int) ch);
  }

  public static boolean isJavaIdentifierPart(int codePoint) {
    return isOneOf(PARTS, codePoint) || isIdentifierIgnorable(codePoint);
  }

  public static char toLowerCase(char ch) {
    return (char) toLowerCase((int) ch);
  }

  public static int toLowerCase(int codePoint) {
    if (codePoint < 128) {
      return codePoint >= 'A' && codePoint <= 'Z' ? codePoint + 32 : codePoint;
    }
    return toLowerCase0(codePoint);
  }

  public static char toUpperCase(char ch) {
    return (char) toUpperCase((int) ch);
  }

  public static int toUpperCase(int codePoint) {
    if (codePoint < 128) {
      return codePoint >= 'a' && codePoint <= 'z' ? codePoint - 32 : codePoint;
    }
    return toUpperCase0(codePoint);
  }

  public static int digit(char ch, int radix) {
    return digit((int) ch, radix);
  }

  public static int digit(int codePoint, int radix) {
    int value = letterOrDigitValue(codePoint);
    return value < radix && radix >= MIN_RADIX && radix <= MAX_RADIX ? value : -1;
  }

  /** 0 to 35, or -1; also of the full-width Latin letters. */
  private static int letterOrDigitValue(int codePoint) {
    if (codePoint >= '0' && codePoint <= '9') {
      return codePoint - '0';
    }
    if (codePoint >= 'a' && codePoint <= 'z') {
      return codePoint - 'a' + 10;
    }
    if (codePoint >= 'A' && codePoint <= 'Z') {
      return codePoint - 'A' + 10;
    }
    if (codePoint >= 0xff21 && codePoint <= 0xff3a) {
      return codePoint - 0xff21 + 10;
    }
    if (codePoint >= 0xff41 && codePoint <= 0xff5a) {
      return codePoint - 0xff41 + 10;
    }
    return codePoint < 128 ? -1 : decimal0(codePoint);
  }

  public static char forDigit(int digit, int radix) {
    if (digit < 0 || digit >= radix || radix < MIN_RADIX || radix > MAX_RADIX) {
      return 0;
    }
    return (char) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
  }

  public static int getNumericValue(char ch) {
    return getNumericValue((int) ch);
  }

  public static int getNumericValue(int codePoint) {
    int value = letterOrDigitValue(codePoint);
    return value >= 0 || codePoint < 128 ? value : NumericValues.of(codePoint);
  }

  public static boolean isValidCodePoint(int codePoint) {
    return codePoint >= 0 && codePoint <= MAX_CODE_POINT;
  }

  public static boolean isBmpCodePoint(int codePoint) {
    return codePoint >>> 16 == 0;
  }

  public static boolean isSupplementaryCodePoint(int codePoint) {
    return codePoint >= MIN_SUPPLEMENTARY_CODE_POINT && codePoint <= MAX_CODE_POINT;
  }

  public static boolean isHighSurrogate(char ch) {
    return ch >= MIN_HIGH_SURROGATE && ch <= MAX_HIGH_SURROGATE;
  }

  public static boolean isLowSurrogate(char ch) {
    return ch >= MIN_LOW_SURROGATE && ch <= MAX_LOW_SURROGATE;
  }

  public static boolean isSurrogate(char ch) {
    return ch >= MIN_SURROGATE && ch <= MAX_SURROGATE;
  }

  public static boolean isSurrogatePair(char high, char low) {
    return isHighSurrogate(high) && isLowSurrogate(low);
  }

  public static int charCount(int codePoint) {
    return codePoint >= MIN_SUPPLEMENTARY_CODE_POINT ? 2 : 1;
  }

  public static int toCodePoint(char high, char low) {
    return (high - MIN_HIGH_SURROGATE << 10)
        + (low - MIN_LOW_SURROGATE)
        + MIN_SUPPLEMENTARY_CODE_POINT;
  }

  public static char highSurrogate(int codePoint) {
    return (char) ((codePoint >>> 10) + (MIN_HIGH_SURROGATE - (0x10000 >>> 10)));
  }

  public static char lowSurrogate(int codePoint) {
    return (char) ((codePoint & 0x3ff) + MIN_LOW_SURROGATE);
  }

  public static char[] toChars(int codePoint) {
    if (!isValidCodePoint(codePoint)) {
      throw new IllegalArgumentException(
          "Not a valid Unicode code point: 0x" + Integer.toHexString(codePoint).toUpperCase());
    }
    if (codePoint < MIN_SUPPLEMENTARY_CODE_POINT) {
      return new char[] {(char) codePoint};
    }
    return new char[] {highSurrogate(codePoint), lowSurrogate(codePoint)};
  }

  public static int toChars(int codePoint, char[] dst, int dstIndex) {
    char[] made = toChars(codePoint);
    for (int i = made.length - 1; i >= 0; i--) {
      dst[dstIndex + i] = made[i];
    }
    return made.length;
  }

  public static int codePointAt(CharSequence seq, int index) {
    char first = seq.charAt(index);
    if (isHighSurrogate(first) && index + 1 < seq.length()) {
      char second = seq.charAt(index + 1);
      if (isLowSurrogate(second)) {
        return toCodePoint(first, second);
      }
    }
    return first;
  }

  public static int codePointAt(char[] a, int index) {
    return index < a.length ? codePointAt(a, index, a.length) : a[index];
  }

  public static int codePointAt(char[] a, int index, int limit) {
    if (index >= limit || limit < 0 || limit > a.length) {
      throw new IndexOutOfBoundsException();
    }
    char first = a[index];
    if (isHighSurrogate(first) && index + 1 < limit && isLowSurrogate(a[index + 1])) {
      return toCodePoint(first, a[index + 1]);
    }
    return first;
  }

  public static int codePointBefore(CharSequence seq, int index) {
    char last = seq.charAt(index - 1);
    if (isLowSurrogate(last) && index >= 2) {
      char first = seq.charAt(index - 2);
      if (isHighSurrogate(first)) {
        return toCodePoint(first, last);
      }
    }
    return last;
  }

  public static int codePointBefore(char[] a, int index) {
    char last = a[index - 1];
    if (isLowSurrogate(last) && index >= 2 && isHighSurrogate(a[index - 2])) {
      return toCodePoint(a[index - 2], last);
    }
    return last;
  }

  public static int codePointCount(CharSequence seq, int beginIndex, int endIndex) {
    if (beginIndex < 0 || endIndex > seq.length() || beginIndex > endIndex) {
      throw new IndexOutOfBoundsException();
    }
    int count = endIndex - beginIndex;
    for (int i = beginIndex; i + 1 < endIndex; i++) {
      if (isSurrogatePair(seq.charAt(i), seq.charAt(i + 1))) {
        count--;
        i++;
      }
    }
    return count;
  }

  public static int codePointCount(char[] a, int offset, int count) {
    if (count > a.length - offset || offset < 0 || count < 0) {
      throw new IndexOutOfBoundsException();
    }
    int result = count;
    for (int i = offset; i + 1 < offset + count; i++) {
      if (isSurrogatePair(a[i], a[i + 1])) {
        result--;
        i++;
      }
    }
    return result;
  }

  public static int offsetByCodePoints(CharSequence seq, int index, int codePointOffset) {
    int length = seq.length();
    if (index < 0 || index > length) {
      throw new IndexOutOfBoundsException();
    }
    int at = index;
    for (int i = 0; i < codePointOffset; i++) {
      if (at >= length) {
        throw new IndexOutOfBoundsException();
      }
      at += charCount(codePointAt(seq, at));
    }
    for (int i = 0; i > codePointOffset; i--) {
      if (at <= 0) {
        throw new IndexOutOfBoundsException();
      }
      at -= charCount(codePointBefore(seq, at));
    }
    return at;
  }

  public static int codePointBefore(char[] a, int index, int start) {
    if (index <= start || start < 0 || index > a.length) {
      throw new IndexOutOfBoundsException();
    }
    char last = a[index - 1];
    if (isLowSurrogate(last) && index - 2 >= start && isHighSurrogate(a[index - 2])) {
      return toCodePoint(a[index - 2], last);
    }
    return last;
  }

  public static int offsetByCodePoints(
      char[] a, int start, int count, int index, int codePointOffset) {
    if (count > a.length - start
        || start < 0
        || count < 0
        || index < start
        || index > start + count) {
      throw new IndexOutOfBoundsException();
    }
    int at = index;
    for (int i = 0; i < codePointOffset; i++) {
      if (at >= start + count) {
        throw new IndexOutOfBoundsException();
      }
      at += charCount(codePointAt(a, at, start + count));
    }
    for (int i = 0; i > codePointOffset; i--) {
      if (at <= start) {
        throw new IndexOutOfBoundsException();
      }
      at -= charCount(codePointBefore(a, at, start));
    }
    return at;
  }

  public static char toTitleCase(char ch) {
    return (char) toTitleCase((int) ch);
  }

  /** The upper case but for the digraphs, which have a form of their own, and Georgian letters. */
  public static int toTitleCase(int codePoint) {
    if (codePoint >= 0x1c4 && codePoint <= 0x1cc) {
      return 0x1c5 + (codePoint - 0x1c4) / 3 * 3;
    }
    if (codePoint >= 0x1f1 && codePoint <= 0x1f3) {
      return 0x1f2;
    }
    if (codePoint >= 0x10d0 && codePoint <= 0x10ff) {
      return codePoint;
    }
    return toUpperCase(codePoint);
  }

  @Deprecated
  public static boolean isJavaLetter(char ch) {
    return isJavaIdentifierStart(ch);
  }

  @Deprecated
  public static boolean isJavaLetterOrDigit(char ch) {
    return isJavaIdentifierPart(ch);
  }

  @Deprecated
  public static boolean isSpace(char ch) {
    return ch == ' ' || ch == '\t' || ch == '\n' || ch == '\f' || ch == '\r';
  }

  public static boolean isUnicodeIdentifierStart(char ch) {
    return isUnicodeIdentifierStart((int) ch);
  }

  /** Letters, letter numbers, and what was once a letter (Other_ID_Start of the Unicode standard). */
  public static boolean isUnicodeIdentifierStart(int codePoint) {
    return isLetter(codePoint)
        || getType(codePoint) == LETTER_NUMBER
        || codePoint == 0x2118
        || codePoint == 0x212e
        || codePoint == 0x309b
        || codePoint == 0x309c
        || codePoint == 0x1885
        || codePoint == 0x1886;
  }

  public static boolean isUnicodeIdentifierPart(char ch) {
    return isUnicodeIdentifierPart((int) ch);
  }

  public static boolean isUnicodeIdentifierPart(int codePoint) {
    if (isUnicodeIdentifierStart(codePoint) || isIdentifierIgnorable(codePoint)) {
      return true;
    }
    int type = getType(codePoint);
    return type == CONNECTOR_PUNCTUATION
        || type == DECIMAL_DIGIT_NUMBER
        || type == COMBINING_SPACING_MARK
        || type == NON_SPACING_MARK
        || codePoint == 0xb7
        || codePoint == 0x387
        || codePoint >= 0x1369 && codePoint <= 0x1371
        || codePoint == 0x19da;
  }
}
