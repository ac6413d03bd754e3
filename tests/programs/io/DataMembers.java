import java.io.*;
import java.util.*;

// Data streams, files with random access, and the small readers and streams around others.
public class DataMembers {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      Object value = action.run();
      result = value instanceof byte[] ? Arrays.toString((byte[]) value) : String.valueOf(value);
    } catch (Exception thrown) {
      result = "! " + thrown;
    }
    System.out.println(what + " = " + result);
  }

  static void write(DataOutput out) throws IOException {
    out.write(200);
    out.write(new byte[] {1, 2, 3});
    out.write(new byte[] {1, 2, 3}, 1, 1);
    out.writeBoolean(true);
    out.writeByte(-2);
    out.writeByte(255);
    out.writeShort(-3);
    out.writeShort(65535);
    out.writeChar('\u20ac');
    out.writeInt(0x12345678);
    out.writeLong(Long.MIN_VALUE + 5);
    out.writeFloat(1.5f);
    out.writeDouble(-0.1);
    out.writeBytes("byt\u00e9s");
    out.writeChars("ch\u20ac");
    out.writeUTF("a\0\u00e9\u20ac\ud83d\ude00");
  }

  static void read(DataInput in) throws IOException {
    byte[] five = new byte[5];
    in.readFully(five);
    System.out.println(Arrays.toString(five));
    System.out.println(in.readBoolean() + " " + in.readByte() + " " + in.readUnsignedByte() + " " + in.readShort() + " "
        + in.readUnsignedShort() + " " + in.readChar() + " " + Integer.toHexString(in.readInt()) + " " + in.readLong() + " "
        + in.readFloat() + " " + in.readDouble());
    byte[] some = new byte[7];
    in.readFully(some, 1, 5);
    System.out.println(Arrays.toString(some) + in.skipBytes(4) + in.readChar());
    String text = in.readUTF();
    System.out.println(text.length() + " " + text.equals("a\0\u00e9\u20ac\ud83d\ude00"));
    show("end", () -> in.readByte());
    show("end", () -> { in.readFully(new byte[1]); return ""; });
    show("end", () -> in.readLine());
    show("end", () -> in.skipBytes(3));
  }

  static void data() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    write(out);
    out.flush();
    System.out.println(out.size() + " " + Arrays.toString(bytes.toByteArray()));
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    read(in);
    show("read", () -> in.read(new byte[3]) + " " + in.read(new byte[3], 1, 1) + " " + in.read());
    DataInputStream lines = new DataInputStream(new ByteArrayInputStream("one\ntwo\rthree\r\nfour".getBytes()));
    show("lines", () -> lines.readLine() + lines.readLine() + lines.readLine() + lines.readLine() + lines.readLine());
    show("malformed", () -> new DataInputStream(new ByteArrayInputStream(new byte[] {0, 2, (byte) 0xc3, 65})).readUTF());
    show("malformed", () -> new DataInputStream(new ByteArrayInputStream(new byte[] {0, 3, 65, 66, (byte) 0xe3})).readUTF());
    show("malformed", () -> new DataInputStream(new ByteArrayInputStream(new byte[] {0, 2, 65, (byte) 0x83})).readUTF());
    show("static", () -> DataInputStream.readUTF(new DataInputStream(new ByteArrayInputStream(new byte[] {0, 1, 65}))));
    show("short", () -> new DataInputStream(new ByteArrayInputStream(new byte[] {0, 2, 65})).readUTF());
    char[] many = new char[70000];
    Arrays.fill(many, 'x');
    show("too long", () -> { new DataOutputStream(new ByteArrayOutputStream()).writeUTF(new String(many)); return ""; });
  }

  static void random(File f) throws IOException {
    RandomAccessFile file = new RandomAccessFile(f, "rw");
    write(file);
    System.out.println(file.length() + " " + file.getFilePointer() + " " + file.getFD().valid());
    file.seek(0);
    read(file);
    file.seek(3);
    show("read", () -> file.read() + " " + file.read(new byte[2]) + " " + file.read(new byte[4], 1, 3) + " " + file.getFilePointer());
    file.setLength(4);
    show("cut", () -> file.length() + " " + file.getFilePointer() + " " + file.read() + " " + file.read(new byte[2]));
    file.seek(8);
    file.write(9);
    show("hole", () -> file.length() + " " + file.getFilePointer());
    file.setLength(20);
    show("longer", () -> file.length() + " " + file.skipBytes(100) + " " + file.skipBytes(-1) + " " + file.getFilePointer());
    file.seek(0);
    file.writeBytes("one\r\ntwo\rthree");
    file.seek(0);
    show("lines", () -> file.readLine() + file.readLine());
    show("seek", () -> { file.seek(-1); return ""; });
    file.close();
    file.close();
    show("closed", () -> file.read());
    show("closed", () -> file.length());
    RandomAccessFile readOnly = new RandomAccessFile(f.getPath(), "r");
    show("read only", () -> { readOnly.write(1); return ""; });
    show("mode", () -> new RandomAccessFile(f, "w"));
    readOnly.close();
    new RandomAccessFile(f, "rws").close();
    new RandomAccessFile(f, "rwd").close();
  }

  static void around() throws IOException {
    PushbackReader back = new PushbackReader(new StringReader("abcdef"), 3);
    show("back", () -> { int c = back.read(); back.unread(c); return "" + (char) back.read() + (char) back.read(); });
    char[] c = new char[5];
    show("back", () -> { back.unread(new char[] {'x', 'y'}); back.unread('w'); return back.read(c, 0, 4) + new String(c) + back.ready(); });
    show("full", () -> { back.unread("12345".toCharArray(), 1, 3); back.unread('z'); return ""; });
    show("full", () -> { back.unread(new char[5]); return ""; });
    show("skip", () -> back.skip(4) + " " + (char) back.read() + back.read() + back.markSupported());
    show("skip", () -> back.skip(-1));
    show("mark", () -> { back.mark(1); return ""; });
    show("reset", () -> { back.reset(); return ""; });
    back.close();
    show("closed", () -> back.read());
    show("one", () -> { PushbackReader one = new PushbackReader(new StringReader("")); one.unread('a'); one.unread('b'); return ""; });
    show("size", () -> new PushbackReader(new StringReader(""), 0));

    PushbackInputStream bytes = new PushbackInputStream(new ByteArrayInputStream("abcdef".getBytes()), 3);
    show("bytes", () -> { int b = bytes.read(); bytes.unread(b); bytes.unread(new byte[] {9, 200 - 256}); return bytes.available() + " " + bytes.read() + bytes.read(); });
    byte[] b = new byte[5];
    show("bytes", () -> { bytes.unread(new byte[] {1, 2, 3}, 1, 1); return bytes.read(b, 0, 4) + Arrays.toString(b) + bytes.skip(1); });
    show("full", () -> { bytes.unread(new byte[4]); return ""; });
    show("full", () -> { bytes.unread(1); bytes.unread(1); bytes.unread(1); bytes.unread(1); return ""; });
    show("skip", () -> bytes.skip(4) + " " + bytes.read() + " " + bytes.skip(0) + bytes.read() + bytes.read(b));
    show("mark", () -> { bytes.mark(1); return bytes.markSupported(); });
    show("reset", () -> { bytes.reset(); return ""; });
    bytes.close();
    show("closed", () -> bytes.read());
    show("one", () -> { PushbackInputStream one = new PushbackInputStream(new ByteArrayInputStream(new byte[0])); one.unread(1); one.unread(1); return ""; });
    show("size", () -> new PushbackInputStream(new ByteArrayInputStream(new byte[0]), 0));

    LineNumberReader lines = new LineNumberReader(new StringReader("one\r\ntwo\rthree\nfour"));
    show("lines", () -> lines.getLineNumber() + lines.readLine() + lines.getLineNumber() + lines.readLine() + lines.getLineNumber());
    lines.mark(100);
    show("char", () -> (char) lines.read() + " " + lines.skip(4) + lines.read() + lines.getLineNumber());
    lines.reset();
    char[] all = new char[20];
    show("chars", () -> lines.getLineNumber() + " " + lines.read(all, 0, 20) + new String(all, 0, 5) + lines.getLineNumber());
    lines.setLineNumber(42);
    show("set", () -> lines.getLineNumber() + lines.readLine() + lines.getLineNumber());
    show("sized", () -> new LineNumberReader(new StringReader("x\r\ny"), 2).readLine());
    show("skip", () -> new LineNumberReader(new StringReader("x")).skip(-1));

    SequenceInputStream two = new SequenceInputStream(new ByteArrayInputStream("ab".getBytes()), new ByteArrayInputStream("cd".getBytes()));
    show("two", () -> two.available() + " " + two.read() + two.read() + two.read() + two.read(b, 0, 5) + two.read() + two.read(b, 0, 1) + two.available());
    Vector<InputStream> parts = new Vector<>();
    parts.add(new ByteArrayInputStream(new byte[0]));
    parts.add(new ByteArrayInputStream("x".getBytes()));
    parts.add(new ByteArrayInputStream("yz".getBytes()));
    SequenceInputStream many = new SequenceInputStream(parts.elements());
    show("many", () -> new String(many.readAllBytes()));
    SequenceInputStream closed = new SequenceInputStream(parts.elements());
    closed.close();
    show("closed", () -> closed.read());
    show("null", () -> { try { return new SequenceInputStream(null, null); } catch (NullPointerException e) { return "null"; } });
  }

  static class Upper extends FilterReader {
    Upper(Reader in) {
      super(in);
    }

    @Override public int read() throws IOException {
      int c = super.read();
      return c < 0 ? c : Character.toUpperCase(c);
    }

    Reader inner() {
      return in;
    }
  }

  static void filters() throws IOException {
    Upper upper = new Upper(new StringReader("abcdefgh"));
    char[] c = new char[3];
    upper.mark(10);
    show("filter", () -> (char) upper.read() + " " + upper.read(c, 0, 2) + new String(c) + upper.skip(1) + upper.ready() + upper.markSupported());
    upper.reset();
    show("reset", () -> (char) upper.read() + " " + (upper.inner() instanceof Readable));
    upper.close();
    show("closed", () -> upper.read());
  }

  static void exceptions() {
    System.out.println(new EOFException() + " " + new EOFException("m") + " " + new UTFDataFormatException() + " "
        + new UTFDataFormatException("m") + " " + new CharConversionException() + " " + new CharConversionException("m") + " "
        + new IOError(new IOException("c")) + " " + new FileNotFoundException() + " " + new FileNotFoundException("m"));
    System.out.println(new IOException(new EOFException("c")) + " " + new IOException("m", null).getMessage()
        + " " + new UncheckedIOException(new IOException("m")).getMessage());
  }

  public static void main(String[] args) throws IOException {
    data();
    File f = File.createTempFile("braid", "data");
    random(f);
    System.out.println(f.delete());
    around();
    filters();
    exceptions();
  }
}

