package braid.internal;

import java.util.Date;

/** What %t conversions make of a point in time, always in UTC. */
public final class DateTimeText {
  private static final String CONVERSIONS = "HIklMSLNpsQzZBbhAaCYyjmdeRTrDFc";
  private static final String[] MONTHS = {
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December"
  };
  private static final String[] DAYS = {
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"
  };

  private final long millis;
  private final CivilDate date;

  private DateTimeText(long millis) {
    this.millis = millis;
    this.date = new CivilDate(millis);
  }

  static boolean isConversion(char c) {
    return CONVERSIONS.indexOf(c) >= 0;
  }

  /** Null if the argument is no point in time. */
  static String of(char conversion, Object arg) {
    if (arg instanceof Long) {
      return new DateTimeText(((Long) arg).longValue()).text(conversion);
    }
    return arg instanceof Date ? new DateTimeText(((Date) arg).getTime()).text(conversion) : null;
  }

  /** With zeros in front. */
  public static String pad(long value, int width) {
    String digits = Long.toString(value);
    return digits.length() >= width ? digits : "0".repeat(width - digits.length()) + digits;
  }

  /** In English. */
  public static String nameOfMonth(int month) {
    return MONTHS[month];
  }

  /** In English; 0 is Sunday. */
  public static String nameOfDay(int dayOfWeek) {
    return DAYS[dayOfWeek];
  }

  private String text(char conversion) {
    int hour = date.hour;
    int hour12 = hour % 12 == 0 ? 12 : hour % 12;
    switch (conversion) {
      case 'H':
        return pad(hour, 2);
      case 'I':
        return pad(hour12, 2);
      case 'k':
        return Integer.toString(hour);
      case 'l':
        return Integer.toString(hour12);
      case 'M':
        return pad(date.minute, 2);
      case 'S':
        return pad(date.second, 2);
      case 'L':
        return pad(date.milli, 3);
      case 'N':
        return pad(date.milli * 1000000, 9);
      case 'p':
        return hour < 12 ? "am" : "pm";
      case 's':
        return Long.toString(Math.floorDiv(millis, 1000L));
      case 'Q':
        return Long.toString(millis);
      case 'z':
        return "+0000";
      case 'Z':
        return "UTC";
      case 'R':
        return text('H') + ":" + text('M');
      case 'T':
        return text('R') + ":" + text('S');
      case 'r':
        return text('I') + ":" + text('M') + ":" + text('S') + " " + text('p').toUpperCase();
      default:
        return dateText(conversion);
    }
  }

  private String dateText(char conversion) {
    switch (conversion) {
      case 'B':
        return MONTHS[date.month];
      case 'b':
      case 'h':
        return MONTHS[date.month].substring(0, 3);
      case 'A':
        return DAYS[date.dayOfWeek];
      case 'a':
        return DAYS[date.dayOfWeek].substring(0, 3);
      case 'C':
        return pad(date.year / 100, 2);
      case 'Y':
        return pad(date.year, 4);
      case 'y':
        return pad(date.year % 100, 2);
      case 'j':
        return pad(date.dayOfYear, 3);
      case 'm':
        return pad(date.month + 1, 2);
      case 'd':
        return pad(date.day, 2);
      case 'e':
        return Integer.toString(date.day);
      case 'D':
        return text('m') + "/" + text('d') + "/" + text('y');
      case 'F':
        return text('Y') + "-" + text('m') + "-" + text('d');
      default:
        return text('a') + " " + text('b') + " " + text('d') + " " + text('T') + " UTC "
            + text('Y');
    }
  }
}
