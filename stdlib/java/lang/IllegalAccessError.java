package java.lang;

/** A member that is no longer accessible. */
public class IllegalAccessError extends IncompatibleClassChangeError {
  public IllegalAccessError() {}

  public IllegalAccessError(String message) {
    super(message);
  }
}
