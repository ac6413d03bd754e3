package java.io;

/** An unknown character encoding. */
public class UnsupportedEncodingException extends IOException {
  public UnsupportedEncodingException() {}

  public UnsupportedEncodingException(String message) {
    super(message);
  }
}
