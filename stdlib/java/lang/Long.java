package java.lang;

/** Boxed longs, and what can be done with a long. */
public final class Long extends Number implements Comparable<Long> {
  public static final long MIN_VALUE = 0x8000000000000000L;
  public static final long MAX_VALUE = 0x7fffffffffffffffL;
  public static final int SIZE = 64;
  public static final int BYTES = 8;
  @SuppressWarnings("unchecked")
  public static final Class<Long> TYPE = (Class<Long>) Class.primitive0("long");

  private final long value;

  /** The boxes of small numbers, which are the same objects always. */
  private static final class Cache {
    static final Long[] BOXES = make();

    private static Long[] make() {
      Long[] boxes = new Long[256];
      for (int i = 0; i < 256; i++) {
        boxes[i] = new Long(i - 128);
      }
      return boxes;
    }
  }

  @Deprecated
  public Long(long value) {
    this.value = value;
  }

  @Deprecated
  public Long(String s) throws NumberFormatException {
    this.value = parseLong(s, 10);
  }

  public static Long valueOf(long l) {
    long value = l;
    return value >= -128 && value <= 127 ? Cache.BOXES[(int) value + 128] : new Long(value);
  }

  public static Long valueOf(String s) throws NumberFormatException {
    return valueOf(parseLong(s, 10));
  }

  public static Long valueOf(String s, int radix) throws NumberFormatException {
    return valueOf(parseLong(s, radix));
  }

  public static long parseLong(String s) throws NumberFormatException {
    return parseLong(s, 10);
  }

  public static long parseLong(String s, int radix) throws NumberFormatException {
    if (s == null) {
      throw new NumberFormatException("Cannot parse null string");
    }
    checkRadix(radix);
    return parse(s, radix, false);
  }

