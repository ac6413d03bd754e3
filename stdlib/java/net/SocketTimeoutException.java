package java.net;

import java.io.InterruptedIOException;

/** The time to wait for a socket is over. */
public class SocketTimeoutException extends InterruptedIOException {
  public SocketTimeoutException() {}

  public SocketTimeoutException(String message) {
    super(message);
  }
}
