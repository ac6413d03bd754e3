package java.io;

/** Bytes are no text as DataOutput writes them, or a text is too long for it. */
public class UTFDataFormatException extends IOException {
  public UTFDataFormatException() {}

  public UTFDataFormatException(String message) {
    super(message);
  }
}
