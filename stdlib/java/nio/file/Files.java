package java.nio.file;

import braid.internal.Charsets;
import braid.internal.FileErrors;
import braid.internal.FileInput;
import braid.internal.FileOutput;
import braid.internal.Io;
import braid.internal.NotAtomic;
import braid.internal.stream.RefPipeline;
import braid.internal.stream.Sources;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnmappableCharacterException;
import java.nio.file.attribute.FileAttribute;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** What can be done with files and directories. */
public final class Files {
  private static final int PIECE = 8192;

  private Files() {}

  private static long check(long value, Path path) throws FileSystemException {
    return FileErrors.check(value, path.toString(), null);
  }

  // ---- What is there ---------------------------------------------------------------------------

  private static long status(Path path, boolean itself, long[] numbers) {
    return Io.status(itself ? 1 : 0, 0, path.toString(), null, numbers, null);
  }

  private static long status(Path path, LinkOption[] options) {
    return status(path, options.length > 0, null);
  }

  public static boolean exists(Path path, LinkOption... options) {
    return status(path, options) > 0;
  }

  public static boolean notExists(Path path, LinkOption... options) {
    return status(path, options) == -Io.NO_ENTRY;
  }

  public static boolean isDirectory(Path path, LinkOption... options) {
    return status(path, options) == Io.DIRECTORY;
  }

  public static boolean isRegularFile(Path path, LinkOption... options) {
    return status(path, options) == Io.FILE;
  }

  public static boolean isSymbolicLink(Path path) {
    return status(path, true, null) == Io.LINK;
  }

  private static boolean may(Path path, int permission) {
    long[] numbers = new long[3];
    return status(path, false, numbers) > 0 && (numbers[2] & permission) != 0;
  }

  public static boolean isReadable(Path path) {
    return may(path, Io.MAY_READ);
  }

  public static boolean isWritable(Path path) {
    return may(path, Io.MAY_WRITE);
  }

  public static boolean isExecutable(Path path) {
    return may(path, Io.MAY_EXECUTE);
  }

  public static boolean isHidden(Path path) throws IOException {
    Path name = path.getFileName();
    return name != null && name.toString().startsWith(".");
  }

  @NotAtomic("one path after the other")
  public static boolean isSameFile(Path path, Path path2) throws IOException {
    return path.equals(path2) || path.toRealPath().equals(path2.toRealPath());
  }

  public static long size(Path path) throws IOException {
    long[] numbers = new long[3];
    check(status(path, false, numbers), path);
    return numbers[0];
  }

  /** The paths in a directory, as it is now. */
  public static DirectoryStream<Path> newDirectoryStream(Path dir) throws IOException {
    String[] text = new String[1];
    long count = Io.list(0, 0, dir.toString(), null, null, text);
    if (count < 0) {
      throw FileErrors.ofDirectory((int) -count, dir.toString());
    }
    List<Path> paths = new ArrayList<>();
    if (count > 0) {
      for (String name : text[0].split("\0")) {
        paths.add(dir.resolve(name));
      }
    }
    return new Listing(paths);
  }

  private static final class Listing implements DirectoryStream<Path> {
    private List<Path> paths;
    private boolean closed;

    Listing(List<Path> paths) {
      this.paths = paths;
    }

    @Override
    public Iterator<Path> iterator() {
      if (closed || paths == null) {
        throw new IllegalStateException(
            closed ? "Directory stream is closed" : "Iterator already obtained");
      }
      Iterator<Path> iterator = java.util.Collections.unmodifiableList(paths).iterator();
      paths = null;
      return iterator;
    }

    @Override
    public void close() {
      closed = true;
    }
  }

  // ---- Making and removing ---------------------------------------------------------------------

  private static void refuse(FileAttribute<?>[] attrs) {
    if (attrs.length > 0) {
      throw new UnsupportedOperationException("'" + attrs[0].name() + "' not supported as initial attribute");
    }
  }

  @NotAtomic("it is made, then closed")
  public static Path createFile(Path path, FileAttribute<?>... attrs) throws IOException {
    refuse(attrs);
    new FileOutput(path.toString(), Io.WRITE | Io.NEW).close();
    return path;
  }

  public static Path createDirectory(Path dir, FileAttribute<?>... attrs) throws IOException {
    refuse(attrs);
    check(Io.make_directory(0, 0, dir.toString(), null, null, null), dir);
    return dir;
  }

  private static void createUnlessThere(Path dir, FileAttribute<?>[] attrs) throws IOException {
    try {
      createDirectory(dir, attrs);
    } catch (FileAlreadyExistsException e) {
      if (!isDirectory(dir, LinkOption.NOFOLLOW_LINKS)) {
        throw e;
      }
    }
  }

