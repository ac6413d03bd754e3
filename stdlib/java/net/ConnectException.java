package java.net;

/** Nobody answers at an address, or says no. */
public class ConnectException extends SocketException {
  public ConnectException() {}

  public ConnectException(String message) {
    super(message);
  }
}
