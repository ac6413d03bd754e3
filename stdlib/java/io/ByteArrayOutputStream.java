package java.io;

import java.nio.charset.Charset;

/** Collects bytes in an array. */
public class ByteArrayOutputStream extends OutputStream {
  protected byte[] buf;
  protected int count;

  public ByteArrayOutputStream() {
    this(32);
  }

  public ByteArrayOutputStream(int size) {
    if (size < 0) {
      throw new IllegalArgumentException("Negative initial size: " + size);
    }
    buf = new byte[size];
  }

  private void room(int more) {
    if (count + more > buf.length) {
      byte[] bigger = new byte[Math.max(2 * buf.length, count + more)];
      System.arraycopy(buf, 0, bigger, 0, count);
      buf = bigger;
    }
  }

  @Override
  public synchronized void write(int b) {
    room(1);
    buf[count++] = (byte) b;
  }

  @Override
  public synchronized void write(byte[] b, int off, int len) {
    checkRange(b.length, off, len);
    room(len);
    System.arraycopy(b, off, buf, count, len);
    count += len;
  }

  public void writeBytes(byte[] b) {
    write(b, 0, b.length);
  }

  public synchronized void writeTo(OutputStream out) throws IOException {
    out.write(buf, 0, count);
  }

  public synchronized void reset() {
    count = 0;
  }

  public synchronized byte[] toByteArray() {
    byte[] copy = new byte[count];
    System.arraycopy(buf, 0, copy, 0, count);
    return copy;
  }

  public synchronized int size() {
    return count;
  }

  @Override
  public synchronized String toString() {
    return new String(buf, 0, count);
  }

  public synchronized String toString(String charsetName) throws UnsupportedEncodingException {
    return new String(buf, 0, count, charsetName);
  }

  public synchronized String toString(Charset charset) {
    return new String(buf, 0, count, charset);
  }

  @Override
  public void close() throws IOException {}

  @Deprecated
  public synchronized String toString(int hibyte) {
    return new String(buf, hibyte, 0, count);
  }
}
