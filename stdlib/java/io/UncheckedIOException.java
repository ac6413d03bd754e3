package java.io;

/** An IOException that needs no throws clause. */
public class UncheckedIOException extends RuntimeException {
  public UncheckedIOException(String message, IOException cause) {
    super(message, check(cause));
  }

  public UncheckedIOException(IOException cause) {
    super(check(cause));
  }

  private static IOException check(IOException cause) {
    if (cause == null) {
      throw new NullPointerException();
    }
    return cause;
  }

  @Override
  public IOException getCause() {
    return (IOException) super.getCause();
  }
}
