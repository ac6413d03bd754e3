package braid.internal;

import java.io.File;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;

/** A path as a text, without double slashes and without one at the end. */
public final class UnixPath implements Path {
  private final String text;

  /** The parts between slashes; one empty part if the text is empty. */
  private final String[] names;

  private UnixPath(String text) {
    this.text = text;
    String parts = text.startsWith("/") ? text.substring(1) : text;
    names = text.equals("/") ? new String[0] : parts.split("/");
  }

  public static Path of(String first, String... more) {
    StringBuilder all = new StringBuilder(first);
    for (String part : more) {
      if (!part.isEmpty()) {
        if (all.length() > 0) {
          all.append('/');
        }
        all.append(part);
      }
    }
    String text = all.toString();
    if (text.indexOf('\0') >= 0) {
      throw new InvalidPathException(text, "Nul character not allowed");
    }
    return new UnixPath(new File(text).getPath());
  }

  private static UnixPath of(boolean absolute, ArrayList<String> names) {
    return new UnixPath((absolute ? "/" : "") + String.join("/", names));
  }

  private boolean isEmpty() {
    return text.isEmpty();
  }

  @Override
  public boolean isAbsolute() {
    return text.startsWith("/");
  }

  @Override
  public Path getRoot() {
    return isAbsolute() ? new UnixPath("/") : null;
  }

  @Override
  public Path getFileName() {
    return names.length == 0 ? null : new UnixPath(names[names.length - 1]);
  }

  @Override
  public Path getParent() {
    int slash = text.lastIndexOf('/');
    if (slash > 0) {
      return new UnixPath(text.substring(0, slash));
    }
    return slash == 0 && names.length > 0 ? new UnixPath("/") : null;
  }

  @Override
  public int getNameCount() {
    return names.length;
  }

  @Override
  public Path getName(int index) {
    if (index < 0 || index >= names.length) {
      throw new IllegalArgumentException();
    }
    return new UnixPath(names[index]);
  }

  @Override
  public Path subpath(int beginIndex, int endIndex) {
    if (beginIndex < 0 || endIndex > names.length || beginIndex >= endIndex) {
      throw new IllegalArgumentException();
    }
    ArrayList<String> some = new ArrayList<>();
    for (int i = beginIndex; i < endIndex; i++) {
      some.add(names[i]);
    }
    return of(false, some);
  }

  private boolean hasAt(int from, UnixPath other) {
    for (int i = 0; i < other.names.length; i++) {
      if (!names[from + i].equals(other.names[i])) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean startsWith(Path other) {
    UnixPath that = (UnixPath) other;
    return isAbsolute() == that.isAbsolute()
        && isEmpty() == that.isEmpty()
        && that.names.length <= names.length
        && hasAt(0, that);
  }

  @Override
  public boolean endsWith(Path other) {
    UnixPath that = (UnixPath) other;
    int from = names.length - that.names.length;
    boolean fits = that.isAbsolute() ? from == 0 && isAbsolute() : from >= 0;
    return fits && isEmpty() == that.isEmpty() && hasAt(from, that);
  }

  @Override
  public Path normalize() {
    ArrayList<String> left = new ArrayList<>();
    for (String name : names) {
      int last = left.size() - 1;
      if (!name.equals("..")) {
        if (!name.equals(".")) {
          left.add(name);
        }
      } else if (last >= 0 && !left.get(last).equals("..")) {
        left.remove(last);
      } else if (!isAbsolute()) {
        left.add(name);
      }
    }
    return of(isAbsolute(), left);
  }

  @Override
  public Path resolve(Path other) {
    UnixPath that = (UnixPath) other;
    if (that.isAbsolute() || isEmpty()) {
      return that;
    }
    if (that.isEmpty()) {
      return this;
    }
    return new UnixPath(text.equals("/") ? "/" + that.text : text + "/" + that.text);
  }

  @Override
  public Path relativize(Path other) {
    UnixPath that = (UnixPath) other;
    if (that.equals(this)) {
      return new UnixPath("");
    }
    if (isAbsolute() != that.isAbsolute()) {
      throw new IllegalArgumentException("'other' is different type of Path");
    }
    if (isEmpty()) {
      return that;
    }
    UnixPath base = this;
    if (hasDots()) {
      base = (UnixPath) base.normalize();
    }
    if (that.hasDots()) {
      that = (UnixPath) that.normalize();
    }
    int baseCount = base.isEmpty() ? 0 : base.names.length;
    int count = that.isEmpty() ? 0 : that.names.length;
    int same = 0;
    while (same < baseCount && same < count && base.names[same].equals(that.names[same])) {
      same++;
    }
    ArrayList<String> way = new ArrayList<>();
    for (int i = same; i < baseCount; i++) {
      if (base.names[i].equals("..")) {
        throw new IllegalArgumentException("Unable to compute relative  path from " + this + " to " + other);
      }
      way.add("..");
    }
    for (int i = same; i < count; i++) {
      way.add(that.names[i]);
    }
    return of(false, way);
  }

  private boolean hasDots() {
    for (String name : names) {
      if (name.equals(".") || name.equals("..")) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Path toAbsolutePath() {
    return isAbsolute() ? this : new UnixPath(new File(text).getAbsolutePath());
  }

  @Override
  public Path toRealPath(LinkOption... options) throws IOException {
    String[] real = new String[1];
    FileErrors.check(Io.resolve(0, 0, toAbsolutePath().toString(), null, null, real), text, null);
    return new UnixPath(real[0]);
  }

  @Override
  public int compareTo(Path other) {
    return text.compareTo(((UnixPath) other).text);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof UnixPath && ((UnixPath) other).text.equals(text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  @Override
  public String toString() {
    return text;
  }
}
