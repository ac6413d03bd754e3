package java.text;

import braid.internal.CivilDate;
import braid.internal.DateTimeText;
import java.util.ArrayList;
import java.util.Date;
import java.util.Locale;

/**
 * Dates by a pattern: "yyyy-MM-dd HH:mm:ss.SSS". Not for several threads at once: it keeps the date
 * that it works on, as the JDK's does. Always in English and of UTC; the letters for weeks (w, W, Y)
 * are not supported. Years before 1582 are counted as java.time does, not as the old calendar did.
 */
public class SimpleDateFormat extends DateFormat {
  private static final String LETTERS = "GyYMwWDdFEuaHkKhmsSzZXL";
  private static final String NOT_SUPPORTED = "YwW";

  /** A field of a date, or, if the letter is 0, text. */
  private static final class Item {
    final char letter;
    final int count;
    final String text;

    Item(char letter, int count, String text) {
      this.letter = letter;
      this.count = count;
      this.text = text;
    }

    boolean isNumber() {
      return "yDdFuHkKhmsS".indexOf(letter) >= 0 || ((letter == 'M' || letter == 'L') && count < 3);
    }
  }

  private String pattern;
  private ArrayList<Item> items;

  /** The date that it works on. */
  private CivilDate date;

  private DateTextReader reader;

  public SimpleDateFormat() {
    this("M/d/yy, h:mm a");
  }

  public SimpleDateFormat(String pattern) {
    applyPattern(pattern);
  }

  public SimpleDateFormat(String pattern, Locale locale) {
    this(pattern);
    if (locale == null) {
      throw new NullPointerException();
    }
  }

  public String toPattern() {
    return pattern;
  }

  public void applyPattern(String pattern) {
    items = itemsOf(pattern);
    this.pattern = pattern;
  }

  // ---- The pattern -------------------------------------------------------------------------------

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static ArrayList<Item> itemsOf(String pattern) {
    ArrayList<Item> items = new ArrayList<Item>();
    StringBuilder text = new StringBuilder();
    int at = 0;
    while (at < pattern.length()) {
      char c = pattern.charAt(at);
      if (c == '\'') {
        at = quoted(pattern, at, text);
      } else if (isLetter(c)) {
        int end = at;
        while (end < pattern.length() && pattern.charAt(end) == c) {
          end++;
        }
        checkLetter(c);
        addText(items, text);
        items.add(new Item(c, end - at, null));
        at = end;
      } else {
        text.append(c);
        at++;
      }
    }
    addText(items, text);
    return items;
  }

  private static void checkLetter(char c) {
    if (LETTERS.indexOf(c) < 0) {
      throw new IllegalArgumentException("Illegal pattern character '" + c + "'");
    }
    if (NOT_SUPPORTED.indexOf(c) >= 0) {
      throw new UnsupportedOperationException(
          "Braid does not support the letter " + c + " of SimpleDateFormat");
    }
  }

  private static void addText(ArrayList<Item> items, StringBuilder text) {
    if (text.length() > 0) {
      items.add(new Item('\0', 0, text.toString()));
      text.setLength(0);
    }
  }

  /** Takes what stands between quotes; behind it. Two of them are one, also outside. */
  private static int quoted(String pattern, int at, StringBuilder text) {
    if (at + 1 < pattern.length() && pattern.charAt(at + 1) == '\'') {
      text.append('\'');
      return at + 2;
    }
    int i = at + 1;
    while (i < pattern.length()) {
      char c = pattern.charAt(i);
      boolean isQuote = c == '\'';
      if (isQuote && !(i + 1 < pattern.length() && pattern.charAt(i + 1) == '\'')) {
        return i + 1;
      }
      text.append(c);
      i += isQuote ? 2 : 1;
    }
    throw new IllegalArgumentException("Unterminated quote");
  }

  // ---- Writing -----------------------------------------------------------------------------------

  private static String named(String name, int count) {
    return count >= 4 ? name : name.substring(0, 3);
  }

  @Override
  String text(long millis) {
    date = new CivilDate(millis);
    StringBuilder text = new StringBuilder();
    for (Item item : items) {
      text.append(item.letter == '\0' ? item.text : field(item.letter, item.count));
    }
    return text.toString();
  }

  private String field(char letter, int count) {
    switch (letter) {
      case 'G':
        return date.year > 0 ? "AD" : "BC";
      case 'y':
        int year = date.year > 0 ? date.year : 1 - date.year;
        return count == 2 ? DateTimeText.pad(year % 100, 2) : DateTimeText.pad(year, count);
      case 'M':
      case 'L':
        return count < 3
            ? DateTimeText.pad(date.month + 1, count)
            : named(DateTimeText.nameOfMonth(date.month), count);
      case 'D':
        return DateTimeText.pad(date.dayOfYear, count);
      case 'd':
        return DateTimeText.pad(date.day, count);
      case 'F':
        return DateTimeText.pad((date.day - 1) / 7 + 1, count);
      case 'E':
        return named(DateTimeText.nameOfDay(date.dayOfWeek), count);
      case 'u':
        return DateTimeText.pad(date.dayOfWeek == 0 ? 7 : date.dayOfWeek, count);
      default:
        return timeField(letter, count);
    }
  }

  private String timeField(char letter, int count) {
    int hour = date.hour;
    switch (letter) {
      case 'a':
        return hour < 12 ? "AM" : "PM";
      case 'H':
        return DateTimeText.pad(hour, count);
      case 'k':
        return DateTimeText.pad(hour == 0 ? 24 : hour, count);
      case 'K':
        return DateTimeText.pad(hour % 12, count);
      case 'h':
        return DateTimeText.pad(hour % 12 == 0 ? 12 : hour % 12, count);
      case 'm':
        return DateTimeText.pad(date.minute, count);
      case 's':
        return DateTimeText.pad(date.second, count);
      case 'S':
        return DateTimeText.pad(date.milli, count);
      case 'z':
        return count >= 4 ? "Coordinated Universal Time" : "UTC";
      case 'Z':
        return "+0000";
      default:
        return "Z";
    }
  }

  // ---- Reading -----------------------------------------------------------------------------------

  @Override
  long millis(String source) throws ParseException {
    reader = new DateTextReader(source);
    for (int i = 0; i < items.size(); i++) {
      Item item = items.get(i);
      boolean isNext = i + 1 < items.size() && items.get(i + 1).isNumber();
      boolean isRead =
          item.letter == '\0'
              ? reader.text(item.text)
              : item.isNumber()
                  ? reader.number(item.letter, item.count, isNext)
                  : reader.name(item.letter);
      if (!isRead) {
        throw unparseable(source);
      }
    }
    if (!isLenient() && !reader.isInRange()) {
      throw unparseable(source);
    }
    long millis = reader.millis();
    date = new CivilDate(millis);
    return millis;
  }

  private ParseException unparseable(String source) {
    return new ParseException("Unparseable date: \"" + source + "\"", reader.at());
  }
}
