import java.io.*;
import java.nio.charset.*;
import java.nio.file.*;
import java.nio.file.attribute.FileAttribute;
import java.util.*;

// Every member of Files, in a directory that the program makes and removes.
public class FilesMembers {
  interface Action {
    Object run() throws Exception;
  }

  static Path dir;

  static void show(String what, Action action) {
    String result;
    try {
      Object value = action.run();
      result = value instanceof byte[] ? Arrays.toString((byte[]) value) : String.valueOf(value);
    } catch (Exception thrown) {
      result = "! " + thrown;
    }
    System.out.println(what + " = " + result.replace(dir.toString(), "DIR").replace("\n", "\\n"));
  }

  static void wholeFiles(Path f) {
    show("write", () -> Files.write(f, new byte[] {65, 66}));
    show("bytes", () -> Files.readAllBytes(f));
    show("write lines", () -> Files.write(f, Arrays.asList("one", "two")));
    show("string", () -> Files.readString(f));
    show("lines", () -> Files.readAllLines(f));
    show("append", () -> Files.write(f, "three".getBytes(), StandardOpenOption.APPEND));
    show("lines", () -> Files.readAllLines(f, StandardCharsets.UTF_8));
    show("lines latin", () -> Files.write(f, List.of("\u00ff"), StandardCharsets.ISO_8859_1));
    show("bytes", () -> Files.readAllBytes(f));
    show("malformed", () -> Files.readString(f));
    show("malformed", () -> Files.readAllLines(f));
    show("latin", () -> Files.readString(f, StandardCharsets.ISO_8859_1));
    show("writeString", () -> Files.writeString(f, "a\u20ac"));
    show("string", () -> Files.readString(f));
    show("writeString", () -> Files.writeString(f, "\u00e9", StandardCharsets.ISO_8859_1, StandardOpenOption.TRUNCATE_EXISTING));
    show("size", () -> Files.size(f));
    show("unmappable", () -> Files.writeString(f, "\u20ac", StandardCharsets.ISO_8859_1));
    show("replacement", () -> { Files.writeString(f, "x\ufffdy"); return Files.readString(f); });
    show("create new", () -> Files.writeString(f, "x", StandardOpenOption.CREATE_NEW));
    show("no create", () -> Files.writeString(dir.resolve("no"), "x", StandardOpenOption.WRITE));
    show("over", () -> { Files.writeString(f, "12345"); Files.writeString(f, "ab", StandardOpenOption.WRITE); return Files.readString(f); });
    show("create", () -> { Files.writeString(f, "x", StandardOpenOption.CREATE, StandardOpenOption.APPEND); return Files.readString(f); });
    show("more options", () -> { Files.writeString(f, "y", StandardOpenOption.SYNC, StandardOpenOption.DSYNC, StandardOpenOption.SPARSE); return Files.readString(f); });
    show("read option", () -> Files.writeString(f, "x", StandardOpenOption.READ));
    show("both", () -> Files.writeString(f, "x", StandardOpenOption.APPEND, StandardOpenOption.TRUNCATE_EXISTING));
    show("large", () -> { Files.write(f, new byte[50000]); return Files.readAllBytes(f).length; });
    show("no file", () -> Files.readString(dir.resolve("no")));
    show("no file", () -> Files.readAllLines(dir.resolve("no")));
    show("directory", () -> Files.readAllBytes(dir));
    show("directory", () -> Files.writeString(dir, "x"));
    show("below", () -> Files.writeString(f.resolve("x"), "x"));
    show("nowhere", () -> Files.writeString(dir.resolve("no/x"), "x"));
  }

  static void streams(Path f) {
    show("writer", () -> {
      try (BufferedWriter out = Files.newBufferedWriter(f)) {
        out.write("w\u00e9");
        out.newLine();
      }
      try (BufferedWriter out = Files.newBufferedWriter(f, StandardOpenOption.APPEND)) {
        out.write("more");
      }
      return Files.readAllLines(f);
    });
    show("reader", () -> {
      try (BufferedReader in = Files.newBufferedReader(f)) {
        return in.readLine() + in.readLine() + in.readLine();
      }
    });
    show("writer", () -> { Files.newBufferedWriter(f, StandardCharsets.UTF_16).append("x").close(); return Files.readAllBytes(f); });
    show("reader", () -> Files.newBufferedReader(f, StandardCharsets.UTF_16).readLine());
    show("out", () -> {
      OutputStream out = Files.newOutputStream(f);
      out.write(1);
      out.write(new byte[] {2, 3, 4}, 1, 2);
      out.close();
      out.close();
      InputStream in = Files.newInputStream(f);
      String all = in.available() + " " + in.read() + in.read(new byte[5]) + in.read();
      in.close();
      in.close();
      return all;
    });
    show("closed", () -> { OutputStream out = Files.newOutputStream(f); out.close(); out.write(1); return ""; });
    show("closed", () -> { InputStream in = Files.newInputStream(f); in.close(); return in.read(); });
    show("in option", () -> Files.newInputStream(f, StandardOpenOption.WRITE));
    show("in option", () -> Files.newInputStream(f, StandardOpenOption.READ).read());
    show("gone", () -> { Files.newInputStream(f, StandardOpenOption.DELETE_ON_CLOSE).close(); return Files.exists(f); });
    show("no reader", () -> Files.newBufferedReader(f));
    show("no in", () -> Files.newInputStream(f));
  }

