package braid.internal;

/** What %t conversions make of a point in time, always in UTC. */
final class DateTimeText {
  private static final String CONVERSIONS = "HIklMSLNpsQzZBbhAaCYyjmdeRTrDFc";
  private static final String[] MONTHS = {
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December"
  };
  private static final String[] DAYS = {
    "Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"
  };

  private final long millis;
  private final long day;
  private final int secondOfDay;
  private int year;
  private int month;
  private int dayOfMonth;
  private int dayOfYear;

  private DateTimeText(long millis) {
    this.millis = millis;
    this.day = Math.floorDiv(millis, 86400000L);
    this.secondOfDay = (int) (Math.floorMod(millis, 86400000L) / 1000);
    findDate();
  }

  static boolean isConversion(char c) {
    return CONVERSIONS.indexOf(c) >= 0;
  }

  /** Null if the argument is no point in time. */
  static String of(char conversion, Object arg) {
    if (arg instanceof Long) {
      return new DateTimeText(((Long) arg).longValue()).text(conversion);
    }
    return null;
  }

  private static boolean isLeap(int year) {
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  }

  private static int lengthOfMonth(int year, int month) {
    if (month == 1) {
      return isLeap(year) ? 29 : 28;
    }
    return month == 3 || month == 5 || month == 8 || month == 10 ? 30 : 31;
  }

  private void findDate() {
    long rest = day;
    year = 1970;
    long cycles = Math.floorDiv(rest, 146097L);
    rest -= cycles * 146097L;
    year += (int) (400 * cycles);
    while (rest >= (isLeap(year) ? 366 : 365)) {
      rest -= isLeap(year) ? 366 : 365;
      year++;
    }
    dayOfYear = (int) rest + 1;
    while (rest >= lengthOfMonth(year, month)) {
      rest -= lengthOfMonth(year, month);
      month++;
    }
    dayOfMonth = (int) rest + 1;
  }

  private static String pad(long value, int width) {
    String digits = Long.toString(value);
    return digits.length() >= width ? digits : "0".repeat(width - digits.length()) + digits;
  }

  private String dayName() {
    return DAYS[(int) Math.floorMod(day, 7L)];
  }

  private String text(char conversion) {
    int hour = secondOfDay / 3600;
    int hour12 = hour % 12 == 0 ? 12 : hour % 12;
    int minute = secondOfDay / 60 % 60;
    int second = secondOfDay % 60;
    long milli = Math.floorMod(millis, 1000L);
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
        return pad(minute, 2);
      case 'S':
        return pad(second, 2);
      case 'L':
        return pad(milli, 3);
      case 'N':
        return pad(milli * 1000000, 9);
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
        return MONTHS[month];
      case 'b':
      case 'h':
        return MONTHS[month].substring(0, 3);
      case 'A':
        return dayName();
      case 'a':
        return dayName().substring(0, 3);
      case 'C':
        return pad(year / 100, 2);
      case 'Y':
        return pad(year, 4);
      case 'y':
        return pad(year % 100, 2);
      case 'j':
        return pad(dayOfYear, 3);
      case 'm':
        return pad(month + 1, 2);
      case 'd':
        return pad(dayOfMonth, 2);
      case 'e':
        return Integer.toString(dayOfMonth);
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
