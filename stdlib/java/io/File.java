package java.io;

import braid.internal.Io;
import braid.internal.NotAtomic;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;

/** A path: the name of a file or directory, which need not be there. */
public class File implements Serializable, Comparable<File> {
  public static final char separatorChar = '/';
  public static final String separator = "/";
  public static final char pathSeparatorChar = ':';
  public static final String pathSeparator = ":";

  private final String path;

  /** The files to delete at the end: the latest first. */
  private static final class DeletedOnExit extends Thread {
    private static LinkedHashSet<String> paths;

    static synchronized void add(String path) {
      // In memory there is nobody who would see what is left.
      if (paths == null && !Io.isVirtual()) {
        Runtime.getRuntime().addShutdownHook(new DeletedOnExit());
      }
      if (paths == null) {
        paths = new LinkedHashSet<>();
      }
      paths.remove(path);
      paths.add(path);
    }

    @Override
    public void run() {
      ArrayList<String> all = new ArrayList<>(paths);
      for (int i = all.size() - 1; i >= 0; i--) {
        new File(all.get(i)).delete();
      }
    }
  }

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

  /** Without symbolic links, . and .. as far as the file is there; the rest as it is written. */
  public String getCanonicalPath() throws IOException {
    return canonical(getAbsolutePath());
  }

  private static String canonical(String path) throws IOException {
    String[] text = new String[1];
    long error = Io.resolve(0, 0, path, null, null, text);
    if (error >= 0) {
      return text[0];
    }
    if (error != -Io.NO_ENTRY && error != -Io.NOT_A_DIRECTORY || path.equals("/")) {
      Io.check(error);
    }
    File file = new File(path);
    String parent = canonical(file.getParent());
    String name = file.getName();
    if (name.equals(".")) {
      return parent;
    }
    if (name.equals("..")) {
      String above = new File(parent).getParent();
      return above == null ? parent : above;
    }
    return parent.equals("/") ? "/" + name : parent + "/" + name;
  }

  public File getCanonicalFile() throws IOException {
    return new File(getCanonicalPath());
  }

  public Path toPath() {
    return Path.of(path);
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

  @NotAtomic("one directory after the other")
  public boolean mkdirs() {
    if (exists()) {
      return false;
    }
    if (mkdir()) {
      return true;
    }
    File canonical;
    try {
      canonical = getCanonicalFile();
    } catch (IOException e) {
      return false;
    }
    File parent = canonical.getParentFile();
    return parent != null && (parent.mkdirs() || parent.exists()) && canonical.mkdir();
  }

  /** The file is deleted when the program ends. */
  public void deleteOnExit() {
    DeletedOnExit.add(path);
  }

  private static String temporaryDirectory() {
    return System.getProperty("java.io.tmpdir");
  }

  public static File createTempFile(String prefix, String suffix) throws IOException {
    return createTempFile(prefix, suffix, null);
  }

  public static File createTempFile(String prefix, String suffix, File directory)
      throws IOException {
    if (prefix.length() < 3) {
      throw new IllegalArgumentException("Prefix string \"" + prefix + "\" too short: length must be at least 3");
    }
    String where = directory == null ? temporaryDirectory() : directory.path;
    while (true) {
      File made = new File(where, prefix + Io.freshNumber() + (suffix == null ? ".tmp" : suffix));
      if (made.createNewFile()) {
        return made;
      }
    }
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

  public String[] list(FilenameFilter filter) {
    String[] names = list();
    if (names == null || filter == null) {
      return names;
    }
    ArrayList<String> wanted = new ArrayList<>();
    for (String name : names) {
      if (filter.accept(this, name)) {
        wanted.add(name);
      }
    }
    return wanted.toArray(new String[0]);
  }

  private File[] files(String[] names) {
    if (names == null) {
      return null;
    }
    File[] files = new File[names.length];
    for (int i = 0; i < names.length; i++) {
      files[i] = new File(path, names[i]);
    }
    return files;
  }

  public File[] listFiles() {
    return files(list());
  }

  public File[] listFiles(FilenameFilter filter) {
    return files(list(filter));
  }

  @NotAtomic("the directory is read first; the filter may look at each file")
  public File[] listFiles(FileFilter filter) {
    File[] files = listFiles();
    if (files == null || filter == null) {
      return files;
    }
    ArrayList<File> wanted = new ArrayList<>();
    for (File file : files) {
      if (filter.accept(file)) {
        wanted.add(file);
      }
    }
    return wanted.toArray(new File[0]);
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