  static class Colour implements FileAttribute<String> {
    @Override public String name() {
      return "colour";
    }

    @Override public String value() {
      return "red";
    }
  }

  static void entries(Path f) {
    FileAttribute<String> colour = new Colour();
    show("attribute", () -> colour.name() + colour.value() + Files.createFile(f, colour));
    show("attribute", () -> Files.createDirectory(f, colour));
    show("createFile", () -> Files.createFile(f));
    show("createFile", () -> Files.createFile(f));
    show("exists", () -> Files.exists(f) + " " + Files.notExists(f) + " " + Files.isRegularFile(f) + " " + Files.isDirectory(f)
        + " " + Files.exists(f, LinkOption.NOFOLLOW_LINKS) + " " + Files.isSymbolicLink(f) + " " + Files.size(f));
    Path no = dir.resolve("no");
    show("not", () -> Files.exists(no) + " " + Files.notExists(no) + " " + Files.isRegularFile(no) + " " + Files.isDirectory(no));
    show("may", () -> Files.isReadable(f) + " " + Files.isWritable(f) + " " + Files.isExecutable(f) + " " + Files.isReadable(no) + " " + Files.isHidden(f) + " " + Files.isHidden(Path.of(".x")));
    show("size", () -> Files.size(no));
    show("same", () -> Files.isSameFile(f, dir.resolve(".").resolve("file")) + " " + Files.isSameFile(f, dir) + " " + Files.isSameFile(no, no));
    show("same", () -> Files.isSameFile(f, no));
    Path sub = dir.resolve("sub");
    show("createDirectory", () -> Files.createDirectory(sub));
    show("createDirectory", () -> Files.createDirectory(sub));
    show("createDirectory", () -> Files.createDirectory(no.resolve("x")));
    show("createDirectories", () -> Files.createDirectories(sub.resolve("a/b")));
    show("createDirectories", () -> Files.createDirectories(sub.resolve("a/b")));
    show("createDirectories", () -> Files.createDirectories(f));
    show("createDirectories", () -> Files.createDirectories(f.resolve("x")));
    show("delete", () -> { Files.delete(sub); return ""; });
    show("delete", () -> { Files.delete(no); return ""; });
    show("deleteIfExists", () -> Files.deleteIfExists(no) + " " + Files.deleteIfExists(sub.resolve("a/b")) + " " + Files.deleteIfExists(sub.resolve("a")));
    show("listing", () -> {
      List<String> names = new ArrayList<>();
      try (DirectoryStream<Path> all = Files.newDirectoryStream(dir)) {
        for (Path p : all) {
          names.add(p.toString());
        }
        try {
          all.iterator();
        } catch (IllegalStateException e) {
          names.add(e.getMessage());
        }
      }
      Collections.sort(names);
      return names;
    });
    show("listing", () -> Files.newDirectoryStream(f));
    show("listing", () -> Files.newDirectoryStream(no));
    show("temporary", () -> {
      Path t = Files.createTempFile(dir, "pre", ".suf");
      Path u = Files.createTempFile(dir, null, null);
      Path d = Files.createTempDirectory(dir, "d");
      String name = t.getFileName().toString();
      boolean ok = name.startsWith("pre") && name.endsWith(".suf") && u.toString().endsWith(".tmp") && Files.isDirectory(d);
      Files.delete(t);
      Files.delete(u);
      Files.delete(d);
      return ok;
    });
    show("temporary", () -> {
      Path t = Files.createTempFile("braid", "x");
      Files.delete(t);
      return t.getParent().equals(dir.getParent());
    });
    show("bad prefix", () -> Files.createTempFile(dir, "a/b", ""));
    show("no directory", () -> {
      try {
        return Files.createTempFile(no, "a", "");
      } catch (NoSuchFileException e) {
        return e.getFile().startsWith(no + "/a");
      }
    });
  }

