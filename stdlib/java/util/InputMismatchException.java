package java.util;

/** The next token of a scanner is not of the kind asked for. */
public class InputMismatchException extends NoSuchElementException {
  public InputMismatchException() {
    super();
  }

  public InputMismatchException(String s) {
    super(s);
  }
}
