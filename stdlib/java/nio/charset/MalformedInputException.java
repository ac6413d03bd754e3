package java.nio.charset;

/** Bytes are no characters. */
public class MalformedInputException extends CharacterCodingException {
  private final int inputLength;

  public MalformedInputException(int inputLength) {
    this.inputLength = inputLength;
  }

  public int getInputLength() {
    return inputLength;
  }

  @Override
  public String getMessage() {
    return "Input length = " + inputLength;
  }
}
