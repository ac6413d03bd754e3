package java.nio.file;

import braid.internal.stream.Sink;
import braid.internal.stream.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;

/** A directory and all that is below it, each directory before its contents. */
final class FileWalk extends Source {
  private final int maxDepth;
  private final LinkOption[] links;
  /** What is still to come, of the innermost directory first. */
  private final Deque<Iterator<Path>> levels = new ArrayDeque<Iterator<Path>>();

  FileWalk(Path start, int maxDepth, LinkOption[] links) {
    this.maxDepth = maxDepth;
    this.links = links;
    levels.push(Collections.singleton(start).iterator());
  }

  @Override
  public boolean next(Sink to) {
    while (!levels.isEmpty() && !levels.peek().hasNext()) {
      levels.pop();
    }
    if (levels.isEmpty()) {
      return false;
    }
    Path path = levels.peek().next();
    if (levels.size() <= maxDepth && Files.isDirectory(path, links)) {
      levels.push(contents(path));
    }
    to.accept((Object) path);
    return true;
  }

  private static Iterator<Path> contents(Path dir) {
    try (DirectoryStream<Path> paths = Files.newDirectoryStream(dir)) {
      return paths.iterator();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
