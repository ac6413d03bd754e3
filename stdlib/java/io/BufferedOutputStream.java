package java.io;

/** Collects bytes and passes them on in larger pieces. */
public class BufferedOutputStream extends FilterOutputStream {
  protected byte[] buf;
  protected int count;

  public BufferedOutputStream(OutputStream out) {
    this(out, 8192);
  }

  public BufferedOutputStream(OutputStream out, int size) {
    super(out);
    if (size <= 0) {
      throw new IllegalArgumentException("Buffer size <= 0");
    }
    buf = new byte[size];
  }

  private void pass() throws IOException {
    if (count > 0) {
      out.write(buf, 0, count);
      count = 0;
    }
  }

  @Override
  public synchronized void write(int b) throws IOException {
    if (count == buf.length) {
      pass();
    }
    buf[count++] = (byte) b;
  }

  @Override
  public synchronized void write(byte[] b, int off, int len) throws IOException {
    if (len > buf.length - count) {
      pass();
    }
    if (len >= buf.length) {
      out.write(b, off, len);
      return;
    }
    System.arraycopy(b, off, buf, count, len);
    count += len;
  }

  @Override
  public synchronized void flush() throws IOException {
    pass();
    out.flush();
  }
}