/* expect:
65 [-56, 1, 2, 3, 2, 1, -2, -1, -1, -3, -1, -1, 32, -84, 18, 52, 86, 120, -128, 0, 0, 0, 0, 0, 0, 5, 63, -64, 0, 0, -65, -71, -103, -103, -103, -103, -103, -102, 98, 121, 116, -23, 115, 0, 99, 0, 104, 32, -84, 0, 14, 97, -64, -128, -61, -87, -30, -126, -84, -19, -96, -67, -19, -72, -128]
[-56, 1, 2, 3, 2]
true -2 255 -3 65535 € 12345678 -9223372036854775803 1.5 -0.1
[0, 98, 121, 116, -23, 115, 0]4€
6 true
end = ! java.io.EOFException
end = ! java.io.EOFException
end = null
end = 0
read = -1 -1 -1
lines = onetwothreefournull
malformed = ! java.io.UTFDataFormatException: malformed input around byte 2
malformed = ! java.io.UTFDataFormatException: malformed input: partial character at end
malformed = ! java.io.UTFDataFormatException: malformed input around byte 1
static = A
short = ! java.io.EOFException
too long = ! java.io.UTFDataFormatException: encoded string (xxxxxxxx...xxxxxxxx) too long: 70000 bytes
65 65 true
[-56, 1, 2, 3, 2]
true -2 255 -3 65535 € 12345678 -9223372036854775803 1.5 -0.1
[0, 98, 121, 116, -23, 115, 0]4€
6 true
end = ! java.io.EOFException
end = ! java.io.EOFException
end = null
end = 0
read = 3 2 3 9
cut = 4 4 -1 -1
hole = 9 9
longer = 20 11 0 20
lines = onetwo
seek = ! java.io.IOException: Negative seek offset
closed = ! java.io.IOException: Stream Closed
closed = ! java.io.IOException: Stream Closed
read only = ! java.io.IOException: Bad file descriptor
mode = ! java.lang.IllegalArgumentException: Illegal mode "w" must be one of "r", "rw", "rws", or "rwd"
true
back = ab
back = 4wxyc\x{0}true
full = ! java.io.IOException: Pushback buffer overflow
full = ! java.io.IOException: Pushback buffer overflow
skip = 4 e102false
skip = ! java.lang.IllegalArgumentException: skip value is negative
mark = ! java.io.IOException: mark/reset not supported
reset = ! java.io.IOException: mark/reset not supported
closed = ! java.io.IOException: Stream closed
one = ! java.io.IOException: Pushback buffer overflow
size = ! java.lang.IllegalArgumentException: size <= 0
bytes = 8 9200
bytes = 4[2, 97, 98, 99, 0]1
full = ! java.io.IOException: Push back buffer is full
full = ! java.io.IOException: Push back buffer is full
skip = 4 102 0-1-1
mark = false
reset = ! java.io.IOException: mark/reset not supported
closed = ! java.io.IOException: Stream closed
one = ! java.io.IOException: Push back buffer is full
size = ! java.lang.IllegalArgumentException: size <= 0
lines = 0one1two2
char = t 4103
chars = 2 10three3
set = 42null43
sized = x
skip = ! java.lang.IllegalArgumentException: skip() value is negative
two = 2 9798991-1-10
many = xyz
closed = -1
null = null
filter = A 2bc\x{0}1truetrue
reset = A true
closed = ! java.io.IOException: Stream closed
java.io.EOFException java.io.EOFException: m java.io.UTFDataFormatException java.io.UTFDataFormatException: m java.io.CharConversionException java.io.CharConversionException: m java.io.IOError: java.io.IOException: c java.io.FileNotFoundException java.io.FileNotFoundException: m
java.io.IOException: java.io.EOFException: c m java.io.IOException: m
*/
