package java.nio.channels;

import java.io.IOException;

/** What is used was closed before. */
public class ClosedChannelException extends IOException {
  public ClosedChannelException() {}
}
