package java.io;

/** Bytes can be put back, to be read again. */
public class PushbackInputStream extends FilterInputStream {
  /** What was put back is from pos to the end. */
  protected byte[] buf;

  protected int pos;

  public PushbackInputStream(InputStream in) {
    this(in, 1);
  }

  public PushbackInputStream(InputStream in, int size) {
    super(in);
    if (size <= 0) {
      throw new IllegalArgumentException("size <= 0");
    }
    buf = new byte[size];
    pos = size;
  }

  private void ensureOpen() throws IOException {
    if (in == null) {
      throw new IOException("Stream closed");
    }
  }

  @Override
  public int read() throws IOException {
    ensureOpen();
    return pos < buf.length ? buf[pos++] & 0xff : super.read();
  }

  @Override
  public int read(byte[] b, int off, int len) throws IOException {
    ensureOpen();
    java.util.Objects.checkFromIndexSize(off, len, b.length);
    int back = Math.min(len, buf.length - pos);
    System.arraycopy(buf, pos, b, off, back);
    pos += back;
    if (back == len) {
      return len;
    }
    int got = super.read(b, off + back, len - back);
    return got >= 0 ? back + got : back == 0 ? -1 : back;
  }

  public void unread(int b) throws IOException {
    ensureOpen();
    if (pos == 0) {
      throw new IOException("Push back buffer is full");
    }
    buf[--pos] = (byte) b;
  }

  public void unread(byte[] b) throws IOException {
    unread(b, 0, b.length);
  }

  public void unread(byte[] b, int off, int len) throws IOException {
    ensureOpen();
    if (len > pos) {
      throw new IOException("Push back buffer is full");
    }
    pos -= len;
    System.arraycopy(b, off, buf, pos, len);
  }

  @Override
  public int available() throws IOException {
    ensureOpen();
    return (int) Math.min((long) buf.length - pos + super.available(), Integer.MAX_VALUE);
  }

  @Override
  public long skip(long n) throws IOException {
    ensureOpen();
    if (n <= 0) {
      return 0;
    }
    int back = (int) Math.min(n, buf.length - pos);
    pos += back;
    return n == back ? n : back + super.skip(n - back);
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
      buf = null;
    }
  }
}
