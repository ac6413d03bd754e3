package java.time;

import java.math.BigInteger;

/** A length of time, in nanoseconds. */
public final class Duration implements Comparable<Duration>, java.io.Serializable {
  private static final int BILLION = 1000000000;

  public static final Duration ZERO = new Duration(0L, 0);

  private final long seconds;

  /** Never negative: -1 nanosecond is -1 second and 999,999,999 nanoseconds. */
  private final int nanos;

  private Duration(long seconds, int nanos) {
    this.seconds = seconds;
    this.nanos = nanos;
  }

  public static Duration ofDays(long days) {
    return new Duration(Math.multiplyExact(days, 86400L), 0);
  }

  public static Duration ofHours(long hours) {
    return new Duration(Math.multiplyExact(hours, 3600L), 0);
  }

  public static Duration ofMinutes(long minutes) {
    return new Duration(Math.multiplyExact(minutes, 60L), 0);
  }

  public static Duration ofSeconds(long seconds) {
    return new Duration(seconds, 0);
  }

  public static Duration ofSeconds(long seconds, long nanoAdjustment) {
    long whole = Math.addExact(seconds, Math.floorDiv(nanoAdjustment, (long) BILLION));
    return new Duration(whole, (int) Math.floorMod(nanoAdjustment, (long) BILLION));
  }

  public static Duration ofMillis(long millis) {
    int rest = (int) Math.floorMod(millis, 1000L);
    return new Duration(Math.floorDiv(millis, 1000L), rest * 1000000);
  }

  public static Duration ofNanos(long nanos) {
    return ofSeconds(0L, nanos);
  }

  public static Duration between(Instant startInclusive, Instant endExclusive) {
    long seconds = endExclusive.getEpochSecond() - startInclusive.getEpochSecond();
    return ofSeconds(seconds, endExclusive.getNano() - startInclusive.getNano());
  }

  public boolean isZero() {
    return seconds == 0 && nanos == 0;
  }

  public boolean isNegative() {
    return seconds < 0;
  }

  public long getSeconds() {
    return seconds;
  }

  public int getNano() {
    return nanos;
  }

  public Duration plus(Duration duration) {
    long sum = Math.addExact(seconds, duration.seconds);
    return ofSeconds(sum, (long) nanos + duration.nanos);
  }

  public Duration plusDays(long daysToAdd) {
    return plus(ofDays(daysToAdd));
  }

  public Duration plusHours(long hoursToAdd) {
    return plus(ofHours(hoursToAdd));
  }

  public Duration plusMinutes(long minutesToAdd) {
    return plus(ofMinutes(minutesToAdd));
  }

  public Duration plusSeconds(long secondsToAdd) {
    return plus(ofSeconds(secondsToAdd));
  }

  public Duration plusMillis(long millisToAdd) {
    return plus(ofMillis(millisToAdd));
  }

  public Duration plusNanos(long nanosToAdd) {
    return plus(ofNanos(nanosToAdd));
  }

  public Duration minus(Duration duration) {
    long difference = Math.subtractExact(seconds, duration.seconds);
    return ofSeconds(difference, (long) nanos - duration.nanos);
  }

  public Duration minusDays(long daysToSubtract) {
    return minus(ofDays(daysToSubtract));
  }

  public Duration minusHours(long hoursToSubtract) {
    return minus(ofHours(hoursToSubtract));
  }

  public Duration minusMinutes(long minutesToSubtract) {
    return minus(ofMinutes(minutesToSubtract));
  }

  public Duration minusSeconds(long secondsToSubtract) {
    return minus(ofSeconds(secondsToSubtract));
  }

  public Duration minusMillis(long millisToSubtract) {
    return minus(ofMillis(millisToSubtract));
  }

  public Duration minusNanos(long nanosToSubtract) {
    return minus(ofNanos(nanosToSubtract));
  }

  private BigInteger allNanos() {
    return BigInteger.valueOf(seconds)
        .multiply(BigInteger.valueOf(BILLION))
        .add(BigInteger.valueOf(nanos));
  }

  private static Duration of(BigInteger nanos) {
    BigInteger[] parts = nanos.divideAndRemainder(BigInteger.valueOf(BILLION));
    if (parts[0].bitLength() > 63) {
      throw new ArithmeticException("Exceeds capacity of Duration: " + nanos);
    }
    return ofSeconds(parts[0].longValue(), parts[1].longValue());
  }

  public Duration multipliedBy(long multiplicand) {
    return of(allNanos().multiply(BigInteger.valueOf(multiplicand)));
  }

  /** Rounded towards zero. */
  public Duration dividedBy(long divisor) {
    if (divisor == 0) {
      throw new ArithmeticException("Cannot divide by zero");
    }
    return of(allNanos().divide(BigInteger.valueOf(divisor)));
  }

  public long dividedBy(Duration divisor) {
    if (divisor.isZero()) {
      throw new ArithmeticException("Division by zero");
    }
    return allNanos().divide(divisor.allNanos()).longValueExact();
  }

  public Duration negated() {
    return ofSeconds(Math.negateExact(seconds), -(long) nanos);
  }

  public Duration abs() {
    return isNegative() ? negated() : this;
  }

  public long toDays() {
    return seconds / 86400;
  }

  public long toHours() {
    return seconds / 3600;
  }

  public long toMinutes() {
    return seconds / 60;
  }

  public long toSeconds() {
    return seconds;
  }

  public long toMillis() {
    return in(1000, nanos / 1000000);
  }

  public long toNanos() {
    return in(BILLION, nanos);
  }

  /** In parts of a second; a negative number of seconds is counted one nearer to zero first. */
  private long in(long parts, long fraction) {
    if (seconds < 0 && nanos > 0) {
      return Math.addExact(Math.multiplyExact(seconds + 1, parts), fraction - parts);
    }
    return Math.addExact(Math.multiplyExact(seconds, parts), fraction);
  }

  public long toDaysPart() {
    return toDays();
  }

  public int toHoursPart() {
    return (int) (toHours() % 24);
  }

  public int toMinutesPart() {
    return (int) (toMinutes() % 60);
  }

  public int toSecondsPart() {
    return (int) (seconds % 60);
  }

  public int toMillisPart() {
    return nanos / 1000000;
  }

  public int toNanosPart() {
    return nanos;
  }

  @Override
  public int compareTo(Duration otherDuration) {
    int order = Long.compare(seconds, otherDuration.seconds);
    return order != 0 ? order : nanos - otherDuration.nanos;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Duration && compareTo((Duration) other) == 0;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(seconds) + 51 * nanos;
  }

  /** As in PT8H6M12.345S. */
  @Override
  public String toString() {
    if (isZero()) {
      return "PT0S";
    }
    boolean borrowed = seconds < 0 && nanos > 0;
    long whole = borrowed ? seconds + 1 : seconds;
    StringBuilder text = new StringBuilder("PT");
    part(text, whole / 3600, 'H');
    part(text, whole / 60 % 60, 'M');
    long rest = whole % 60;
    if (rest != 0 || nanos != 0) {
      text.append(borrowed && rest == 0 ? "-0" : Long.toString(rest));
      text.append(fraction(borrowed ? BILLION - nanos : nanos)).append('S');
    }
    return text.toString();
  }

  private static void part(StringBuilder text, long value, char unit) {
    if (value != 0) {
      text.append(value).append(unit);
    }
  }

  private static String fraction(int nanos) {
    if (nanos == 0) {
      return "";
    }
    String digits = String.format(".%09d", nanos);
    int end = digits.length();
    while (digits.charAt(end - 1) == '0') {
      end--;
    }
    return digits.substring(0, end);
  }
}
