package java.net;

/** A socket could not be bound to a port. */
public class BindException extends SocketException {
  public BindException() {}

  public BindException(String message) {
    super(message);
  }
}
