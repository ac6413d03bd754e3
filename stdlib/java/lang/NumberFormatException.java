package java.lang;

/** A text that is no number. */
public class NumberFormatException extends IllegalArgumentException {
  public NumberFormatException() {}

  public NumberFormatException(String message) {
    super(message);
  }

  static NumberFormatException forInput(String text, int radix) {
    return new NumberFormatException(
        "For input string: \"" + text + "\"" + (radix == 10 ? "" : " under radix " + radix));
  }
}
