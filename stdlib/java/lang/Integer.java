package java.lang;

/** Boxed ints, and what can be done with an int. */
public final class Integer extends Number implements Comparable<Integer> {
  public static final int MIN_VALUE = 0x80000000;
  public static final int MAX_VALUE = 0x7fffffff;
  public static final int SIZE = 32;
  public static final int BYTES = 4;
  @SuppressWarnings("unchecked")
  public static final Class<Integer> TYPE = (Class<Integer>) Class.primitive0("int");

  private final int value;

  /** The boxes of small numbers, which are the same objects always. */
  private static final class Cache {
    static final Integer[] BOXES = make();

    private static Integer[] make() {
      Integer[] boxes = new Integer[256];
      for (int i = 0; i < 256; i++) {
        boxes[i] = new Integer(i - 128);
      }
      return boxes;
    }
  }

  @Deprecated
  public Integer(int value) {
    this.value = value;
  }

  @Deprecated
  public Integer(String s) throws NumberFormatException {
    this.value = parseInt(s, 10);
  }

  public static Integer valueOf(int i) {
    int value = i;
    return value >= -128 && value <= 127 ? Cache.BOXES[value + 128] : new Integer(value);
  }

  public static Integer valueOf(String s) throws NumberFormatException {
    return valueOf(parseInt(s, 10));
  }

  public static Integer valueOf(String s, int radix) throws NumberFormatException {
    return valueOf(parseInt(s, radix));
  }

  public static int parseInt(String s) throws NumberFormatException {
    return parseInt(s, 10);
  }

  public static int parseInt(String s, int radix) throws NumberFormatException {
    if (s == null) {
      throw new NumberFormatException("Cannot parse null string");
    }
    checkRadix(radix);
    return parse(s, radix, false);
  }

  /** A part of a longer text is reported with the place of the error. */
  private static int parse(String s, int radix, boolean part) {
    int length = s.length();
    int at = 0;
    boolean negative = false;
    if (length > 0 && (s.charAt(0) == '-' || s.charAt(0) == '+')) {
      negative = s.charAt(0) == '-';
      at = 1;
    }
    if (at == length) {
      throw NumberFormatException.forInput(s, radix, part && length > 0 ? at : -1);
    }
    // Counted downwards, because the smallest value has no positive counterpart.
    int limit = negative ? MIN_VALUE : -MAX_VALUE;
    int stop = limit / radix;
    int result = 0;
    while (at < length) {
      int digit = Character.digit(s.charAt(at), radix);
      if (digit < 0 || result < stop || result * radix < limit + digit) {
        throw NumberFormatException.forInput(s, radix, part ? at : -1);
      }
      result = result * radix - digit;
      at++;
    }
    return negative ? result : -result;
  }

  public static int parseInt(CharSequence s, int beginIndex, int endIndex, int radix)
      throws NumberFormatException {
    if (beginIndex < 0 || beginIndex > endIndex || endIndex > s.length()) {
      throw new IndexOutOfBoundsException();
    }
    checkRadix(radix);
    return parse(s.subSequence(beginIndex, endIndex).toString(), radix, true);
  }

  private static void checkRadix(int radix) {
    if (radix < Character.MIN_RADIX) {
      throw new NumberFormatException("radix " + radix + " less than Character.MIN_RADIX");
    }
    if (radix > Character.MAX_RADIX) {
      throw new NumberFormatException("radix " + radix + " greater than Character.MAX_RADIX");
    }
  }

  public static int parseUnsignedInt(String s) throws NumberFormatException {
    return parseUnsignedInt(s, 10);
  }

  public static int parseUnsignedInt(String s, int radix) throws NumberFormatException {
    if (s == null) {
      throw new NumberFormatException("Cannot parse null string");
    }
    return parseUnsigned(s, radix, false);
  }

  public static int parseUnsignedInt(CharSequence s, int beginIndex, int endIndex, int radix)
      throws NumberFormatException {
    if (beginIndex < 0 || beginIndex > endIndex || endIndex > s.length()) {
      throw new IndexOutOfBoundsException();
    }
    return parseUnsigned(s.subSequence(beginIndex, endIndex).toString(), radix, true);
  }

  private static int parseUnsigned(String s, int radix, boolean part) {
    int length = s.length();
    if (length == 0) {
      throw NumberFormatException.forInput(s, radix, -1);
    }
    if (s.charAt(0) == '-') {
      throw new NumberFormatException("Illegal leading minus sign on unsigned string " + s + ".");
    }
    checkRadix(radix);
    if (length <= 5 || radix == 10 && length <= 9) {
      return parse(s, radix, part);
    }
    long result =
        part ? Long.parseLong(s, 0, length, radix) : Long.parseLong(s, radix);
    if (result >>> 32 != 0) {
      throw new NumberFormatException("String value " + s + " exceeds range of unsigned int.");
    }
    return (int) result;
  }

  public static Integer decode(String nm) throws NumberFormatException {
    if (nm.isEmpty()) {
      throw new NumberFormatException("Zero length string");
    }
    int at = 0;
    boolean negative = nm.charAt(0) == '-';
    if (negative || nm.charAt(0) == '+') {
      at++;
    }
    int radix = 10;
    if (nm.startsWith("0x", at) || nm.startsWith("0X", at)) {
      at += 2;
      radix = 16;
    } else if (nm.startsWith("#", at)) {
      at++;
      radix = 16;
    } else if (nm.startsWith("0", at) && nm.length() > at + 1) {
      at++;
      radix = 8;
    }
    if (nm.startsWith("-", at) || nm.startsWith("+", at)) {
      throw new NumberFormatException("Sign character in wrong position");
    }
    String digits = nm.substring(at);
    return valueOf(parseInt(negative ? "-" + digits : digits, radix));
  }

