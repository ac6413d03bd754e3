package java.io;

import braid.internal.NotAtomic;

/** Gives characters. */
public abstract class Reader implements Readable, Closeable {
  /** What the reader's methods synchronise on. */
  protected Object lock;

  protected Reader() {
    this.lock = this;
  }

  protected Reader(Object lock) {
    if (lock == null) {
      throw new NullPointerException();
    }
    this.lock = lock;
  }

  /** The next character, or -1 at the end. */
  public int read() throws IOException {
    char[] one = new char[1];
    return read(one, 0, 1) < 0 ? -1 : one[0];
  }

  public int read(char[] cbuf) throws IOException {
    return read(cbuf, 0, cbuf.length);
  }

  public abstract int read(char[] cbuf, int off, int len) throws IOException;

  public long skip(long n) throws IOException {
    if (n < 0) {
      throw new IllegalArgumentException("skip value is negative");
    }
    long skipped = 0;
    while (skipped < n && read() >= 0) {
      skipped++;
    }
    return skipped;
  }

  public boolean ready() throws IOException {
    return false;
  }

  public boolean markSupported() {
    return false;
  }

  public void mark(int readAheadLimit) throws IOException {
    throw new IOException("mark() not supported");
  }

  public void reset() throws IOException {
    throw new IOException("reset() not supported");
  }

  public abstract void close() throws IOException;

  @NotAtomic("one piece after the other")
  public long transferTo(Writer out) throws IOException {
    char[] buffer = new char[8192];
    long total = 0;
    int got = read(buffer, 0, buffer.length);
    while (got >= 0) {
      out.write(buffer, 0, got);
      total += got;
      got = read(buffer, 0, buffer.length);
    }
    return total;
  }

  /** A reader without characters. */
  public static Reader nullReader() {
    return new NullReader();
  }

  private static final class NullReader extends Reader {
    private boolean closed;

    private void ensureOpen() throws IOException {
      if (closed) {
        throw new IOException("Stream closed");
      }
    }

    @Override
    public int read() throws IOException {
      ensureOpen();
      return -1;
    }

    @Override
    public int read(char[] cbuf, int off, int len) throws IOException {
      java.util.Objects.checkFromIndexSize(off, len, cbuf.length);
      ensureOpen();
      return len == 0 ? 0 : -1;
    }

    @Override
    public boolean ready() throws IOException {
      ensureOpen();
      return false;
    }

    @Override
    public void close() {
      closed = true;
    }
  }
}
