package java.time;

/** Something is wrong with a date, a time or a calculation with them. */
public class DateTimeException extends RuntimeException {
  public DateTimeException(String message) {
    super(message);
  }

  public DateTimeException(String message, Throwable cause) {
    super(message, cause);
  }
}
