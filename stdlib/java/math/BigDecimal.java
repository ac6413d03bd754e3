package java.math;

/** A decimal number of any length: a whole number and how many of its digits are after the point. */
public class BigDecimal extends Number implements Comparable<BigDecimal> {
  public static final BigDecimal ZERO = new BigDecimal(BigInteger.ZERO);
  public static final BigDecimal ONE = new BigDecimal(BigInteger.ONE);
  public static final BigDecimal TEN = new BigDecimal(BigInteger.TEN);

  @Deprecated public static final int ROUND_UP = 0;
  @Deprecated public static final int ROUND_DOWN = 1;
  @Deprecated public static final int ROUND_CEILING = 2;
  @Deprecated public static final int ROUND_FLOOR = 3;
  @Deprecated public static final int ROUND_HALF_UP = 4;
  @Deprecated public static final int ROUND_HALF_DOWN = 5;
  @Deprecated public static final int ROUND_HALF_EVEN = 6;
  @Deprecated public static final int ROUND_UNNECESSARY = 7;

  private final BigInteger unscaled;
  private final int scale;

  /** Counted when it is asked for; 0 before. */
  private int precision;

  private BigDecimal(BigDecimal other) {
    this(other.unscaled, other.scale);
  }

  private BigDecimal(DecimalNotation text) {
    this(text.unscaled(), text.scale());
  }

  public BigDecimal(char[] in, int offset, int len) {
    this(new DecimalNotation(in, offset, len));
  }

  public BigDecimal(char[] in, int offset, int len, MathContext mc) {
    this(new BigDecimal(in, offset, len).round(mc));
  }

  public BigDecimal(char[] in) {
    this(in, 0, in.length);
  }

  public BigDecimal(char[] in, MathContext mc) {
    this(in, 0, in.length, mc);
  }

  public BigDecimal(String val) {
    this(val.toCharArray());
  }

  public BigDecimal(String val, MathContext mc) {
    this(val.toCharArray(), mc);
  }

  /** All the digits that the double has, which may be many. */
  public BigDecimal(double val) {
    this(exactly(val));
  }

  public BigDecimal(double val, MathContext mc) {
    this(new BigDecimal(val).round(mc));
  }

  public BigDecimal(BigInteger val) {
    this(val, 0);
  }

  public BigDecimal(BigInteger val, MathContext mc) {
    this(new BigDecimal(val).round(mc));
  }

  public BigDecimal(BigInteger unscaledVal, int scale) {
    this.unscaled = java.util.Objects.requireNonNull(unscaledVal);
    this.scale = scale;
  }

  public BigDecimal(BigInteger unscaledVal, int scale, MathContext mc) {
    this(new BigDecimal(unscaledVal, scale).round(mc));
  }

  public BigDecimal(int val) {
    this(BigInteger.valueOf(val));
  }

  public BigDecimal(int val, MathContext mc) {
    this(new BigDecimal(val).round(mc));
  }

  public BigDecimal(long val) {
    this(BigInteger.valueOf(val));
  }

  public BigDecimal(long val, MathContext mc) {
    this(new BigDecimal(val).round(mc));
  }

  private static BigDecimal exactly(double val) {
    if (Double.isInfinite(val) || Double.isNaN(val)) {
      throw new NumberFormatException("Infinite or NaN");
    }
    long bits = Double.doubleToLongBits(val);
    int exponent = (int) (bits >> 52) & 0x7ff;
    long fraction = bits & (1L << 52) - 1;
    long whole = exponent == 0 ? fraction << 1 : fraction | 1L << 52;
    if (whole == 0) {
      return ZERO;
    }
    int zeros = Long.numberOfTrailingZeros(whole);
    int power = exponent - 1075 + zeros;
    BigInteger value = BigInteger.valueOf((bits < 0 ? -1 : 1) * (whole >> zeros));
    return power >= 0
        ? new BigDecimal(value.shiftLeft(power))
        : new BigDecimal(value.multiply(BigInteger.valueOf(5).pow(-power)), -power);
  }

  public static BigDecimal valueOf(long unscaledVal, int scale) {
    return new BigDecimal(BigInteger.valueOf(unscaledVal), scale);
  }

  public static BigDecimal valueOf(long val) {
    return new BigDecimal(BigInteger.valueOf(val));
  }

  public static BigDecimal valueOf(double val) {
    return new BigDecimal(Double.toString(val));
  }

  // ---- Scales ------------------------------------------------------------------------------------

  private static BigInteger tenTo(int exponent) {
    return BigInteger.TEN.pow(exponent);
  }

