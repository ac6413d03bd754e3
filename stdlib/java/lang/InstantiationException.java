package java.lang;

/** An object of this class cannot be made. */
public class InstantiationException extends ReflectiveOperationException {
  public InstantiationException() {}

  public InstantiationException(String message) {
    super(message);
  }
}
