package java.io;

/** Bytes could not be turned into characters, or the other way round. */
public class CharConversionException extends IOException {
  public CharConversionException() {}

  public CharConversionException(String message) {
    super(message);
  }
}
