package java.io;

/** Collects characters and passes them on in larger pieces. */
public class BufferedWriter extends Writer {
  private Writer out;
  private final char[] buffer;
  private int count;

  public BufferedWriter(Writer out) {
    this(out, 8192);
  }

  public BufferedWriter(Writer out, int sz) {
    super(out);
    if (sz <= 0) {
      throw new IllegalArgumentException("Buffer size <= 0");
    }
    this.out = out;
    this.buffer = new char[sz];
  }

  private void pass() throws IOException {
    if (out == null) {
      throw new IOException("Stream closed");
    }
    if (count > 0) {
      out.write(buffer, 0, count);
      count = 0;
    }
  }

  @Override
  public void write(int c) throws IOException {
    write(new char[] {(char) c}, 0, 1);
  }

  @Override
  public void write(char[] cbuf, int off, int len) throws IOException {
    synchronized (lock) {
      OutputStream.checkRange(cbuf.length, off, len);
      if (out == null || len > buffer.length - count) {
        pass();
      }
      if (len >= buffer.length) {
        out.write(cbuf, off, len);
        return;
      }
      System.arraycopy(cbuf, off, buffer, count, len);
      count += len;
    }
  }

  public void newLine() throws IOException {
    write("\n");
  }

  @Override
  public void flush() throws IOException {
    synchronized (lock) {
      pass();
      out.flush();
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (lock) {
      if (out == null) {
        return;
      }
      try {
        pass();
      } finally {
        Writer closing = out;
        out = null;
        closing.close();
      }
    }
  }
}
