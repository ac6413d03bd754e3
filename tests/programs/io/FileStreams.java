import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

// Streams, readers and writers over files.
public class FileStreams {
  interface Action {
    Object run() throws Exception;
  }

  static File dir;

  static void show(String what, Action action) {
    String result;
    try {
      Object value = action.run();
      result = value instanceof byte[] ? Arrays.toString((byte[]) value) : String.valueOf(value);
    } catch (Exception thrown) {
      result = "! " + thrown;
    }
    System.out.println(what + " = " + result.replace(dir.getPath(), "DIR").replace("\n", "\\n"));
  }

  static String text(File f) throws IOException {
    StringBuilder all = new StringBuilder();
    BufferedReader in = new BufferedReader(new FileReader(f));
    int c;
    while ((c = in.read()) >= 0) {
      all.append((char) c);
    }
    in.close();
    return all.toString();
  }

  static void bytes(File f) throws IOException {
    FileOutputStream out = new FileOutputStream(f);
    out.write(65);
    out.write(new byte[] {66, 67});
    out.write(new byte[] {1, 68, 69, 2}, 1, 2);
    out.flush();
    show("valid", () -> out.getFD().valid());
    out.getFD().sync();
    out.close();
    out.close();
    show("write after close", () -> { out.write(1); return "done"; });
    FileOutputStream more = new FileOutputStream(f, true);
    more.write('F');
    more.close();
    FileOutputStream byName = new FileOutputStream(f.getPath(), true);
    byName.write('G');
    byName.close();
    FileInputStream in = new FileInputStream(f);
    show("available", () -> in.available());
    show("read", () -> in.read() + " " + in.skip(1) + " " + in.read(new byte[2]) + " " + in.available());
    byte[] b = new byte[5];
    show("read", () -> in.read(b, 1, 4) + Arrays.toString(b) + in.read() + in.read(b) + in.read(b, 0, 0));
    show("skip back", () -> in.skip(-3) + " " + in.read());
    show("skip before", () -> in.skip(-30));
    show("range", () -> in.read(b, 3, 3));
    show("fd", () -> in.getFD().valid());
    in.close();
    show("read after close", () -> in.read());
    show("fd", () -> in.getFD().valid());
    show("all", () -> new FileInputStream(f.getPath()).readAllBytes());
    show("by name", () -> { FileOutputStream anew = new FileOutputStream(f.getPath()); anew.write(7); anew.close(); return f.length(); });
    show("new fd", () -> new FileDescriptor().valid());
  }

  static void errors(File f) {
    show("no file", () -> new FileInputStream(new File(dir, "no")));
    show("no name", () -> new FileReader("no such file"));
    show("no directory", () -> new FileWriter(dir + "/no/x"));
    show("directory", () -> new FileInputStream(dir));
    show("directory", () -> new FileOutputStream(dir));
    show("below a file", () -> new FileInputStream(new File(f, "x")));
    show("null", () -> { new FileInputStream((String) null); return ""; });
    show("scanner", () -> new Scanner(new File(dir, "no")));
    show("print", () -> new PrintWriter(new File(dir, "no/x")));
    show("stream", () -> new PrintStream(dir.getPath()));
    show("random", () -> new RandomAccessFile(new File(dir, "no"), "r"));
  }