  /** A part of a longer text is reported with the place of the error. */
  private static long parse(String s, int radix, boolean part) {
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
    long limit = negative ? MIN_VALUE : -MAX_VALUE;
    long stop = limit / radix;
    long result = 0;
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

  public static long parseLong(CharSequence s, int beginIndex, int endIndex, int radix)
      throws NumberFormatException {
    if (beginIndex < 0 || beginIndex > endIndex || endIndex > s.length()) {
      throw new IndexOutOfBoundsException();
    }
    checkRadix(radix);
    if (beginIndex == endIndex) {
      throw new NumberFormatException("");
    }
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

  public static long parseUnsignedLong(String s) throws NumberFormatException {
    return parseUnsignedLong(s, 10);
  }

  public static long parseUnsignedLong(String s, int radix) throws NumberFormatException {
    if (s == null) {
      throw new NumberFormatException("Cannot parse null string");
    }
    return parseUnsigned(s, radix, false);
  }

  public static long parseUnsignedLong(CharSequence s, int beginIndex, int endIndex, int radix)
      throws NumberFormatException {
    if (beginIndex < 0 || beginIndex > endIndex || endIndex > s.length()) {
      throw new IndexOutOfBoundsException();
    }
    return parseUnsigned(s.subSequence(beginIndex, endIndex).toString(), radix, true);
  }

  private static long parseUnsigned(String s, int radix, boolean part) {
    int length = s.length();
    if (length == 0) {
      throw NumberFormatException.forInput(s, radix, -1);
    }
    if (s.charAt(0) == '-') {
      throw new NumberFormatException("Illegal leading minus sign on unsigned string " + s + ".");
    }
    checkRadix(radix);
    if (length <= 12 || radix == 10 && length <= 18) {
      return parse(s, radix, part);
    }
    // All digits but the last fit a signed number, or the whole is too big.
    long first = parse(s.substring(0, length - 1), radix, true);
    int last = Character.digit(s.charAt(length - 1), radix);
    if (last < 0) {
      throw new NumberFormatException("Bad digit at end of " + s);
    }
    long result = first * radix + last;
    long most = divideUnsigned(-1L, radix);
    if (compareUnsigned(first, most) > 0 || compareUnsigned(result, last) < 0) {
      throw new NumberFormatException("String value " + s + " exceeds range of unsigned long.");
    }
    return result;
  }

  public static Long decode(String nm) throws NumberFormatException {
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
    return valueOf(parseLong(negative ? "-" + digits : digits, radix));
  }

  public static native String toString(long l);

  public static String toString(long i, int radix) {
    if (radix == 10 || radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
      return toString(i);
    }
    boolean negative = i < 0;
    long rest = negative ? i : -i;
    char[] digits = new char[65];
    int at = digits.length;
    do {
      digits[--at] = Character.forDigit((int) -(rest % radix), radix);
      rest /= radix;
    } while (rest != 0);
    if (negative) {
      digits[--at] = '-';
    }
    return String.fromChars0(digits, at, digits.length - at);
  }

  public static String toHexString(long i) {
    return toPowerOfTwo(i, 4);
  }

  public static String toOctalString(long i) {
    return toPowerOfTwo(i, 3);
  }

  public static String toBinaryString(long i) {
    return toPowerOfTwo(i, 1);
  }

  private static String toPowerOfTwo(long rest, int shift) {
    char[] digits = new char[64];
    int at = digits.length;
    int mask = (1 << shift) - 1;
    do {
      digits[--at] = Character.forDigit((int) (rest & mask), 16);
      rest >>>= shift;
    } while (rest != 0);
    return String.fromChars0(digits, at, digits.length - at);
  }

  public static String toUnsignedString(long i) {
    return toUnsignedString(i, 10);
  }

  public static String toUnsignedString(long i, int radix) {
    if (i >= 0) {
      return toString(i, radix);
    }
    if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
      radix = 10;
    }
    long quotient = divideUnsigned(i, radix);
    return toString(quotient, radix) + toString(i - quotient * radix, radix);
  }

  public static long divideUnsigned(long dividend, long divisor) {
    if (divisor < 0) {
      return compareUnsigned(dividend, divisor) < 0 ? 0 : 1;
    }
    if (dividend >= 0) {
      return dividend / divisor;
    }
    long quotient = ((dividend >>> 1) / divisor) << 1;
    long rest = dividend - quotient * divisor;
    return compareUnsigned(rest, divisor) >= 0 ? quotient + 1 : quotient;
  }

  public static long remainderUnsigned(long dividend, long divisor) {
    return dividend - divideUnsigned(dividend, divisor) * divisor;
  }

  public static long highestOneBit(long i) {
    return i & (MIN_VALUE >>> numberOfLeadingZeros(i));
  }

  public static int numberOfLeadingZeros(long i) {
    int high = (int) (i >>> 32);
    return high == 0
        ? 32 + Integer.numberOfLeadingZeros((int) i)
        : Integer.numberOfLeadingZeros(high);
  }

  public static int numberOfTrailingZeros(long i) {
    int low = (int) i;
    return low == 0
        ? 32 + Integer.numberOfTrailingZeros((int) (i >>> 32))
        : Integer.numberOfTrailingZeros(low);
  }

  public static int bitCount(long i) {
    return Integer.bitCount((int) i) + Integer.bitCount((int) (i >>> 32));
  }

  public static long reverse(long i) {
    return (long) Integer.reverse((int) i) << 32
        | Integer.reverse((int) (i >>> 32)) & 0xffffffffL;
  }

  public static long reverseBytes(long i) {
    return (long) Integer.reverseBytes((int) i) << 32
        | Integer.reverseBytes((int) (i >>> 32)) & 0xffffffffL;
  }

  public static long lowestOneBit(long i) {
    return i & -i;
  }

  public static long rotateLeft(long i, int distance) {
    return i << distance | i >>> -distance;
  }

  public static long rotateRight(long i, int distance) {
    return i >>> distance | i << -distance;
  }

  public static int signum(long i) {
    return i > 0 ? 1 : i < 0 ? -1 : 0;
  }

  public static int compare(long x, long y) {
    return x < y ? -1 : x == y ? 0 : 1;
  }

  public static int compareUnsigned(long x, long y) {
    return compare(x + MIN_VALUE, y + MIN_VALUE);
  }

  public static long sum(long a, long b) {
    return a + b;
  }

  public static long max(long a, long b) {
    return a >= b ? a : b;
  }

  public static long min(long a, long b) {
    return a <= b ? a : b;
  }

  public static int hashCode(long value) {
    return (int) (value ^ value >>> 32);
  }

  public static Long getLong(String nm) {
    return getLong(nm, null);
  }

  public static Long getLong(String nm, long val) {
    Long found = getLong(nm, null);
    return found == null ? valueOf(val) : found;
  }

  public static Long getLong(String nm, Long val) {
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
    return (int) value;
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

  public int compareTo(Long anotherLong) {
    return compare(value, anotherLong.value);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Long && value == ((Long) obj).value;
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
