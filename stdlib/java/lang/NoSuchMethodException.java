package java.lang;

/** No method has this name. */
public class NoSuchMethodException extends ReflectiveOperationException {
  public NoSuchMethodException() {}

  public NoSuchMethodException(String message) {
    super(message);
  }
}
