package java.text;

/** A text is not what it should be. */
public class ParseException extends Exception {
  private final int errorOffset;

  public ParseException(String message, int errorOffset) {
    super(message);
    this.errorOffset = errorOffset;
  }

  /** Where in the text, from 0. */
  public int getErrorOffset() {
    return errorOffset;
  }
}
