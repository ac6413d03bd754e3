package java.nio.file;

/** A directory is inside of itself. */
public class FileSystemLoopException extends FileSystemException {
  public FileSystemLoopException(String file) {
    super(file);
  }
}
