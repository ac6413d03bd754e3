package java.nio.file;

/** A text is no path. */
public class InvalidPathException extends IllegalArgumentException {
  private final String input;
  private final int index;

  public InvalidPathException(String input, String reason, int index) {
    super(reason);
    if (input == null || reason == null) {
      throw new NullPointerException();
    }
    if (index < -1) {
      throw new IllegalArgumentException();
    }
    this.input = input;
    this.index = index;
  }

  public InvalidPathException(String input, String reason) {
    this(input, reason, -1);
  }

  public String getInput() {
    return input;
  }

  public String getReason() {
    return super.getMessage();
  }

  /** Where the text is wrong; -1: not known. */
  public int getIndex() {
    return index;
  }

  @Override
  public String getMessage() {
    return getReason() + (index < 0 ? "" : " at index " + index) + ": " + input;
  }
}
