package java.util;

/** The width is negative, or there must not be one. */
public class IllegalFormatWidthException extends IllegalFormatException {
  private final int w;

  public IllegalFormatWidthException(int w) {
    this.w = w;
  }

  public int getWidth() {
    return w;
  }

  @Override
  public String getMessage() {
    return Integer.toString(w);
  }
}
