package java.util.concurrent;

import java.util.Objects;

/** Units of time, with conversions that saturate instead of overflowing. */
public enum TimeUnit {
  NANOSECONDS,
  MICROSECONDS,
  MILLISECONDS,
  SECONDS,
  MINUTES,
  HOURS,
  DAYS;

  /** Nanoseconds in one of this unit. */
  private long scale() {
    switch (ordinal()) {
      case 0:
        return 1L;
      case 1:
        return 1000L;
      case 2:
        return 1000000L;
      case 3:
        return 1000000000L;
      case 4:
        return 60000000000L;
      case 5:
        return 3600000000000L;
      default:
        return 86400000000000L;
    }
  }

  private static long convert(long d, long from, long to) {
    if (from == to) {
      return d;
    }
    if (from < to) {
      return d / (to / from);
    }
    long factor = from / to;
    long most = Long.MAX_VALUE / factor;
    if (d > most) {
      return Long.MAX_VALUE;
    }
    if (d < -most) {
      return Long.MIN_VALUE;
    }
    return d * factor;
  }

  public long convert(long sourceDuration, TimeUnit sourceUnit) {
    return convert(sourceDuration, sourceUnit.scale(), scale());
  }

  public long toNanos(long duration) {
    return convert(duration, scale(), 1L);
  }

  public long toMicros(long duration) {
    return convert(duration, scale(), 1000L);
  }

  public long toMillis(long duration) {
    return convert(duration, scale(), 1000000L);
  }

  public long toSeconds(long duration) {
    return convert(duration, scale(), 1000000000L);
  }

  public long toMinutes(long duration) {
    return convert(duration, scale(), 60000000000L);
  }

  public long toHours(long duration) {
    return convert(duration, scale(), 3600000000000L);
  }

  public long toDays(long duration) {
    return convert(duration, scale(), 86400000000000L);
  }

  private int extraNanos(long duration, long millis) {
    if (this == NANOSECONDS) {
      return (int) (duration - millis * 1000000L);
    }
    if (this == MICROSECONDS) {
      return (int) (duration * 1000L - millis * 1000000L);
    }
    return 0;
  }

  public void timedWait(Object obj, long timeout) throws InterruptedException {
    Objects.requireNonNull(obj);
    if (timeout > 0) {
      long millis = toMillis(timeout);
      obj.wait(millis, extraNanos(timeout, millis));
    }
  }

  public void timedJoin(Thread thread, long timeout) throws InterruptedException {
    if (timeout > 0) {
      long millis = toMillis(timeout);
      thread.join(millis, extraNanos(timeout, millis));
    }
  }

  public void sleep(long timeout) throws InterruptedException {
    if (timeout > 0) {
      long millis = toMillis(timeout);
      Thread.sleep(millis, extraNanos(timeout, millis));
    }
  }
}
