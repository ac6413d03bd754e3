package java.lang;

/** A class changed in a way that its users do not fit. */
public class IncompatibleClassChangeError extends LinkageError {
  public IncompatibleClassChangeError() {}

  public IncompatibleClassChangeError(String message) {
    super(message);
  }
}
