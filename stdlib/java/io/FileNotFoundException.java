package java.io;

/** A file that is not there or cannot be opened. */
public class FileNotFoundException extends IOException {
  public FileNotFoundException() {}

  public FileNotFoundException(String message) {
    super(message);
  }
}
