package java.util;

/** A format string, or its arguments, are not as they must be. */
public class IllegalFormatException extends IllegalArgumentException {
  IllegalFormatException() {
    super();
  }
}
