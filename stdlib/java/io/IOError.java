package java.io;

/** Something is badly wrong with the input or output. */
public class IOError extends Error {
  public IOError(Throwable cause) {
    super(cause);
  }
}