  static void copies(Path f) throws IOException {
    Path g = dir.resolve("g");
    Path sub = dir.resolve("sub");
    Path no = dir.resolve("no");
    Files.writeString(f, "text");
    show("copy", () -> Files.copy(f, g) + " " + Files.readString(g));
    show("copy", () -> Files.copy(f, g));
    Files.writeString(f, "text 2");
    show("copy", () -> Files.copy(f, g, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES) + " " + Files.readString(g));
    show("copy", () -> Files.copy(f, f));
    show("copy", () -> Files.copy(no, g));
    show("copy", () -> Files.copy(f, no.resolve("x")));
    show("copy", () -> Files.copy(sub, dir.resolve("sub2")) + " " + Files.isDirectory(dir.resolve("sub2")));
    show("copy", () -> Files.copy(f, g, StandardCopyOption.ATOMIC_MOVE));
    show("copy in", () -> Files.copy(new ByteArrayInputStream(new byte[3]), no) + " " + Files.size(no));
    show("copy in", () -> Files.copy(new ByteArrayInputStream(new byte[3]), no));
    show("copy in", () -> Files.copy(new ByteArrayInputStream(new byte[4]), no, StandardCopyOption.REPLACE_EXISTING));
    show("copy in", () -> Files.copy(new ByteArrayInputStream(new byte[4]), no, StandardCopyOption.ATOMIC_MOVE));
    show("copy out", () -> {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      return Files.copy(f, out) + " " + out;
    });
    Files.delete(no);
    show("move", () -> Files.move(f, g));
    show("move", () -> Files.move(f, g, StandardCopyOption.REPLACE_EXISTING) + " " + Files.exists(f) + Files.readString(g));
    show("move", () -> Files.move(g, f, StandardCopyOption.ATOMIC_MOVE) + " " + Files.exists(g));
    show("move", () -> Files.move(no, g));
    show("move", () -> Files.move(f, no.resolve("x")));
    show("move", () -> Files.move(f, sub.resolve("f")));
    show("move", () -> Files.move(dir.resolve("sub2"), sub, StandardCopyOption.REPLACE_EXISTING));
    show("move", () -> Files.move(sub, dir.resolve("sub3")) + " " + Files.exists(dir.resolve("sub3/f")));
    Files.delete(dir.resolve("sub3/f"));
    Files.delete(dir.resolve("sub3"));
    Files.delete(dir.resolve("sub2"));
  }

  static void exceptions() {
    FileSystemException e = new FileSystemException("a", "b", "why");
    System.out.println(e.getMessage() + " " + e.getFile() + " " + e.getOtherFile() + " " + e.getReason() + " "
        + new FileSystemException("a") + " " + new FileSystemException(null, null, "r").getMessage());
    System.out.println(new NoSuchFileException("a") + " " + new NoSuchFileException("a", "b", "c") + " "
        + new FileAlreadyExistsException("a") + " " + new FileAlreadyExistsException("a", "b", null) + " "
        + new AccessDeniedException("a") + " " + new AccessDeniedException("a", null, "c") + " "
        + new DirectoryNotEmptyException("a") + " " + new NotDirectoryException("a") + " " + new FileSystemLoopException("a"));
    System.out.println(new MalformedInputException(2).getInputLength() + new MalformedInputException(3).getMessage()
        + new UnmappableCharacterException(2).getInputLength() + new UnmappableCharacterException(3)
        + new CharacterCodingException() + new java.nio.channels.ClosedChannelException());
    System.out.println(Arrays.toString(StandardOpenOption.values()) + StandardOpenOption.valueOf("READ"));
    System.out.println(Arrays.toString(StandardCopyOption.values()) + StandardCopyOption.valueOf("ATOMIC_MOVE"));
    System.out.println(Arrays.toString(LinkOption.values()) + LinkOption.valueOf("NOFOLLOW_LINKS"));
  }

  public static void main(String[] args) throws IOException {
    dir = Files.createTempDirectory("braid");
    Path f = dir.resolve("file");
    wholeFiles(f);
    streams(f);
    entries(f);
    copies(f);
    exceptions();
    Files.delete(dir);
    System.out.println(Files.exists(dir));
  }
}

