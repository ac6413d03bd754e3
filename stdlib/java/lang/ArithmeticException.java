package java.lang;

/** Division of an integer by zero, or an exact operation that overflowed. */
public class ArithmeticException extends RuntimeException {
  public ArithmeticException() {}

  public ArithmeticException(String message) {
    super(message);
  }
}
