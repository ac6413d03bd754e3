package java.util;

/** A stack has no top because it is empty. */
public class EmptyStackException extends RuntimeException {
  public EmptyStackException() {
    super();
  }
}
