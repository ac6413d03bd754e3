package java.lang;

/** A class file that does not verify. */
public class VerifyError extends LinkageError {
  public VerifyError() {}

  public VerifyError(String message) {
    super(message);
  }
}
