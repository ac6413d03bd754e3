package java.util;

/** A collection changed while somebody walked over it. */
public class ConcurrentModificationException extends RuntimeException {
  public ConcurrentModificationException() {
    super();
  }

  public ConcurrentModificationException(String message) {
    super(message);
  }

  public ConcurrentModificationException(Throwable cause) {
    super(cause);
  }

  public ConcurrentModificationException(String message, Throwable cause) {
    super(message, cause);
  }
}
