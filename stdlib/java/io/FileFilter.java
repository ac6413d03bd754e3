package java.io;

/** Which files are wanted. */
@FunctionalInterface
public interface FileFilter {
  boolean accept(File pathname);
}
