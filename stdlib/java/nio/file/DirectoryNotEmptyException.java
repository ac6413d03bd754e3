package java.nio.file;

/** A directory has something in it. */
public class DirectoryNotEmptyException extends FileSystemException {
  public DirectoryNotEmptyException(String file) {
    super(file);
  }
}
