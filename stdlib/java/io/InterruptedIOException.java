package java.io;

/** An input or output was interrupted. */
public class InterruptedIOException extends IOException {
  public int bytesTransferred;

  public InterruptedIOException() {}

  public InterruptedIOException(String message) {
    super(message);
  }
}
