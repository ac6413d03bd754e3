package java.lang;

/** No field has this name. */
public class NoSuchFieldException extends ReflectiveOperationException {
  public NoSuchFieldException() {}

  public NoSuchFieldException(String message) {
    super(message);
  }
}
