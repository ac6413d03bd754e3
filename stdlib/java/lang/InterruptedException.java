package java.lang;

/** A blocked thread was interrupted. */
public class InterruptedException extends Exception {
  public InterruptedException() {}

  public InterruptedException(String message) {
    super(message);
  }
}
