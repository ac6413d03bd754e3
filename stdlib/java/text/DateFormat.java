package java.text;

import java.util.Date;

/** A form in which dates are written; always of UTC. */
public abstract class DateFormat extends Format {
  private boolean lenient = true;

  protected DateFormat() {}

  public final String format(Date date) {
    return text(date.getTime());
  }

  public Date parse(String source) throws ParseException {
    return new Date(millis(source));
  }

  public void setLenient(boolean lenient) {
    this.lenient = lenient;
  }

  public boolean isLenient() {
    return lenient;
  }

  abstract String text(long millis);

  abstract long millis(String source) throws ParseException;

  @Override
  final String textOf(Object value) {
    if (value instanceof Date) {
      return text(((Date) value).getTime());
    }
    if (value instanceof Number) {
      return text(((Number) value).longValue());
    }
    throw new IllegalArgumentException("Cannot format given Object as a Date");
  }

  @Override
  final Object valueOf(String source) throws ParseException {
    return parse(source);
  }
}
