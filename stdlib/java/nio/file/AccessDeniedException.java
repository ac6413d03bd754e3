package java.nio.file;

/** A file may not be used in this way. */
public class AccessDeniedException extends FileSystemException {
  public AccessDeniedException(String file) {
    super(file);
  }

  public AccessDeniedException(String file, String other, String reason) {
    super(file, other, reason);
  }
}
