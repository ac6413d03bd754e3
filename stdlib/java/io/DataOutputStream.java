package java.io;

import braid.internal.DataBytes;

/** Writes values as bytes, the highest first; each value at once. */
public class DataOutputStream extends FilterOutputStream implements DataOutput {
  /** How many bytes have been written, at most Integer.MAX_VALUE. */
  protected int written;

  public DataOutputStream(OutputStream out) {
    super(out);
  }

  private void count(int n) {
    int sum = written + n;
    written = sum < 0 ? Integer.MAX_VALUE : sum;
  }

  private void put(byte[] bytes) throws IOException {
    out.write(bytes, 0, bytes.length);
    count(bytes.length);
  }

  @Override
  public synchronized void write(int b) throws IOException {
    out.write(b);
    count(1);
  }

  @Override
  public synchronized void write(byte[] b, int off, int len) throws IOException {
    out.write(b, off, len);
    count(len);
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  @Override
  public final void writeBoolean(boolean v) throws IOException {
    writeByte(v ? 1 : 0);
  }

  @Override
  public final void writeByte(int v) throws IOException {
    out.write(v);
    count(1);
  }

  @Override
  public final void writeShort(int v) throws IOException {
    put(DataBytes.of(v, 2));
  }

  @Override
  public final void writeChar(int v) throws IOException {
    put(DataBytes.of(v, 2));
  }

  @Override
  public final void writeInt(int v) throws IOException {
    put(DataBytes.of(v, 4));
  }

  @Override
  public final void writeLong(long v) throws IOException {
    put(DataBytes.of(v, 8));
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
    put(DataBytes.low(s));
  }

  @Override
  public final void writeChars(String s) throws IOException {
    put(DataBytes.chars(s));
  }

  @Override
  public final void writeUTF(String str) throws IOException {
    put(DataBytes.ofText(str));
  }

  public final int size() {
    return written;
  }
}
