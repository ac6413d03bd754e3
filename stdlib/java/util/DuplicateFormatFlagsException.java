package java.util;

/** A flag stands twice. */
public class DuplicateFormatFlagsException extends IllegalFormatException {
  private final String f;

  public DuplicateFormatFlagsException(String f) {
    if (f == null) {
      throw new NullPointerException();
    }
    this.f = f;
  }

  public String getFlags() {
    return f;
  }

  @Override
  public String getMessage() {
    return "Flags = '" + f + "'";
  }
}
