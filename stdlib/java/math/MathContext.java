package java.math;

import java.util.Objects;

/** To how many digits results are rounded, 0 for all, and how. */
public final class MathContext implements java.io.Serializable {
  public static final MathContext UNLIMITED = new MathContext(0, RoundingMode.HALF_UP);
  public static final MathContext DECIMAL32 = new MathContext(7, RoundingMode.HALF_EVEN);
  public static final MathContext DECIMAL64 = new MathContext(16, RoundingMode.HALF_EVEN);
  public static final MathContext DECIMAL128 = new MathContext(34, RoundingMode.HALF_EVEN);

  private final int precision;
  private final RoundingMode roundingMode;

  public MathContext(int setPrecision) {
    this(setPrecision, RoundingMode.HALF_UP);
  }

  public MathContext(int setPrecision, RoundingMode setRoundingMode) {
    if (setPrecision < 0) {
      throw new IllegalArgumentException("Digits < 0");
    }
    precision = setPrecision;
    roundingMode = Objects.requireNonNull(setRoundingMode, "null RoundingMode");
  }

  /** From a text as toString makes it. */
  public MathContext(String val) {
    this(precisionIn(Objects.requireNonNull(val, "null String")), modeIn(val));
  }

  private static int precisionIn(String text) {
    int end = text.indexOf(' ');
    try {
      if (text.startsWith("precision=") && end >= 0) {
        return Integer.parseInt(text.substring("precision=".length(), end));
      }
    } catch (NumberFormatException e) {
      // The same as another text that has not this form.
    }
    throw new IllegalArgumentException("bad string format");
  }

  private static RoundingMode modeIn(String text) {
    String rest = text.substring(text.indexOf(' ') + 1);
    if (rest.startsWith("roundingMode=")) {
      for (RoundingMode mode : RoundingMode.values()) {
        if (mode.name().equals(rest.substring("roundingMode=".length()))) {
          return mode;
        }
      }
    }
    throw new IllegalArgumentException("bad string format");
  }

  public int getPrecision() {
    return precision;
  }

  public RoundingMode getRoundingMode() {
    return roundingMode;
  }

  @Override
  public boolean equals(Object x) {
    return x instanceof MathContext
        && ((MathContext) x).precision == precision
        && ((MathContext) x).roundingMode == roundingMode;
  }

  @Override
  public int hashCode() {
    return precision + 59 * roundingMode.hashCode();
  }

  @Override
  public String toString() {
    return "precision=" + precision + " roundingMode=" + roundingMode;
  }
}