  @NotAtomic("one directory after the other")
  public static Path createDirectories(Path dir, FileAttribute<?>... attrs) throws IOException {
    try {
      createUnlessThere(dir, attrs);
      return dir;
    } catch (FileAlreadyExistsException e) {
      throw e;
    } catch (IOException e) {
      // Something above it is missing.
    }
    Path all = dir.toAbsolutePath();
    Path there = all.getParent();
    while (there != null && !exists(there)) {
      there = there.getParent();
    }
    if (there == null) {
      throw new FileSystemException(dir.toString(), null, "Unable to determine if root directory exists");
    }
    for (Path name : there.relativize(all)) {
      there = there.resolve(name);
      createUnlessThere(there, attrs);
    }
    return all;
  }

  private static Path temporary(Path dir, String prefix, String suffix) {
    String name = (prefix == null ? "" : prefix) + Io.freshNumber() + suffix;
    Path made = Path.of(name);
    if (made.getParent() != null) {
      throw new IllegalArgumentException("Invalid prefix or suffix");
    }
    return dir.resolve(made);
  }

  private static Path temporaryDirectory() {
    return Path.of(System.getProperty("java.io.tmpdir"));
  }

  public static Path createTempFile(String prefix, String suffix, FileAttribute<?>... attrs)
      throws IOException {
    return createTempFile(temporaryDirectory(), prefix, suffix, attrs);
  }

  public static Path createTempFile(
      Path dir, String prefix, String suffix, FileAttribute<?>... attrs) throws IOException {
    while (true) {
      try {
        return createFile(temporary(dir, prefix, suffix == null ? ".tmp" : suffix), attrs);
      } catch (FileAlreadyExistsException e) {
        // The next name.
      }
    }
  }

  public static Path createTempDirectory(String prefix, FileAttribute<?>... attrs)
      throws IOException {
    return createTempDirectory(temporaryDirectory(), prefix, attrs);
  }

  public static Path createTempDirectory(Path dir, String prefix, FileAttribute<?>... attrs)
      throws IOException {
    while (true) {
      try {
        return createDirectory(temporary(dir, prefix, ""), attrs);
      } catch (FileAlreadyExistsException e) {
        // The next name.
      }
    }
  }

  public static void delete(Path path) throws IOException {
    long error = Io.remove(0, 0, path.toString(), null, null, null);
    if (error == -Io.NOT_EMPTY) {
      throw new DirectoryNotEmptyException(path.toString());
    }
    check(error, path);
  }

  public static boolean deleteIfExists(Path path) throws IOException {
    try {
      delete(path);
      return true;
    } catch (NoSuchFileException e) {
      return false;
    }
  }

  // ---- Reading ---------------------------------------------------------------------------------

  public static InputStream newInputStream(Path path, OpenOption... options) throws IOException {
    for (OpenOption option : options) {
      if (option == StandardOpenOption.APPEND || option == StandardOpenOption.WRITE) {
        throw new UnsupportedOperationException("'" + option + "' not allowed");
      }
    }
    FileInput in = new FileInput(path.toString());
    if (Arrays.asList(options).contains(StandardOpenOption.DELETE_ON_CLOSE)) {
      Io.remove(0, 0, path.toString(), null, null, null);
    }
    return in;
  }

  public static BufferedReader newBufferedReader(Path path) throws IOException {
    return newBufferedReader(path, StandardCharsets.UTF_8);
  }

  public static BufferedReader newBufferedReader(Path path, Charset cs) throws IOException {
    return new BufferedReader(new InputStreamReader(newInputStream(path), cs));
  }

  @NotAtomic("the file is opened, then read piece by piece")
  public static byte[] readAllBytes(Path path) throws IOException {
    try (FileInput in = new FileInput(path.toString())) {
      long length = in.length();
      if (length > Integer.MAX_VALUE - 8) {
        throw new OutOfMemoryError("Required array size too large");
      }
      byte[] bytes = new byte[(int) length];
      int count = in.readNBytes(bytes, 0, bytes.length);
      if (count < bytes.length) {
        return Arrays.copyOf(bytes, count);
      }
      // It may have grown meanwhile.
      byte[] more = in.readAllBytes();
      if (more.length == 0) {
        return bytes;
      }
      byte[] all = Arrays.copyOf(bytes, count + more.length);
      System.arraycopy(more, 0, all, count, more.length);
      return all;
    }
  }

  private static String decoded(byte[] bytes, Charset cs) throws MalformedInputException {
    int kind = Charsets.kind(cs.name());
    String text = Charsets.decode(bytes, 0, bytes.length, kind);
    if (text.indexOf('\ufffd') >= 0 && !Arrays.equals(Charsets.encode(text, kind), bytes)) {
      throw new MalformedInputException(1);
    }
    return text;
  }

