package java.lang;

/** A class file that is malformed. */
public class ClassFormatError extends LinkageError {
  public ClassFormatError() {}

  public ClassFormatError(String message) {
    super(message);
  }
}
