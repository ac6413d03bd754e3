package java.lang;

/** A call by a caller that is not allowed. */
public class IllegalCallerException extends RuntimeException {
  public IllegalCallerException() {}

  public IllegalCallerException(String message) {
    super(message);
  }

  public IllegalCallerException(String message, Throwable cause) {
    super(message, cause);
  }

  public IllegalCallerException(Throwable cause) {
    super(cause);
  }
}
