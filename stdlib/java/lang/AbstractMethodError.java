package java.lang;

/** A call of a method that has no body. */
public class AbstractMethodError extends IncompatibleClassChangeError {
  public AbstractMethodError() {}

  public AbstractMethodError(String message) {
    super(message);
  }
}