  public static String readString(Path path) throws IOException {
    return readString(path, StandardCharsets.UTF_8);
  }

  @NotAtomic("the file is opened, then read piece by piece")
  public static String readString(Path path, Charset cs) throws IOException {
    return decoded(readAllBytes(path), Objects.requireNonNull(cs));
  }

  public static List<String> readAllLines(Path path) throws IOException {
    return readAllLines(path, StandardCharsets.UTF_8);
  }

  @NotAtomic("the file is opened, then read piece by piece")
  public static List<String> readAllLines(Path path, Charset cs) throws IOException {
    String text = decoded(readAllBytes(path), cs);
    List<String> lines = new ArrayList<>();
    BufferedReader reader = new BufferedReader(new java.io.StringReader(text));
    String line = reader.readLine();
    while (line != null) {
      lines.add(line);
      line = reader.readLine();
    }
    return lines;
  }

  // ---- Streams ---------------------------------------------------------------------------------

  public static Stream<String> lines(Path path) throws IOException {
    return lines(path, StandardCharsets.UTF_8);
  }

  /** Reads each line when it is asked for; closing the stream closes the file. */
  public static Stream<String> lines(Path path, Charset cs) throws IOException {
    BufferedReader reader = newBufferedReader(path, cs);
    return reader.lines().onClose(() -> close(reader));
  }

