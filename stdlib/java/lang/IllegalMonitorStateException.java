package java.lang;

/** wait, notify or an unlock by a thread that does not own the monitor. */
public class IllegalMonitorStateException extends RuntimeException {
  public IllegalMonitorStateException() {}

  public IllegalMonitorStateException(String message) {
    super(message);
  }
}
