package java.lang;

/** Boxed shorts. */
public final class Short extends Number implements Comparable<Short> {
  public static final short MIN_VALUE = -32768;
  public static final short MAX_VALUE = 32767;
  public static final int SIZE = 16;
  public static final int BYTES = 2;
  @SuppressWarnings("unchecked")
  public static final Class<Short> TYPE = (Class<Short>) Class.primitive0("short");

  private final short value;

  /** The boxes of small numbers, which are the same objects always. */
  private static final class Cache {
    static final Short[] BOXES = make();

    private static Short[] make() {
      Short[] boxes = new Short[256];
      for (int i = 0; i < 256; i++) {
        boxes[i] = new Short((short) (i - 128));
      }
      return boxes;
    }
  }

  @Deprecated
  public Short(short value) {
    this.value = value;
  }

  @Deprecated
  public Short(String s) throws NumberFormatException {
    this.value = parseShort(s, 10);
  }

  public static Short valueOf(short s) {
    return s >= -128 && s <= 127 ? Cache.BOXES[s + 128] : new Short(s);
  }

  public static Short valueOf(String s) throws NumberFormatException {
    return valueOf(parseShort(s, 10));
  }

  public static Short valueOf(String s, int radix) throws NumberFormatException {
    return valueOf(parseShort(s, radix));
  }

  public static short parseShort(String s) throws NumberFormatException {
    return parseShort(s, 10);
  }

  public static short parseShort(String s, int radix) throws NumberFormatException {
    int i = Integer.parseInt(s, radix);
    if (i < MIN_VALUE || i > MAX_VALUE) {
      throw new NumberFormatException(
          "Value out of range. Value:\"" + s + "\" Radix:" + radix);
    }
    return (short) i;
  }

  public static Short decode(String nm) throws NumberFormatException {
    int i = Integer.decode(nm);
    if (i < MIN_VALUE || i > MAX_VALUE) {
      throw new NumberFormatException("Value " + i + " out of range from input " + nm);
    }
    return valueOf((short) i);
  }

  public static String toString(short s) {
    return Integer.toString(s);
  }

  public static int toUnsignedInt(short x) {
    return x & 0xffff;
  }

  public static long toUnsignedLong(short x) {
    return x & 0xffffL;
  }

  public static short reverseBytes(short i) {
    return (short) ((i & 0xff00) >> 8 | i << 8);
  }

  public static int compare(short x, short y) {
    return x - y;
  }

  public static int compareUnsigned(short x, short y) {
    return toUnsignedInt(x) - toUnsignedInt(y);
  }

  public static int hashCode(short value) {
    return value;
  }

  @Override
  public byte byteValue() {
    return (byte) value;
  }

  @Override
  public short shortValue() {
    return value;
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

  public int compareTo(Short anotherShort) {
    return compare(value, anotherShort.value);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Short && value == ((Short) obj).value;
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
