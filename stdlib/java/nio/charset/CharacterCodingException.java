package java.nio.charset;

import java.io.IOException;

/** Bytes are no characters of an encoding, or characters have no bytes in it. */
public class CharacterCodingException extends IOException {
  public CharacterCodingException() {}
}