  static void characters(File f) throws IOException {
    FileWriter out = new FileWriter(f);
    out.write("a\u00e9\u20ac\ud83d\ude00\n");
    out.write('z');
    out.close();
    show("length", () -> f.length());
    show("text", () -> text(f));
    FileWriter more = new FileWriter(f.getPath(), true);
    more.append("more").close();
    FileWriter both = new FileWriter(f, true);
    both.append(" and more").close();
    show("text", () -> text(f));
    FileWriter latin = new FileWriter(f, StandardCharsets.ISO_8859_1);
    latin.write("\u00e9\u20ac");
    latin.close();
    FileWriter latinMore = new FileWriter(f.getPath(), StandardCharsets.ISO_8859_1, true);
    latinMore.write("!");
    latinMore.close();
    FileWriter latinToo = new FileWriter(f, StandardCharsets.ISO_8859_1, true);
    latinToo.write("?");
    latinToo.close();
    show("latin", () -> new FileInputStream(f).readAllBytes());
    FileReader in = new FileReader(f, StandardCharsets.ISO_8859_1);
    show("encoding", () -> in.getEncoding());
    char[] c = new char[10];
    show("read", () -> in.read(c) + " " + (int) c[0] + " " + in.ready() + " " + in.read());
    in.close();
    show("byName", () -> new FileReader(f.getPath(), StandardCharsets.ISO_8859_1).read());
    FileWriter again = new FileWriter(f.getPath(), StandardCharsets.UTF_16);
    again.write("x\u20acy");
    again.close();
    show("utf16", () -> new FileInputStream(f).readAllBytes());
    show("utf16", () -> new BufferedReader(new FileReader(f, StandardCharsets.UTF_16)).readLine());
    FileWriter plain = new FileWriter(f.getPath());
    plain.write("plain");
    plain.close();
    show("plain", () -> new BufferedReader(new FileReader(f.getPath())).readLine());
  }

  static void printing(File f) throws IOException {
    PrintWriter out = new PrintWriter(f);
    out.println("one");
    out.printf("%03d%n", 7);
    out.close();
    show("printed", () -> text(f));
    PrintWriter named = new PrintWriter(f.getPath());
    named.print("named");
    show("not yet", () -> text(f));
    named.flush();
    show("now", () -> text(f));
    named.close();
    PrintWriter latin = new PrintWriter(f, "ISO-8859-1");
    latin.print("\u00e9");
    latin.close();
    show("latin", () -> f.length());
    new PrintWriter(f.getPath(), "UTF-8").append("\u00e9").close();
    show("utf8", () -> f.length());
    new PrintWriter(f, StandardCharsets.UTF_16BE).append("x").close();
    show("utf16", () -> f.length());
    new PrintWriter(f.getPath(), StandardCharsets.UTF_16LE).append("xy").close();
    show("utf16", () -> f.length());
    show("bad name", () -> new PrintWriter(f, "no-such"));
    show("still there", () -> f.length());
    new PrintWriter(new FileOutputStream(f), true, StandardCharsets.US_ASCII).println("\u00e9");
    show("ascii", () -> text(f));
    PrintStream stream = new PrintStream(f);
    stream.print("at once");
    show("stream", () -> text(f));
    stream.close();
    new PrintStream(f.getPath()).append("s").close();
    show("stream", () -> text(f));
    new PrintStream(f, "ISO-8859-1").append("\u00e9").close();
    show("stream", () -> f.length());
    new PrintStream(f.getPath(), "UTF-8").append("\u00e9").close();
    show("stream", () -> f.length());
    new PrintStream(f, StandardCharsets.UTF_16BE).append("\u00e9\u00e9").close();
    show("stream", () -> f.length());
    new PrintStream(f.getPath(), StandardCharsets.US_ASCII).append("\u00e9").close();
    show("stream", () -> f.length());
    show("bad name", () -> new PrintStream(f.getPath(), "no-such"));
  }

  static void scanning(File f) throws IOException {
    FileWriter out = new FileWriter(f);
    out.write("3 4.5 word\nnext line\n-7\n");
    out.close();
    Scanner in = new Scanner(f);
    show("scan", () -> in.nextInt() + in.nextDouble() + in.next() + in.nextLine() + in.nextLine() + in.nextInt() + in.hasNext());
    in.close();
    show("closed", () -> in.next());
    show("named", () -> new Scanner(f, "UTF-8").nextInt());
    show("charset", () -> new Scanner(f, StandardCharsets.UTF_8).nextInt());
    show("bad", () -> new Scanner(f, "no-such"));
    show("path", () -> new Scanner(f.toPath()).nextInt());
    show("path", () -> new Scanner(f.toPath(), "UTF-8").nextInt());
    show("path", () -> new Scanner(f.toPath(), StandardCharsets.UTF_16).hasNextInt());
    show("reader", () -> new Scanner(new FileReader(f)).nextLine());
    show("string reader", () -> new Scanner(new StringReader("5 6")).nextInt());
  }

