package java.io;

import braid.internal.DataBytes;

/** Reads values that a DataOutputStream has written. */
public class DataInputStream extends FilterInputStream implements DataInput {
  public DataInputStream(InputStream in) {
    super(in);
  }

  @Override
  public final int read(byte[] b) throws IOException {
    return in.read(b, 0, b.length);
  }

  @Override
  public final int read(byte[] b, int off, int len) throws IOException {
    return in.read(b, off, len);
  }

  @Override
  public final void readFully(byte[] b) throws IOException {
    readFully(b, 0, b.length);
  }

  @Override
  public final void readFully(byte[] b, int off, int len) throws IOException {
    java.util.Objects.checkFromIndexSize(off, len, b.length);
    int count = 0;
    while (count < len) {
      int got = in.read(b, off + count, len - count);
      if (got < 0) {
        throw new EOFException();
      }
      count += got;
    }
  }

  @Override
  public final int skipBytes(int n) throws IOException {
    int total = 0;
    while (total < n) {
      int some = (int) in.skip(n - total);
      if (some <= 0) {
        break;
      }
      total += some;
    }
    return total;
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
  @Deprecated
  public final String readLine() throws IOException {
    StringBuilder line = new StringBuilder();
    int c = in.read();
    if (c < 0) {
      return null;
    }
    while (c >= 0 && c != '\n' && c != '\r') {
      line.append((char) c);
      c = in.read();
    }
    if (c == '\r') {
      int next = in.read();
      if (next != '\n' && next >= 0) {
        if (!(in instanceof PushbackInputStream)) {
          in = new PushbackInputStream(in);
        }
        ((PushbackInputStream) in).unread(next);
      }
    }
    return line.toString();
  }

  @Override
  public final String readUTF() throws IOException {
    return readUTF(this);
  }

  public static final String readUTF(DataInput in) throws IOException {
    byte[] bytes = new byte[in.readUnsignedShort()];
    in.readFully(bytes, 0, bytes.length);
    return DataBytes.text(bytes);
  }
}
