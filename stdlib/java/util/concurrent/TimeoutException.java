package java.util.concurrent;

/** The time was over before the operation was done. */
public class TimeoutException extends Exception {
  public TimeoutException() {}

  public TimeoutException(String message) {
    super(message);
  }
}
