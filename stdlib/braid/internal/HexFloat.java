package braid.internal;

/** The hexadecimal text of floating-point numbers. */
public final class HexFloat {
  private HexFloat() {}

  public static String toString(double d) {
    String special = special(d);
    return special != null ? special : sign(d) + toString(Math.abs(d), -1);
  }

  public static String toString(float f) {
    String special = special(f);
    if (special != null) {
      return special;
    }
    float size = Math.abs(f);
    if (size >= Float.MIN_NORMAL || size == 0) {
      return toString((double) f);
    }
    // Subnormal: written with the smallest exponent of a float.
    long mantissa = (long) Float.floatToRawIntBits(size) << 29;
    return sign(f) + "0x0." + fraction(mantissa) + "p-126";
  }

  private static String special(double d) {
    return d != d || Double.isInfinite(d) ? Double.toString(d) : null;
  }

  private static String sign(double d) {
    return Double.doubleToRawLongBits(d) < 0 ? "-" : "";
  }

  /** The length of a text without the zeros at the end of its fraction, of which one digit counts. */
  static int shortLength(String text) {
    int end = text.indexOf('p');
    int zeros = 0;
    while (text.charAt(end - 1 - zeros) == '0' && text.charAt(end - 2 - zeros) != '.') {
      zeros++;
    }
    return text.length() - zeros;
  }

  /** The 52 bits as hexadecimal digits without zeros at the end, but at least one digit. */
  private static String fraction(long bits) {
    String digits = Long.toHexString(bits | 1L << 52).substring(1);
    int end = digits.length();
    while (end > 1 && digits.charAt(end - 1) == '0') {
      end--;
    }
    return digits.substring(0, end);
  }

  /** A finite number that is not negative; -1 as precision: as many digits as needed. */
  static String toString(double d, int precision) {
    long bits = Double.doubleToRawLongBits(d);
    long mantissa = bits & (1L << 52) - 1;
    int exponent = (int) (bits >>> 52) - 1023;
    if (d == 0) {
      return "0x0." + fixedFraction(0, precision) + "p0";
    }
    if (precision < 0 || precision > 12) {
      boolean subnormal = exponent == -1023;
      String lead = subnormal ? "0x0." : "0x1.";
      return lead + fixedFraction(mantissa, precision) + "p" + (subnormal ? -1022 : exponent);
    }
    if (exponent == -1023) {
      int shift = Long.numberOfLeadingZeros(mantissa) - 11;
      mantissa = mantissa << shift;
      exponent = -1022 - shift;
    } else {
      mantissa |= 1L << 52;
    }
    int drop = 52 - 4 * Math.max(precision, 1);
    long half = 1L << drop - 1;
    long rest = mantissa & (1L << drop) - 1;
    mantissa = mantissa >>> drop;
    if (rest > half || rest == half && (mantissa & 1) != 0) {
      mantissa++;
    }
    mantissa <<= drop;
    if (mantissa >= 1L << 53) {
      mantissa >>>= 1;
      exponent++;
    }
    mantissa &= (1L << 52) - 1;
    return "0x1." + fixedFraction(mantissa, Math.max(precision, 1)) + "p" + exponent;
  }

  private static String fixedFraction(long mantissa, int precision) {
    String digits = fraction(mantissa);
    if (precision > digits.length()) {
      return digits + "0".repeat(precision - digits.length());
    }
    return digits;
  }
}
