package java.lang;

/** A method that was there at compile time is missing. */
public class NoSuchMethodError extends IncompatibleClassChangeError {
  public NoSuchMethodError() {}

  public NoSuchMethodError(String message) {
    super(message);
  }
}
