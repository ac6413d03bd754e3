package java.lang;

/** An operation that the state of the thread does not allow. */
public class IllegalThreadStateException extends IllegalArgumentException {
  public IllegalThreadStateException() {}

  public IllegalThreadStateException(String message) {
    super(message);
  }
}
