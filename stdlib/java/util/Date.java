package java.util;

import braid.internal.CivilDate;
import java.time.Instant;

/**
 * A point in time, in milliseconds; the current one comes from the machine's clock. The time zone
 * is always UTC, and the calendar that of today for all times.
 */
public class Date implements java.io.Serializable, Cloneable, Comparable<Date> {
  private long time;

  public Date() {
    this(System.currentTimeMillis());
  }

  public Date(long date) {
    time = date;
  }

  @Deprecated
  public Date(int year, int month, int date) {
    this(year, month, date, 0, 0, 0);
  }

  @Deprecated
  public Date(int year, int month, int date, int hrs, int min) {
    this(year, month, date, hrs, min, 0);
  }

  @Deprecated
  public Date(int year, int month, int date, int hrs, int min, int sec) {
    time = UTC(year, month, date, hrs, min, sec);
  }

  @Deprecated
  public static long UTC(int year, int month, int date, int hrs, int min, int sec) {
    return CivilDate.millis(1900L + year, month, date, hrs, min, sec);
  }

  public static Date from(Instant instant) {
    try {
      return new Date(instant.toEpochMilli());
    } catch (ArithmeticException e) {
      throw new IllegalArgumentException(e);
    }
  }

  public Instant toInstant() {
    return Instant.ofEpochMilli(getTime());
  }

  public long getTime() {
    return time;
  }

  public void setTime(long time) {
    this.time = time;
  }

  public boolean before(Date when) {
    return time < when.time;
  }

  public boolean after(Date when) {
    return time > when.time;
  }

  @Override
  public int compareTo(Date anotherDate) {
    return Long.compare(time, anotherDate.time);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Date && time == ((Date) obj).getTime();
  }

  @Override
  public int hashCode() {
    return Long.hashCode(time);
  }

  @Override
  public Object clone() {
    try {
      return super.clone();
    } catch (CloneNotSupportedException never) {
      throw new InternalError(never);
    }
  }

  @Override
  public String toString() {
    return String.format("%ta %<tb %<td %<tT UTC %<tY", getTime());
  }

  @Deprecated
  public String toGMTString() {
    return String.format("%te %<tb %<tY %<tT GMT", getTime());
  }

  // ---- The parts of it ---------------------------------------------------------------------------

  private CivilDate parts() {
    return new CivilDate(getTime());
  }

  /** The same but for these; milliseconds stay. */
  private void change(int year, int month, int date, int hours, int minutes, int seconds) {
    long millis = Math.floorMod(getTime(), 1000L);
    setTime(CivilDate.millis(year, month, date, hours, minutes, seconds) + millis);
  }

  @Deprecated
  public int getYear() {
    return parts().year - 1900;
  }

  @Deprecated
  public void setYear(int year) {
    CivilDate p = parts();
    change(1900 + year, p.month, p.day, p.hour, p.minute, p.second);
  }

  @Deprecated
  public int getMonth() {
    return parts().month;
  }

  @Deprecated
  public void setMonth(int month) {
    CivilDate p = parts();
    change(p.year, month, p.day, p.hour, p.minute, p.second);
  }

  @Deprecated
  public int getDate() {
    return parts().day;
  }

  @Deprecated
  public void setDate(int date) {
    CivilDate p = parts();
    change(p.year, p.month, date, p.hour, p.minute, p.second);
  }

  @Deprecated
  public int getDay() {
    return parts().dayOfWeek;
  }

  @Deprecated
  public int getHours() {
    return parts().hour;
  }

  @Deprecated
  public void setHours(int hours) {
    CivilDate p = parts();
    change(p.year, p.month, p.day, hours, p.minute, p.second);
  }

  @Deprecated
  public int getMinutes() {
    return parts().minute;
  }

  @Deprecated
  public void setMinutes(int minutes) {
    CivilDate p = parts();
    change(p.year, p.month, p.day, p.hour, minutes, p.second);
  }

  @Deprecated
  public int getSeconds() {
    return parts().second;
  }

  @Deprecated
  public void setSeconds(int seconds) {
    CivilDate p = parts();
    change(p.year, p.month, p.day, p.hour, p.minute, seconds);
  }

  @Deprecated
  public int getTimezoneOffset() {
    return 0;
  }
}
