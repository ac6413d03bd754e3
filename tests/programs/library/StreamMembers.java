import java.io.*;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.*;

// Streams, readers and writers over memory: every member, with its edges.
public class StreamMembers {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = text(action.run());
    } catch (Throwable thrown) {
      // The messages that Java makes up for null references are its own.
      String message = String.valueOf(thrown.getMessage());
      result = "! " + (message.contains("because ") ? thrown.getClass().getName() : thrown);
    }
    System.out.println(what + " = " + result);
  }

  static String text(Object value) {
    if (value instanceof String) {
      return "\"" + ((String) value).replace("\n", "\\n") + "\"";
    }
    if (value != null && value.getClass().isArray()) {
      String all = java.util.Arrays.deepToString(new Object[] {value});
      return all.substring(1, all.length() - 1);
    }
    return String.valueOf(value);
  }

  static byte[] bytes(int n) {
    byte[] b = new byte[n];
    for (int i = 0; i < n; i++) {
      b[i] = (byte) ('a' + i % 26);
    }
    return b;
  }

  /** Gives its bytes one at a time and cannot mark. */
  static class Slow extends InputStream {
    private int left;

    Slow(int n) {
      left = n;
    }

    @Override public int read() {
      return left == 0 ? -1 : 'a' + --left % 26;
    }
  }

  /** A reader and a writer with the least that they must have. */
  static class Few extends Reader {
    private int left = 3;
    private boolean closed;

    @Override public int read(char[] to, int off, int len) throws IOException {
      if (closed) {
        throw new IOException("closed");
      }
      if (left == 0) {
        return -1;
      }
      to[off] = (char) ('0' + left--);
      return 1;
    }

    @Override public void close() {
      closed = true;
    }
  }

  static class Take extends Writer {
    final StringBuilder taken = new StringBuilder();

    @Override public void write(char[] from, int off, int len) {
      taken.append(from, off, len);
    }

    @Override public void flush() {
      taken.append('^');
    }

    @Override public void close() {
      taken.append('$');
    }
  }

  static class Broken extends OutputStream {
    @Override public void write(int b) throws IOException {
      throw new IOException("disk full");
    }
  }

  static void input() throws Exception {
    ByteArrayInputStream in = new ByteArrayInputStream(bytes(10));
    byte[] to = new byte[4];
    show(
        "in.available() + \" \" + in.read() + \" \" + in.read(to) + \" \" + in.read(to, 1, 2) + \" \" + in.skip(1) + \" \" + in.available() + \" \" + in.markSupported()",
        () -> in.available() + " " + in.read() + " " + in.read(to) + " " + in.read(to, 1, 2) + " " + in.skip(1) + " " + in.available() + " " + in.markSupported());
    show("to", () -> to);
    show("in.read(to, 2, 3)", () -> in.read(to, 2, 3));
    show("in.read(to, -1, 1)", () -> in.read(to, -1, 1));
    show("in.read(to, 0, 0)", () -> in.read(to, 0, 0));
    show("in.mark(0)", () -> { in.mark(0); return "done"; });
    show(
        "in.read() + \" \" + in.read() + \" \" + in.read() + \" \" + in.read(to) + \" \" + in.read(to, 0, 0)",
        () -> in.read() + " " + in.read() + " " + in.read() + " " + in.read(to) + " " + in.read(to, 0, 0));
    show("in.reset()", () -> { in.reset(); return "done"; });
    show("in.readAllBytes()", () -> in.readAllBytes());
    show("in.reset()", () -> { in.reset(); return "done"; });
    show("in.readNBytes(1)", () -> in.readNBytes(1));
    show("in.readNBytes(-1)", () -> in.readNBytes(-1));
    show("in.readNBytes(to, 0, 4)", () -> in.readNBytes(to, 0, 4));
    show("in.skip(5) + \" \" + in.skip(-1)", () -> in.skip(5) + " " + in.skip(-1));
    show("in.close()", () -> { in.close(); return "done"; });
    show(
        "in.available() + \" \" + new ByteArrayInputStream(bytes(10), 8, 9).readAllBytes().length",
        () -> in.available() + " " + new ByteArrayInputStream(bytes(10), 8, 9).readAllBytes().length);
    show("new ByteArrayInputStream(null)", () -> new ByteArrayInputStream(null));
    show(
        "new ByteArrayInputStream(bytes(3)).skipNBytes(3)",
        () -> { new ByteArrayInputStream(bytes(3)).skipNBytes(3); return "done"; });
    show(
        "new ByteArrayInputStream(bytes(3)).skipNBytes(4)",
        () -> { new ByteArrayInputStream(bytes(3)).skipNBytes(4); return "done"; });
    show(
        "new ByteArrayInputStream(bytes(3)).skipNBytes(-4)",
        () -> { new ByteArrayInputStream(bytes(3)).skipNBytes(-4); return "done"; });
    show(
        "new ByteArrayInputStream(bytes(5)).transferTo(new ByteArrayOutputStream())",
        () -> new ByteArrayInputStream(bytes(5)).transferTo(new ByteArrayOutputStream()));
    InputStream slow = new Slow(9);
    show(
        "slow.available() + \" \" + slow.markSupported() + \" \" + slow.read() + \" \" + slow.read(new byte[3]) + \" \" + slow.skip(2) + \" \" + slow.skip(0) + \" \" + slow.readAllBytes().length + \" \" + slow.read(new byte[1])",
        () -> slow.available() + " " + slow.markSupported() + " " + slow.read() + " " + slow.read(new byte[3]) + " " + slow.skip(2) + " " + slow.skip(0) + " " + slow.readAllBytes().length + " " + slow.read(new byte[1]));
    show("slow.mark(1)", () -> { slow.mark(1); return "done"; });
    show("slow.reset()", () -> { slow.reset(); return "done"; });
    show("slow.close()", () -> { slow.close(); return "done"; });
    show("new Slow(9).readNBytes(4)", () -> new Slow(9).readNBytes(4));
    show(
        "new Slow(9).readNBytes(new byte[5], 1, 4)",
        () -> new Slow(9).readNBytes(new byte[5], 1, 4));
    show(
        "new Slow(9).transferTo(OutputStream.nullOutputStream())",
        () -> new Slow(9).transferTo(OutputStream.nullOutputStream()));
    show("new Slow(2).skipNBytes(3)", () -> { new Slow(2).skipNBytes(3); return "done"; });
    show(
        "InputStream.nullInputStream().read() + \" \" + InputStream.nullInputStream().readAllBytes().length + \" \" + InputStream.nullInputStream().available()",
        () -> InputStream.nullInputStream().read() + " " + InputStream.nullInputStream().readAllBytes().length + " " + InputStream.nullInputStream().available());
  }

  static void buffered() throws Exception {
    BufferedInputStream b = new BufferedInputStream(new Slow(20), 4);
    show("new BufferedInputStream(new Slow(1), 0)", () -> new BufferedInputStream(new Slow(1), 0));
    show(
        "b.read() + \" \" + b.available() + \" \" + b.markSupported() + \" \" + b.read(new byte[2], 0, 2)",
        () -> b.read() + " " + b.available() + " " + b.markSupported() + " " + b.read(new byte[2], 0, 2));
    show("b.mark(8)", () -> { b.mark(8); return "done"; });
    show("b.readNBytes(6)", () -> b.readNBytes(6));
    show("b.reset()", () -> { b.reset(); return "done"; });
    show(
        "b.read() + \" \" + b.skip(3) + \" \" + b.read(new byte[100]) + \" \" + b.read()",
        () -> b.read() + " " + b.skip(3) + " " + b.read(new byte[100]) + " " + b.read());
    show("b.close()", () -> { b.close(); return "done"; });
    show("b.read()", () -> b.read());
    show("b.reset()", () -> { b.reset(); return "done"; });
    show(
        "new BufferedInputStream(new Slow(3)).reset()",
        () -> { new BufferedInputStream(new Slow(3)).reset(); return "done"; });
    FilterInputStream f = new FilterInputStream(new ByteArrayInputStream(bytes(6))) { };
    show(
        "f.read() + \" \" + f.read(new byte[1]) + \" \" + f.read(new byte[3], 1, 1) + \" \" + f.skip(1) + \" \" + f.available() + \" \" + f.markSupported()",
        () -> f.read() + " " + f.read(new byte[1]) + " " + f.read(new byte[3], 1, 1) + " " + f.skip(1) + " " + f.available() + " " + f.markSupported());
    show("f.mark(9)", () -> { f.mark(9); return "done"; });
    show("f.read()", () -> f.read());
    show("f.reset()", () -> { f.reset(); return "done"; });
    show("f.read()", () -> f.read());
    show("f.close()", () -> { f.close(); return "done"; });
  }

  static void output() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream small = new ByteArrayOutputStream(1);
    show("new ByteArrayOutputStream(-1)", () -> new ByteArrayOutputStream(-1));
    show(
        "out.write(65); out.write(bytes(3)); out.write(bytes(5), 1, 2); out.writeBytes(new byte[] {90}); small.write(321)",
        () -> { out.write(65); out.write(bytes(3)); out.write(bytes(5), 1, 2); out.writeBytes(new byte[] {90}); small.write(321); return "done"; });
    show("out.write(bytes(3), 2, 2)", () -> { out.write(bytes(3), 2, 2); return "done"; });
    show("out.writeTo(small)", () -> { out.writeTo(small); return "done"; });
    show(
        "out.size() + \" \" + out + \" \" + small.toString(\"US-ASCII\") + \" \" + small.toString(StandardCharsets.UTF_8) + \" \" + small.toString(0)",
        () -> out.size() + " " + out + " " + small.toString("US-ASCII") + " " + small.toString(StandardCharsets.UTF_8) + " " + small.toString(0));
    show("out.toString(\"bad\")", () -> out.toString("bad"));
    show("out.toByteArray()", () -> out.toByteArray());
    show(
        "out.reset(); out.close(); out.write(66); out.flush()",
        () -> { out.reset(); out.close(); out.write(66); out.flush(); return "done"; });
    show("out.toString().replace(\"\\n\", \"~\")", () -> out.toString().replace("\n", "~"));
    BufferedOutputStream bo = new BufferedOutputStream(small, 4);
    show("new BufferedOutputStream(small, 0)", () -> new BufferedOutputStream(small, 0));
    show(
        "bo.write(48); bo.write(bytes(2), 0, 2)",
        () -> { bo.write(48); bo.write(bytes(2), 0, 2); return "done"; });
    show("small.toString()", () -> small.toString());
    show("bo.flush()", () -> { bo.flush(); return "done"; });
    show("small.toString()", () -> small.toString());
    show(
        "bo.write(bytes(9)); new BufferedOutputStream(bo).close()",
        () -> { bo.write(bytes(9)); new BufferedOutputStream(bo).close(); return "done"; });
    show("small.toString()", () -> small.toString());
    FilterOutputStream fo = new FilterOutputStream(small);
    show(
        "fo.write(33); fo.write(bytes(2)); fo.write(bytes(3), 2, 1); fo.flush(); fo.close()",
        () -> { fo.write(33); fo.write(bytes(2)); fo.write(bytes(3), 2, 1); fo.flush(); fo.close(); return "done"; });
    show("small.toString()", () -> small.toString());
    OutputStream none = OutputStream.nullOutputStream();
    show(
        "none.write(1); none.write(bytes(2)); none.write(bytes(3), 1, 1); none.flush(); none.close()",
        () -> { none.write(1); none.write(bytes(2)); none.write(bytes(3), 1, 1); none.flush(); none.close(); return "done"; });
    show("none.write(1)", () -> { none.write(1); return "done"; });
    show("new Broken().write(bytes(2))", () -> { new Broken().write(bytes(2)); return "done"; });
  }

  static void readers() throws Exception {
    StringReader r = new StringReader("hello\nworld");
    char[] to = new char[4];
    show(
        "(char) r.read() + \" \" + r.read(to) + \" \" + r.read(to, 1, 1) + \" \" + r.ready() + \" \" + r.markSupported() + \" \" + r.skip(2) + \" \" + new String(to)",
        () -> (char) r.read() + " " + r.read(to) + " " + r.read(to, 1, 1) + " " + r.ready() + " " + r.markSupported() + " " + r.skip(2) + " " + new String(to));
    show("r.mark(0)", () -> { r.mark(0); return "done"; });
    show("r.mark(-1)", () -> { r.mark(-1); return "done"; });
    show(
        "(char) r.read() + \" \" + r.skip(99) + \" \" + r.read() + \" \" + r.read(to)",
        () -> (char) r.read() + " " + r.skip(99) + " " + r.read() + " " + r.read(to));
    show("r.reset()", () -> { r.reset(); return "done"; });
    show("r.read(to, 3, 2)", () -> r.read(to, 3, 2));
    show("r.transferTo(new StringWriter())", () -> r.transferTo(new StringWriter()));
    show("r.close()", () -> { r.close(); return "done"; });
    show("r.read()", () -> r.read());
    show("new StringReader(null)", () -> new StringReader(null));
    BufferedReader br = new BufferedReader(new StringReader("one\ntwo\r\nthree\rfour\n\nlast"), 2);
    show(
        "new BufferedReader(new StringReader(\"\"), 0)",
        () -> new BufferedReader(new StringReader(""), 0));
    show(
        "br.readLine() + br.readLine() + br.readLine() + br.ready() + br.markSupported()",
        () -> br.readLine() + br.readLine() + br.readLine() + br.ready() + br.markSupported());
    show("br.mark(3)", () -> { br.mark(3); return "done"; });
    show("br.mark(-3)", () -> { br.mark(-3); return "done"; });
    show(
        "(char) br.read() + \" \" + br.read(to, 0, 2) + \" \" + new String(to, 0, 2)",
        () -> (char) br.read() + " " + br.read(to, 0, 2) + " " + new String(to, 0, 2));
    show("br.reset()", () -> { br.reset(); return "done"; });
    show(
        "br.readLine() + \"|\" + br.readLine() + \"|\" + br.readLine() + \"|\" + br.readLine() + \" \" + br.read()",
        () -> br.readLine() + "|" + br.readLine() + "|" + br.readLine() + "|" + br.readLine() + " " + br.read());
    show("br.close()", () -> { br.close(); return "done"; });
    show("br.readLine()", () -> br.readLine());
    show("br.ready()", () -> br.ready());
    show(
        "new BufferedReader(new StringReader(\"abcdef\")).skip(4)",
        () -> new BufferedReader(new StringReader("abcdef")).skip(4));
    show(
        "new BufferedReader(new StringReader(\"a\")).skip(-4)",
        () -> new BufferedReader(new StringReader("a")).skip(-4));
    Reader few = new Few();
    show(
        "few.ready() + \" \" + few.markSupported() + \" \" + (char) few.read() + \" \" + few.read(new char[5]) + \" \" + few.skip(4) + \" \" + few.read()",
        () -> few.ready() + " " + few.markSupported() + " " + (char) few.read() + " " + few.read(new char[5]) + " " + few.skip(4) + " " + few.read());
    show("few.mark(1)", () -> { few.mark(1); return "done"; });
    show("few.reset()", () -> { few.reset(); return "done"; });
    show("few.close()", () -> { few.close(); return "done"; });
    show("few.read()", () -> few.read());
    Reader nothing = Reader.nullReader();
    show(
        "nothing.read() + \" \" + nothing.read(to) + \" \" + nothing.skip(1) + \" \" + nothing.ready() + \" \" + nothing.transferTo(Writer.nullWriter())",
        () -> nothing.read() + " " + nothing.read(to) + " " + nothing.skip(1) + " " + nothing.ready() + " " + nothing.transferTo(Writer.nullWriter()));
    show("nothing.close()", () -> { nothing.close(); return "done"; });
    show("nothing.read()", () -> nothing.read());
    InputStreamReader ir = new InputStreamReader(new ByteArrayInputStream(new byte[] {65, (byte) 0xc3, (byte) 0xa9, (byte) 0xf0, (byte) 0x9f, (byte) 0x98, (byte) 0x80, (byte) 0xff}));
    show(
        "ir.getEncoding() + \" \" + ir.ready() + \" \" + ir.read() + \" \" + ir.read() + \" \" + ir.read() + \" \" + ir.read() + \" \" + ir.read() + \" \" + ir.read()",
        () -> ir.getEncoding() + " " + ir.ready() + " " + ir.read() + " " + ir.read() + " " + ir.read() + " " + ir.read() + " " + ir.read() + " " + ir.read());
    show("ir.close()", () -> { ir.close(); return "done"; });
    show("ir.read()", () -> ir.read());
    show("ir.getEncoding()", () -> ir.getEncoding());
    show(
        "new InputStreamReader(new ByteArrayInputStream(new byte[] {(byte) 0xe9}), \"ISO-8859-1\").read() + \" \" + new InputStreamReader(new ByteArrayInputStream(new byte[] {0, 65}), StandardCharsets.UTF_16BE).read(to, 0, 4)",
        () -> new InputStreamReader(new ByteArrayInputStream(new byte[] {(byte) 0xe9}), "ISO-8859-1").read() + " " + new InputStreamReader(new ByteArrayInputStream(new byte[] {0, 65}), StandardCharsets.UTF_16BE).read(to, 0, 4));
    show(
        "new InputStreamReader(System.in, \"bad\")",
        () -> new InputStreamReader(System.in, "bad"));
  }

  static void writers() throws Exception {
    StringWriter w = new StringWriter();
    show("new StringWriter(-1)", () -> new StringWriter(-1));
    show(
        "w.write(97); w.write(\"bcd\"); w.write(\"bcd\", 1, 2); w.write(new char[] {'x'}); w.write(new char[] {'y', 'z'}, 1, 1); w.flush(); w.close()",
        () -> { w.write(97); w.write("bcd"); w.write("bcd", 1, 2); w.write(new char[] {'x'}); w.write(new char[] {'y', 'z'}, 1, 1); w.flush(); w.close(); return "done"; });
    show(
        "w.append(\"cs\").append(null).append(\"abc\", 1, 2).append('!').toString() + \" \" + w.getBuffer().length() + \" \" + new StringWriter(9)",
        () -> w.append("cs").append(null).append("abc", 1, 2).append('!').toString() + " " + w.getBuffer().length() + " " + new StringWriter(9));
    show("w.write(new char[2], 1, 2)", () -> { w.write(new char[2], 1, 2); return "done"; });
    show("w.write(\"ab\", 1, 2)", () -> { w.write("ab", 1, 2); return "done"; });
    Take t = new Take();
    BufferedWriter bw = new BufferedWriter(t, 3);
    show("new BufferedWriter(t, 0)", () -> new BufferedWriter(t, 0));
    show(
        "bw.write(97); bw.write(\"b\"); bw.write(\"xyz\", 1, 2); bw.newLine(); bw.write(new char[] {'q', 'r'}, 0, 1); bw.append(\"s\").append('t').append(\"uvw\", 0, 1)",
        () -> { bw.write(97); bw.write("b"); bw.write("xyz", 1, 2); bw.newLine(); bw.write(new char[] {'q', 'r'}, 0, 1); bw.append("s").append('t').append("uvw", 0, 1); return "done"; });
    show("t.taken.toString()", () -> t.taken.toString());
    show("bw.flush()", () -> { bw.flush(); return "done"; });
    show("t.taken.toString()", () -> t.taken.toString());
    show("bw.close()", () -> { bw.close(); return "done"; });
    show("t.taken.toString()", () -> t.taken.toString());
    show("bw.write(1)", () -> { bw.write(1); return "done"; });
    show(
        "new BufferedWriter(t).write(\"lost\")",
        () -> { new BufferedWriter(t).write("lost"); return "done"; });
    show(
        "t.write(65); t.write(\"B\"); t.write(\"CD\", 1, 1); t.write(new char[] {'e'}); t.append(\"f\").append(\"ghi\", 1, 2).append('j').append(null)",
        () -> { t.write(65); t.write("B"); t.write("CD", 1, 1); t.write(new char[] {'e'}); t.append("f").append("ghi", 1, 2).append('j').append(null); return "done"; });
    show("t.taken.toString()", () -> t.taken.toString());
    Writer nowhere = Writer.nullWriter();
    show(
        "nowhere.write(1); nowhere.write(\"a\"); nowhere.write(\"ab\", 0, 1); nowhere.write(new char[1]); nowhere.append('c').append(\"d\").append(\"e\", 0, 1); nowhere.flush(); nowhere.close()",
        () -> { nowhere.write(1); nowhere.write("a"); nowhere.write("ab", 0, 1); nowhere.write(new char[1]); nowhere.append('c').append("d").append("e", 0, 1); nowhere.flush(); nowhere.close(); return "done"; });
    show("nowhere.write(1)", () -> { nowhere.write(1); return "done"; });
    show("nowhere.flush()", () -> { nowhere.flush(); return "done"; });
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    OutputStreamWriter ow = new OutputStreamWriter(out);
    show(
        "ow.getEncoding() + \" \" + new OutputStreamWriter(out, StandardCharsets.ISO_8859_1).getEncoding() + \" \" + new OutputStreamWriter(out, \"UTF-8\").getEncoding()",
        () -> ow.getEncoding() + " " + new OutputStreamWriter(out, StandardCharsets.ISO_8859_1).getEncoding() + " " + new OutputStreamWriter(out, "UTF-8").getEncoding());
    show("new OutputStreamWriter(out, \"bad\")", () -> new OutputStreamWriter(out, "bad"));
    show(
        "ow.write('\\u00e9'); ow.write(\"\\u20ac\"); ow.write(\"abc\", 1, 1); ow.write(new char[] {'z'}, 0, 1); ow.append(\"q\"); ow.flush()",
        () -> { ow.write('\u00e9'); ow.write("\u20ac"); ow.write("abc", 1, 1); ow.write(new char[] {'z'}, 0, 1); ow.append("q"); ow.flush(); return "done"; });
    show("out.toByteArray()", () -> out.toByteArray());
    show("ow.close()", () -> { ow.close(); return "done"; });
    show("ow.write(1)", () -> { ow.write(1); return "done"; });
  }

  static void appendable() throws Exception {
    InputStream plainIn = new Slow(4);
    OutputStream plainOut = new ByteArrayOutputStream();
    Reader plainReader = new StringReader("abc");
    Writer plainWriter = new StringWriter();
    show(
        "plainIn.read(new byte[3], 1, 2) + \" \" + plainReader.read(new char[3], 1, 2)",
        () -> plainIn.read(new byte[3], 1, 2) + " " + plainReader.read(new char[3], 1, 2));
    show(
        "plainOut.write(bytes(3), 1, 2); plainWriter.write(new char[] {'x', 'y'}, 1, 1)",
        () -> { plainOut.write(bytes(3), 1, 2); plainWriter.write(new char[] {'x', 'y'}, 1, 1); return "done"; });
    show("plainOut.toString() + plainWriter", () -> plainOut.toString() + plainWriter);
    Appendable a = new StringBuilder();
    show(
        "a.append(\"x\").append(\"abc\", 1, 2).append('c').toString()",
        () -> a.append("x").append("abc", 1, 2).append('c').toString());
    Closeable closing = () -> { throw new IOException("c"); };
    AutoCloseable auto = closing;
    Flushable flushing = () -> System.out.print("F");
    show("closing.close()", () -> { closing.close(); return "done"; });
    show("auto.close()", () -> { auto.close(); return "done"; });
    show("flushing.flush()", () -> { flushing.flush(); return "done"; });
  }

  static void printing() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream p = new PrintStream(out);
    show(
        "p.print(true); p.print('c'); p.print(1); p.print(2L); p.print(1.5f); p.print(2.5); p.print(new char[] {'x', 'y'}); p.print(\"s\"); p.print((Object) null); p.print((String) null)",
        () -> { p.print(true); p.print('c'); p.print(1); p.print(2L); p.print(1.5f); p.print(2.5); p.print(new char[] {'x', 'y'}); p.print("s"); p.print((Object) null); p.print((String) null); return "done"; });
    show(
        "p.println(); p.println(true); p.println('c'); p.println(1); p.println(2L); p.println(1.5f); p.println(2.5); p.println(new char[] {'x'}); p.println(\"s\"); p.println((Object) \"o\")",
        () -> { p.println(); p.println(true); p.println('c'); p.println(1); p.println(2L); p.println(1.5f); p.println(2.5); p.println(new char[] {'x'}); p.println("s"); p.println((Object) "o"); return "done"; });
    show(
        "p.write(65); p.write(bytes(2)); p.write(bytes(3), 2, 1); p.writeBytes(bytes(1)); p.append(\"cs\").append(\"abc\", 1, 2).append('!').append(null)",
        () -> { p.write(65); p.write(bytes(2)); p.write(bytes(3), 2, 1); p.writeBytes(bytes(1)); p.append("cs").append("abc", 1, 2).append('!').append(null); return "done"; });
    show(
        "p.printf(\"%d;\", 5).printf(Locale.FRANCE, \"%.1f;\", 2.5).format(\"%s;\", \"x\").format(Locale.US, \"%,d;\", 1000)",
        () -> { p.printf("%d;", 5).printf(Locale.FRANCE, "%.1f;", 2.5).format("%s;", "x").format(Locale.US, "%,d;", 1000); return "done"; });
    show("p.flush()", () -> { p.flush(); return "done"; });
    show("out.toString().replace(\"\\n\", \"~\")", () -> out.toString().replace("\n", "~"));
    show("p.checkError()", () -> p.checkError());
    show("p.print((char[]) null)", () -> { p.print((char[]) null); return "done"; });
    show("p.printf(\"%d %q\", 1)", () -> p.printf("%d %q", 1));
    show("p.printf(\"%d %d\", 1)", () -> p.printf("%d %d", 1));
    show("p.close(); p.print(\"late\")", () -> { p.close(); p.print("late"); return "done"; });
    show(
        "p.checkError() + \" \" + out.toString().endsWith(\"late\")",
        () -> p.checkError() + " " + out.toString().endsWith("late"));
    show("new PrintStream(out, true, \"bad\")", () -> new PrintStream(out, true, "bad"));
    show("new PrintStream((OutputStream) null)", () -> new PrintStream((OutputStream) null));
    PrintStream latin = new PrintStream(out, true, "ISO-8859-1");
    PrintStream wide = new PrintStream(out, true, StandardCharsets.UTF_16BE);
    show(
        "out.reset(); latin.print('\\u00e9'); wide.print('a')",
        () -> { out.reset(); latin.print('\u00e9'); wide.print('a'); return "done"; });
    show("out.toByteArray()", () -> out.toByteArray());
    PrintStream broken = new PrintStream(new Broken(), true);
    show("broken.print(\"x\")", () -> { broken.print("x"); return "done"; });
    show("broken.checkError()", () -> broken.checkError());
    PrintStream before = System.out;
    show(
        "System.setOut(new PrintStream(out)); System.out.print(\"caught\"); System.setOut(before)",
        () -> { System.setOut(new PrintStream(out)); System.out.print("caught"); System.setOut(before); return "done"; });
    show("out.size()", () -> out.size());
    InputStream oldIn = System.in;
    show(
        "System.setIn(new ByteArrayInputStream(new byte[] {7}))",
        () -> { System.setIn(new ByteArrayInputStream(new byte[] {7})); return "done"; });
    show(
        "System.in.read() + \" \" + System.in.read()",
        () -> System.in.read() + " " + System.in.read());
    show("System.setIn(oldIn)", () -> { System.setIn(oldIn); return "done"; });
  }

  static void writing() throws Exception {
    StringWriter s = new StringWriter();
    PrintWriter p = new PrintWriter(s);
    show(
        "p.print(true); p.print('c'); p.print(1); p.print(2L); p.print(1.5f); p.print(2.5); p.print(new char[] {'x', 'y'}); p.print(\"s\"); p.print((Object) null); p.print((String) null)",
        () -> { p.print(true); p.print('c'); p.print(1); p.print(2L); p.print(1.5f); p.print(2.5); p.print(new char[] {'x', 'y'}); p.print("s"); p.print((Object) null); p.print((String) null); return "done"; });
    show(
        "p.println(); p.println(true); p.println('c'); p.println(1); p.println(2L); p.println(1.5f); p.println(2.5); p.println(new char[] {'x'}); p.println(\"s\"); p.println((Object) \"o\")",
        () -> { p.println(); p.println(true); p.println('c'); p.println(1); p.println(2L); p.println(1.5f); p.println(2.5); p.println(new char[] {'x'}); p.println("s"); p.println((Object) "o"); return "done"; });
    show(
        "p.write(65); p.write(\"str\"); p.write(\"str\", 1, 1); p.write(new char[] {'q'}); p.write(new char[] {'q', 'r'}, 1, 1); p.append(\"cs\").append(\"abc\", 1, 2).append('!').append(null)",
        () -> { p.write(65); p.write("str"); p.write("str", 1, 1); p.write(new char[] {'q'}); p.write(new char[] {'q', 'r'}, 1, 1); p.append("cs").append("abc", 1, 2).append('!').append(null); return "done"; });
    show(
        "p.printf(\"%d;\", 5).printf(Locale.GERMANY, \"%.1f;\", 2.5).format(\"%s;\", \"x\").format(Locale.US, \"%,d;\", 1000)",
        () -> { p.printf("%d;", 5).printf(Locale.GERMANY, "%.1f;", 2.5).format("%s;", "x").format(Locale.US, "%,d;", 1000); return "done"; });
    show("p.flush()", () -> { p.flush(); return "done"; });
    show("s.toString().replace(\"\\n\", \"~\")", () -> s.toString().replace("\n", "~"));
    show("p.checkError()", () -> p.checkError());
    show("p.close(); p.print(\"late\")", () -> { p.close(); p.print("late"); return "done"; });
    show(
        "p.checkError() + \" \" + s.toString().endsWith(\"late\")",
        () -> p.checkError() + " " + s.toString().endsWith("late"));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintWriter direct = new PrintWriter(out);
    PrintWriter flushing = new PrintWriter(out, true);
    PrintWriter over = new PrintWriter(new OutputStreamWriter(out), true);
    show(
        "direct.print(\"not yet\"); flushing.println(\"line\"); flushing.print(\"kept\"); over.printf(\"%s|\", \"formatted\")",
        () -> { direct.print("not yet"); flushing.println("line"); flushing.print("kept"); over.printf("%s|", "formatted"); return "done"; });
    show("out.toString().replace(\"\\n\", \"~\")", () -> out.toString().replace("\n", "~"));
    show("direct.flush()", () -> { direct.flush(); return "done"; });
    show("out.toString().replace(\"\\n\", \"~\")", () -> out.toString().replace("\n", "~"));
    show(
        "new PrintWriter(new Broken(), true).checkError()",
        () -> new PrintWriter(new Broken(), true).checkError());
    PrintWriter broken = new PrintWriter(new Broken(), true);
    show("broken.println(\"x\")", () -> { broken.println("x"); return "done"; });
    show("broken.checkError()", () -> broken.checkError());
  }

  static void charsets() throws Exception {
    show(
        "Charset.forName(\"utf8\") + \" \" + Charset.forName(\"latin1\") + \" \" + Charset.isSupported(\"US-ASCII\") + \" \" + Charset.isSupported(\"nope\") + \" \" + Charset.defaultCharset().name()",
        () -> Charset.forName("utf8") + " " + Charset.forName("latin1") + " " + Charset.isSupported("US-ASCII") + " " + Charset.isSupported("nope") + " " + Charset.defaultCharset().name());
    show("Charset.forName(\"nope\")", () -> Charset.forName("nope"));
    show(
        "StandardCharsets.UTF_8.name() + StandardCharsets.US_ASCII.displayName() + StandardCharsets.ISO_8859_1 + StandardCharsets.UTF_16 + StandardCharsets.UTF_16BE + StandardCharsets.UTF_16LE",
        () -> StandardCharsets.UTF_8.name() + StandardCharsets.US_ASCII.displayName() + StandardCharsets.ISO_8859_1 + StandardCharsets.UTF_16 + StandardCharsets.UTF_16BE + StandardCharsets.UTF_16LE);
    show(
        "StandardCharsets.UTF_8.compareTo(StandardCharsets.US_ASCII) + \" \" + StandardCharsets.UTF_8.equals(Charset.forName(\"UTF-8\")) + \" \" + StandardCharsets.UTF_8.equals(\"UTF-8\") + \" \" + (StandardCharsets.UTF_8.hashCode() == \"UTF-8\".hashCode())",
        () -> StandardCharsets.UTF_8.compareTo(StandardCharsets.US_ASCII) + " " + StandardCharsets.UTF_8.equals(Charset.forName("UTF-8")) + " " + StandardCharsets.UTF_8.equals("UTF-8") + " " + (StandardCharsets.UTF_8.hashCode() == "UTF-8".hashCode()));
    show(
        "\"\\u00e9\\uD83D\\uDE00\".getBytes(StandardCharsets.UTF_16LE)",
        () -> "\u00e9\uD83D\uDE00".getBytes(StandardCharsets.UTF_16LE));
    show(
        "new String(new byte[] {(byte) 0xfe, (byte) 0xff, 0, 65}, StandardCharsets.UTF_16)",
        () -> new String(new byte[] {(byte) 0xfe, (byte) 0xff, 0, 65}, StandardCharsets.UTF_16));
  }

  public static void main(String[] args) throws Exception {
    input();
    buffered();
    output();
    readers();
    writers();
    appendable();
    printing();
    writing();
    charsets();
  }
}

