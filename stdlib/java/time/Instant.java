package java.time;

import braid.internal.CivilDate;

/** A point in time, in nanoseconds since 1970 began in UTC. */
public final class Instant implements Comparable<Instant>, java.io.Serializable {
  private static final long MIN_SECOND = -31557014167219200L;
  private static final long MAX_SECOND = 31556889864403199L;
  private static final int BILLION = 1000000000;

  public static final Instant EPOCH = new Instant(0L, 0);
  public static final Instant MIN = new Instant(MIN_SECOND, 0);
  public static final Instant MAX = new Instant(MAX_SECOND, BILLION - 1);

  private final long seconds;
  private final int nanos;

  private Instant(long seconds, int nanos) {
    this.seconds = seconds;
    this.nanos = nanos;
  }

  /** By the machine's clock, which knows milliseconds. */
  public static Instant now() {
    return ofEpochMilli(System.currentTimeMillis());
  }

  public static Instant ofEpochSecond(long epochSecond) {
    return ofEpochSecond(epochSecond, 0L);
  }

  public static Instant ofEpochSecond(long epochSecond, long nanoAdjustment) {
    long seconds = Math.addExact(epochSecond, Math.floorDiv(nanoAdjustment, (long) BILLION));
    if (seconds < MIN_SECOND || seconds > MAX_SECOND) {
      throw new DateTimeException("Instant exceeds minimum or maximum instant");
    }
    return new Instant(seconds, (int) Math.floorMod(nanoAdjustment, (long) BILLION));
  }

  public static Instant ofEpochMilli(long epochMilli) {
    int millis = (int) Math.floorMod(epochMilli, 1000L);
    return new Instant(Math.floorDiv(epochMilli, 1000L), millis * 1000000);
  }

  public long getEpochSecond() {
    return seconds;
  }

  public int getNano() {
    return nanos;
  }

  public long toEpochMilli() {
    if (seconds < 0 && nanos > 0) {
      long millis = Math.multiplyExact(seconds + 1, 1000L);
      return Math.addExact(millis, nanos / 1000000 - 1000L);
    }
    return Math.addExact(Math.multiplyExact(seconds, 1000L), nanos / 1000000L);
  }

  private Instant plus(long moreSeconds, long moreNanos) {
    return ofEpochSecond(Math.addExact(seconds, moreSeconds), nanos + moreNanos);
  }

  public Instant plus(Duration amountToAdd) {
    return plus(amountToAdd.getSeconds(), amountToAdd.getNano());
  }

  public Instant minus(Duration amountToSubtract) {
    return plus(amountToSubtract.negated());
  }

  public Instant plusSeconds(long secondsToAdd) {
    return plus(secondsToAdd, 0L);
  }

  public Instant plusMillis(long millisToAdd) {
    return plus(millisToAdd / 1000, millisToAdd % 1000 * 1000000);
  }

  public Instant plusNanos(long nanosToAdd) {
    return plus(nanosToAdd / BILLION, nanosToAdd % BILLION);
  }

  public Instant minusSeconds(long secondsToSubtract) {
    return plus(Math.negateExact(secondsToSubtract), 0L);
  }

  public Instant minusMillis(long millisToSubtract) {
    return plus(-(millisToSubtract / 1000), -(millisToSubtract % 1000) * 1000000);
  }

  public Instant minusNanos(long nanosToSubtract) {
    return plus(-(nanosToSubtract / BILLION), -(nanosToSubtract % BILLION));
  }

  public boolean isAfter(Instant otherInstant) {
    return compareTo(otherInstant) > 0;
  }

  public boolean isBefore(Instant otherInstant) {
    return compareTo(otherInstant) < 0;
  }

  @Override
  public int compareTo(Instant otherInstant) {
    int order = Long.compare(seconds, otherInstant.seconds);
    return order != 0 ? order : nanos - otherInstant.nanos;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Instant && compareTo((Instant) other) == 0;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(seconds) + 51 * nanos;
  }

  /** As in 2026-01-31T23:59:58.123Z, with three, six or nine digits of a second if there are any. */
  @Override
  public String toString() {
    // Beyond what milliseconds can say the date of the same day 400 years nearer is taken.
    long cycles = Math.floorDiv(seconds, 146097L * 86400L);
    CivilDate date = new CivilDate((seconds - cycles * 146097L * 86400L) * 1000L);
    long year = date.year + 400L * cycles;
    String sign = year < 0 ? "-" : year > 9999 ? "+" : "";
    String text =
        String.format(
            "%s%04d-%02d-%02dT%02d:%02d:%02d",
            sign, Math.abs(year), date.month + 1, date.day, date.hour, date.minute, date.second);
    return text + fraction() + "Z";
  }

  private String fraction() {
    if (nanos == 0) {
      return "";
    }
    String digits = String.format(".%09d", nanos);
    int end = nanos % 1000000 == 0 ? 4 : nanos % 1000 == 0 ? 7 : 10;
    return digits.substring(0, end);
  }
}
