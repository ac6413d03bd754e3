package java.lang;

/** Boxed floats, and what can be done with a float. */
public final class Float extends Number implements Comparable<Float> {
  public static final float POSITIVE_INFINITY = 1.0f / 0.0f;
  public static final float NEGATIVE_INFINITY = -1.0f / 0.0f;
  public static final float NaN = 0.0f / 0.0f;
  public static final float MAX_VALUE = 0x1.fffffeP+127f;
  public static final float MIN_NORMAL = 0x1.0p-126f;
  public static final float MIN_VALUE = 0x0.000002P-126f;
  public static final int MAX_EXPONENT = 127;
  public static final int MIN_EXPONENT = -126;
  public static final int SIZE = 32;
  public static final int BYTES = 4;
  @SuppressWarnings("unchecked")
  public static final Class<Float> TYPE = (Class<Float>) Class.primitive0("float");

  private final float value;

  @Deprecated
  public Float(float value) {
    this.value = value;
  }

  @Deprecated
  public Float(double value) {
    this.value = (float) value;
  }

  @Deprecated
  public Float(String s) throws NumberFormatException {
    this.value = parseFloat(s);
  }

  public static Float valueOf(float f) {
    return new Float(f);
  }

  public static Float valueOf(String s) throws NumberFormatException {
    return new Float(parseFloat(s));
  }

  public static float parseFloat(String s) throws NumberFormatException {
    String text = s.trim();
    if (text.isEmpty()) {
      throw new NumberFormatException("empty String");
    }
    if (!isNumber0(text)) {
      throw Double.notANumber(text);
    }
    return parse0(text);
  }

  /** Whether the text, which has no blanks around it, is a number as parseFloat takes it. */
  private static native boolean isNumber0(String text);

  /** REQUIRES: isNumber0(text). */
  private static native float parse0(String text);

  /** The shortest decimal that reads back as this number, in Java's layout. */
  public static native String toString(float f);

  public static native int floatToRawIntBits(float value);

  public static native float intBitsToFloat(int bits);

  public static int floatToIntBits(float value) {
    return value != value ? 0x7fc00000 : floatToRawIntBits(value);
  }

  public static String toHexString(float f) {
    return braid.internal.HexFloat.toString(f);
  }

  public static boolean isNaN(float v) {
    return v != v;
  }

  public static boolean isInfinite(float v) {
    return v == POSITIVE_INFINITY || v == NEGATIVE_INFINITY;
  }

  public static boolean isFinite(float f) {
    return Math.abs(f) <= MAX_VALUE;
  }

  public boolean isNaN() {
    return isNaN(value);
  }

  public boolean isInfinite() {
    return isInfinite(value);
  }

  public static int compare(float f1, float f2) {
    if (f1 < f2) {
      return -1;
    }
    if (f1 > f2) {
      return 1;
    }
    // Equal, or zeros of both signs, or not a number, which is the largest.
    int bits1 = floatToIntBits(f1);
    int bits2 = floatToIntBits(f2);
    return bits1 == bits2 ? 0 : bits1 < bits2 ? -1 : 1;
  }

  public static float sum(float a, float b) {
    return a + b;
  }

  public static float max(float a, float b) {
    return Math.max(a, b);
  }

  public static float min(float a, float b) {
    return Math.min(a, b);
  }

  public static int hashCode(float value) {
    return floatToIntBits(value);
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
    return value;
  }

  @Override
  public double doubleValue() {
    return value;
  }

  public int compareTo(Float anotherFloat) {
    return compare(value, anotherFloat.value);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Float && floatToIntBits(value) == floatToIntBits(((Float) obj).value);
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