  private static void close(Closeable file) {
    try {
      file.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Stream<Path> list(Path dir) throws IOException {
    DirectoryStream<Path> paths = newDirectoryStream(dir);
    return new RefPipeline<Path>(Sources.ofIterator(paths.iterator())).onClose(() -> close(paths));
  }

  public static Stream<Path> walk(Path start, FileVisitOption... options) throws IOException {
    return walk(start, Integer.MAX_VALUE, options);
  }

  /** The directory, what is in it, what is in that; each directory is read when its turn comes. */
  public static Stream<Path> walk(Path start, int maxDepth, FileVisitOption... options)
      throws IOException {
    if (maxDepth < 0) {
      throw new IllegalArgumentException("'maxDepth' is negative");
    }
    LinkOption[] links = options.length > 0 ? new LinkOption[0] : new LinkOption[] {LinkOption.NOFOLLOW_LINKS};
    check(status(start, links), start);
    return new RefPipeline<Path>(new FileWalk(start, maxDepth, links));
  }

  // ---- Writing ---------------------------------------------------------------------------------

  private static int mode(OpenOption[] options) {
    if (options.length == 0) {
      return Io.WRITE | Io.CREATE | Io.TRUNCATE;
    }
    int mode = Io.WRITE;
    for (OpenOption option : options) {
      if (option == null) {
        throw new NullPointerException();
      }
      if (option == StandardOpenOption.READ) {
        throw new IllegalArgumentException("READ not allowed");
      }
      if (option == StandardOpenOption.APPEND) {
        mode |= Io.APPEND;
      } else if (option == StandardOpenOption.TRUNCATE_EXISTING) {
        mode |= Io.TRUNCATE;
      } else if (option == StandardOpenOption.CREATE) {
        mode |= Io.CREATE;
      } else if (option == StandardOpenOption.CREATE_NEW) {
        mode |= Io.NEW;
      }
    }
    if ((mode & Io.APPEND) != 0 && (mode & Io.TRUNCATE) != 0) {
      throw new IllegalArgumentException("APPEND + TRUNCATE_EXISTING not allowed");
    }
    return mode;
  }

  public static OutputStream newOutputStream(Path path, OpenOption... options)
      throws IOException {
    FileOutput out = new FileOutput(path.toString(), mode(options));
    if (Arrays.asList(options).contains(StandardOpenOption.DELETE_ON_CLOSE)) {
      Io.remove(0, 0, path.toString(), null, null, null);
    }
    return out;
  }

  public static BufferedWriter newBufferedWriter(Path path, OpenOption... options)
      throws IOException {
    return newBufferedWriter(path, StandardCharsets.UTF_8, options);
  }

  public static BufferedWriter newBufferedWriter(Path path, Charset cs, OpenOption... options)
      throws IOException {
    return new BufferedWriter(new OutputStreamWriter(newOutputStream(path, options), cs));
  }

  @NotAtomic("the file is opened, which may empty it, then written piece by piece")
  public static Path write(Path path, byte[] bytes, OpenOption... options) throws IOException {
    Objects.requireNonNull(bytes);
    try (OutputStream out = newOutputStream(path, options)) {
      for (int at = 0; at < bytes.length; at += PIECE) {
        out.write(bytes, at, Math.min(PIECE, bytes.length - at));
      }
    }
    return path;
  }

  private static byte[] encoded(String text, Charset cs) throws UnmappableCharacterException {
    int kind = Charsets.kind(cs.name());
    byte[] bytes = Charsets.encode(text, kind);
    if (!Charsets.decode(bytes, 0, bytes.length, kind).equals(text)) {
      throw new UnmappableCharacterException(1);
    }
    return bytes;
  }

  public static Path write(Path path, Iterable<? extends CharSequence> lines, OpenOption... options)
      throws IOException {
    return write(path, lines, StandardCharsets.UTF_8, options);
  }

  @NotAtomic("the file is opened, which may empty it, then written piece by piece")
  public static Path write(
      Path path, Iterable<? extends CharSequence> lines, Charset cs, OpenOption... options)
      throws IOException {
    Objects.requireNonNull(lines);
    Objects.requireNonNull(cs);
    try (OutputStream out = newOutputStream(path, options)) {
      StringBuilder text = new StringBuilder();
      for (CharSequence line : lines) {
        text.append(line).append('\n');
        if (text.length() >= PIECE) {
          out.write(encoded(text.toString(), cs));
          text.setLength(0);
        }
      }
      if (text.length() > 0) {
        out.write(encoded(text.toString(), cs));
      }
    }
    return path;
  }

  public static Path writeString(Path path, CharSequence csq, OpenOption... options)
      throws IOException {
    return writeString(path, csq, StandardCharsets.UTF_8, options);
  }

  @NotAtomic("the file is opened, which may empty it, then written piece by piece")
  public static Path writeString(Path path, CharSequence csq, Charset cs, OpenOption... options)
      throws IOException {
    Objects.requireNonNull(csq);
    return write(path, encoded(csq.toString(), Objects.requireNonNull(cs)), options);
  }

  // ---- Copying and moving ----------------------------------------------------------------------

  private static boolean replaces(CopyOption[] options, String what) {
    boolean replaces = false;
    for (CopyOption option : options) {
      if (option == null) {
        throw new NullPointerException();
      }
      if (option == StandardCopyOption.ATOMIC_MOVE && what.equals("copy")) {
        throw new UnsupportedOperationException("Unsupported copy option");
      }
      replaces |= option == StandardCopyOption.REPLACE_EXISTING;
    }
    return replaces;
  }

  /** Makes room for the target. False: it is the source itself. */
  private static boolean makeRoom(Path source, Path target, boolean replaces) throws IOException {
    if (status(target, true, null) < 0) {
      return true;
    }
    if (isSameFile(source, target)) {
      return false;
    }
    if (!replaces) {
      throw new FileAlreadyExistsException(target.toString());
    }
    delete(target);
    return true;
  }

  @NotAtomic("the target is looked for, removed, made and written, one after the other")
  public static Path copy(Path source, Path target, CopyOption... options) throws IOException {
    boolean replaces = replaces(options, "copy");
    long kind = check(status(source, false, null), source);
    if (!makeRoom(source, target, replaces)) {
      return target;
    }
    if (kind == Io.DIRECTORY) {
      return createDirectory(target);
    }
    try (InputStream in = new FileInput(source.toString());
        OutputStream out = new FileOutput(target.toString(), Io.WRITE | Io.NEW)) {
      in.transferTo(out);
    }
    return target;
  }

  @NotAtomic("one piece after the other")
  public static long copy(InputStream in, Path target, CopyOption... options) throws IOException {
    Objects.requireNonNull(in);
    for (CopyOption option : options) {
      if (option != StandardCopyOption.REPLACE_EXISTING) {
        throw new UnsupportedOperationException(Objects.requireNonNull(option, "options contains 'null'") + " not supported");
      }
    }
    if (options.length > 0) {
      deleteIfExists(target);
    }
    try (OutputStream out = new FileOutput(target.toString(), Io.WRITE | Io.NEW)) {
      return in.transferTo(out);
    }
  }

  @NotAtomic("one piece after the other")
  public static long copy(Path source, OutputStream out) throws IOException {
    Objects.requireNonNull(out);
    try (InputStream in = newInputStream(source)) {
      return in.transferTo(out);
    }
  }

  @NotAtomic("the target is looked for and removed before the move, unless this is to be atomic")
  public static Path move(Path source, Path target, CopyOption... options) throws IOException {
    boolean replaces = replaces(options, "move");
    boolean atomic = Arrays.asList(options).contains(StandardCopyOption.ATOMIC_MOVE);
    if (!atomic) {
      check(status(source, true, null), source);
      if (!makeRoom(source, target, replaces)) {
        return target;
      }
    }
    long error = Io.rename(0, 0, source.toString(), target.toString(), null, null);
    FileErrors.check(error, source.toString(), target.toString());
    return target;
  }
}
