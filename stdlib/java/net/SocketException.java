package java.net;

import java.io.IOException;

/** A socket could not do what it was to do. */
public class SocketException extends IOException {
  public SocketException() {}

  public SocketException(String message) {
    super(message);
  }
}