  public static native String toString(int i);

  public static String toString(int i, int radix) {
    if (radix == 10 || radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
      return toString(i);
    }
    boolean negative = i < 0;
    int rest = negative ? i : -i;
    char[] digits = new char[33];
    int at = digits.length;
    do {
      digits[--at] = Character.forDigit(-(rest % radix), radix);
      rest /= radix;
    } while (rest != 0);
    if (negative) {
      digits[--at] = '-';
    }
    return String.fromChars0(digits, at, digits.length - at);
  }

  public static String toHexString(int i) {
    return toPowerOfTwo(i, 4);
  }

  public static String toOctalString(int i) {
    return toPowerOfTwo(i, 3);
  }

  public static String toBinaryString(int i) {
    return toPowerOfTwo(i, 1);
  }

  private static String toPowerOfTwo(int rest, int shift) {
    char[] digits = new char[32];
    int at = digits.length;
    int mask = (1 << shift) - 1;
    do {
      digits[--at] = Character.forDigit(rest & mask, 16);
      rest >>>= shift;
    } while (rest != 0);
    return String.fromChars0(digits, at, digits.length - at);
  }

  public static long toUnsignedLong(int x) {
    return x & 0xffffffffL;
  }

  public static String toUnsignedString(int i) {
    return Long.toString(toUnsignedLong(i));
  }

  public static String toUnsignedString(int i, int radix) {
    return Long.toString(toUnsignedLong(i), radix);
  }

  public static int divideUnsigned(int dividend, int divisor) {
    return (int) (toUnsignedLong(dividend) / toUnsignedLong(divisor));
  }

  public static int remainderUnsigned(int dividend, int divisor) {
    return (int) (toUnsignedLong(dividend) % toUnsignedLong(divisor));
  }

  public static int highestOneBit(int i) {
    return i & (MIN_VALUE >>> numberOfLeadingZeros(i));
  }

  public static int numberOfLeadingZeros(int i) {
    if (i <= 0) {
      return i == 0 ? 32 : 0;
    }
    int zeros = 31;
    for (int step = 16; step > 0; step >>= 1) {
      if (i >>> step != 0) {
        i >>>= step;
        zeros -= step;
      }
    }
    return zeros;
  }

  public static int numberOfTrailingZeros(int i) {
    return i == 0 ? 32 : bitCount((i & -i) - 1);
  }

  public static int bitCount(int i) {
    i = i - (i >>> 1 & 0x55555555);
    i = (i & 0x33333333) + (i >>> 2 & 0x33333333);
    i = i + (i >>> 4) & 0x0f0f0f0f;
    return i * 0x01010101 >>> 24;
  }

  public static int reverse(int i) {
    i = (i & 0x55555555) << 1 | i >>> 1 & 0x55555555;
    i = (i & 0x33333333) << 2 | i >>> 2 & 0x33333333;
    i = (i & 0x0f0f0f0f) << 4 | i >>> 4 & 0x0f0f0f0f;
    return reverseBytes(i);
  }

  public static int reverseBytes(int i) {
    return i << 24 | (i & 0xff00) << 8 | i >>> 8 & 0xff00 | i >>> 24;
  }

  public static int lowestOneBit(int i) {
    return i & -i;
  }

  public static int rotateLeft(int i, int distance) {
    return i << distance | i >>> -distance;
  }

  public static int rotateRight(int i, int distance) {
    return i >>> distance | i << -distance;
  }

  public static int signum(int i) {
    return i > 0 ? 1 : i < 0 ? -1 : 0;
  }

  public static int compare(int x, int y) {
    return x < y ? -1 : x == y ? 0 : 1;
  }

  public static int compareUnsigned(int x, int y) {
    return compare(x + MIN_VALUE, y + MIN_VALUE);
  }

  public static int sum(int a, int b) {
    return a + b;
  }

  public static int max(int a, int b) {
    return a >= b ? a : b;
  }

  public static int min(int a, int b) {
    return a <= b ? a : b;
  }

  public static int hashCode(int value) {
    return value;
  }

  public static Integer getInteger(String nm) {
    return getInteger(nm, null);
  }

  public static Integer getInteger(String nm, int val) {
    Integer found = getInteger(nm, null);
    return found == null ? valueOf(val) : found;
  }

  public static Integer getInteger(String nm, Integer val) {
    String text = nm == null || nm.isEmpty() ? null : System.getProperty(nm);
    if (text != null) {
      try {
        return decode(text);
      } catch (NumberFormatException e) {
        return val;
      }
    }
    return val;
  }

  @Override
  public byte byteValue() {
    return (byte) value;
  }

  @Override
  public short shortValue() {
    return (short) value;
  }

  @Override
  public int intValue() {
    return value;
  }

  @Override
  public long longValue() {
    return value;
  }

  @Override
  public float floatValue() {
    return value;
  }

  @Override
  public double doubleValue() {
    return value;
  }

  public int compareTo(Integer anotherInteger) {
    return compare(value, anotherInteger.value);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Integer && value == ((Integer) obj).value;
  }

  @Override
  public int hashCode() {
    return hashCode(value);
  }

  @Override
  public String toString() {
    return toString(value);
  }
}
