package java.net;

/** An address cannot be reached. */
public class NoRouteToHostException extends SocketException {
  public NoRouteToHostException() {}

  public NoRouteToHostException(String message) {
    super(message);
  }
}
