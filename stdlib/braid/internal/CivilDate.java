package braid.internal;

/** A point in time as the date and time of day that clocks show in UTC. */
public final class CivilDate {
  private static final long DAY = 86400000L;

  /** The years of the common era; 0 and less are those before it. */
  public final int year;

  /** From 0. */
  public final int month;

  public final int day;

  /** From 1. */
  public final int dayOfYear;

  /** From 0, which is Sunday. */
  public final int dayOfWeek;

  public final int hour;
  public final int minute;
  public final int second;
  public final int milli;

  /** Of milliseconds since 1970 began. */
  public CivilDate(long millis) {
    long days = Math.floorDiv(millis, DAY);
    int rest = (int) Math.floorMod(millis, DAY);
    hour = rest / 3600000;
    minute = rest / 60000 % 60;
    second = rest / 1000 % 60;
    milli = rest % 1000;
    dayOfWeek = (int) Math.floorMod(days + 4, 7L);
    // Years are counted from March, so that the leap day is their last one.
    long sinceMarch0 = days + 719468L;
    long cycle = Math.floorDiv(sinceMarch0, 146097L);
    int inCycle = (int) Math.floorMod(sinceMarch0, 146097L);
    int yearOfCycle = (inCycle - inCycle / 1460 + inCycle / 36524 - inCycle / 146096) / 365;
    int dayFromMarch = inCycle - daysBefore(yearOfCycle);
    int monthFromMarch = (5 * dayFromMarch + 2) / 153;
    day = dayFromMarch - (153 * monthFromMarch + 2) / 5 + 1;
    month = (monthFromMarch + 2) % 12;
    year = (int) (400 * cycle) + yearOfCycle + (month < 2 ? 1 : 0);
    dayOfYear = (int) (days - daysUntil(year, 0, 1)) + 1;
  }

  private static int daysBefore(int years) {
    return 365 * years + years / 4 - years / 100;
  }

  /** Days from 1970 to a date; months and days may be too large or too small. */
  public static long daysUntil(long year, int month, int day) {
    int fromMarch = Math.floorMod(month - 2, 12);
    long marchYear = year + Math.floorDiv(month - 2, 12);
    long cycle = Math.floorDiv(marchYear, 400L);
    int yearOfCycle = (int) Math.floorMod(marchYear, 400L);
    int dayFromMarch = (153 * fromMarch + 2) / 5;
    return 146097L * cycle + daysBefore(yearOfCycle) + dayFromMarch + day - 1 - 719468L;
  }

  /** Milliseconds from 1970 to a point in time; each number may be too large or too small. */
  public static long millis(long year, int month, int day, int hour, int minute, int second) {
    long hours = 24L * daysUntil(year, month, day) + hour;
    return ((hours * 60 + minute) * 60 + second) * 1000;
  }
}
