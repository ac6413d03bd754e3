package java.lang;

/** A class does not fit a class that it depends on. */
public class LinkageError extends Error {
  public LinkageError() {}

  public LinkageError(String message) {
    super(message);
  }

  public LinkageError(String message, Throwable cause) {
    super(message, cause);
  }
}
