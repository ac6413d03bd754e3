package java.lang;

/** A class that is its own superclass. */
public class ClassCircularityError extends LinkageError {
  public ClassCircularityError() {}

  public ClassCircularityError(String message) {
    super(message);
  }
}
