package java.lang;

/** A field that was there at compile time is missing. */
public class NoSuchFieldError extends IncompatibleClassChangeError {
  public NoSuchFieldError() {}

  public NoSuchFieldError(String message) {
    super(message);
  }
}
