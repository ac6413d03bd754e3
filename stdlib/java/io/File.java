package java.io;

import braid.internal.Io;

/** A path: the name of a file or directory, which need not be there. */
public class File implements Serializable, Comparable<File> {
  public static final char separatorChar = '/';
  public static final String separator = "/";
  public static final char pathSeparatorChar = ':';
  public static final String pathSeparator = ":";

  private final String path;

  public File(String pathname) {
    path = normalised(pathname);
  }

  public File(String parent, String child) {
    if (child == null) {
      throw new NullPointerException();
    }
    path = parent == null ? normalised(child) : joined(parent, child);
  }

  public File(File parent, String child) {
    this(parent == null ? null : parent.path, child);
  }

  private static String joined(String parent, String child) {
    return normalised((parent.isEmpty() ? "/" : parent) + "/" + child);
  }

  /** Without double slashes and without one at the end. */
  private static String normalised(String path) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < path.length(); i++) {
      char c = path.charAt(i);
      if (c != '/' || i == 0 || path.charAt(i - 1) != '/') {
        out.append(c);
      }
    }
    int length = out.length();
    if (length > 1 && out.charAt(length - 1) == '/') {
      out.setLength(length - 1);
    }
    return out.toString();
  }

  public String getName() {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  public String getParent() {
    int slash = path.lastIndexOf('/');
    if (slash > 0) {
      return path.substring(0, slash);
    }
    return slash == 0 && path.length() > 1 ? "/" : null;
  }

  public File getParentFile() {
    String parent = getParent();
    return parent == null ? null : new File(parent);
  }

  public String getPath() {
    return path;
  }

  public boolean isAbsolute() {
    return path.startsWith("/");
  }

  private static String directory() {
    String[] text = new String[1];
    return Io.textOf(Io.directory(0, 0, null, null, null, text), text);
  }

  public String getAbsolutePath() {
    return isAbsolute() ? path : path.isEmpty() ? directory() : joined(directory(), path);
  }

  public File getAbsoluteFile() {
    return new File(getAbsolutePath());
  }

  private long status(long[] numbers) {
    return Io.status(0, 0, path, null, numbers, null);
  }

  private boolean may(int permission) {
    long[] numbers = new long[3];
    return status(numbers) > 0 && (numbers[2] & permission) != 0;
  }

  public boolean exists() {
    return status(null) > 0;
  }

  public boolean isDirectory() {
    return status(null) == Io.DIRECTORY;
  }

  public boolean isFile() {
    return status(null) == Io.FILE;
  }

  public boolean isHidden() {
    return getName().startsWith(".");
  }

  public boolean canRead() {
    return may(Io.MAY_READ);
  }

  public boolean canWrite() {
    return may(Io.MAY_WRITE);
  }

  public boolean canExecute() {
    return may(Io.MAY_EXECUTE);
  }

  public long length() {
    long[] numbers = new long[3];
    return status(numbers) > 0 ? numbers[0] : 0;
  }

  public long lastModified() {
    long[] numbers = new long[3];
    return status(numbers) > 0 ? numbers[1] : 0;
  }

  public boolean setLastModified(long time) {
    if (time < 0) {
      throw new IllegalArgumentException("Negative time");
    }
    return Io.set_modified(time, 0, path, null, null, null) >= 0;
  }

  public boolean delete() {
    return Io.remove(0, 0, path, null, null, null) >= 0;
  }

  public boolean createNewFile() throws IOException {
    long handle = Io.open(Io.WRITE | Io.NEW, 0, path, null, null, null);
    if (handle == -Io.EXISTS) {
      return false;
    }
    Io.close(Io.check(handle));
    return true;
  }

  public boolean mkdir() {
    return Io.make_directory(0, 0, path, null, null, null) >= 0;
  }

  public boolean renameTo(File dest) {
    return Io.rename(0, 0, path, dest.path, null, null) >= 0;
  }

  public String[] list() {
    String[] text = new String[1];
    if (Io.list(0, 0, path, null, null, text) < 0) {
      return null;
    }
    return text[0].isEmpty() ? new String[0] : text[0].split("\0");
  }

  @Override
  public int compareTo(File other) {
    return path.compareTo(other.path);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof File && ((File) other).path.equals(path);
  }

  @Override
  public int hashCode() {
    return path.hashCode() ^ 1234321;
  }

  @Override
  public String toString() {
    return path;
  }
}