/* expect:
write = DIR/file
bytes = [65, 66]
write lines = DIR/file
string = one\ntwo\n
lines = [one, two]
append = DIR/file
lines = [one, two, three]
lines latin = DIR/file
bytes = [-1, 10]
malformed = ! java.nio.charset.MalformedInputException: Input length = 1
malformed = ! java.nio.charset.MalformedInputException: Input length = 1
latin = ÿ\n
writeString = DIR/file
string = a€
writeString = DIR/file
size = 1
unmappable = ! java.nio.charset.UnmappableCharacterException: Input length = 1
replacement = x�y
create new = ! java.nio.file.FileAlreadyExistsException: DIR/file
no create = ! java.nio.file.NoSuchFileException: DIR/no
over = ab345
create = ab345x
more options = yb345x
read option = ! java.lang.IllegalArgumentException: READ not allowed
both = ! java.lang.IllegalArgumentException: APPEND + TRUNCATE_EXISTING not allowed
large = 50000
no file = ! java.nio.file.NoSuchFileException: DIR/no
no file = ! java.nio.file.NoSuchFileException: DIR/no
directory = ! java.io.IOException: Is a directory
directory = ! java.nio.file.FileSystemException: DIR: Is a directory
below = ! java.nio.file.FileSystemException: DIR/file/x: Not a directory
nowhere = ! java.nio.file.NoSuchFileException: DIR/no/x
writer = [wé, more]
reader = wémorenull
writer = [-2, -1, 0, 120]
reader = x
out = 3 12-1
closed = ! java.nio.channels.ClosedChannelException
closed = ! java.nio.channels.ClosedChannelException
in option = ! java.lang.UnsupportedOperationException: 'WRITE' not allowed
in option = -1
gone = false
no reader = ! java.nio.file.NoSuchFileException: DIR/file
no in = ! java.nio.file.NoSuchFileException: DIR/file
attribute = ! java.lang.UnsupportedOperationException: 'colour' not supported as initial attribute
attribute = ! java.lang.UnsupportedOperationException: 'colour' not supported as initial attribute
createFile = DIR/file
createFile = ! java.nio.file.FileAlreadyExistsException: DIR/file
exists = true false true false true false 0
not = false true false false
may = true true false false false true
size = ! java.nio.file.NoSuchFileException: DIR/no
same = true false true
same = ! java.nio.file.NoSuchFileException: DIR/no
createDirectory = DIR/sub
createDirectory = ! java.nio.file.FileAlreadyExistsException: DIR/sub
createDirectory = ! java.nio.file.NoSuchFileException: DIR/no/x
createDirectories = DIR/sub/a/b
createDirectories = DIR/sub/a/b
createDirectories = ! java.nio.file.FileAlreadyExistsException: DIR/file
createDirectories = ! java.nio.file.FileSystemException: DIR/file/x: Not a directory
delete = ! java.nio.file.DirectoryNotEmptyException: DIR/sub
delete = ! java.nio.file.NoSuchFileException: DIR/no
deleteIfExists = false true true
listing = [DIR/file, DIR/sub, Iterator already obtained]
listing = ! java.nio.file.NotDirectoryException: DIR/file
listing = ! java.nio.file.NoSuchFileException: DIR/no
temporary = true
temporary = true
bad prefix = ! java.lang.IllegalArgumentException: Invalid prefix or suffix
no directory = true
copy = DIR/g text
copy = ! java.nio.file.FileAlreadyExistsException: DIR/g
copy = DIR/g text 2
copy = DIR/file
copy = ! java.nio.file.NoSuchFileException: DIR/no
copy = ! java.nio.file.NoSuchFileException: DIR/no/x
copy = DIR/sub2 true
copy = ! java.lang.UnsupportedOperationException: Unsupported copy option
copy in = 3 3
copy in = ! java.nio.file.FileAlreadyExistsException: DIR/no
copy in = 4
copy in = ! java.lang.UnsupportedOperationException: ATOMIC_MOVE not supported
copy out = 6 text 2
move = ! java.nio.file.FileAlreadyExistsException: DIR/g
move = DIR/g falsetext 2
move = DIR/file false
move = ! java.nio.file.NoSuchFileException: DIR/no
move = ! java.nio.file.NoSuchFileException: DIR/file -> DIR/no/x
move = DIR/sub/f
move = ! java.nio.file.DirectoryNotEmptyException: DIR/sub
move = DIR/sub3 true
a -> b: why a b why java.nio.file.FileSystemException: a r
java.nio.file.NoSuchFileException: a java.nio.file.NoSuchFileException: a -> b: c java.nio.file.FileAlreadyExistsException: a java.nio.file.FileAlreadyExistsException: a -> b java.nio.file.AccessDeniedException: a java.nio.file.AccessDeniedException: a: c java.nio.file.DirectoryNotEmptyException: a java.nio.file.NotDirectoryException: a java.nio.file.FileSystemLoopException: a
2Input length = 32java.nio.charset.UnmappableCharacterException: Input length = 3java.nio.charset.CharacterCodingExceptionjava.nio.channels.ClosedChannelException
[READ, WRITE, APPEND, TRUNCATE_EXISTING, CREATE, CREATE_NEW, DELETE_ON_CLOSE, SPARSE, SYNC, DSYNC]READ
[REPLACE_EXISTING, COPY_ATTRIBUTES, ATOMIC_MOVE]ATOMIC_MOVE
[NOFOLLOW_LINKS]NOFOLLOW_LINKS
false
*/
