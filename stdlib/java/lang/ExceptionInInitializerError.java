package java.lang;

/** A static initialiser threw an exception, which is the cause. */
public class ExceptionInInitializerError extends LinkageError {
  public ExceptionInInitializerError() {
    initCause(null);
  }

  public ExceptionInInitializerError(Throwable thrown) {
    super(null, thrown);
  }

  public ExceptionInInitializerError(String message) {
    super(message, null);
  }

  public Throwable getException() {
    return getCause();
  }
}
