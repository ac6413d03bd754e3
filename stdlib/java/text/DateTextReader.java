package java.text;

import braid.internal.CivilDate;
import braid.internal.DateTimeText;

/** Takes the fields of a date out of a text, one after the other. */
final class DateTextReader {
  private final String source;
  private int at;

  private int year = 1970;
  private int month;
  private int day = 1;
  private int hour;
  private int minute;
  private int second;
  private int milli;
  private boolean isPm;
  private boolean is12;
  private boolean isBefore;
  private int dayOfYear = -1;
  private int offset;

  DateTextReader(String source) {
    this.source = source;
  }

  /** Where it has come to, or has stopped. */
  int at() {
    return at;
  }

  boolean text(String expected) {
    int i = 0;
    while (i < expected.length() && at < source.length() && source.charAt(at) == expected.charAt(i)) {
      i++;
      at++;
    }
    return i == expected.length();
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** isFollowed: another number comes at once, so this one has as many digits as letters. */
  boolean number(char letter, int count, boolean isFollowed) {
    int start = at;
    while (start < source.length() && (source.charAt(start) == ' ' || source.charAt(start) == '\t')) {
      start++;
    }
    int end = start;
    boolean isNegative = end < source.length() && source.charAt(end) == '-';
    if (isNegative) {
      end++;
    }
    int first = end;
    long value = 0;
    while (end < source.length()
        && isDigit(source.charAt(end))
        && (!isFollowed || end - start < count)) {
      value = Math.min(value * 10 + (source.charAt(end) - '0'), Integer.MAX_VALUE);
      end++;
    }
    if (end == first || (isFollowed && end - start < count)) {
      return false;
    }
    at = end;
    boolean isShort = letter == 'y' && count <= 2 && end - start == 2 && !isNegative;
    set(letter, isShort ? ofCentury((int) value) : (int) (isNegative ? -value : value));
    return true;
  }

  /** The year that ends so, from 80 years ago to 19 years from now. */
  private static int ofCentury(int twoDigits) {
    int begin = new CivilDate(System.currentTimeMillis()).year - 80;
    int y = begin - Math.floorMod(begin, 100) + twoDigits;
    return y < begin ? y + 100 : y;
  }

  private void set(char letter, int value) {
    switch (letter) {
      case 'y':
        year = value;
        break;
      case 'M':
      case 'L':
        month = value - 1;
        break;
      case 'D':
        dayOfYear = value;
        break;
      case 'd':
        day = value;
        break;
      case 'H':
        hour = value;
        break;
      case 'k':
        hour = value == 24 ? 0 : value;
        break;
      case 'h':
        hour = value == 12 ? 0 : value;
        is12 = true;
        break;
      case 'K':
        hour = value;
        is12 = true;
        break;
      case 'm':
        minute = value;
        break;
      case 's':
        second = value;
        break;
      case 'S':
        milli = value;
        break;
      default: // the number of a week's day says nothing beside the others
        break;
    }
  }

  private boolean starts(String word) {
    if (!source.regionMatches(true, at, word, 0, word.length())) {
      return false;
    }
    at += word.length();
    return true;
  }

  boolean name(char letter) {
    switch (letter) {
      case 'G':
        isBefore = starts("BC");
        return isBefore || starts("AD");
      case 'a':
        isPm = starts("PM");
        return isPm || starts("AM");
      case 'E':
        return oneOf(7) >= 0;
      case 'M':
      case 'L':
        month = oneOf(12);
        return month >= 0;
      default:
        return zone();
    }
  }

  /** The number of a month or of a week's day, whose names are seven. */
  private int oneOf(int count) {
    int whole = oneOf(count, Integer.MAX_VALUE);
    return whole >= 0 ? whole : oneOf(count, 3);
  }

  /** Of names of which no more letters are written. */
  private int oneOf(int count, int letters) {
    for (int i = 0; i < count; i++) {
      String name = count == 12 ? DateTimeText.nameOfMonth(i) : DateTimeText.nameOfDay(i);
      if (starts(name.substring(0, Math.min(letters, name.length())))) {
        return i;
      }
    }
    return -1;
  }

  /** Z, UTC, GMT, and +02:00, +0200 or +02 alone or behind GMT. */
  private boolean zone() {
    if (starts("UTC") || starts("Z")) {
      return true;
    }
    boolean isNamed = starts("GMT");
    if (at >= source.length() || (source.charAt(at) != '+' && source.charAt(at) != '-')) {
      return isNamed;
    }
    int sign = source.charAt(at) == '-' ? -1 : 1;
    int hours = twoDigits(at + 1);
    if (hours < 0) {
      return false;
    }
    boolean hasColon = at + 3 < source.length() && source.charAt(at + 3) == ':';
    int minutes = twoDigits(hasColon ? at + 4 : at + 3);
    at += minutes < 0 ? 3 : hasColon ? 6 : 5;
    offset = sign * (60 * hours + Math.max(minutes, 0));
    return true;
  }

  private int twoDigits(int from) {
    if (from + 2 > source.length()
        || !isDigit(source.charAt(from))
        || !isDigit(source.charAt(from + 1))) {
      return -1;
    }
    return Integer.parseInt(source.substring(from, from + 2));
  }

  private int hourOfDay() {
    return is12 && isPm ? hour + 12 : hour;
  }

  /** Whether there is such a date, without days or minutes that are too large. */
  boolean isInRange() {
    CivilDate d = new CivilDate(millis() + 60000L * offset);
    return d.milli == milli
        && d.second == second
        && d.minute == minute
        && d.hour == hourOfDay()
        && (dayOfYear >= 0 ? d.dayOfYear == dayOfYear : d.day == day && d.month == month);
  }

  long millis() {
    long y = isBefore ? 1L - year : year;
    int m = dayOfYear >= 0 ? 0 : month;
    int d = dayOfYear >= 0 ? dayOfYear : day;
    return CivilDate.millis(y, m, d, hourOfDay(), minute, second) + milli - 60000L * offset;
  }
}