/* expect:
in.available() + " " + in.read() + " " + in.read(to) + " " + in.read(to, 1, 2) + " " + in.skip(1) + " " + in.available() + " " + in.markSupported() = "10 97 4 2 1 2 true"
to = [98, 102, 103, 101]
in.read(to, 2, 3) = ! java.lang.IndexOutOfBoundsException: Range [2, 2 + 3) out of bounds for length 4
in.read(to, -1, 1) = ! java.lang.IndexOutOfBoundsException: Range [-1, -1 + 1) out of bounds for length 4
in.read(to, 0, 0) = 0
in.mark(0) = "done"
in.read() + " " + in.read() + " " + in.read() + " " + in.read(to) + " " + in.read(to, 0, 0) = "105 106 -1 -1 -1"
in.reset() = "done"
in.readAllBytes() = [105, 106]
in.reset() = "done"
in.readNBytes(1) = [105]
in.readNBytes(-1) = ! java.lang.IllegalArgumentException: len < 0
in.readNBytes(to, 0, 4) = 1
in.skip(5) + " " + in.skip(-1) = "0 0"
in.close() = "done"
in.available() + " " + new ByteArrayInputStream(bytes(10), 8, 9).readAllBytes().length = "0 2"
new ByteArrayInputStream(null) = ! java.lang.NullPointerException
new ByteArrayInputStream(bytes(3)).skipNBytes(3) = "done"
new ByteArrayInputStream(bytes(3)).skipNBytes(4) = ! java.io.EOFException
new ByteArrayInputStream(bytes(3)).skipNBytes(-4) = "done"
new ByteArrayInputStream(bytes(5)).transferTo(new ByteArrayOutputStream()) = 5
slow.available() + " " + slow.markSupported() + " " + slow.read() + " " + slow.read(new byte[3]) + " " + slow.skip(2) + " " + slow.skip(0) + " " + slow.readAllBytes().length + " " + slow.read(new byte[1]) = "0 false 105 3 2 0 3 -1"
slow.mark(1) = "done"
slow.reset() = ! java.io.IOException: mark/reset not supported
slow.close() = "done"
new Slow(9).readNBytes(4) = [105, 104, 103, 102]
new Slow(9).readNBytes(new byte[5], 1, 4) = 4
new Slow(9).transferTo(OutputStream.nullOutputStream()) = 9
new Slow(2).skipNBytes(3) = ! java.io.EOFException
InputStream.nullInputStream().read() + " " + InputStream.nullInputStream().readAllBytes().length + " " + InputStream.nullInputStream().available() = "-1 0 0"
new BufferedInputStream(new Slow(1), 0) = ! java.lang.IllegalArgumentException: Buffer size <= 0
b.read() + " " + b.available() + " " + b.markSupported() + " " + b.read(new byte[2], 0, 2) = "116 3 true 2"
b.mark(8) = "done"
b.readNBytes(6) = [113, 112, 111, 110, 109, 108]
b.reset() = "done"
b.read() + " " + b.skip(3) + " " + b.read(new byte[100]) + " " + b.read() = "113 3 4 105"
b.close() = "done"
b.read() = ! java.io.IOException: Stream closed
b.reset() = ! java.io.IOException: Stream closed
new BufferedInputStream(new Slow(3)).reset() = ! java.io.IOException: Resetting to invalid mark
f.read() + " " + f.read(new byte[1]) + " " + f.read(new byte[3], 1, 1) + " " + f.skip(1) + " " + f.available() + " " + f.markSupported() = "97 1 1 1 2 true"
f.mark(9) = "done"
f.read() = 101
f.reset() = "done"
f.read() = 101
f.close() = "done"
new ByteArrayOutputStream(-1) = ! java.lang.IllegalArgumentException: Negative initial size: -1
out.write(65); out.write(bytes(3)); out.write(bytes(5), 1, 2); out.writeBytes(new byte[] {90}); small.write(321) = "done"
out.write(bytes(3), 2, 2) = ! java.lang.IndexOutOfBoundsException: Range [2, 2 + 2) out of bounds for length 3
out.writeTo(small) = "done"
out.size() + " " + out + " " + small.toString("US-ASCII") + " " + small.toString(StandardCharsets.UTF_8) + " " + small.toString(0) = "7 AabcbcZ AAabcbcZ AAabcbcZ AAabcbcZ"
out.toString("bad") = ! java.io.UnsupportedEncodingException: bad
out.toByteArray() = [65, 97, 98, 99, 98, 99, 90]
out.reset(); out.close(); out.write(66); out.flush() = "done"
out.toString().replace("\n", "~") = "B"
new BufferedOutputStream(small, 0) = ! java.lang.IllegalArgumentException: Buffer size <= 0
bo.write(48); bo.write(bytes(2), 0, 2) = "done"
small.toString() = "AAabcbcZ"
bo.flush() = "done"
small.toString() = "AAabcbcZ0ab"
bo.write(bytes(9)); new BufferedOutputStream(bo).close() = "done"
small.toString() = "AAabcbcZ0ababcdefghi"
fo.write(33); fo.write(bytes(2)); fo.write(bytes(3), 2, 1); fo.flush(); fo.close() = "done"
small.toString() = "AAabcbcZ0ababcdefghi!abc"
none.write(1); none.write(bytes(2)); none.write(bytes(3), 1, 1); none.flush(); none.close() = "done"
none.write(1) = ! java.io.IOException: Stream closed
new Broken().write(bytes(2)) = ! java.io.IOException: disk full
(char) r.read() + " " + r.read(to) + " " + r.read(to, 1, 1) + " " + r.ready() + " " + r.markSupported() + " " + r.skip(2) + " " + new String(to) = "h 4 1 true true 2 e\nlo"
r.mark(0) = "done"
r.mark(-1) = ! java.lang.IllegalArgumentException: Read-ahead limit < 0
(char) r.read() + " " + r.skip(99) + " " + r.read() + " " + r.read(to) = "r 2 -1 -1"
r.reset() = "done"
r.read(to, 3, 2) = ! java.lang.IndexOutOfBoundsException: Range [3, 3 + 2) out of bounds for length 4
r.transferTo(new StringWriter()) = 3
r.close() = "done"
r.read() = ! java.io.IOException: Stream closed
new StringReader(null) = ! java.lang.NullPointerException
new BufferedReader(new StringReader(""), 0) = ! java.lang.IllegalArgumentException: Buffer size <= 0
br.readLine() + br.readLine() + br.readLine() + br.ready() + br.markSupported() = "onetwothreetruetrue"
br.mark(3) = "done"
br.mark(-3) = ! java.lang.IllegalArgumentException: Read-ahead limit < 0
(char) br.read() + " " + br.read(to, 0, 2) + " " + new String(to, 0, 2) = "f 2 ou"
br.reset() = "done"
br.readLine() + "|" + br.readLine() + "|" + br.readLine() + "|" + br.readLine() + " " + br.read() = "four||last|null -1"
br.close() = "done"
br.readLine() = ! java.io.IOException: Stream closed
br.ready() = ! java.io.IOException: Stream closed
new BufferedReader(new StringReader("abcdef")).skip(4) = 4
new BufferedReader(new StringReader("a")).skip(-4) = ! java.lang.IllegalArgumentException: skip value is negative
few.ready() + " " + few.markSupported() + " " + (char) few.read() + " " + few.read(new char[5]) + " " + few.skip(4) + " " + few.read() = "false false 3 1 1 -1"
few.mark(1) = ! java.io.IOException: mark() not supported
few.reset() = ! java.io.IOException: reset() not supported
few.close() = "done"
few.read() = ! java.io.IOException: closed
nothing.read() + " " + nothing.read(to) + " " + nothing.skip(1) + " " + nothing.ready() + " " + nothing.transferTo(Writer.nullWriter()) = "-1 -1 0 false 0"
nothing.close() = "done"
nothing.read() = ! java.io.IOException: Stream closed
ir.getEncoding() + " " + ir.ready() + " " + ir.read() + " " + ir.read() + " " + ir.read() + " " + ir.read() + " " + ir.read() + " " + ir.read() = "UTF8 true 65 233 55357 56832 65533 -1"
ir.close() = "done"
ir.read() = ! java.io.IOException: Stream closed
ir.getEncoding() = null
new InputStreamReader(new ByteArrayInputStream(new byte[] {(byte) 0xe9}), "ISO-8859-1").read() + " " + new InputStreamReader(new ByteArrayInputStream(new byte[] {0, 65}), StandardCharsets.UTF_16BE).read(to, 0, 4) = "233 1"
new InputStreamReader(System.in, "bad") = ! java.io.UnsupportedEncodingException: bad
new StringWriter(-1) = ! java.lang.IllegalArgumentException: Negative buffer size
w.write(97); w.write("bcd"); w.write("bcd", 1, 2); w.write(new char[] {'x'}); w.write(new char[] {'y', 'z'}, 1, 1); w.flush(); w.close() = "done"
w.append("cs").append(null).append("abc", 1, 2).append('!').toString() + " " + w.getBuffer().length() + " " + new StringWriter(9) = "abcdcdxzcsnullb! 16 "
w.write(new char[2], 1, 2) = ! java.lang.IndexOutOfBoundsException
w.write("ab", 1, 2) = ! java.lang.IndexOutOfBoundsException: start 1, end 3, length 2
new BufferedWriter(t, 0) = ! java.lang.IllegalArgumentException: Buffer size <= 0
bw.write(97); bw.write("b"); bw.write("xyz", 1, 2); bw.newLine(); bw.write(new char[] {'q', 'r'}, 0, 1); bw.append("s").append('t').append("uvw", 0, 1) = "done"
t.taken.toString() = "abyz\nqstu"
bw.flush() = "done"
t.taken.toString() = "abyz\nqstu^"
bw.close() = "done"
t.taken.toString() = "abyz\nqstu^$"
bw.write(1) = ! java.io.IOException: Stream closed
new BufferedWriter(t).write("lost") = "done"
t.write(65); t.write("B"); t.write("CD", 1, 1); t.write(new char[] {'e'}); t.append("f").append("ghi", 1, 2).append('j').append(null) = "done"
t.taken.toString() = "abyz\nqstu^$ABDefhjnull"
nowhere.write(1); nowhere.write("a"); nowhere.write("ab", 0, 1); nowhere.write(new char[1]); nowhere.append('c').append("d").append("e", 0, 1); nowhere.flush(); nowhere.close() = "done"
nowhere.write(1) = ! java.io.IOException: Stream closed
nowhere.flush() = ! java.io.IOException: Stream closed
ow.getEncoding() + " " + new OutputStreamWriter(out, StandardCharsets.ISO_8859_1).getEncoding() + " " + new OutputStreamWriter(out, "UTF-8").getEncoding() = "UTF8 ISO8859_1 UTF8"
new OutputStreamWriter(out, "bad") = ! java.io.UnsupportedEncodingException: bad
ow.write('\x{5c}u00e9'); ow.write("\x{5c}u20ac"); ow.write("abc", 1, 1); ow.write(new char[] {'z'}, 0, 1); ow.append("q"); ow.flush() = "done"
out.toByteArray() = [-61, -87, -30, -126, -84, 98, 122, 113]
ow.close() = "done"
ow.write(1) = ! java.io.IOException: Stream closed
plainIn.read(new byte[3], 1, 2) + " " + plainReader.read(new char[3], 1, 2) = "2 2"
plainOut.write(bytes(3), 1, 2); plainWriter.write(new char[] {'x', 'y'}, 1, 1) = "done"
plainOut.toString() + plainWriter = "bcy"
a.append("x").append("abc", 1, 2).append('c').toString() = "xbc"
closing.close() = ! java.io.IOException: c
auto.close() = ! java.io.IOException: c
Fflushing.flush() = "done"
p.print(true); p.print('c'); p.print(1); p.print(2L); p.print(1.5f); p.print(2.5); p.print(new char[] {'x', 'y'}); p.print("s"); p.print((Object) null); p.print((String) null) = "done"
p.println(); p.println(true); p.println('c'); p.println(1); p.println(2L); p.println(1.5f); p.println(2.5); p.println(new char[] {'x'}); p.println("s"); p.println((Object) "o") = "done"
p.write(65); p.write(bytes(2)); p.write(bytes(3), 2, 1); p.writeBytes(bytes(1)); p.append("cs").append("abc", 1, 2).append('!').append(null) = "done"
p.printf("%d;", 5).printf(Locale.FRANCE, "%.1f;", 2.5).format("%s;", "x").format(Locale.US, "%,d;", 1000) = "done"
p.flush() = "done"
out.toString().replace("\n", "~") = "truec121.52.5xysnullnull~true~c~1~2~1.5~2.5~x~s~o~Aabcacsb!null5;2,5;x;1,000;"
p.checkError() = false
p.print((char[]) null) = ! java.lang.NullPointerException
p.printf("%d %q", 1) = ! java.util.UnknownFormatConversionException: Conversion = 'q'
p.printf("%d %d", 1) = ! java.util.MissingFormatArgumentException: Format specifier '%d'
p.close(); p.print("late") = "done"
p.checkError() + " " + out.toString().endsWith("late") = "true false"
new PrintStream(out, true, "bad") = ! java.io.UnsupportedEncodingException: bad
new PrintStream((OutputStream) null) = ! java.lang.NullPointerException: Null output stream
out.reset(); latin.print('\x{5c}u00e9'); wide.print('a') = "done"
out.toByteArray() = [-23, 0, 97]
broken.print("x") = "done"
broken.checkError() = true
System.setOut(new PrintStream(out)); System.out.print("caught"); System.setOut(before) = "done"
out.size() = 9
System.setIn(new ByteArrayInputStream(new byte[] {7})) = "done"
System.in.read() + " " + System.in.read() = "7 -1"
System.setIn(oldIn) = "done"
p.print(true); p.print('c'); p.print(1); p.print(2L); p.print(1.5f); p.print(2.5); p.print(new char[] {'x', 'y'}); p.print("s"); p.print((Object) null); p.print((String) null) = "done"
p.println(); p.println(true); p.println('c'); p.println(1); p.println(2L); p.println(1.5f); p.println(2.5); p.println(new char[] {'x'}); p.println("s"); p.println((Object) "o") = "done"
p.write(65); p.write("str"); p.write("str", 1, 1); p.write(new char[] {'q'}); p.write(new char[] {'q', 'r'}, 1, 1); p.append("cs").append("abc", 1, 2).append('!').append(null) = "done"
p.printf("%d;", 5).printf(Locale.GERMANY, "%.1f;", 2.5).format("%s;", "x").format(Locale.US, "%,d;", 1000) = "done"
p.flush() = "done"
s.toString().replace("\n", "~") = "truec121.52.5xysnullnull~true~c~1~2~1.5~2.5~x~s~o~Astrtqrcsb!null5;2,5;x;1,000;"
p.checkError() = false
p.close(); p.print("late") = "done"
p.checkError() + " " + s.toString().endsWith("late") = "true false"
direct.print("not yet"); flushing.println("line"); flushing.print("kept"); over.printf("%s|", "formatted") = "done"
out.toString().replace("\n", "~") = "line~formatted|"
direct.flush() = "done"
out.toString().replace("\n", "~") = "line~formatted|not yet"
new PrintWriter(new Broken(), true).checkError() = false
broken.println("x") = "done"
broken.checkError() = true
Charset.forName("utf8") + " " + Charset.forName("latin1") + " " + Charset.isSupported("US-ASCII") + " " + Charset.isSupported("nope") + " " + Charset.defaultCharset().name() = "UTF-8 ISO-8859-1 true false UTF-8"
Charset.forName("nope") = ! java.nio.charset.UnsupportedCharsetException: nope
StandardCharsets.UTF_8.name() + StandardCharsets.US_ASCII.displayName() + StandardCharsets.ISO_8859_1 + StandardCharsets.UTF_16 + StandardCharsets.UTF_16BE + StandardCharsets.UTF_16LE = "UTF-8US-ASCIIISO-8859-1UTF-16UTF-16BEUTF-16LE"
StandardCharsets.UTF_8.compareTo(StandardCharsets.US_ASCII) + " " + StandardCharsets.UTF_8.equals(Charset.forName("UTF-8")) + " " + StandardCharsets.UTF_8.equals("UTF-8") + " " + (StandardCharsets.UTF_8.hashCode() == "UTF-8".hashCode()) = "1 true false true"
"\x{5c}u00e9\x{5c}uD83D\x{5c}uDE00".getBytes(StandardCharsets.UTF_16LE) = [-23, 0, 61, -40, 0, -34]
new String(new byte[] {(byte) 0xfe, (byte) 0xff, 0, 65}, StandardCharsets.UTF_16) = "A"
*/
