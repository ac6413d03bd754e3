package java.util;

/** A format specifier has no argument. */
public class MissingFormatArgumentException extends IllegalFormatException {
  private final String s;

  public MissingFormatArgumentException(String s) {
    if (s == null) {
      throw new NullPointerException();
    }
    this.s = s;
  }

  public String getFormatSpecifier() {
    return s;
  }

  @Override
  public String getMessage() {
    return "Format specifier '" + s + "'";
  }
}
