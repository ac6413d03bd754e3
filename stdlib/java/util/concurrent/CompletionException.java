package java.util.concurrent;

/** A step of a computation has failed; the cause says how. */
public class CompletionException extends RuntimeException {
  protected CompletionException() {}

  protected CompletionException(String message) {
    super(message);
  }

  public CompletionException(String message, Throwable cause) {
    super(message, cause);
  }

  public CompletionException(Throwable cause) {
    super(cause);
  }
}
