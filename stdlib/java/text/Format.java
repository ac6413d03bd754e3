package java.text;

/** A form in which values are written. */
public abstract class Format {
  protected Format() {}

  /** The value as a text. */
  public final String format(Object value) {
    return textOf(value);
  }

  abstract String textOf(Object value);

  public Object parseObject(String source) throws ParseException {
    return valueOf(source);
  }

  abstract Object valueOf(String source) throws ParseException;
}
