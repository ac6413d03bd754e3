package java.lang;

/** A class that was there at compile time is missing or could not be initialised. */
public class NoClassDefFoundError extends LinkageError {
  public NoClassDefFoundError() {}

  public NoClassDefFoundError(String message) {
    super(message);
  }

  NoClassDefFoundError(String message, Throwable cause) {
    super(message, cause);
  }
}
