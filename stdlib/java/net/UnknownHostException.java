package java.net;

import java.io.IOException;

/** No address is known for a name. */
public class UnknownHostException extends IOException {
  public UnknownHostException() {}

  public UnknownHostException(String message) {
    super(message);
  }
}
