package braid.internal;

/** The decimal digits of a number that is not negative, rounded half up to what is asked for. */
final class DecimalText {
  /** Without zeros in front; "" is zero. The number is 0.digits times ten to the power of `point`. */
  private final String digits;

  private final int point;

  /** From a text like 12.5 or 1.25E-7. */
  DecimalText(String text) {
    int e = text.indexOf('E');
    String mantissa = e < 0 ? text : text.substring(0, e);
    int exponent = e < 0 ? 0 : Integer.parseInt(text.substring(e + 1));
    int dot = mantissa.indexOf('.');
    int before = dot < 0 ? mantissa.length() : dot;
    String all = dot < 0 ? mantissa : mantissa.substring(0, dot) + mantissa.substring(dot + 1);
    int zeros = 0;
    while (zeros < all.length() && all.charAt(zeros) == '0') {
      zeros++;
    }
    int end = all.length();
    while (end > zeros && all.charAt(end - 1) == '0') {
      end--;
    }
    digits = all.substring(zeros, end);
    point = digits.isEmpty() ? 1 : before - zeros + exponent;
  }

  private DecimalText(String digits, int point) {
    this.digits = digits;
    this.point = point;
  }

  boolean isZero() {
    return digits.isEmpty();
  }

  /** Rounded to `count` digits, half up. */
  private DecimalText rounded(int count) {
    if (count >= digits.length()) {
      return this;
    }
    if (count < 0 || digits.charAt(count) < '5') {
      String kept = digits.substring(0, Math.max(count, 0));
      return new DecimalText(kept, point);
    }
    char[] kept = digits.substring(0, count).toCharArray();
    int at = count - 1;
    while (at >= 0 && kept[at] == '9') {
      kept[at--] = '0';
    }
    if (at < 0) {
      return new DecimalText("1" + new String(kept), point + 1);
    }
    kept[at]++;
    return new DecimalText(new String(kept), point);
  }

  private char digit(int index) {
    return index >= 0 && index < digits.length() ? digits.charAt(index) : '0';
  }

  /** With `precision` digits after the point. */
  String fixed(int precision) {
    DecimalText r = rounded(point + precision);
    StringBuilder s = new StringBuilder();
    if (r.point <= 0 || r.digits.isEmpty()) {
      s.append('0');
    } else {
      for (int i = 0; i < r.point; i++) {
        s.append(r.digit(i));
      }
    }
    if (precision > 0) {
      s.append('.');
      for (int i = 0; i < precision; i++) {
        s.append(r.digits.isEmpty() ? '0' : r.digit(r.point + i));
      }
    }
    return s.toString();
  }

  /** As d.ddde+xx with `precision` digits after the point. */
  String scientific(int precision, boolean keepPoint) {
    DecimalText r = rounded(precision + 1);
    StringBuilder s = new StringBuilder().append(r.digit(0));
    if (precision > 0 || keepPoint) {
      s.append('.');
    }
    for (int i = 1; i <= precision; i++) {
      s.append(r.digit(i));
    }
    int exponent = r.digits.isEmpty() ? 0 : r.point - 1;
    s.append('e').append(exponent < 0 ? '-' : '+');
    exponent = Math.abs(exponent);
    if (exponent < 10) {
      s.append('0');
    }
    return s.append(exponent).toString();
  }

  /** With `precision` significant digits, in the shorter of the two forms. */
  String general(int precision) {
    DecimalText r = rounded(precision);
    int exponent = r.point - 1;
    if (exponent < -4 || exponent >= precision) {
      return scientific(precision - 1, false);
    }
    return r.fixed(precision - exponent - 1);
  }
}
