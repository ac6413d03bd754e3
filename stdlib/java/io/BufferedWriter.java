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

  private void ensureOpen() throws IOException {
    if (out == null) {
      throw new IOException("Stream closed");
    }
  }

  private void pass() throws IOException {
    ensureOpen();
    if (count > 0) {
      out.write(buffer, 0, count);
      count = 0;
    }
  }

  @Override
  public void write(int c) throws IOException {
    synchronized (lock) {
      ensureOpen();
      if (count == buffer.length) {
        pass();
      }
      buffer[count++] = (char) c;
    }
  }

  @Override
  public void write(char[] cbuf, int off, int len) throws IOException {
    synchronized (lock) {
      ensureOpen();
      if (off < 0 || len < 0 || len > cbuf.length - off) {
        throw new IndexOutOfBoundsException();
      }
      if (len >= buffer.length) {
        pass();
        out.write(cbuf, off, len);
        return;
      }
      int done = 0;
      while (done < len) {
        int n = Math.min(len - done, buffer.length - count);
        System.arraycopy(cbuf, off + done, buffer, count, n);
        done += n;
        count += n;
        passIfFull();
      }
    }
  }

  @Override
  public void write(String s, int off, int len) throws IOException {
    synchronized (lock) {
      ensureOpen();
      int done = 0;
      while (done < len) {
        int n = Math.min(len - done, buffer.length - count);
        s.getChars(off + done, off + done + n, buffer, count);
        done += n;
        count += n;
        passIfFull();
      }
    }
  }

  private void passIfFull() throws IOException {
    if (count == buffer.length) {
      pass();
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
