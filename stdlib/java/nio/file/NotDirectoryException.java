package java.nio.file;

/** A directory is needed, and this is none. */
public class NotDirectoryException extends FileSystemException {
  public NotDirectoryException(String file) {
    super(file);
  }
}
