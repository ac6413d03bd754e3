package java.io;

import braid.internal.DataBytes;
import braid.internal.Io;

/** A file that is read and written at any place; each value in one request. */
public class RandomAccessFile implements DataOutput, DataInput, Closeable {
  private final FileDescriptor fd;

  public RandomAccessFile(String name, String mode) throws FileNotFoundException {
    this(name == null ? null : new File(name), mode);
  }

  public RandomAccessFile(File file, String mode) throws FileNotFoundException {
    boolean writes = mode.equals("rw") || mode.equals("rws") || mode.equals("rwd");
    if (!writes && !mode.equals("r")) {
      throw new IllegalArgumentException(
          "Illegal mode \"" + mode + "\" must be one of \"r\", \"rw\", \"rws\", or \"rwd\"");
    }
    int how = writes ? Io.READ | Io.WRITE | Io.CREATE : Io.READ;
    fd = new FileDescriptor(Io.openFile(file.getPath(), how));
  }

  public final FileDescriptor getFD() throws IOException {
    return fd;
  }

  private long handle() throws IOException {
    if (fd.handle == 0) {
      throw new IOException("Stream Closed");
    }
    return fd.handle;
  }

  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  public int read(byte[] b) throws IOException {
    return read(b, 0, b.length);
  }

  public int read(byte[] b, int off, int len) throws IOException {
    FileDescriptor.checkRange(b, off, len);
    if (len == 0) {
      return 0;
    }
    long got = Io.check(Io.read(handle(), b, off, len, 0));
    return got == 0 ? -1 : (int) got;
  }

  @Override
  public final void readFully(byte[] b) throws IOException {
    readFully(b, 0, b.length);
  }

  @Override
  public final void readFully(byte[] b, int off, int len) throws IOException {
    int count = 0;
    while (count < len) {
      int got = read(b, off + count, len - count);
      if (got < 0) {
        throw new EOFException();
      }
      count += got;
    }
  }

  @Override
  public int skipBytes(int n) throws IOException {
    if (n <= 0) {
      return 0;
    }
    long from = getFilePointer();
    long to = Math.min(from + n, length());
    seek(to);
    return (int) (to - from);
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] b) throws IOException {
    write(b, 0, b.length);
  }

  @Override
  public void write(byte[] b, int off, int len) throws IOException {
    FileDescriptor.checkRange(b, off, len);
    Io.check(Io.write(handle(), b, off, len, 0));
  }

  public long getFilePointer() throws IOException {
    return Io.check(Io.position(handle(), 0, null, null, null, null));
  }

  public void seek(long pos) throws IOException {
    if (pos < 0) {
      throw new IOException("Negative seek offset");
    }
    Io.check(Io.seek(handle(), pos, null, null, null, null));
  }

  public long length() throws IOException {
    return Io.check(Io.length(handle(), 0, null, null, null, null));
  }

  public void setLength(long newLength) throws IOException {
    Io.check(Io.set_length(handle(), newLength, null, null, null, null));
  }

  @Override
  public void close() throws IOException {
    long handle = fd.handle;
    fd.handle = 0;
    if (handle != 0) {
      Io.close(handle);
    }
  }

  private long number(int bytes) throws IOException {
    byte[] b = new byte[bytes];
    readFully(b, 0, bytes);
    return DataBytes.number(b);
  }

  @Override
  public final boolean readBoolean() throws IOException {
    return number(1) != 0;
  }

  @Override
  public final byte readByte() throws IOException {
    return (byte) number(1);
  }

  @Override
  public final int readUnsignedByte() throws IOException {
    return (int) number(1);
  }

  @Override
  public final short readShort() throws IOException {
    return (short) number(2);
  }

  @Override
  public final int readUnsignedShort() throws IOException {
    return (int) number(2);
  }

  @Override
  public final char readChar() throws IOException {
    return (char) number(2);
  }

  @Override
  public final int readInt() throws IOException {
    return (int) number(4);
  }

  @Override
  public final long readLong() throws IOException {
    return number(8);
  }

  @Override
  public final float readFloat() throws IOException {
    return Float.intBitsToFloat(readInt());
  }

  @Override
  public final double readDouble() throws IOException {
    return Double.longBitsToDouble(readLong());
  }

  /** A line of single bytes. */
  @Override
  public final String readLine() throws IOException {
    StringBuilder line = new StringBuilder();
    int c = read();
    if (c < 0) {
      return null;
    }
    while (c >= 0 && c != '\n' && c != '\r') {
      line.append((char) c);
      c = read();
    }
    if (c == '\r') {
      long at = getFilePointer();
      if (read() != '\n') {
        seek(at);
      }
    }
    return line.toString();
  }

  @Override
  public final String readUTF() throws IOException {
    return DataInputStream.readUTF(this);
  }

  @Override
  public final void writeBoolean(boolean v) throws IOException {
    write(v ? 1 : 0);
  }

  @Override
  public final void writeByte(int v) throws IOException {
    write(v);
  }

  @Override
  public final void writeShort(int v) throws IOException {
    write(DataBytes.of(v, 2));
  }

  @Override
  public final void writeChar(int v) throws IOException {
    write(DataBytes.of(v, 2));
  }

  @Override
  public final void writeInt(int v) throws IOException {
    write(DataBytes.of(v, 4));
  }

  @Override
  public final void writeLong(long v) throws IOException {
    write(DataBytes.of(v, 8));
  }

  @Override
  public final void writeFloat(float v) throws IOException {
    writeInt(Float.floatToIntBits(v));
  }

  @Override
  public final void writeDouble(double v) throws IOException {
    writeLong(Double.doubleToLongBits(v));
  }

  @Override
  public final void writeBytes(String s) throws IOException {
    write(DataBytes.low(s));
  }

  @Override
  public final void writeChars(String s) throws IOException {
    write(DataBytes.chars(s));
  }

  @Override
  public final void writeUTF(String str) throws IOException {
    write(DataBytes.ofText(str));
  }
}
