package java.io;

/** Takes characters. */
public abstract class Writer implements Appendable, Closeable, Flushable {
  /** What the writer's methods synchronise on. */
  protected Object lock;

  protected Writer() {
    this.lock = this;
  }

  protected Writer(Object lock) {
    if (lock == null) {
      throw new NullPointerException();
    }
    this.lock = lock;
  }

  public void write(int c) throws IOException {
    write(new char[] {(char) c}, 0, 1);
  }

  public void write(char[] cbuf) throws IOException {
    write(cbuf, 0, cbuf.length);
  }

  public abstract void write(char[] cbuf, int off, int len) throws IOException;

  public void write(String str) throws IOException {
    write(str, 0, str.length());
  }

  public void write(String str, int off, int len) throws IOException {
    char[] chars = new char[len];
    str.getChars(off, off + len, chars, 0);
    write(chars, 0, len);
  }

  public Writer append(CharSequence csq) throws IOException {
    write(String.valueOf(csq));
    return this;
  }

  public Writer append(CharSequence csq, int start, int end) throws IOException {
    return append((csq == null ? "null" : csq).subSequence(start, end));
  }

  public Writer append(char c) throws IOException {
    write(c);
    return this;
  }

  public abstract void flush() throws IOException;

  public abstract void close() throws IOException;

  /** A writer that throws away what it is given. */
  public static Writer nullWriter() {
    return new NullWriter();
  }

  private static final class NullWriter extends Writer {
    private boolean closed;

    private void ensureOpen() throws IOException {
      if (closed) {
        throw new IOException("Stream closed");
      }
    }

    @Override
    public void write(char[] cbuf, int off, int len) throws IOException {
      java.util.Objects.checkFromIndexSize(off, len, cbuf.length);
      ensureOpen();
    }

    @Override
    public void flush() throws IOException {
      ensureOpen();
    }

    @Override
    public void close() {
      closed = true;
    }
  }
}
