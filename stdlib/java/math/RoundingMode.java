package java.math;

/** How a number that has too many digits loses some. */
public enum RoundingMode {
  UP,
  DOWN,
  CEILING,
  FLOOR,
  HALF_UP,
  HALF_DOWN,
  HALF_EVEN,
  UNNECESSARY;

  /** Of one of the older constants of BigDecimal. */
  public static RoundingMode valueOf(int rm) {
    if (rm < 0 || rm > 7) {
      throw new IllegalArgumentException("argument out of range");
    }
    return values()[rm];
  }
}
