package braid.internal;

import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Errors of the system as the exceptions of java.nio.file. */
public final class FileErrors {
  private FileErrors() {}

  /** The value, or the exception for the file, or for the two. */
  public static long check(long value, String file, String other) throws FileSystemException {
    if (value >= 0) {
      return value;
    }
    throw of((int) -value, file, other);
  }

  public static FileSystemException of(int error, String file, String other) {
    switch (error) {
      case Io.NO_ENTRY:
        return new NoSuchFileException(file, other, null);
      case Io.DENIED:
        return new AccessDeniedException(file, other, null);
      case Io.EXISTS:
        return new FileAlreadyExistsException(file, other, null);
      default:
        return new FileSystemException(file, other, Io.message(error));
    }
  }

  public static FileSystemException ofDirectory(int error, String file) {
    switch (error) {
      case Io.NOT_EMPTY:
        return new DirectoryNotEmptyException(file);
      case Io.NOT_A_DIRECTORY:
        return new NotDirectoryException(file);
      default:
        return of(error, file, null);
    }
  }
}
