package java.io;

/** Reads from another stream in larger pieces, and can go back to a mark. */
public class BufferedInputStream extends FilterInputStream {
  /** What was read: bytes 0 to count; those before pos have been given out. */
  protected volatile byte[] buf;

  protected int count;
  protected int pos;

  /** Where to go back to, -1 if nowhere; it is given up marklimit bytes later. */
  protected int markpos = -1;

  protected int marklimit;

  public BufferedInputStream(InputStream in) {
    this(in, 8192);
  }

  public BufferedInputStream(InputStream in, int size) {
    super(in);
    if (size <= 0) {
      throw new IllegalArgumentException("Buffer size <= 0");
    }
    buf = new byte[size];
  }

  private void ensureOpen() throws IOException {
    if (in == null) {
      throw new IOException("Stream closed");
    }
  }

  /** Reads more if all was given out; false at the end. */
  private boolean fill() throws IOException {
    ensureOpen();
    if (pos < count) {
      return true;
    }
    if (markpos < 0) {
      pos = 0;
    } else if (pos >= buf.length) {
      makeRoom();
    }
    count = pos;
    int n = in.read(buf, pos, buf.length - pos);
    if (n > 0) {
      count = pos + n;
    }
    return pos < count;
  }

  /** Keeps what lies behind the mark, or gives the mark up. */
  private void makeRoom() {
    if (markpos > 0) {
      System.arraycopy(buf, markpos, buf, 0, pos - markpos);
      pos -= markpos;
      markpos = 0;
    } else if (buf.length >= marklimit) {
      markpos = -1;
      pos = 0;
    } else {
      byte[] bigger = new byte[Math.min(2 * pos, marklimit)];
      System.arraycopy(buf, 0, bigger, 0, pos);
      buf = bigger;
    }
  }

  @Override
  public synchronized int read() throws IOException {
    return fill() ? buf[pos++] & 0xff : -1;
  }

  /** One piece: from the buffer, or past it if it would not help. */
  private int readPiece(byte[] b, int off, int len) throws IOException {
    if (pos == count && markpos < 0 && len >= buf.length) {
      return in.read(b, off, len);
    }
    if (!fill()) {
      return -1;
    }
    int n = Math.min(len, count - pos);
    System.arraycopy(buf, pos, b, off, n);
    pos += n;
    return n;
  }

  @Override
  public synchronized int read(byte[] b, int off, int len) throws IOException {
    ensureOpen();
    if (off < 0 || len < 0 || len > b.length - off) {
      throw new IndexOutOfBoundsException();
    }
    int done = 0;
    while (done < len) {
      int n = readPiece(b, off + done, len - done);
      if (n <= 0) {
        return done == 0 ? n : done;
      }
      done += n;
      if (pos == count && in.available() <= 0) {
        break;
      }
    }
    return done;
  }

  @Override
  public synchronized long skip(long n) throws IOException {
    ensureOpen();
    if (n <= 0) {
      return 0;
    }
    if (pos == count && markpos < 0) {
      return in.skip(n);
    }
    if (!fill()) {
      return 0;
    }
    long skipped = Math.min(n, count - pos);
    pos += (int) skipped;
    return skipped;
  }

  @Override
  public synchronized int available() throws IOException {
    ensureOpen();
    return count - pos + in.available();
  }

  @Override
  public boolean markSupported() {
    return true;
  }

  @Override
  public synchronized void mark(int readlimit) {
    marklimit = readlimit;
    markpos = pos;
  }

  @Override
  public synchronized void reset() throws IOException {
    ensureOpen();
    if (markpos < 0) {
      throw new IOException("Resetting to invalid mark");
    }
    pos = markpos;
  }

  @Override
  public void close() throws IOException {
    if (in != null) {
      in.close();
      in = null;
    }
  }
}
