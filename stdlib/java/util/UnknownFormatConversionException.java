package java.util;

/** There is no such conversion. */
public class UnknownFormatConversionException extends IllegalFormatException {
  private final String s;

  public UnknownFormatConversionException(String s) {
    if (s == null) {
      throw new NullPointerException();
    }
    this.s = s;
  }

  public String getConversion() {
    return s;
  }

  @Override
  public String getMessage() {
    return "Conversion = '" + s + "'";
  }
}
