package java.util;

/** A flag needs a width. */
public class MissingFormatWidthException extends IllegalFormatException {
  private final String s;

  public MissingFormatWidthException(String s) {
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
    return s;
  }
}
