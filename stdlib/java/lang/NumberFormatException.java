package java.lang;

/** A text that is no number. */
public class NumberFormatException extends IllegalArgumentException {
  public NumberFormatException() {}

  public NumberFormatException(String message) {
    super(message);
  }

  /** With the index of the error if it is not negative. */
  static NumberFormatException forInput(String text, int radix, int index) {
    return index < 0
        ? forInput(text, radix)
        : new NumberFormatException("Error at index " + index + " in: \"" + text + "\"");
  }

  static NumberFormatException forInput(String text, int radix) {
    return new NumberFormatException(
        "For input string: \"" + text + "\"" + (radix == 10 ? "" : " under radix " + radix));
  }
}
