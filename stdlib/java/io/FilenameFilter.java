package java.io;

/** Which names of a directory are wanted. */
@FunctionalInterface
public interface FilenameFilter {
  boolean accept(File dir, String name);
}