  static void lines(File f) throws IOException {
    StringBuilder all = new StringBuilder();
    String[] ends = {"\n", "\r\n", "\r"};
    for (int i = 0; i < 5000; i++) {
      all.append("line ").append(i).append(i % 7 == 0 ? " \u00e9" : "").append(ends[i % 3]);
    }
    for (int i = 0; i < 200_000; i++) {
      all.append((char) ('a' + i % 26));
    }
    FileWriter out = new FileWriter(f);
    out.write(all.toString());
    out.close();
    BufferedReader in = new BufferedReader(new FileReader(f));
    int count = 0;
    long length = 0;
    int hash = 0;
    String line;
    while ((line = in.readLine()) != null) {
      count++;
      length += line.length();
      hash = 31 * hash + line.hashCode();
    }
    in.close();
    System.out.println(count + " " + length + " " + hash + " " + f.length());
    Scanner scanner = new Scanner(f);
    int scanned = 0;
    while (scanner.hasNextLine()) {
      scanned = 31 * scanned + scanner.nextLine().hashCode();
    }
    scanner.close();
    System.out.println(scanned == hash);
    BufferedReader small = new BufferedReader(new FileReader(f), 1);
    hash = 0;
    while ((line = small.readLine()) != null) {
      hash = 31 * hash + line.hashCode();
    }
    small.close();
    System.out.println(scanned == hash);
  }

  public static void main(String[] args) throws IOException {
    dir = File.createTempFile("braid", "dir");
    dir.delete();
    dir.mkdir();
    File f = new File(dir, "file");
    bytes(f);
    errors(f);
    characters(f);
    printing(f);
    scanning(f);
    lines(f);
    System.out.println(f.delete() + " " + dir.delete());
  }
}

/* expect:
valid = true
write after close = ! java.io.IOException: Stream Closed
available = 7
read = 65 1 2 3
read = 3[0, 69, 70, 71, 0]-1-10
skip back = -3 69
skip before = ! java.io.IOException: Invalid argument
range = ! java.lang.IndexOutOfBoundsException
fd = true
read after close = ! java.io.IOException: Stream Closed
fd = false
all = [65, 66, 67, 68, 69, 70, 71]
by name = 1
new fd = false
no file = ! java.io.FileNotFoundException: DIR/no (No such file or directory)
no name = ! java.io.FileNotFoundException: no such file (No such file or directory)
no directory = ! java.io.FileNotFoundException: DIR/no/x (No such file or directory)
directory = ! java.io.FileNotFoundException: DIR (Is a directory)
directory = ! java.io.FileNotFoundException: DIR (Is a directory)
below a file = ! java.io.FileNotFoundException: DIR/file/x (Not a directory)
null = ! java.lang.NullPointerException
scanner = ! java.io.FileNotFoundException: DIR/no (No such file or directory)
print = ! java.io.FileNotFoundException: DIR/no/x (No such file or directory)
stream = ! java.io.FileNotFoundException: DIR (Is a directory)
random = ! java.io.FileNotFoundException: DIR/no (No such file or directory)
length = 12
text = aé€😀\nz
text = aé€😀\nzmore and more
latin = [-23, 63, 33, 63]
encoding = ISO8859_1
read = 4 233 false -1
byName = 233
utf16 = [-2, -1, 0, 120, 32, -84, 0, 121]
utf16 = x€y
plain = plain
printed = one\n007\n
not yet =\x{20}
now = named
latin = 1
utf8 = 2
utf16 = 2
utf16 = 4
bad name = ! java.io.UnsupportedEncodingException: no-such
still there = 4
ascii = ?\n
stream = at once
stream = s
stream = 1
stream = 2
stream = 4
stream = 1
bad name = ! java.io.UnsupportedEncodingException: no-such
scan = 7.5wordnext line-7false
closed = ! java.lang.IllegalStateException: Scanner closed
named = 3
charset = 3
bad = ! java.lang.IllegalArgumentException: no-such
path = 3
path = 3
path = false
reader = 3 4.5 word
string reader = 5
5001 245320 -617785851 252702
true
true
true true
*/
