package java.math;

/** The texts of decimal numbers: reads them into digits and a scale, and writes them. */
final class DecimalNotation {
  private static final int SHORT = 18;

  private final char[] in;
  private final int end;
  private final boolean isShort;
  private int at;

  /** The digits, with a sign if it is negative. */
  private final StringBuilder digits = new StringBuilder();

  private long scale;

  DecimalNotation(char[] in, int offset, int len) {
    if (offset < 0 || len < 0 || offset > in.length - len) {
      throw new NumberFormatException("Bad offset or len arguments for char[] input.");
    }
    this.in = in;
    this.at = offset;
    this.end = offset + len;
    this.isShort = len <= SHORT;
    parse();
  }

  BigInteger unscaled() {
    return new BigInteger(digits.toString());
  }

  int scale() {
    return (int) scale;
  }

  private void parse() {
    needOne();
    if (in[at] == '-') {
      digits.append('-');
    }
    if (in[at] == '-' || in[at] == '+') {
      at++;
    }
    long exponent = 0;
    int count = mantissa();
    if (at < end) {
      at++;
      exponent = exponent();
    }
    if (count == 0) {
      throw new NumberFormatException("No digits found.");
    }
    scale -= exponent;
    if (scale < Integer.MIN_VALUE || scale > Integer.MAX_VALUE) {
      throw new NumberFormatException("Scale out of range.");
    }
  }

  private void needOne() {
    if (at >= end) {
      throw new NumberFormatException();
    }
  }

  /** Up to the end or to the sign of the exponent; how many digits there were. */
  private int mantissa() {
    boolean dot = false;
    int count = 0;
    for (; at < end && in[at] != 'e' && in[at] != 'E'; at++) {
      int digit = Character.digit(in[at], 10);
      if (digit >= 0) {
        digits.append(digit);
        count++;
        scale += dot ? 1 : 0;
      } else if (in[at] != '.') {
        throw noDigit(in[at]);
      } else if (dot) {
        throw new NumberFormatException("Character array contains more than one decimal point.");
      } else {
        dot = true;
      }
    }
    return count;
  }

  private NumberFormatException noDigit(char c) {
    return new NumberFormatException(
        isShort
            ? "Character "
                + c
                + " is neither a decimal digit number, decimal point, nor \"e\" notation exponential mark."
            : "Character array is missing \"e\" notation exponential mark.");
  }

  private long exponent() {
    needOne();
    boolean negative = in[at] == '-';
    if (negative || in[at] == '+') {
      at++;
    }
    needOne();
    while (end - at > 10 && Character.digit(in[at], 10) == 0) {
      at++;
    }
    if (end - at > 10) {
      throw new NumberFormatException("Too many nonzero exponent digits.");
    }
    long value = 0;
    for (; at < end; at++) {
      int digit = Character.digit(in[at], 10);
      if (digit < 0) {
        throw new NumberFormatException("Not a digit.");
      }
      value = value * 10 + digit;
    }
    value = negative ? -value : value;
    if ((int) value != value) {
      throw new NumberFormatException("Exponent overflow.");
    }
    return value;
  }

  // ---- Writing -----------------------------------------------------------------------------------

  private static String plain(String digits, int scale) {
    if (digits.length() > scale) {
      int point = digits.length() - scale;
      return digits.substring(0, point) + "." + digits.substring(point);
    }
    return "0." + "0".repeat(scale - digits.length()) + digits;
  }

  /** With an exponent where that is shorter; of threes if so wanted. */
  static String toString(BigInteger unscaled, int scale, boolean threes) {
    String digits = unscaled.abs().toString();
    String sign = unscaled.signum() < 0 ? "-" : "";
    long exponent = digits.length() - 1L - scale;
    if (scale == 0) {
      return sign + digits;
    }
    if (scale > 0 && exponent >= -6) {
      return sign + plain(digits, scale);
    }
    int before = 1;
    if (threes) {
      int over = (int) Math.floorMod(exponent, 3L);
      if (unscaled.signum() == 0) {
        digits = over == 0 ? "0" : over == 1 ? "0.00" : "0.0";
        exponent += over == 0 ? 0 : 3 - over;
        return withExponent(sign + digits, exponent);
      }
      exponent -= over;
      before = over + 1;
    }
    if (before >= digits.length()) {
      digits += "0".repeat(before - digits.length());
      return withExponent(sign + digits, exponent);
    }
    return withExponent(
        sign + digits.substring(0, before) + "." + digits.substring(before), exponent);
  }

  private static String withExponent(String mantissa, long exponent) {
    if (exponent == 0) {
      return mantissa;
    }
    return mantissa + "E" + (exponent > 0 ? "+" : "") + exponent;
  }

  /** Without an exponent. */
  static String toPlainString(BigInteger unscaled, int scale) {
    String digits = unscaled.abs().toString();
    String sign = unscaled.signum() < 0 ? "-" : "";
    if (scale > 0) {
      return sign + plain(digits, scale);
    }
    return sign + digits + (unscaled.signum() == 0 ? "" : "0".repeat(-scale));
  }
}
