package java.lang;

/** Boxed doubles, and what can be done with a double. */
public final class Double extends Number implements Comparable<Double> {
  public static final double POSITIVE_INFINITY = 1.0d / 0.0d;
  public static final double NEGATIVE_INFINITY = -1.0d / 0.0d;
  public static final double NaN = 0.0d / 0.0d;
  public static final double MAX_VALUE = 0x1.fffffffffffffP+1023;
  public static final double MIN_NORMAL = 0x1.0p-1022;
  public static final double MIN_VALUE = 0x0.0000000000001P-1022;
  public static final int MAX_EXPONENT = 1023;
  public static final int MIN_EXPONENT = -1022;
  public static final int SIZE = 64;
  public static final int BYTES = 8;
  @SuppressWarnings("unchecked")
  public static final Class<Double> TYPE = (Class<Double>) Class.primitive0("double");

  private final double value;

  @Deprecated
  public Double(double value) {
    this.value = value;
  }

  @Deprecated
  public Double(String s) throws NumberFormatException {
    this.value = parseDouble(s);
  }

  public static Double valueOf(double d) {
    return new Double(d);
  }

  public static Double valueOf(String s) throws NumberFormatException {
    return new Double(parseDouble(s));
  }

  public static double parseDouble(String s) throws NumberFormatException {
    String text = s.trim();
    if (text.isEmpty()) {
      throw new NumberFormatException("empty String");
    }
    if (!isNumber0(text)) {
      throw notANumber(text);
    }
    return parse0(text);
  }

  /** For a text without blanks around it: two points before anything else is wrong are told. */
  static NumberFormatException notANumber(String text) {
    int points = 0;
    for (int i = text.charAt(0) == '-' || text.charAt(0) == '+' ? 1 : 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '.' && ++points == 2) {
        return new NumberFormatException("multiple points");
      }
      if (c != '.' && (c < '0' || c > '9')) {
        break;
      }
    }
    return new NumberFormatException("For input string: \"" + text + "\"");
  }

  /** Whether the text, which has no blanks around it, is a number as parseDouble takes it. */
  private static native boolean isNumber0(String text);

  /** REQUIRES: isNumber0(text). */
  private static native double parse0(String text);

  /** The shortest decimal that reads back as this number, in Java's layout. */
  public static native String toString(double d);

  public static native long doubleToRawLongBits(double value);

  public static native double longBitsToDouble(long bits);

  public static long doubleToLongBits(double value) {
    return value != value ? 0x7ff8000000000000L : doubleToRawLongBits(value);
  }

  public static String toHexString(double d) {
    return braid.internal.HexFloat.toString(d);
  }

  public static boolean isNaN(double v) {
    return v != v;
  }

  public static boolean isInfinite(double v) {
    return v == POSITIVE_INFINITY || v == NEGATIVE_INFINITY;
  }

  public static boolean isFinite(double d) {
    return Math.abs(d) <= MAX_VALUE;
  }

  public boolean isNaN() {
    return isNaN(value);
  }

  public boolean isInfinite() {
    return isInfinite(value);
  }

  public static int compare(double d1, double d2) {
    if (d1 < d2) {
      return -1;
    }
    if (d1 > d2) {
      return 1;
    }
    // Equal, or zeros of both signs, or not a number, which is the largest.
    long bits1 = doubleToLongBits(d1);
    long bits2 = doubleToLongBits(d2);
    return bits1 == bits2 ? 0 : bits1 < bits2 ? -1 : 1;
  }

  public static double sum(double a, double b) {
    return a + b;
  }

  public static double max(double a, double b) {
    return Math.max(a, b);
  }

  public static double min(double a, double b) {
    return Math.min(a, b);
  }

  public static int hashCode(double value) {
    return Long.hashCode(doubleToLongBits(value));
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
    return (long) value;
  }

  @Override
  public float floatValue() {
    return (float) value;
  }

  @Override
  public double doubleValue() {
    return value;
  }

  public int compareTo(Double anotherDouble) {
    return compare(value, anotherDouble.value);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Double && doubleToLongBits(value) == doubleToLongBits(((Double) obj).value);
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
