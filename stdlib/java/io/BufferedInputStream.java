package java.io;

/** Reads from another stream in larger pieces; marks are not supported. */
public class BufferedInputStream extends FilterInputStream {
  private final byte[] buffer;
  private int next;
  private int end;

  public BufferedInputStream(InputStream in) {
    this(in, 8192);
  }

  public BufferedInputStream(InputStream in, int size) {
    super(in);
    if (size <= 0) {
      throw new IllegalArgumentException("Buffer size <= 0");
    }
    buffer = new byte[size];
  }

  private boolean fill() throws IOException {
    if (in == null) {
      throw new IOException("Stream closed");
    }
    if (next == end) {
      next = 0;
      end = Math.max(0, in.read(buffer, 0, buffer.length));
    }
    return next < end;
  }

  @Override
  public synchronized int read() throws IOException {
    return fill() ? buffer[next++] & 0xff : -1;
  }

  @Override
  public synchronized int read(byte[] b, int off, int len) throws IOException {
    OutputStream.checkRange(b.length, off, len);
    if (len == 0) {
      return 0;
    }
    if (!fill()) {
      return -1;
    }
    int count = Math.min(len, end - next);
    System.arraycopy(buffer, next, b, off, count);
    next += count;
    return count;
  }

  @Override
  public synchronized long skip(long n) throws IOException {
    if (n <= 0 || !fill()) {
      return 0;
    }
    long count = Math.min(n, end - next);
    next += (int) count;
    return count;
  }

  @Override
  public synchronized int available() throws IOException {
    if (in == null) {
      throw new IOException("Stream closed");
    }
    return end - next + in.available();
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  @Override
  public void mark(int readlimit) {}

  @Override
  public void reset() throws IOException {
    throw new IOException("mark/reset not supported");
  }

  @Override
  public void close() throws IOException {
    if (in != null) {
      in.close();
      in = null;
    }
  }
}
