package java.util;

/** Two flags do not go together. */
public class IllegalFormatFlagsException extends IllegalFormatException {
  private final String f;

  public IllegalFormatFlagsException(String f) {
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
