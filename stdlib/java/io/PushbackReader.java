package java.io;

/** Characters can be put back, to be read again. */
public class PushbackReader extends FilterReader {
  /** What was put back is from next to the end; null after close. */
  private char[] back;

  private int next;

  public PushbackReader(Reader in) {
    this(in, 1);
  }

  public PushbackReader(Reader in, int size) {
    super(in);
    if (size <= 0) {
      throw new IllegalArgumentException("size <= 0");
    }
    back = new char[size];
    next = size;
  }

  private void ensureOpen() throws IOException {
    if (back == null) {
      throw new IOException("Stream closed");
    }
  }

  @Override
  public int read() throws IOException {
    synchronized (lock) {
      ensureOpen();
      return next < back.length ? back[next++] : super.read();
    }
  }

  @Override
  public int read(char[] cbuf, int off, int len) throws IOException {
    synchronized (lock) {
      ensureOpen();
      java.util.Objects.checkFromIndexSize(off, len, cbuf.length);
      int some = Math.min(len, back.length - next);
      System.arraycopy(back, next, cbuf, off, some);
      next += some;
      if (some == len) {
        return len;
      }
      int got = super.read(cbuf, off + some, len - some);
      return got >= 0 ? some + got : some == 0 ? -1 : some;
    }
  }

  public void unread(int c) throws IOException {
    synchronized (lock) {
      ensureOpen();
      if (next == 0) {
        throw new IOException("Pushback buffer overflow");
      }
      back[--next] = (char) c;
    }
  }

  public void unread(char[] cbuf) throws IOException {
    unread(cbuf, 0, cbuf.length);
  }

  public void unread(char[] cbuf, int off, int len) throws IOException {
    synchronized (lock) {
      ensureOpen();
      if (len > next) {
        throw new IOException("Pushback buffer overflow");
      }
      next -= len;
      System.arraycopy(cbuf, off, back, next, len);
    }
  }

  @Override
  public boolean ready() throws IOException {
    synchronized (lock) {
      ensureOpen();
      return next < back.length || super.ready();
    }
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  @Override
  public void mark(int readAheadLimit) throws IOException {
    throw new IOException("mark/reset not supported");
  }

  @Override
  public void reset() throws IOException {
    throw new IOException("mark/reset not supported");
  }

  @Override
  public long skip(long n) throws IOException {
    if (n < 0) {
      throw new IllegalArgumentException("skip value is negative");
    }
    synchronized (lock) {
      ensureOpen();
      int some = (int) Math.min(n, back.length - next);
      next += some;
      return n == some ? n : some + super.skip(n - some);
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (lock) {
      super.close();
      back = null;
    }
  }
}