  private static int nearest(long scale) {
    return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, scale));
  }

  /** The scale of a number, if it is one; that of zero is as near as it can be. */
  private static int checked(BigInteger of, long scale) {
    if (scale != (int) scale && of.signum() != 0) {
      throw new ArithmeticException(scale > 0 ? "Underflow" : "Overflow");
    }
    return nearest(scale);
  }

  private static BigDecimal of(BigInteger unscaled, long scale) {
    return new BigDecimal(unscaled, checked(unscaled, scale));
  }

  private static BigDecimal zero(long scale) {
    return new BigDecimal(BigInteger.ZERO, nearest(scale));
  }

  /** The digits with a larger scale. */
  private BigInteger scaledTo(int larger) {
    return unscaled.multiply(tenTo(checked(unscaled, (long) larger - scale)));
  }

  /** A quotient without a fraction, rounded. */
  private static BigInteger rounded(BigInteger a, BigInteger b, RoundingMode mode) {
    BigInteger[] parts = a.divideAndRemainder(b);
    if (parts[1].signum() == 0) {
      return parts[0];
    }
    int sign = a.signum() * b.signum();
    int half = parts[1].abs().shiftLeft(1).compareTo(b.abs());
    boolean up = goesUp(mode, sign, half, parts[0].testBit(0));
    return up ? parts[0].add(BigInteger.valueOf(sign)) : parts[0];
  }

  /** Whether a number of this sign moves away from zero; half compares what is lost with a half. */
  private static boolean goesUp(RoundingMode mode, int sign, int half, boolean odd) {
    switch (mode) {
      case UP:
        return true;
      case DOWN:
        return false;
      case CEILING:
        return sign > 0;
      case FLOOR:
        return sign < 0;
      case HALF_UP:
        return half >= 0;
      case HALF_DOWN:
        return half > 0;
      case HALF_EVEN:
        return half > 0 || half == 0 && odd;
      default:
        throw new ArithmeticException("Rounding necessary");
    }
  }

  public BigDecimal setScale(int newScale, RoundingMode roundingMode) {
    java.util.Objects.requireNonNull(roundingMode);
    if (newScale >= scale) {
      return newScale == scale ? this : new BigDecimal(scaledTo(newScale), newScale);
    }
    int drop = checked(unscaled, (long) scale - newScale);
    return new BigDecimal(rounded(unscaled, tenTo(drop), roundingMode), newScale);
  }

  @Deprecated
  public BigDecimal setScale(int newScale, int roundingMode) {
    return setScale(newScale, mode(roundingMode));
  }

  private static RoundingMode mode(int number) {
    if (number < ROUND_UP || number > ROUND_UNNECESSARY) {
      throw new IllegalArgumentException("Invalid rounding mode");
    }
    return RoundingMode.valueOf(number);
  }

  public BigDecimal setScale(int newScale) {
    return setScale(newScale, RoundingMode.UNNECESSARY);
  }

  public BigDecimal round(MathContext mc) {
    BigDecimal made = this;
    int wanted = mc.getPrecision();
    while (wanted > 0 && made.precision() > wanted) {
      int drop = made.precision() - wanted;
      BigInteger kept = rounded(made.unscaled, tenTo(drop), mc.getRoundingMode());
      made = of(kept, (long) made.scale - drop);
    }
    return made;
  }

  /** Without zeros at its end, as far as the scale stays above a limit. */
  private BigDecimal withoutZeros(long limit) {
    BigInteger value = unscaled;
    long left = scale;
    while (left > limit && !value.testBit(0) && value.signum() != 0) {
      BigInteger[] parts = value.divideAndRemainder(BigInteger.TEN);
      if (parts[1].signum() != 0) {
        break;
      }
      value = parts[0];
      left--;
    }
    return left == scale ? this : of(value, left);
  }

  public BigDecimal stripTrailingZeros() {
    return unscaled.signum() == 0 ? ZERO : withoutZeros(Integer.MIN_VALUE);
  }

  public int scale() {
    return scale;
  }

  public int precision() {
    if (precision == 0) {
      precision = unscaled.abs().toString().length();
    }
    return precision;
  }

  public BigInteger unscaledValue() {
    return unscaled;
  }

  public int signum() {
    return unscaled.signum();
  }

  // ---- Sums and products -------------------------------------------------------------------------

  public BigDecimal add(BigDecimal augend) {
    int common = Math.max(scale, augend.scale);
    return new BigDecimal(scaledTo(common).add(augend.scaledTo(common)), common);
  }

  public BigDecimal add(BigDecimal augend, MathContext mc) {
    if (mc.getPrecision() == 0 || signum() != 0 && augend.signum() != 0) {
      return add(augend).round(mc);
    }
    int common = Math.max(scale, augend.scale);
    if (signum() == 0 && augend.signum() == 0) {
      return zero(common);
    }
    return (signum() == 0 ? augend : this).round(mc).towards(common, mc);
  }

  /** With this scale, or as near to it as the precision and the value allow. */
  private BigDecimal towards(int preferred, MathContext mc) {
    if (scale > preferred) {
      return withoutZeros(preferred);
    }
    int room = Math.max(0, mc.getPrecision() - precision());
    return setScale((int) Math.min(preferred, (long) scale + room));
  }

  public BigDecimal subtract(BigDecimal subtrahend) {
    return add(subtrahend.negate());
  }

  public BigDecimal subtract(BigDecimal subtrahend, MathContext mc) {
    return add(subtrahend.negate(), mc);
  }

  public BigDecimal multiply(BigDecimal multiplicand) {
    return of(unscaled.multiply(multiplicand.unscaled), (long) scale + multiplicand.scale);
  }

  public BigDecimal multiply(BigDecimal multiplicand, MathContext mc) {
    return multiply(multiplicand).round(mc);
  }

  public BigDecimal pow(int n) {
    if (n < 0 || n > 999999999) {
      throw new ArithmeticException("Invalid operation");
    }
    int newScale = checked(unscaled, (long) scale * n);
    return new BigDecimal(unscaled.pow(n), newScale);
  }

  /** By repeated squares, each rounded to some digits more. */
  public BigDecimal pow(int n, MathContext mc) {
    if (mc.getPrecision() == 0) {
      return pow(n);
    }
    int digits = Long.toString(Math.abs((long) n)).length();
    if (n < -999999999 || n > 999999999 || digits > mc.getPrecision()) {
      throw new ArithmeticException("Invalid operation");
    }
    if (n == 0) {
      return ONE;
    }
    MathContext work = new MathContext(mc.getPrecision() + digits + 1, mc.getRoundingMode());
    BigDecimal power = ONE;
    for (int bit = Integer.highestOneBit(Math.abs(n)); bit > 0; bit >>= 1) {
      power = power == ONE ? ONE : power.multiply(power, work);
      if ((Math.abs(n) & bit) != 0) {
        power = power.multiply(this, work);
      }
    }
    return (n < 0 ? ONE.divide(power, work) : power).round(mc);
  }

  public BigDecimal abs() {
    return signum() < 0 ? negate() : this;
  }

  public BigDecimal abs(MathContext mc) {
    return signum() < 0 ? negate(mc) : plus(mc);
  }

  public BigDecimal negate() {
    return new BigDecimal(unscaled.negate(), scale);
  }

  public BigDecimal negate(MathContext mc) {
    return negate().round(mc);
  }

  public BigDecimal plus() {
    return this;
  }

  public BigDecimal plus(MathContext mc) {
    return round(mc);
  }

  // ---- Quotients ---------------------------------------------------------------------------------

  public BigDecimal divide(BigDecimal divisor, int scale, RoundingMode roundingMode) {
    java.util.Objects.requireNonNull(roundingMode);
    long shift = (long) scale + divisor.scale - this.scale;
    BigInteger a = shift > 0 ? unscaled.multiply(tenTo(checked(unscaled, shift))) : unscaled;
    BigInteger b = divisor.unscaled;
    if (b.signum() == 0) {
      boolean small = a.bitLength() < 64 && shift > -19;
      throw new ArithmeticException(small ? "/ by zero" : "BigInteger divide by zero");
    }
    if (shift < 0) {
      b = b.multiply(tenTo(checked(unscaled, -shift)));
    }
    return new BigDecimal(rounded(a, b, roundingMode), scale);
  }

  @Deprecated
  public BigDecimal divide(BigDecimal divisor, int scale, int roundingMode) {
    return divide(divisor, scale, mode(roundingMode));
  }

  public BigDecimal divide(BigDecimal divisor, RoundingMode roundingMode) {
    return divide(divisor, scale, roundingMode);
  }

  @Deprecated
  public BigDecimal divide(BigDecimal divisor, int roundingMode) {
    return divide(divisor, scale, mode(roundingMode));
  }

  private void checkDivisor(BigDecimal divisor) {
    if (divisor.signum() == 0) {
      throw new ArithmeticException(signum() == 0 ? "Division undefined" : "Division by zero");
    }
  }

  /** The exact quotient: it has no more digits than this, or it has no end. */
  public BigDecimal divide(BigDecimal divisor) {
    checkDivisor(divisor);
    long preferred = (long) scale - divisor.scale;
    if (signum() == 0) {
      return zero(preferred);
    }
    long digits = precision() + (long) Math.ceil(10.0 * divisor.precision() / 3.0);
    BigDecimal quotient;
    try {
      quotient = divide(divisor, new MathContext(nearest(digits), RoundingMode.UNNECESSARY));
    } catch (ArithmeticException e) {
      throw new ArithmeticException(
          "Non-terminating decimal expansion; no exact representable decimal result.");
    }
    return preferred > quotient.scale ? quotient.setScale(nearest(preferred)) : quotient;
  }

  public BigDecimal divide(BigDecimal divisor, MathContext mc) {
    if (mc.getPrecision() == 0) {
      return divide(divisor);
    }
    checkDivisor(divisor);
    long preferred = (long) scale - divisor.scale;
    if (signum() == 0) {
      return zero(preferred);
    }
    // So many digits more that the quotient has more than are wanted.
    int more = mc.getPrecision() + divisor.precision() - precision() + 3;
    BigInteger a = more > 0 ? unscaled.multiply(tenTo(more)) : unscaled;
    BigInteger b = more < 0 ? divisor.unscaled.multiply(tenTo(-more)) : divisor.unscaled;
    BigInteger[] parts = a.divideAndRemainder(b);
    return settled(parts[0], parts[1].signum() == 0, preferred + more, preferred, mc);
  }

  /** Digits, some more than wanted, rounded; exact tells whether they are all that there are. */
  private static BigDecimal settled(
      BigInteger digits, boolean exact, long scale, long preferred, MathContext mc) {
    // A further digit stands for all that come.
    BigInteger more = digits.multiply(BigInteger.TEN);
    if (!exact) {
      more = more.add(BigInteger.valueOf(digits.signum()));
    }
    int drop = Math.max(0, more.abs().toString().length() - mc.getPrecision());
    BigInteger kept = rounded(more, tenTo(drop), mc.getRoundingMode());
    BigDecimal made = of(kept, scale + 1 - drop).round(mc);
    boolean all = exact && kept.multiply(tenTo(drop)).equals(more);
    return all ? made.withoutZeros(preferred) : made;
  }

  public BigDecimal divideToIntegralValue(BigDecimal divisor) {
    checkDivisor(divisor);
    int preferred = nearest((long) scale - divisor.scale);
    if (signum() == 0 || abs().compareTo(divisor.abs()) < 0) {
      return zero(preferred);
    }
    BigDecimal whole = divide(divisor, 0, RoundingMode.DOWN).withoutZeros(preferred);
    return whole.scale < preferred ? whole.setScale(preferred) : whole;
  }

  public BigDecimal divideToIntegralValue(BigDecimal divisor, MathContext mc) {
    if (mc.getPrecision() == 0 || abs().compareTo(divisor.abs()) < 0) {
      return divideToIntegralValue(divisor);
    }
    int preferred = nearest((long) scale - divisor.scale);
    MathContext down = new MathContext(mc.getPrecision(), RoundingMode.DOWN);
    BigDecimal whole = divide(divisor, down);
    if (whole.scale < 0) {
      BigDecimal rest = subtract(whole.multiply(divisor));
      if (rest.abs().compareTo(divisor.abs()) >= 0) {
        throw new ArithmeticException("Division impossible");
      }
    } else {
      whole = whole.setScale(0, RoundingMode.DOWN);
    }
    return whole.towards(preferred, mc);
  }

  public BigDecimal remainder(BigDecimal divisor) {
    return divideAndRemainder(divisor)[1];
  }

  public BigDecimal remainder(BigDecimal divisor, MathContext mc) {
    return divideAndRemainder(divisor, mc)[1];
  }

  public BigDecimal[] divideAndRemainder(BigDecimal divisor) {
    BigDecimal whole = divideToIntegralValue(divisor);
    return new BigDecimal[] {whole, subtract(whole.multiply(divisor))};
  }

  public BigDecimal[] divideAndRemainder(BigDecimal divisor, MathContext mc) {
    BigDecimal whole = divideToIntegralValue(divisor, mc);
    return new BigDecimal[] {whole, subtract(whole.multiply(divisor))};
  }

  public BigDecimal sqrt(MathContext mc) {
    if (signum() < 0) {
      throw new ArithmeticException("Attempted square root of negative BigDecimal");
    }
    int preferred = scale / 2;
    if (signum() == 0) {
      return zero(preferred);
    }
    boolean all = mc.getPrecision() == 0;
    int wanted = all ? precision() / 2 + 1 : mc.getPrecision();
    MathContext context =
        all ? new MathContext(wanted, RoundingMode.UNNECESSARY) : mc;
    // Twice as many digits as wanted, and an even number of them after the point.
    int more = Math.max(0, 2 * wanted + 4 - precision());
    more += scale + more & 1;
    BigInteger[] parts = unscaled.multiply(tenTo(more)).sqrtAndRemainder();
    try {
      long half = ((long) scale + more) / 2;
      boolean exact = parts[1].signum() == 0;
      BigDecimal root = settled(parts[0], exact, half, preferred, context).stripTrailingZeros();
      return root.scale > preferred ? root : root.towards(preferred, context);
    } catch (ArithmeticException e) {
      throw new ArithmeticException("Computed square root not exact.");
    }
  }

  // ---- Moving the point --------------------------------------------------------------------------

  public BigDecimal movePointLeft(int n) {
    return n == 0 ? this : of(unscaled, (long) scale + n).withoutNegativeScale();
  }

  public BigDecimal movePointRight(int n) {
    return n == 0 ? this : of(unscaled, (long) scale - n).withoutNegativeScale();
  }

  private BigDecimal withoutNegativeScale() {
    return scale < 0 ? setScale(0) : this;
  }

  public BigDecimal scaleByPowerOfTen(int n) {
    return of(unscaled, (long) scale - n);
  }

  /** The distance to the next number with the same scale. */
  public BigDecimal ulp() {
    return new BigDecimal(BigInteger.ONE, scale);
  }

  // ---- Comparing ---------------------------------------------------------------------------------

  @Override
  public int compareTo(BigDecimal val) {
    if (signum() != val.signum()) {
      return signum() < val.signum() ? -1 : 1;
    }
    long length = (long) precision() - scale;
    long other = (long) val.precision() - val.scale;
    if (signum() != 0 && length != other) {
      return length < other ? -signum() : signum();
    }
    if (signum() == 0) {
      return 0;
    }
    int common = Math.max(scale, val.scale);
    return scaledTo(common).compareTo(val.scaledTo(common));
  }

  /** Whether it is the same number with the same scale. */
  @Override
  public boolean equals(Object x) {
    return x instanceof BigDecimal
        && scale == ((BigDecimal) x).scale
        && unscaled.equals(((BigDecimal) x).unscaled);
  }

  public BigDecimal min(BigDecimal val) {
    return compareTo(val) <= 0 ? this : val;
  }

  public BigDecimal max(BigDecimal val) {
    return compareTo(val) >= 0 ? this : val;
  }

  @Override
  public int hashCode() {
    return 31 * unscaled.hashCode() + scale;
  }

  // ---- Converting --------------------------------------------------------------------------------

  @Override
  public String toString() {
    return DecimalNotation.toString(unscaled, scale, false);
  }

  public String toEngineeringString() {
    return DecimalNotation.toString(unscaled, scale, true);
  }

  public String toPlainString() {
    return DecimalNotation.toPlainString(unscaled, scale);
  }

  public BigInteger toBigInteger() {
    return setScale(0, RoundingMode.DOWN).unscaled;
  }

  public BigInteger toBigIntegerExact() {
    return setScale(0).unscaled;
  }

  /** What is too small or has so many zeros at its end that the lowest 64 bits are none is 0. */
  @Override
  public long longValue() {
    boolean none = signum() == 0 || (long) precision() - scale <= 0 || scale <= -64;
    return none ? 0L : toBigInteger().longValue();
  }

  @Override
  public int intValue() {
    return (int) longValue();
  }

  private long exact(int bits) {
    if (signum() == 0) {
      return 0L;
    }
    long before = (long) precision() - scale;
    if (before > 19) {
      throw new ArithmeticException("Overflow");
    }
    if (before <= 0) {
      throw new ArithmeticException("Rounding necessary");
    }
    BigInteger whole = toBigIntegerExact();
    if (whole.bitLength() >= bits) {
      throw new ArithmeticException("Overflow");
    }
    return whole.longValue();
  }

  public long longValueExact() {
    return exact(64);
  }

  public int intValueExact() {
    return (int) exact(32);
  }

  public short shortValueExact() {
    return (short) exact(16);
  }

  public byte byteValueExact() {
    return (byte) exact(8);
  }

  @Override
  public float floatValue() {
    return Float.parseFloat(toString());
  }

  @Override
  public double doubleValue() {
    return Double.parseDouble(toString());
  }
}
