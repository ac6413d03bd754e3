package java.nio.file;

import braid.internal.UnixPath;
import java.io.File;
import java.io.IOException;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** Where a file or directory is, or could be. */
public interface Path extends Comparable<Path>, Iterable<Path> {
  static Path of(String first, String... more) {
    return UnixPath.of(first, more);
  }

  boolean isAbsolute();

  Path getRoot();

  Path getFileName();

  Path getParent();

  int getNameCount();

  Path getName(int index);

  Path subpath(int beginIndex, int endIndex);

  boolean startsWith(Path other);

  default boolean startsWith(String other) {
    return startsWith(Path.of(other));
  }

  boolean endsWith(Path other);

  default boolean endsWith(String other) {
    return endsWith(Path.of(other));
  }

  Path normalize();

  Path resolve(Path other);

  default Path resolve(String other) {
    return resolve(Path.of(other));
  }

  default Path resolveSibling(Path other) {
    if (other == null) {
      throw new NullPointerException();
    }
    Path parent = getParent();
    return parent == null ? other : parent.resolve(other);
  }

  default Path resolveSibling(String other) {
    return resolveSibling(Path.of(other));
  }

  Path relativize(Path other);

  Path toAbsolutePath();

  Path toRealPath(LinkOption... options) throws IOException;

  default File toFile() {
    return new File(toString());
  }

  @Override
  default Iterator<Path> iterator() {
    return new Iterator<Path>() {
      private int next;

      @Override
      public boolean hasNext() {
        return next < getNameCount();
      }

      @Override
      public Path next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        return getName(next++);
      }
    };
  }

  int compareTo(Path other);

  boolean equals(Object other);

  int hashCode();

  String toString();
}
